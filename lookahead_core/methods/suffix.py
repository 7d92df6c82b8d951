"""SuffixDecoding (Oliaro et al., arXiv 2411.04975): drafts by how often tokens followed the longest suffixes of the text.

Each request searches its own text (prompt and output), and all requests search the outputs so far. Every suffix of the text
that occurs there makes a candidate: its continuations, likeliest first, as many as `factor` times its length. A
continuation's chance is the product of the count ratios on the way to it. Suffix and continuation together have at most 64
tokens. The candidate with the largest sum of chances is drafted; ties go to the request's own text, then to the longer suffix.
The public implementation (ArcticInference) keeps suffix trees; the automaton here counts the same runs.
"""

from __future__ import annotations

import math
import threading
import weakref
from collections import deque
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.memory import CAPACITY, DraftMemory, PastAnswers
from lookahead_core.methods.suffix_automaton import LONGEST, SuffixAutomaton, TextEnd
from lookahead_core.trie.draft_tree import EMPTY, ROOT, DraftTree
from lookahead_core.trie.state import checked_ids

ROUNDING = 1e-6
"""Added to the budget before it is rounded down: 0.1 * 30 is the whole number that it means."""


class Candidate(NamedTuple):
    """Continuations of one suffix, parents first."""

    score: float  # the sum of the chances
    tokens: list[int]
    parents: list[int]
    chances: list[float]


class SuffixMemory(DraftMemory):
    """The outputs of all requests, past and running.

    `factor` and `offset`: a suffix of n tokens drafts up to factor * n + offset tokens. `floor`: least chance of a draft.
    `tree`: several branches; else the likeliest one. `capacity`: tokens of past answers; when full, the older half leaves.
    Raises ValueError for numbers out of range. Requests and inserts from several threads are safe.
    """

    def __init__(
        self, factor: float = 1.0, offset: float = 0.0, floor: float = 0.1, tree: bool = False, capacity: int = CAPACITY
    ) -> None:
        if not 0 <= factor < math.inf or not math.isfinite(offset) or not 0 <= floor <= 1:
            raise ValueError(
                "factor must not be negative, offset must be finite and floor must be from 0 to 1, "
                f"got {factor}, {offset} and {floor}"
            )
        self.factor, self.offset, self.floor, self.tree = factor, offset, floor, tree
        self.deepest = int((LONGEST - offset) / (1 + factor))
        """Suffixes of one state have the same continuations. Up to this length a longer one drafts more of them; beyond it a
        longer one has less depth left of `LONGEST`."""
        self.lock = threading.Lock()
        self.outputs = SuffixAutomaton()
        """Of the answers, and of the outputs of open requests. Requests that were open when others left keep the old one."""
        self._answers = PastAnswers(capacity)
        self.dropped: deque[tuple[list[int], SuffixAutomaton]] = deque()
        """The outputs of requests that nobody holds any more and nobody closed. They are kept with the next output: the garbage
        collector may come in the midst of another call."""

    def insert(self, tokens: Iterable[int]) -> None:
        """Remember a past answer. Raises ValueError for a bad token id."""
        with self.lock:
            self._remember(tokens, counted=False)

    def keep(self, tokens: Sequence[int], outputs: SuffixAutomaton) -> None:
        """Keep the output of a request that has ended, which `outputs` counted while it ran."""
        with self.lock:
            self._remember(tokens, counted=outputs is self.outputs)
            while self.dropped:
                if (dropped := self.dropped.popleft())[0]:
                    self._remember(dropped[0], counted=dropped[1] is self.outputs)

    def _remember(self, tokens: Iterable[int], counted: bool) -> None:
        answer, others_left = self._answers.add(tokens)
        if others_left:
            self.outputs = SuffixAutomaton()
            for one in self._answers:
                self.outputs.extend(TextEnd(), one)
        elif not counted:
            self.outputs.extend(TextEnd(), answer)

    def open(self, prompt: Sequence[int]) -> SuffixDrafts:
        """The drafts of a new request. Raises ValueError for a bad token id."""
        return SuffixDrafts(self, prompt)

    def budget(self, length: int) -> int:
        """Most tokens that a suffix of `length` tokens drafts."""
        return max(0, int(self.factor * length + self.offset + ROUNDING))

    def candidate(self, automaton: SuffixAutomaton, state: int, budget: int, depth: int) -> Candidate:
        """At most `budget` continuations of a state, none deeper than `depth`."""
        expand = _tree if self.tree else _chain
        return expand(automaton, state, budget, depth, self.floor)


