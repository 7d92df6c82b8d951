"""Two lanes on one clock: who goes next, what is recorded, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from transformers import LogitsProcessor, LogitsProcessorList
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.decode.race import Entrant, open_race
from lookahead_core.trie.draft_tree import EMPTY, DraftTree


@pytest.fixture(scope="module")
def model():
    return build("llama")


def test_the_lane_behind_goes_next_and_both_say_the_same(model):
    clocks = {"plain": 0.0, "lookahead": 0.0}
    race = lc.race(model, prompt(16) * 2, decoding_length=16, branch_length=6, max_new_tokens=24)
    finished = set()
    for step in race:
        if step.index and not finished:
            assert clocks[step.lane] <= min(clocks.values()) + 1e-12
        if step.index:
            clocks[step.lane] += step.clock.total
        if step.finished:
            finished.add(step.lane)
    assert finished == {"plain", "lookahead"}
    assert race.trace.difference() is None
    assert "difference" not in race.trace.meta
    assert race.trace.meta["settings"]["decoding_length"] == 16


def test_stop_ends_it_within_a_step(model):
    asked = []
    race = lc.race(model, [1, 2, 3], max_new_tokens=64, should_stop=lambda: asked.append(1) or len(asked) == 4)
    steps = list(race)
    assert steps[-1].finished == "stopped"
    assert len(steps) == 6  # both prefills, then four steps


def test_closing_frees_both_caches(model):
    race = lc.race(model, [1, 2, 3], max_new_tokens=64)
    next(race)
    race.close()
    assert all(run.passes.rows == 0 for _, run in race._lanes)
    assert list(race) == []


def test_closing_from_another_thread_lets_the_step_end_first(model):
    inside, closed = Event(), Event()

    def inside_a_step() -> bool:
        inside.set()
        closed.wait(0.5)  # time for the other thread; it is not through before the step is
        assert not closed.is_set()
        return False

    def close() -> None:
        inside.wait()
        race.close()
        closed.set()

    race = lc.race(model, [1, 2, 3], max_new_tokens=64, should_stop=inside_a_step)
    with ThreadPoolExecutor(1) as pool:
        closing = pool.submit(close)
        steps = [next(race) for _ in range(3)]
        closing.result()
    assert len(race.trace.lanes["plain"]) + len(race.trace.lanes["lookahead"]) == len(steps)
    assert all(run.closed and run.passes.rows == 0 for _, run in race._lanes)
    assert list(race) == []


def test_a_dropped_race_frees_both_caches_and_its_branches(model):
    trie = lc.TokenTrie()  # after the two prefills the clocks say which lane comes next
    for steps in (0, 1, 2):
        race = lc.race(model, prompt(16), trie=trie, max_new_tokens=64)
        runs = [run for _, run in race._lanes]
        for _ in range(steps):
            next(race)
        assert len(trie) > 0
        del race
        assert all(run.source is None and run.passes.rows == 0 for run in runs)
    trie_after_close = lc.TokenTrie()
    for steps in (0, 1, 2):
        race = lc.race(model, prompt(16), trie=trie_after_close, max_new_tokens=64)
        for _ in range(steps):
            next(race)
        race.close()
    assert len(trie) == len(trie_after_close)


def test_any_decoder_races_in_any_shape_of_pass(model):
    for decoder in (
        lc.LookaheadDecodingDecoder(model, 4, 3, 4),
        lc.PromptLookupDecoder(model, fixed=lc.FixedShape()),
        lc.LookaheadDecoder(model, decoding_length=8, fixed=lc.FixedShape.exact(8, 64)),
    ):
        race = lc.race(model, prompt(12), decoder=decoder, max_new_tokens=12)
        list(race)
        assert race.trace.difference() is None


def test_warming_up_leaves_no_trace(model):
    trie = lc.TokenTrie()
    race = lc.race(model, [5, 6, 7, 5, 6, 7], trie=trie, max_new_tokens=4)
    assert race.trace.meta["trie"]["nodes"] == 0
    race.close()


def test_a_decoder_of_another_model_is_refused(model):
    with pytest.raises(ValueError, match="made for another LlamaForCausalLM than the one of this race"):
        lc.race(model, [1, 2, 3], decoder=lc.LookaheadDecoder(build("llama")))


def test_bad_settings_raise_before_anything_runs(model):
    trie = lc.TokenTrie()
    with pytest.raises(ValueError, match="beam search"):
        lc.race(model, [1, 2, 3], trie=trie, num_beams=4)
    assert len(trie) == 0


class Interrupted(LogitsProcessor):
    """A processor that is interrupted while the second lane copies it."""

    def __call__(self, ids, scores):
        return scores

    def __deepcopy__(self, memo):
        raise KeyboardInterrupt


def test_an_interrupt_between_two_lanes_frees_the_first(model):
    decoder = lc.LookaheadDecoder(model, decoding_length=8, fixed=lc.FixedShape())
    plain = lc.GreedyDecoder(model, fixed=lc.FixedShape())
    processors = LogitsProcessorList([Interrupted()])
    with pytest.raises(KeyboardInterrupt):
        open_race(model, [1, 2, 3], [Entrant("plain", plain), Entrant("lookahead", decoder)], logits_processor=processors)
    assert [passes.busy for passes in plain._static] == [False]


def test_the_shortest_contexts_can_race():
    race = lc.race(build("llama", max_position_embeddings=3), [1, 2], max_new_tokens=1)
    list(race)
    assert race.trace.difference() is None


@pytest.mark.parametrize("lanes", [(), ("plain", "lookup")])
def test_the_callers_settings_go_before_the_models_own(lanes):
    model = build("llama")
    model.generation_config.num_beams = 3
    race = lc.race(model, [1, 2, 3], lanes=lanes, max_new_tokens=3, num_beams=1)
    list(race)
    assert race.trace.difference() is None


class Broken(DraftSource):
    """Drafts nothing and fails where it is told of tokens."""

    closed = False

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        return EMPTY

    def extend(self, tokens: Sequence[int]) -> None:
        raise RuntimeError("a broken source")

    def close(self) -> None:
        self.closed = True


class BrokenDecoder(lc.LookaheadDecoder):
    def draft_source(self, prompt: list[int], auto: object) -> Broken:
        return self.source

    def twin(self) -> lc.LookaheadDecoder:
        return lc.GreedyDecoder(self.model)


def test_a_source_that_breaks_off_leaves_nothing_open(model):
    """Neither itself nor the other lane, whose passes of fixed shape would never be free again."""
    shape = lc.FixedShape((1, 8))
    broken, plain = BrokenDecoder(model), lc.GreedyDecoder(model, shape)
    broken.source = Broken()
    race = open_race(model, prompt(9), [Entrant("broken", broken), Entrant("plain", plain)], max_new_tokens=8)
    with pytest.raises(RuntimeError, match="a broken source"):
        list(race)
    assert broken.source.closed
    assert [run.closed for _, run in race._lanes] == [True, True]
    assert not any(run.passes.busy for decoder, run in race._lanes if decoder is plain)
