"""The draft model: a second, small Llama, trained on the conversations of all parts, at last on the model's own choices.

First pure copying, then conversations, as for the model. The batches are smaller than the model's: a small model that has
minutes learns more from many steps than from exact ones. For the last part of the time the token wanted at every place of an
answer is the model's own choice there. That takes a pass of the model for each batch, so it comes last.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import data
import torch
import torch.nn.functional as F
from corpus.mix import KINDS
from data import Batch, Chat, collate
from export import convert, save
from frozen import ASKED, drawn_by, held, read_model
from model import Shape, TinyLlama
from precision import mixed
from safetensors.torch import load_file
from train import WARMUP, Trainer, write_log
from transformers import AutoTokenizer

from lookahead_core.models import parts

SEED = 20261124
WIDTH, LAYERS, HEADS, INNER = 160, 2, 5, 416
"""With 4,096 tokens: 1.26 million parameters, half of them the embedding."""
COPIED, COPIES = 0.12, 0.06
"""Until this share of the time pure copying alone; afterwards this share of the batches."""
COPY_ROWS, COPY_LENGTH = 16, 128
PORTIONS = 3
"""A batch of packed conversations is taken in so many steps."""
DISTILLED = 0.7
"""From this share of the time on, the model's own choices are what is wanted."""
COOLED = 0.5
"""From this share of the time on, the rates fall to zero."""
LOG_EVERY = 30


def shape_for(model: TinyLlama) -> Shape:
    """The draft model's shape: the vocabulary and the positions are the model's."""
    given = model.shape
    return Shape(given.vocab, WIDTH, LAYERS, HEADS, INNER, given.theta, given.eps, given.positions)


def copies(vocab: int, rng: random.Random) -> Iterator[Batch]:
    """Endless batches of pure copying."""
    while True:
        yield collate(data.copies(rng, COPY_ROWS, COPY_LENGTH, vocab), COPY_LENGTH)


def chats(chat: Chat, apart: frozenset[str], further: int, workers: int) -> Iterator[Batch]:
    """Endless batches of conversations, with an even loss on the answers alone: a draft need not choose what is quoted."""
    for packed in drawn_by(workers, chat, SEED, apart, further):
        for portion in range(PORTIONS):
            rows = packed[portion::PORTIONS]
            batch = collate(rows, max(len(row.ids) for row in rows) - 1, ASKED)
            yield replace(batch, weight=batch.weight.clamp_max(1.0))


@torch.no_grad()
def own_choices(model: TinyLlama, batch: Batch) -> Batch:
    """A batch that wants the model's choices in place of the answers' tokens."""
    with mixed(batch.ids.device.type):
        choices = model(batch.ids, batch.where, apart=batch.apart).argmax(-1)
    return replace(batch, wanted=choices)


def train(
    model: TinyLlama, chat: Chat, folder: Path, work: Path, minutes: float, apart: frozenset[str], further: int, workers: int
) -> dict[str, Any]:
    """Train for so many minutes, on no request in ``apart``, and write the draft model. Returns what was seen.

    ``further``, if not 0: begin as the one that lies in ``folder``, which can copy. The log goes to ``work``. It trains where
    the model is; ``workers`` processes make the text, this one if 0.
    """
    device = model.cos.device.type
    trainer, rng = Trainer(work, shape_for(model), device), random.Random(SEED + further)
    if further:
        trainer.begin(parts.path_of(folder, "draft").parent, WARMUP)
    first = trainer.seen
    sources = {"copy": copies(model.shape.vocab, rng), "chat": chats(chat, apart, further, workers)}
    began = logged = time.monotonic()
    sums: dict[str, list[float]] = {}
    while (done := (time.monotonic() - began) / (60 * minutes)) < 1.0:
        kind = "copy" if (done < COPIED and not further) or rng.random() < COPIES else "chat"
        batch = next(sources[kind]).on(device)
        if kind == "chat" and done > DISTILLED:
            kind, batch = "own", own_choices(model, batch)
        with mixed(device):
            logits = trainer.model(batch.ids, batch.where, apart=batch.apart).float()
            each = F.cross_entropy(logits, batch.wanted, reduction="none")
        sums.setdefault(kind, []).append(float(trainer.learn(each, batch)))
        trainer.update(min(1.0, (1.0 - done) / (1.0 - COOLED)))
        if time.monotonic() - logged > LOG_EVERY:
            row = {name: round(sum(values) / len(values), 4) for name, values in sorted(sums.items())}
            write_log(work, {"seen": trainer.seen, **row})
            sums, logged = {}, time.monotonic()
    write(trainer, folder)
    count = sum(parameter.numel() for parameter in trainer.model.parameters())
    seconds = round(time.monotonic() - began)
    return {"parameters": count, "tokens": trainer.seen - first, "steps": trainer.step, "seconds": seconds}


def write(trainer: Trainer, folder: Path) -> None:
    """Export the running mean of the weights, in half precision, with the hash of the weights that they draft for."""
    small = TinyLlama(trainer.model.shape)
    small.load_state_dict({name: value.cpu().half().float() for name, value in trainer.mean.items()})
    path = parts.path_of(folder, "draft")
    save(convert(small.eval(), AutoTokenizer.from_pretrained(folder)), path.parent)
    parts.save(folder, "draft", load_file(path))


@torch.no_grad()
def judge(model: TinyLlama, chat: Chat, folder: Path, count: int, seed: int) -> dict[str, float]:
    """By kind: share of the places of held-out answers where the draft model's likeliest token is the model's choice."""
    device = model.cos.device.type
    small = read_model(parts.path_of(folder, "draft").parent).to(device)
    out = {}
    for kind in KINDS:
        right = seen = 0
        for rows in held(chat, kind, count, seed):
            batch = collate(rows, max(len(row.ids) for row in rows) - 1).on(device)
            with mixed(device):
                mine, its = (one(batch.ids, batch.where, apart=batch.apart).argmax(-1) for one in (small, model))
            right, seen = right + int((mine == its).sum()), seen + len(its)
        out[kind] = round(right / max(1, seen), 4)
    return out
