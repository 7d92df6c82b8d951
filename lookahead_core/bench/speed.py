"""Every way of decoding side by side: `python -m lookahead_core.bench speed`.

One process, one model, one prompt after the other; for every prompt all lanes run, each time in an order drawn anew,
so that a machine that slows down slows all of them. Tokens per second are of the decode phase, the
prefill excluded. A figure takes for each prompt the median of its repeats (what disturbs one run is nobody's speed), and
all prompts together; the range in brackets is of whole repeats. In fp32 a lane whose tokens differ from plain decoding's
gets no ratio.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import torch
from tqdm.auto import tqdm
from transformers import PreTrainedModel

from lookahead_core.bench.lanes import LOOKUP, PLAIN, Lane, Sample, Setting, bare_seconds, lanes
from lookahead_core.bench.prompts import KINDS, add_model, answers, encode, open_model, work
from lookahead_core.bench.tables import Row, add_output, save, show, spread
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.race import device_name
from lookahead_core.models.load import load
from lookahead_core.trie.trie import TokenTrie

Runs = dict[str, list[list[Sample]]]
"""By lane: repeats of samples, one a prompt."""


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(prog="bench speed", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    add_model(parser)
    parser.add_argument("--assistant", help="a smaller model for assisted generation")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS)
    parser.add_argument("--warmth", nargs="+", default=["cold", "warm"], choices=("cold", "warm"))
    parser.add_argument("--lanes", nargs="+", help="only lanes whose names begin so (plain decoding always runs)")
    parser.add_argument("--prompts", type=Path, metavar="FILE", help="JSONL or lines; later ones give the past answers")
    parser.add_argument("--count", type=int, default=8, help="prompts of a kind")
    parser.add_argument("--past", type=int, default=50, help="past answers that warm the trie")
    parser.add_argument("--max-new-tokens", type=int, default=128)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--decoding-length", type=int, default=32)
    parser.add_argument("--branch-length", type=int, default=12)
    parser.add_argument("--fixed", action="store_true", help="our lanes in passes of fixed shape (CUDA graphs on CUDA)")
    parser.add_argument("--quick", action="store_true", help="2 prompts, 10 past answers, 48 tokens, 1 repeat")
    add_output(parser)
    options = parser.parse_args(argv)
    if options.quick:
        options.count, options.past, options.max_new_tokens, options.repeats = 2, 10, 48, 1
    return options


def main(argv: Sequence[str]) -> int:
    """Run the bench and print its tables."""
    options = arguments(argv)
    loaded = open_model(options)
    assistant = load(options.assistant, options.device, options.dtype).model if options.assistant else None
    fixed = FixedShape() if options.fixed else None
    costs = calibrate(loaded.model, fixed=fixed)
    facts = {"model": loaded.name, "device": device_name(loaded.model), "dtype": loaded.dtype} | {
        "threads": torch.get_num_threads(),
        "torch": torch.__version__,
        "options": {name: str(value) for name, value in vars(options).items()},
        "costs": {"widths": costs.widths, "milliseconds": [round(1e3 * one, 3) for one in costs.seconds], "cdl": costs.cdl},
    }
    print(f"{loaded.caption()}; {options.repeats} repeats; {costs_line(costs)}", flush=True)
    tables: dict[str, list[Row]] = {}
    for kind, (conversations, past) in work(options, options.count).items():
        prompts = encode(loaded, conversations, options.max_new_tokens)
        learnt = answers(loaded.model, encode(loaded, past, options.max_new_tokens), options.max_new_tokens)
        for warmth in options.warmth:
            known = learnt if warmth == "warm" else []

            def trie(known: list[list[int]] = known) -> TokenTrie:
                made = TokenTrie(branch_length=options.branch_length)
                for answer in known:
                    made.insert(answer)
                return made

            setting = Setting(loaded.model, trie, costs, options.decoding_length, options.branch_length, assistant, fixed)
            title = f"{kind}, {warmth}" + (f" ({len(known)} past answers)" if known else "")
            chosen = {
                name: lane
                for name, lane in lanes(setting).items()
                if name == PLAIN or not options.lanes or name.startswith(tuple(options.lanes))
            }
            runs = run_lanes(chosen, loaded.model, prompts, options.max_new_tokens, options.repeats, title)
            tables[title] = table(runs, exact=loaded.dtype == "float32")
            show(title, tables[title], options.markdown)
    save(options.json, {**facts, "tables": tables})
    return 0


def costs_line(costs: CostCurve) -> str:
    """The cost curve in one line."""
    base = costs.cost(1)
    curve = ", ".join(f"{width}: {seconds / base:.2f}" for width, seconds in zip(costs.widths, costs.seconds, strict=True))
    return f"one-token pass {1e3 * base:.2f} ms; cost by width {curve}; CDL {costs.cdl}"


def run_lanes(
    chosen: dict[str, Lane],
    model: PreTrainedModel,
    prompts: Sequence[list[int]],
    max_new_tokens: int,
    repeats: int,
    title: str,
) -> Runs:
    """Samples of every lane, on each prompt in an order drawn anew: what ran before leaves its mark on caches and clocks (small
    talk, two CPU threads: a lane that always follows plain decoding is 2 % slower than one that follows wide passes)."""
    runs: Runs = {name: [[] for _ in range(repeats)] for name in chosen}
    decoder = LookaheadDecoder(model, None, 2)
    for lane in chosen.values():  # first touches are nobody's time
        lane(prompts[0], 8)
    names, order = list(chosen), Random(0)
    bar = tqdm(total=repeats * len(prompts) * len(names), desc=title, leave=False, disable=None)
    for repeat in range(repeats):
        for prompt in prompts:
            for name in order.sample(names, len(names)):
                sample = chosen[name](prompt, max_new_tokens)
                if sample.steps:
                    sample.bare = bare_seconds(decoder, prompt, sample.steps)
                runs[name][repeat].append(sample)
                bar.update()
    bar.close()
    return runs


def table(runs: Runs, exact: bool) -> list[Row]:
    """The rows of one table. `exact`: refuse the ratios of lanes whose tokens differ from plain decoding's."""
    want = [sample.tokens for sample in runs[PLAIN][0]]
    rates = {name: rates_of(repeats) for name, repeats in runs.items()}
    rows = []
    for name, repeats in runs.items():
        first = repeats[0]
        differing = sum(sample.tokens != tokens for sample, tokens in zip(first, want, strict=True))
        refused = f"refused: {differing} of {len(want)} differ" if differing and exact else ""
        passes = sum(sample.passes for sample in first)
        row: dict[str, Any] = {
            "lane": name,
            "tokens/s": spread(*rates[name], digits=0),
            "× plain": refused or spread(*_ratios(rates[name], rates[PLAIN])),
            "× lookup": refused or (spread(*_ratios(rates[name], rates[LOOKUP])) if LOOKUP in rates else ""),
            "EDL": f"{sum(sample.decoded for sample in first) / passes:.2f}" if passes else "–",
            "passes": passes,
            "mean width": _width(first),
            "overhead": spread(*_overheads(repeats)) if first[0].bare else "–",
            "peak MB": f"{max(sample.memory for sample in first) / 1e6:.1f}",
            "cache MB": f"{max(sample.cache_bytes for sample in first) / 1e6:.2f}" if first[0].steps else "",
            "same tokens": f"{len(want) - differing}/{len(want)}",
        }
        rows.append(row)
    return rows


