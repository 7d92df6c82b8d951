"""Everything to be measured on a GPU in one command: `python -m lookahead_core.bench gpu [--replay file.jsonl]`.

A random-weight 7B shape in bf16: milliseconds of a pass at widths 1, 16, 32, 64 and 128, eager and as CUDA graphs, and
what share of the memory-bandwidth bound that is (the time to read the weights and the cached rows once, at the bandwidth
that a copy on this device reaches); then a replay of recorded outputs on it. Runs on a CPU with a small `--config`, too.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.bench.replay import add_shape, random_model, replay, shape_config
from lookahead_core.bench.tables import Row, add_output, save, show
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.race import device_name
from lookahead_core.models.load import pick_device, pick_dtype

WIDTHS = (1, 16, 32, 64, 128)


def main(argv: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench gpu", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    add_shape(parser)
    parser.add_argument("--context", type=int, default=512, help="cached rows under each pass")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="recorded outputs, for the second table")
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--past", type=int, default=50)
    parser.add_argument("--max-new-tokens", type=int, default=256)
    parser.add_argument("--repeats", type=int, default=3)
    add_output(parser)
    options = parser.parse_args(argv)
    if options.threads:
        torch.set_num_threads(options.threads)
    device = options.device or pick_device()
    model = random_model(shape_config(options.config), device, options.dtype or pick_dtype(device))
    fixed = FixedShape(widths=WIDTHS)
    curves = {
        "eager": calibrate(model, WIDTHS, options.context),
        "CUDA graphs" if device.startswith("cuda") else "fixed shape": calibrate(model, WIDTHS, options.context, fixed=fixed),
    }
    speed = bandwidth(model.device)
    rows = pass_table(model, curves, options.context, speed)
    title = (
        f"{options.config} shape, {model.dtype}, {device_name(model)}, {options.context} cached rows, {speed / 1e9:.0f} GB/s"
    )
    show(title, rows, options.markdown)
    results: dict[str, Any] = {"title": title, "passes": rows}
    if options.replay:
        for name in ("eager", "fixed"):
            options.eager = name == "eager"
            options.decoding_length, options.branch_length = 64, 12
            results[f"replay, {name}"] = replay(model, options)
    save(options.json, results)
    return 0


def pass_table(model: PreTrainedModel, curves: dict[str, CostCurve], context: int, speed: float) -> list[Row]:
    """Milliseconds by width, and the share of the bound: weights and cached rows read once at `speed` bytes a second."""
    floor = (weight_bytes(model) + context * row_bytes(model)) / speed
    rows = []
    for width in WIDTHS:
        row: Row = {"width": width}
        for name, curve in curves.items():
            seconds = curve.cost(width)
            row[f"{name}, ms"] = f"{1e3 * seconds:.2f}"
            row[f"{name}, × width 1"] = f"{seconds / curve.cost(1):.2f}"
            row[f"{name}, of the bound"] = f"{100 * floor / seconds:.0f} %"
        rows.append(row)
    return rows


def weight_bytes(model: PreTrainedModel) -> int:
    """Bytes of weights that every pass reads: all but an input embedding of its own, of which it reads a few rows."""
    total = sum(weight.nbytes for weight in model.parameters())
    embedding: Any = model.get_input_embeddings()
    head: Any = model.get_output_embeddings()
    tied = head is not None and head.weight is embedding.weight
    return total if tied else total - embedding.weight.nbytes


def row_bytes(model: PreTrainedModel) -> int:
    """Bytes of keys and values of one cached row, all layers together."""
    config = model.config.get_text_config()
    heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    return int(2 * config.num_hidden_layers * heads * size * model.dtype.itemsize)


def bandwidth(device: torch.device, repeats: int = 10) -> float:
    """Bytes a second that a large copy moves, reads and writes together; best of `repeats`."""
    size = (1 << 30) if device.type == "cuda" else 1 << 27
    source = torch.ones(size, dtype=torch.uint8, device=device)
    target = torch.empty_like(source)
    best = float("inf")
    for _ in range(repeats):
        _wait(device)
        started = perf_counter()
        target.copy_(source)
        _wait(device)
        best = min(best, perf_counter() - started)
    return 2 * size / best


def _wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize(device)
