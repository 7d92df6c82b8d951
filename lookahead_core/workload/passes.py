"""The passes that a method would have needed for recorded answers: greedy verification accepts what stands in the answer.

One request after the other, in the log's order, with one memory for all: what one answer teaches, the next one drafts from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from lookahead_core.trace.verify import accepted
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.workload.drafters import CAPACITY, DRAFTERS, Memory, Setting, trie_of
from lookahead_core.workload.log import Request


class Pass(NamedTuple):
    """One decode pass."""

    tree: DraftTree
    emitted: int
    """Tokens: the accepted drafts, then one more unless the answer ended."""


def replay(
    memory: Memory, prompt: Sequence[int], answer: Sequence[int], decoding_length: int, branch_length: int
) -> Iterator[Pass]:
    """The decode passes of one answer. Its first token comes from the prefill. No bound on new tokens is known, near which a
    run drafts less deep."""
    source = memory.open(prompt)
    try:
        source.extend(answer[:1])
        place = 1
        while place < len(answer):
            tree = source.draft(decoding_length, branch_length)
            emitted = answer[place : place + accepted(tree, answer, place) + 1]
            source.extend(emitted)
            place += len(emitted)
            yield Pass(tree, len(emitted))
    finally:
        source.close()


Row = tuple[int, int, int]
"""(request, width of the passes, how many)."""


@dataclass(slots=True)
class Counts:
    """What was counted over some requests: how many passes of each width each of them took."""

    tokens: list[int] = field(default_factory=list)
    """By request: tokens that its decode passes emitted."""
    rows: list[Row] = field(default_factory=list)
    nodes: int = 0
    """Of the trie at the end."""
    bytes: int = 0

    def add(self, passes: Iterable[Pass]) -> int:
        """Count one request. Returns its passes."""
        widths: Counter[int] = Counter()
        tokens = 0
        for tree, emitted in passes:
            widths[len(tree) + 1] += 1
            tokens += emitted
        self.note(widths, tokens)
        return sum(widths.values())

    def note(self, widths: Mapping[int, int], tokens: int) -> None:
        """One more request: how many passes of each width it took, and the tokens that they emitted."""
        number = len(self.tokens)
        self.tokens.append(tokens)
        self.rows += [(number, width, count) for width, count in sorted(widths.items())]

    def table(self) -> np.ndarray:
        """`rows` as int64 [n, 3]."""
        return np.array(self.rows, np.int64).reshape(-1, 3)

    def widths(self) -> Counter[int]:
        """Width of a pass -> how many, over all requests."""
        found: Counter[int] = Counter()
        for _, width, count in self.rows:
            found[width] += count
        return found

    @property
    def widest(self) -> int:
        """Tokens of the widest pass; 1 without any."""
        return max((width for _, width, _ in self.rows), default=1)


def figures(widths: Mapping[int, int], tokens: int) -> dict[str, Any]:
    """What is told of passes by their widths, which emitted so many tokens. "wasted": share of the drafts that gain no
    token; the one that an answer ends with gains none, since that pass emits no token of its own."""
    passes = sum(widths.values())
    drafted = sum((width - 1) * count for width, count in widths.items())
    shares = {"tokens_per_pass": tokens / passes if passes else 1.0, "drafts_per_pass": drafted / passes if passes else 0.0}
    wasted = 1 - (tokens - passes) / drafted if drafted else 0.0
    return {"passes": passes, "tokens": tokens, "drafted": drafted, **shares, "wasted": wasted}


@dataclass(frozen=True, slots=True)
class CellTask:
    """One setting over some requests, after the past answers that its warmth asks for."""

    setting: Setting
    requests: tuple[Request, ...]
    past: tuple[list[int], ...] = ()
    capacity: int = CAPACITY

    def run(self) -> Iterator[Counts]:
        """Yields the counts, once."""
        setting, counts = self.setting, Counts()
        lengths = setting.decoding_length, setting.branch_length
        drafter = DRAFTERS[setting.method]
        memory = drafter.memory(*lengths, self.capacity)
        if setting.warmth == "warm":
            for answer in self.past:
                memory.insert(answer)
        for request in self.requests:
            counts.add(replay(memory, request.prompt, request.answer, *lengths))
            drafter.learn(memory, request.answer)
        if (trie := trie_of(memory)) is not None:
            counts.nodes, counts.bytes = len(trie), trie.nbytes
        yield counts
