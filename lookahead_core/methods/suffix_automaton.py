"""A suffix automaton: every run of tokens in some growing texts, and how often each occurs (Blumer et al. 1985).

A state stands for all runs that end at the same places. They occur equally often and are followed by the same tokens, so one
state answers for all of them, and n tokens need at most 2 n states. A text grows by one token in constant time on average. The
counts say what a suffix tree's say (SuffixDecoding, arXiv 2411.04975): how often each token follows a run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

LONGEST = 64
"""Tokens of the longest run that is counted: the depth of SuffixDecoding's trees."""

EMPTY_RUN = 0
"""The state of the empty run, a suffix of every text."""


class TextEnd:
    """Where a text ends in an automaton."""

    __slots__ = ("state", "tail", "tokens")

    def __init__(self) -> None:
        self.state = EMPTY_RUN
        """The state of the whole text."""
        self.tail = EMPTY_RUN
        """The state of its last `tokens` tokens, the longest run that is counted."""
        self.tokens = 0


class SuffixAutomaton:
    """States are numbers from 0 on; each list below has one item a state. Knows no threads."""

    __slots__ = ("count", "following", "length", "longest", "shorter")

    def __init__(self, longest: int = LONGEST) -> None:
        self.longest = longest
        self.following: list[dict[int, int]] = [{}]
        """The state after each token that follows the state's runs."""
        self.shorter = [-1]
        """The state of the longest suffix that ends at more places (the suffix link); -1 for the empty run."""
        self.length = [0]
        """Tokens of the state's longest run. Its shortest run has one token more than the longest of `shorter`."""
        self.count = [0]
        """How often the state's runs occur, where the shortest of them has at most `longest` tokens."""

    def __len__(self) -> int:
        return len(self.length)

    def extend(self, text: TextEnd, tokens: Iterable[int]) -> None:
        """Append tokens to a text."""
        following, shorter, length, count = self.following, self.shorter, self.length, self.count
        for token in tokens:
            text.state = self._after(text.state, token)
            tail, size = text.tail, text.tokens
            while length[shorter[tail]] >= size > 0:  # the run has moved to a state that was split off
                tail = shorter[tail]
            tail, size = following[tail][token], min(size + 1, self.longest)
            while length[shorter[tail]] >= size:
                tail = shorter[tail]
            text.tail, text.tokens = tail, size
            while tail != EMPTY_RUN:
                count[tail] += 1
                tail = shorter[tail]
            count[EMPTY_RUN] += 1

    def _after(self, state: int, token: int) -> int:
        """The state of a text that `token` was appended to; `state` is that of the text before."""
        following, length = self.following, self.length
        known = following[state].get(token)
        if known is not None:
            return known if length[known] == length[state] + 1 else self._split(state, token, known)
        new = self._add(length[state] + 1, {})
        while state != -1 and (known := following[state].get(token)) is None:
            following[state][token] = new
            state = self.shorter[state]
        if state != -1 and known is not None:
            self.shorter[new] = known if length[known] == length[state] + 1 else self._split(state, token, known)
        return new

    def _add(self, length: int, following: dict[int, int]) -> int:
        self.following.append(following)
        self.shorter.append(EMPTY_RUN)
        self.length.append(length)
        self.count.append(0)
        return len(self.length) - 1

    def _split(self, state: int, token: int, known: int) -> int:
        """A new state for the runs of `known` that are `state`'s with `token` behind, which now end at a further place."""
        short = self._add(self.length[state] + 1, dict(self.following[known]))
        self.count[short], self.shorter[short] = self.count[known], self.shorter[known]
        self.shorter[known] = short
        while state != -1 and self.following[state].get(token) == known:
            self.following[state][token] = short
            state = self.shorter[state]
        return short

    def find(self, tokens: Sequence[int]) -> tuple[int, int]:
        """The state of the longest suffix of `tokens` that occurs, and its length."""
        following, state, size = self.following, EMPTY_RUN, 0
        for token in tokens:
            while (after := following[state].get(token)) is None and state != EMPTY_RUN:
                state = self.shorter[state]
                size = self.length[state]
            if after is not None:
                state, size = after, size + 1
        return state, size

    def suffixes(self, state: int, size: int) -> Iterator[tuple[int, int, int]]:
        """The suffixes of a run of `size` tokens in `state`: each state that holds some, with the length of the shortest and of
        the longest there. The longest come first; the empty one does not come."""
        while state != EMPTY_RUN:
            below = self.shorter[state]
            if size > self.length[below]:  # else the run has moved to a state that was split off
                yield state, self.length[below] + 1, size
                size = self.length[below]
            state = below
