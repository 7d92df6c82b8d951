"""The rivals of the trie as a race's drafted lane: other sources of drafts, the same engine, passes no wider.

A lane of theirs tells drafts apart and nothing else: engine, cache, verification and clock are ours.
"""

from __future__ import annotations

from transformers import PreTrainedModel

from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.rivals.lookahead_decoding import JacobiDecoder
from lookahead_core.rivals.prompt_lookup import PromptLookupDecoder
from lookahead_core.trie.costs import WIDEST
from visual.limits import RIVALS, LimitError, Settings

NGRAM = 5
"""Tokens of an n-gram where the decoding length has room for them, as in Fu et al.'s own settings."""
LEAST = 3
"""Narrowest pass in which a rival can draft: the root, one column or token of window, one guess."""


def rival(model: PreTrainedModel, settings: Settings) -> LookaheadDecoder | None:
    """The decoder of the rival that `settings.strategy` names; None where it names one of the trie's own strategies.

    Raises LimitError for a decoding length below `LEAST`, and for a model that does not take the rival's drafts.
    """
    if settings.strategy not in RIVALS:
        return None
    length = WIDEST if settings.decoding_length == "auto" else settings.decoding_length
    if length < LEAST:
        raise LimitError(f"Decoding length is {length}; {settings.strategy} drafts need at least {LEAST}.")
    if settings.strategy == "lookup":
        return PromptLookupDecoder(model, min(settings.branch_length, length - 1))
    window, ngram = shape_of(length)
    try:
        return JacobiDecoder(model, window, ngram, guesses=window)
    except UnsupportedModelError as error:
        raise LimitError(str(error)) from None


def shape_of(length: int) -> tuple[int, int]:
    """Window W (as many guesses) and n-gram N whose passes of 1 + (N - 1)(W + G) tokens come near `length`, never above."""
    ngram = min(NGRAM, 1 + (length - 1) // 2)
    return (length - 1) // (2 * (ngram - 1)), ngram


__all__ = ["rival", "shape_of"]
