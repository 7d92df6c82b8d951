"""A race redrawn at other lengths is what the race would have been, and says so where it can only be estimated."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("torch")
from small import small

from lookahead_core.methods import DraftSettings
from lookahead_core.methods.ghosts import ghosts, recorded
from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.trace.clock import Clock
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import DraftTree
from visual import app
from visual.engines.host import Host
from visual.engines.job import News, newest, rebuild, run
from visual.work.races import Racing
from visual.work.redraw import EXACT, LENGTH, ROW_BYTES, STEP_BYTES, Finished, pass_seconds
from visual.work.session import Session

PROMPTS = ("one two three one two three", "three two one", "one two three one two three", "one two three")


class Elsewhere:
    """An engine with tries of its own, deeper than the page knows of."""

    slots = 1
    entry = None

    def news(self, job: Any, session: str) -> Any:
        return run(job, small().model, rebuild([[5, 6, 7, 8], *job.answers], 12))


def racing(engine: Any = None) -> Racing:
    host = Host(CATALOGUE[TINY])
    host.adopt(small())
    return app.racing_on(host, engine)


def raced(
    on: Racing, session: Session, prompt: str, length: int = 16, branch: int = 6, strategy: str = "hierarchical", **more: Any
) -> Finished:
    *_, end = on.events(session, *on.checked(prompt, TINY, False, length, branch, strategy, 48, **more))
    assert isinstance(end, Finished)
    return end


def seen(steps: list[Step]) -> list[Any]:
    return [(step.tokens, step.path, step.tree.tokens, step.tree.parents) for step in steps]


def test_every_redraw_at_the_race_s_own_lengths_is_that_race_step_by_step() -> None:
    on, session = racing(), Session()
    for prompt in PROMPTS:
        race = raced(on, session, prompt)
        again = race.at(16, 6, "hierarchical")
        assert seen(again.lanes["lookahead"]) == seen(race.trace.lanes["lookahead"])
        assert (again.meta["note"], again.meta["note_zh"]) == EXACT


def test_a_redraw_at_other_lengths_is_the_race_that_would_have_been_run() -> None:
    for length, branch in ((8, 3), (24, 9)):  # within the trie's branch length, and past it
        on, one, other = racing(), Session(), Session()
        for prompt in PROMPTS[:3]:
            raced(on, one, prompt)
            raced(on, other, prompt)
        race = raced(on, one, PROMPTS[3])
        race.trace.words.clear()  # as if it had shown none of what the other one drafts
        redrawn = race.at(length, branch, "hierarchical")
        real = raced(on, other, PROMPTS[3], length, branch)
        assert {token for step in redrawn.lanes["lookahead"] for token in step.shown()} <= redrawn.words.keys()
        assert seen(redrawn.lanes["lookahead"]) == seen(real.trace.lanes["lookahead"])


def test_a_race_of_single_branches_is_redrawn_in_single_branches() -> None:
    """A bit-equal race takes no trees: neither do its replays, nor the other methods beside it."""
    on, session = racing(), Session()
    race = [raced(on, session, prompt, exact=True) for prompt in PROMPTS][-1]
    lane = race.trace.lanes["lookahead"]
    assert all(step.tree.first_branch == len(step.tree) for step in lane)
    assert seen(race.at(16, 6, "hierarchical").lanes["lookahead"]) == seen(lane)
    rows = {row["method"]: row for row in race.ghosts()}
    assert rows["trie"]["lane"] == "lookahead"
    for name in ("trie", "parallel", "single"):
        assert (rows[name]["passes"], rows[name]["rows"]) == (len(lane) - 1, sum(step.width for step in lane[1:]))


def test_the_redraw_of_a_race_that_chose_its_widths_says_that_it_has_one() -> None:
    race = raced(racing(), Session(), PROMPTS[0])
    race.told["decoding_length"] = "auto"
    note = race.at(16, 6, "hierarchical").meta["note"]
    assert note.startswith(EXACT[0])
    assert note.endswith("this replay has one decoding length, 16.")


def test_a_rival_s_answer_enters_neither_the_trie_nor_the_memory() -> None:
    on, session = racing(), Session()
    raced(on, session, PROMPTS[0])
    assert session.trie is not None
    nodes = len(session.trie)
    race = raced(on, session, PROMPTS[1], strategy="lookup")
    assert (len(session.answers), len(session.trie)) == (1, nodes)
    assert race.at(16, 6, "hierarchical").meta["note"] == EXACT[0]


def test_the_race_of_a_held_answer_says_so_until_the_answer_is_taken_out() -> None:
    on, session = racing(), Session()

    def held() -> bool:
        race = raced(on, session, PROMPTS[0])
        race.note_held()
        return bool(race.trace.meta["trie"].get("held"))

    assert [held(), held()] == [False, True]
    assert session.finished is not None
    session.drop_answer(session.finished.answer)
    assert session.answers == []
    assert not held()


def test_a_stopped_race_s_answer_is_the_one_that_was_remembered() -> None:
    class Stopped:
        """An engine whose race is stopped while its lanes are unequally far."""

        slots = 1
        entry = None

        def news(self, job: Any, session: str) -> Any:
            yield News()
            plain = [Step("plain", index, index, (token,)) for index, token in enumerate((5, 6, 7))]
            tree = DraftTree((6, 7, 8), (-1, 0, 1))
            last = Step("lookahead", 1, 1, (6, 7, 8, 9), tree=tree, path=(0, 1, 2), finished="stopped")
            yield News((*plain, Step("lookahead", 0, 0, (5,)), last), done=True)

    on, session = racing(Stopped()), Session()
    race = raced(on, session, PROMPTS[0])
    assert session.answers == [race.answer]
    assert race.answer[-5:] == [5, 6, 7, 8, 9]
    assert [answers for answers, _ in race.warmed(session.answers, 16, 6, "hierarchical")] == [0, 0], "not from its own answer"
    session.drop_answer(race.answer)
    assert session.answers == []


def test_warming_tells_the_tokens_per_pass_with_all_answers_but_its_own() -> None:
    on, session, other = racing(), Session(), Session()
    cold = raced(on, session, PROMPTS[3])
    for prompt in PROMPTS[:3]:
        raced(on, other, prompt)
    others = [answer for answer in other.answers if answer != cold.answer]
    curve = cold.warmed([*other.answers, cold.answer], 16, 6, "hierarchical")
    assert curve[0] == (0, cold.trace.edl("lookahead"))
    real = Finished(cold.trace, cold.words, past=others).at(16, 6, "hierarchical")
    assert curve[1] == (len(others), real.edl("lookahead"))


def test_a_race_that_ran_elsewhere_is_redrawn_as_an_estimate_and_says_how_far_it_is_off() -> None:
    on, session = racing(Elsewhere()), Session()
    for prompt in PROMPTS[:3]:
        race = raced(on, session, prompt)
    meta = race.at(8, 4, "hierarchical").meta
    note = meta["note"]
    taken = len(race.trace.lanes["lookahead"]) - 1
    assert "estimated" in note
    assert f"the race took {taken}." in note
    assert f"实际用了 {taken} 次" in meta["note_zh"]
    assert newest(session.answers) == session.answers


def test_a_redrawn_race_is_predicted_no_faster_than_its_tokens_per_pass() -> None:
    """Whatever the noise of the race's clocks: a drafted pass is never cheaper than a plain one."""
    trace = Trace([1])
    for index, seconds in enumerate((0.01, 0.01, 0.05, 0.03)):
        trace.add(Step("plain", index, index, (5,), clock=Clock(forward=seconds)))
    trace.add(Step("lookahead", 1, 1, (5, 5), tree=DraftTree((5,), (-1,)), clock=Clock(forward=0.005)))
    predicted = pass_seconds(trace)
    assert predicted is not None
    assert predicted(2) >= 0.03


