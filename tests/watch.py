"""A clock for tests that wait."""

from __future__ import annotations


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now
