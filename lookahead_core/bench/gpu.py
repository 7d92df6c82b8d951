"""Everything to measure on a GPU in one command: `python -m lookahead_core.bench gpu [--replay FILE ...]`.

First the embedded model, in float32 and bfloat16: do drafted runs equal plain ones and `model.generate`, in eager passes and
in passes of fixed shape, which CUDA replays as graphs? In float32 all must be equal, or the exit status is 1. Then models of
each of the `--configs` with random weights. Milliseconds of passes of 1 to 128 tokens, and their share of the memory bound:
the time to read the weights and the cached rows once, at the bandwidth that a copy reaches on this device. The memory that
drafts need. Recorded outputs, forced on the model: × plain, tokens per pass, the overhead of eager passes; without `--replay`
answers of the embedded model. A part that fails prints its error, and the others still run. A part that would begin after
`--minutes` is left out and named. Runs on a CPU, too, with small `--configs`.
"""

from __future__ import annotations

import gc
import sys
import traceback
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

import torch
from torch.utils.benchmark import Timer
from transformers import PreTrainedModel

from lookahead_core.bench.console import OUTPUT, Row, command, show, to_read
from lookahead_core.bench.inputs import (
    DEVICE,
    answers,
    chats,
    device_of,
    encode,
    mixed_chats,
    open_model,
    open_shape,
    shape_config,
    weight_bytes,
)
from lookahead_core.bench.lossless import generated
from lookahead_core.bench.memory import memory_table
from lookahead_core.bench.replay import Row as Recorded
from lookahead_core.bench.replay import check, read_rows, replay_rows
from lookahead_core.decode.admission import context_limit
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.models.catalogue import TINY
from lookahead_core.models.environment import device_name
from lookahead_core.models.examples import KINDS
from lookahead_core.models.load import LoadedModel, row_bytes

WIDTHS = (1, 16, 32, 64, 128)
DTYPES = ("float32", "bfloat16")
NEW_TOKENS = 64
"""New tokens of the runs that are compared."""
REPLAYED = {"decoding_length": 64, "branch_length": 12}
"""Of the replays, as in the paper."""
OWN = ("reading", "code")
"""Kinds of the embedded model's answers that are replayed where no recording is named."""
Result = TypeVar("Result")


class Parts:
    """Runs the parts of the bench. Keeps the errors of those that fail, and the names of those that no time was left for."""

    def __init__(self, minutes: float) -> None:
        self.errors: dict[str, str] = {}
        self.left_out: list[str] = []
        self._end = monotonic() + 60 * minutes

    def run(self, name: str, part: Callable[[], Result]) -> Result | None:
        """The part's result; None if it raises, or if the time is over."""
        if monotonic() > self._end:
            self.left_out.append(name)
            print(f"\n{name}: left out, the time is over", flush=True)
            return None
        print(f"{name} …", file=sys.stderr, flush=True)
        try:
            return part()
        except Exception as error:
            self.errors[name] = f"{type(error).__name__}: {error}"
            traceback.print_exc()
        print(f"\n{name} failed: {self.errors[name]}", flush=True)
        free()
        return None


def free() -> None:
    """Give back the memory of what is no longer used."""
    gc.collect()
    with suppress(RuntimeError):  # after some errors the device answers nothing any more; what was measured is still printed
        if torch.cuda.is_available():
            torch.cuda.empty_cache()


@command(
    "gpu",
    __doc__,
    DEVICE,
    OUTPUT,
    replay={"nargs": "+", "type": to_read, "default": []},
    configs=["7b", "1b", "13b"],
    context=512,
    equal=20,
    count=6,
    past=50,
    max_new_tokens=128,
    repeats=1,
    minutes=10.0,
)
def main(options: Namespace) -> Any:
    """Measure and print."""
    device = device_of(options)
    for config in options.configs:
        shape_config(config)  # refuses before the work what is none
    parts = Parts(options.minutes)
    equal = [row for dtype in DTYPES for row in parts.run(f"equal texts, {dtype}", partial(equality, options, dtype)) or []]
    if equal:
        show(f"embedded model on {device_name(torch.device(device))}, {NEW_TOKENS} new tokens", equal, options.markdown)
    for row in equal:
        if row["dtype"] == "float32" and not row["equal"]:
            told = f"{row['= plain']} equal plain decoding, {row['= generate']} generate"
            parts.errors[f"equal texts, {row['passes']}"] = told
    speed = parts.run("memory bandwidth", partial(bandwidth, torch.device(device)))
    recorded = list(recordings(options, parts))
    shapes = {}
    for config in options.configs:
        model = parts.run(f"{config}: model", partial(open_shape, Namespace(**vars(options), config=config)))
        if model is not None:
            shapes[config] = shape(model, config, recorded, options, parts, speed)
        del model
        free()
    return {"equal": equal, "bandwidth": speed, "shapes": shapes, "left out": parts.left_out, "errors": parts.errors}


