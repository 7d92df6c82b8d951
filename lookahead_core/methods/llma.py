"""LLMA (Yang et al., "Inference with Reference", arXiv 2304.04487): one span copied from a reference text.

Where the last n tokens of the output, n at most 5, stand in a reference, the tokens after them are drafted: the longest n
first, and of its places the first. References are the request's own prompt (retrieved documents, the turns before) and the
texts that the memory was given (answers to like questions). The output itself is no reference: prompt lookup copies from
it, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.memory import CAPACITY, DraftMemory, PastAnswers, branch
from lookahead_core.trie.draft_tree import EMPTY, DraftTree

LONGEST_MATCH, SHORTEST_MATCH = 5, 1
"""Tokens that trigger a copy, as in the authors' code."""
COPIED = 20
"""Tokens of a pass in the authors' code, the root included."""


class Index:
    """The first place of each n-gram of some texts."""

    def __init__(self, longest: int, shortest: int) -> None:
        self.longest, self.shortest = longest, shortest
        self._first: dict[tuple[int, ...], tuple[Sequence[int], int]] = {}

    def add(self, text: Sequence[int]) -> None:
        """Add a text behind those that are there."""
        for size in range(self.shortest, self.longest + 1):
            for end in range(size, len(text)):  # what ends the text is followed by nothing
                self._first.setdefault(tuple(text[end - size : end]), (text, end))

    def after(self, ngram: tuple[int, ...], most: int) -> Sequence[int]:
        """Up to `most` tokens that follow the first place of an n-gram; none where it has no place."""
        text, end = self._first.get(ngram, ((), 0))
        return text[end : end + most]


class References(DraftMemory):
    """Reference texts for all requests, the newest `capacity` tokens of them.

    `longest` and `shortest`: tokens of the output that trigger a copy. Raises ValueError for numbers out of range.
    """

    def __init__(
        self,
        texts: Iterable[Sequence[int]] = (),
        longest: int = LONGEST_MATCH,
        shortest: int = SHORTEST_MATCH,
        capacity: int = CAPACITY,
    ) -> None:
        if not 1 <= shortest <= longest:
            raise ValueError(f"shortest must be from 1 to longest, got {shortest} and {longest}")
        self.longest, self.shortest = longest, shortest
        self.index = Index(longest, shortest)
        self._texts = PastAnswers(capacity)
        for text in texts:
            self.insert(text)

    def insert(self, tokens: Iterable[int]) -> None:
        """Add a reference. Raises ValueError for a bad token id."""
        text, others_left = self._texts.add(tokens)
        if others_left:
            self.index = Index(self.longest, self.shortest)
        for one in self._texts if others_left else [text]:
            self.index.add(one)

    def open(self, prompt: Sequence[int]) -> ReferenceDrafts:
        return ReferenceDrafts(self, list(prompt))  # a run extends the list that it gives


class ReferenceDrafts(DraftSource):
    """One request: its prompt's n-grams, and the end of its output."""

    def __init__(self, references: References, prompt: Sequence[int]) -> None:
        self._references = references
        self._prompt = Index(references.longest, references.shortest)
        self._prompt.add(prompt)
        self._recent: tuple[int, ...] = ()

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The tokens after the longest match; the prompt comes before the other references."""
        most = min(decoding_length - 1, branch_length)
        for size in range(len(self._recent), self._references.shortest - 1, -1):
            ngram = self._recent[-size:]
            for index, source in ((self._prompt, "prompt"), (self._references.index, "output")):
                if copied := index.after(ngram, most):
                    return branch(copied, source, size)
        return EMPTY

    def extend(self, tokens: Sequence[int]) -> None:
        """Append committed tokens to the output."""
        self._recent = (*self._recent, *tokens)[-self._references.longest :]


def memory(settings: DraftSettings) -> References:
    """No references beside the prompt and the past answers."""
    made = References()
    made.lengths = (COPIED, COPIED - 1) if settings.published else None
    return made
