"""Progress of work on another thread: how far a future is, its items one by one, and generators that report it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future
from concurrent.futures import wait as wait_for
from contextlib import closing
from typing import Any, TypeVar

Progress = tuple[float | None, str]
"""The fraction done (None: unknown) and the present activity."""
POLL = 0.15
"""Seconds between two checks of the progress."""

Given = TypeVar("Given")
Passed = TypeVar("Passed")
Result = TypeVar("Result")


def changes(
    future: Future[Any], latest: Callable[[], Progress], given_up: Callable[[], bool] = lambda: False
) -> Iterator[Progress]:
    """Yield `latest()` each time that it changes, until the future is done or `given_up()` is true."""
    told: Progress | None = None
    while not future.done() and not given_up():
        if (now := latest()) != told:
            told = now
            yield now
        wait_for([future], POLL)


def items(
    submit: Callable[..., Future[Any]], work: Generator[Given, None, None], alive: Callable[[], None], every: float
) -> Generator[Given, None, None]:
    """The items of `work`, each made where `submit` runs it. `alive` is called every so many seconds meanwhile.

    Closing this generator, or an error of `alive`, closes `work` after its present item, without waiting for it.
    """
    try:
        while True:
            making = submit(next, work, None)
            while not wait_for([making], every).done:
                alive()
            if (item := making.result()) is None:
                return
            yield item
    finally:
        submit(work.close)


def relay(work: Generator[Given, None, Result], shown: Callable[[Given], Passed]) -> Generator[Passed, None, Result]:
    """Yield `shown(item)` for each item of `work`, and return its result."""
    with closing(work):
        while True:
            try:
                item = next(work)
            except StopIteration as end:
                return end.value
            yield shown(item)
