"""The recorded example of the workload page: a log written by the embedded model, and what was replayed of it.

    python -m visual.recordings.workload    # replay the log anew, and store the counts beside it

The page opens with it. Since the counts are kept, and not the report alone, it can be priced anew and its requests open on
the stage. `tests/test_workload_example.py` fails where the log and the counts no longer fit.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from lookahead_core.models.catalogue import TINY_FOLDER
from lookahead_core.workload.drafters import TOKEN_METHODS, Setting
from lookahead_core.workload.example import EXAMPLE, FOLDER
from lookahead_core.workload.grid import Cell
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.log import LogReader
from lookahead_core.workload.passes import Counts
from lookahead_core.workload.price import CATALOGUE
from lookahead_core.workload.stream import Stream
from lookahead_core.workload.study import Asked, Workload, study

COUNTS = FOLDER / "example.json.gz"
COUNT, PAST = 40, 60
"""Requests that every setting replays, and answers before them."""


def asked(methods: Iterable[str] = TOKEN_METHODS) -> Asked:
    """What the example studies."""
    return Asked(EXAMPLE, EXAMPLE.name, TINY_FOLDER, COUNT, PAST, methods=tuple(methods), bounds=Bounds.upload())


def record() -> Workload:
    """Replay the log at every setting."""
    *_, last = study(asked())
    for curve in CATALOGUE.values():
        if last.workload.lacks(curve):
            list(last.workload.adapt(curve))
    return last.workload


def dumps(workload: Workload) -> str:
    """What was counted, as JSON; counts that several settings share are written once."""
    kept: dict[int, int] = {}
    counts: list[Counts] = []

    def place(found: Counts) -> int:
        if id(found) not in kept:
            kept[id(found)] = len(counts)
            counts.append(found)
        return kept[id(found)]

    stream = workload.stream
    data: dict[str, Any] = {
        "methods": workload.asked.methods,
        "cells": [[*setting, place(cell.counts), cell.replayed] for setting, cell in workload.cells.items()],
        "capacities": [[nodes, place(found)] for nodes, found in workload.capacities.items()],
        "capacity_setting": workload.capacity_setting,
        "adaptive": {name: place(workload.adaptive[curve]) for name, curve in CATALOGUE.items()},
    }
    if stream is not None:
        lists = {name: getattr(stream, name) for name in ("places", "lines", "lengths", "tokens", "seconds")}
        shared = {"setting": stream.setting, "shared": place(stream.shared), "alone": place(stream.alone)}
        data["stream"] = {**lists, **shared, "widths": sorted(stream.widths.items())}
    data["counts"] = [asdict(found) for found in counts]
    return json.dumps(data, separators=(",", ":"))


def loads(text: str) -> Workload:
    """The inverse of `dumps`, with the requests of the log."""
    data = json.loads(text)
    reader = LogReader(EXAMPLE, TINY_FOLDER, Bounds.upload())
    requests = tuple(reader)
    workload = Workload(asked(data["methods"]), reader.facts, phase="done")
    workload.sample(requests[: COUNT + PAST])
    counts = [Counts(**{**one, "rows": [tuple(row) for row in one["rows"]]}) for one in data["counts"]]
    for *setting, place, replayed in data["cells"]:
        workload.cells[Setting(*setting)] = Cell(Setting(*setting), counts[place], replayed)
    workload.capacities = {nodes: counts[place] for nodes, place in data["capacities"]}
    if data["capacity_setting"]:
        workload.capacity_setting = Setting(*data["capacity_setting"])
    workload.adaptive = {CATALOGUE[name]: counts[found] for name, found in data["adaptive"].items()}
    if found := data.get("stream"):
        parts = {name: counts[found.pop(name)] for name in ("shared", "alone")}
        widths, lengths = Counter(dict(found.pop("widths"))), [tuple(pair) for pair in found.pop("lengths")]
        setting = Setting(*found.pop("setting"))
        workload.stream = Stream(setting, facts=reader.facts, widths=widths, lengths=lengths, done=True, **parts, **found)
    return workload


@lru_cache(maxsize=1)
def example() -> Workload:
    """The finished example. It is cached and shared by all visitors, so do not change it."""
    return loads(gzip.decompress(COUNTS.read_bytes()).decode())


def main(arguments: Sequence[str] | None = None) -> None:
    """The command. It has no options."""
    told = "Replay the bundled example log anew, and write the counts that the workload page opens with."
    argparse.ArgumentParser(prog="python -m visual.recordings.workload", description=told).parse_args(arguments)
    workload = record()
    packed = gzip.compress(dumps(workload).encode(), mtime=0)
    COUNTS.write_bytes(packed)
    print(f"{COUNTS.name}: {len(workload.cells)} settings over {COUNT} requests, {len(packed):,} bytes")


if __name__ == "__main__":
    main()
