"""A recorded study: what the tuning page and the site show before anybody has run one.

    python -m visual.work.recorded            # record it anew; prints what it came to

It is made as a visitor makes one: the examples of one kind, the whole grid replayed, the most promising settings measured.
`tests/test_recorded_study.py` fails if the model no longer writes the recorded answers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from pathlib import Path

from lookahead_core.models.catalogue import ASSETS, CATALOGUE, TINY
from lookahead_core.models.token_text import Words
from lookahead_core.trace.replay import Recording
from lookahead_core.tuning.cells import Cell
from lookahead_core.tuning.study import Study
from visual.engines.host import Host
from visual.recordings import examples
from visual.work.races import Racing
from visual.work.session import Session, Sessions
from visual.work.studies import Steps, T, Tuning, Work

FILE = ASSETS / "studies" / "first.json"
FORMAT, VERSION = "lookahead-recorded-study", 1
COUNT, LONGEST, PROMISING = 8, 128, 5
"""Recorded answers, most new tokens of each, most promising settings that are measured beside plain decoding."""
STRATEGY = "hierarchical"


def dumps(work: Work) -> str:
    """A study and its answers as JSON text: all that its page needs without a model."""
    tokens = [*work.past, *([*one.prompt, *one.tokens] for one in work.recordings)]
    data = {
        "format": FORMAT,
        "version": VERSION,
        "model": work.entry.name,
        "study": work.study.to_json(),
        "recordings": [asdict(one) for one in work.recordings],
        "past": work.past,
        "words": work.words.of(token for part in tokens for token in part),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> Work:
    """The inverse of `dumps`. Raises ValueError for other data."""
    data = json.loads(text)
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise ValueError(f"this is no recorded study: format {data.get('format')!r}, version {data.get('version')!r}")
    recordings = [
        Recording(**one | {"prompt": tuple(one["prompt"]), "tokens": tuple(one["tokens"])}) for one in data["recordings"]
    ]
    words = Words(None, {int(token): word for token, word in data["words"].items()})
    return Work(Study.from_json(data["study"]), recordings, CATALOGUE[data["model"]], words, past=data["past"], recorded=True)


@cache
def text(path: Path = FILE) -> str:
    """The recorded study's file, read once; empty where there is none."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def first(path: Path = FILE) -> Work | None:
    """A copy of the recorded study that its visitor may add measurements to. None where there is none."""
    return loads(text(path)) if text(path) else None


def record(kind: str, answers: int = COUNT, tokens: int = LONGEST, measured: int = PROMISING) -> Work:
    """Make the study with the embedded model on this machine's CPU."""
    host = Host(CATALOGUE[TINY], "cpu", "float32")
    tuning, session = Tuning(Racing(host, Sessions())), Session()
    try:
        work = _end(tuning.begin(session, tuning.checked(kind, "", answers, tokens, 0, TINY)))
        _end(tuning.replays(work, STRATEGY, session.stop))
        _end(tuning.measure(session, work, chosen(work.study, measured)))
    finally:
        tuning.close()
    return work


def chosen(study: Study, count: int) -> list[Cell]:
    """The `count` most promising settings, and the narrowest and the widest of the grid, which show what else happens."""
    cells = sorted(study.of_strategy(STRATEGY), key=lambda cell: cell.setting)
    return list({cell.setting: cell for cell in (*study.promising(STRATEGY, count), cells[0], cells[-1])}.values())


def _end(steps: Steps[T]) -> T:
    """Work to its end. Returns its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def main(arguments: Iterable[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m visual.work.recorded", description="Record the first study anew.")
    parser.add_argument("--kind", default=next(iter(examples.KINDS)), choices=list(examples.KINDS))
    parser.add_argument("--file", type=Path, default=FILE, help="where it goes")
    options = parser.parse_args(None if arguments is None else list(arguments))
    if options.file.is_dir():
        parser.error(f"--file {options.file} is a folder")
    work = record(options.kind)
    options.file.parent.mkdir(parents=True, exist_ok=True)
    options.file.write_text(dumps(work), encoding="utf-8")
    print(f"{options.kind}: {work.study.recommend().reason}\n{options.file.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
