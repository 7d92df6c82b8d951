"""A request's place at the trie as flat numbers, and the two calls that a step makes: `commit` what was emitted, `guess` what
comes next."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lookahead_core.trie.acceptance import learn, tables
from lookahead_core.trie.compiled import at, compiled, floats, int64s
from lookahead_core.trie.insert import (
    CONTEXTS,
    DEPTH,
    TEXT,
    feed,
    feed_one,
    find,
    push,
    refresh,
)
from lookahead_core.trie.nodes import EVICTED, Columns, has_room, opened
from lookahead_core.trie.retrieve import judge, search
from lookahead_core.trie.slots import plant, sheets

MOST_TOKEN = (1 << 31) - 1
"""Largest token id."""
UNSHARED = 256
"""Tokens of a request that wait at most to be inserted into the shared branches."""

LONGEST_CONTEXT, SEEN, RECENT, APART, GROWN, WAITING, NODES, FED, STATE = range(9)
"""A request's numbers: the trie's branch length; changes of the trie that its cursors know of; tokens in its list of the last
ones; whether its output is not inserted (its cursor among its own branches then does not grow); changes of the shared
branches; tokens that wait to be inserted into them; nodes that the last search found, and how many of them were fed (-1: that
was learnt from); behind them four cursors, the last tokens, the tokens that wait, and those that come."""


class Seat(NamedTuple):
    """A request's arrays, all int64 and all in one."""

    state: np.ndarray
    own: np.ndarray
    """The cursor of its own text."""
    mine: np.ndarray
    """The cursor among its own branches: the same, unless its output is not inserted."""
    shared: np.ndarray
    """The cursor among the shared branches."""
    out: np.ndarray
    """The cursor of its output as a text of the shared branches."""
    recent: np.ndarray
    waiting: np.ndarray
    coming: np.ndarray


@compiled
def seat(numbers: np.ndarray) -> Seat:
    """The parts of a request's numbers."""
    longest = numbers[LONGEST_CONTEXT]
    size = CONTEXTS + longest + 1
    last = STATE + 4 * size
    own = numbers[STATE : STATE + size]
    apart = numbers[STATE + 2 * size : STATE + 3 * size]
    return Seat(
        numbers[:STATE],
        own,
        apart if numbers[APART] else own,
        numbers[STATE + size : STATE + 2 * size],
        numbers[STATE + 3 * size : last],
        numbers[last : last + longest],
        numbers[last + longest : last + longest + UNSHARED],
        numbers[last + longest + UNSHARED :],
    )


def new_seat(longest: int, apart: bool) -> np.ndarray:
    """Numbers of a request that has just begun."""
    numbers = np.zeros(STATE + 4 * (CONTEXTS + longest + 1) + longest + 2 * UNSHARED, np.int64)
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


STORE, LEARNT, NUMBERS, SHEET, VALUES, COSTS, PLACES = range(7)
"""What a request's handle holds: the handles of the store and of what was learnt, the request's numbers, its sheets, and what
passes cost."""


@compiled
def commit(address: int, grown: int, count: int, prune: int) -> int:
    """A request goes on with `count` tokens: learn from them, move the cursors, insert them among its own branches, note them
    for the shared ones. Returns how many there was room for in the arrays; -1, with nothing done, where one is no token."""
    handle = at(address, 2 * PLACES)
    c, e, r = opened(int64s(handle, STORE)), tables(int64s(handle, LEARNT)), seat(int64s(handle, NUMBERS))
    for index in range(count):
        if not 0 <= r.coming[index] <= MOST_TOKEN:
            return -1
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
            feed_one(c, r.own, token, prune != 0)
            r.waiting[state[WAITING]] = token
            state[WAITING] += 1
    return count


@compiled
def publish(address: int, prune: int) -> int:
    """Insert the tokens that wait into the shared branches. Returns how many still wait, for which the arrays have no room."""
    handle = at(address, 2 * PLACES)
    c, r = opened(int64s(handle, STORE)), seat(int64s(handle, NUMBERS))
    waiting = r.state[WAITING]
    done = feed(c, r.out, r.waiting[:waiting], prune != 0)
    for place in range(done, waiting):
        r.waiting[place - done] = r.waiting[place]
    r.state[WAITING] = waiting - done
    return waiting - done


@compiled
def guess(address: int, grown: int, outputs_only: int, room: int, depth: int, single: int, rate: float) -> int:
    """Search and plant. Returns how many numbers the report has, see `planting.plant`."""
    handle = at(address, 2 * PLACES)
    c, e, r = opened(int64s(handle, STORE)), tables(int64s(handle, LEARNT)), seat(int64s(handle, NUMBERS))
    f = sheets(int64s(handle, SHEET), floats(handle, VALUES))
    r.state[GROWN] = grown
    look(c, r)
    costs = floats(handle, COSTS)
    curve = costs.reshape(2, len(costs) // 2)
    size, fed, over, left = search(c, e, r.mine, r.shared, f, outputs_only != 0, room, depth, single != 0, curve, rate)
    r.state[NODES], r.state[FED] = size, fed
    return plant(f, size, fed, over, left + size - fed, max(r.mine[DEPTH], r.shared[DEPTH]))


__all__ = [
    "APART",
    "COSTS",
    "FED",
    "GROWN",
    "LEARNT",
    "MOST_TOKEN",
    "NUMBERS",
    "PLACES",
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
    "publish",
    "seat",
]
