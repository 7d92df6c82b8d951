"""Replay: the passes that other lengths, another trie or another method would have needed for a recorded answer.

Drafts never change an answer (arXiv 2312.12728, section 4.3). So the recorded tokens determine which drafts of any other
setting would have been accepted, and no model is needed. The trie receives the same calls in the same order as from the
decoder, so a replayed step has the tree, the path and the tokens of the real one. This holds for every method that drafts
from tokens alone, and for sampled answers as for greedy ones.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields
from itertools import pairwise
from typing import Any, Protocol

from lookahead_core.trace.clock import Clock
from lookahead_core.trace.trace import Step
from lookahead_core.trace.verify import verify, walk
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.request import TrieRequest, lengths
from lookahead_core.trie.state import TrieFacts
from lookahead_core.trie.trie import TokenTrie

MATCHES, MATCH_LABELS = (1, 2, 4, 8), ("1", "2", "3–4", "5–8", "9+")
"""Upper ends of the bins of matched context, in tokens; and the names of the bins, one more."""
ORIGINS = ("prompt", "prompt and output", "own output", "past answers")
"""Where an accepted token was seen before."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A finished answer, in token ids. Raises ValueError where prompt or answer is empty."""

    prompt: tuple[int, ...]
    tokens: tuple[int, ...]
    """The new tokens, the prefill's first one included."""
    finished: str = "length"
    """Why the run ended, as in `Step.finished`."""
    max_new_tokens: int = 0
    """Limit of the run, which cuts drafts near its end; 0: the number of `tokens`."""

    def __post_init__(self) -> None:
        if not self.prompt or not self.tokens:
            raise ValueError(f"a recording needs a prompt and an answer, not {len(self.prompt)} and {len(self.tokens)} tokens")

    @property
    def allowed(self) -> int:
        """New tokens that the run might have emitted."""
        return max(self.max_new_tokens, len(self.tokens))


class Drafts(Protocol):
    """What a replay asks of one request's drafts: a `lookahead_core.decode.draft_source.DraftSource` that needs no model."""

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """A tree of at most `decoding_length` - 1 nodes, none deeper than `branch_length`."""

    def extend(self, tokens: Sequence[int]) -> None:
        """`tokens` were committed."""

    def share(self) -> None:
        """The last token was committed."""

    def facts(self) -> TrieFacts:
        """Size of the trie; zeros without one."""

    def close(self) -> None:
        """The request has ended."""


class TrieDrafts:
    """Drafts of one request to a trie, in one shape and by one ranking."""

    def __init__(self, request: TrieRequest, strategy: str = "hierarchical", ranking: str = "expected") -> None:
        self._request, self._strategy, self._ranking = request, strategy, ranking
        self.extend, self.share, self.facts, self.close = request.extend, request.share, request.facts, request.close

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        return self._request.draft(decoding_length, self._strategy, branch_length, self._ranking)


def replay(
    recording: Recording,
    trie: TokenTrie,
    decoding_length: int,
    branch_length: int,
    strategy: str = "hierarchical",
    seconds: Callable[[int], float] | None = None,
) -> Iterator[Step]:
    """The steps of a run with these settings, the prefill first. `trie` keeps what the run would have inserted.

    `seconds(width)` predicts the time of a pass; it becomes the step's forward time. Without it, clocks are zero.
    Raises as `TrieRequest.draft` for lengths out of bounds.
    """
    decoding_length, branch_length = lengths(trie, decoding_length, branch_length)
    return replay_drafts(recording, TrieDrafts(trie.open(recording.prompt), strategy), decoding_length, branch_length, seconds)


def replay_drafts(
    recording: Recording,
    drafts: Drafts,
    decoding_length: int,
    branch_length: int,
    seconds: Callable[[int], float] | None = None,
) -> Iterator[Step]:
    """As `replay`, with the drafts of any request to any method that drafts from tokens alone. They are closed at the end."""
    tokens, done, finished = recording.tokens, 0, None

    def choose(_node: int) -> int:
        return tokens[done]

    def stop(_token: int) -> str | None:
        nonlocal done
        done += 1
        return recording.finished if done == len(tokens) else None

    index, cached = 0, 0
    try:
        while finished is None:
            depth = min(branch_length, recording.allowed - done - 1)
            tree = EMPTY
            if index and decoding_length > 1 and depth > 0:
                tree = drafts.draft(decoding_length, depth)
            verdict = verify(tree, walk(tree, choose), stop)
            finished = verdict.finished
            drafts.extend(verdict.tokens)
            if finished:
                drafts.share()
            clock = Clock(forward=seconds(len(tree) + 1)) if seconds and index else Clock()
            yield Step("lookahead", index, cached, verdict.tokens, verdict.path, tree, clock, drafts.facts(), finished)
            cached += 1 + len(verdict.path) if index else len(recording.prompt)
            index += 1
    finally:
        drafts.close()


def plain_steps(recording: Recording, seconds: Callable[[int], float] | None = None) -> Iterator[Step]:
    """The steps of plain decoding for the same answer: one token a pass."""
    last = len(recording.tokens) - 1
    for index, token in enumerate(recording.tokens):
        cached = len(recording.prompt) + index - 1 if index else 0
        clock = Clock(forward=seconds(1)) if seconds and index else Clock()
        yield Step("plain", index, cached, (token,), clock=clock, finished=recording.finished if index == last else None)


