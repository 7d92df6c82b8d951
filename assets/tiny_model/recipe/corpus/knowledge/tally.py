"""How many facts this folder stores: the cells beside the name in every table, and the entries that stand alone."""

from __future__ import annotations

import importlib
from pathlib import Path

from corpus.knowledge.frames import Task

TASKS: tuple[Task, ...] = ()


def facts_in(value: object, seen: set[int]) -> int:
    """The facts in one value of a module: rows of a table, or entries of questions and an answer, each counted once."""
    total = 0
    for item in value if isinstance(value, tuple) else ():
        if id(item) in seen:
            continue
        if isinstance(item, dict):
            total += max(sum("an_" + key in item and bool(item[key]) for key in item) - 1, 0)
        elif isinstance(item, tuple) and len(item) in (3, 6):
            total += 1
        seen.add(id(item))
    return total


def count() -> int:
    """All stored facts; a row that several tables or modules use is counted once."""
    seen: set[int] = set()
    total = 0
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if path.stem not in ("__init__", "tally", "frames"):
            module = importlib.import_module(f"corpus.knowledge.{path.stem}")
            total += sum(facts_in(value, seen) for name, value in sorted(vars(module).items()) if name.isupper())
    return total


if __name__ == "__main__":
    print(count())
