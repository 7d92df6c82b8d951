"""A race redrawn at other lengths is what the race would have been, and says so where it can only be estimated."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("torch")
from small import small

from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.trace.clock import Clock
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import DraftTree
from visual import app
from visual.engines.host import Host
from visual.engines.job import News, newest, rebuild, run
from visual.work.races import Racing
from visual.work.redraw import EXACT, Finished, pass_seconds
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
        redrawn = raced(on, one, PROMPTS[3]).at(length, branch, "hierarchical")
        real = raced(on, other, PROMPTS[3], length, branch)
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
    for index, (drafts, seconds) in enumerate(((7, 0.0100), (8, 0.0095), (9, 0.0090)), 1):
        tree = DraftTree((5,) * drafts, (-1,) * drafts)
        trace.add(Step("trie", index, index, (5,), tree=tree, clock=Clock(forward=seconds)))
    predicted = pass_seconds(trace)
    assert predicted is not None
    assert [predicted(width) for width in (1, 9, 64)] == pytest.approx([0.0095] * 3)
