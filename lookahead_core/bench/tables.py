"""Tables of the benches: plain text, Markdown, JSON; medians with ranges. Knows no torch."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

Row = dict[str, Any]


def spread(values: Sequence[float], typical: float | None = None, digits: int = 2) -> str:
    """ "1.52 (1.49–1.60)": the typical value (the median unless given) and the range, left out where there is one value."""
    if not values:
        return "–"
    middle = f"{median(values) if typical is None else typical:.{digits}f}"
    return middle if len(values) == 1 else f"{middle} ({min(values):.{digits}f}–{max(values):.{digits}f})"


def plain_table(rows: Sequence[Row]) -> str:
    """Columns as wide as their widest cell; the first row names them."""
    cells = _cells(rows)
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]
    return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:]])


def markdown_table(rows: Sequence[Row]) -> str:
    """A GitHub table."""
    head, *body = _cells(rows)
    lines = [head, ["---"] * len(head), *body]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _cells(rows: Sequence[Row]) -> list[list[str]]:
    if not rows:
        raise ValueError("a table needs at least one row")
    return [list(rows[0]), *([str(row.get(name, "")) for name in rows[0]] for row in rows)]


def add_output(parser: argparse.ArgumentParser) -> None:
    """The options that say where results go."""
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON, too")
    parser.add_argument("--markdown", action="store_true", help="print Markdown tables")


def show(title: str, rows: Sequence[Row], markdown: bool) -> None:
    """Print one table under its title."""
    print(f"\n### {title}\n" if markdown else f"\n{title}")
    print(markdown_table(rows) if markdown else plain_table(rows), flush=True)


def save(path: Path | None, data: Any) -> None:
    """Write results as JSON where a file was named."""
    if path is not None:
        path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


class PeakMemory:
    """Bytes above what was in use when the block began, at its peak; 0 where the system does not tell.

    CUDA: of torch's allocator. Linux: resident memory of the process, whose high-water mark is reset first.
    """

    def __init__(self, device: str = "cpu") -> None:
        self.device = device
        self.bytes = 0

    def __enter__(self) -> PeakMemory:
        if self.device.startswith("cuda"):
            import torch

            torch.cuda.reset_peak_memory_stats()
            self._before = torch.cuda.memory_allocated()
        else:
            try:
                Path("/proc/self/clear_refs").write_text("5")
            except OSError:
                self._before = 0
            else:
                self._before = _resident("VmRSS")
        return self

    def __exit__(self, *_: object) -> None:
        if self.device.startswith("cuda"):
            import torch

            self.bytes = torch.cuda.max_memory_allocated() - self._before
        elif self._before:
            self.bytes = max(0, _resident("VmHWM") - self._before)


def _resident(field: str) -> int:
    if os.path.exists("/proc/self/status"):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith(field + ":"):
                return int(line.split()[1]) * 1024
    return 0
