"""What passes of each width cost, and so how many drafts pay: what a search needs of the cost curve.

It knows no clock: `decode.auto_width.Prices` learns what passes cost.
"""

from __future__ import annotations

import numpy as np

from lookahead_core.trie.compiled import compiled, inner, record

WIDEST = 64
"""Most tokens a pass may have."""
TILE = 8
"""The cost of a pass may jump at multiples of so many rows (the kernels' tiles) and from one row to two."""

COST = record(np.float64, "cost", "row")
"""Of a pass of some width, in plain passes: its cost, and what a further row costs where one or more are added, as the mean of
those that make it least. A table of costs, COST [widths from 0 on], tells a search when further drafts stop paying."""


@inner
def tile_of(width: int) -> int:
    """How many jumps lie below a pass of `width` tokens: 0 for a plain one, 1 up to `TILE` rows."""
    return (width + TILE - 1) // TILE if width > 1 else 0


@compiled
def price(table: np.ndarray, curve: np.ndarray, jumps: np.ndarray, host: float) -> None:
    """Fill in a table of costs, where a pass of each width from 0 on costs `curve` plain passes, but the logarithm of each
    jump is higher by `jumps`, and each row takes `host` plain passes of the host's time."""
    widths = len(curve)
    factor, tile = 1.0, 0
    for width in range(widths):
        while tile < min(tile_of(width), len(jumps)):
            factor *= np.exp(jumps[tile])
            tile += 1
        table[width].cost = max(1.0, curve[width] * factor) + host * width
    for width in range(widths - 1):
        least = np.inf
        for wider in range(width + 1, widths):  # the cheapest single row is often free: measured curves are level somewhere
            least = min(least, (table[wider].cost - table[width].cost) / (wider - width))
        table[width].row = max(0.0, least)
    table[widths - 1].row = table[widths - 2].row


@compiled
def best_drafts(table: np.ndarray, scores: np.ndarray, rate: float) -> int:
    """How many of the drafts to feed, given best first: the sum of their scores less what their rows cost is most.

    `rate` is what a plain pass is worth, in tokens. Scores beyond the widest pass are ignored.
    """
    best, most, gain = 0, 0.0, 0.0
    for count in range(1, min(len(scores), len(table) - 2) + 1):
        gain += scores[count - 1] - rate * (table[count + 1].cost - table[count].cost)
        if gain > most:
            best, most = count, gain
    return best