class SuffixDrafts(DraftSource):
    """One request's own text, and its output among those of all requests."""

    def __init__(self, memory: SuffixMemory, prompt: Sequence[int]) -> None:
        self._memory, self._outputs = memory, memory.outputs
        self._own, self._text, self._output = SuffixAutomaton(), TextEnd(), TextEnd()
        self._own.extend(self._text, checked_ids(prompt).tolist())
        self._recent = list(prompt[-LONGEST:])
        self._tokens: list[int] = []
        self._open = weakref.finalize(self, memory.dropped.append, (self._tokens, self._outputs))
        self._open.atexit = False

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The candidate with the best score."""
        memory, most = self._memory, decoding_length - 1
        found, match, name = Candidate(0.0, [], [], []), 0, "prompt"
        with memory.lock:
            own = (self._own, self._text.tail, self._text.tokens)
            shared = (self._outputs, *self._match())
            for (automaton, state, size), source in ((own, "prompt"), (shared, "output")):
                for suffix, shortest, longest in automaton.suffixes(state, min(size, LONGEST - 1)):
                    length = max(shortest, min(longest, memory.deepest))
                    budget = min(most, memory.budget(length))
                    if budget <= found.score:  # no chance is above 1, and shorter suffixes draft less
                        break
                    depth = min(branch_length, LONGEST - length)
                    other = memory.candidate(automaton, suffix, budget, depth)
                    if other.score > found.score:
                        found, match, name = other, length, source
        if not found.tokens:
            return EMPTY
        return DraftTree(tuple(found.tokens), tuple(found.parents), tuple(found.chances), (name,) * len(found.tokens), match)

    def _match(self) -> tuple[int, int]:
        """The longest suffix of the text among all outputs: its state and length. The output itself is one of them."""
        if self._output.tokens == LONGEST:
            return self._output.tail, LONGEST
        return self._outputs.find(self._recent)

    def extend(self, tokens: Sequence[int]) -> None:
        """Append committed tokens to the request's own text and to its output. Does nothing once it was closed or dropped."""
        if not self._open.alive:
            return
        with self._memory.lock:
            self._own.extend(self._text, tokens)
            self._outputs.extend(self._output, tokens)
        self._recent = [*self._recent, *tokens][-LONGEST:]
        self._tokens += tokens

    def close(self) -> None:
        """The output becomes a past answer. A second call does nothing."""
        if self._open.detach() and self._tokens:
            self._memory.keep(self._tokens, self._outputs)


def _chain(automaton: SuffixAutomaton, state: int, budget: int, depth: int, floor: float) -> Candidate:
    """The likeliest token after each token, until its chance falls below `floor`."""
    count, chance = automaton.count, 1.0
    tokens: list[int] = []
    chances: list[float] = []
    while len(tokens) < min(budget, depth) and (following := automaton.following[state]):
        token = max(following, key=lambda token: count[following[token]])
        before, state = state, following[token]
        chance *= count[state] / count[before]
        if chance < floor:
            break
        tokens.append(token)
        chances.append(chance)
    return Candidate(sum(chances), tokens, list(range(ROOT, len(tokens) - 1)), chances)


def _tree(automaton: SuffixAutomaton, state: int, budget: int, depth: int, floor: float) -> Candidate:
    """The likeliest continuations, best first."""
    found, waiting, order = Candidate(0.0, [], [], []), [(-1.0, 0, ROOT, 0, -1, state)], 0
    score = 0.0
    while waiting and len(found.tokens) < budget:
        negative, _, parent, level, token, state = heappop(waiting)
        node = ROOT
        if level:
            node = len(found.tokens)
            found.tokens.append(token)
            found.parents.append(parent)
            found.chances.append(-negative)
            score -= negative
        if level < depth:
            share = negative / automaton.count[state]
            for token, after in automaton.following[state].items():
                chance = share * automaton.count[after]
                if -chance >= floor:
                    order += 1
                    heappush(waiting, (chance, order, node, level + 1, token, after))
    return found._replace(score=score)


def memory(settings: DraftSettings) -> SuffixMemory:
    """A new memory; it drafts trees where these may be fed."""
    made = SuffixMemory(tree=settings.trees)
    made.lengths = (LONGEST, LONGEST - 1) if settings.published else None
    return made