def test_the_price_of_a_pass_is_a_line_through_the_race_s_own_passes() -> None:
    """From the mean plain pass on, without the prefills; where there is none, the best line, and never below what was seen."""
    trace, alone = Trace([1]), Trace([1])
    for index, seconds in enumerate((9.0, 0.01, 0.01, 0.04)):
        trace.add(Step("plain", index, index, (5,), clock=Clock(forward=seconds)))
    for each in (trace, alone):
        each.add(Step("trie", 0, 0, (5,), clock=Clock(forward=9.0)))
    for index, (width, seconds) in enumerate(((3, 0.026), (5, 0.032)), 1):
        tree = DraftTree((5,) * (width - 1), (-1,) * (width - 1))
        clock = Clock(draft=0.001, forward=seconds - 0.002, update=0.001)
        for each in (trace, alone):
            each.add(Step("trie", index, index, (5,), tree=tree, clock=clock))
    whole, passes, line = pass_seconds(trace), pass_seconds(trace, drafting=False), pass_seconds(alone)
    assert whole is not None
    assert passes is not None
    assert line is not None
    assert [whole(width) for width in (1, 3, 5, 11)] == pytest.approx([0.02, 0.026, 0.032, 0.05])
    assert [passes(width) for width in (1, 3, 5)] == pytest.approx([0.02, 0.0248, 0.0296])
    assert [line(width) for width in (1, 3, 7)] == pytest.approx([0.026, 0.026, 0.038])