def passes_of(device: torch.device) -> dict[str, FixedShape | None]:
    """The kinds of passes, by name."""
    return {"eager": None, "CUDA graphs" if device.type == "cuda" else "fixed shape": FixedShape()}


def embedded(options: Namespace, dtype: str) -> LoadedModel:
    """The embedded model on the device of the options."""
    return open_model(Namespace(model=TINY, device=options.device, threads=options.threads, dtype=dtype))


def equality(options: Namespace, dtype: str) -> list[Row]:
    """How many of the embedded model's drafted runs equal plain ones of the same kind of passes, and `model.generate`."""
    loaded = embedded(options, dtype)
    prompts = encode(loaded, mixed_chats(KINDS, options.equal), NEW_TOKENS)
    own = [generated(loaded.model, prompt, NEW_TOKENS) for prompt in prompts]
    rows = []
    for name, fixed in passes_of(loaded.model.device).items():
        plain, drafting = GreedyDecoder(loaded.model, fixed), LookaheadDecoder(loaded.model, None, 16, fixed=fixed)
        runs = [(plain.generate(prompt, NEW_TOKENS), drafting.generate(prompt, NEW_TOKENS)) for prompt in prompts]
        as_plain = sum(drafted.tokens == written.tokens for written, drafted in runs)
        as_own = sum(drafted.tokens == tokens for (_, drafted), tokens in zip(runs, own, strict=True))
        steps = [step for _, drafted in runs for step in drafted.trace.lanes[drafted.lane][1:]]
        rows.append(
            {
                "dtype": dtype,
                "passes": name,
                "= plain": f"{as_plain} of {len(runs)}",
                "= generate": f"{as_own} of {len(runs)}",
                "tokens per pass": f"{sum(len(step.tokens) for step in steps) / max(len(steps), 1):.2f}",
                "equal": as_plain == as_own == len(runs),
            }
        )
    return rows


def recordings(options: Namespace, parts: Parts) -> Iterator[tuple[str, Callable[[int], list[Recorded]]]]:
    """Name and rows of each recording; the rows are a function of the vocabulary's size."""
    if options.replay:
        yield from ((path.name, partial(read_rows, path)) for path in options.replay)
        return
    for kind in OWN:
        rows = parts.run(f"answers of the embedded model, {kind}", partial(own_rows, options, kind))
        if rows:
            yield f"{kind} (embedded model)", partial(within, rows)


def own_rows(options: Namespace, kind: str) -> list[Recorded]:
    """Prompts of a kind with the embedded model's own answers; those that warm the trie last."""
    loaded = embedded(options, "float32")
    asked = encode(loaded, chats(kind, options.count) + chats(kind, options.past, "past"), options.max_new_tokens)
    return list(zip(asked, answers(loaded.model, asked, options.max_new_tokens), strict=True))


def within(rows: list[Recorded], vocabulary: int) -> list[Recorded]:
    """The rows. Raises as `check` for one that does not fit the vocabulary."""
    for number, row in enumerate(rows, 1):
        check(row, vocabulary, f"recorded answer {number}")
    return rows


def shape(
    model: PreTrainedModel,
    config: str,
    recorded: list[tuple[str, Callable[[int], list[Recorded]]]],
    options: Namespace,
    parts: Parts,
    speed: float | None,
) -> dict[str, Any]:
    """All parts with a model of one shape. `speed`: bytes per second that a copy reaches."""
    kinds, context = passes_of(model.device), min(options.context, context_limit(model) - WIDTHS[-1])
    curves = {}
    for name, fixed in kinds.items():
        measure = partial(calibrate, model, WIDTHS, context, fixed=fixed and FixedShape(WIDTHS))
        if (curve := parts.run(f"{config}: {name} passes", measure)) is not None:
            curves[name] = curve
    rows = parts.run(f"{config}: table of passes", partial(pass_table, model, curves, context, speed))
    copy = f"{speed / 1e9:.0f} GB/s" if speed else "bandwidth unknown"
    title = f"{config} shape, {model.dtype}, {device_name(model.device)}, {context} cached rows"
    if rows:
        show(f"{title}, {copy}", rows, options.markdown)
    found: dict[str, Any] = {"title": title, "passes": rows}
    memory = parts.run(f"{config}: memory", partial(memory_table, model, context, WIDTHS[-2], options.past))
    if memory is not None:
        lines, found["memory above plain decoding"], found["memory of plain decoding"] = memory
        show(f"{title}: memory", lines, options.markdown)
    for name, rows_of in recorded:
        for kind, fixed in kinds.items():
            asked = Namespace(**vars(options), config=config, **REPLAYED)
            what = f"{config}: replay of {name}, {kind}"
            found[f"replay of {name}, {kind}"] = parts.run(what, partial(replayed, model, rows_of, name, asked, fixed))
    return found


def replayed(
    model: PreTrainedModel, rows_of: Callable[[int], list[Recorded]], name: str, options: Namespace, fixed: FixedShape | None
) -> dict[str, Any]:
    """A recording replayed on the model."""
    return replay_rows(model, rows_of(model.config.get_text_config().vocab_size), name, options, fixed)


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
