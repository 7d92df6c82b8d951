"""What a trie reports of one step, for the trace."""

from __future__ import annotations

from typing import NamedTuple


class TrieFacts(NamedTuple):
    """What the trie did in one step: its size after it, and what the step added and evicted (nodes)."""

    nodes: int = 0
    added: int = 0
    evicted: int = 0


NO_FACTS = TrieFacts()
