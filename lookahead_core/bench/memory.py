"""Memory of drafts beyond plain decoding: `python -m lookahead_core.bench memory`.

Computed from shapes: the drafted rows of the cache, the mask, the logits of the drafted rows. Measured: the peak of a pass
of one token and of the widest pass over the same cached rows. Counted: the arrays of a trie. The base is all memory of plain
decoding, weights and cache included.
"""

from __future__ import annotations

import ctypes
import random
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.inputs import PRECISIONS, SHAPE, open_shape
from lookahead_core.decode.calibrate import synthetic_tree, time_pass
from lookahead_core.decode.passes import EagerPasses
from lookahead_core.decode.probe import route_of
from lookahead_core.models.load import row_bytes
from lookahead_core.trie.trie import TokenTrie

MEMORY = {"config": "1b", "dtype": {"default": "bfloat16", "choices": PRECISIONS}, "context": 2048, "width": 64, "answers": 50}


@command("memory", __doc__, SHAPE, OUTPUT, MEMORY)
def main(options: Namespace) -> Any:
    """Measure and print."""
    model = open_shape(options)
    rows, above, base = memory_table(model, options.context, options.width, options.answers)
    title = f"{options.config} shape, {model.dtype}, {options.context} cached rows, passes of {options.width}"
    show(title, rows, options.markdown)
    share = 100 * above / base
    print(f"\nabove plain decoding: {above / 1e6:.1f} MB of {base / 1e6:.0f} MB = {share:.1f} %")
    return {"title": title, "table": rows, "above": above, "base": base}


def memory_table(model: PreTrainedModel, context: int, width: int, answers: int) -> tuple[list[Row], int, int]:
    """The table, the bytes beyond plain decoding, and the bytes of plain decoding."""
    weights = sum(weight.nbytes for weight in model.parameters())
    one, many = pass_peak(model, context, 1), pass_peak(model, context, width)
    vocabulary = model.config.get_text_config().vocab_size
    nodes, trie = trie_bytes(vocabulary, context, answers)
    drafted = (width - 1) * row_bytes(model)
    cache = context * row_bytes(model)
    base = weights + cache + one
    above = drafted + max(0, many - one) + trie
    lines = {
        "weights": weights,
        f"cache, {context} rows": cache,
        "working memory of a one-token pass, measured": one,
        f"drafted rows of the cache, {width - 1}": drafted,
        "mask of one pass": width * (context + width) * model.dtype.itemsize,
        "logits of the drafted rows": (width - 1) * vocabulary * model.dtype.itemsize,
        f"working memory of a {width}-wide pass above that, measured (mask and logits included)": max(0, many - one),
        f"trie of {nodes:,} nodes": trie,
    }
    return [{"what": what, "MB": f"{size / 1e6:.2f}"} for what, size in lines.items()], above, base


@torch.inference_mode()
def pass_peak(model: PreTrainedModel, context: int, width: int) -> int:
    """Peak bytes of a pass of `width` tokens over `context` cached rows, without weights and cache."""
    passes = EagerPasses(model, route_of(model), context + width)
    passes.prefill(torch.zeros((1, context), dtype=torch.long, device=model.device))
    tree = synthetic_tree(width - 1, 8, 64)
    time_pass(passes, tree)
    with PeakMemory(model.device) as memory:
        time_pass(passes, tree)
    return memory.bytes


def trie_bytes(vocabulary: int, context: int, answers: int) -> tuple[int, int]:
    """Nodes and bytes of a trie with past answers and one open prompt of `context` tokens; random tokens are the worst case."""
    rng = random.Random(0)
    trie = TokenTrie.of([rng.randrange(vocabulary) for _ in range(256)] for _ in range(answers))
    with trie.open([rng.randrange(vocabulary) for _ in range(context)]):
        return len(trie), trie.nbytes


class PeakMemory:
    """Peak bytes during the block above the bytes in use at its start; 0 if the system does not report them.

    CUDA: bytes of torch's allocator. Linux: resident bytes of the process, whose high-water mark is reset first.
    """

    def __init__(self, device: torch.device | str = "cpu") -> None:
        self.device = torch.device(device)
        self.cuda = self.device.type == "cuda"
        self.bytes = self._before = 0

    def __enter__(self) -> PeakMemory:
        if self.cuda:
            torch.cuda.reset_peak_memory_stats(self.device)
            self._before = torch.cuda.memory_allocated(self.device)
            return self
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)  # what earlier passes freed would be used again, unseen
        with suppress(OSError):
            Path("/proc/self/clear_refs").write_text("5")
            self._before = resident_bytes()
        return self

    def __exit__(self, *_: object) -> None:
        if self.cuda:
            self.bytes = torch.cuda.max_memory_allocated(self.device) - self._before
        elif self._before:
            self.bytes = max(0, resident_bytes("VmHWM") - self._before)


def resident_bytes(field: str = "VmRSS") -> int:
    """Resident bytes of this process: now ("VmRSS") or at the peak ("VmHWM"). 0 without /proc."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(field + ":")), 0)
