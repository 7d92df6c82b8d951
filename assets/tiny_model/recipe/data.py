"""Batches for training: conversations as token rows, packed to one length, with a weight for every token's loss.

What the assistant says counts in full. What the user says counts a little: it teaches words before the answers do.
Where an answer quotes its text, a row also tells which tokens of the text hold the quotation (``Look``), and how the
sentence of each token of a text begins.
"""

from __future__ import annotations

import random
import re
from bisect import bisect_right
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import copying
import torch
from corpus.base import Turn
from corpus.mix import conversations
from tokenizers import Encoding, Tokenizer
from torch import Tensor

BATCH_TOKENS = 6144
SLOTS = BATCH_TOKENS * 3 // 4
"""Loss positions in a batch: a fixed number lets compiled code be reused. Answers fill about two thirds of them."""
USER_WEIGHT = 0.05
"""What a token of a document or question counts in the loss, beside 1 for a token of an answer."""
CHOOSING = 3.0
"""What a token counts that chooses the sentence, rather than copies it."""
BEGINS, LOOKS, MATCHES, SEEKS = 1024, 256, 128, 24
"""Places of a batch where the start of a sentence is wanted, and where heads should look at a quotation or at a match; and
questions none of whose words stands in the text."""
BOS = 1
POOL = 500
"""Conversations made at a time."""
SAYS, SAYS_NOT = "The text says", "The text does not say"
QUOTED = re.compile(r'"([^"\n]{2,})"|(?<= )\'([^\n]{12,})\'|^- (.{3,})$', re.MULTILINE)
"""Parts of an answer that may stand in the text: what is in quotation marks, the points of a list."""
SENTENCE = re.compile(r"(?<=[.!?])[\"')]* +(?=[^a-z\s])|\n+")
"""What stands between two sentences or lines."""


class Look(NamedTuple):
    """At ``place`` some heads should look at the tokens from ``start`` to ``end``; the conversation begins at ``opens``."""

    place: int
    opens: int
    start: int
    end: int


class Seek(NamedTuple):
    """Some word of the question, from ``first`` to ``stop``, should look at the tokens that are quoted at ``place``."""

    place: int
    opens: int
    start: int
    end: int
    first: int
    stop: int


@dataclass
class Row:
    """Ids, the weight of each, how the sentence begins that it stands in (two ids, -1 for unknown), and what to look at."""

    ids: list[int] = field(default_factory=list)
    weight: list[float] = field(default_factory=list)
    begins: list[tuple[int, int]] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    matches: list[Look] = field(default_factory=list)
    """Words of questions, or their matches behind them, and what they should look at."""
    gathers: list[Look] = field(default_factory=list)
    """Where a quotation begins, and the word of the question that found it."""
    seeks: list[Seek] = field(default_factory=list)
    """Questions in other words than the sentence that answers them."""

    def add(self, ids: list[int], weight: float, begins: list[tuple[int, int]] | None = None) -> int:
        """Append ids of one weight; returns where they begin."""
        at = len(self.ids)
        self.ids += ids
        self.weight += [weight] * len(ids)
        self.begins += begins or [(-1, -1)] * len(ids)
        return at

    def join(self, other: Row) -> None:
        """Append another row."""
        at = len(self.ids)
        self.ids += other.ids
        self.weight += other.weight
        self.begins += other.begins
        for mine, others in zip(self.places, other.places, strict=True):
            mine += [type(look)(*(place + at for place in look)) for look in others]  # type: ignore[arg-type]

    @property
    def places(self) -> tuple[list[Look], list[Look], list[Look], list[Seek]]:
        """All that is to be looked at."""
        return self.looks, self.matches, self.gathers, self.seeks


@dataclass(frozen=True)
class Batch:
    """``ids`` [rows, length]; flat positions with a loss, the tokens wanted there and their weights, [slots] each."""

    ids: Tensor
    where: Tensor
    wanted: Tensor
    weight: Tensor
    begins: Tensor | None = None
    """Shape (places, 3): flat position, first and second id of its sentence, -1 for unknown."""
    looks: Tensor | None = None
    """Shape (looks, 5): row, and then what a ``Look`` has."""
    matches: Tensor | None = None
    """The same for words of questions, and the first two ids of the sentence they match, or -1: shape (matches, 7)."""
    gathers: Tensor | None = None
    """As ``looks``: the word of the question that found what is quoted."""
    seeks: Tensor | None = None
    """Shape (seeks, 7): row, and then what a ``Seek`` has."""

    def on(self, device: str) -> Batch:
        """The same on a device."""
        return Batch(*(part if part is None else part.to(device) for part in vars(self).values()))

    @property
    def alone(self) -> Batch:
        """The same without the places of other losses than the one on the answers."""
        return Batch(self.ids, self.where, self.wanted, self.weight)

    @property
    def apart(self) -> Tensor:
        """A number for the conversation of each token, shape (rows, length): each begins with the same token."""
        return (self.ids == BOS).cumsum(1)


