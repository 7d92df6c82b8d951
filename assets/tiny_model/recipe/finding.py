"""Token sequences that teach nothing but finding: which segment of a text holds these tokens, and how does it begin?

A question names words from the middle of a sentence, and the answer quotes the sentence from its start. That takes more
than copying. Every token of the text must know how its segment begins; a token of the question must find itself in the text
and take that over; and the answer must look at the question. Trained on questions alone, the model quoted faithfully, and
seven times of ten another sentence. As in ``copying.py`` the sequences are random token ids, in the form of conversations
about a text. The two steps before the answer are taught beside it (``Trainer.found`` of ``train.py``): without that,
4.6 million tokens did not teach the model to go back by a single token. How far it came with it stands in ``docs/log.md``.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

FIRST = 270  # ids below are special tokens, letters and bytes
ABSENT = 0.2
"""Share of the questions about tokens that no segment holds."""
NOWHERE = (-1, -1)
"""The first two ids of no segment."""


@dataclass(frozen=True)
class Marks:
    """Ids of the tokens that a conversation is made of, and of the answers' fixed words."""

    bos: int
    user: int
    assistant: int
    end: int
    ends: tuple[tuple[int, ...], ...]
    """What a segment may end in: a full stop, a line break, a semicolon."""
    found: tuple[int, ...]
    """``The text says: "``"""
    close: int
    missing: tuple[int, ...]
    """``The text does not say.``"""
    gap: tuple[int, ...]
    """What stands between text and question."""


@dataclass
class Row:
    """Ids, whether the assistant says each, the first two ids of its segment, and whether it asks for that segment."""

    ids: list[int] = field(default_factory=list)
    mask: list[bool] = field(default_factory=list)
    begins: list[tuple[int, int]] = field(default_factory=list)
    asks: list[bool] = field(default_factory=list)

    def add(
        self, ids: Sequence[int], said: bool = False, begins: Sequence[tuple[int, int]] | None = None, asks: bool = False
    ) -> None:
        """Append ids that are alike in the rest."""
        self.ids.extend(ids)
        self.mask.extend([said] * len(ids))
        self.begins.extend(begins or [NOWHERE] * len(ids))
        self.asks.extend([asks] * len(ids))


def sequence(rng: random.Random, length: int, vocab: int, marks: Marks) -> Row:
    """A row of ``length`` ids: conversations one after another."""
    row = Row()
    while len(row.ids) < length:
        converse(rng, row, vocab, marks, rng.random() < 0.35)
    return Row(row.ids[:length], row.mask[:length], row.begins[:length], row.asks[:length])


def converse(rng: random.Random, row: Row, vocab: int, marks: Marks, question_first: bool) -> None:
    """Add a text with one question before it, or with several behind it."""
    segments, often = text(rng, vocab, rng.choice((2, 3, 4, 6) if question_first else (3, 4, 6, 8, 12)))
    stop = rng.choice(marks.ends)
    targets = [i for i in range(len(segments)) if own(segments, i)]
    rng.shuffle(targets)
    row.add([marks.bos])
    for place, target in enumerate(targets[:1] if question_first else targets[:12]):
        there = rng.random() > ABSENT
        asked = question(rng, segments, target, often) if there else elsewhere(rng, segments, often, vocab)
        row.add([marks.user])
        if place == 0 and question_first:
            row.add([*asked, *marks.gap])
        if place == 0:
            tell(row, segments, stop)
        if not question_first:
            row.add(marks.gap if place == 0 else ())
            start = (*segments[target], *stop)[:2]
            alone = own(segments, target) if there else ()
            row.add(asked, begins=[start if token in alone else NOWHERE for token in asked], asks=True)
        row.add([marks.end, marks.assistant])
        row.add([*marks.found, *segments[target], marks.close, marks.end] if there else [*marks.missing, marks.end], said=True)


def tell(row: Row, segments: list[list[int]], stop: tuple[int, ...]) -> None:
    """Add the text. The first token of a segment does not know the second."""
    for segment in segments:
        first, second = (*segment, *stop)[:2]
        row.add(segment, begins=[(first, second if place else -1) for place in range(len(segment))])
        row.add(stop)


def text(rng: random.Random, vocab: int, count: int) -> tuple[list[list[int]], list[int]]:
    """So many segments of 1 to 13 tokens, and the tokens that stand in many of them.

    Most are short: one or two tokens back to the start are learnt first, and far starts from there. Many begin alike, as
    sentences do.
    """
    often = rng.sample(range(FIRST, vocab), rng.choice((4, 8, 15)))
    share = rng.choice((0.0, 0.0, 0.3, 0.5))
    lengths = rng.choices(((1, 3), (2, 4), (3, 7), (5, 12)), (4, 3, 2, 2))[0]
    segments = [
        [rng.choice(often) if rng.random() < share else rng.randrange(FIRST, vocab) for _ in range(rng.randint(*lengths))]
        for _ in range(count)
    ]
    if lengths[1] > 3 and rng.random() < 0.4:
        alike = rng.sample(often, rng.choice((1, 2, 3)))
        segments = [[rng.choice(alike), *segment] for segment in segments]
    return segments, often


def own(segments: list[list[int]], index: int) -> list[int]:
    """The tokens of a segment that stand in no other."""
    counts = Counter(token for segment in segments for token in set(segment))
    return [token for token in segments[index] if counts[token] == 1]


def question(rng: random.Random, segments: list[list[int]], target: int, often: list[int]) -> list[int]:
    """One token that the segment alone holds, or up to three among tokens of it and of others."""
    alone = own(segments, target)
    if rng.random() < 0.5:
        return [rng.choice(alone)]
    asked = rng.sample(alone, min(len(alone), rng.choice((1, 1, 2, 3))))
    asked += rng.sample(segments[target], rng.choice((0, 0, 1))) + common(rng, segments, often, segments[target])
    rng.shuffle(asked)
    return asked


def elsewhere(rng: random.Random, segments: list[list[int]], often: list[int], vocab: int) -> list[int]:
    """Tokens that no segment holds, among common ones."""
    held = {token for segment in segments for token in segment}
    asked = [rng.randrange(FIRST, vocab) for _ in range(rng.choice((1, 1, 2, 3)))]
    asked = [token for token in asked if token not in held] + common(rng, segments, often)
    rng.shuffle(asked)
    return asked


def common(rng: random.Random, segments: list[list[int]], often: list[int], target: Sequence[int] = ()) -> list[int]:
    """Up to two common tokens; none stands in a single segment, other than the target, and so asks for it."""
    counts = Counter(token for segment in segments for token in set(segment))
    found = [token for token in often if counts[token] != 1 or token in target]
    return rng.sample(found, min(len(found), rng.choice((0, 1, 2))))
