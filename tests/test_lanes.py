"""Races of two to four lanes: every lane says the same, the clock is fair, and what is told of the lanes is kept."""

from __future__ import annotations

import json
from itertools import product, zip_longest

import pytest
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.methods import METHODS
from lookahead_core.methods.lanes import Lane, lane_names, lanes_of, learning
from lookahead_core.models.prompts import LimitError
from lookahead_core.trace.clock import Clock
from lookahead_core.trace.summary import acceptance, summary
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import DraftTree

THREE = ("plain", "trie:16x8", "lookup")
FOUR = ("trie", "plain", "trie:auto", "lookup:8x4")


@pytest.fixture(scope="module")
def model():
    return build("llama")


def raced(model, lanes, new=24, ids=None, **settings):
    race = lc.race(model, ids or prompt(16) * 2, lanes=lanes, max_new_tokens=new, eos_token_id=None, **settings)
    return race, list(race)


@pytest.mark.parametrize("lanes", [THREE, FOUR], ids=["three", "four"])
@pytest.mark.parametrize("sampled", [False, True], ids=["greedy", "sampled"])
def test_every_lane_says_what_plain_decoding_says(model, lanes, sampled):
    drawing = {"do_sample": True, "temperature": 1.0, "top_k": 20} if sampled else {}
    ids = prompt(16) * 2
    want = lc.GreedyDecoder(model).generate(ids, 24, seed=3, eos_token_id=None, **drawing).tokens
    race, _ = raced(model, list(lanes), ids=ids, seed=3, **drawing)
    assert [race.trace.tokens(lane) for lane in race.trace.lanes] == [want] * len(lanes)
    assert list(race.trace.lanes) == [lane["lane"] for lane in race.trace.meta["lanes"]]
    assert race.trace.differences() == {}
    assert "differences" not in race.trace.meta


@pytest.mark.parametrize("lanes", [THREE, FOUR], ids=["three", "four"])
def test_the_lane_that_is_behind_goes_next(model, lanes):
    """Read from the steps alone: at each decode pass, no lane that still ran had a smaller clock."""
    race, steps = raced(model, list(lanes))
    names = [lane["lane"] for lane in race.trace.meta["lanes"]]
    assert [step.lane for step in steps[: len(names)]] == names, "the prefills come first, in drawing order"
    clocks, running = dict.fromkeys(names, 0.0), set(names)
    for step in steps[len(names) :]:
        assert step.lane in running
        assert clocks[step.lane] == min(clocks[lane] for lane in running)
        clocks[step.lane] += step.clock.total
        running -= {step.lane} if step.finished else set()
    assert not running


def test_each_lane_drafts_from_its_own_copy_of_the_trie(model):
    """In a shared trie the lane that is behind would find the answer that the other has just written."""
    trie = lc.TokenTrie.of([prompt(30, 5)], 8)
    alone = lc.race(model, prompt(16), lanes=["plain", "trie:8x4"], trie=lc.TokenTrie.of([prompt(30, 5)], 8), max_new_tokens=32)
    list(alone)
    race, _ = raced(model, ["trie:8x4", "trie:8x4", "trie:8x4"], new=32, ids=prompt(16), trie=trie)
    passes = [[(step.tree.tokens, step.path) for step in steps] for steps in race.trace.lanes.values()]
    want = [(step.tree.tokens, step.path) for step in alone.trace.lanes["trie"]]
    assert passes == [want] * 3
    assert [lane["trie"]["nodes"] for lane in race.trace.meta["lanes"]] == [len(lc.TokenTrie.of([prompt(30, 5)], 8))] * 3
    assert trie.count(race.trace.tokens("trie")[:3]) == 1, "the answer entered the race's own trie once"


def test_stop_ends_all_lanes_within_a_step(model):
    asked = []
    race, steps = raced(model, list(FOUR), new=64, should_stop=lambda: asked.append(1) or len(asked) == 5)
    assert steps[-1].finished == "stopped"
    assert len(steps) == 4 + 5
    assert all(run.passes.rows == 0 for _, run in race._lanes)
    assert list(race) == []


