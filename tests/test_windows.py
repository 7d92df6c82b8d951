"""Layers with sliding windows and chunks: rows that no later token sees are dropped, and every text stays the same."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import zoo_more
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from matrix_oracle import LIMIT, generated, worst_difference
from transformers import PreTrainedModel
from zoo import FAMILIES, WINDOW, build, made, prompt

import lookahead_core as lc
from lookahead_core.decode import kv_cache
from lookahead_core.decode.generate import CACHE
from lookahead_core.decode.kv_cache import RowCache, RowLayer
from lookahead_core.decode.mask import Layout, causal_layout
from lookahead_core.decode.probe import _hides, probe, route_of
from lookahead_core.methods import METHODS, DraftSettings

NEW = 60
ROOM = 3
"""Rows added to a full buffer in these tests, so that buffers are replaced all the time."""
WINDOWED = (
    *("mistral", "mixtral", "starcoder2", "ministral", "qwen2_sliding", "qwen3_sliding", "gemma2", "gemma3_text", "olmo3"),
    *("cohere2", "gpt_oss", "llama4_text", "gemma4_text", "phi3_sliding", "mistral_eager", "gemma3n_text", "mimo_v2_flash"),
)


def family(name: str) -> PreTrainedModel:
    return made((FAMILIES.get(name) or zoo_more.ACCEPTED[name]), name)


@pytest.fixture(autouse=True)
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kv_cache, "GROWTH", ROOM)


def decoders(model: PreTrainedModel, answer: list[int]) -> list[lc.LookaheadDecoder]:
    """Plain, drafts that are right, drafts that leave the answer after some tokens, drafts that are wrong."""
    right, leaving, wrong = (lc.TokenTrie(branch_length=12) for _ in range(3))
    right.insert(answer)
    for start in range(0, len(answer), 4):
        leaving.insert([*answer[start : start + 3], *prompt(9, seed=start)])
        wrong.insert([*answer[start : start + 1], *((token + 1) % 96 for token in answer[start + 1 : start + 7])])
    return [
        lc.GreedyDecoder(model),
        lc.LookaheadDecoder(model, right, decoding_length=12),
        lc.LookaheadDecoder(model, leaving, decoding_length=64),
        lc.LookaheadDecoder(model, wrong, decoding_length=5),
    ]


@pytest.mark.parametrize("name", ["mistral", "gemma3_text"])
def test_a_draft_model_with_windows_goes_back_over_all_its_passes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of its draft tokens is a pass, and the large model may reject them all."""
    monkeypatch.setattr("lookahead_core.methods.draft.TorchBranches.floor", 0.0)  # it writes ahead as far as it may
    large, small = build("llama"), family(name)
    asked = DraftSettings(decoding_length=16, branch_length=12, parts={"draft": small})
    run = METHODS["draft"].decoder(large, asked).generate(prompt(9), NEW, eos_token_id=None)
    assert run.tokens == generated(large, torch.tensor([prompt(9)]), max_new_tokens=NEW)
    steps = run.trace.lanes["lookahead"][1:]
    assert max(len(step.tree) for step in steps) >= 8
    assert min(len(step.tokens) for step in steps) == 1


def most_rows(layer: RowLayer) -> int:
    """Rows of the buffers."""
    return max(states.shape[-2] for states in layer.buffers)


@pytest.mark.parametrize("name", WINDOWED)
@pytest.mark.parametrize("length", [WINDOW - 5, 3 * WINDOW])
def test_long_answers_equal_generate_and_hold_their_windows(name: str, length: int) -> None:
    model, plain = family(name), family(name)
    windows = route_of(model).windows
    assert WINDOW in windows
    ids = prompt(length)
    want = generated(plain, torch.tensor([ids]), max_new_tokens=NEW)
    for decoder in decoders(model, [*ids, *want]):
        run = decoder.open(ids, NEW, eos_token_id=None)
        while run.finished is None:
            decoder.advance(run)
        assert run.sequence[length:] == want
        for layer, window in zip(run.passes.cache.layers, windows, strict=True):  # type: ignore[attr-defined]
            if layer.is_initialized:
                assert layer.rows == len(run.sequence) - 1
                assert layer.keys.shape[-2] == layer.rows - layer.dropped
                assert not window or most_rows(layer) <= 1.5 * (window + decoder.decoding_length) + ROOM
                assert (layer.dropped > 0) == (window > 0) or decoder.decoding_length == 64  # there the text fits the buffer
        run.close()


