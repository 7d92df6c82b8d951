"""Checks of training on a GPU that need none: ``pytest assets/tiny_model/recipe/test_pool.py``."""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
import torch

sys.path.insert(0, str(Path(__file__).resolve().parent))
from data import Batch, Chat
from gpu import SLOWER, Apart, Log, Pool, cleared
from model import Shape, TinyLlama, attend
from pool import LENGTH, PARTS, ROWS, SLOTS, made, write
from precision import mixed
from torch.nn.attention.flex_attention import create_block_mask
from train import BESIDE, Trainer

FOLDER = Path(__file__).resolve().parents[1]


def two_rows(small: Batch) -> Batch:
    """The first two rows of a batch; of what heads should look at that of the second."""
    keep = {part: getattr(small, part)[getattr(small, part)[:, 0] == 1] for part in ("looks", "matches", "gathers", "seeks")}
    here = small.where < 2 * LENGTH
    told = small.begins[small.begins[:, 0] < 2 * LENGTH]
    return Batch(small.ids[:2], small.where[here], small.wanted[here], small.weight[here], told, **keep)


@pytest.fixture(scope="module")
def batches() -> list[Batch]:
    """Two batches as the GPU gets them."""
    torch.manual_seed(0)
    source = made(Chat(FOLDER), Random(1))
    return [next(source), next(source)]


def test_every_batch_has_the_same_form_so_that_nothing_is_compiled_twice(batches: list[Batch]) -> None:
    one, other = ({part: getattr(batch, part).shape for part in PARTS} for batch in batches)
    assert one == other
    assert one["ids"] == (ROWS, LENGTH)
    assert one["where"] == (SLOTS,)


def test_what_heads_should_look_at_comes_before(batches: list[Batch]) -> None:
    """A head that should see only what comes later has no loss that is a number."""
    for batch in batches:
        for part in ("looks", "matches", "gathers"):
            _, place, opens, start, end = getattr(batch, part)[:, :5].unbind(1)
            assert bool(((opens <= start) & (start < end) & (start <= place)).all())


def test_a_place_that_cannot_see_what_it_should_spoils_no_weight() -> None:
    """One such place among millions of tokens is enough: without a finite logarithm no gradient of its step is a number."""
    torch.manual_seed(0)
    model = TinyLlama(Shape(vocab=64, width=48, layers=2, heads=3, inner=64, positions=64))
    states = model.states(torch.randint(0, 64, (1, 20)), torch.float32)
    later, earlier = [0, 5, 0, 9, 10], [0, 8, 0, 2, 4]
    looked = model.looked(states[1], 1, range(2), torch.tensor([later, earlier]), torch.float32)
    assert bool((looked[0] < -1e6).all() and (looked[1] > -20).all())
    looked.clamp_min(-20.0).mean().backward()
    assert all(parameter.grad.isfinite().all() for parameter in model.parameters() if parameter.grad is not None)


@pytest.mark.filterwarnings("ignore:flex_attention called without torch.compile")
def test_a_mask_of_blocks_says_what_the_numbers_of_conversations_say(batches: list[Batch]) -> None:
    torch.manual_seed(0)
    few = Batch(batches[0].ids[:2], *(getattr(batches[0], part) for part in PARTS[1:]))
    q, k, v = torch.randn(3, 2, 2, LENGTH, 16)
    torch.testing.assert_close(attend(q, k, v, Apart(2, "cpu").of(few)), attend(q, k, v, few.apart))


def test_the_mask_of_blocks_is_the_one_that_asks_every_pair(batches: list[Batch]) -> None:
    for batch in batches:
        apart = Apart(ROWS, "cpu")
        mask, asked = apart.of(batch), create_block_mask(apart.seen, ROWS, None, LENGTH, LENGTH, device="cpu")
        for left, right in zip(mask.as_tuple(), asked.as_tuple(), strict=True):
            assert torch.equal(left, right) if isinstance(left, torch.Tensor) else left == right


