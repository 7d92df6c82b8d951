"""ZeroGPU: a rented GPU that exists only inside one decorated function, in a forked process.

`spaces.GPU` decorates the outermost generator: one call a race, for as many seconds as the request can need. The argument is
a pickled `Job` with the visitor's newest past answers; the results are pickled `News` without tensors. The trie stays in this
process. Away from ZeroGPU the decorator returns the function itself, and so does `gpu` without the `spaces` package.

`spaces` must be imported before torch, and the model must be on the "GPU" before the app launches; `visual.app` does both.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from math import ceil
from typing import TYPE_CHECKING

from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.models.catalogue import known
from lookahead_core.models.load import load
from visual.engines.job import Job, News, rebuild, run

if TYPE_CHECKING:
    from lookahead_core.models.catalogue import Entry
    from lookahead_core.models.load import LoadedModel

FIXED_SECONDS = 10
"""For entering the process, moving the weights, the prefill and the warm-up."""
MEASURING_SECONDS = 4
"""For the cost curve, where "auto" chooses each pass's width."""
SECONDS_A_TOKEN = 0.03
"""Of a plain pass of a small model, bound by kernel launches: what a lane takes at most for a token."""
MOST_SECONDS = 120

_here: dict[str, LoadedModel] = {}
"""Models by name, loaded before the fork and inherited by the forked process."""


def on_zero_gpu() -> bool:
    """Whether this process is a Space on ZeroGPU."""
    return os.environ.get("SPACES_ZERO_GPU", "").lower() in ("1", "t", "true")


def seconds(job: Job) -> int:
    """Seconds of GPU that a job may need. ZeroGPU's queue favours short requests."""
    settings = job.settings
    measuring = MEASURING_SECONDS if settings.measures else 0
    return min(MOST_SECONDS, ceil(FIXED_SECONDS + measuring + settings.count * SECONDS_A_TOKEN * settings.max_new_tokens))


Decode = Callable[[Job], Generator[News, None, None]]


def gpu(duration: Callable[[Job], int]) -> Callable[[Decode], Decode]:
    """`spaces.GPU(duration=...)`, or the identity where `spaces` is not installed."""
    try:
        import spaces
    except ImportError:
        return lambda function: function
    return spaces.GPU(duration=duration)


def _loaded(entry: Entry) -> LoadedModel:
    if entry.name not in _here:
        _here[entry.name] = load(entry, device="cuda" if on_zero_gpu() else None)
    return _here[entry.name]


@gpu(duration=seconds)
def decode(job: Job) -> Generator[News, None, None]:
    """Run a job on the GPU, in the forked process.

    That process may be new or reused: it relies on `_here` only and keeps no state of a visitor.
    """
    loaded = _here.get(job.model) or _loaded(known(job.model))  # the latter: chosen after the fork, so on disk only
    yield from run(job, loaded.model, rebuild(job.answers, job.settings.deepest))


class ZeroGPU:
    """ZeroGPU as an engine: jobs in, news out."""

    slots = 1
    entry: Entry | None = None

    def bring(self, entry: Entry) -> LoadedModel:
        """Load the page's model on the calling thread. Call it before the launch, when ZeroGPU packs the loaded tensors."""
        compile_loops()
        return _loaded(entry)

    def news(self, job: Job, session: str) -> Generator[News, None, None]:
        """The news of a job. The session is not used: every process rebuilds the trie from the job's answers."""
        return decode(job)