def test_a_trace_of_four_lanes_survives_json(model):
    race, _ = raced(model, list(FOUR))
    text = race.trace.dumps()
    again = Trace.from_json(json.loads(text))
    assert again.dumps() == text
    assert list(again.lanes) == ["trie", "plain", "trie-2", "lookup"]
    assert again.reference == "plain"
    assert again.drafted == ["trie", "trie-2", "lookup"]


@pytest.mark.parametrize(
    ("described", "message"),
    [
        ([], "meta.lanes must be a list of 1 to 4 lanes"),
        ([{}] * 5, "meta.lanes must be a list of 1 to 4 lanes"),
        (["plain"], r"meta.lanes\[0\] must be an object"),
        ([{"lane": "A b", "method": "", "title": ""}], r"meta.lanes\[0\].lane is 'A b'; it must match"),
        ([{"lane": "a", "method": "x" * 81, "title": ""}], r"meta.lanes\[0\].method must be a text of at most 80 characters"),
        ([{"lane": "a", "method": "a", "title": "a"}] * 2, "meta.lanes names a lane twice: a, a"),
        ([{"lane": "trie", "method": "trie", "title": "trie"}], "lanes must be an object with keys among trie"),
    ],
)
def test_a_bad_description_of_the_lanes_is_refused_by_name(described, message):
    data = {"format": "lookahead-trace", "version": 1, "prompt": [1], "meta": {"lanes": described}, "lanes": {"plain": []}}
    with pytest.raises(ValueError, match=message):
        Trace.from_json(data)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"words": {"1" * 5000: "x"}}, r"trace: words\['1{39}\] must map a token id to a text"),
        ({"words": {1: "x"}}, r"trace: words\[1\] must map a token id to a text"),
        ({"words": {"-1": "x"}}, r"trace: words\['-1'\] must map a token id to a text"),
        ({"prompt": [2**31]}, "trace: prompt holds 2147483648; it must be a whole number from 0 to 2147483647"),
        ({"version": True}, "trace: version is True; this program reads 1"),
        ({"lanes": {"plain": [{"i": False, "n": 0, "t": [1], "c": [0] * 6}]}}, r"trace: lanes.plain\[0\].i is False"),
    ],
)
def test_a_number_that_is_none_is_refused_by_name(changed, message):
    data = {"format": "lookahead-trace", "version": 1, "prompt": [1], "lanes": {"plain": []}}
    with pytest.raises(ValueError, match=message):
        Trace.from_json({**data, **changed})


def test_a_trace_without_descriptions_has_the_two_old_lanes():
    steps = [{"i": 0, "n": 0, "t": [1], "c": [0] * 6}]
    old = {"format": "lookahead-trace", "version": 1, "prompt": [1], "lanes": {"plain": steps, "lookahead": steps}}
    assert [lane["lane"] for lane in Trace.from_json(old).described()] == ["plain", "lookahead"]
    turned = {**old, "lanes": {"lookahead": steps, "plain": steps}}
    assert [lane["lane"] for lane in Trace.from_json(turned).described()] == ["plain", "lookahead"], "the drawing order"
    with pytest.raises(ValueError, match="keys among plain, lookahead"):
        Trace.from_json({**old, "lanes": {"trie": steps}})


@pytest.mark.parametrize(
    ("lanes", "message"),
    [
        (["plain"], "A race has 2 to 4 lanes, got 1"),
        (["plain"] + ["trie"] * 4, "A race has 2 to 4 lanes, got 5"),
        (["plain", "eagle"], "Lane 2 is 'eagle'; it must be one of: plain, "),
        (["plain", "plain"], "A race has at most 1 lane of plain decoding, got 2"),
        (["plain:8", "trie"], "Lane 1 is plain decoding, which takes no lengths, got plain:8"),
        (["plain", "trie:8x"], "Lane 2 is 'trie:8x'; write METHOD, METHOD:LENGTH or METHOD:LENGTHxBRANCH"),
        (["plain", 7], "Lane 2 is 7; write METHOD"),
        (7, "Lanes are 7; they must be a list of names"),
    ],
)
def test_lanes_that_are_none_are_refused_with_bound_and_value(model, lanes, message):
    with pytest.raises(LimitError, match=message):
        lc.race(model, [1, 2, 3], lanes=lanes)


