"""How many threads the passes of a model use on a CPU: no more than pay.

OpenMP divides each product of a pass among its threads, and all of them wait for the last. Where all cores are in use, one
thread waits for its turn and the others wait for it. Beside one busy program a pass of 8 tokens took 30 to 740 ms on two
threads of two cores, and 13 to 19 ms on one; alone it takes 13 to 19 ms on either (docs/log.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import torch

TOKENS = (1, 16)
"""Tokens of the passes that decide: plain decoding, and drafts."""
NEARLY = 1.25
"""By how much longer passes may take with fewer threads than with the best number of them."""
TRIES, SECONDS = 5, 2.0
"""How often each number is tried, the fastest round counts, and after how many seconds no further round begins."""


@contextmanager
def using(threads: int | None) -> Iterator[None]:
    """Let torch use so many threads in the block, on this thread; None: as before."""
    before = torch.get_num_threads()
    if threads is None or threads == before:
        yield
        return
    torch.set_num_threads(threads)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def fewest_threads(model: Any) -> int:
    """The fewest threads with which passes are nearly as fast as with the best number of them, up to torch's present number.

    Powers of two are tried, in turns, by plain passes over `TOKENS` tokens: 0.3 s for the embedded model on two cores.
    """
    most = torch.get_num_threads()
    counts = sorted({most, *(2**power for power in range(most.bit_length()) if 2**power <= most)})
    best = dict.fromkeys(counts, float("inf"))
    began = perf_counter()
    for done in range(TRIES if len(counts) > 1 else 0):
        if done and perf_counter() - began > SECONDS:
            break
        for count in counts:
            with using(count):
                best[count] = min(best[count], _seconds(model))
    return next(count for count in counts if best[count] <= NEARLY * min(best.values()))


@torch.inference_mode()
def _seconds(model: Any) -> float:
    started = perf_counter()
    for width in TOKENS:
        model(torch.zeros((1, width), dtype=torch.long, device=model.device), use_cache=False)
    return perf_counter() - started
