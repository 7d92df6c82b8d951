"""Everything to measure on a GPU in one command: `python -m lookahead_core.bench gpu [--replay file.jsonl]`.

A random-weight 7B shape in bf16. The first table has the milliseconds of passes of 1, 16, 32, 64 and 128 tokens, eager and
as CUDA graphs, and their share of the memory-bandwidth bound: the time to read the weights and the cached rows once, at
the bandwidth that a copy reaches on this device. The other tables replay recorded outputs on it. A part that fails prints
its error, and the others still run. Runs on a CPU, too, with a small `--config`.
"""

from __future__ import annotations

import gc
import traceback
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import torch
from torch.utils.benchmark import Timer
from transformers import PreTrainedModel

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.inputs import SHAPE, open_shape, weight_bytes
from lookahead_core.bench.replay import REPLAY, replay
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.models.environment import device_name
from lookahead_core.models.load import row_bytes

WIDTHS = (1, 16, 32, 64, 128)
Result = TypeVar("Result")


def attempt(errors: dict[str, str], name: str, part: Callable[[], Result]) -> Result | None:
    """The part's result; None if it raises: the error is printed and stored in `errors` by name."""
    try:
        return part()
    except Exception as error:
        errors[name] = f"{type(error).__name__}: {error}"
        traceback.print_exc()
    print(f"\n{name} failed: {errors[name]}", flush=True)
    gc.collect()
    if torch.cuda.is_available():
        torch.cuda.empty_cache()
    return None


@command("gpu", __doc__, SHAPE, REPLAY, OUTPUT, context=512)
def main(options: Namespace) -> Any:
    """Measure and print."""
    model = open_shape(options)
    errors: dict[str, str] = {}
    graphs = "CUDA graphs" if model.device.type == "cuda" else "fixed shape"
    curve_of = partial(calibrate, model, WIDTHS, options.context)
    curves = {
        "eager": attempt(errors, "eager passes", curve_of),
        graphs: attempt(errors, f"{graphs} passes", partial(curve_of, fixed=FixedShape(widths=WIDTHS))),
    }
    speed = attempt(errors, "memory bandwidth", partial(bandwidth, model.device))
    measured = {name: curve for name, curve in curves.items() if curve is not None}
    rows = attempt(errors, "table of passes", partial(pass_table, model, measured, options.context, speed))
    copy = f"{speed / 1e9:.0f} GB/s" if speed else "bandwidth unknown"
    title = f"{options.config} shape, {model.dtype}, {device_name(model.device)}, {options.context} cached rows, {copy}"
    if rows:
        show(title, rows, options.markdown)
    results: dict[str, Any] = {"title": title, "passes": rows}
    if options.replay:
        options.decoding_length, options.branch_length = 64, 12
        for name in ("eager", "fixed"):
            options.eager = name == "eager"
            results[f"replay, {name}"] = attempt(errors, f"replay, {name}", partial(replay, model, options))
    return {**results, "errors": errors}


def pass_table(model: PreTrainedModel, curves: dict[str, CostCurve], context: int, speed: float | None) -> list[Row]:
    """Milliseconds by width and the share of the bound, which reads weights and cached rows once at `speed` bytes/s."""
    bound = (weight_bytes(model) + context * row_bytes(model)) / speed if speed else 0.0
    rows = []
    for width in WIDTHS:
        row: Row = {"width": width}
        for name, curve in curves.items():
            seconds = curve.cost(width)
            row[f"{name}, ms"] = f"{1e3 * seconds:.2f}"
            row[f"{name}, × width 1"] = f"{seconds / curve.cost(1):.2f}"
            row[f"{name}, of the bound"] = f"{100 * bound / seconds:.0f} %" if bound else "–"
        rows.append(row)
    return rows


def bandwidth(device: torch.device) -> float:
    """Bytes per second that a large copy moves, reads and writes together, at its fastest."""
    size = (1 << 30) if device.type == "cuda" else 1 << 27
    source = torch.ones(size, dtype=torch.uint8, device=device)
    names = {"source": source, "target": torch.empty_like(source)}
    timer = Timer("target.copy_(source)", globals=names, num_threads=torch.get_num_threads())
    return 2 * size / min(timer.blocked_autorange().times)