Figure = tuple[list[float], float]
"""A figure by repeat, and the typical one."""


def rates_of(repeats: Sequence[Sequence[Sample]]) -> Figure:
    """Tokens a second of the decode phase, all prompts together."""
    decoded = sum(sample.decoded for sample in repeats[0])
    by_repeat, typical = _seconds(repeats, "seconds")
    return [decoded / max(seconds, 1e-9) for seconds in by_repeat], decoded / max(typical, 1e-9)


def _overheads(repeats: Sequence[Sequence[Sample]]) -> Figure:
    """Step time over the bare time of the same widths."""
    return _ratios(_seconds(repeats, "seconds"), _seconds(repeats, "bare"))


def _seconds(repeats: Sequence[Sequence[Sample]], name: str) -> Figure:
    """The prompts' seconds added up: in each repeat, and of each prompt its median over the repeats."""
    times = [[getattr(sample, name) for sample in samples] for samples in repeats]
    return [sum(row) for row in times], sum(median(column) for column in zip(*times, strict=True))


def _ratios(figure: Figure, base: Figure) -> Figure:
    return [one / other for one, other in zip(figure[0], base[0], strict=True)], figure[1] / base[1]


def _width(samples: Sequence[Sample]) -> str:
    steps = [step for sample in samples for step in sample.steps[1:]]
    return f"{sum(step.width for step in steps) / len(steps):.1f}" if steps else ""


__all__ = ["Runs", "main", "rates_of", "run_lanes", "table"]
