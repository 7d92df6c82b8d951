"""The answers in words, each with its figures: does it pay, where, with which lengths, method, trie and warmth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lookahead_core.tuning.study import NEAR
from lookahead_core.workload.passes import figures
from lookahead_core.workload.price import whole_speed
from lookahead_core.workload.verdict import Verdict, named, title
from lookahead_core.workload.words import counted, joined, say

Answer = dict[str, Any]
OTHERS = 3
"""Methods that are named beside the best one."""
NOTHING = 1.02
"""A gain by warmth below this is none."""
KEPT = 0.98
"""Share of the speed that a smaller trie must keep to be named."""
TENTHS = 10
"""Of fewer requests no tenth is told."""


def answers(verdict: Verdict) -> list[Answer]:
    """The answers that are known by now, in reading order."""
    ways: list[Callable[[Verdict], Answer | None]] = [_pays, _lengths, _method, _trie, _capacity, _warmth, _requests, _adaptive]
    return [answer for way in ways if (answer := way(verdict))]


def _answer(name: str, verdict: str, texts: list[Any], **values: Any) -> Answer:
    return {"name": name, "verdict": verdict, "values": values, "text": joined(texts)}


def _pays(verdict: Verdict) -> Answer:
    found, traffic = verdict.speed, verdict.traffic
    values = {"speed": found.whole, "low": found.low, "high": found.high, "gains": traffic.gains, "loses": traffic.loses}
    texts = [say(f"pays {verdict.pays}", setting=named(verdict.cell.setting), **values)]
    return _answer("pays", verdict.pays, texts, **values)


def _lengths(verdict: Verdict) -> Answer:
    cell, setting = verdict.cell, verdict.cell.setting
    found = figures(cell.widths, cell.tokens)
    values = {"length": setting.decoding_length, "branch": setting.branch_length, "near": len(verdict.near) - 1}
    told = {"drafts": found["drafts_per_pass"], "wasted": found["wasted"], "tokens": found["tokens_per_pass"]}
    texts = [say("lengths", **values, **told)]
    if values["near"]:
        texts.append(say("lengths near", near=values["near"], percent=NEAR))
    return _answer("lengths", "yes", texts, **values, **told)


def _method(verdict: Verdict) -> Answer:
    best: dict[str, float] = {}
    for cell, found in verdict.best:
        best.setdefault(cell.setting.method, found.whole)
    top = verdict.cell.setting
    others = [(name, value) for name, value in best.items() if name != top.method][:OTHERS]
    texts = [say("method", method=title(top), speed=best[top.method])]
    for name, value in others:
        texts.append(say("method other", method=title(top._replace(method=name)), speed=value))
    return _answer("method", "yes", texts, method=top.method, speeds=best)


def _trie(verdict: Verdict) -> Answer | None:
    workload, setting, grid = verdict.workload, verdict.cell.setting, verdict.workload.grid
    stream = verdict.stream
    counts = stream.shared if stream else verdict.cell.counts
    if not counts.nodes or grid is None:
        return None
    past = len(grid.past) if setting.warmth == "warm" else 0
    requests = stream.facts.requests if stream else len(grid.requests) + past
    values = {"nodes": counts.nodes, "megabytes": counts.bytes / 1e6, "requests": requests}
    texts = [say("trie", **{**values, "requests": counted("request", requests)})]
    if counts.nodes >= 0.98 * workload.asked.capacity:
        texts.append(say("trie full", capacity=workload.asked.capacity))
    return _answer("trie", "yes", texts, **values)


def _capacity(verdict: Verdict) -> Answer | None:
    workload = verdict.workload
    if workload.capacity_setting != verdict.cell.setting or not workload.capacities:
        return None
    full = whole_speed(verdict.cell.counts, verdict.curve)
    speeds = {nodes: whole_speed(found, verdict.curve) for nodes, found in sorted(workload.capacities.items())}
    enough = next((nodes for nodes, found in speeds.items() if found >= KEPT * full), None)
    nodes = enough or max(speeds)
    text = say("trie enough" if enough else "trie small", nodes=nodes, speed=speeds[nodes], full=full)
    return _answer("capacity", "yes" if enough else "no", [text], enough=enough)


def _warmth(verdict: Verdict) -> Answer | None:
    found = verdict.warmth
    if found is None:
        return None
    gain = found.warm / found.alone
    values = {"alone": found.alone, "warm": found.warm, "gain": gain, "at": found.levels_off_at, "last": found.last}
    if gain < NOTHING:
        return _answer("warmth", "no", [say("warmth nothing", **values)], **values)
    key = "warmth level" if found.levels_off_at else "warmth grows"
    return _answer("warmth", "yes", [say("warmth", **values), say(key, at=found.levels_off_at)], **values)


def _requests(verdict: Verdict) -> Answer | None:
    found, requests = verdict.traffic, verdict.workload.grid.requests if verdict.workload.grid else ()
    each = verdict.speed.each
    if not requests:
        return None
    low, high = min(range(len(each)), key=each.__getitem__), max(range(len(each)), key=each.__getitem__)
    values = {"gains": found.gains, "loses": found.loses, "p10": found.quantiles[0], "p50": found.quantiles[2]}
    values |= {"p90": found.quantiles[4]}
    lines = {"low_line": requests[low].line, "low": each[low], "high_line": requests[high].line, "high": each[high]}
    verdict_of = "yes" if found.gains > found.loses else "no"
    texts = [say("requests" if verdict.stream else "requests sample", requests=len(each), **values)]
    if len(found.each) >= TENTHS:
        texts.append(say("requests tenths", **values))
    if each[low] < each[high]:
        texts.append(say("requests ends", **lines))
    return _answer("requests", verdict_of, texts, **values, **lines)


def _adaptive(verdict: Verdict) -> Answer | None:
    if verdict.adaptive is None or not verdict.tries:
        return None
    counts, found = verdict.adaptive
    fixed = verdict.tries[0][1].whole
    values = {"speed": found.whole, "fixed": fixed, "drafts": figures(counts.widths(), sum(counts.tokens))["drafts_per_pass"]}
    key = "better" if found.whole > (1 + NEAR) * fixed else "equal" if found.whole >= (1 - NEAR) * fixed else "worse"
    return _answer("adaptive", "no" if key == "worse" else "yes", [say(f"adaptive {key}", **values)], **values)
