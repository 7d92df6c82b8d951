"""`auto` where a further row costs so much, against fixed widths: `python -m lookahead_core.bench auto --replay file.jsonl`.

Recorded outputs and a simulated clock: a plain pass costs 1, a pass with n drafts 1 + n * row cost. No model runs; passes and
rows are exact. The best fixed width is chosen afterwards, for the whole recording. `auto` must find its widths while it goes.

The file has one JSON object per line, with `prompt_ids` and `output_ids`. It may be gzipped.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.replay import REPLAY, read_rows
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.replays import replay
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.state import MOST_TOKEN
from lookahead_core.workload.adaptive import AdaptiveTask
from lookahead_core.workload.drafters import CAPACITY
from lookahead_core.workload.log import Request

PASS_SECONDS = 0.1
"""Seconds of a plain pass, by the simulated clock."""
FIXED = (1, 2, 3, 4, 6, 8, 12, 16, 32, 64)
ROW_COSTS = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5]
Work = tuple[int, int, int]
"""Tokens, passes and drafts."""


@command("auto", __doc__, OUTPUT, replay=REPLAY["replay"], row_costs=ROW_COSTS, count=30, past=0, branch_length=12, least=0.0)
def main(options: Namespace) -> Any:
    """Run the comparison and print its table."""
    if options.replay is None:
        raise SystemExit("--replay names the file of recorded outputs")
    if min(options.row_costs) < 0.0:
        raise SystemExit(f"--row-costs must not be negative, got {min(options.row_costs)}")
    rows = read_rows(options.replay, MOST_TOKEN + 1)
    used, past = rows[: options.count], [output for _, output in rows[options.count : options.count + options.past]]
    fixed = {width: fixed_width(used, past, width, options.branch_length) for width in FIXED}
    found = [compare(fixed, adaptive(used, past, cost, options.branch_length), cost) for cost in options.row_costs]
    title = f"{options.replay.name}, {len(used)} rows, {len(past)} past answers: auto against fixed widths, × plain"
    show(title, found, options.markdown)
    low = [f"{row['a row costs']}: {row['of it']}" for row in found if float(row["of it"]) < options.least]
    return {"title": title, "table": found, "errors": low}


def fixed_width(rows: Sequence[tuple[list[int], list[int]]], past: list[list[int]], width: int, branch: int) -> Work:
    """What passes of one width need."""
    prompts, outputs = [prompt for prompt, _ in rows], [output for _, output in rows]
    tally = replay("trie", prompts, outputs, DraftSettings(width, branch, answers=past)).tally
    return tally.tokens, tally.passes, tally.drafted


def adaptive(rows: Sequence[tuple[list[int], list[int]]], past: list[list[int]], cost: float, branch: int) -> Work:
    """What `auto` needs where a row costs `cost` plain passes."""
    seconds = tuple(PASS_SECONDS * (1 + cost * drafts) for drafts in range(WIDEST))
    requests = tuple(Request(line, prompt, output) for line, (prompt, output) in enumerate(rows, 1))
    (counts,) = AdaptiveTask(requests, tuple(past), branch, CAPACITY, seconds).run()
    widths = counts.widths()
    return sum(counts.tokens), widths.total(), sum((width - 1) * passes for width, passes in widths.items())


def compare(fixed: dict[int, Work], auto: Work, cost: float) -> Row:
    """One row of the table."""
    speeds = {width: speed(work, cost) for width, work in fixed.items()}
    best = max(speeds, key=lambda width: speeds[width])
    tokens, passes, drafts = auto
    return {
        "a row costs": f"{cost:g}",
        "auto": f"{speed(auto, cost):.3f}",
        "tokens a pass": f"{tokens / passes:.2f}",
        "drafts a pass": f"{drafts / passes:.1f}",
        "best fixed width": f"{speeds[best]:.3f} ({best})",
        "of it": f"{speed(auto, cost) / speeds[best]:.3f}",
    }


def speed(work: Work, cost: float) -> float:
    """× plain: tokens by the time of their passes."""
    tokens, passes, drafts = work
    return tokens / (passes + cost * drafts)
