"""Will drafts pay on a log of requests? `python -m lookahead_core.bench workload log.jsonl.gz`.

The log is JSONL, plain or gzipped, one request a line: prompt and answer as text or as token ids, in the forms that
servers write. Every method that drafts from tokens alone is replayed over it. No model and no GPU is needed; nothing leaves
the machine.

python -m lookahead_core.bench workload                                             # the bundled example
python -m lookahead_core.bench workload log.jsonl.gz --tokenizer ~/models/llama     # a log of text, cut as the model cuts it
python -m lookahead_core.bench workload log.jsonl.gz --costs study.json --html report.html
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from lookahead_core.bench.console import OUTPUT, Row, command, progress_bar, show, to_read, to_write
from lookahead_core.workload.drafters import CAPACITY, TOKEN_METHODS
from lookahead_core.workload.example import EXAMPLE
from lookahead_core.workload.log import LogReader
from lookahead_core.workload.price import CATALOGUE, DEFAULT, Curve, read_curve
from lookahead_core.workload.report import report
from lookahead_core.workload.study import BRANCH_LENGTHS, DECODING_LENGTHS, Asked, Workload, study
from lookahead_core.workload.words import counted

LOG = {"log": {"nargs": "?", "type": to_read, "default": EXAMPLE}, "tokenizer": Path, "costs": Path}
PICKED = {
    "curve": {"default": DEFAULT, "choices": tuple(CATALOGUE)},
    "methods": {"nargs": "+", "default": list(TOKEN_METHODS), "choices": TOKEN_METHODS},
}
AXES = {"lengths": list(DECODING_LENGTHS), "branches": list(BRANCH_LENGTHS), "capacity": CAPACITY}
SECONDS = 40.0
"""After so many the grid is not completed, unless asked for."""
REPORT_PAGE = "lookahead_core.workload_page"
"""The entry point that draws a report as HTML: the core has no pages."""


@command("workload", __doc__, LOG, PICKED, AXES, OUTPUT, count=50, past=500, stream=int, html=to_write, full=False)
def main(options: Namespace) -> dict[str, Any]:
    """Study the log and print the answers. Raises LogError for a log, a tokenizer or costs that cannot be used."""
    draw = page() if options.html else None
    curve = read_curve(options.costs) if options.costs else CATALOGUE[options.curve]
    data = report(studied(options, curve), curve)
    for line in lines(data):
        print(line)
    show("Best setting of each method, × plain decoding", rows(data), options.markdown)
    for setting in data["settings"]:
        print(f"\n# {setting['title']['en']}. {setting['note']['en']}\n{setting['code']}")
    if draw:
        options.html.write_text(draw(data), encoding="utf-8")
    return data


def studied(options: Namespace, curve: Curve) -> Workload:
    """The workload, with a progress bar on the terminal. Raises LogError."""
    asked = Asked(
        path=options.log.absolute(),  # the processes that read them work in another folder
        tokenizer=options.tokenizer and options.tokenizer.absolute(),
        count=options.count,
        past=options.past,
        decoding_lengths=tuple(options.lengths),
        branch_lengths=tuple(options.branches),
        methods=tuple(options.methods),
        stream=options.stream,
        capacity=options.capacity,
        seconds=None if options.full else SECONDS,
        curve=curve,
    )
    LogReader(options.log, options.tokenizer)  # refuses what is none before the processes start, which may compile first
    with progress_bar() as progress:
        for event in study(asked):
            progress(event.fraction, event.what["en"])
    return event.workload


def lines(data: dict[str, Any]) -> list[str]:
    """What the log is, what was wrong with it, and the answers."""
    log, curve = data["log"], data["curve"]
    columns = "; ".join(f"{one['prompt']} → {one['answer']} ({one['requests']:,})" for one in log["columns"])
    tokens = f"{log['prompt_tokens']:,} + {log['output_tokens']:,} tokens"
    found = [f"{log['name']}: {counted('request', log['requests'])['en']} read, {tokens}; {columns}"]
    found += [log["tokenizer"]["text"]["en"], data["sample"]["text"]["en"], f"{curve['title']['en']} ({curve['kind']})"]
    if log["faults"]:
        found.append(f"Faults in the log: {log['faults']:,}")
        found += [f"  {fault['text']['en']}" for fault in log["shown_faults"][:5]]
    done, cells = (sum(method[name] for method in data["methods"]) for name in ("done", "cells"))
    if done < cells:
        found.append(f"Begun within {SECONDS:.0f} seconds: {done:,} of {cells:,} settings. --full replays all of them.")
    return [*found, "", *(answer["text"]["en"] for answer in data["answers"])]


def rows(data: dict[str, Any]) -> list[Row]:
    """The best setting of each method and warmth."""
    methods = {method["name"]: method for method in data["methods"]}
    return [
        {
            "method": methods[best["method"]]["title"]["en"],
            "memory": best["warmth"] if methods[best["method"]]["remembers"] else "none",
            "lengths": f"{best['decoding_length']} × {best['branch_length']}",
            "speed": f"{best['speed']:.2f} ({best['low']:.2f}–{best['high']:.2f})",
            "tokens a pass": f"{best['tokens_per_pass']:.2f}",
            "drafts a pass": f"{best['drafts_per_pass']:.1f}",
            "wasted": f"{100 * best['wasted']:.0f} %",
        }
        for best in data["best"]
        if methods[best["method"]]["remembers"] or best["warmth"] == "cold"  # what remembers nothing is the same warm
    ]


def page() -> Callable[[dict[str, Any]], str]:
    """The function that draws a report as an HTML page. Raises ValueError where it is not installed."""
    found = entry_points(group=REPORT_PAGE)
    if not found:
        raise ValueError("--html needs the installed package: pip install -e .")
    return found["html"].load()
