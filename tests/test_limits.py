"""A request outside its bounds is told which bound, and by what value."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lookahead_core.methods import METHODS
from visual import limits
from visual.limits import LimitError, Settings

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize("value", [0, 129, -1, 1.5, math.nan, math.inf, "32", None, True, [], 10**30])
def test_a_bad_decoding_length_names_bound_and_value(value: Any) -> None:
    with pytest.raises(LimitError, match=r"Decoding length is .*; it must be a whole number from 1 to 128\."):
        Settings.checked(decoding_length=value)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("branch_length", 33, "Branch length is 33; it must be a whole number from 1 to 32."),
        ("max_new_tokens", 513, "Max new tokens is 513; it must be a whole number from 1 to 512."),
        ("strategy", "best", f"Strategy is 'best'; it must be one of: {', '.join(METHODS)}."),
        ("temperature", math.nan, "Temperature is nan; it must be a number from 0 to 2."),
        ("top_p", 0, "Top-p is 0; it must be a number from 0.01 to 1."),
        ("top_k", 1001, "Top-k is 1001; it must be a whole number from 0 to 1000."),
        ("min_p", "x", "Min-p is 'x'; it must be a number from 0 to 1."),
        ("repetition_penalty", 0.5, "Repetition penalty is 0.5; it must be a number from 1 to 2."),
        ("exact", 1, "Exact is 1; it must be true or false."),
        ("seed", -1, "Seed is -1; it must be a whole number from 0 to 2147483647."),
    ],
)
def test_each_setting_names_its_bound(name: str, value: Any, message: str) -> None:
    with pytest.raises(LimitError) as told:
        Settings.checked(**{name: value})
    assert str(told.value) == message


def test_a_sliders_float_counts_as_whole() -> None:
    assert Settings.checked(decoding_length=32.0).decoding_length == 32


def test_auto_is_a_decoding_length() -> None:
    assert Settings.checked(decoding_length="auto").decoding_length == "auto"


@pytest.mark.parametrize("blank", ["", "  \n\t "])
def test_an_empty_prompt_is_told_so(blank: str) -> None:
    with pytest.raises(LimitError, match="The prompt is empty"):
        limits.prompt_text(blank)


def test_blanks_that_a_keyboard_leaves_at_the_end_are_dropped() -> None:
    assert limits.prompt_text("  What is a trie? \n") == "  What is a trie?"


def test_half_a_character_is_named() -> None:
    with pytest.raises(LimitError, match=r"The prompt holds U\+D83D, half of a character"):
        limits.prompt_text("smile \ud83d")


@pytest.mark.parametrize("value", [10**400, -(10**5000)], ids=["400", "5000"])
@pytest.mark.parametrize("name", ["decoding_length", "temperature", "strategy"])
def test_a_number_of_thousands_of_digits_is_refused_in_words(name: str, value: int) -> None:
    with pytest.raises(LimitError, match="it must be"):
        Settings.checked(**{name: value})


def test_a_long_prompt_is_told_its_length_and_the_bound() -> None:
    with pytest.raises(LimitError, match=r"has 24,001 characters; at most 24,000"):
        limits.prompt_text("x" * 24_001)


def test_a_prompt_past_the_context_is_told_what_fits() -> None:
    limits.fits(100, 128, 12, 240)
    with pytest.raises(LimitError, match=r"The prompt has 101 tokens; at most 100 fit .* 240"):
        limits.fits(101, 128, 12, 240)


@given(values=st.tuples(*[ANYTHING] * 10), prompt=ANYTHING)
def test_whatever_is_sent_it_is_checked_or_refused_in_words(values: tuple[Any, ...], prompt: Any) -> None:
    try:
        settings = Settings.checked(*values)
        assert isinstance(settings.max_new_tokens, int)
        limits.prompt_text(prompt)
    except LimitError as refusal:
        assert len(str(refusal)) < 250  # noqa: PT017


@pytest.mark.parametrize("temperature", [0.0, 0.7])
def test_every_sampling_setting_is_sent(temperature: float) -> None:
    """What is left out would be filled in from the model's own generation configuration."""
    sent = {"do_sample", "repetition_penalty"} | ({"temperature", "top_p", "top_k", "min_p"} if temperature else set())
    assert set(Settings(temperature=temperature).sampling()) == sent
