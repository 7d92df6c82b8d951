"""The workload lab on logs of token ids: seconds, text against ids, and how good the recommended lengths are. By hand, not in
the suite.

    python tests/whole_grid.py log.jsonl.gz [...] --count 50 --past 50

Each log is studied twice, as ids and as text: each id becomes a word, and a tokenizer turns the words back.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from itertools import product
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from logs import FORMS, words
from tokenizers import Tokenizer, models, pre_tokenizers

from lookahead_core.workload.log import LogReader
from lookahead_core.workload.price import CATALOGUE, Curve, sliders
from lookahead_core.workload.study import Asked, Workload, study


def as_text(path: Path, folder: Path) -> tuple[Path, Path]:
    """The log with prompts and answers as text, and its tokenizer."""
    requests, new = list(LogReader(path)), folder / f"text-{path.name.removesuffix('.gz')}.gz"
    most = max(max(*request.prompt, *request.answer) for request in requests)
    made = Tokenizer(models.WordLevel({words([token]): token for token in range(most + 1)}, unk_token=words([0])))
    made.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    made.save(str(folder / "tokenizer.json"))
    with gzip.open(new, "wt") as file:
        for request in requests:
            file.write(json.dumps(FORMS["plain"](request.prompt, request.answer)) + "\n")
    return new, folder / "tokenizer.json"


def curves() -> list[Curve]:
    """The catalogue and sixteen pairs of sliders, from free rows to dear ones."""
    return [
        *CATALOGUE.values(),
        *(sliders(below, above, 16) for below, above in product((0, 0.01, 0.05, 0.2), (0, 0.05, 0.2, 1))),
    ]


def worst(workload: Workload) -> float:
    """The recommended setting's speed over that of the best cell, at the worst of all curves."""
    grid = workload.grid
    assert grid is not None
    return min(
        grid.near_best(curve)[0].speed(curve) / max(cell.speed(curve) for cell in grid.cells.values()) for curve in curves()
    )


def main() -> None:
    """Study and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--past", type=int, default=50)
    options = parser.parse_args()
    for path in options.logs:
        passes = []
        with tempfile.TemporaryDirectory() as folder:
            for log, tokenizer in ((path, None), as_text(path, Path(folder))):
                began, first = perf_counter(), 0.0
                for event in study(Asked(log, tokenizer=tokenizer, count=options.count, past=options.past)):
                    first = first or bool(event.workload.cells) * (perf_counter() - began)
                cells, took = event.workload.cells, perf_counter() - began
                passes.append({setting: cell.counts.rows for setting, cell in cells.items()})
                print(
                    f"{log.name}: {len(cells)} settings, first after {first:.1f} s, all after {took:.1f} s; "
                    f"recommended {worst(event.workload):.3f} of the best cell at the worst of {len(curves())} curves",
                    flush=True,
                )
        print(f"{path.name}: passes of text and ids are {'equal' if passes[0] == passes[1] else 'DIFFERENT'}", flush=True)


if __name__ == "__main__":
    main()
