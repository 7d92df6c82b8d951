"""The trace's JSON format, and the check of untrusted traces against it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from lookahead_core.trace.clock import PHASES
from lookahead_core.trie.state import MOST_TOKEN

FORMAT = "lookahead-trace"
VERSION = 1
PLAIN = "plain"
"""The lane of plain decoding, and its method."""
LANES = (PLAIN, "lookahead")
"""The lanes of a trace whose meta does not describe them."""
MOST_LANES = 4
LANE = re.compile(r"[a-z][a-z0-9+-]{0,31}")
"""The name of a lane."""
MAX_TITLE = 80
"""Most characters of a lane's method and title."""
MAX_TOKENS = MAX_STEPS = 1 << 20
MAX_WIDTH = 4096
"""Most tokens of a text, steps of a lane, drafts of a step."""
MAX_WORD = 10_000
TOKEN = re.compile("[0-9]{1,10}")
"""A token id as the key of a word."""


def _fail(where: str, why: str) -> None:
    raise ValueError(f"trace: {where} {why}")


def _ints(value: Any, where: str, low: int, high: int, most: int) -> list[int]:
    if not isinstance(value, list) or len(value) > most:
        _fail(where, f"must be a list of at most {most} whole numbers")
    for number in value:
        if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
            _fail(where, f"holds {number!r}; it must be a whole number from {low} to {high}")
    return value


def validate(data: Any) -> None:
    """Check an untrusted trace: types, bounds and that trees, paths and words fit together. Raises ValueError."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        _fail("format", f"is not {FORMAT!r}")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        _fail("version", f"is {data.get('version')!r}; this program reads {VERSION}")
    _ints(data.get("prompt"), "prompt", 0, MOST_TOKEN, MAX_TOKENS)
    if not isinstance(data.get("meta", {}), Mapping):
        _fail("meta", "must be an object")
    if not isinstance(data.get("meta", {}).get("settings", {}), Mapping):
        _fail("meta.settings", "must be an object")
    words = data.get("words", {})
    if not isinstance(words, Mapping) or len(words) > MAX_TOKENS:
        _fail("words", f"must be an object of at most {MAX_TOKENS} entries")
    for token, text in words.items():
        if not isinstance(token, str) or not TOKEN.fullmatch(token) or not isinstance(text, str) or len(text) > MAX_WORD:
            _fail(f"words[{token!r:.40}]", f"must map a token id to a text of at most {MAX_WORD} characters")
    names, lanes = _lane_names(data.get("meta", {}).get("lanes")), data.get("lanes")
    if not isinstance(lanes, Mapping) or not set(lanes) <= set(names) or not lanes:
        _fail("lanes", f"must be an object with keys among {', '.join(names)}")
    for lane, steps in lanes.items():
        if not isinstance(steps, list) or len(steps) > MAX_STEPS:
            _fail(f"lanes.{lane}", f"must be a list of at most {MAX_STEPS} steps")
        for position, step in enumerate(steps):
            _validate_step(step, f"lanes.{lane}[{position}]", position)


def _lane_names(described: Any) -> tuple[str, ...]:
    """The lanes that a trace's meta describes, in their order; `LANES` where it describes none."""
    if described is None:
        return LANES
    if not isinstance(described, list) or not 1 <= len(described) <= MOST_LANES:
        _fail("meta.lanes", f"must be a list of 1 to {MOST_LANES} lanes")
    for place, lane in enumerate(described):
        if not isinstance(lane, Mapping):
            _fail(f"meta.lanes[{place}]", "must be an object")
        if not isinstance(lane.get("lane"), str) or not LANE.fullmatch(lane["lane"]):
            _fail(f"meta.lanes[{place}].lane", f"is {lane.get('lane')!r:.60}; it must match {LANE.pattern}")
        for key in ("method", "title"):
            if not isinstance(lane.get(key), str) or len(lane[key]) > MAX_TITLE:
                _fail(f"meta.lanes[{place}].{key}", f"must be a text of at most {MAX_TITLE} characters")
        for key in ("settings", "trie"):
            if not isinstance(lane.get(key, {}), Mapping):
                _fail(f"meta.lanes[{place}].{key}", "must be an object")
    names = tuple(lane["lane"] for lane in described)
    if len(set(names)) < len(names):
        _fail("meta.lanes", f"names a lane twice: {', '.join(names)}")
    return names


def _validate_step(step: Any, where: str, position: int) -> None:
    if not isinstance(step, Mapping):
        _fail(where, "must be an object")
    if type(step.get("i")) is not int or step["i"] != position:
        _fail(f"{where}.i", f"is {step.get('i')!r}; steps are numbered from 0 without gaps")
    _ints([step.get("n")], f"{where}.n", 0, MAX_TOKENS, 1)
    _ints(step.get("t"), f"{where}.t", 0, MOST_TOKEN, MAX_WIDTH)
    if len(_ints(step.get("c"), f"{where}.c", 0, 10**10, len(PHASES))) != len(PHASES):
        _fail(f"{where}.c", f"must hold {len(PHASES)} times: {', '.join(PHASES)}")
    drafts = _ints(step.get("d", []), f"{where}.d", 0, MOST_TOKEN, MAX_WIDTH)
    size = len(drafts)
    parents = _ints(step.get("p", []), f"{where}.p", -1, MAX_WIDTH, size)
    scores = _ints(step.get("s", []), f"{where}.s", 0, 1000, size)
    sources = step.get("o", "")
    if not isinstance(sources, str) or set(sources) - set("pobda"):
        _fail(f"{where}.o", 'must be a text of the letters "p", "o", "b", "d" and "a"')
    if not len(parents) == len(scores) == len(sources) == size:
        _fail(where, f"has {size} drafts but {len(parents)} parents, {len(scores)} scores, {len(sources)} sources")
    for node, parent in enumerate(parents):
        if parent >= node:
            _fail(f"{where}.p", f"puts node {node} before its parent {parent}")
    path, last = _ints(step.get("a", []), f"{where}.a", 0, max(size - 1, 0), size), -1
    for node in path:
        if parents[node] != last:
            _fail(f"{where}.a", "is not a path from the root")
        last = node
    if [drafts[node] for node in path] != step["t"][: len(path)]:
        _fail(f"{where}.a", "accepts other tokens than the step emits")
    _ints([step.get("m", 0), step.get("l", 0)], f"{where}.m/l", 0, 10**9, 2)
    _ints(step.get("g", []), f"{where}.g", 0, 10**9, 3)
    more = step.get("r", [])
    if not isinstance(more, list) or len(more) > MAX_WIDTH:
        _fail(f"{where}.r", f"must be a list of at most {MAX_WIDTH} candidates")
    for entry in more:
        if len(_ints(entry, f"{where}.r", -1, MOST_TOKEN, 3)) != 3 or entry[0] >= size:
            _fail(f"{where}.r", "must hold [parent, token, score] with a drafted parent")
    if step.get("e") is not None and not (isinstance(step["e"], str) and len(step["e"]) <= 40):
        _fail(f"{where}.e", "must be a short text")
