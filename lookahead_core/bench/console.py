"""The command line of a bench: its parser, the progress bar, tables as plain text and Markdown, JSON. Needs no torch."""

from __future__ import annotations

import json
from argparse import ArgumentParser, RawTextHelpFormatter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from tqdm.auto import tqdm

from lookahead_core.models.load import Progress

Row = dict[str, Any]


def parser_of(command: str, description: str | None, *groups: Callable[[ArgumentParser], None]) -> ArgumentParser:
    """The parser of a command. `description`: the docstring of its module. `groups` add options that several benches share."""
    parser = ArgumentParser(prog=f"bench {command}", description=description, formatter_class=RawTextHelpFormatter)
    for add_options in groups:
        add_options(parser)
    return parser


def add_output(parser: ArgumentParser) -> None:
    """Where the results go."""
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results as JSON")
    parser.add_argument("--markdown", action="store_true", help="print Markdown tables")


def spread(values: Sequence[float], typical: float | None = None, digits: int = 2) -> str:
    """ "1.52 (1.49–1.60)": the typical value (by default the median) and the range; no range for a single value."""
    if not values:
        return "–"
    middle = f"{median(values) if typical is None else typical:.{digits}f}"
    return middle if len(values) == 1 else f"{middle} ({min(values):.{digits}f}–{max(values):.{digits}f})"


def plain_table(rows: Sequence[Row]) -> str:
    """A text table. The first row names the columns. Raises ValueError without rows."""
    cells = _cells(rows)
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]
    return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:]])


def markdown_table(rows: Sequence[Row]) -> str:
    """A GitHub table. Raises ValueError without rows."""
    head, *body = _cells(rows)
    lines = [head, ["---"] * len(head), *body]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _cells(rows: Sequence[Row]) -> list[list[str]]:
    if not rows:
        raise ValueError("a table needs at least one row")
    return [list(rows[0]), *([str(row.get(name, "")) for name in rows[0]] for row in rows)]


def show(title: str, rows: Sequence[Row], markdown: bool) -> None:
    """Print a table under its title."""
    print(f"\n### {title}\n" if markdown else f"\n{title}")
    print(markdown_table(rows) if markdown else plain_table(rows), flush=True)


def save(path: Path | None, data: Any) -> None:
    """Write the results as JSON; does nothing for None."""
    if path is not None:
        path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """A bar on the terminal, called with the fraction done and a description. Silent if stderr is not a terminal."""
    layout = "{percentage:3.0f} % {desc} [{elapsed}<{remaining}]"
    with tqdm(total=1.0, leave=False, disable=None, bar_format=layout) as bar:

        def report(fraction: float | None, what: str) -> None:
            bar.set_description_str(what, refresh=False)
            bar.n = bar.n if fraction is None else fraction
            bar.refresh()

        yield report
