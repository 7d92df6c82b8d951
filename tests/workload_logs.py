"""Small logs for the tests of the workload page: real lines, written as servers write them, and the faults among them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

PLACES = ("the harbour", "the old mill", "the north gate", "the market hall", "the town library")
THINGS = ("lantern", "ledger", "compass", "violin", "clock")


def answer(number: int) -> str:
    """An answer of a kind that repeats its prompt and earlier answers."""
    place, thing = PLACES[number % 5], THINGS[number // 5 % 5]
    return f"The {thing} number {number} was found at {place}. It is kept at {place} until its owner asks for the {thing}."


def rows(count: int) -> list[dict[str, Any]]:
    """Requests in the form of OpenAI's chat completions."""
    asked = "Report {}: somebody found a {} at {}. Write two sentences about it."
    prompts = [asked.format(number, THINGS[number // 5 % 5], PLACES[number % 5]) for number in range(count)]
    return [
        {"messages": [{"role": "user", "content": prompt}], "choices": [{"message": {"content": answer(number)}}]}
        for number, prompt in enumerate(prompts)
    ]


def ids(count: int, length: int = 60) -> list[dict[str, Any]]:
    """Requests as token ids whose answers share nothing with anything: no draft is ever right."""
    return [
        {"prompt_ids": [1, 2, 3], "output_ids": list(range(1000 + number * length, 1000 + (number + 1) * length))}
        for number in range(count)
    ]


def write(path: Path, lines: list[Any]) -> Path:
    """Write a log, gzipped if its name ends so. A line that is text already is written as it is."""
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines) + "\n"
    path.write_bytes(gzip.compress(text.encode()) if path.suffix == ".gz" else text.encode())
    return path
