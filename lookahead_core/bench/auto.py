"""`auto` at given costs of a further row, against fixed widths: `python -m lookahead_core.bench auto --replay file.jsonl`.

Recorded outputs and a simulated clock: a pass costs 1, and the cost of a row for each of its drafts. No model runs; passes and
rows are exact. `auto` must find its widths while it goes. Two fixed widths stand beside it. The best of all is chosen
afterwards, on the very rows that it is judged on, so it profits from chance; how much the share depends on these rows says its
standard error (bootstrap over rows). The other one is chosen on a random half of the rows and judged on the other half.

The file has one JSON object per line, with `prompt_ids` and `output_ids`. It may be gzipped.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import numpy as np

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.replay import REPLAY, read_rows, split_rows
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.state import MOST_TOKEN
from lookahead_core.workload.adaptive import AdaptiveTask
from lookahead_core.workload.drafters import CAPACITY, Setting
from lookahead_core.workload.log import Request
from lookahead_core.workload.passes import CellTask, Counts

PASS_SECONDS = 0.1
"""Seconds of a plain pass, by the simulated clock."""
FIXED = (1, 2, 3, 4, 6, 8, 12, 16, 32, 64)
ROW_COSTS = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5]
DRAWS = 2000
"""Random halves, and samples of the bootstrap."""
Texts = tuple[Request, ...]
Past = tuple[list[int], ...]


@command("auto", __doc__, OUTPUT, replay=REPLAY["replay"], row_costs=ROW_COSTS, count=30, past=0, branch_length=12, least=0.0)
def main(options: Namespace) -> Any:
    """Run the comparison and print its table."""
    if options.replay is None:
        raise ValueError("--replay must name the file of recorded outputs")
    first, answers = split_rows(read_rows(options.replay, MOST_TOKEN + 1), options.count, options.past)
    used, past = tuple(Request(line, *row) for line, row in enumerate(first, 1)), tuple(answers)
    fixed = np.array([fixed_width(used, past, width, options.branch_length) for width in FIXED])
    found = [compare(fixed, adaptive(used, past, cost, options.branch_length), cost) for cost in options.row_costs]
    title = f"{options.replay.name}, {len(used)} rows, {len(past)} past answers: auto against fixed widths, × plain"
    show(title, found, options.markdown)
    low = [f"{row['a row costs']}: {row['of it']}" for row in found if float(row["of it"].split()[0]) < options.least]
    return {"title": title, "table": found, "errors": low}


def fixed_width(rows: Texts, past: Past, width: int, branch: int) -> np.ndarray:
    """What passes of one width need, as `per_row`."""
    (counts,) = CellTask(Setting("trie", "warm", width, branch), rows, past).run()
    return per_row(counts)


def adaptive(rows: Texts, past: Past, cost: float, branch: int) -> np.ndarray:
    """What `auto` needs where a row costs `cost` plain passes, as `per_row`."""
    seconds = tuple(PASS_SECONDS * (1 + cost * drafts) for drafts in range(WIDEST))
    (counts,) = AdaptiveTask(rows, past, branch, CAPACITY, seconds).run()
    return per_row(counts)


def per_row(counts: Counts) -> np.ndarray:
    """Tokens, passes and drafts of each row: int64 [rows, 3]."""
    work = np.zeros((len(counts.tokens), 3), np.int64)
    work[:, 0] = counts.tokens
    for row, width, passes in counts.rows:
        work[row, 1:] += passes, passes * (width - 1)
    return work


def compare(fixed: np.ndarray, auto: np.ndarray, cost: float) -> Row:
    """One row of the table. `fixed`: int64 [widths, rows, 3], `auto`: int64 [rows, 3]. Rows without a pass are left out."""
    known = auto[:, 1] > 0
    fixed, auto, rows = fixed[:, known], auto[known], int(known.sum())
    works = np.concatenate((fixed, auto[None]))
    *speeds, adapted = speed(works, np.ones((1, rows)), cost)[0]
    draws = np.random.default_rng(0)
    drawn = speed(works, draws.multinomial(rows, np.full(rows, 1 / rows), DRAWS), cost)
    error = (drawn[:, -1] / drawn[:, :-1].max(1)).std()
    tokens, passes, drafts = auto.sum(0)
    return {
        "a row costs": f"{cost:g}",
        "auto": f"{adapted:.3f}",
        "tokens a pass": f"{tokens / passes:.2f}",
        "drafts a pass": f"{drafts / passes:.1f}",
        "best fixed width": f"{max(speeds):.3f} ({FIXED[int(np.argmax(speeds))]})",
        "of it": f"{adapted / max(speeds):.3f} ± {error:.3f}",
        "of one chosen on other rows": f"{on_other_rows(works, cost, draws):.3f}" if rows > 1 else "–",
    }


def on_other_rows(works: np.ndarray, cost: float, draws: np.random.Generator) -> float:
    """The speed of the last of `works` over that of the fixed width that is best on a random half of the rows, both on the
    other half: the geometric mean over many halves."""
    rows = works.shape[1]
    half = draws.random((DRAWS, rows)).argsort(1) < rows // 2
    chosen = speed(works[:-1], half, cost).argmax(1)
    judged = speed(works, ~half, cost)
    return float(np.exp(np.log(judged[:, -1] / judged[np.arange(DRAWS), chosen]).mean()))


def speed(works: np.ndarray, weights: Sequence[Any] | np.ndarray, cost: float) -> np.ndarray:
    """× plain: tokens by the time of their passes, for rows with weights [draws, rows]: float64 [draws, works]."""
    tokens, passes, drafts = np.einsum("dr,wrk->kdw", np.asarray(weights, np.float64), works)
    return tokens / (passes + cost * drafts)
