"""The lesson: its numbers come from the recording, its questions are answered in the picture, and nothing is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lookahead_core.methods import DraftSettings
from lookahead_core.methods.ghosts import BRANCH, LENGTH, ghosts
from lookahead_core.trace.trace import Trace
from lookahead_core.trace.validate import validate
from visual.lesson.card import content
from visual.lesson.passes import ancestors, children, drafted, leaked, leaves, quoted, seen_before, under
from visual.lesson.races import EVEN, GUESSERS, other_methods
from visual.lesson.steps import branches, lesson
from visual.recordings.presets import Preset, presets

FIXTURE = Path(__file__).parent / "fixtures" / "trace.json"
RECORDINGS = presets() or [Preset(FIXTURE)]
SCENES, SHOWN = lesson([recording.trace() for recording in RECORDINGS])
BY_NAME = {scene.name: scene for scene in SCENES}


def shown(name: str) -> tuple[Any, Any]:
    """A scene, and the step that it is about."""
    scene = BY_NAME[name]
    return scene, SHOWN[scene.before.trace].lanes["lookahead"][scene.before.step]


def test_every_scene_has_everything_in_both_languages() -> None:
    assert 8 <= len(SCENES) <= 10
    assert len(BY_NAME) == len(SCENES)
    for scene in SCENES:
        texts = [scene.title, scene.read, scene.ask, scene.answer, *([scene.pick] if scene.pick else []), *scene.options]
        for text in texts:
            assert text["en"].strip()
            assert text["zh"].strip()
            assert "{" not in text["en"] + text["zh"] or "“" in text["en"], "a value that was not put in"
        for text in texts[:4]:
            assert re.search("[\u4e00-\u9fff]", text["zh"]), text
            assert not re.search("[\u4e00-\u9fff]", text["en"].replace("·", "")) or "“" in text["en"]
        assert len({option["en"] for option in scene.options}) == len(scene.options) >= 3
        assert 0 <= scene.right < len(scene.options)
        assert len(scene.read["en"].split()) <= 45, "one thought"


def test_every_option_but_the_right_one_says_in_one_sentence_why_it_is_not_so() -> None:
    for scene in SCENES:
        rights = set() if scene.choice.many else {scene.right, *scene.choice.also}  # one of several may be left out wrongly
        assert len(scene.wrong) == len(scene.options)
        assert {place for place, why in enumerate(scene.wrong) if why is None} == rights, scene.name
        sentences = [why for why in scene.wrong if why is not None]
        assert len({why["en"] for why in sentences}) == len(sentences), "each its own"
        for why in sentences:
            assert len(why["en"].split()) <= 25, why
            assert re.fullmatch(r"[^{}]+\.", why["en"])
            assert not re.search(r"[.!?] ", why["en"]), "one sentence"
            assert re.fullmatch("[^{}。]*[\u4e00-\u9fff][^{}。]*。", why["zh"])


def test_what_is_said_of_a_wrong_option_is_so() -> None:
    cost, tune = BY_NAME["cost"].figures, BY_NAME["tune"].figures
    assert cost["ratio"] < cost["rows"] / 2, "a further token takes less than half a pass"
    assert tune["speed"] < tune["edl"], "these passes take longer than plain ones"
    scene, step = shown("trie")
    race = SHOWN[scene.before.trace]
    seen = seen_before(race, step)
    assert seen is not None
    for option, why in zip(scene.options, scene.wrong, strict=True):
        place = "matched" if option["en"] == quoted(race, seen.text[seen.end]) else "after" if why else "next"
        assert place == "next" or ("ends the words that were looked up" in why["en"]) == (place == "matched")
    race = SHOWN[BY_NAME["who_again"].before.trace]
    copied = race.lanes["lookup"][1:]
    assert sum(step.accepted for step in copied) < sum(len(step.tree) for step in copied) / 4, "few guesses are right"


@pytest.mark.parametrize("raised", [True, False])
def test_a_wrong_branch_is_called_likelier_where_the_trie_held_it_so(raised: bool) -> None:
    trace = Preset(FIXTURE).trace()
    scene = branches(trace)
    assert scene is not None
    data = trace.to_json()
    scores = data["lanes"]["lookahead"][scene.before.step]["s"]  # of 1000
    for row, option in scene.choice.picks.items():
        scores[int(row) - 1] = 500 if option == scene.right or not raised else 750
    again = branches(Trace.from_json(data))
    assert again is not None
    assert [why and ("likelier" in why["en"]) for why in again.wrong] == [why and raised for why in scene.wrong]


def test_the_right_option_is_what_was_measured() -> None:
    def said(name: str) -> float:
        scene = BY_NAME[name]
        return float(re.search(r"[\d.]+", scene.options[scene.right]["en"])[0])  # type: ignore[index]

    assert said("cost") == round(BY_NAME["cost"].figures["ratio"])  # whole, as the others: a decimal would give it away
    assert said("verify") == BY_NAME["verify"].figures["emitted"]
    assert said("tune") == pytest.approx(BY_NAME["tune"].figures["speed"], abs=0.06)
    edl = float(re.search(r"([\d.]+) tokens per pass", BY_NAME["tune"].ask["en"])[1])  # type: ignore[index]
    assert f"{edl:g}" in BY_NAME["tune"].choice.numbers, "rounded as in the question"
    speed = BY_NAME["poor"].figures["speed"]
    assert BY_NAME["poor"].right == (0 if speed < 0.98 else 1 if speed > 1.02 else 2)


def test_tree_counts_against_the_ancestor_mask() -> None:
    """Ancestors, branches and leaks, counted on the parents, equal those of the mask that the model was fed."""
    for step in drafted(Preset(FIXTURE).trace())[:20]:
        visible = step.tree.ancestors()
        for node in range(len(step.tree)):
            row = list(map(bool, visible[node + 1]))
            assert [other for other in range(node) if row[other + 1]] == ancestors(step, node)
            assert leaked(step, node) == row[: node + 1].count(False)
            assert under(step, node) == [other for other in range(len(step.tree)) if visible[other + 1][node + 1]]
        assert all(not children(step, leaf) for leaf in leaves(step))


def test_a_click_on_a_row_answers_what_a_walk_that_stops_there_would_emit() -> None:
    scene, step = shown("verify")
    stop = step.path[-1] + 1 if step.path else 0
    picks = scene.choice.picks
    assert sorted(map(int, picks)) == list(range(step.width)), "the root and every draft"
    assert [int(row) for row, option in picks.items() if option == scene.right] == [stop]
    for row, option in picks.items():
        if option >= 0:
            depth = step.tree.depths()[int(row) - 1] if int(row) else 0
            assert scene.options[option]["en"] == str(depth + 1)


def test_the_winning_branch_is_the_one_with_the_accepted_guess() -> None:
    scene, step = shown("branches")
    right = {int(row) - 1 for row, option in scene.choice.picks.items() if option == scene.right}
    assert right & set(step.path)
    top = min(right)
    assert top in step.path
    assert right == set(under(step, top))
    others = {int(row) - 1 for row, option in scene.choice.picks.items() if option != scene.right}
    assert others
    assert not others & set(step.path)


def test_what_a_row_sees_is_its_row_of_the_mask() -> None:
    scene, step = shown("mask")
    row = scene.after.row
    assert [option + 1 for option in scene.choice.many] == [at for at in range(1, row) if step.tree.ancestors()[row][at]]
    assert len(scene.options) == row - 1, "every guess above it"


def test_the_next_word_is_the_one_that_stood_there() -> None:
    scene, step = shown("trie")
    race = SHOWN[scene.before.trace]
    seen = seen_before(race, step)
    assert seen is not None
    text = [*race.prompt, *(token for one in race.lanes["lookahead"][: step.index] for token in one.tokens)]
    assert text[seen.end + 1 - seen.matched : seen.end + 1] == text[-seen.matched :]
    assert seen.end < len(text) - 1
    first = next(int(node) for node, option in scene.choice.picks.items() if option == scene.right)
    assert step.tree.parents[first] == -1
    assert step.tree.tokens[first] == text[seen.end + 1]


@pytest.mark.parametrize("name", ["who", "who_again"])
def test_other_methods_need_what_the_table_of_replays_says(name: str) -> None:
    scene = BY_NAME[name]
    race = SHOWN[scene.before.trace]
    validate(race.to_json())
    assert race.meta["predicted"]
    assert race.difference() is None, "the same text in all lanes"
    original = SHOWN[0 if name == "who" else BY_NAME["poor"].before.trace]
    rows = {row["method"]: row for row in ghosts(original, DraftSettings(LENGTH, BRANCH))}
    for lane, method in GUESSERS.items():
        assert len(race.lanes[lane]) - 1 == rows[method]["passes"]
        assert sum(step.width for step in race.lanes[lane][1:]) == rows[method]["rows"]
    assert race.lanes["plain"] == original.lanes["plain"], "the plain lane is the recorded one"
    rights = {scene.right, *scene.choice.also}
    lanes = [*GUESSERS, "plain"][: len(scene.options)]
    value = {lane: race.seconds(lane) if name == "who_again" else len(race.lanes[lane]) for lane in lanes}
    near = 1 + EVEN if name == "who_again" else 1
    assert rights == {place for place, lane in enumerate(lanes) if value[lane] <= near * min(value.values())}


def test_the_worksheet_asks_for_the_pass_of_the_first_scene() -> None:
    sheet = (Path(__file__).parents[1] / "assets" / "worksheet.html").read_text(encoding="utf-8")
    rows = shown("cost")[0].figures["rows"]
    assert re.findall(r"over (\d\d+) tokens|(\d\d+) 个词元的", sheet) == [(f"{rows:.0f}", ""), ("", f"{rows:.0f}")]
    assert re.findall(r"why not (\d+) t|不是 (\d+) t", sheet) == [(f"{rows:.0f}", ""), ("", f"{rows:.0f}")]


def test_every_view_exists_in_its_recording() -> None:
    for scene in SCENES:
        for view in (scene.before, scene.after):
            assert 0 <= view.step < len(SHOWN[view.trace].lanes["lookahead"])


def test_a_recording_as_text_is_the_message_that_a_trace_makes() -> None:
    from visual.stage.messages import StageWriter

    recording = Preset(FIXTURE)
    assert json.loads(StageWriter("r").recorded(recording.message())) == json.loads(StageWriter("r").show(recording.trace()))


def test_without_a_recording_there_is_no_lesson_and_no_crash() -> None:
    empty = json.loads(content([]))
    assert (empty["steps"], empty["traces"]) == ([], [])
    assert lesson([Trace([1])]) == ([], [])


def test_the_pages_start_without_the_replays() -> None:
    """They need the compiled trie; the scenes about other methods follow when the page is opened."""
    short, whole = json.loads(content(RECORDINGS, others=False)), json.loads(content(RECORDINGS))
    assert [scene["name"] for scene in whole["steps"]][: len(short["steps"])] == [scene["name"] for scene in short["steps"]]
    assert {scene["name"] for scene in whole["steps"]} - {scene["name"] for scene in short["steps"]} == {"who", "who_again"}
    assert short["edition"] == whole["edition"]


def test_a_race_that_ended_at_once_has_no_replay() -> None:
    trace = Preset(FIXTURE).trace()
    with pytest.raises(ValueError, match="decode passes"):
        other_methods(Trace(trace.prompt, {lane: steps[:1] for lane, steps in trace.lanes.items()}))
