"""Compare "auto" with the best fixed pair of lengths: `python -m lookahead_core.bench grid`.

For each kind of prompts every pair of decoding length and branch length runs once, in random order. The best three then
run again beside "auto" and plain decoding, with more repeats: the best of many noisy figures is biased upwards.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Any

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.inputs import MODEL, PROMPTS, encoded_work, open_model
from lookahead_core.bench.lanes import PLAIN, Runs, costs_line, lanes, numbers, rates_of, run_lanes, table
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.trie.trie import TokenTrie

FINALISTS = 3


GRID = {"lengths": [4, 8, 16, 32, 64], "branches": [2, 4, 8, 12]}


@command("grid", __doc__, MODEL, PROMPTS, OUTPUT, GRID, count=12, repeats=5)
def main(options: Namespace) -> Any:
    """Run both rounds for each kind of prompts and print them."""
    loaded = open_model(options)
    model = loaded.model
    prepared = encoded_work(options, loaded)
    costs = calibrate(model)
    print(f"{loaded.caption()}; {costs_line(costs)}", flush=True)
    results: dict[str, Any] = {}
    for kind, prompts, past in prepared:
        trie = partial(TokenTrie.of, past, max(options.branches))
        others = lanes(model, trie, costs)
        cells = {
            f"{length}×{branch}": lanes(model, trie, costs, length, branch)[f"trie {length}×{branch}"]
            for length, branch in product(options.lengths, options.branches)
        }
        run = partial(run_lanes, model=model, prompts=prompts, max_new_tokens=options.max_new_tokens)
        first = run({PLAIN: others[PLAIN], **cells}, repeats=1, title=f"{kind}, grid")
        show(f"{kind}: × plain, one run", grid_rows(first, options.lengths, options.branches), options.markdown)
        best = sorted(cells, key=lambda name: -rates_of(first[name])[1])[:FINALISTS]
        finalists = {name: {**others, **cells}[name] for name in (PLAIN, "auto", *best)}
        runs = run(finalists, repeats=options.repeats, title=f"{kind}, final")
        rows = table(runs, exact=loaded.dtype == "float32")
        verdict = against_best(runs, best)
        show(f"{kind}: auto is at {verdict:.3f}× the best fixed pair ({options.repeats} repeats)", rows, options.markdown)
        results[kind] = {"auto / best": verdict, "final": rows, "runs": numbers(runs)}
    return results


def grid_rows(runs: Runs, lengths: Sequence[int], branches: Sequence[int]) -> list[Row]:
    """Speed-up over plain decoding: one row per decoding length, one column per branch length."""
    rates = {name: rates_of(repeats)[1] for name, repeats in runs.items()}
    return [
        {"length": length} | {f"branch {branch}": f"{rates[f'{length}×{branch}'] / rates[PLAIN]:.2f}" for branch in branches}
        for length in lengths
    ]


def against_best(runs: Runs, names: Sequence[str]) -> float:
    """The typical rate of "auto" divided by the best typical rate among `names`."""
    rates = {name: rates_of(runs[name])[1] for name in (*names, "auto")}
    return rates["auto"] / max(rates[name] for name in names)
