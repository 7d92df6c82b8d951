"""Several prompts at once: every row gives the tokens of its own single run."""

from __future__ import annotations

import threading
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import LogitsProcessor, LogitsProcessorList, StoppingCriteria, StoppingCriteriaList
from zoo import build, prompt

from lookahead_core.decode import batch
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.batch import BatchDecoder, _Batch
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder
from lookahead_core.decode.passes import read_prompt
from lookahead_core.methods.race import race as open_race
from lookahead_core.trie.trie import TokenTrie

LENGTHS = (1, 31, 7, 18, 2, 26, 12, 40)
PROMPTS = [prompt(length, seed=length) for length in LENGTHS]
NEW = 20


def singles(model, most: list[int] | None = None, seeds: list[int] | None = None, **settings: Any) -> list[list[int]]:
    """Each prompt alone, one token a pass."""
    decoder = GreedyDecoder(model)
    most, seeds = most or [NEW] * len(PROMPTS), seeds or [0] * len(PROMPTS)
    return [
        decoder.generate(one, bound, seed=seed, eos_token_id=None, **settings).tokens
        for one, bound, seed in zip(PROMPTS, most, seeds, strict=True)
    ]


def taught(answers: list[list[int]]) -> TokenTrie:
    """A trie that knows every second answer: rows accept different lengths in the same pass."""
    trie = TokenTrie(branch_length=5)
    for one, answer in list(zip(PROMPTS, answers, strict=True))[::2]:
        trie.insert([one[-1], *answer])
    return trie


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("llama", {}),
        ("qwen3", {}),
        ("gpt2", {}),
        ("stablelm", {}),
        ("gemma3_text", {"repetition_penalty": 1.3}),  # without, these weights repeat themselves and every draft is right
    ],
)
def test_ragged_rows_equal_single_runs(name: str, settings: dict[str, Any]) -> None:
    model = build(name)
    want = singles(model, **settings)
    decoder = BatchDecoder(model, taught(want), decoding_length=8, branch_length=5)
    results = decoder.generate(PROMPTS, NEW, eos_token_id=None, **settings)
    assert [result.tokens for result in results] == want
    passes = [len(result.trace.lanes["lookahead"]) for result in results]
    assert min(passes) < NEW // 2  # some rows were fast
    assert max(passes) > min(passes)  # and some were not: the batch was ragged in acceptance, too
    assert all(step.width <= 8 for result in results for step in result.trace.lanes["lookahead"])  # a budget per row


def test_rows_with_bounds_and_seeds_of_their_own() -> None:
    model = build("llama")
    most, seeds = [1, 5, 9, 20, 2, 14, 20, 3], list(range(8))
    settings = {"do_sample": True, "temperature": 0.9, "top_p": 0.9, "repetition_penalty": 1.1}
    want = singles(model, most, seeds, **settings)
    decoder = BatchDecoder(model, taught(want), decoding_length=8, branch_length=5)
    results = decoder.generate(PROMPTS, most, seed=seeds, eos_token_id=None, **settings)
    assert [result.tokens for result in results] == want
    assert [len(result.tokens) for result in results] == most


def test_rows_end_by_their_own_stop_rules_and_free_their_share(monkeypatch: pytest.MonkeyPatch) -> None:
    class LastIsLarge(StoppingCriteria):
        def __call__(self, input_ids: torch.Tensor, scores: Any, **kwargs: Any) -> torch.Tensor:
            return input_ids[:, -1] >= 85

    model, shares = build("llama"), []
    step = _Batch.step

    def watched(its: _Batch) -> list:
        shares.append((len(its.active), {layer.keys.shape[0] for layer in its.cache.layers}))
        return step(its)

    monkeypatch.setattr(_Batch, "step", watched)
    plain, eos = GreedyDecoder(model), [3, 4, 5, 6]
    rules = {"stopping_criteria": StoppingCriteriaList([LastIsLarge()]), "eos_token_id": eos}
    want = [plain.generate(one, NEW, **rules).tokens for one in PROMPTS]
    assert len({len(tokens) for tokens in want}) > 3  # the rows end at different places
    results = BatchDecoder(model, taught(want), decoding_length=8, branch_length=5).generate(PROMPTS, NEW, **rules)
    assert [result.tokens for result in results] == want
    assert {result.trace.lanes["lookahead"][-1].finished for result in results} >= {"stop", "length"}
    assert all(held == {active} for active, held in shares)  # a row that ended holds no cache
    assert shares[-1][0] < shares[0][0]


