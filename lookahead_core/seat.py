"""A request's place at the trie as flat numbers, and the two calls that a step makes: `commit` what was emitted, `guess` what
comes next."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lookahead_core.columns import EVICTED, Columns, has_room, opened
from lookahead_core.compiled import compiled, floats, int64s
from lookahead_core.planting import plant, sheets
from lookahead_core.ranking import TRUST, learn, tables
from lookahead_core.retrieval import judge, search
from lookahead_core.windows import (
    CONTEXTS,
    DEPTH,
    TEXT,
    feed_one,
    find,
    push,
    refresh,
)

UNSHARED = 256
"""Tokens of a request that wait at most to be inserted into the shared branches."""

LONGEST_CONTEXT, SEEN, RECENT, APART, GROWN, WAITING, NODES, FED, STATE = range(9)
"""A request's numbers: the trie's branch length; changes of the trie that its cursors know of; tokens in its list of the last
ones; whether its output is not inserted (its cursor among its own branches then does not grow); changes of the shared
branches; tokens that wait to be inserted into them; nodes that the last search found, and how many of them were fed (-1: that
was learnt from); behind them three cursors, the last tokens, the tokens that wait, and those that come."""


class Seat(NamedTuple):
    """A request's arrays, all int64 and all in one."""

    state: np.ndarray
    own: np.ndarray
    """The cursor of its own text."""
    mine: np.ndarray
    """The cursor among its own branches: the same, unless its output is not inserted."""
    shared: np.ndarray
    """The cursor among the shared branches."""
    recent: np.ndarray
    waiting: np.ndarray
    coming: np.ndarray


@compiled
def seat(numbers: np.ndarray) -> Seat:
    """The parts of a request's numbers."""
    longest = numbers[LONGEST_CONTEXT]
    size = CONTEXTS + longest + 1
    last = STATE + 3 * size
    own = numbers[STATE : STATE + size]
    apart = numbers[STATE + 2 * size : last]
    return Seat(
        numbers[:STATE],
        own,
        apart if numbers[APART] else own,
        numbers[STATE + size : STATE + 2 * size],
        numbers[last : last + longest],
        numbers[last + longest : last + longest + UNSHARED],
        numbers[last + longest + UNSHARED :],
    )


def new_seat(longest: int, apart: bool) -> np.ndarray:
    """Numbers of a request that has just begun."""
    numbers = np.zeros(STATE + 3 * (CONTEXTS + longest + 1) + longest + 2 * UNSHARED, np.int64)
    numbers[LONGEST_CONTEXT], numbers[APART], numbers[SEEN], numbers[FED] = longest, apart, -1, -1
    return numbers


@compiled
def look(c: Columns, r: Seat) -> None:
    """Bring a request's cursors up to date: what others said meanwhile, and nodes that were evicted."""
    refresh(c, r.own)
    now = r.state[GROWN] + c.meta[EVICTED]
    if r.state[SEEN] != now:
        r.state[SEEN] = now
        find(c, r.shared, r.recent[: r.state[RECENT]])
        if r.state[APART]:
            find(c, r.mine, r.recent[: r.state[RECENT]])


STORE, LEARNT, NUMBERS, SHEET, VALUES = range(5)
"""What a request's handle holds: the handles of the store and of what was learnt, the request's numbers, its sheets."""


@compiled
def commit(handle: np.ndarray, grown: int, count: int, prune: bool) -> int:
    """A request goes on with `count` tokens: learn from them, move the cursors, insert them among its own branches, note them
    for the shared ones. Returns how many there was room for in the arrays."""
    c, e, r = opened(int64s(handle, STORE)), tables(int64s(handle, LEARNT)), seat(int64s(handle, NUMBERS))
    state, recent = r.state, r.recent
    state[GROWN] = grown
    if state[FED] >= 0:
        judge(e, sheets(int64s(handle, SHEET), floats(handle, VALUES)), state[NODES], state[FED], r.coming[:count])
        state[FED] = -1
    for index in range(count):
        if not has_room(c, state[LONGEST_CONTEXT], r.own[TEXT]):
            return index
        token = r.coming[index]
        look(c, r)
        learn(c, e, r.mine, r.shared, token)
        push(c, r.shared, token)
        if state[RECENT] == len(recent):
            for place in range(1, len(recent)):
                recent[place - 1] = recent[place]
        else:
            state[RECENT] += 1
        recent[state[RECENT] - 1] = token
        if state[APART]:
            push(c, r.mine, token)
        else:
            feed_one(c, r.own, token, prune)
            r.waiting[state[WAITING]] = token
            state[WAITING] += 1
    return count


@compiled
def guess(
    handle: np.ndarray, grown: int, outputs_only: bool, room: int, depth: int, single: bool, costs: np.ndarray, rate: float
) -> tuple[int, int, int, int]:
    """Search and plant. Returns drafts planted, candidates named, candidates in all, and the longest match."""
    c, e, r = opened(int64s(handle, STORE)), tables(int64s(handle, LEARNT)), seat(int64s(handle, NUMBERS))
    f = sheets(int64s(handle, SHEET), floats(handle, VALUES))
    r.state[GROWN] = grown
    look(c, r)
    size, fed, over, left = search(c, e, r.mine, r.shared, f, outputs_only, room, depth, single, costs, rate)
    r.state[NODES], r.state[FED] = size, fed
    spared = plant(f, size, fed, over, e.ratios[len(e.ratios) - 1, TRUST])
    return fed, spared, left + size - fed, max(r.mine[DEPTH], r.shared[DEPTH])


__all__ = [
    "APART",
    "FED",
    "GROWN",
    "LEARNT",
    "NUMBERS",
    "RECENT",
    "SHEET",
    "STORE",
    "UNSHARED",
    "VALUES",
    "WAITING",
    "commit",
    "guess",
    "look",
    "new_seat",
    "seat",
]
