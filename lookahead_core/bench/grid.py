"""Compare "auto" with the best fixed pair of lengths: `python -m lookahead_core.bench grid`.

For each kind of prompts every pair of decoding length and branch length runs once, in random order. The best three then
run again beside "auto" and plain decoding, with more repeats: the best of many noisy figures is biased upwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import Any, Literal

from lookahead_core.bench.console import Row, add_output, parser_of, save, show
from lookahead_core.bench.lanes import PLAIN, Lane, Runs, costs_line, ours, rates_of, run_lanes, table
from lookahead_core.bench.models import add_model, open_model
from lookahead_core.bench.prompts import add_prompts, encoded_work
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.trie.trie import TokenTrie

FINALISTS = 3


def main(argv: Sequence[str]) -> int:
    """Run both rounds for each kind of prompts and print them."""
    parser = parser_of("grid", __doc__, add_model, partial(add_prompts, count=12), add_output)
    parser.add_argument("--lengths", nargs="+", type=int, default=[4, 8, 16, 32, 64])
    parser.add_argument("--branches", nargs="+", type=int, default=[2, 4, 8, 12])
    parser.add_argument("--repeats", type=int, default=5, help="of the second round")
    options = parser.parse_args(argv)
    loaded = open_model(options)
    model = loaded.model
    costs = calibrate(model)
    print(f"{loaded.caption()}; {costs_line(costs)}", flush=True)
    results: dict[str, Any] = {}
    for kind, prompts, past in encoded_work(options, loaded):
        trie = partial(TokenTrie.of, past, max(options.branches))
        pairs = product(options.lengths, options.branches)
        plain: dict[str, Lane] = {PLAIN: ours(partial(GreedyDecoder, model))}
        auto = {"auto": drafted(model, trie, "auto", 12, costs)}
        cells = {f"{length}×{branch}": drafted(model, trie, length, branch) for length, branch in pairs}
        run = partial(run_lanes, model=model, prompts=prompts, max_new_tokens=options.max_new_tokens)
        first = run(plain | cells, repeats=1, title=f"{kind}, grid")
        show(f"{kind}: × plain, one run", grid_rows(first, options.lengths, options.branches), options.markdown)
        best = sorted(cells, key=lambda name: -rates_of(first[name])[1])[:FINALISTS]
        finalists = plain | auto | {name: cells[name] for name in best}
        runs = run(finalists, repeats=options.repeats, title=f"{kind}, final")
        rows = table(runs, exact=loaded.dtype == "float32")
        verdict = against_best(runs, best)
        show(f"{kind}: auto is at {verdict:.3f}× the best fixed pair ({options.repeats} repeats)", rows, options.markdown)
        results[kind] = {"auto / best": verdict, "final": rows}
    save(options.json, results)
    return 0


def drafted(
    model: Any, trie: Callable[[], TokenTrie], length: int | Literal["auto"], branch: int, costs: CostCurve | None = None
) -> Lane:
    """A lane of drafts from a new trie."""
    return ours(lambda: LookaheadDecoder(model, trie(), length, branch, costs=costs))


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
