"""Sampling is exact: the same seed gives the same tokens plainly, drafted, and through `model.generate(do_sample=True)`.

Second witness: the distribution of drafted samples against probabilities enumerated by independent forwards.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
import torch
from transformers import (
    LogitsProcessor,
    LogitsProcessorList,
    SynthIDTextWatermarkingConfig,
    WatermarkingConfig,
)
from zoo import build, prompt

from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.trie.draft_tree import ROOT, DraftTree
from lookahead_core.trie.trie import TokenTrie

NEW = 12


@pytest.fixture(scope="module")
def model():
    return build("llama")


@pytest.fixture(scope="module")
def plain_model():
    return build("llama")


def generated(model, tokens: list[int], seed: int, **settings: Any) -> list[int]:
    """What transformers' own loop emits."""
    ids = torch.tensor([tokens])
    torch.manual_seed(seed)
    with torch.inference_mode():
        out = model.generate(ids, attention_mask=torch.ones_like(ids), pad_token_id=0, **settings)
    return out[0, len(tokens) :].tolist()


def mixed_settings(seed: int) -> dict[str, Any]:
    """All the processors of everyday sampling, each with a value of its own; some left out in some runs."""
    draw = random.Random(seed)
    settings = {
        "temperature": draw.choice([0.5, 0.8, 1.3]),
        "top_k": draw.choice([5, 20, 50]),
        "top_p": draw.choice([0.7, 0.9, 0.97]),
        "min_p": draw.choice([0.01, 0.05]),
        "repetition_penalty": draw.choice([1.05, 1.3]),
        "no_repeat_ngram_size": draw.choice([2, 3]),
    }
    if seed % 2:
        del settings[draw.choice(sorted(settings))]
    return {"do_sample": True, "eos_token_id": None, "max_new_tokens": NEW, **settings}


def test_100_seeded_runs_equal_generate(model, plain_model) -> None:
    trie = TokenTrie(branch_length=6)
    drafted = LookaheadDecoder(model, trie, decoding_length=12, branch_length=6)
    plain = GreedyDecoder(model)
    accepted = 0
    for seed in range(100):
        tokens, settings = prompt(9 + seed % 13, seed=seed % 11), mixed_settings(seed)
        want = generated(plain_model, tokens, seed, **settings)
        if seed % 2:
            trie.insert([tokens[-1], *want])  # every other run: drafts that are often right
        result = drafted.generate(tokens, seed=seed, **settings)
        assert result.tokens == want, f"seed {seed}, {settings}"
        accepted += sum(step.accepted for step in result.trace.lanes["lookahead"])
        if seed % 10 == 0:
            assert plain.generate(tokens, seed=seed, **settings).tokens == want
    assert accepted > 150  # the drafts were followed often enough to matter