def test_a_race_of_passes_of_one_token_predicts_no_time_of_a_wider_pass() -> None:
    on, session = racing(), Session()
    race = raced(on, session, PROMPTS[0], length=1)
    wide = race.at(16, 6, "hierarchical")
    assert max(step.width for step in wide.lanes["lookahead"]) > 1
    assert wide.edl("lookahead") > 1
    assert wide.seconds("lookahead") == 0
    assert wide.seconds("plain") > 0, "the other lane stays as measured"
    assert all((row["speedup"], row["seconds"]) == (None, 0) for row in race.ghosts())


def test_where_wider_passes_happened_to_take_less_time_a_race_without_a_plain_lane_predicts_their_mean() -> None:
    """The falling line through them, at its height above width 0, would predict more than any pass took."""
    trace = Trace([1])
    for index, (drafts, seconds) in enumerate(((7, 0.0100), (8, 0.0098), (9, 0.0090)), 1):
        tree = DraftTree((5,) * drafts, (-1,) * drafts)
        trace.add(Step("trie", index, index, (5,), tree=tree, clock=Clock(forward=seconds)))
    predicted = pass_seconds(trace)
    assert predicted is not None
    assert [predicted(width) for width in (1, 9, 64)] == pytest.approx([0.0096] * 3)


def test_the_seconds_of_a_ghost_are_its_rows_and_its_drafts_at_the_race_s_price() -> None:
    """Of the trie's shapes one price holds, the mean of those that raced; other methods' drafts have none."""
    told: list[dict[str, Any]] = [{"lane": name, "method": name, "title": name} for name in ("trie", "plain")]
    told[0]["settings"] = {"decoding_length": 8, "branch_length": 5}
    trace, tree = Trace([5, 6, 7], meta={"lanes": told}), DraftTree((6,), (-1,))
    trace.add(Step("trie", 0, 0, (5,), clock=Clock(draft=9.0)))
    for index in range(1, 4):
        drafting = 0.001 if index < 3 else 0.004
        trace.add(
            Step("trie", index, 2 * index, (6, 5), (0,), tree, Clock(draft=drafting / 2, forward=0.012, update=drafting / 2))
        )
    for index in range(7):
        trace.add(Step("plain", index, index, ((5, 6)[index % 2],), clock=Clock(forward=0.010 if index else 9.0)))
    rows = {row["method"]: row for row in ghosts(trace, DraftSettings(8, 4))}
    assert {name for name, row in rows.items() if row["drafting"]} == {"plain", "trie", "parallel", "single"}
    for name, row in rows.items():
        drafts = row["passes"] * 0.002 if name in ("trie", "parallel", "single") else 0.0
        assert row["seconds"] == pytest.approx(row["passes"] * 0.010 + row["drafted"] * 0.002 + drafts), name
        assert row["speedup"] == pytest.approx(row["tokens"] / row["seconds"] / 100, rel=1e-3), name
    assert (rows["plain"]["passes"], rows["plain"]["tokens"], rows["plain"]["speedup"]) == (6, 6, 1.0)
    assert [(rows[name]["lane"], rows[name]["raced"]) for name in ("plain", "trie", "suffix")] == [
        *(("plain", True), (None, True), (None, False))
    ]


