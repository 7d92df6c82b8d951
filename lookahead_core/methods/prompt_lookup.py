"""Prompt lookup: one branch, copied from an earlier occurrence of the last tokens.

Drafts as `model.generate(prompt_lookup_num_tokens=...)` does, and nearly as LLMA does: take the longest suffix of at most
`ngram` tokens that occurs earlier in the sequence, and copy the tokens after its first occurrence. It runs on the same
engine as the trie, so that a comparison of the two compares drafts only.
"""

from __future__ import annotations

from collections.abc import Sequence

from transformers import PreTrainedModel

from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.methods import DraftSettings
from lookahead_core.trie.draft_tree import EMPTY, DraftTree

CHANCE = 0.5
"""Score of every draft token. The method estimates no acceptance."""
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
                tokens = tuple(text[place : place + min(decoding_length - 1, branch_length)])
                count = len(tokens)
                return DraftTree(tokens, tuple(range(-1, count - 1)), (CHANCE,) * count, ("prompt",) * count, length)
        return EMPTY

    def extend(self, tokens: Sequence[int]) -> None:
        """Append committed tokens."""
        text, first = self._text, self._first
        for token in tokens:
            for length in range(1, min(self._ngram, len(text)) + 1):
                first.setdefault(tuple(text[-length:]), len(text))
            text.append(token)


class PromptLookupDecoder(LookaheadDecoder):
    """`LookaheadDecoder` with drafts by prompt lookup: branches of `tokens`, suffixes of at most `ngram` tokens."""

    def __init__(self, model: PreTrainedModel, tokens: int = TOKENS, ngram: int = 2, fixed: FixedShape | None = None) -> None:
        super().__init__(model, None, tokens + 1, tokens, "single", fixed=fixed)
        self.strategy = "lookup"
        self.ngram = ngram

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> DraftSource:
        return PromptLookupDrafts(prompt, self.ngram)


def build(model: PreTrainedModel, settings: DraftSettings) -> PromptLookupDecoder:
    """A decoder whose branch fits both lengths."""
    tokens = TOKENS if settings.published else min(settings.branch_length, settings.width - 1)
    return PromptLookupDecoder(model, tokens, fixed=settings.fixed)