@dataclass(slots=True)
class Tally:
    """Counts over the decode passes of some runs, prefills excluded."""

    passes: int = 0
    tokens: int = 0  # tokens that these passes emitted
    drafted: int = 0
    hits: int = 0  # passes in which at least one draft was accepted
    widths: Counter[int] = field(default_factory=Counter)  # pass width -> passes
    runs: Counter[int] = field(default_factory=Counter)  # accepted draft tokens in a row -> passes
    sources: Counter[str] = field(default_factory=Counter)
    """"source|bin of the matched context" -> accepted tokens; filled only where asked for."""
    nodes: int = 0  # trie nodes at the end
    bytes: int = 0  # memory of the trie at the end

    @property
    def edl(self) -> float:
        """Effective decoding length: tokens per decode pass."""
        return self.tokens / self.passes if self.passes else 0.0

    @property
    def hit_rate(self) -> float:
        """Share of passes in which a draft was accepted, 0 to 1."""
        return self.hits / self.passes if self.passes else 0.0

    def add(self, step: Step) -> None:
        """Count one step; the prefill is ignored."""
        if step.index == 0:
            return
        self.passes += 1
        self.tokens += len(step.tokens)
        self.drafted += len(step.tree)
        self.hits += bool(step.path)
        self.widths[step.width] += 1
        self.runs[len(step.path)] += 1

    def to_json(self) -> dict[str, Any]:
        """The tally as JSON-ready data."""
        return {each.name: copy(getattr(self, each.name)) for each in fields(self)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Tally:
        """Inverse of `to_json`; JSON has turned integer keys into strings."""
        counters = {name: Counter({int(key): count for key, count in data[name].items()}) for name in ("widths", "runs")}
        return cls(**{**data, **counters, "sources": Counter(data["sources"])})


@dataclass(frozen=True, slots=True)
class Job:
    """One setting to replay over some recordings, in order, with one trie for all."""

    recordings: tuple[Recording, ...]
    decoding_length: int
    branch_length: int
    strategy: str = "hierarchical"
    past: tuple[tuple[int, ...], ...] = ()  # past answers inserted before the first recording
    trie: Mapping[str, Any] = field(default_factory=dict)  # keyword arguments of `TokenTrie` beside the branch length
    others: int | None = None
    """If set, a new trie for every recording, with `past` and the answers of so many of the other recordings."""
    sources: bool = False  # also count where accepted tokens came from

    def new_trie(self, answers: Iterable[Sequence[int]] = ()) -> TokenTrie:
        """A trie as the decoder would make it, with the past answers and `answers` in it."""
        return TokenTrie.of((*self.past, *answers), self.branch_length, **self.trie)

    def run(self) -> Tally:
        """Replay; the work of a cell of the grid."""
        tally = Tally()
        trie = self.new_trie() if self.others is None else None
        for place, recording in enumerate(self.recordings):
            known = trie if trie is not None else self.new_trie(self._neighbours(place))
            seen = _Seen(recording, self._known(place)) if self.sources else None
            for step in replay(recording, known, self.decoding_length, self.branch_length, self.strategy):
                tally.add(step)
                if seen:
                    tally.sources.update(seen.sources(step))
            tally.nodes = max(tally.nodes, len(known)) if trie is None else len(known)
            tally.bytes = max(tally.bytes, known.nbytes) if trie is None else known.nbytes
        return tally

    def _known(self, place: int) -> list[tuple[int, ...]]:
        """Answers in the trie before a recording's turn."""
        before = [recording.tokens for recording in self.recordings[:place]]
        return [*self.past, *(before if self.others is None else self._neighbours(place))]

    def _neighbours(self, place: int) -> list[tuple[int, ...]]:
        count = len(self.recordings)
        most = min(self.others or 0, count - 1)
        return [self.recordings[(place + offset) % count].tokens for offset in range(1, most + 1)]


class _Seen:
    """Separates an answer's own tokens from those of past answers, which the trie counts together, by pairs of tokens."""

    def __init__(self, recording: Recording, past: Iterable[Sequence[int]]) -> None:
        self.last = recording.prompt[-1]
        self.own: set[tuple[int, ...]] = set()
        self.past = {pair for answer in past for pair in pairwise(answer)}

    def sources(self, step: Step) -> list[str]:
        """ "source|bin" of each accepted token of the next step."""
        found = []
        before = (self.last, *step.tokens)
        for depth, node in enumerate(step.path):
            source = {"both": ORIGINS[1], "prompt": ORIGINS[0]}.get(step.tree.sources[node])
            source = source or self._output(before[depth], step.tokens[depth])
            found.append(f"{source}|{match_label(step.tree.match)}")
        self.own.update(pairwise(before))
        self.own.update((token,) for token in step.tokens)
        self.last = before[-1]
        return found

    def _output(self, before: int, token: int) -> str:
        """The text that has the pair, the answer itself first; for a pair in neither, the text that has the token."""
        pair = (before, token)
        own = pair in self.own or (pair not in self.past and (token,) in self.own)
        return ORIGINS[2] if own else ORIGINS[3]


def match_label(match: int) -> str:
    """The bin of a matched context of so many tokens."""
    return MATCH_LABELS[bisect_left(MATCHES, match)]