@dataclass(frozen=True)
class Stage:
    """Until ``until`` tokens: the share of batches that are pure copying, the lengths of their rows, the lengths of others.

    A conversation goes into rows of the shortest length that holds it: attention over a row costs the square of its length.
    """

    until: int
    copy: float
    copied: tuple[int, ...]
    lengths: tuple[int, ...]


STAGES = (
    Stage(1_200_000, 1.0, (128,), (128,)),
    Stage(3_000_000, 0.4, (64,), (512,)),
    Stage(12_000_000, 0.08, (128,), (512,)),
    Stage(17_700_000, 0.03, (128,), (256, 384, 512, 768)),
    Stage(24_000_000, 0.25, (256, 512), (256, 384, 512, 768)),
    Stage(32_000_000, 0.1, (256, 512), (256, 384, 512, 768)),
    Stage(10**12, 0.03, (256, 512), (256, 384, 512, 768)),
)
"""At 17.7 million tokens the model copied well over 128 tokens, digits badly over 512 (70 % right): hence longer rows."""


class Chat:
    """Turns conversations into token rows in the form of the chat template."""

    def __init__(self, folder: Path) -> None:
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        names = ("<bos>", "<|user|>", "<|assistant|>", "<|end|>")
        self.bos, self.user, self.assistant, self.end = (self.tokenizer.token_to_id(name) for name in names)

    def rows(self, chats: list[list[Turn]], longest: int = 1 << 20) -> list[Row]:
        """A row for each conversation, without the last turns where they make it longer than ``longest`` tokens."""
        encoded = iter(
            self.tokenizer.encode_batch([part for turns in chats for turn in turns for part in (turn.user, turn.answer)])
        )
        out = []
        for turns in chats:
            row, full, told = Row(), False, list[Told]()
            row.add([self.bos], 0.0)
            for turn in turns:
                asked, said = next(encoded), next(encoded)
                full = full or len(row.ids) + len(asked.ids) + len(said.ids) + 4 > longest
                if not full:
                    row.add([self.user], USER_WEIGHT)
                    told.append(Told(turn.user, asked, row.add(asked.ids, USER_WEIGHT, begins_of(turn.user, asked))))
                    row.add([self.end, self.assistant], USER_WEIGHT)
                    at = row.add([*said.ids, self.end], 1.0)
                    self.choose(row, turn, said, at, told)
            if len(row.ids) > 1:
                out.append(row)
        return out

    def last_answer(self, said: list[str]) -> Row:
        """A conversation, user and assistant in turns, with a loss on its last answer alone."""
        row = self.rows([[Turn(a, b) for a, b in zip(said[::2], said[1::2], strict=True)]])[0]
        last = len(row.ids) - row.ids[::-1].index(self.assistant)
        row.weight = [float(place >= last) for place in range(len(row.ids))]
        return row

    def choose(self, row: Row, turn: Turn, said: Encoding, at: int, told: list[Told]) -> None:
        """Mark the tokens of an answer, which begins at ``at``, that choose a part of what was told, and where that stands."""
        looks: list[Look] = []
        if turn.answer.startswith(SAYS_NOT):
            looks = [Look(at + i - 1, 0, 0, 1) for i in range(3)]
        offsets = said.offsets
        for number, match in enumerate(QUOTED.finditer(turn.answer)):
            group = match.lastindex or 0
            words = match[group]
            source = next((one for one in told if one.text.count(words) == 1), None)
            if source:
                start, end = source.span(words)
                place = at + token_at(offsets, match.start(group))
                opening = range(at - 1, place - 1) if number == 0 and turn.answer.startswith(SAYS) else ()
                first = range(place - 1, min(place + 2, at + token_at(offsets, match.end(group) - 1)))
                looks += [Look(i, 0, start, end) for i in (*opening, *first)]
                asks = self.asked(source, told[-1], turn.question)
                matches = self.matched(source, told[-1], asks, (start, end)) if asks else []
                row.matches += matches
                if asks and asks[0] >= end and not matches:
                    row.seeks.append(Seek(place - 1, 0, start, end, *asks))
                if matches and matches[0].place >= end:
                    best = max((look.place for look in matches), key=lambda place: len(told[-1].word(place)))
                    row.gathers += [Look(i, 0, best, best + 1) for i in (*opening, *first)]
        for look in looks:
            if look.place > at:
                row.weight[look.place + 1] = CHOOSING
        row.looks += looks

    def asked(self, source: Told, last: Told, question: str) -> tuple[int, int] | None:
        """Where the question begins and ends in the row, if it can be told from the text."""
        question = question or (last.text if last is not source else "")
        return last.span(question) if question and question.lower() in last.text.lower() else None

    def matched(self, source: Told, last: Told, asks: tuple[int, int], quoted: tuple[int, int]) -> list[Look]:
        """Words that stand in the question and, of all the text, in the quoted sentence alone.

        The later one should look at the earlier one: in a question behind the text at the sentence, else in the text at the
        question.
        """
        inside, outside = set[str](), set[str]()
        for place, word in enumerate(source.words, source.at):
            if last is not source or not asks[0] <= place < asks[1]:
                (inside if quoted[0] <= place < quoted[1] else outside).add(word)
        found = {word for word in inside - outside if len(word) > 2}
        pairs = [(place, last.word(place)) for place in range(*asks) if last.word(place) in found]
        if asks[0] >= quoted[1]:
            return [Look(place, 0, *quoted) for place, _ in pairs]
        if asks[1] > quoted[0]:
            return []  # the question stands in what is quoted: one cannot look at what comes later
        return [
            Look(there, 0, place, place + 1)
            for there in range(*quoted) for place, word in pairs if source.word(there) == word
        ]  # fmt: skip


