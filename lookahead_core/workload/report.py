"""A workload at one cost curve as JSON, format "lookahead-workload": what the page draws, the API sends and a file keeps.

It holds counts, speeds and sentences, and no text and no token of the log.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lookahead_core.workload.answers import answers
from lookahead_core.workload.drafters import DRAFTERS
from lookahead_core.workload.grid import Cell
from lookahead_core.workload.log import LogFacts
from lookahead_core.workload.passes import figures
from lookahead_core.workload.price import Curve, Speed, priced, seconds_of, speed, whole_speed
from lookahead_core.workload.settings import settings
from lookahead_core.workload.stream import Stream, bins, per_pass
from lookahead_core.workload.study import Workload
from lookahead_core.workload.verdict import Verdict, named
from lookahead_core.workload.words import counted, say

FORMAT = "lookahead-workload"
VERSION = 1
DIGITS = 4


def report(workload: Workload, curve: Curve | None = None) -> dict[str, Any]:
    """The workload so far, priced by `curve` (by default the one it was asked with)."""
    curve = curve or workload.asked.curve
    grid = workload.grid
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "phase": workload.phase, "log": _log(workload.facts)}
    data |= {"sample": _sample(workload), "axes": None, "methods": [], "curve": curve.to_json(), "cells": [], "best": []}
    data |= {"recommended": None, "answers": [], "requests": [], "warmth": None, "stream": None, "capacity": []}
    data |= {"adaptive": None, "settings": []}
    if grid is None or not grid.cells:
        return _rounded(data)
    verdict, cells = Verdict(workload, curve), list(grid.cells.values())
    places = {cell.setting: place for place, cell in enumerate(cells)}
    axes = grid.axes
    data["axes"] = {name: list(getattr(axes, name)) for name in ("decoding_lengths", "branch_lengths", "warmths")}
    data["methods"] = [_method(name, workload) for name in axes.methods]
    data["cells"] = [_cell(cell, curve) for cell in cells]
    data["best"] = [{**_best(cell, found), "cell": places[cell.setting]} for cell, found in verdict.best]
    near = [places[cell.setting] for cell in verdict.near]
    data["recommended"] = {"pays": verdict.pays, **verdict.cell.setting._asdict(), "cell": places[verdict.cell.setting]}
    data["recommended"] |= {"near": near, "title": named(verdict.cell.setting)}
    data["answers"], data["settings"] = answers(verdict), settings(verdict)
    data["requests"] = _requests(verdict)
    data["stream"] = _stream(workload.stream, curve) if workload.stream else None
    data["warmth"] = _warmth(verdict)
    data["capacity"] = _capacity(verdict)
    data["adaptive"] = _adaptive(verdict)
    return _rounded(data)


def _log(facts: LogFacts) -> dict[str, Any]:
    prompts, outputs = facts.quantiles()
    columns = [
        {"form": form.kind, "prompt": form.prompt, "answer": form.answer, "requests": n} for form, n in facts.columns.items()
    ]
    shown = [{"line": fault.line, "reason": fault.reason, "text": fault.text} for fault in facts.shown]
    numbers = {name: getattr(facts, name) for name in ("name", "size", "bytes", "lines", "requests", "complete")}
    tokens = {"prompt_tokens": facts.prompt_tokens, "output_tokens": facts.output_tokens}
    quantiles = {"prompt_quantiles": prompts, "output_quantiles": outputs}
    faults = {"faults": sum(facts.faults.values()), "faults_by_reason": dict(facts.faults), "shown_faults": shown}
    return {**numbers, **tokens, **quantiles, "columns": columns, **faults, "tokenizer": facts.tokenizer or None}


def _sample(workload: Workload) -> dict[str, Any] | None:
    grid = workload.grid
    if grid is None:
        return None
    first, last = grid.requests[0].line, grid.requests[-1].line
    numbers = {"requests": counted("request", len(grid.requests)), "past": counted("earlier answer", len(grid.past))}
    text = say("sample" if last > first else "sample one", first=first, last=last, **numbers)
    return {"requests": len(grid.requests), "past": len(grid.past), "first_line": first, "last_line": last, "text": text}


def _method(name: str, workload: Workload) -> dict[str, Any]:
    drafter, axes = DRAFTERS[name], workload.grid.axes if workload.grid else None
    done = sum(setting.method == name for setting in workload.cells)
    cells = axes.cells * len(axes.warmths) if axes else 0
    return {"name": name, "title": drafter.title, "remembers": drafter.remembers, "cells": cells, "done": done}


def _cell(cell: Cell, curve: Curve) -> dict[str, Any]:
    told = {"speed": cell.speed(curve), "replayed": cell.replayed}
    return {**cell.setting._asdict(), **figures(cell.widths, cell.tokens), **told}


def _range(found: Speed) -> dict[str, Any]:
    names = ("low", "high", "quantiles", "gains", "loses")
    return {"speed": found.whole, **{name: getattr(found, name) for name in names}}


def _best(cell: Cell, found: Speed) -> dict[str, Any]:
    return {**cell.setting._asdict(), **_range(found), **figures(cell.widths, cell.tokens)}


def _requests(verdict: Verdict) -> list[dict[str, Any]]:
    """The sample at the recommended setting, the least gain first."""
    grid, counts, each = verdict.workload.grid, verdict.cell.counts, verdict.speed.each
    assert grid is not None
    seconds = seconds_of(counts, verdict.curve)
    passes, drafted = np.zeros(len(each), int), np.zeros(len(each), int)
    for number, width, count in counts.rows:
        passes[number] += count
        drafted[number] += (width - 1) * count
    rows = []
    for place in sorted(range(len(each)), key=each.__getitem__):
        request = grid.requests[place]
        row = {"request": place, "line": request.line, "prompt": len(request.prompt), "output": len(request.answer)}
        row |= {"passes": int(passes[place]), "drafted": int(drafted[place]), "tokens": counts.tokens[place]}
        rows.append({**row, "speed": each[place], "seconds": float(seconds[place])})
    return rows


def _stream(stream: Stream, curve: Curve) -> dict[str, Any]:
    passes = sum(stream.widths.values())
    whole = priced(stream.widths, stream.tokens, curve)
    facts: dict[str, Any] = {
        "requests": stream.facts.requests,
        "tokens": stream.tokens,
        "passes": passes,
        "done": stream.done,
        "speed": whole,
    }
    facts |= {"tokens_per_pass": stream.tokens / passes if passes else 1.0, "nodes": stream.shared.nodes}
    facts |= {"trie_bytes": stream.shared.bytes, "seconds": stream.seconds, "setting": stream.setting._asdict()}
    found = speed(stream.shared, curve)
    facts |= {"sampled": len(stream.places), "quantiles": found.quantiles, "gains": found.gains, "loses": found.loses}
    read = stream.facts.prompt_tokens + stream.facts.output_tokens
    return {**facts, "tokens_a_minute": 60 * read / stream.seconds if stream.seconds else 0.0}


def _warmth(verdict: Verdict) -> dict[str, Any] | None:
    stream, found = verdict.workload.stream, verdict.warmth
    if stream is None or not DRAFTERS[stream.setting.method].remembers:
        return None
    points = [
        {"from": one.first, "to": one.last, "requests": len(one.places), "tokens_per_pass": one.shared, "alone": one.alone}
        for one in bins(stream)
    ]
    level = {"alone": found.alone, "warm": found.warm, "levels_off_at": found.levels_off_at} if found else {}
    return {"alone": None, "warm": None, "levels_off_at": None, **level, "points": points}


def _capacity(verdict: Verdict) -> list[dict[str, Any]]:
    workload, setting = verdict.workload, verdict.workload.capacity_setting
    if setting is None:
        return []
    tried = sorted(workload.capacities.items())
    full = workload.cells[setting].counts
    rows = [(nodes, counts) for nodes, counts in (*tried, (full.nodes, full)) if tried]
    return [{"nodes": n, "tokens_per_pass": per_pass(c), "speed": whole_speed(c, verdict.curve)} for n, c in rows]


def _adaptive(verdict: Verdict) -> dict[str, Any] | None:
    if verdict.adaptive is None or not verdict.tries:
        return None
    counts, found = verdict.adaptive
    return {**_range(found), **figures(counts.widths(), sum(counts.tokens)), "best_fixed": verdict.tries[0][1].whole}


def _rounded(value: Any) -> Any:
    """JSON-ready numbers of a few digits."""
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(each) for each in value]
    if isinstance(value, float):
        return round(value, DIGITS) if abs(value) >= 0.1 else float(f"{value:.{DIGITS}g}")
    return value
