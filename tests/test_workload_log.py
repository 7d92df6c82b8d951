"""Reading a log: every form that servers write, and 2,000 files that are broken in every way."""

from __future__ import annotations

import gzip
import json
import random
import resource
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from logs import FORMS, log, rows, tokenizer, words
from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers
from workload_logs import write

from lookahead_core.workload.columns import Found, find, ids_of, step, text_of
from lookahead_core.workload.lines import Bounds, Fault, Lines, depth, parsed
from lookahead_core.workload.log import LogReader
from lookahead_core.workload.study import HeadTask
from lookahead_core.workload.tokens import LogTokenizer
from lookahead_core.workload.words import LANGUAGES, TEXTS, LogError

FILES = 1000
SMALL = Bounds(bytes=40_000_000, line=20_000, depth=20, requests=50, tokens=500)


@pytest.mark.parametrize("ending", ["jsonl", "jsonl.gz"])
@pytest.mark.parametrize("form", FORMS)
def test_every_form_gives_the_same_tokens(form: str, ending: str, tmp_path: Path) -> None:
    asked = [(prompt, answer) for prompt, answer in rows(12) if len(prompt) > 1 and len(answer) > 1]
    reader = LogReader(log(tmp_path / f"log.{ending}", asked, form), tokenizer(tmp_path))
    assert [(request.prompt, request.answer) for request in reader] == asked
    facts = reader.facts
    assert facts.requests == sum(facts.columns.values()) == len(asked)
    assert facts.complete
    assert not facts.faults
    assert facts.kind == ("ids" if "ids" in form or form == "sglang" else "text")
    assert facts.tokenizer["approximate"] is False
    assert (facts.prompt_tokens, facts.output_tokens) == tuple(sum(len(row[side]) for row in asked) for side in (0, 1))


def test_token_ids_are_whole_numbers_and_nothing_like_them() -> None:
    assert ids_of([1, 2]) == ids_of([[1, 2]]) == [1, 2]
    for bad in ([1, True], [1, 2.0], [1, "2"], [], [-1], [2**31], [[1], [2]], "12", None):
        assert ids_of(bad) is None


def test_odd_lines_are_read_by_the_same_rules() -> None:
    both = find(1, {"prompt": "a", "response": "b", "prompt_ids": [1], "output_ids": [2]})
    assert isinstance(both, Found)
    assert (both.prompt, both.answer) == ([1], [2]), "ids before text"
    for roles in (("user", "user"), ("assistant",)):
        assert isinstance(find(1, {"messages": [{"role": role, "content": "a"} for role in roles]}), Fault)
    assert (text_of(["a", {"text": "b"}]), text_of(["a", 7])) == ("a\nb", None)
    assert text_of({"reasoning": "x ", "content": "y"}) == "x y"
    assert (step([1, 2], "1"), step([1, 2], "2")) == (2, None)
    assert ids_of([2**31 - 1]) == [2**31 - 1]
    for fields, more in ((8, False), (9, True)):
        fault = find(1, {f"f{number}": 1 for number in range(fields)})
        assert isinstance(fault, Fault)
        assert fault.values["names"] == ", ".join(f"f{number}" for number in range(8)) + " …" * more


def test_why_an_answer_ended_is_read_beside_it(tmp_path: Path) -> None:
    reasons = ["stop", "length", "tool_calls", None, ["stop"]]
    lines = [{"prompt": "t1", "choices": [{"text": "t2", "finish_reason": reason}]} for reason in reasons]
    choice = {"message": {"content": "t2"}, "finish_reason": "length"}
    lines += [{"messages": [{"content": "t1"}], "response": {"choices": [choice]}}]
    lines += [{"prompt": "t1", "response": "t2", "finish_reason": "stop"}, {"prompt": "t1", "response": "t2"}]
    sglang = {"text": "t2", "meta_info": {"finish_reason": {"type": "length", "length": 1}}}
    lines += [{"obj": {"text": "t1"}, "out": sglang}]
    lines += [{"inputs": "t1", "generated_text": "t2", "details": {"finish_reason": why}} for why in ("eos_token", "length")]
    path = write(tmp_path / "log.jsonl", lines)
    found = [request.finished for request in LogReader(path)]
    assert found == ["eos", "length", "log", "log", "log", "length", "eos", "log", "length", "eos", "length"]


