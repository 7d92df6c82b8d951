"""Lanes side by side: their runs over the same prompts, and the table of these runs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median

from transformers import PreTrainedModel

from lookahead_core.bench.lanes import LOOKUP, PLAIN, Lane, Sample, bare_seconds
from lookahead_core.bench.tables import Row, progress_bar, spread
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import LookaheadDecoder

Runs = dict[str, list[list[Sample]]]
"""By lane: one list per repeat, with one sample per prompt."""
Figure = tuple[list[float], float]
"""A figure of each repeat, and the typical one."""


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
    """Run every lane on every prompt, in a new random order for each prompt.

    The order matters: a run leaves its mark on caches and clock rates (small talk, two CPU threads: a lane that always
    follows plain decoding is 2 % slower than one that follows wide passes).
    """
    runs: Runs = {name: [[] for _ in range(repeats)] for name in chosen}
    decoder = LookaheadDecoder(model, None, 2)
    for lane in chosen.values():  # warm-up is not timed
        lane(prompts[0], 8)
    names, order = list(chosen), Random(0)
    rounds = [(repeat, prompt) for repeat in range(repeats) for prompt in prompts]
    with progress_bar() as report:
        for done, (repeat, prompt) in enumerate(rounds):
            report(done / len(rounds), title)
            for name in order.sample(names, len(names)):
                sample = chosen[name](prompt, max_new_tokens)
                if sample.steps:
                    sample.bare = bare_seconds(decoder, prompt, sample.steps)
                runs[name][repeat].append(sample)
    return runs


def table(runs: Runs, exact: bool) -> list[Row]:
    """One row per lane. `exact`: withhold the ratios of lanes whose tokens differ from those of plain decoding."""
    want = [sample.tokens for sample in runs[PLAIN][0]]
    rates = {name: rates_of(repeats) for name, repeats in runs.items()}
    rows: list[Row] = []
    for name, repeats in runs.items():
        first = repeats[0]
        differing = sum(sample.tokens != tokens for sample, tokens in zip(first, want, strict=True))
        refused = f"refused: {differing} of {len(want)} differ" if differing and exact else ""
        passes = sum(sample.passes for sample in first)
        rows.append(
            {
                "lane": name,
                "tokens/s": spread(*rates[name], digits=0),
                "× plain": refused or spread(*_ratios(rates[name], rates[PLAIN])),
                "× lookup": refused or (spread(*_ratios(rates[name], rates[LOOKUP])) if LOOKUP in rates else ""),
                "EDL": f"{sum(sample.decoded for sample in first) / passes:.2f}" if passes else "–",
                "passes": passes,
                "mean width": _mean_width(first),
                "overhead": spread(*_overheads(repeats)) if first[0].bare else "–",
                "peak MB": f"{max(sample.memory for sample in first) / 1e6:.1f}",
                "cache MB": f"{max(sample.cache_bytes for sample in first) / 1e6:.2f}" if first[0].steps else "",
                "same tokens": f"{len(want) - differing}/{len(want)}",
            }
        )
    return rows


def rates_of(repeats: Sequence[Sequence[Sample]]) -> Figure:
    """Tokens per second of the decode phase, all prompts together."""
    decoded = sum(sample.decoded for sample in repeats[0])
    by_repeat, typical = _seconds(repeats, "seconds")
    return [decoded / max(seconds, 1e-9) for seconds in by_repeat], decoded / max(typical, 1e-9)


def _overheads(repeats: Sequence[Sequence[Sample]]) -> Figure:
    """Step time divided by the bare time of the same widths."""
    return _ratios(_seconds(repeats, "seconds"), _seconds(repeats, "bare"))


def _seconds(repeats: Sequence[Sequence[Sample]], name: str) -> Figure:
    """Seconds of all prompts: their sum in each repeat, and the sum of each prompt's median over the repeats."""
    times = [[getattr(sample, name) for sample in samples] for samples in repeats]
    return [sum(row) for row in times], sum(median(column) for column in zip(*times, strict=True))


def _ratios(figure: Figure, base: Figure) -> Figure:
    return [one / other for one, other in zip(figure[0], base[0], strict=True)], figure[1] / base[1]


def _mean_width(samples: Sequence[Sample]) -> str:
    steps = [step for sample in samples for step in sample.steps[1:]]
    return f"{sum(step.width for step in steps) / len(steps):.1f}" if steps else ""