class OddOnly(LogitsProcessor):
    """A caller's own processor: bans even tokens after an even length."""

    def __call__(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        if input_ids.shape[1] % 2 == 0:
            scores[:, ::2] = -float("inf")
        return scores


EACH: dict[str, dict[str, Any]] = {
    "temperature": {"temperature": 0.4},
    "top_k": {"top_k": 3},
    "top_p": {"top_p": 0.6},
    "top_h": {"top_h": 0.4},
    "min_p": {"min_p": 0.1},
    "typical_p": {"typical_p": 0.5},
    "epsilon_cutoff": {"epsilon_cutoff": 0.01},
    "eta_cutoff": {"eta_cutoff": 0.01},
    "repetition_penalty": {"repetition_penalty": 1.8},
    "no_repeat_ngram": {"no_repeat_ngram_size": 1},
    "encoder_repetition_penalty": {"encoder_repetition_penalty": 1.5},
    "encoder_no_repeat_ngram": {"encoder_no_repeat_ngram_size": 1},
    "bad_words": {"bad_words_ids": [[4, 5], *([token] for token in range(0, 96, 3))]},
    "sequence_bias": {"sequence_bias": [[[1, 2], -4.0], *([[token], 3.0] for token in range(0, 96, 2))]},
    "suppress": {"suppress_tokens": list(range(48))},
    "begin_suppress": {"begin_suppress_tokens": list(range(60))},
    "min_new_tokens": {"min_new_tokens": 9, "eos_token_id": list(range(48))},
    "min_length": {"min_length": 68, "eos_token_id": list(range(30))},
    "forced_eos": {"forced_eos_token_id": 11, "eos_token_id": 11},
    "exponential_decay": {"exponential_decay_length_penalty": (4, 1.6), "eos_token_id": 12},
    "remove_invalid": {"remove_invalid_values": True},
    "renormalize": {"renormalize_logits": True, "top_k": 4},
    "watermark": {"watermarking_config": WatermarkingConfig(bias=3.0)},
    "allowed_tokens": {"prefix_allowed_tokens_fn": lambda row, ids: list(range(int(ids[-1]) % 7, 96, 7))},
    "custom": {"logits_processor": LogitsProcessorList([OddOnly()])},
}


@pytest.mark.parametrize("do_sample", [False, True], ids=["greedy", "sampled"])
@pytest.mark.parametrize("name", EACH)
def test_every_processor_equals_generate(model, plain_model, name: str, do_sample: bool) -> None:
    settings = {"eos_token_id": None, "max_new_tokens": 20, "do_sample": do_sample, **EACH[name]}
    tokens = prompt(60, seed=3)
    want = generated(plain_model, tokens, 7, **settings)
    trie = TokenTrie(branch_length=6)
    trie.insert([tokens[-1], *want])
    result = LookaheadDecoder(model, trie, decoding_length=8, branch_length=6).generate(tokens, seed=7, **settings)
    assert result.tokens == want
    passes = len(result.trace.lanes["lookahead"])
    assert passes < len(want) or len(want) < 4  # drafts were followed
    assert GreedyDecoder(model).generate(tokens, seed=7, **settings).tokens == want


def test_processors_bite(plain_model) -> None:
    """The settings above change what comes out: a decoder that forgot one would be seen."""
    tokens = prompt(60, seed=3)
    usual = {"eos_token_id": None, "max_new_tokens": 20, "do_sample": True}
    base = generated(plain_model, tokens, 7, **usual)
    unmoved = {name for name, settings in EACH.items() if generated(plain_model, tokens, 7, **{**usual, **settings}) == base}
    assert unmoved <= {"remove_invalid"}  # there is nothing invalid here to remove


def test_without_a_seed_draws_follow_the_global_generator(model, plain_model) -> None:
    tokens = prompt(12, seed=4)
    settings = {"do_sample": True, "eos_token_id": None, "max_new_tokens": NEW}
    want = generated(plain_model, tokens, 21, **settings)
    torch.manual_seed(21)
    assert LookaheadDecoder(model).generate(tokens, **settings).tokens == want


def test_a_generation_config_is_honoured(model, plain_model) -> None:
    config = plain_model.generation_config.__class__(do_sample=True, top_k=7, temperature=0.7, max_new_tokens=11)
    tokens = prompt(12, seed=5)
    want = generated(plain_model, tokens, 3, generation_config=config)
    got = LookaheadDecoder(model).generate(tokens, None, seed=3, generation_config=config).tokens
    assert len(want) == 11
    assert got == want


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"watermarking_config": SynthIDTextWatermarkingConfig(keys=[1, 2, 3], ngram_len=3)}, "SynthIDTextWatermark"),
        ({"guidance_scale": 1.5}, "UnbatchedClassifierFreeGuidance"),
        ({"num_beams": 3}, "beam sample"),
        ({"num_return_sequences": 2}, "num_return_sequences=2"),
        ({"prompt_lookup_num_tokens": 4}, "assisted generation"),
        ({"dola_layers": "high"}, "dola generation"),
        ({"penalty_alpha": 0.6, "top_k": 4}, "contrastive search"),
        ({"temprature": 0.5}, "temprature"),
        ({"output_attentions": True}, "output_attentions=True .* plain decoding never computes"),
        ({"max_length": 5}, "max_length=5"),
        ({"max_new_tokens": 0}, "max_new_tokens must be a whole number of at least 1, not 0"),
        ({"max_new_tokens": "5"}, "max_new_tokens must be a whole number of at least 1, not '5'"),
        ({"token_healing": True}, "token_healing=True .*heal_tokens"),
        ({"cache_implementation": "static"}, "cache_implementation='static' .* a cache of their own"),
        ({"output_scores": True}, "output_scores=True .* plain decoding never computes"),
        ({"assistant_model": object()}, "assistant_model"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_exact_is_refused_by_name(model, settings: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        next(LookaheadDecoder(model).stream(prompt(8), **{"do_sample": "penalty_alpha" not in settings, **settings}))


# --- the distribution itself -----------------------------------------------------------------------------------------

VOCABULARY = 6
RUNS = 800


@pytest.fixture(scope="module")
def small():
    """A model of six tokens, its trie full of every pair, and the probability of each pair after the prompt (1, 2)."""
    model = build("llama", vocab_size=VOCABULARY, initializer_range=0.12)
    with torch.inference_mode():

        def probabilities(tokens: list[int]) -> torch.Tensor:
            return torch.softmax(model(input_ids=torch.tensor([tokens]), use_cache=False).logits[0, -1].double() / 0.9, -1)

        first = probabilities([1, 2])
        second = {token: probabilities([1, 2, token]) for token in range(VOCABULARY)}
    law = {(a, b): float(first[a] * second[a][b]) for a, b in product(range(VOCABULARY), repeat=2)}
    trie = TokenTrie(branch_length=2)
    for a, b in product(range(VOCABULARY), repeat=2):
        trie.insert([2, a, b, b])
    return model, trie, law


def chi_square(counts: Counter, law: dict[tuple[int, int], float]) -> tuple[float, float]:
    """Pearson's statistic over the outcomes, and its bound at p = 1e-4 (Wilson and Hilferty's approximation)."""
    cells = {pair: RUNS * p for pair, p in law.items()}
    assert min(cells.values()) > 1.5  # small cells would make the statistic unreliable
    statistic = sum((counts[pair] - expected) ** 2 / expected for pair, expected in cells.items())
    degrees = len(cells) - 1
    return statistic, degrees * (1 - 2 / (9 * degrees) + 3.719 * (2 / (9 * degrees)) ** 0.5) ** 3


def draw_pairs(model, trie: TokenTrie) -> tuple[Counter, int]:
    decoder = LookaheadDecoder(model, trie, decoding_length=8, branch_length=2)
    counts, accepted = Counter(), 0
    for seed in range(RUNS):
        # The third token is not counted; it is there so that the second one comes out of a drafted pass.
        result = decoder.generate(
            [1, 2], max_new_tokens=3, seed=seed, do_sample=True, temperature=0.9, top_k=0, eos_token_id=None
        )
        counts[tuple(result.tokens[:2])] += 1
        accepted += sum(step.accepted for step in result.trace.lanes["lookahead"])
    return counts, accepted


def test_chi_square_of_drafted_samples(small) -> None:
    model, trie, law = small
    counts, accepted = draw_pairs(model, trie)
    statistic, bound = chi_square(counts, law)
    assert statistic < bound
    assert accepted > RUNS // 4


def test_chi_square_catches_a_biased_acceptance(small, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh draw for every child, and the first hit taken, as some decoders do: the statistic must see it."""

    def biased(tree: DraftTree, choose: Callable[[int], int]) -> Iterator[tuple[int, int]]:
        node = ROOT
        while True:
            children = [child for child, parent in enumerate(tree.parents) if parent == node]
            hits = [child for child in children if choose(node) == tree.tokens[child]]
            if not hits:
                yield choose(node), ROOT
                return
            node = hits[0]
            yield tree.tokens[node], node

    monkeypatch.setattr("lookahead_core.decode.run.walk", biased)
    model, trie, law = small
    statistic, bound = chi_square(draw_pairs(model, trie)[0], law)
    assert statistic > bound
