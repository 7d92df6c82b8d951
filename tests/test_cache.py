"""The row cache against lists: what is kept, moved, dropped, and what it costs."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.utils._python_dispatch import TorchDispatchMode
from transformers import DynamicCache
from zoo import build

from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.generate import CACHE
from lookahead_core.decode.kv_cache import GROWTH, RowCache

HEADS, WIDTH = 2, 3


def rows(count: int, first: float, batch: int = 1) -> torch.Tensor:
    """[batch, heads, count, width], every row filled with its own number."""
    numbers = first + torch.arange(count, dtype=torch.float32) + 100 * torch.arange(batch)[:, None]
    return numbers[:, None, :, None].expand(batch, HEADS, count, WIDTH)


def held(cache: RowCache, entry: int = 0) -> list[float]:
    """The numbers of the rows held, checked to be the same in keys, values, heads and layers."""
    out = []
    for layer in cache.layers:
        for states in (layer.keys, layer.values):
            assert (states == states[:, :1, :, :1]).all()
            out.append(states[entry, 0, :, 0].tolist())
    assert all(one == out[0] for one in out)
    return out[0]


def write(cache: RowCache, count: int, first: float, batch: int = 1) -> None:
    for layer in range(2):
        keys, values = cache.update(rows(count, first, batch), rows(count, first, batch), layer)
        assert keys.shape == values.shape == (batch, HEADS, cache.rows, WIDTH)


@settings(deadline=None, max_examples=40)
@given(st.data())
def test_passes_keep_what_a_list_would_keep(data: st.DataObject) -> None:
    cache, model = RowCache(reserve=data.draw(st.sampled_from([0, 4, 64]))), []
    for turn in range(data.draw(st.integers(1, 6))):
        start, count = len(model), data.draw(st.integers(1, 9))
        write(cache, count, 1000 * turn)
        passed = [float(1000 * turn + offset) for offset in range(count)]
        assert held(cache) == model + passed
        kept = sorted(data.draw(st.sets(st.integers(0, count - 1))))
        cache.keep(start, kept)
        model += [passed[offset] for offset in kept]
        assert held(cache) == model
        assert cache.rows == cache.get_seq_length() == len(model)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int8])
@pytest.mark.parametrize("batch", [1, 3])
def test_rows_of_any_kind_move_in_every_layer_and_entry(dtype: torch.dtype, batch: int) -> None:
    cache = RowCache(reserve=8)
    passes = ((5, [0, 2, 4]), (6, [3]), (300, [0, *range(5, 105)]), (4, [1, 2]), (250, [0, *range(2, 200)]))
    for count, kept in passes:  # grows on the way, and moves more rows at once than before
        start, passed = cache.rows, [torch.randint(-100, 100, (batch, HEADS, count, WIDTH)).to(dtype) for _ in range(4)]
        before = [states.clone() for layer in cache.layers for states in (layer.keys, layer.values)] or [
            torch.empty((batch, HEADS, 0, WIDTH), dtype=dtype)
        ] * 4
        for layer in range(2):
            cache.update(passed[2 * layer], passed[2 * layer + 1], layer)
        cache.keep(start, kept)
        after = [states for layer in cache.layers for states in (layer.keys, layer.values)]
        for now, old, new in zip(after, before, passed, strict=True):
            assert torch.equal(now, torch.cat((old, new[:, :, kept]), dim=2))


def test_buffers_out_of_reach_are_moved_by_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lookahead_core.decode.kv_cache.cpu_layout", lambda rows, dropped: [])
    cache = RowCache(reserve=8)
    write(cache, 6, 0)
    cache.keep(0, [0, 3, 5])
    assert held(cache) == [0, 3, 5]


class Copies(TorchDispatchMode):
    """Counts tensors that are copied to another device."""

    count = 0

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        self.count += function is torch.ops.aten._to_copy.default
        return function(*args, **(kwargs or {}))


def test_row_numbers_go_to_a_device_once_however_many_layers_there_are() -> None:
    cache = RowCache(reserve=8)
    for layer in range(5):
        cache.update(rows(6, 0).to("meta"), rows(6, 0).to("meta"), layer)
    with Copies() as copies:
        cache.keep(0, [0, 3, 5])
    assert copies.count == 2  # from where, to where
    assert cache.rows == 3


@settings(deadline=None, max_examples=25)
@given(st.data())
def test_ragged_moves_and_selection_equal_lists(data: st.DataObject) -> None:
    batch = data.draw(st.integers(1, 4))
    cache = RowCache(reserve=40)
    write(cache, 6, 0, batch)
    ends = [data.draw(st.integers(0, 6)) for _ in range(batch)]
    model = [held(cache, entry)[: ends[entry]] for entry in range(batch)]
    start, width = max(ends), data.draw(st.integers(1, 5))
    cache.resize(start)
    write(cache, width, 50, batch)
    most = data.draw(st.integers(1, width))
    offsets = [sorted(data.draw(st.sets(st.integers(0, width - 1), min_size=1, max_size=most))) for _ in range(batch)]
    source, target = [], []
    for entry, (end, kept) in enumerate(zip(ends, offsets, strict=True)):
        model[entry] += [50.0 + 100 * entry + offset for offset in kept]
        moves = [(start + offset, end + slot) for slot, offset in enumerate(kept)]
        moves += [moves[-1]] * (most - len(moves))
        source.append([one for one, _ in moves])
        target.append([other for _, other in moves])
    cache.move(torch.tensor(source), torch.tensor(target))
    cache.resize(max(map(len, model)))
    for entry, wanted in enumerate(model):
        assert held(cache, entry)[: len(wanted)] == wanted
    staying = sorted(data.draw(st.sets(st.integers(0, batch - 1), min_size=1)))
    cache.select(torch.tensor(staying))
    for place, entry in enumerate(staying):
        assert held(cache, place)[: len(model[entry])] == model[entry]
    assert cache.layers[0].keys.shape[0] == len(staying)


def test_entries_change_places_as_in_transformers() -> None:
    cache = RowCache(reserve=8)
    cache.update(rows(3, 0, 2), rows(3, 50, 2), 0)
    cache.reorder_cache(torch.tensor([1, 0]))
    assert cache.layers[0].keys[:, 0, :, 0].tolist() == [[100, 101, 102], [0, 1, 2]]
    assert cache.layers[0].values[:, 0, :, 0].tolist() == [[150, 151, 152], [50, 51, 52]]


def test_rows_are_written_in_place() -> None:
    cache = RowCache(reserve=32)
    write(cache, 4, 0)
    address, size = cache.layers[0].keys.data_ptr(), cache.nbytes()
    for turn in range(7):
        write(cache, 4, 10 * turn)
    assert cache.layers[0].keys.data_ptr() == address
    assert cache.nbytes() == size == 2 * 2 * 32 * HEADS * WIDTH * 4
    write(cache, 1, 0)  # full: grows once, by a stretch
    assert cache.layers[0].buffers[0].shape[-2] == 33 + GROWTH
    assert len(held(cache)) == 33


def test_crop_and_reset_speak_transformers() -> None:
    cache = RowCache()
    write(cache, 6, 0)
    cache.crop(-2)
    assert held(cache) == [0, 1, 2, 3]
    cache.crop(0)
    assert cache.rows == 4
    cache.crop(-9)
    assert cache.rows == 0
    cache.resize(4)
    with pytest.raises(ValueError, match="non-positive"):
        cache.crop(3)
    cache.reset()
    assert cache.rows == 0
    write(cache, 1, 7)
    assert held(cache) == [7]


@pytest.mark.parametrize("name", ["llama", "mistral", "gemma4_text", "deepseek_v3"])
@torch.inference_mode()
def test_a_model_fills_it_as_it_fills_its_own(name: str) -> None:
    model = build(name)
    ids = torch.tensor([[5, 9, 2, 40, 8, 8, 1]])
    own, ours = DynamicCache(), RowCache(reserve=3)
    want = [model(input_ids=ids[:, :4], **{CACHE: own}).logits, model(input_ids=ids[:, 4:], **{CACHE: own}).logits]
    got = [model(input_ids=ids[:, :4], **{CACHE: ours}).logits, model(input_ids=ids[:, 4:], **{CACHE: ours}).logits]
    assert all(torch.equal(one, other) for one, other in zip(want, got, strict=True))
    for layer, other in zip(own.layers, ours.layers, strict=True):
        assert layer.is_initialized == other.is_initialized
        if layer.is_initialized:
            assert torch.equal(layer.keys, other.keys)
            assert torch.equal(layer.values, other.values)


def test_a_cache_grows_with_its_text_and_not_with_what_was_asked() -> None:
    model = build("llama", max_position_embeddings=1 << 21)
    run = LookaheadDecoder(model).open([1, 2, 3], 1_000_000, eos_token_id=None)
    row = 2 * 2 * 2 * 8 * 4  # layers, keys and values, heads, width, bytes
    LookaheadDecoder(model).advance(run)
    assert run.passes.nbytes() < 1200 * row
    run.close()
    cache = RowCache()
    write(cache, 1000, 0)
    write(cache, 1, 0)
    assert cache.layers[0].buffers[0].shape[-2] == 1001 + 500  # by half
