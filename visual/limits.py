"""The limits of one request. Each check names the bound and the value. Knows no model and no screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from lookahead_core.methods import METHODS, Method, name_of
from lookahead_core.methods.lanes import Lane, lanes_of, learning
from lookahead_core.models.prompts import PROMPT_CHARACTERS, LimitError, lone_surrogate

NEW_TOKENS = (1, 512)
DECODING_LENGTH = (1, 128)
"""Tokens of one pass, the root included; 1 drafts nothing."""
BRANCH_LENGTH = (1, 32)
SEED = (0, 2**31 - 1)
TEMPERATURE = (0.0, 2.0)
TOP_P = (0.01, 1.0)
"""Sample from the smallest set of tokens whose probabilities sum to this; 1 keeps all."""
TOP_K = (0, 1000)
"""Sample from this many of the most probable tokens; 0 keeps all."""
MIN_P = (0.0, 1.0)
"""Least probability of a sampled token, as a share of the largest one; 0 keeps all."""
CACHES = 2**33
"""Bytes of the key-value caches of all lanes of a race."""
HEADER = 4
"""Tokens of the prompt's end that precede a remembered answer, so that its first token can be drafted too."""
REPETITION_PENALTY = (1.0, 2.0)
"""Divides the logit of a token that occurred before; 1 changes nothing. Applies to greedy runs too."""


def whole(name: str, value: Any, bounds: tuple[int, int]) -> int:
    """`value` as a whole number within `bounds` (both ends included); 32.0, as a slider sends it, counts as 32."""
    low, high = bounds
    if not _within(value, bounds) or value != int(value):
        raise LimitError(f"{name} is {_shown(value)}; it must be a whole number from {low} to {high}.")
    return int(value)


def real(name: str, value: Any, bounds: tuple[float, float]) -> float:
    """`value` as a finite number within `bounds` (both ends included)."""
    low, high = bounds
    if not _within(value, bounds):
        raise LimitError(f"{name} is {_shown(value)}; it must be a number from {low:g} to {high:g}.")
    return float(value)


def one_of(name: str, value: Any, choices: tuple[str, ...]) -> str:
    """`value`, if it is one of `choices`."""
    if not isinstance(value, str) or value not in choices:
        raise LimitError(f"{name} is {_shown(value)}; it must be one of: {', '.join(choices)}.")
    return value


def switch(name: str, value: Any) -> bool:
    """`value`, if it is true or false."""
    if not isinstance(value, bool):
        raise LimitError(f"{name} is {_shown(value)}; it must be true or false.")
    return value


def text(name: str, value: Any) -> str:
    """`value`, if it is text."""
    if not isinstance(value, str):
        raise LimitError(f"The {name} must be text, not {_shown(value)}.")
    return value


def prompt_text(value: Any) -> str:
    """`value`, if it is text, not blank and at most `PROMPT_CHARACTERS` long, without blanks at its end."""
    if not text("prompt", value).strip():
        raise LimitError("The prompt is empty. Write a question, or pick one of the examples.")
    if len(value) > PROMPT_CHARACTERS:
        raise LimitError(f"The prompt has {len(value):,} characters; at most {PROMPT_CHARACTERS:,} are taken.")
    if half := lone_surrogate(value):
        raise LimitError(f"The prompt holds {half}, half of a character; write the character whole.")
    return value.rstrip()


def fits(prompt_tokens: int, max_new_tokens: int, branch_length: int, context: int) -> None:
    """Check that the prompt, the new tokens and one branch of drafts fit the model's context (all in tokens)."""
    most = context - max_new_tokens - branch_length
    if prompt_tokens > most:
        raise LimitError(
            f"The prompt has {prompt_tokens:,} tokens; at most {max(most, 0):,} fit this model's context of "
            f"{context:,} beside {max_new_tokens} new tokens and branches of {branch_length}."
        )


def caches(lanes: int, tokens: int, row_bytes: int) -> None:
    """Check that the key-value caches of so many lanes, of so many tokens each, fit `CACHES`."""
    if (wanted := lanes * tokens * row_bytes) > CACHES:
        raise LimitError(
            f"The caches of {lanes} lanes of {tokens:,} tokens need {wanted / 2**30:.1f} GiB; at most {CACHES / 2**30:.0f} GiB "
            "are given to a race. Take fewer lanes, a shorter prompt or fewer new tokens."
        )


