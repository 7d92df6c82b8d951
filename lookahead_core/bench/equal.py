"""Whether every method writes the tokens of `model.generate`, greedy and sampled:
`python -m lookahead_core.bench equal`.

Prompts are drawn in equal shares of all kinds. A sampled run has a seed of its own, the same on both sides. Lanes are written
METHOD or METHOD:LENGTHxBRANCH; by default all methods that the model has the parts for. In float32 every run has to be
equal: a run that is not makes the exit status 1. `model.generate` runs once for each prompt, before the first lane. A line is
printed after each lane, and all of them as a table at the end. Seconds are the processor's.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from time import process_time
from typing import Any

import torch

from lookahead_core.bench.console import OUTPUT, Row, command, progress_bar, show
from lookahead_core.bench.inputs import MODEL, encode, mixed_chats, open_model
from lookahead_core.bench.lanes import UNMEASURED, refuse_unable
from lookahead_core.bench.lossless import generated
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.lanes import Lane
from lookahead_core.models.examples import KINDS
from lookahead_core.trace.trace import Trace

SAMPLING = {"do_sample": True, "temperature": 0.8, "top_p": 0.95}
"""The settings of the sampled runs."""
EQUAL_LENGTHS = (16, 12)
"""Decoding length and branch length of lanes that name none."""


@command("equal", __doc__, MODEL, OUTPUT, kinds=KINDS, lanes=[""], count=100, sampled=50, new_tokens=64)
def main(options: Namespace) -> Any:
    """Print a row a method."""
    loaded = open_model(options)
    prompts = encode(loaded, mixed_chats(options.kinds, max(options.count, options.sampled)), options.new_tokens)
    modes: dict[str, Sequence[list[int]]] = {"greedy": prompts[: options.count], "sampled": prompts[: options.sampled]}
    able = [name for name, method in METHODS.items() if not method.refusal(loaded.model)]
    lanes = [Lane.of(text, place) for place, text in enumerate(list(filter(None, options.lanes)) or able, 1)]
    refuse_unable(loaded.model, lanes, DraftSettings(*EQUAL_LENGTHS, None, UNMEASURED))
    began = process_time()
    wanted = {mode: answers(loaded.model, ids, options.new_tokens, mode) for mode, ids in modes.items()}
    counts = " and ".join(f"{len(ids)} {mode}" for mode, ids in modes.items())
    print(f"model.generate: {counts} answers, {process_time() - began:.0f} s; {len(lanes)} lanes follow", flush=True)
    rows = []
    for number, lane in enumerate(lanes, 1):
        rows.append(row_of(loaded.model, lane, modes, wanted, options.new_tokens))
        told = ", ".join(f"{name} {value}" for name, value in rows[-1].items() if name != "lane")
        print(f"[{number}/{len(lanes)}] {lane.text}: {told}", flush=True)
    show(f"{loaded.caption()}: runs equal to model.generate, {options.new_tokens} new tokens", rows, options.markdown)
    return {"rows": rows, "errors": sum(row["unequal"] for row in rows)}


def row_of(
    model: Any, lane: Lane, modes: dict[str, Sequence[list[int]]], wanted: dict[str, list[list[int]]], new_tokens: int
) -> Row:
    """A method's runs on all prompts. Its memory lives from run to run, as a server's does."""
    decoder = METHODS[lane.method].decoder(model, lane.settings(DraftSettings(*EQUAL_LENGTHS)))
    row: Row = {"lane": lane.text}
    unequal, widest, trace, began = 0, 0, Trace([]), process_time()
    with progress_bar() as report:
        for mode, prompts in modes.items():
            equal = 0
            for number, (prompt, want) in enumerate(zip(prompts, wanted[mode], strict=True)):
                report(number / len(prompts), f"{lane.text}, {mode}")
                settings: dict[str, Any] = {"seed": number, **SAMPLING} if mode == "sampled" else {}
                run = decoder.generate(prompt, new_tokens, **settings)
                equal += run.tokens == want
                steps = run.trace.lanes[run.lane][1:]
                widest = max([widest, *(step.width for step in steps)])
                trace.lanes.setdefault(mode, []).extend(steps)
            row[mode] = f"{equal} of {len(prompts)}"
            unequal += len(prompts) - equal
    ratios = " / ".join(f"{trace.edl(mode):.2f}" for mode in modes)
    seconds = round(process_time() - began, 1)
    return {**row, "tokens per pass": ratios, "widest pass": widest, "seconds": seconds, "unequal": unequal}


def answers(model: Any, prompts: Sequence[list[int]], new_tokens: int, mode: str) -> list[list[int]]:
    """The tokens of `model.generate`; a sampled run begins with its own seed."""
    if mode == "greedy":
        return [generated(model, prompt, new_tokens) for prompt in prompts]
    found = []
    for number, prompt in enumerate(prompts):
        torch.manual_seed(number)
        found.append(generated(model, prompt, new_tokens, **SAMPLING))
    return found
