"""Races of several lanes behind the page and the API: settings, sessions, messages, ghosts, engines elsewhere."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

import pytest

pytest.importorskip("torch")
from small import race_events, serving, small

import lookahead_core as lc
from lookahead_core.methods import METHODS
from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.trace.replay import Recording
from lookahead_core.trace.trace import Trace
from visual import app
from visual.engines import zero_gpu
from visual.engines.host import Host
from visual.engines.job import Job, rebuild, run
from visual.limits import LimitError, Settings, caches
from visual.pages.race import lanes
from visual.stage.messages import StageWriter
from visual.work.races import Racing
from visual.work.redraw import Finished
from visual.work.session import Session

# The server leaves its sockets to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
PROMPT = "one two three one two three"
FOUR = "plain, trie:16x6, suffix:12x5, trie:8x8"


def racing(engine: Any = None) -> Racing:
    host = Host(CATALOGUE[TINY])
    host.adopt(small())
    return app.racing_on(host, engine)


def raced(on: Racing, session: Session, lanes: str, prompt: str = PROMPT) -> Finished:
    *_, end = on.events(session, *on.checked(prompt, TINY, False, 16, 6, "trie", 40, lanes=lanes))
    assert isinstance(end, Finished)
    return end


@pytest.mark.parametrize(
    ("lanes", "message"),
    [
        ("plain, trie, trie, trie, trie", "A race has 2 to 4 lanes, got 5."),
        ("trie", "A race has 2 to 4 lanes, got 1."),
        ("plain, trie:200", "Decoding length of lane 2 is 200; it must be a whole number from 1 to 128."),
        ("plain, trie:8x40", "Branch length of lane 2 is 40; it must be a whole number from 1 to 32."),
        ("plain, best", f"Lane 2 is 'best'; it must be one of: plain, {', '.join(METHODS)}."),
        (3.5, "Lanes are 3.5; they must be a list of names."),
    ],
)
def test_lanes_out_of_bounds_are_refused_by_bound_and_value(lanes: Any, message: str) -> None:
    with pytest.raises(LimitError) as told:
        Settings.checked(lanes=lanes)
    assert str(told.value) == message


def test_caches_past_the_bound_are_refused_with_both() -> None:
    caches(4, 8192, 2**17)
    with pytest.raises(LimitError, match=r"The caches of 4 lanes of 40,000 tokens need 19.5 GiB; at most 8 GiB are given"):
        caches(4, 40_000, 2**17)


def test_one_answer_is_remembered_whatever_the_number_of_lanes() -> None:
    on, session = racing(), Session()
    race = raced(on, session, FOUR)
    assert len(session.answers) == 1
    assert len({tuple(race.trace.tokens(lane)) for lane in race.trace.lanes}) == 1
    assert session.trie is not None
    assert session.trie.branch_length == 8, "as deep as the deepest lane"
    first = race.trace.tokens("plain")[:4]
    assert session.trie.count(first) == rebuild(session.answers, 8).count(first), "not once a lane"
    raced(on, session, "plain, suffix, lookup")
    assert len(session.answers) == 1, "no lane drafted from the trie"


def test_every_lane_knows_the_past_answers() -> None:
    """The second race on the same question: the trie and the suffix automaton both know the answer."""
    on, session = racing(), Session()
    cold = raced(on, session, FOUR).trace
    warm = raced(on, session, FOUR).trace
    for lane in ("trie", "suffix", "trie-2"):
        assert len(warm.lanes[lane]) < len(cold.lanes[lane]), lane
    told = {lane["lane"]: lane for lane in warm.meta["lanes"]}
    assert told["trie"]["trie"]["answers"] == told["trie-2"]["trie"]["answers"] == 1
    assert told["trie"]["trie"]["nodes"] == told["trie-2"]["trie"]["nodes"] > 0
    assert "trie" not in told["suffix"]


def test_a_redraw_replaces_one_lane_and_keeps_the_others() -> None:
    on, session = racing(), Session()
    race = raced(on, session, FOUR)
    again = race.at(16, 6, "hierarchical")
    assert list(again.lanes) == list(race.trace.lanes)
    seen = [(step.lane, step.tokens, step.path, step.tree.tokens) for step in again.lanes["trie"]]
    assert seen == [(step.lane, step.tokens, step.path, step.tree.tokens) for step in race.trace.lanes["trie"]]
    assert again.lanes["suffix"] == race.trace.lanes["suffix"]
    narrow = race.at(4, 2, "single")
    assert narrow.meta["lanes"][1]["settings"] == {"decoding_length": 4, "branch_length": 2, "strategy": "single"}
    assert max(step.width for step in narrow.lanes["trie"][1:]) <= 4
    assert [one.get("predicted", False) for one in narrow.meta["lanes"]] == [False, True, *[False] * (len(narrow.lanes) - 2)]
    Trace.from_json(json.loads(narrow.dumps()))


def test_ghosts_are_the_races_that_would_have_been_run() -> None:
    """Each ghost's passes and rows are those of a real lane of that method from the same past."""
    on, session = racing(), Session()
    for prompt in (PROMPT, "three two one", PROMPT):
        race = raced(on, session, "plain, trie:12x5", prompt)
    rows = {row["method"]: row for row in race.ghosts()}
    real_ones = [name for name, method in METHODS.items() if method.from_tokens]
    assert list(rows) == ["plain", *real_ones, "trie-frequency"]
    assert [name for name, row in rows.items() if row["text"] is None] == ["trie-frequency"]
    for start in range(0, len(real_ones), 3):
        names = real_ones[start : start + 3]
        other = Session()
        for prompt in (PROMPT, "three two one"):
            raced(on, other, "plain, trie:12x5", prompt)
        real = raced(on, other, ",".join(["plain", *(rows[name]["text"] for name in names)])).trace
        for row in lc.summary(real)[1:]:
            ghost = rows[row["lane"]]
            assert (ghost["passes"], ghost["rows"]) == (row["passes"], row["rows"]), row["lane"]
    assert rows["trie"]["lane"] == "trie"
    assert rows["suffix"]["lane"] is None
    assert [name for name, row in rows.items() if row["raced"]] == ["plain", "trie"]
    assert rows["plain"]["passes"] == len(race.trace.tokens("plain")) - 1
    assert all(row["predicted"] and row["seconds"] > 0 and row["same"] for row in rows.values())
    assert rows["plain"]["speedup"] == pytest.approx(1.0, abs=0.02)
    assert rows["trie"]["drafting"]
    assert not rows["suffix"]["drafting"]


