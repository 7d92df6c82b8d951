"""Batches for training: conversations as token rows, packed to one length, with a weight for every token's loss.

What the assistant says counts in full. What the user says counts a little: it teaches words before the answers do.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import copying
import finding
import torch
from corpus.ask_passage import UNSAID
from corpus.base import Turn
from corpus.mix import conversations
from tokenizers import Tokenizer
from torch import Tensor

BATCH_TOKENS = 6144
SLOTS = BATCH_TOKENS * 3 // 4
"""Loss positions in a batch: a fixed number lets compiled code be reused. Answers fill about two thirds of them."""
USER_WEIGHT = 0.15
"""What a token of a document or question counts in the loss, beside 1 for a token of an answer."""
BEGINS, ASKED = 1024, 128
"""Places of a batch of pure finding where the start of a segment is wanted: in its texts and in its questions."""
POOL = 500
"""Conversations made at a time."""

Row = tuple[list[int], list[bool]]
"""Token ids, and for each whether the assistant says it."""


@dataclass(frozen=True)
class Batch:
    """``ids`` [rows, length]; flat positions with a loss, the tokens wanted there and their weights, [slots] each."""

    ids: Tensor
    where: Tensor
    wanted: Tensor
    weight: Tensor
    begins: Tensor | None = None
    """Of pure finding, shape (``BEGINS`` + ``ASKED``, 3): flat position, first and second id of its segment, -1 for none."""


@dataclass(frozen=True)
class Stage:
    """Until ``until`` tokens: the share of batches that are pure copying, the lengths of their rows, the lengths of others.

    A conversation goes into rows of the shortest length that holds it: attention over a row costs the square of its length.
    """

    until: int
    copy: float
    copied: tuple[int, ...]
    lengths: tuple[int, ...]
    find: float = 0.0
    """The share of the other batches that is pure finding."""


STAGES = (
    Stage(1_200_000, 1.0, (128,), (128,)),
    Stage(3_000_000, 0.4, (64,), (512,)),
    Stage(12_000_000, 0.08, (128,), (512,)),
    Stage(17_700_000, 0.03, (128,), (256, 384, 512, 768)),
    Stage(24_000_000, 0.25, (256, 512), (256, 384, 512, 768)),
    Stage(32_000_000, 0.1, (256, 512), (256, 384, 512, 768)),
    Stage(133_500_000, 0.04, (256, 512), (256, 384, 512, 768)),
    Stage(10**12, 0.04, (256, 512), (256, 384, 512, 768), 0.4),
)
"""At 17.7 million tokens the model copied well over 128 tokens, digits badly over 512 (70 % right): hence longer rows.

At 133.5 million, where the exported weights are, it copied well and found little: hence the sequences of ``finding.py``.
"""


class Chat:
    """Turns conversations into token rows in the form of the chat template."""

    def __init__(self, folder: Path) -> None:
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        names = ("<bos>", "<|user|>", "<|assistant|>", "<|end|>")
        self.bos, self.user, self.assistant, self.end = (self.tokenizer.token_to_id(name) for name in names)

        def ids(text: str) -> tuple[int, ...]:
            return tuple(self.tokenizer.encode(text).ids)

        stop, gap = ids("."), ids("\n")
        ends = (stop, stop, gap, (*stop, *gap), ids(";"), ids(","), (*gap, *ids("-")))
        self.marks = finding.Marks(
            *(self.bos, self.user, self.assistant, self.end), ends, ids('The text says: "'), ids('."')[0], ids(UNSAID), gap * 2
        )

    def rows(self, chats: list[list[Turn]], longest: int = 1 << 20) -> list[Row]:
        """A row for each conversation, without the last turns where they make it longer than ``longest`` tokens."""
        encoded = iter(
            self.tokenizer.encode_batch([part for turns in chats for turn in turns for part in (turn.user, turn.answer)])
        )
        out = []
        for turns in chats:
            ids, mask, full = [self.bos], [False], False
            for _ in turns:
                asked, said = next(encoded).ids, next(encoded).ids
                full = full or len(ids) + len(asked) + len(said) + 4 > longest
                if not full:
                    ids += [self.user, *asked, self.end, self.assistant, *said, self.end]
                    mask += [False] * (len(asked) + 3) + [True] * (len(said) + 1)
            if len(ids) > 1:
                out.append((ids, mask))
        return out


def pack(rows: list[Row], length: int) -> list[Row]:
    """Put several conversations into one row, largest first into the first row with room."""
    packed: list[Row] = []
    for ids, mask in sorted(rows, key=lambda row: -len(row[0])):
        for have, seen in packed:
            if len(have) + len(ids) <= length + 1:
                have += ids
                seen += mask
                break
        else:
            packed.append((list(ids), list(mask)))
    return packed


def collate(rows: list[Row], length: int, user: float = USER_WEIGHT) -> Batch:
    """Pad rows on the right to ``length`` + 1, shift by one, and list the positions that carry a loss."""
    ids = torch.zeros(len(rows), length + 1, dtype=torch.long)
    weight = torch.zeros(len(rows), length + 1)
    for index, (tokens, mask) in enumerate(rows):
        ids[index, : len(tokens)] = torch.tensor(tokens)
        weight[index, : len(mask)] = torch.where(torch.tensor(mask), 1.0, user)
        weight[index, 0] = 0.0
    flat = weight[:, 1:].reshape(-1)
    where = flat.nonzero().squeeze(1)
    return Batch(ids[:, :-1].contiguous(), where, ids[:, 1:].reshape(-1)[where], flat[where])


def with_begins(rows: list[finding.Row], length: int) -> Batch:
    """A batch of pure finding; of the places where a segment's start is wanted, as many as there are slots for."""
    batch = collate([(row.ids, row.mask) for row in rows], length, 0.0)
    asks = torch.tensor([row.asks[:length] for row in rows]).reshape(-1)
    begins = torch.tensor([row.begins[:length] for row in rows]).reshape(-1, 2)
    places = torch.cat([torch.arange(len(asks))[:, None], begins], 1)
    known = begins[:, 0] >= 0
    picked = [some(places[known & ~asks], BEGINS), some(places[known & asks], ASKED)]
    return replace(batch, begins=torch.cat(picked))


