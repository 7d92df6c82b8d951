"""What a method that drafts from tokens alone would have needed for texts that a model has written: passes and rows.

Every lossless method verifies the same tokens. So one finished run, plain or drafted, greedy or sampled, tells the passes of
all these methods exactly. Only their time needs a run of its own, or a prediction from the cost of passes. Imports no torch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lookahead_core.methods import METHODS, DraftSettings, Method, name_of
from lookahead_core.trace.replay import Drafts, Recording, Tally, TrieDrafts, replay_drafts
from lookahead_core.trace.trace import Step
from lookahead_core.trie.request import RANKINGS
from lookahead_core.trie.state import whole
from lookahead_core.trie.trie import TokenTrie

EXPECTED, FREQUENCY = RANKINGS


@dataclass(frozen=True, slots=True)
class Replayed:
    """The passes of one method over some texts."""

    method: Method
    ranking: str
    """Of the trie's drafts; "frequency" is the paper's own."""
    decoding_length: int
    branch_length: int
    tally: Tally
    seconds: float | None = None
    """Predicted, of all decode passes; None without a cost of passes."""

    @property
    def name(self) -> str:
        """The method's name, with the ranking where that is the paper's."""
        return self.method.name if self.ranking == EXPECTED else f"{self.method.name}-{self.ranking}"

    @property
    def rows(self) -> int:
        """Rows that the passes fed: roots and drafts."""
        return self.tally.passes + self.tally.drafted

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data. Passes and rows are exact; `predicted` marks the seconds."""
        tally = self.tally
        accepted = sum(length * passes for length, passes in tally.runs.items())
        found = {
            "method": self.name,
            "title": self.method.title,
            "settings": {"decoding_length": self.decoding_length, "branch_length": self.branch_length},
            "passes": tally.passes,
            "rows": self.rows,
            "tokens": tally.tokens,
            "tokens_per_pass": round(tally.edl, 4),
            "drafted": tally.drafted,
            "accepted": accepted,
        }
        return found if self.seconds is None else {**found, "seconds": round(self.seconds, 6), "predicted": True}


def replay(
    method: str,
    prompts: Iterable[Sequence[int]],
    outputs: Iterable[Sequence[int]],
    settings: DraftSettings | None = None,
    max_new_tokens: int = 0,
    seconds: Callable[[int], float] | None = None,
    ranking: str = EXPECTED,
) -> Replayed:
    """Replay `outputs`, each after its prompt, in order and with one memory for all.

    Args:
        method: a name of the table, of a method that drafts from tokens alone.
        prompts, outputs: token ids. An output has the prefill's token, the first, and at least that one.
        settings: the two lengths, and whether `trees` are fed; `trie` or `memory`, which keep what the runs would have kept; or
            past `answers` for new ones.
        max_new_tokens: limit of the runs, which bounds drafts near it; 0: each output's own length.
        seconds: predicted seconds of a pass by its width.
        ranking: of the trie's drafts.

    Raises ValueError for a method that needs a model, for a decoding length of "auto", which goes by measured time, for a
    length below 1, and as `Recording` and `TokenTrie`.
    """
    row, settings = _row(method), settings or DraftSettings()
    opened, length, branch = _memory(row, settings, ranking)
    tally, spent = Tally(), 0.0
    for prompt, output in zip(prompts, outputs, strict=True):
        recording = Recording(tuple(prompt), tuple(output), max_new_tokens=max_new_tokens)
        for step in replay_drafts(recording, opened(recording.prompt), length, branch, seconds):
            tally.add(step)
            spent += step.clock.total
    return Replayed(row, ranking, length, branch, tally, spent if seconds else None)


def replayed_steps(
    method: str, recording: Recording, settings: DraftSettings | None = None, seconds: Callable[[int], float] | None = None
) -> Iterator[Step]:
    """The steps of one method for one text, the prefill first. Arguments and errors as those of `replay`."""
    row, settings = _row(method), settings or DraftSettings()
    opened, length, branch = _memory(row, settings, EXPECTED)
    return replay_drafts(recording, opened(recording.prompt), length, branch, seconds)


def replay_all(
    prompts: Sequence[Sequence[int]],
    outputs: Sequence[Sequence[int]],
    settings: DraftSettings | None = None,
    max_new_tokens: int = 0,
    seconds: Callable[[int], float] | None = None,
    trie: Callable[[], TokenTrie] | None = None,
) -> list[Replayed]:
    """`replay` with every method that drafts from tokens alone, and with the trie by the paper's ranking.

    `trie` makes the trie before the first run, a new one for each; by default one of `settings.answers`.
    """
    settings = settings or DraftSettings()
    chosen = [(name, EXPECTED) for name, method in METHODS.items() if method.from_tokens]
    found = []
    for name, ranking in [*chosen, ("trie", FREQUENCY)]:
        own = replace(settings, memory=None, trie=trie() if trie is not None and METHODS[name].uses_trie else None)
        found.append(replay(name, prompts, outputs, own, max_new_tokens, seconds, ranking))
    return found


def _row(name: str) -> Method:
    row = METHODS.get(name_of(name))
    if row is None or not row.from_tokens:
        known = ", ".join(name for name, method in METHODS.items() if method.from_tokens)
        raise ValueError(f"{name!r} cannot be replayed without a model; these can: {known}")
    return row


def _memory(row: Method, settings: DraftSettings, ranking: str) -> tuple[Callable[[Sequence[int]], Drafts], int, int]:
    """What opens a request, the decoding length and the branch length."""
    length, branch = settings.decoding_length, settings.branch_length
    if length == "auto":
        raise ValueError("decoding_length='auto' goes by measured time and cannot be replayed; give a number")
    for name, number in (("decoding_length", length), ("branch_length", branch)):
        if whole(name, number) < 1:
            raise ValueError(f"{name} must be at least 1, got {number}")
    if row.uses_trie:
        trie = settings.trie if settings.trie is not None else TokenTrie.of(settings.answers, branch)
        shape = row.shape if settings.trees else "single"
        return lambda prompt: TrieDrafts(trie.open(prompt), shape, ranking), length, min(branch, trie.branch_length)
    memory = row.memory(settings) if settings.memory is None else settings.memory
    return memory.open, *(memory.lengths or (length, branch))