def test_a_race_that_ran_elsewhere_has_ghosts_that_say_so() -> None:
    class Elsewhere:
        slots = 1
        entry = None

        def news(self, job: Job, session: str) -> Any:
            return run(job, small().model, rebuild([[5, 6, 7, 8], *job.answers], 12))

    race = raced(racing(Elsewhere()), Session(), FOUR)
    assert list(race.trace.lanes) == ["plain", "trie", "suffix", "trie-2"]
    assert not any(row["same"] for row in race.ghosts() if row["method"] != "plain")


def test_a_method_that_is_chosen_twice_is_one_lane() -> None:
    assert lanes("trie", ["trie", "suffix"]) == ["plain", "trie", "suffix"]
    assert lanes("trie", ["trie"]) == lanes("trie", []) == []


def test_the_messages_of_four_lanes() -> None:
    on, stage = racing(), StageWriter("r")
    race = raced(on, Session(), FOUR)
    begin = json.loads(stage.begin(Trace(race.trace.prompt, meta=race.trace.meta)))
    assert [lane["lane"] for lane in begin["meta"]["lanes"]] == ["plain", "trie", "suffix", "trie-2"]
    steps = [step for lane in race.trace.lanes.values() for step in lane]
    sent = json.loads(stage.steps(steps, race.trace.words))["steps"]
    assert [name for name, _ in groupby(lane for lane, _ in sent)] == ["plain", "trie", "suffix", "trie-2"]
    assert all("g" not in step for lane, step in sent if lane == "plain")
    end = json.loads(stage.end(race.trace))
    assert list(end["trace"]["lanes"]) == ["plain", "trie", "suffix", "trie-2"]
    ghosts = json.loads(stage.ghosts(race.ghosts()))
    assert (ghosts["kind"], ghosts["run"], ghosts["seq"]) == ("ghosts", "r", 4)
    assert ghosts["ghosts"][0]["method"] == "plain"


def test_a_stopped_race_has_its_summary_and_its_ghosts() -> None:
    on, session = racing(), Session()
    events = on.events(session, *on.checked(PROMPT, TINY, False, 16, 6, "trie", 400, lanes=FOUR))
    for event in events:
        if getattr(event, "steps", ()):
            session.stop.set()
    assert isinstance(event, Finished)
    finished = {steps[-1].finished for steps in event.trace.lanes.values()}
    assert "stopped" in finished
    assert len(lc.summary(event.trace)) == len(event.trace.lanes)
    assert all(row["passes"] > 0 for row in event.ghosts())


def test_a_request_for_gpu_time_counts_the_lanes() -> None:
    two, four = (Job("tiny", (1,), Settings.checked(max_new_tokens=512, lanes=lanes)) for lanes in ("", FOUR))
    assert zero_gpu.seconds(four) - zero_gpu.FIXED_SECONDS == pytest.approx(
        2 * (zero_gpu.seconds(two) - zero_gpu.FIXED_SECONDS), abs=2
    )


def test_programs_race_four_lanes_and_ask_for_ghosts() -> None:
    with serving() as served:
        begin, *steps, end = race_events(served, lanes=FOUR, ghosts=True)
        with pytest.raises(Exception, match="A race has 2 to 4 lanes, got 5"):
            race_events(served, lanes="plain,trie,trie,trie,trie")
        old = race_events(served)[-1]
    names = [lane["lane"] for lane in begin["meta"]["lanes"]]
    assert names == ["plain", "trie", "suffix", "trie-2"] == list(end["tokens"])
    for lane in names:
        own = [event["step"] for event in steps if event["lane"] == lane]
        assert [token for step in own for token in step["t"]] == end["tokens"][lane] == end["tokens"]["plain"]
        assert [step["i"] for step in own] == list(range(len(own)))
    assert end["equal"]
    assert [row["lane"] for row in end["summary"]] == names
    assert {row["method"] for row in end["ghosts"]} >= {"plain", "trie", "lookup", "suffix"}
    assert set(old["tokens"]) == {"plain", "lookahead"}
    assert "ghosts" not in old


def test_a_recording_of_one_token_has_no_ghosts() -> None:
    trace = Trace([1, 2])
    assert Finished(trace, None).ghosts() == []  # type: ignore[arg-type]
    assert Recording((1,), (2,)).allowed == 1
