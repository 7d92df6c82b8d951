"""Is "auto" as good as the best fixed pair of lengths? `python -m lookahead_core.bench grid`.

For each kind of work every pair of decoding length and branch length runs once, alternating; the best three then run
again beside "auto" and plain decoding, more often, because the best of many noisy figures is always flattered.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lookahead_core.bench.lanes import PLAIN, Lane, ours
from lookahead_core.bench.prompts import KINDS, add_model, answers, encode, open_model, work
from lookahead_core.bench.speed import Runs, costs_line, rates_of, run_lanes, table
from lookahead_core.bench.tables import Row, add_output, save, show
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.trie.trie import TokenTrie

FINALISTS = 3


def main(argv: Sequence[str]) -> int:
    """Run both rounds for each kind and print them."""
    parser = argparse.ArgumentParser(prog="bench grid", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    add_model(parser)
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS)
    parser.add_argument("--prompts", type=Path, metavar="FILE")
    parser.add_argument("--lengths", nargs="+", type=int, default=[4, 8, 16, 32, 64])
    parser.add_argument("--branches", nargs="+", type=int, default=[2, 4, 8, 12])
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--past", type=int, default=50)
    parser.add_argument("--max-new-tokens", type=int, default=128)
    parser.add_argument("--repeats", type=int, default=5, help="of the final")
    add_output(parser)
    options = parser.parse_args(argv)
    loaded = open_model(options)
    costs = calibrate(loaded.model)
    print(f"{loaded.caption()}; {costs_line(costs)}", flush=True)
    results: dict[str, Any] = {}
    for kind, (conversations, past) in work(options, options.count).items():
        prompts = encode(loaded, conversations, options.max_new_tokens)
        learnt = answers(loaded.model, encode(loaded, past, options.max_new_tokens), options.max_new_tokens)

        def trie(learnt: list[list[int]] = learnt) -> TokenTrie:
            made = TokenTrie(branch_length=max(options.branches))
            for answer in learnt:
                made.insert(answer)
            return made

        def fixed_pair(length: int, branch: int, trie: Any = trie) -> Lane:
            return ours(lambda: LookaheadDecoder(loaded.model, trie(), length, branch))

        plain = {PLAIN: ours(lambda: GreedyDecoder(loaded.model))}
        auto = {"auto": ours(lambda trie=trie: LookaheadDecoder(loaded.model, trie(), "auto", 12, costs=costs))}  # type: ignore[misc]
        pairs = {(length, branch): f"{length}×{branch}" for length in options.lengths for branch in options.branches}
        cells = {name: fixed_pair(*pair) for pair, name in pairs.items()}
        first = run_lanes(plain | cells, loaded.model, prompts, options.max_new_tokens, 1, f"{kind}, grid")
        show(f"{kind}: × plain, one run", grid_rows(first, options.lengths, options.branches), options.markdown)
        best = sorted(cells, key=lambda name: -rates_of(first[name])[1])[:FINALISTS]
        lanes = plain | auto | {name: cells[name] for name in best}
        runs = run_lanes(lanes, loaded.model, prompts, options.max_new_tokens, options.repeats, f"{kind}, final")
        rows = table(runs, exact=loaded.dtype == "float32")
        verdict = against_best(runs, best)
        show(f"{kind}: auto is at {verdict:.3f}× the best fixed pair ({options.repeats} repeats)", rows, options.markdown)
        results[kind] = {"auto / best": verdict, "final": rows}
    save(options.json, results)
    return 0


def grid_rows(runs: Runs, lengths: Sequence[int], branches: Sequence[int]) -> list[Row]:
    """Ratios to plain decoding: a row a decoding length, a column a branch length."""
    rates = {name: rates_of(repeats)[1] for name, repeats in runs.items()}
    return [
        {"length": length} | {f"branch {branch}": f"{rates[f'{length}×{branch}'] / rates[PLAIN]:.2f}" for branch in branches}
        for length in lengths
    ]


def against_best(runs: Runs, names: Sequence[str]) -> float:
    """Typical rate of "auto" over the best typical rate among `names`."""
    rates = {name: rates_of(runs[name])[1] for name in (*names, "auto")}
    return rates["auto"] / max(rates[name] for name in names)
