"""Traces from a file or a visitor: a step that does not hold together is refused by its place, before a byte is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from lookahead_core.trace.trace import Trace

GOOD = {"i": 1, "n": 3, "t": [5, 8], "c": [0] * 6, "d": [5, 6], "p": [-1, 0], "s": [900, 500], "o": "po", "a": [0]}
"""A step that accepted the first of its two drafts."""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"i": 2}, r"\.i is 2; steps are numbered from 0 without gaps"),
        ({"n": -1}, r"\.n holds -1; it must be a whole number from 0"),
        ({"t": [5, True]}, r"\.t holds True; it must be a whole number"),
        ({"c": [0] * 5}, r"\.c must hold 6 times: draft, prepare, forward, verify, commit, update"),
        ({"s": [900, 1001]}, r"\.s holds 1001; it must be a whole number from 0 to 1000"),
        ({"o": "px"}, r"\.o must be a text of the letters"),
        ({"p": [-1]}, r" has 2 drafts but 1 parents, 2 scores, 2 sources"),
        ({"p": [-1, 1]}, r"\.p puts node 1 before its parent 1"),
        ({"a": [1], "t": [6]}, r"\.a is not a path from the root"),
        ({"a": [0, 0], "t": [5, 5]}, r"\.a is not a path from the root"),
        ({"a": [2]}, r"\.a holds 2; it must be a whole number from 0 to 1"),
        ({"t": [7, 8]}, r"\.a accepts other tokens than the step emits"),
        ({"r": [[2, 9, 10]]}, r"\.r must hold \[parent, token, score\] with a drafted parent"),
        ({"r": [[0, 9]]}, r"\.r must hold \[parent, token, score\] with a drafted parent"),
        ({"e": "x" * 41}, r"\.e must be a short text"),
    ],
)
def test_a_step_that_does_not_hold_together_is_refused_by_its_place(change: dict[str, Any], why: str) -> None:
    first = {"i": 0, "n": 0, "t": [4], "c": [0] * 6}
    data = {"format": "lookahead-trace", "version": 1, "prompt": [1, 2, 3], "lanes": {"lookahead": [first, GOOD]}}
    assert Trace.from_json(data).tokens("lookahead") == [4, 5, 8]
    data["lanes"] = {"lookahead": [first, {**GOOD, **change}]}
    with pytest.raises(ValueError, match=rf"trace: lanes\.lookahead\[1\]{why}"):
        Trace.from_json(data)