def test_lanes_are_written_as_text_too():
    lanes = lanes_of("plain, trie:auto,trie:16x8 ,lookup")
    assert lanes == (Lane("plain"), Lane("trie", "auto"), Lane("trie", 16, 8), Lane("lookup"))
    assert lanes_of([lane.text for lane in lanes]) == lanes
    assert lane_names(lanes) == ["plain", "trie", "trie-2", "lookup"]
    assert learning(lanes) == "trie"
    assert learning(lanes_of("plain,lookup")) is None
    assert lanes_of("") == lanes_of(()) == ()


def test_every_lane_is_read_back_from_its_text():
    lengths, branches = (None, "auto", *range(1, 130), 999_999_999), (None, 1, 8, 12, 999_999_999)
    lanes = [Lane("plain"), *(Lane(*parts) for parts in product(METHODS, lengths, branches))]
    assert [Lane.of(lane.text) for lane in lanes] == lanes


@pytest.mark.parametrize("written", ["trie:", "trie:x", "trie:16x", "trie:autox", "trie:x8x8", "triex8"])
def test_half_a_length_is_none(written):
    with pytest.raises(LimitError, match=f"Lane 1 is '{written}'; "):
        Lane.of(written)


def test_a_difference_names_its_lane_and_its_tokens(model):
    trace = Trace([1, 2, 3])
    for lane, tokens in {"plain": (5, 6, 7), "trie": (5, 6, 7), "lookup": (5, 9), "suffix": (4, 6, 7)}.items():
        for index, token in enumerate(tokens):
            trace.add(Step(lane, index, index, (token,)))
    assert trace.differences() == {"lookup": 1, "suffix": 0}
    assert trace.difference() == 0
    found = lc.compare(model, trace)
    assert found is not None
    told = {key: found[key] for key in ("lane", "reference", "position", "plain", "lookup")}
    assert told == {"lane": "lookup", "reference": "plain", "position": 1, "plain": 6, "lookup": 9}
    other = lc.compare(model, trace, "suffix")
    assert other is not None
    assert other["position"] == 0
    assert lc.compare(model, trace, "trie") is None
    with pytest.raises(ValueError, match="no lane 'lookahead'; its lanes are: plain, trie, lookup, suffix"):
        lc.compare(model, trace, "lookahead")


def test_the_summary_is_what_the_steps_say(model):
    race, _ = raced(model, list(THREE))
    for row in summary(race.trace):
        steps = race.trace.lanes[row["lane"]][1:]
        assert row["passes"] == len(steps)
        assert row["tokens"] == 24
        assert row["rows"] == sum(step.width for step in steps)
        assert row["drafted"] == sum(len(step.tree) for step in steps)
        assert row["accepted"] == sum(len(step.path) for step in steps)
        assert row["accepted"] == sum(taken for _, taken in row["acceptance"])
        assert row["equal"]
        assert 0 <= row["drafting"] < 1
        spent = [(sum(step.clock), step.clock.draft + step.clock.update) for step in steps]
        assert row["drafting"] == pytest.approx(sum(part for _, part in spent) / sum(whole for whole, _ in spent), abs=1e-4)
    assert summary(race.trace)[0]["speedup"] == 1.0


