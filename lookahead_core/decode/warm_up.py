"""Compiles every compiled function of a step before the first step. Imports no torch."""

from __future__ import annotations

import numpy as np

from lookahead_core.decode.auto_width import AutoWidth, Prices
from lookahead_core.decode.move_rows import move_rows
from lookahead_core.trace.argmax import LargestWalk
from lookahead_core.trie.compiled import Handle, address_of
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.draft_tree import EMPTY, PASS_LAYOUT, lay_out
from lookahead_core.trie.trie import TokenTrie


def compile_loops() -> None:
    """Compile the functions that run in every step; otherwise the first step would wait for that.

    Takes some twenty seconds once on a machine where the package's folder is writable, 0.2 s in later processes.
    """
    trie = TokenTrie()
    trie.insert((1, 2, 1, 2))
    with trie.open((1, 2)) as request:
        tree = request.draft(4)
        request.extend((1,))
    size = len(tree.ancestors())
    buffers = Handle(PASS_LAYOUT)
    for name in PASS_LAYOUT.names or ():
        buffers.set(name, np.zeros(size * size, np.int64))
    flat = tree.flat()
    lay_out(buffers.address, flat.buffer_info()[0], 2, 0)
    logits = np.zeros(size, np.float32)
    for one in (tree, EMPTY):
        LargestWalk()(one, address_of(logits), 1)
    auto = AutoWidth(Prices([1.0] * WIDEST))
    for _ in range(3):  # drafting, a rest, drafting after it
        auto.most_tokens()
        auto.learn(0, 1, 1.0, 1.0)
    move_rows(np.zeros(1, np.int64), 0, 0, 0)