def test_text_without_a_tokenizer_is_counted_by_the_embedded_one_and_says_so(tmp_path: Path) -> None:
    reader = LogReader(log(tmp_path / "log.jsonl", rows(3), "plain"))
    assert len(list(reader)) == 3
    assert reader.facts.tokenizer["approximate"] is True
    assert "approximate" in reader.facts.tokenizer["text"]["en"]


def test_one_bad_line_does_not_stop_the_others(tmp_path: Path) -> None:
    good = [json.dumps(FORMS["ids"](*row)) for row in rows(4)]
    deep = "[" * 1000 + "]" * 1000
    bad = ["{", "[1]", "7", '{"a": 1}', '{"prompt_ids": [1, -4], "output_ids": [1]}', '{"prompt_ids": [1]}', f'{{"x": {deep}}}']
    bad += ['{"prompt": "a", "response": "b"}', '{"prompt_ids": [' + "1, " * 40_000 + '1], "output_ids": [1]}']
    bad += ['{"prompt_ids": [' + "1, " * 600 + '1], "output_ids": [1]}', '{"x": ' + "9" * 5000 + "}"]
    path = tmp_path / "log.jsonl"
    path.write_text("\n".join([good[0], *bad, "", *good[1:]]), encoding="utf-8")
    reader = LogReader(path, bounds=SMALL)
    assert len(list(reader)) == 4
    reasons = ["json", "list", "object", "no prompt", "ids", "no answer", "depth", "kind", "long", "tokens", "digits"]
    assert [fault.reason for fault in reader.facts.shown] == reasons
    assert [fault.line for fault in reader.facts.shown] == list(range(2, 2 + len(bad)))
    said = {fault.reason: fault.text["en"] for fault in reader.facts.shown}
    assert "1,001 levels deep; at most 20" in said["depth"]
    assert "a line may have 20,000" in said["long"]
    assert "601 tokens; at most 500" in said["tokens"]
    assert "-4" in said["ids"]
    assert "has no answer as text or token ids; its fields are prompt_ids" in said["no answer"]


