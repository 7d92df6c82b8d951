"""Prompt lookup: one branch, copied from an earlier occurrence of the last tokens.

Drafts as `model.generate(prompt_lookup_num_tokens=...)` does: take the longest suffix of at most `ngram` tokens that occurs
earlier in the sequence, and copy the tokens after its first occurrence. It runs on the same engine as the trie, so that a
comparison of the two compares drafts only.
"""

from __future__ import annotations

from collections.abc import Sequence

from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.memory import DraftMemory, branch
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.state import MOST_BRANCH, whole

TOKENS = 10
"""Draft tokens of a branch by default."""


class PromptLookupDrafts(DraftSource):
    """One sequence, and the first place of each of its n-grams."""

    def __init__(self, prompt: Sequence[int], ngram: int = 2) -> None:
        self._text: list[int] = []
        self._ngram = ngram
        self._first: dict[tuple[int, ...], int] = {}
        self.extend(prompt)

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The tokens after the first earlier occurrence of the longest suffix that has one."""
        text = self._text
        for length in range(min(self._ngram, len(text)), 0, -1):
            place = self._first.get(tuple(text[-length:]))
            if place is not None:
                return branch(text[place : place + min(decoding_length - 1, branch_length)], "prompt", length)
        return EMPTY

    def extend(self, tokens: Sequence[int]) -> None:
        """Append committed tokens."""
        text, first = self._text, self._first
        for token in tokens:
            for length in range(1, min(self._ngram, len(text)) + 1):
                first.setdefault(tuple(text[-length:]), len(text))
            text.append(token)


class PromptLookup(DraftMemory):
    """Remembers nothing between requests. `ngram`: tokens of the longest suffix. `tokens`: those of a branch, if bounded.

    Raises ValueError for a number that is not whole, or not from 1 to `MOST_BRANCH`.
    """

    def __init__(self, ngram: int = 2, tokens: int | None = None) -> None:
        for name, number in (("ngram", ngram), ("tokens", 1 if tokens is None else tokens)):
            if not 1 <= whole(name, number) <= MOST_BRANCH:
                raise ValueError(f"{name} must be from 1 to {MOST_BRANCH}, got {number}")
        self.ngram = ngram
        self.lengths = None if tokens is None else (tokens + 1, tokens)

    def open(self, prompt: Sequence[int]) -> PromptLookupDrafts:
        return PromptLookupDrafts(prompt, self.ngram)


def memory(settings: DraftSettings) -> PromptLookup:
    """Suffixes of at most two tokens."""
    return PromptLookup(tokens=TOKENS if settings.published else None)
