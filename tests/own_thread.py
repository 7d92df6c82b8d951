"""Tests that need a thread without a running event loop."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any


def in_own_thread(test: Callable[..., None]) -> Callable[..., None]:
    """Run `test` in a thread of its own: after a browser test, Playwright's event loop runs in the main one."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        with ThreadPoolExecutor(1) as pool:
            pool.submit(test, **fixtures).result()

    return run