@pytest.mark.parametrize(
    ("raw", "words_of_it"),
    [
        (b"", "is empty"),
        (b"\n \n", "is empty"),
        (b"PK\x03\x04rest", "zip file"),
        ("{}".encode("utf-16"), "UTF-16 file"),
        (b"PAR1....", "Parquet file"),
    ],
)
def test_files_that_are_no_log(raw: bytes, words_of_it: str, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(raw)
    with pytest.raises(LogError, match=words_of_it) as caught:
        list(HeadTask(path, None, SMALL, 5, path.name).run())
    assert caught.value.zh
    assert caught.value.zh != caught.value.en


def test_a_missing_file_and_a_missing_tokenizer_are_named(tmp_path: Path) -> None:
    with pytest.raises(LogError, match=r"none\.jsonl cannot be read"):
        LogReader(tmp_path / "none.jsonl")
    path = log(tmp_path / "log.jsonl", rows(1))
    for bad in (tmp_path / "nowhere", tmp_path, path):
        with pytest.raises(LogError, match="tokenizer"):
            LogReader(path, bad)


def test_a_gzip_bomb_is_left_at_once(tmp_path: Path) -> None:
    """60 MB of zeros: without a line end, and as blank lines after a good one."""
    before = peak()
    for start, filler in ((b"", b"\0"), (json.dumps(FORMS["ids"](*rows(1)[0])).encode() + b"\n", b" \n")):
        packer, path = zlib.compressobj(9, zlib.DEFLATED, 31), tmp_path / "bomb.gz"
        block = filler * (1_000_000 // len(filler))
        with path.open("wb") as file:
            file.write(packer.compress(start))
            for _ in range(60):
                file.write(packer.compress(block))
            file.write(packer.flush())
        reader = LogReader(path)
        assert len(list(reader)) == bool(start)
        assert reader.facts.faults["bomb"] == 1
        assert reader.facts.bytes < 30_000_000
        assert "at most 200 times" in reader.facts.shown[-1].text["en"]
    assert peak() - before < 60_000_000


def test_a_long_line_costs_no_memory(tmp_path: Path) -> None:
    path, before = tmp_path / "log.jsonl", peak()
    with path.open("wb") as file:
        for _ in range(200):
            file.write(b"[" * 1_000_000)
        file.write(b"\n" + json.dumps(FORMS["ids"](*rows(1)[0])).encode())
    reader = LogReader(path)
    assert len(list(reader)) == 1
    assert reader.facts.shown[0].text["en"] == "Line 1 has 200,000,001 bytes; a line may have 8,000,000."
    assert peak() - before < 60_000_000


def test_depth_is_that_of_the_brackets_outside_of_strings() -> None:
    rng = random.Random(3)
    for _ in range(300):
        levels = rng.randrange(1, 40)
        value: Any = rng.choice(["]]]{{[[", 'a"]\\', "\\", "[" * 50])
        for _ in range(levels):
            value = [value, "}{"] if rng.random() < 0.5 else {'k"[': value, "\\": "]"}
        line = json.dumps(value).encode()
        found = depth(line)
        assert found == levels or (found >= levels and line.count(b"[") + line.count(b"{") <= 8)


def peak() -> int:
    """Most bytes of this process so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def broken(rng: random.Random) -> bytes:
    """A file that is wrong in one way or several."""
    lines = [json.dumps(FORMS[rng.choice(list(FORMS))](*row)) for row in rows(rng.randrange(1, 5), rng.random())]
    for place in rng.sample(range(len(lines)), rng.randrange(1, len(lines) + 1)):
        lines[place] = rng.choice(WAYS)(rng, lines[place])
    raw = "\n".join(lines).encode("utf-8", "surrogatepass")
    for spoil in rng.sample(SPOILS, rng.randrange(3)):
        raw = spoil(rng, raw)
    return raw


def swapped(rng: random.Random, line: str) -> str:
    """The line with another type somewhere."""
    entry = json.loads(line)
    values = [
        None,
        True,
        -1,
        1.5,
        2**40,
        float("nan"),
        "",
        "x",
        [],
        [[]],
        [None],
        {},
        {"a": []},
        "\ud800",
        ["\udfff"],
        [True, 1],
    ]
    place: Any = entry
    while isinstance(place, dict | list) and place:
        key = rng.choice(list(place) if isinstance(place, dict) else list(range(len(place))))
        if rng.random() < 0.4 or not isinstance(place[key], dict | list) or not place[key]:
            place[key] = rng.choice(values)
            break
        place = place[key]
    return json.dumps(entry)


WAYS = [
    lambda rng, line: line[: rng.randrange(len(line) + 1)],
    swapped,
    swapped,
    lambda rng, line: "[" * rng.choice((3, 50, 5000)) + line,
    lambda rng, line: '{"a": ' * 900 + line + "}" * 900,
    lambda rng, line: line * 400,
    lambda rng, line: "",
    lambda rng, line: line.replace("t1", "\u0000\u2028\ud83d"),
    lambda rng, line: line.replace("1", "1" * 5000, 1),
    lambda rng, line: f"[{line}]",
]
SPOILS = [
    lambda rng, raw: raw[: rng.randrange(len(raw) + 1)],
    lambda rng, raw: raw.decode("utf-8", "replace").encode(rng.choice(("utf-16", "utf-8-sig", "utf-32", "latin-1")), "replace"),
    lambda rng, raw: gzip.compress(raw),
    lambda rng, raw: gzip.compress(raw)[: rng.randrange(8, 60)],
    lambda rng, raw: flipped(rng, raw),
    lambda rng, raw: flipped(rng, gzip.compress(raw)),
    lambda rng, raw: raw.replace(b"\n", b"\r\n"),
    lambda rng, raw: raw + bytes(rng.randrange(256) for _ in range(rng.randrange(200))),
]


def flipped(rng: random.Random, raw: bytes) -> bytes:
    """Some bytes changed."""
    out = bytearray(raw)
    for _ in range(rng.randrange(1, 6)):
        if out:
            out[rng.randrange(len(out))] = rng.randrange(256)
    return bytes(out)


def test_broken_files(tmp_path: Path) -> None:
    """Each line is a request, blank, or a fault with its number in both languages; nothing is raised but a LogError."""
    rng, path = random.Random(1), tmp_path / "log.jsonl"
    faults: dict[str, int] = {}
    requests = refused = 0
    level = 0
    for number in range(FILES):
        path.write_bytes(broken(rng))
        try:
            reader = LogReader(path, bounds=SMALL)
        except LogError as error:
            refused += all(error.text.values())
            continue
        for request in reader:
            requests += 1
            assert min(request.prompt + request.answer) >= 0
        for fault in reader.facts.shown:
            faults[fault.reason] = faults.get(fault.reason, 0) + 1
            assert all(f"{fault.line:,}" in fault.text[language] for language in LANGUAGES)
        if number == FILES // 4:
            level = peak()
    assert peak() - level < 40_000_000
    assert requests > 250
    assert refused
    seen = {"cut", "json", "depth", "encoding", "long", "list", "ids", "no prompt", "no answer", "kind", "surrogate", "digits"}
    assert seen <= set(faults)


def test_every_fault_has_words_in_both_languages() -> None:
    assert all(set(text) == set(LANGUAGES) and all(text.values()) for text in TEXTS.values())
    assert parsed(3, b"\xff", SMALL) == Fault(3, "encoding", {"byte": "0xFF", "place": 1})
    assert parsed(1, b"\xef\xbb\xbf{\xff}", SMALL) == Fault(1, "encoding", {"byte": "0xFF", "place": 2})


def test_a_text_that_the_tokenizer_cannot_express_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "tokenizer.json"
    words = Tokenizer(models.WordLevel({"known": 0}, unk_token="<unknown>"))  # which its words do not hold
    words.pre_tokenizer = pre_tokenizers.Whitespace()
    words.save(str(file))
    path = tmp_path / "log.jsonl"
    asked = [{"prompt": prompt, "answer": "known"} for prompt in ("known", "other", "\ud800")]
    path.write_text("".join(json.dumps(row) + "\n" for row in asked), encoding="utf-8")
    reader = LogReader(path, file)
    assert [request.line for request in reader] == [1]
    assert [fault.reason for fault in reader.facts.shown] == ["encode", "surrogate"]
    assert "Line 2: the tokenizer cannot read the prompt: " in reader.facts.shown[0].text["en"]


def test_a_hostile_tokenizer_ends_its_own_process_alone(tmp_path: Path) -> None:
    def hostile(**parts: Any) -> LogTokenizer:
        made = Tokenizer(models.WordLevel({"a": 0, "?": 1}, unk_token="?"))
        for name, part in parts.items():
            setattr(made, name, part)
        made.save(str(tmp_path / "tokenizer.json"))
        return LogTokenizer(tmp_path)

    greedy = "asks for more than 20 seconds or 3 GiB of memory"
    with pytest.raises(LogError, match=greedy):
        hostile(decoder=decoders.Sequence([decoders.Replace("a", "a" * 2000)] * 3)).word(0)
    with pytest.raises(LogError, match=greedy):
        hostile(normalizer=normalizers.Sequence([normalizers.Replace("a", "a" * 2000)] * 3)).encode("a")
    searches = hostile(pre_tokenizer=pre_tokenizers.Split(Regex("(a|a|aa)+$"), "isolated"))
    with pytest.raises(ValueError, match="retry-limit"):  # the library panics
        searches.encode("a" * 40 + "b")
    assert searches.encode("a") == [0]


def entries(path: Path) -> Iterator[Any]:
    return iter(Lines(path, SMALL))


def test_the_bound_on_bytes_and_on_requests(tmp_path: Path) -> None:
    path = log(tmp_path / "log.jsonl", rows(60))
    reader = LogReader(path, bounds=SMALL)
    assert len(list(reader)) == 50
    assert reader.facts.shown[-1].reason == "requests"
    assert not reader.facts.complete
    reader = LogReader(log(tmp_path / "whole.jsonl", rows(50)), bounds=SMALL)
    assert len(list(reader)) == reader.facts.requests == 50
    assert reader.facts.complete, "a log of just so many requests is whole"
    assert not reader.facts.faults
    *_, last = Lines(path, Bounds(bytes=2000))
    assert isinstance(last, Fault)
    assert last.reason == "bytes"
    assert words([1, 2]) == "t1 t2"