@dataclass(frozen=True)
class Told:
    """What a user said, its tokens, and where they begin in the row."""

    text: str
    encoded: Encoding
    at: int

    def span(self, words: str) -> tuple[int, int]:
        """Where the tokens of these words begin and end in the row."""
        first, offsets = self.text.lower().index(words.lower()), self.encoded.offsets
        return self.at + token_at(offsets, first), self.at + token_at(offsets, first + len(words) - 1) + 1

    @cached_property
    def words(self) -> list[str]:
        """The letters of every token, in small letters without the space before them."""
        return [self.text[start:end].strip().lower() for start, end in self.encoded.offsets]

    def word(self, place: int) -> str:
        """That of a token of the row."""
        return self.words[place - self.at]


def token_at(offsets: list[tuple[int, int]], place: int) -> int:
    """The token that holds the character at ``place``."""
    return bisect_right(offsets, place, key=lambda pair: pair[0]) - 1


def begins_of(text: str, encoded: Encoding) -> list[tuple[int, int]]:
    """For every token of a text the first two ids of its sentence; the first token does not know the second."""
    ids, offsets = encoded.ids, encoded.offsets  # lists that are made whenever they are asked for
    out = [(-1, -1)] * len(ids)
    edges = [0, *(match.end() for match in SENTENCE.finditer(text)), len(text)]
    tokens = [token_at(offsets, edge) for edge in edges[:-1]] + [len(ids)]
    for start, end in pairwise(tokens):
        if end - start > 2:
            out[start] = (ids[start], -1)
            out[start + 1 : end] = [(ids[start], ids[start + 1])] * (end - start - 1)
    return out


def pack(rows: list[Row], length: int) -> list[Row]:
    """Put several conversations into one row, largest first into the first row with room."""
    packed: list[Row] = []
    for row in sorted(rows, key=lambda row: -len(row.ids)):
        have = next((have for have in packed if len(have.ids) + len(row.ids) <= length + 1), None)
        if have is None:
            have = Row()
            packed.append(have)
        have.join(row)
    return packed


