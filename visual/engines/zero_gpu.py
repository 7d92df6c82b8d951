"""The ZeroGPU door: a rented GPU that exists only inside one decorated function, in a forked process.

`spaces.GPU` sits on the outermost generator, one entry a race, for as many seconds as the request can need. In goes a
pickled `Job` with a snapshot of the visitor's past answers; out come pickled `News`, CPU data only. The trie stays here.
Away from ZeroGPU the decorator returns the function itself, and where the `spaces` package is missing, so does `gpu`.

`spaces` must be imported before torch, and models must be on the "GPU" before the app launches; `app.py` sees to both.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from math import ceil
from typing import TYPE_CHECKING, Any

from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.models.load import ModelError, known, load
from visual.engines.job import Job, News, run

if TYPE_CHECKING:
    from lookahead_core.models.load import Entry, LoadedModel

FIXED_SECONDS = 10
"""Entering the process, moving the weights, reading the prompt, warming up."""
MEASURING_SECONDS = 4
"""The cost curve, where the width of each pass is chosen by it."""
SECONDS_A_TOKEN = 0.03
"""A plain pass of a small model, bound by launches rather than by the card. Both lanes together take at most twice that."""
MOST_SECONDS = 120

_here: dict[str, LoadedModel] = {}
"""Models by name, loaded before the fork; a forked process finds them here."""
_costs: dict[str, Any] = {}


def on_zero_gpu() -> bool:
    """Whether this process is a Space on ZeroGPU."""
    return os.environ.get("SPACES_ZERO_GPU", "").lower() in ("1", "t", "true")


def seconds(job: Job) -> int:
    """Seconds of GPU that a job is entitled to; asked before the race, so that a short one waits less in the quota's line."""
    settings = job.settings
    measuring = MEASURING_SECONDS if settings.decoding_length == "auto" else 0
    return min(MOST_SECONDS, ceil(FIXED_SECONDS + measuring + 2 * SECONDS_A_TOKEN * settings.max_new_tokens))


def gpu(duration: Callable[[Job], int]) -> Callable[[Callable[[Job], Iterator[News]]], Callable[[Job], Iterator[News]]]:
    """`spaces.GPU(duration=...)`, or nothing where `spaces` is not installed."""
    try:
        import spaces
    except ImportError:
        return lambda function: function
    return spaces.GPU(duration=duration)


@gpu(duration=seconds)
def decode(job: Job) -> Iterator[News]:
    """Run a job on the GPU. The outermost generator: everything inside runs in the forked process.

    That process may be reused or new, so nothing is taken for granted but `_here`, and nothing is left behind.
    """
    loaded = _here.get(job.model)
    if loaded is None:  # chosen after the process was forked: its files are on disk, its weights are not in memory
        loaded = _here[job.model] = load(known(job.model), device="cuda" if on_zero_gpu() else None)
    yield from run(job, loaded.model, costs=_curve(job, loaded))


def _curve(job: Job, loaded: LoadedModel) -> Any:
    """The cost curve of this process's device, measured at most once a process; None where the job has a fixed width."""
    if job.settings.decoding_length != "auto":
        return None
    if job.model not in _costs:
        from lookahead_core.decode.calibrate import calibrate

        _costs[job.model] = calibrate(loaded.model)
    return _costs[job.model]


class ZeroGPU:
    """The door as the app sees it: jobs in, news out."""

    slots = 1

    def bring(self, entry: Entry) -> LoadedModel:
        """Load the page's model on the calling thread, before the launch: ZeroGPU packs what is there by then."""
        _here[entry.name] = load(entry, device="cuda" if on_zero_gpu() else None)
        compile_loops()
        return _here[entry.name]

    def news(self, job: Job, session: str) -> Iterator[News]:
        """The news of a job; the session plays no part, as every process builds the trie anew."""
        if not job.prompt:
            raise ModelError("A job without a prompt can't be run.")
        return decode(job)


__all__ = ["ZeroGPU", "decode", "gpu", "on_zero_gpu", "seconds"]
