"""Checks of the network and of the parts' training data: ``pytest assets/tiny_model/recipe/test_parts.py``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.mix import conversations, prompts
from data import Chat, Row, collate
from frozen import ASKED, DRAWN, WEIGHTS, Rows, drawn, plainly, requests, rows_of
from heads import BOUNDS, COUNT, RANKS, Heads, calibrate, chain, top1
from model import BLOCK, Shape, TinyLlama, in_blocks
from muon import Muon
from parts import HELD_SEED, SEED
from precision import mixed

FOLDER = Path(__file__).resolve().parents[1]
SHAPE = Shape(vocab=64, width=48, layers=3, heads=3, inner=64, positions=64)


def rows(wrote: list[int], choice: list[int], left: list[int]) -> Rows:
    return Rows(torch.zeros(len(wrote), 4), torch.zeros(len(wrote), 4), *map(torch.tensor, (wrote, choice, left)))


def test_attention_in_blocks_is_causal_attention() -> None:
    """Against PyTorch's kernel, in rows of one and of two conversations, the last block not full."""
    torch.manual_seed(0)
    length = 3 * BLOCK - 20
    q, k, v = torch.randn(3, 2, 3, length, 16)
    apart = (torch.arange(length) >= torch.tensor([[length], [BLOCK + 9]])).long()
    sees = torch.ones(length, length, dtype=torch.bool).tril() & (apart[:, None, :, None] == apart[:, None, None, :])
    torch.testing.assert_close(in_blocks(q, k, v, apart), F.scaled_dot_product_attention(q, k, v, attn_mask=sees))


def test_a_head_learns_where_the_text_goes_the_models_way() -> None:
    """Against the definition, place by place."""
    torch.manual_seed(0)
    left = [5, 4, 3, 2, 1, 0, 3, 2, 1, 0, 0]
    wrote, choice = (torch.randint(0, 2, (len(left),)).tolist() for _ in range(2))
    wanted, known = rows(wrote, choice, left).ahead(COUNT)
    for place in range(len(left)):
        for head in range(1, COUNT + 1):
            follows = left[place] >= head and wrote[place : place + head] == choice[place : place + head]
            assert known[place, head - 1].item() == follows
            if follows:
                assert wanted[place, head - 1].item() == choice[place + head]


def test_rows_are_those_of_answers() -> None:
    """Against the model's own passes over each row."""
    model = TinyLlama(SHAPE).eval().requires_grad_(False)
    said = [0.05] * 4 + [1.0] * 3 + [0.05] * 2 + [1.0, 3.0, 1.0]
    given = [Row(list(range(8, 20)), said, [(-1, -1)] * 12), Row([9, 8, 7], [0.05, 1.0, 1.0], [(-1, -1)] * 3)]
    found = rows_of(model, iter([given]), 2, 1 << 30)
    assert found.left.tolist() == [2, 1, 0, 2, 1, 0, 1, 0]
    assert found.wrote.tolist() == [12, 13, 14, 17, 18, 19, 8, 7]
    batch = collate(given, 11, ASKED)
    with mixed("cpu"):
        states = model.states(batch.ids, apart=batch.apart)
        hidden, early = model.model.norm(states[-1]), model.model.norm(states[2])
    assert torch.equal(found.hidden[0], hidden[0, 3].half())
    assert torch.equal(found.early[-1], early[1, 1].half())
    assert found.hidden.shape == (8, SHAPE.width)


def test_chances_are_what_came_true() -> None:
    """A guess of 0.6 that is right three times in ten has a chance of about 0.3."""
    torch.manual_seed(1)
    count = 4000
    tokens = torch.arange(RANKS).expand(count, COUNT, RANKS)
    shares = torch.tensor([0.6, *[0.03] * (RANKS - 1)]).expand(count, COUNT, RANKS)
    wanted = torch.where(torch.rand(count, COUNT) < 0.3, 0, 99)
    known = torch.ones(count, COUNT, dtype=torch.bool)
    chances = calibrate([(tokens, shares, wanted, known)])
    place = sum(bound <= 0.6 for bound in BOUNDS)
    assert abs(chances[0, place].item() - 0.3) < 0.03
    assert (chances.diff(dim=1) >= 0).all()
    assert abs(top1(tokens, wanted, known)[0] - 0.3) < 0.03
    assert 1.3 < chain(tokens, wanted, known) < 1.6


def test_heads_begin_as_the_lm_head() -> None:
    hidden = torch.randn(5, 48)
    assert torch.equal(Heads(48)(hidden, torch.randn(5, 48)), hidden[:, None].expand(5, COUNT, 48))


def test_parts_are_not_trained_on_what_is_asked_of_them() -> None:
    chat = Chat(FOLDER)
    lines = (FOLDER / "examples.jsonl").read_text(encoding="utf-8").splitlines()
    apart = requests(FOLDER, 5, HELD_SEED)
    assert {plainly(prompt.messages[-1]["content"]) for prompt in prompts("talk", 5, HELD_SEED)} <= apart
    asked = {plainly(row["messages"][-1]["content"]) for row in map(json.loads, lines) if row["part"] != "past"}
    assert asked <= apart
    made = [[f"{turn.user} end assistant {turn.answer}" for turn in turns] for turns in conversations(DRAWN, SEED + 1, WEIGHTS)]
    repeats = [any(plainly(said.split(" end assistant ")[0]) in apart for said in turns) for turns in made]
    rows = [row.ids for batch, _ in zip(drawn(chat, SEED, apart), range(4), strict=False) for row in batch]
    text = " ".join(plainly(chat.tokenizer.decode(ids, skip_special_tokens=False)) for ids in rows)
    found = [plainly(" end user ".join(turns)) in text for turns in made]
    assert sum(repeats) > 3, "no request comes twice, and nothing is tested"
    assert sum(found) > 50
    assert not any(there and again for there, again in zip(found, repeats, strict=True))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_muon_steps_as_torchs(dtype: torch.dtype) -> None:
    """Wide, tall and square matrices, some of one shape, three steps; torch's rounds to 8 bits."""
    torch.manual_seed(0)
    shapes = ((24, 60), (60, 24), (32, 32), (24, 60))
    one, other = ([torch.nn.Parameter(torch.zeros(shape)) for shape in shapes] for _ in range(2))
    mine = Muon(one, 0.1, dtype)
    torchs = torch.optim.Muon(other, lr=0.1, weight_decay=0.0, momentum=0.95)
    for _ in range(3):
        for a, b in zip(one, other, strict=True):
            a.grad = torch.randn_like(a)
            b.grad = a.grad.clone()
        mine.step()
        torchs.step()
    for a, b in zip(one, other, strict=True):
        assert float((a - b).detach().norm() / b.detach().norm()) < 0.02
    mine.load_state_dict(torchs.state_dict() | {"param_groups": mine.state_dict()["param_groups"]})
    assert torch.equal(mine.state[one[0]]["momentum_buffer"], torchs.state[other[0]]["momentum_buffer"])
