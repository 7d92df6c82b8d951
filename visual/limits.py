"""What one request may ask for. Each check names the bound and the value; nothing here knows a model or a screen."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Literal

from lookahead_core.models.prompts import PROMPT_CHARACTERS, LimitError
from lookahead_core.trie.draft_tree import STRATEGIES

RIVALS = ("jacobi", "lookup")
"""Other sources of drafts that a race may take in place of the trie, see `lookahead_core.rivals.table`."""

NEW_TOKENS = (1, 512)
DECODING_LENGTH = (1, 128)
"""Tokens fed to one pass, the root included; 1 drafts nothing."""
BRANCH_LENGTH = (1, 32)
SEED = (0, 2**31 - 1)
TEMPERATURE = (0.0, 2.0)
TOP_P = (0.01, 1.0)
"""Smallest set of tokens whose probabilities sum to this; 1 keeps all."""
TOP_K = (0, 1000)
"""Most tokens to draw from; 0 keeps all."""
MIN_P = (0.0, 1.0)
"""Least probability, as a share of the likeliest token's; 0 keeps all."""
REPETITION_PENALTY = (1.0, 2.0)
"""Divides the score of a token that was there before; 1 changes nothing. Acts on greedy runs too."""


def whole(name: str, value: Any, bounds: tuple[int, int]) -> int:
    """`value` as a whole number within `bounds` (both ends included); a slider's 32.0 counts as 32."""
    low, high = bounds
    good = isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    if not good or value != int(value) or not low <= value <= high:
        raise LimitError(f"{name} is {_shown(value)}; it must be a whole number from {low} to {high}.")
    return int(value)


def real(name: str, value: Any, bounds: tuple[float, float]) -> float:
    """`value` as a finite number within `bounds` (both ends included)."""
    low, high = bounds
    good = isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    if not good or not low <= value <= high:
        raise LimitError(f"{name} is {_shown(value)}; it must be a number from {low:g} to {high:g}.")
    return float(value)


def one_of(name: str, value: Any, choices: tuple[str, ...]) -> str:
    """`value` where it is one of `choices`."""
    if not isinstance(value, str) or value not in choices:
        raise LimitError(f"{name} is {_shown(value)}; it must be one of: {', '.join(choices)}.")
    return value


def prompt_text(value: Any) -> str:
    """A prompt that is text, not blank and not longer than `PROMPT_CHARACTERS`."""
    if not isinstance(value, str):
        raise LimitError(f"The prompt must be text, not {type(value).__name__}.")
    if not value.strip():
        raise LimitError("The prompt is empty. Write a question, or pick one of the examples.")
    if len(value) > PROMPT_CHARACTERS:
        raise LimitError(f"The prompt has {len(value):,} characters; at most {PROMPT_CHARACTERS:,} are taken.")
    return value


def fits(prompt_tokens: int, max_new_tokens: int, branch_length: int, context: int) -> None:
    """Check that prompt, new tokens and one branch of drafts fit the model's context (all in tokens)."""
    room = context - max_new_tokens - branch_length
    if prompt_tokens > room:
        raise LimitError(
            f"The prompt has {prompt_tokens:,} tokens; at most {max(room, 0):,} fit this model's context of "
            f"{context:,} beside {max_new_tokens} new tokens and branches of {branch_length}."
        )


def _shown(value: Any) -> str:
    """The value, short enough for a message."""
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one race, checked. Build one with `Settings.checked`."""

    decoding_length: int | Literal["auto"] = 32
    branch_length: int = 12
    strategy: str = "hierarchical"
    max_new_tokens: int = 128
    temperature: float = 0.0
    """0 is greedy; `top_p`, `top_k` and `min_p` play a part above it only."""
    seed: int = 0
    top_p: float = 1.0
    top_k: int = 0
    min_p: float = 0.0
    repetition_penalty: float = 1.0

    def sampling(self) -> dict[str, Any]:
        """What `lc.race` takes for these settings, in transformers' names; only what differs from its default."""
        chosen: dict[str, Any] = {"repetition_penalty": self.repetition_penalty} if self.repetition_penalty != 1 else {}
        if self.temperature:
            chosen |= {"do_sample": True, "temperature": self.temperature, "top_k": self.top_k}
            chosen |= {"top_p": self.top_p} if self.top_p < 1 else {}
            chosen |= {"min_p": self.min_p} if self.min_p else {}
        return chosen

    @classmethod
    def checked(
        cls,
        decoding_length: Any = 32,
        branch_length: Any = 12,
        strategy: Any = "hierarchical",
        max_new_tokens: Any = 128,
        temperature: Any = 0.0,
        seed: Any = 0,
        top_p: Any = 1.0,
        top_k: Any = 0,
        min_p: Any = 0.0,
        repetition_penalty: Any = 1.0,
    ) -> Settings:
        """Settings from untrusted values; raises LimitError, naming bound and value, for the first one outside."""
        automatic = isinstance(decoding_length, str) and decoding_length == "auto"
        return cls(
            decoding_length="auto" if automatic else whole("Decoding length", decoding_length, DECODING_LENGTH),
            branch_length=whole("Branch length", branch_length, BRANCH_LENGTH),
            strategy=one_of("Strategy", strategy, (*STRATEGIES, *RIVALS)),
            max_new_tokens=whole("Max new tokens", max_new_tokens, NEW_TOKENS),
            temperature=real("Temperature", temperature, TEMPERATURE),
            seed=whole("Seed", seed, SEED),
            top_p=real("Top-p", top_p, TOP_P),
            top_k=whole("Top-k", top_k, TOP_K),
            min_p=real("Min-p", min_p, MIN_P),
            repetition_penalty=real("Repetition penalty", repetition_penalty, REPETITION_PENALTY),
        )


__all__ = ["BRANCH_LENGTH", "DECODING_LENGTH", "LimitError", "NEW_TOKENS", "PROMPT_CHARACTERS", "RIVALS", "STRATEGIES"]
__all__ += ["Settings", "fits", "one_of", "prompt_text", "real", "whole"]
