"""Jacobi decoding (Santilli et al., arXiv 2305.10427): the guesses of the previous pass, once more.

A text that the model writes greedily is a fixed point: each token is the model's choice after those before it. Jacobi decoding
guesses several next tokens at once, lets the model choose anew at every place in one pass, and takes its choices as the next
guesses, until nothing changes. Here VA commits the guesses that came true, so the others move up: each pass drafts what the
last one chose after the committed tokens, as one branch. Places never guessed before get tokens of the prompt, at random.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.memory import DraftMemory, branch
from lookahead_core.trie.draft_tree import DraftTree


class JacobiDrafts(DraftSource):
    """The guesses of one run."""

    def __init__(self, prompt: Sequence[int]) -> None:
        self._prompt = prompt
        self._random = random.Random(len(prompt))
        self._guesses: list[int] = []
        self._choices: list[int] = []

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """As many guesses as fit."""
        most = min(decoding_length - 1, branch_length)
        missing = most - len(self._guesses)
        guesses = [*self._guesses[:most], *self._random.choices(self._prompt, k=max(0, missing))]
        return branch(guesses, "output", 0)

    def observe(self, seen: Observation) -> None:
        """What the model chooses at every place of the branch."""
        self._choices = seen.choices()

    def extend(self, tokens: Sequence[int]) -> None:
        """The choices behind the committed tokens are the next guesses."""
        self._guesses = self._choices[len(tokens) :]


class Jacobi(DraftMemory):
    """Remembers nothing between requests."""

    def open(self, prompt: Sequence[int]) -> JacobiDrafts:
        return JacobiDrafts(list(prompt))


def memory(_settings: DraftSettings) -> Jacobi:
    """The one form that it has."""
    return Jacobi()