@pytest.mark.parametrize("name", ["mistral", "gemma3_text", "gpt_oss", "llama4_text"])
def test_sampled_answers_equal_generate(name: str) -> None:
    model, plain = family(name), family(name)
    ids = prompt(20)
    sampled: dict[str, Any] = {"do_sample": True, "temperature": 0.8, "top_k": 20, "repetition_penalty": 1.2}
    torch.manual_seed(7)
    want = generated(plain, torch.tensor([ids]), max_new_tokens=NEW, **sampled)
    for decoder in decoders(model, [*ids, *want]):
        assert decoder.generate(ids, NEW, eos_token_id=None, seed=7, **sampled).tokens == want


@pytest.mark.parametrize("name", ["mistral", "gemma3_text"])
def test_a_window_that_is_one_row_short_fails_matrix_and_probe(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: cache and masks agree on a window without its first row. That error would raise nowhere."""
    model, plain = family(name), family(name)
    route = route_of(model)
    assert worst_difference(model, plain, route) <= LIMIT
    first = RowLayer.first.fget  # type: ignore[attr-defined]
    monkeypatch.setattr(RowLayer, "first", property(lambda layer: first(layer) + (first(layer) > 0)))
    assert worst_difference(model, plain, route) > 100 * LIMIT
    assert probe(model).name == "chain"  # there the cache keeps all rows


def numbered(first: int, count: int) -> torch.Tensor:
    """Rows [1, 2, count, 3] filled with their numbers."""
    return torch.arange(first, first + count, dtype=torch.float32)[None, None, :, None].expand(1, 2, count, 3)


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_passes_see_what_the_window_of_a_list_shows(data: st.DataObject) -> None:
    window, reserve = data.draw(st.integers(1, 12)), data.draw(st.sampled_from([0, 3, 40]))
    by_torch = data.draw(st.booleans())
    cache, model, number = RowCache(reserve, windows=(0, window)), [], 0
    for turn in range(data.draw(st.integers(1, 12))):
        start, count = len(model), data.draw(st.integers(1, 30))
        first = max(start - window + 1, 0)
        assert cache.get_mask_sizes(count, 0) == (start + count, 0)
        assert cache.get_mask_sizes(count, 1) == (start + count - first, first)
        passed = list(range(number, number + count))
        number += count
        whole, seen = (cache.update(numbered(passed[0], count), numbered(passed[0], count), layer) for layer in range(2))
        for states in whole:
            assert states[0, 1, :, 2].tolist() == [*model, *passed]
        for states in seen:
            assert states[0, 1, :, 2].tolist() == [*model[first:], *passed]
        kept = list(range(count)) if turn == 0 else sorted(data.draw(st.sets(st.integers(0, count - 1))))
        if by_torch and kept and turn:
            cache.move(torch.tensor([kept]) + start, torch.arange(start, start + len(kept))[None])
            kept = [passed[offset] for offset in kept]
            cache.resize(start + len(kept))
        else:
            cache.keep(start, kept)
            kept = [passed[offset] for offset in kept]
        model += kept
        assert cache.rows == cache.get_seq_length(0) == cache.get_seq_length(1) == len(model)
    cache.reset()
    assert cache.update(numbered(5, 2), numbered(5, 2), 1)[0][0, 0, :, 0].tolist() == [5, 6]


def test_a_cache_does_not_go_back_to_rows_that_it_dropped() -> None:
    cache = RowCache(windows=(8,))
    cache.update(numbered(0, 20), numbered(0, 20), 0)
    with pytest.raises(ValueError, match="window of 8 holds rows from 13 on, and cannot go back to 19"):
        cache.crop(-1)
    cache.update(numbered(20, 6), numbered(20, 6), 0)
    cache.crop(-6)
    assert cache.rows == 20
    assert cache.layers[0].keys[0, 0, :, 0].tolist() == list(range(13, 20))


def test_entries_that_stay_keep_the_numbers_of_their_rows() -> None:
    cache, both = RowCache(windows=(4,)), torch.cat((numbered(0, 10), numbered(100, 10)))
    cache.update(both, both, 0)
    cache.select(torch.tensor([1]))
    assert cache.update(numbered(110, 1), numbered(110, 1), 0)[0][0, 0, :, 0].tolist() == [107, 108, 109, 110]


@torch.inference_mode()
def test_a_long_prompt_is_not_held_by_layers_with_windows() -> None:
    """Not even by views: the buffers are those of the window."""
    model, ids = family("gemma3_text"), prompt(200)
    cache = RowCache(1000, windows=route_of(model).windows)
    model(input_ids=torch.tensor([ids]), use_cache=True, **{CACHE: cache})
    sliding, full = cache.layers
    assert most_rows(sliding) == WINDOW + WINDOW // 2
    assert most_rows(full) == 1000
    assert cache.rows == 200


def test_the_mask_of_fewer_rows_is_the_end_of_the_whole_one() -> None:
    rule = lambda batch, head, query, key: key > query - WINDOW  # noqa: E731
    layout = causal_layout(5, "cpu", 20)  # type: ignore[arg-type]
    ragged = Layout(20, layout.query_positions, layout.visible, torch.arange(20)[None] * (torch.arange(20) % 3 > 0) - 1)
    for one in (layout, ragged):
        assert one.behind(0) is one
        for first in (1, 13, 20):
            assert one.behind(first).keys == 25 - first
            assert torch.equal(one.behind(first).full(), one.full()[..., first:])
            assert torch.equal(one.behind(first).ruled(rule), one.ruled(rule)[..., first:])


@pytest.mark.parametrize("name", ["mistral", "gemma3_text"])
def test_generate_continues_the_cache_that_comes_back(name: str) -> None:
    model, plain = family(name), family(name)
    ids = torch.tensor([prompt(20)])
    asked: dict[str, Any] = {"max_new_tokens": 30, "eos_token_id": None, "pad_token_id": 0, "do_sample": False}
    first = model.generate(
        ids, attention_mask=torch.ones_like(ids), custom_generate=lc.lookahead_generate, return_dict_in_generate=True, **asked
    )
    more = torch.cat((first.sequences, torch.tensor([[5, 6, 7]])), dim=1)
    want = plain.generate(more, attention_mask=torch.ones_like(more), **asked)
    cache = first[CACHE]
    assert torch.equal(model.generate(more, attention_mask=torch.ones_like(more), **{CACHE: cache}, **asked), want)
    assert cache.layers[0].dropped > 0


def test_a_cache_that_forgets_what_the_masks_show_comes_back_as_generates_own() -> None:
    model, plain = family("moshi_sliding"), family("moshi_sliding")
    ids = torch.tensor([prompt(50, seed=50)])
    asked: dict[str, Any] = {"max_new_tokens": 12, "eos_token_id": None, "pad_token_id": 0, "do_sample": False}
    first = {"attention_mask": torch.ones_like(ids), "return_dict_in_generate": True, **asked}
    theirs = plain.generate(ids, **first)
    ours = model.generate(ids, **first, custom_generate=lc.lookahead_generate)
    assert torch.equal(ours.sequences, theirs.sequences)
    more = torch.cat((theirs.sequences, torch.tensor([[5, 6]])), dim=1)
    one, other = (
        plain.generate(more, attention_mask=torch.ones_like(more), **{CACHE: said[CACHE]}, **asked) for said in (ours, theirs)
    )
    assert torch.equal(one, other)


@pytest.mark.parametrize("window", [20, None])
def test_a_window_that_was_changed_is_probed_again(window: int | None) -> None:
    model, plain = build("mistral"), build("mistral")
    decoder, ids = lc.LookaheadDecoder(model, None, 12, 6), prompt(30, seed=1)
    decoder.generate(ids, 4, eos_token_id=None)
    for one in (model, plain):
        one.config.sliding_window = window
    rows = torch.tensor([ids])
    fixed = {"max_new_tokens": 30, "eos_token_id": None, "pad_token_id": 0, "do_sample": False}
    want = plain.generate(rows, attention_mask=torch.ones_like(rows), **fixed)[0, 30:].tolist()
    decoder.trie.insert([*ids[-2:], *want])
    for one in (decoder, lc.LookaheadDecoder(model, None, 12, 6), lc.GreedyDecoder(model)):
        assert one.generate(ids, 30, eos_token_id=None).tokens == want


def test_a_rule_that_cannot_be_asked_hides_nothing() -> None:
    def rule(batch: torch.Tensor, head: torch.Tensor, query: torch.Tensor, key: torch.Tensor) -> torch.Tensor:
        return torch.ones((1, 2), dtype=torch.bool)[batch, query]  # goes by a pass of two rows

    assert not _hides(rule, 8, torch.device("cpu"))