def test_a_summary_by_hand():
    """Prefills count for the tokens alone; what the others are compared with is plain decoding, wherever its lane stands."""
    trace, tree = Trace([1]), DraftTree((7, 8), (-1, 0))
    trace.add(Step("trie", 0, 0, (5,), clock=Clock(forward=9.0)))
    trace.add(Step("trie", 1, 1, (7, 8, 9), (0, 1), tree, Clock(draft=0.1, forward=0.3, update=0.1)))
    trace.add(Step("trie", 2, 4, (6,), (), tree, Clock(draft=0.1, forward=0.4), finished="length"))
    for index, token in enumerate((5, 7, 8, 9, 6)):
        trace.add(Step("plain", index, index, (token,), clock=Clock(forward=0.5 if index else 9.0)))
    trie, plain = summary(trace)
    names = ("seconds", "tokens_per_second", "speedup", "drafting", "hit_rate", "tokens_per_pass", "tokens", "finished")
    assert [trie[name] for name in names] == [1.0, 4.0, 2.0, 0.3, 0.5, 2.0, 5, "length"]
    assert [plain[name] for name in names] == [2.0, 2.0, 1.0, 0.0, 0.0, 1.0, 5, None]
    assert (trie["accepted"], trie["drafted"], trie["equal"]) == (2, 4, True)
    assert (trace.seconds("trie", prefill=True), trace.edl("trie")) == (10.0, 2.0)
    trace.lanes["plain"].pop()
    assert trace.differences() == {"trie": 4}, "a text that goes on is another one"
    del trace.lanes["plain"]
    assert (trace.reference, trace.drafted) == ("trie", ["trie"])


def test_acceptance_by_position_counts_passes_that_drafted_so_deep():
    chain = DraftTree((1, 2, 3), (-1, 0, 1))
    bush = DraftTree((1, 2, 3), (-1, -1, 1))
    steps = [Step("x", 1, 0, (1, 2, 9), (0, 1), chain), Step("x", 2, 0, (2, 9), (1,), bush), Step("x", 3, 0, (9,))]
    assert acceptance(steps) == [[2, 2], [2, 1], [1, 0]]


def test_two_lanes_by_name_are_the_race_of_old(model):
    ids = prompt(16) * 2
    old = lc.race(model, ids, decoding_length=16, branch_length=8, max_new_tokens=24)
    new = lc.race(model, ids, lanes=["plain", "trie"], decoding_length=16, branch_length=8, max_new_tokens=24)
    pairs = zip_longest(list(old), list(new))
    assert len(old.trace.lanes["lookahead"]) == len(new.trace.lanes["trie"])
    assert {step.lane for step, _ in pairs if step} == {"plain", "lookahead"}
    same = ("decoding_length", "branch_length", "max_new_tokens", "seed", "strategy")
    assert all(old.trace.meta["settings"][key] == new.trace.meta["settings"][key] for key in same)
    assert [lane["lane"] for lane in old.trace.meta["lanes"]] == ["plain", "lookahead"]


@pytest.mark.parametrize("method", ["trie", "lookup", "trie+recycling"])
def test_a_length_that_is_none_is_refused(model, method):
    for asked in ({"lanes": ["plain", method], "decoding_length": "x"}, {"lanes": ["plain", Lane(method, "x")]}):
        with pytest.raises(ValueError, match="decoding_length must be a whole number, not 'x'"):
            lc.race(model, [1, 2, 3], **asked)


@pytest.mark.parametrize("lane", ["trie:16x0", "suffix:16x0"])
def test_a_lane_without_branches_is_refused(model, lane):
    with pytest.raises(ValueError, match=r"branch_length must be a whole number of at least 1, not 0"):
        lc.race(model, [1, 2, 3], lanes=["plain", lane])


def test_the_trace_tells_the_branch_length_that_the_trie_allows(model):
    race = lc.race(model, [1, 2, 3], lanes=["plain", "trie:16x8"], trie=lc.TokenTrie(branch_length=4), max_new_tokens=2)
    race.close()
    assert race.trace.meta["lanes"][1]["settings"]["branch_length"] == 4


def test_passes_are_timed_for_a_lane_that_chooses_its_width_alone(model, monkeypatch):
    """Seconds of work, which plain decoding, lengths of their own and one branch of a fixed chance do not need."""
    monkeypatch.setattr("lookahead_core.methods.race.calibrate", lambda *_, **__: pytest.fail("passes are timed"))
    lc.race(model, [1, 2, 3], lanes=["plain", "trie:16x8", "lookup"], decoding_length="auto", max_new_tokens=2).close()
    chosen = {"trie": True, "trie:8": False, "suffix": True, "lookup": False, "plain": False, "trie+recycling": True}
    assert {lane: Lane.of(lane).measures("auto") for lane in chosen} == chosen
    assert Lane.of("trie:auto").measures(16)