def collate(rows: list[Row], length: int, least: float = 0.0, times: int = 1) -> Batch:
    """Pad rows on the right to ``length`` + 1, shift by one, and list the positions whose loss weighs more than ``least``.

    Of the places of other losses there are ``times`` as many as above.
    """
    ids = torch.zeros(len(rows), length + 1, dtype=torch.long)
    weight = torch.zeros(len(rows), length + 1)
    begins = torch.full((len(rows), length + 1, 2), -1)
    looks, matches, gathers, seeks = [], [], [], []
    for index, row in enumerate(rows):
        ids[index, : len(row.ids)] = torch.tensor(row.ids)
        weight[index, : len(row.ids)] = torch.tensor(row.weight)
        begins[index, : len(row.ids)] = torch.tensor(row.begins)
        looks += [(index, *look) for look in row.looks if look.place < length]
        seeks += [(index, *seek) for seek in row.seeks if seek.place < length]
        gathers += [(index, *look) for look in row.gathers if look.place < length]
        matches += [(index, *look, *row.begins[look.end - 1]) for look in row.matches if look.place < length]
    weight[:, 0] = 0.0
    flat = weight[:, 1:].reshape(-1)
    where = (flat > least).nonzero().squeeze(1)
    told = begins[:, :-1].reshape(-1, 2)
    places = torch.cat([torch.arange(len(told))[:, None], told], 1)[told[:, 0] >= 0]
    return Batch(
        ids[:, :-1].contiguous(), where, ids[:, 1:].reshape(-1)[where], flat[where],
        some(places, times * BEGINS), some(torch.tensor(looks), times * LOOKS), some(torch.tensor(matches), times * MATCHES),
        some(torch.tensor(gathers), times * LOOKS), some(torch.tensor(seeks), times * SEEKS),
    )  # fmt: skip


def some(rows: Tensor, count: int) -> Tensor | None:
    """So many of the rows, repeated where there are too few; nothing where there is none."""
    if not len(rows):
        return None
    return rows[torch.randperm(len(rows))].repeat(-(-count // len(rows)), 1)[:count]


def fixed(batch: Batch, slots: int = SLOTS) -> Batch:
    """So many loss positions: answers first, then some of the rest; repeated where there are too few."""
    order = torch.argsort(batch.weight + 0.01 * torch.rand(len(batch.weight)), descending=True)[:slots]
    if len(order) < slots:
        order = torch.cat([order, order[torch.randint(0, len(order), (slots - len(order),))]])
    return replace(batch, where=batch.where[order], wanted=batch.wanted[order], weight=batch.weight[order])


def pools(rows: list[Row], lengths: tuple[int, ...], left: list[Row]) -> Iterator[tuple[int, list[Row]]]:
    """Full batches of rows, each with the length of its rows; conversations that fill no batch go to ``left``."""
    low = 0
    for length in lengths:
        fitting = [row for row in rows if low < len(row.ids) - 1 <= length]
        packed, size, low = pack(fitting, length), BATCH_TOKENS // length, length
        for start in range(0, len(packed) - size + 1, size):
            yield length, packed[start : start + size]
        left += packed[len(packed) // size * size :]


def copies(rng: random.Random, count: int, length: int, vocab: int) -> list[Row]:
    """So many rows of pure copying, each of ``length`` + 1 tokens."""
    made = [copying.sequence(rng, length + 1, vocab) for _ in range(count)]
    return [Row(ids, [float(known) for known in mask], [(-1, -1)] * len(ids)) for ids, mask in made]


def batches(
    seen: int, chat: Chat, vocab: int, seed: int, shares: dict[str, float] | None = None
) -> Generator[tuple[str, Batch], int, None]:
    """Endless batches for the stage that is reached; the caller sends back how many tokens it has seen."""
    rng = random.Random(f"{seed}:{seen}")
    ready: list[tuple[int, list[Row]]] = []
    left: list[Row] = []
    made_for: Stage | None = None
    while True:
        stage = next(s for s in STAGES if seen < s.until)
        if rng.random() < stage.copy:
            length = rng.choice(stage.copied)
            seen = yield "copy", collate(copies(rng, BATCH_TOKENS // length, length, vocab), length)
            continue
        if not ready or made_for != stage:
            fresh = chat.rows(conversations(POOL, rng.getrandbits(48), shares), stage.lengths[-1])
            rng.shuffle(fresh)
            rows, left = fresh + left, []
            ready = list(pools(rows, stage.lengths, left))
            rng.shuffle(ready)
            made_for = stage
        length, rows = ready.pop()
        seen = yield "chat", collate(rows, length)