class EveryOther(LogitsProcessor):
    """Even and odd tokens in turn: it counts its calls."""

    calls = 0

    def __call__(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        self.calls += 1
        allowed = torch.arange(scores.shape[-1]) % 2 == self.calls % 2
        return scores.masked_fill(~allowed, -torch.inf)


class Fifth(StoppingCriteria):
    """Ends at its fifth call."""

    calls = 0

    def __call__(self, input_ids: torch.Tensor, scores: Any, **kwargs: Any) -> torch.Tensor:
        self.calls += 1
        return torch.tensor([self.calls >= 5])


@pytest.mark.parametrize("name", ["logits_processor", "stopping_criteria"])
def test_what_counts_its_calls_counts_them_for_each_text(name: str) -> None:
    """For each row of a batch, and for each lane of a race."""
    model, plain = build("llama"), build("llama")

    def asked() -> dict[str, Any]:
        made = LogitsProcessorList([EveryOther()]) if name == "logits_processor" else StoppingCriteriaList([Fifth()])
        return {name: made, "eos_token_id": None}

    def want(ids: list[int]) -> list[int]:
        tensor = torch.tensor([ids])
        rest = {"attention_mask": torch.ones_like(tensor), "max_new_tokens": NEW, "do_sample": False, "pad_token_id": 0}
        return plain.generate(tensor, **rest, **asked())[0, len(ids) :].tolist()

    answers = [want(one) for one in PROMPTS]
    found = BatchDecoder(model, taught(answers), decoding_length=8, branch_length=5).generate(PROMPTS, NEW, **asked())
    assert [result.tokens for result in found] == answers
    race = open_race(model, PROMPTS[0], trie=taught(answers), max_new_tokens=NEW, **asked())
    list(race)
    assert {lane: race.trace.tokens(lane) for lane in race.trace.lanes} == dict.fromkeys(race.trace.lanes, answers[0])


def test_allowed_tokens_are_those_of_the_row() -> None:
    def allowed(row: int, ids: torch.Tensor) -> list[int]:
        return [row + 1, row + 1 + len(ids) % 3]

    settings = {"prefix_allowed_tokens_fn": allowed, "eos_token_id": None}
    ids = torch.tensor([prompt(9), prompt(9, seed=1), prompt(9, seed=2)])
    want = build("llama").generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=6, do_sample=False, **settings)
    runs = BatchDecoder(build("llama")).generate(ids.tolist(), 6, **settings)
    assert [run.tokens for run in runs] == want[:, 9:].tolist()


def test_what_cannot_be_copied_is_refused_by_name() -> None:
    class Locked(LogitsProcessor):
        def __init__(self) -> None:
            self.lock = threading.Lock()

        def __call__(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
            return scores

    with pytest.raises(ValueError, match=r"logits_processor must be copied for each text, and cannot be: .*lock"):
        open_race(build("llama"), PROMPTS[0], logits_processor=LogitsProcessorList([Locked()]))


def test_prompts_may_come_one_by_one() -> None:
    decoder = BatchDecoder(build("llama"))
    prompts = [prompt(7), prompt(12)]
    assert [run.tokens for run in decoder.generate(iter(prompts), 6)] == [run.tokens for run in decoder.generate(prompts, 6)]


def test_one_prompt_and_none() -> None:
    model = build("llama")
    decoder = BatchDecoder(model, decoding_length=8)
    assert decoder.generate([]) == []
    want = GreedyDecoder(model).generate(PROMPTS[2], NEW, eos_token_id=None).tokens
    assert [result.tokens for result in decoder.generate([PROMPTS[2]], NEW, eos_token_id=None)] == [want]


def test_prompts_are_private_and_closing_frees_the_rows() -> None:
    model = build("llama")
    decoder = BatchDecoder(model, decoding_length=8)
    steps = decoder.stream(PROMPTS, 50, eos_token_id=None)
    for _ in range(20):
        next(steps)
    during = len(decoder.trie)
    steps.close()
    assert len(decoder.trie) < during  # the prompts' branches left with their rows


def test_a_bad_prompt_ends_the_call_before_anything_runs() -> None:
    decoder = BatchDecoder(build("llama"))
    with pytest.raises(ValueError, match="empty"):
        decoder.generate([[1, 2], [], [3]], 4)
    assert len(decoder.trie) == 0
    with pytest.raises(ValueError, match="2 values for 3 prompts"):
        decoder.generate([[1], [2], [3]], [4, 5])


@pytest.mark.parametrize("name", ["bloom", "gpt_neo"])
def test_chains_are_decoded_one_by_one(name: str) -> None:
    with pytest.raises(UnsupportedModelError, match="one prompt at a time"):
        BatchDecoder(build(name))


@pytest.mark.parametrize("row", [0.0, 0.02, 0.5])
def test_auto_shares_out_by_the_cost_of_the_whole_pass(row: float) -> None:
    model = build("llama")
    want = singles(model)
    costs = CostCurve((1, 2, 512), (1.0, 1.0 + row, 1.0 + 511 * row))
    results = BatchDecoder(model, taught(want), "auto", 5, costs=costs).generate(PROMPTS, NEW, eos_token_id=None)
    assert [result.tokens for result in results] == want
    widest = max(step.width for result in results for step in result.trace.lanes["lookahead"])
    assert (widest > 2) == (row < 0.5)  # four rows that nobody knows must be padded, too


@settings(deadline=None)
@given(st.lists(st.lists(st.floats(0.01, 0.99), max_size=6), min_size=1, max_size=5), st.floats(0.0, 0.5))
def test_the_width_is_the_best_of_all(chances: list[list[float]], row: float) -> None:
    costs = CostCurve((1, 64), (1.0, 1.0 + 63 * row))
    speeds = [
        (len(chances) + sum(sum(sorted(each)[::-1][:drafts]) for each in chances)) / costs.cost(len(chances) * (drafts + 1))
        for drafts in range(7)
    ]
    width = batch.best_width(chances, costs)
    assert speeds[width - 1] == pytest.approx(max(speeds))


@pytest.mark.parametrize("name", ["llama", "gemma3_text", "gpt2", "llama4_text", "gptj"])
def test_prompts_are_read_as_by_single_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each alone: no row of padding is computed, whatever the others' lengths."""
    read: list[list[int]] = []

    def noted(model: Any, route: Any, tokens: torch.Tensor, cache: Any) -> torch.Tensor:
        read.extend(tokens.tolist())
        return read_prompt(model, route, tokens, cache)

    monkeypatch.setattr(batch, "read_prompt", noted)
    model = build(name)
    results = BatchDecoder(model, decoding_length=8).generate(PROMPTS, NEW, eos_token_id=None)
    assert [result.tokens for result in results] == singles(model)
    assert read == PROMPTS