def some(rows: Tensor, count: int) -> Tensor:
    """So many of the rows, repeated where there are too few."""
    return rows[torch.randperm(len(rows))].repeat(-(-count // max(len(rows), 1)), 1)[:count]


def fixed(batch: Batch) -> Batch:
    """As many loss positions as there are ``SLOTS``: answers first, then some of the rest; repeated where there are too few."""
    order = torch.argsort(batch.weight + 0.01 * torch.rand(len(batch.weight)), descending=True)[:SLOTS]
    if len(order) < SLOTS:
        order = torch.cat([order, order[torch.randint(0, len(order), (SLOTS - len(order),))]])
    return replace(batch, where=batch.where[order], wanted=batch.wanted[order], weight=batch.weight[order])


def pools(rows: list[Row], lengths: tuple[int, ...], left: list[Row]) -> Iterator[tuple[int, list[Row]]]:
    """Full batches of rows, each with the length of its rows; conversations that fill no batch go to ``left``."""
    low = 0
    for length in lengths:
        fitting = [row for row in rows if low < len(row[0]) - 1 <= length]
        packed, size, low = pack(fitting, length), BATCH_TOKENS // length, length
        for start in range(0, len(packed) - size + 1, size):
            yield length, packed[start : start + size]
        left += packed[len(packed) // size * size :]


def batches(seen: int, chat: Chat, vocab: int, seed: int) -> Generator[tuple[str, Batch], int, None]:
    """Endless batches for the stage that is reached; the caller sends back how many tokens it has seen."""
    rng = random.Random(f"{seed}:{seen}")
    ready: list[tuple[int, list[Row]]] = []
    left: list[Row] = []
    made_for: Stage | None = None
    while True:
        stage = next(s for s in STAGES if seen < s.until)
        if rng.random() < stage.copy:
            length = rng.choice(stage.copied)
            rows = [copying.sequence(rng, length + 1, vocab) for _ in range(BATCH_TOKENS // length)]
            seen = yield "copy", collate(rows, length, 0.0)
            continue
        if rng.random() < stage.find:
            length = rng.choice(stage.copied)
            rows = [finding.sequence(rng, length + 1, vocab, chat.marks) for _ in range(BATCH_TOKENS // length)]
            seen = yield "find", with_begins(rows, length)
            continue
        if not ready or made_for != stage:
            fresh = chat.rows(conversations(POOL, rng.getrandbits(48)), stage.lengths[-1])
            rng.shuffle(fresh)
            rows, left = fresh + left, []
            ready = list(pools(rows, stage.lengths, left))
            rng.shuffle(ready)
            made_for = stage
        length, rows = ready.pop()
        seen = yield "chat", collate(rows, length)
