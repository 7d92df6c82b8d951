"""What the stage is told and what it gives away, without a browser: messages, payloads, texts."""

from __future__ import annotations

import gzip
import json
import re

from make_trace import make

from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import DraftTree
from visual.stage import bundle
from visual.stage.messages import StageWriter

TRACE = make(decoding_length=32)
STEPS = TRACE.lanes["lookahead"]


def test_messages_are_numbered_and_send_each_word_once() -> None:
    writer = StageWriter("r")
    sent = [writer.begin(TRACE)]
    sent += [writer.steps([step], TRACE.words) for step in STEPS]
    sent.append(writer.end(TRACE))
    read = [json.loads(message) for message in sent]
    assert [message["seq"] for message in read] == list(range(1, len(read) + 1))
    assert {message["run"] for message in read} == {"r"}
    words = [word for message in read[:-1] for word in message["words"]]
    assert len(words) == len(set(words))
    assert Trace.from_json(read[-1]["trace"]).to_json() == TRACE.to_json()
    assert json.loads(writer.status("hello", "busy"))["kind"] == "status"


def test_each_message_says_what_it_was_asked_to_say() -> None:
    writer = StageWriter('a "run"')
    step = Step("trie", 1, 1, (6,), (), DraftTree((5,), (-1,), (0.9,), ("output",), 1, ((0, 7, 0.1),)))
    words = {token: f"t{token}" for token in range(9)}
    assert json.loads(writer.begin(Trace([3], words=words)))["words"] == {"3": "t3"}, "those of the prompt alone"
    assert set(json.loads(writer.steps([step], words))["words"]) == {"5", "6", "7"}, "drafts and candidates are shown, too"
    assert json.loads(writer.begin(Trace([5], words=words)))["words"] == {"5": "t5"}, "a new run knows no words"
    told = [json.loads(text) for text in (writer.show(TRACE), writer.show(TRACE, False, True), writer.recorded(TRACE.dumps()))]
    assert [one["autoplay"] for one in told] == [True, False, True]
    assert [one.get("keep") for one in told] == [None, True, None]
    assert [one["seq"] for one in told] == [4, 5, 6]
    assert told[2]["trace"] == told[0]["trace"]
    assert {one["run"] for one in told} == {'a "run"'}
    assert [json.loads(writer.status("x", waits=waits)).get("waits") for waits in (False, True)] == [None, True]
    curve = json.loads(writer.curve([(0, 1.23456), (9, 2)], 32))
    assert (curve["length"], curve["points"], curve["seq"]) == (32, [[0, 1.235], [9, 2]], 9)


def test_a_live_step_is_small() -> None:
    writer = StageWriter("r")
    writer.begin(TRACE)
    sizes = [len(writer.steps([step], TRACE.words).encode()) for step in STEPS]
    assert sum(sizes) / len(sizes) <= 1500


def test_a_finished_trace_is_small() -> None:
    tokens = len(TRACE.tokens("lookahead"))
    assert len(TRACE.dumps().encode()) * 256 / tokens <= 120_000


def test_the_stage_is_light() -> None:
    files = bundle.script() + bundle.style() + bundle.skeleton()
    assert len(gzip.compress(files.encode())) < 60_000


def test_a_script_loses_its_indentation_and_no_text_of_it_any() -> None:
    assert bundle.bare("// why\nif (a) {\n\n  b(` c`); // how\n}\n") == "if (a) {\nb(` c`);\n}\n"
    for part in bundle.HERE.joinpath("js").iterdir():
        script = bundle.REMARK.sub("", bundle.COMMENT.sub("", part.read_text(encoding="utf-8")))
        assert not any("\n" in text for text in re.findall(r"`(?:\\.|[^`\\])*`", script)), part.name


def test_the_skeleton_is_no_template() -> None:
    assert not re.search(r"\$\{|\{\{|`|\\", bundle.skeleton())
    assert "</script" not in bundle.script()
    assert "http" not in re.sub(r"http://(www\.w3\.org|graphml\.graphdrawing\.org)", "", bundle.script() + bundle.style())


def test_every_language_has_the_same_texts_with_the_same_values() -> None:
    english, *others = (table for _, table in sorted(bundle.texts().items()))
    for other in others:
        assert set(other) == set(english)
        for name, text in english.items():
            assert type(other[name]) is type(text), name
            if not isinstance(text, str):
                assert len(other[name]) == len(text), name
                continue
            ours, theirs = (set(re.findall(r"\{(\w+)", words)) for words in (text, other[name]))
            assert theirs <= ours, name
            assert ours - theirs <= {"n", "why"}, name  # no plural forms; the reason of a route is English


def test_the_glossary_calls_the_lengths_as_the_settings_do() -> None:
    for language, texts in bundle.texts().items():
        assert {texts["decodingLength"], texts["branchLength"]} < set(texts["glossary"]), language


def test_the_stage_uses_every_text_and_has_every_text_it_uses() -> None:
    code = bundle.script().split("const LIMITS", 1)[1] + bundle.skeleton()
    by_name = set(re.findall(r'\bstrings\.(?!js)(\w+)|data-t(?:-\w+)?="(\w+)"', code))
    used = {name for pair in by_name for name in pair if name}
    known = set(bundle.texts()["en"])
    assert used - known == set()
    assert known - used - set(re.findall(r'"(\w+)"', code)) == set()


def test_chinese_parts_names_and_numbers_from_the_words() -> None:
    """A number of guesses begins with a digit, and a lane may be called LLMA: a space or a bracket stands between."""
    said = bundle.texts()["zh"]
    for key, place in (("tellDraft", "{guesses}"), ("laneRate", "{rate}")):
        before = said[key][said[key].index(place) - 1]
        assert before in " （", said[key]
    name = r"\{(?:lane|title|second|fast)\}"
    for words in filter(lambda text: isinstance(text, str), said.values()):
        assert not re.search(f"[\u4e00-\u9fff]{name}|{name}[\u4e00-\u9fff]", words), words