def _within(value: Any, bounds: tuple[float, float]) -> bool:
    """Whether `value` is a number from the lower to the upper bound; not-a-number is not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and bounds[0] <= value <= bounds[1]


def _shown(value: Any) -> str:
    """The value, shortened for a message."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of more than some 4,000 digits
        return "a number of thousands of digits"
    return text if len(text) <= 40 else text[:39] + "…"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one race. `Settings.checked` checks untrusted values."""

    decoding_length: int | Literal["auto"] = 32
    branch_length: int = 12
    strategy: str = "trie"
    max_new_tokens: int = 128
    temperature: float = 0.0
    """0 is greedy, and then `top_p`, `top_k` and `min_p` have no effect."""
    seed: int = 0
    top_p: float = 1.0
    top_k: int = 0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    exact: bool = False
    """All lanes bit-equal in any dtype: passes of one shape, single branches."""
    lanes: tuple[Lane, ...] = ()
    """Two to four; none: plain decoding against `strategy`."""

    @property
    def method(self) -> Method:
        """The method of a race without `lanes`."""
        return METHODS[name_of(self.strategy)]

    @property
    def count(self) -> int:
        """Number of lanes."""
        return len(self.lanes) or 2

    @property
    def deepest(self) -> int:
        """The longest branch length of any lane."""
        lanes = self.lanes or (Lane(self.method.name),)
        return max(self.branch_length if lane.branch_length is None else lane.branch_length for lane in lanes)

    @property
    def learning(self) -> str | None:
        """The lane whose answer the visitor's trie keeps: the first that drafts from it. None where none does."""
        return learning(self.lanes) if self.lanes else "lookahead" if self.method.uses_trie else None

    @property
    def measures(self) -> bool:
        """Whether some lane needs the cost curve."""
        return any(lane.measures(self.decoding_length) for lane in self.lanes or (Lane(self.method.name),))

    def sampling(self) -> dict[str, Any]:
        """The sampling arguments of `lc.race`, under transformers' names: all that act, so that the model adds none."""
        always: dict[str, Any] = {"do_sample": self.temperature > 0, "repetition_penalty": self.repetition_penalty}
        if not self.temperature:
            return always
        drawing = {"temperature": self.temperature, "top_k": self.top_k, "top_p": self.top_p, "min_p": self.min_p or None}
        return always | drawing

    @classmethod
    def checked(cls, *values: Any, **named: Any) -> Settings:
        """Settings from untrusted values, in the fields' order or by name.

        Raises LimitError naming bound and value for the first one out of bounds.
        """
        asked = cls(*values, **named)
        return cls(
            decoding_length=decoding_length("Decoding length", asked.decoding_length),
            branch_length=whole("Branch length", asked.branch_length, BRANCH_LENGTH),
            strategy=one_of("Strategy", name_of(asked.strategy), tuple(METHODS)),
            max_new_tokens=whole("Max new tokens", asked.max_new_tokens, NEW_TOKENS),
            temperature=real("Temperature", asked.temperature, TEMPERATURE),
            seed=whole("Seed", asked.seed, SEED),
            top_p=real("Top-p", asked.top_p, TOP_P),
            top_k=whole("Top-k", asked.top_k, TOP_K),
            min_p=real("Min-p", asked.min_p, MIN_P),
            repetition_penalty=real("Repetition penalty", asked.repetition_penalty, REPETITION_PENALTY),
            exact=switch("Exact", asked.exact),
            lanes=tuple(lane_lengths(lane, place) for place, lane in enumerate(lanes_of(asked.lanes), 1)),
        )


def decoding_length(name: str, value: Any) -> int | Literal["auto"]:
    """`value` as a decoding length or "auto"."""
    return "auto" if value == "auto" else whole(name, value, DECODING_LENGTH)


def lane_lengths(lane: Lane, place: int) -> Lane:
    """`lane`, the `place`-th of a race, if the lengths of its own are within bounds."""
    length, branch = lane.decoding_length, lane.branch_length
    return replace(
        lane,
        decoding_length=None if length is None else decoding_length(f"Decoding length of lane {place}", length),
        branch_length=None if branch is None else whole(f"Branch length of lane {place}", branch, BRANCH_LENGTH),
    )