def test_a_folder_is_drawn_from_until_it_is_empty_and_then_again(batches: list[Batch], tmp_path: Path) -> None:
    for number, batch in enumerate(batches):
        torch.save({part: getattr(batch, part) for part in PARTS}, tmp_path / f"{number}.pt")
    pool = Pool(tmp_path, "cpu")
    pool.begin(2)
    drawn = [pool.draw(), pool.draw()]
    assert sorted(batch.weight.sum() for batch in drawn) == sorted(batch.weight.sum() for batch in batches)
    assert not pool.fresh
    assert any(pool.draw() is batch for batch in drawn)
    pool.end()
    assert not pool.thread.is_alive()


def test_text_is_made_as_long_as_somebody_asks_for_it(
    batches: list[Batch], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is killed ends none of those it started."""
    lives = iter([True, True, False])
    monkeypatch.setattr("pool.parent_process", lambda: SimpleNamespace(is_alive=lambda: next(lives)))
    monkeypatch.setattr("pool.made", lambda *_: cycle(batches))
    write(tmp_path, 0, 1, FOLDER)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1-0-0.pt", "1-0-1.pt", "1-0-2.pt"]


def test_a_step_without_finite_gradients_is_left_out(tmp_path: Path) -> None:
    trainer = Trainer(tmp_path)
    for parameter in trainer.model.parameters():
        parameter.grad = torch.ones_like(parameter)
    assert not bool(cleared(trainer))
    trainer.model.model.norm.weight.grad[3] = torch.nan
    assert bool(cleared(trainer))
    assert not any(parameter.grad.any() for parameter in trainer.model.parameters())


def test_where_no_step_was_good_training_goes_back_and_on_more_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gpu.LOG_EVERY", -1)
    monkeypatch.setattr("gpu.SAVE_EVERY", -1)
    trainer = Trainer(tmp_path)
    log, losses = Log(trainer, tmp_path), torch.zeros(1 + len(BESIDE))
    assert log.add(losses, torch.tensor(False)) == 1.0
    kept = trainer.model.model.norm.weight.detach().clone()
    trainer.model.model.norm.weight.data += 1.0
    trainer.seen = 99
    assert log.add(losses, torch.tensor(True)) == SLOWER
    assert torch.equal(trainer.model.model.norm.weight, kept)
    assert trainer.seen == 0


def test_the_losses_have_a_gradient_for_every_weight(batches: list[Batch], tmp_path: Path) -> None:
    """In float32 on one row: of the answers and of all that stands beside."""
    trainer = Trainer(tmp_path)
    trainer.begin(FOLDER, 0)
    few = two_rows(batches[0])
    states = trainer.model.states(few.ids, torch.float32, few.apart)
    with torch.autocast("cpu", enabled=False):
        each, beside = trainer.tail([state.float() for state in states], few)
    assert len(beside) == len(BESIDE)
    trainer.learn(each, few, beside=beside)
    assert not bool(cleared(trainer))
    assert all(parameter.grad is not None for parameter in trainer.model.parameters())


def test_the_map_is_fitted_and_nothing_else(batches: list[Batch], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh one is no better than chance; afterwards it tells how the sentences of this batch begin."""
    torch.manual_seed(0)
    monkeypatch.setattr("train.FITTED", 30)
    few, trainer = two_rows(batches[0]), Trainer(tmp_path)
    trainer.begin(FOLDER, 0)
    assert trainer.fits_map
    trainer.save()
    resumed = Trainer(tmp_path)
    resumed.resume(None, 0)
    assert resumed.fits_map, "a run with --alone is gone on with without it"
    before = {name: value.clone() for name, value in trainer.model.state_dict().items()}
    with mixed("cpu"):
        states = [state.detach() for state in trainer.model.states(few.ids, apart=few.apart)]
        losses = [trainer.tail(states, few)[1][0].item()]
    trainer.fit_map(lambda: few)  # outside: autocast keeps its copies of weights until it ends
    with mixed("cpu"):
        losses.append(trainer.tail(states, few)[1][0].item())
    assert losses[0] > 8 > 3 > losses[1]
    assert all(torch.equal(value, before[name]) for name, value in trainer.model.state_dict().items())
    assert not trainer.fits_map
