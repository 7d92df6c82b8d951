"""Methods that draft from tokens alone, on recorded outputs, at equal rows:
`python -m lookahead_core.bench replay --equal-rows --replay file.jsonl`.

A method that feeds more rows a pass emits more tokens a pass. So methods are compared where they feed as many rows on average,
roots included. Each method is replayed at several decoding lengths, the trie also with all drafts above several chances.
Between two of these settings the tokens per pass are interpolated. No model runs; passes and rows are exact.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence

from lookahead_core.bench.console import Row
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.replays import FREQUENCY, replay
from lookahead_core.methods.suffix import SuffixMemory
from lookahead_core.trace.replay import Recording, Tally, TrieDrafts, replay_drafts
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.trie import TokenTrie

Texts = Sequence[tuple[Sequence[int], Sequence[int]]]
"""Prompt and output of each row."""
Point = tuple[float, float]
"""Rows a pass, and tokens a pass."""

LENGTHS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64)
FLOORS = (0.7, 0.5, 0.35, 0.25, 0.15, 0.1, 0.06, 0.03, 0.015)
WIDEST = 64
AT = (2, 3, 4, 6, 8, 12, 16, 32, 64)
"""Rows a pass at which methods are compared."""


class AboveFloor(TrieDrafts):
    """The trie's drafts that have at least some chance."""

    floor = 0.0

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        tree = super().draft(decoding_length, branch_length)
        return tree.best(sum(score >= self.floor for score in tree.scores))


def points(texts: Texts, past: Iterable[Sequence[int]], branch: int) -> dict[str, list[Point]]:
    """By method: rows and tokens a pass at each of its settings, the rows rising."""
    prompts, outputs = [prompt for prompt, _ in texts], [output for _, output in texts]
    answers = list(past)

    def lengths(name: str, ranking: str = "expected", memory: Callable[[], SuffixMemory] | None = None) -> list[Point]:
        found: list[Point] = []
        for length in LENGTHS:
            settings = DraftSettings(length, branch, answers=answers, memory=memory() if memory is not None else None)
            found.append(_point(replay(name, prompts, outputs, settings, ranking=ranking).tally))
        return found

    def floors() -> list[Point]:
        found: list[Point] = [(1.0, 1.0)]
        for floor in FLOORS:
            trie, tally = TokenTrie.of(answers, branch), Tally()
            for prompt, output in texts:
                drafts = AboveFloor(trie.open(prompt))
                drafts.floor = floor
                for step in replay_drafts(Recording(tuple(prompt), tuple(output)), drafts, WIDEST, branch):
                    tally.add(step)
            found.append(_point(tally))
        return found

    def wide() -> SuffixMemory:
        memory = SuffixMemory(4, floor=0, tree=True)
        for answer in answers:
            memory.insert(answer)
        return memory

    made = {METHODS[name].title: lengths(name) for name, method in METHODS.items() if method.from_tokens}
    made["trie, the paper's ranking"] = lengths("trie", FREQUENCY)
    made["trie, drafts above a chance"] = floors()
    made["SuffixDecoding, factor 4, no floor"] = lengths("suffix", memory=wide)
    return {title: sorted(curve) for title, curve in made.items()}


def _point(tally: Tally) -> Point:
    return 1 + tally.drafted / tally.passes, tally.edl


def tokens_at(curve: Sequence[Point], rows: float) -> float | None:
    """Tokens a pass at so many rows, between the two nearest settings; None beyond the last."""
    place = bisect_left(curve, (rows, 0.0))
    if place == len(curve):
        return None
    if place == 0:
        return curve[0][1]
    (low, less), (high, more) = curve[place - 1 : place + 1]
    return less + (more - less) * (rows - low) / (high - low) if high > low else more


def table(texts: Texts, past: Iterable[Sequence[int]], branch: int) -> list[Row]:
    """One row a method: tokens a pass at equal rows, and at the widest pass with the rows that it feeds there."""
    found: list[Row] = []
    for title, curve in points(texts, past, branch).items():
        at = {f"{rows} rows": tokens_at(curve, rows) for rows in AT}
        cells = {name: "–" if tokens is None else f"{tokens:.2f}" for name, tokens in at.items()}
        rows, tokens = curve[-1]
        found.append({"method": title, **cells, "most": f"{tokens:.3f} at {rows:.1f} rows"})
    return found