def test_of_a_stopped_race_the_longest_text_is_told() -> None:
    trace = Trace([5, 6, 7], meta={"settings": {"max_new_tokens": 9}})
    for lane, count in (("plain", 3), ("lookahead", 5)):
        for index in range(count):
            trace.add(Step(lane, index, index, (5 + index,), finished="stopped" if index == count - 1 else None))
    found = recorded(trace)
    assert found is not None
    assert (found.tokens, found.allowed) == ((5, 6, 7, 8, 9), 9)
    trace.lanes["plain"][-1].finished = "eos"
    found = recorded(trace)
    assert found is not None
    assert (found.tokens, found.finished) == ((5, 6, 7), "eos")


def by_hand(**meta: Any) -> Trace:
    """A suffix lane and a trie's that chose its widths: both wrote 5, 6, 7, 8."""
    told: list[dict[str, Any]] = [{"lane": name, "method": name, "title": name} for name in ("suffix", "trie")]
    told[1]["settings"] = {"decoding_length": "auto", "branch_length": 6, "strategy": "hierarchical"}
    trace, tree = Trace([1, 2], meta={"lanes": told, **meta}), DraftTree((6, 7), (-1, 0))
    for lane in ("suffix", "trie"):
        trace.add(Step(lane, 0, 0, (5,)))
        trace.add(Step(lane, 1, 2, (6, 7, 8), (0, 1), tree, finished="eos"))
    return trace


def test_what_a_finished_race_is_replayed_with() -> None:
    race = Finished(by_hand(settings={"max_new_tokens": 20}), None, before=b"x" * 100)  # type: ignore[arg-type]
    assert race.nbytes == 100 + 4 * STEP_BYTES + (1 + 3 + 1 + 3) * ROW_BYTES
    assert race.lane == "trie", "the first that drafts from the trie alone"
    assert race.lengths == (LENGTH, 6)
    recording = race.recording
    assert (recording.tokens, recording.finished, recording.allowed) == ((5, 6, 7, 8), "eos", 20)
    assert race.trees
    for meta in ({"route": "chain"}, {"settings": {"exact": True}}):
        assert not Finished(by_hand(**meta), None).trees  # type: ignore[arg-type]


def test_an_answer_is_held_where_it_is_that_very_one() -> None:
    answer = Finished(by_hand(), None).answer  # type: ignore[arg-type]
    assert answer[-5:] == [2, 5, 6, 7, 8]
    for past, held in (([], None), ([[2, 9]], None), ([[2, 9], answer], True)):
        race = Finished(by_hand(), None, past=past)  # type: ignore[arg-type]
        race.note_held()
        assert race.trace.meta.get("trie", {}).get("held") is held


def test_an_estimate_counts_its_passes_as_the_race_s_without_the_prefill() -> None:
    race = Finished(by_hand(), None)  # type: ignore[arg-type]
    race.told["decoding_length"] = 8
    passes = len(race.steps(8, 6, "hierarchical")) - 1
    english, chinese = race.estimated()
    assert english.endswith(f"the replay takes {passes} passes, the race took 1.")
    assert f"需 {passes} 次前向" in chinese
    race.told["decoding_length"] = "auto"
    assert race.estimated()[0].endswith("not known here."), "lengths that it did not have are not compared"
