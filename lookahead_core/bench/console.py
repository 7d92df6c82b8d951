"""The command line of a bench: its parser, the progress bar, tables as plain text and Markdown, JSON. Needs no torch."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawTextHelpFormatter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from statistics import median
from typing import Any

from tqdm.auto import tqdm

from lookahead_core.models.load import Progress

Row = dict[str, Any]
LEAST = dict.fromkeys(("answers", "equal", "least", "minutes", "past", "row_costs", "sampled", "stream"), 0) | {"nodes": 100}
LEAST |= {"sweep repeats": 3, "predict repeats": 3, "context new": 2}
LEAST |= dict.fromkeys((f"{bench} max_new_tokens" for bench in ("speed", "grid", "replay")), 2)  # one comes with the prefill
"""The smallest numbers of options that do not begin at 1; where a bench has a bound of its own, under "bench option"."""
MOST = {"branch_length": 1024, "branches": 1024, "threads": 1024, "nodes": 10_000_000}
"""The largest numbers of options that have a bound above."""


def to_write(text: str) -> Path:
    """A file that is written after the work. Raises ArgumentTypeError, before the work, where it cannot be written."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise ArgumentTypeError(f"{text} is a folder" if path.is_dir() else f"there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise ArgumentTypeError(f"{text} may not be written")
    return path


def to_read(text: str) -> Path:
    """A file that is read. Raises ArgumentTypeError where there is none."""
    path = Path(text)
    if not path.exists():
        raise ArgumentTypeError(f"there is no file {text}")
    if not path.is_file():
        raise ArgumentTypeError(f"{text} is {'a folder' if path.is_dir() else 'no file on a disk'}")
    return path


def number(bench: str, option: str, kind: type) -> Callable[[str], float]:
    """Reads a number of an option. Raises ArgumentTypeError for one out of bounds, and as `kind` for what is none."""
    low, high = LEAST.get(f"{bench} {option}", LEAST.get(option, 1)), MOST.get(option, inf)

    def read(text: str) -> float:
        value: float = kind(text)
        if not low <= value <= high:
            raise ArgumentTypeError(f"{text} is not {f'at least {low}' if high == inf else f'from {low} to {high}'}")
        return value

    read.__name__ = kind.__name__  # argparse names it where the text is no number
    return read


OUTPUT = {"json": to_write, "markdown": False}
"""Options: where the results go."""
HELP: dict[str, str] = json.loads(Path(__file__).with_name("help.json").read_text(encoding="utf-8"))
"""What each option of the benches means; where it means something else in one of them, under "bench option"."""


def command(
    name: str, description: str | None, *groups: dict[str, Any], **own: Any
) -> Callable[[Callable[[Namespace], Any]], Callable[[Sequence[str] | None], int]]:
    """Turns a function of the options into the command's `main(argv)`, which returns the exit status.

    `description`: the docstring of the module. `groups` and `own`: the default of each option. A list takes several values,
    a tuple several of its own; False is a switch; a type, or a function of the text, stands for an option that is None by
    default; a dict holds argparse's own words (with nargs "?" the
    option has no dashes). What the function returns is written to `--json`; "errors" in it are status 1.
    """
    prog = f"python -m lookahead_core.bench {name}"
    parser = ArgumentParser(prog=prog, description=description, formatter_class=RawTextHelpFormatter)
    for option, default in {key: value for group in (*groups, own) for key, value in group.items()}.items():
        taken: dict[str, Any] = {"default": default, "type": type(default)}
        if default is False:
            taken = {"action": "store_true"}
        elif callable(default):
            taken = {"type": default}
        elif isinstance(default, dict):
            taken = default
        elif isinstance(default, list | tuple):
            choices = default if isinstance(default, tuple) else None
            taken = {"default": list(default), "type": type(default[0]), "nargs": "+", "choices": choices}
        if taken.get("type") in (int, float):
            taken["type"] = number(name, option, taken["type"])
        positional = "nargs" in taken and taken["nargs"] == "?"
        told = HELP.get(f"{name} {option}", HELP[option]) + default_of(taken)
        parser.add_argument(option if positional else "--" + option.replace("_", "-"), help=told, **taken)

    def main_of(work: Callable[[Namespace], Any]) -> Callable[[Sequence[str] | None], int]:
        def main(argv: Sequence[str] | None = None) -> int:
            options = parser.parse_args(argv)
            files = [option for option in ("json", "csv", "html") if getattr(options, option, None)]
            if len({getattr(options, option).resolve() for option in files}) < len(files):
                parser.error(f"{' and '.join('--' + option for option in files)} must name different files")
            for option in files:
                if getattr(options, option).resolve() in read_by(options, files):
                    parser.error(f"--{option} {getattr(options, option)} is read, too: name a file that may be written over")
            given = [option for option in ("kind", "kinds", "prompts", "generated") if differs(option, options, parser)]
            if len(given) > 1:
                parser.error(f"{' and '.join('--' + option for option in given)} each name the prompts; give one of them")
            found = work(options)
            if found is not None and options.json:
                options.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            return int(bool(found and found.get("errors")))

        return main

    return main_of


def read_by(options: Namespace, written: Sequence[str]) -> set[Path]:
    """The files and folders that options name, apart from those that are `written`."""
    values = [value for option, value in vars(options).items() if option not in written]
    listed = [one for value in values for one in (value if isinstance(value, list) else [value])]
    return {one.resolve() for one in listed if isinstance(one, Path)}


def differs(option: str, options: Namespace, parser: ArgumentParser) -> bool:
    """Whether an option has another value than its default. False for one that the bench lacks."""
    default = parser.get_default(option)
    return bool(getattr(options, option, default) != default)


def default_of(taken: dict[str, Any]) -> str:
    """ " (default: 8)", from argparse's words for an option; empty where there is none, or a file that the help names."""
    default = taken.get("default")
    values = default if isinstance(default, list | tuple) else [default]
    shown = " ".join(str(value) for value in values if not isinstance(value, Path | None))
    return f" (default: {shown})" if shown else ""


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
