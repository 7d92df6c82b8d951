"""Compiles every compiled function of a step before the first step. Imports no torch."""

from __future__ import annotations

import gc
import logging
import os
import sys
from functools import cache
from itertools import chain
from threading import RLock
from typing import Any, cast

import numpy as np
from numba import boolean, float64, int64
from numba.core import event

from lookahead_core.decode import precompile
from lookahead_core.decode.auto_width import AutoWidth, Prices
from lookahead_core.decode.head_guesses import compile_read_heads
from lookahead_core.decode.llama_branch import compile_write_branch
from lookahead_core.decode.move_rows import move_rows
from lookahead_core.decode.trie_copy import copied
from lookahead_core.trace.argmax import LargestWalk
from lookahead_core.trie.compiled import Handle, address_of, config, missing
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.draft_tree import EMPTY, PASS_LAYOUT, DraftTree, lay_out
from lookahead_core.trie.parallel import choose_branches
from lookahead_core.trie.request import draft, draft_by_frequency
from lookahead_core.trie.slots import new_buffers
from lookahead_core.trie.trie import TokenTrie

SEARCH = (int64, int64, boolean, int64, int64, boolean, float64)
"""The types with which a request calls `draft`."""


class Announcement(event.Listener):
    """Says once that something is being compiled. Loading machine code of an earlier process is no such event."""

    said = False

    def on_start(self, _: Any = None) -> None:
        if not self.said:
            logging.getLogger(__name__).warning("Compiling the inner loops: up to a minute, once on this machine")
        self.said = True

    def on_end(self, _: Any) -> None:
        """Nothing to say."""


def compile_trie() -> None:
    """Inserting, copying, eliminating."""
    trie = TokenTrie()
    trie.insert((1, 2) * 1024)  # so many that the texts are moved together
    copied(trie)
    with trie.open((1, 2)) as request:
        request.extend((1,))


def compile_drafts() -> None:
    """Retrieval, which is nearly half of the work, and the shape "parallel"."""
    cast(Any, draft).compile(SEARCH)
    choose_branches(new_buffers(0).nodes, 0, np.empty(0, np.int64))


def compile_passes() -> None:
    """What a pass does with its drafts."""
    tree = DraftTree((1, 2), (-1, 0))
    size = len(tree.ancestors())
    buffers = Handle(PASS_LAYOUT)
    for name in PASS_LAYOUT.names or ():
        buffers.set(name, np.zeros(size * size, np.int64))
    flat = tree.flat()
    lay_out(buffers.address, flat.buffer_info()[0], 2, 0)
    logits = np.zeros(size, np.float32)
    for one in (tree, EMPTY):
        LargestWalk()(one, address_of(logits), 1)
    move_rows(np.zeros(1, np.int64), 0, 0, 0)


def compile_width() -> None:
    """The choice of a pass's width."""
    auto = AutoWidth(Prices([1.0] * WIDEST))
    auto.cut(DraftTree((1,), (-1,), (0.5,)))
    for _ in range(3):  # drafting, a rest, drafting after it
        auto.most_tokens()
        auto.learn(0, 1, 1.0, 1.0)


def compile_rest() -> None:
    """What no step of the trie needs: the paper's ranking, which the comparison after a race asks, draft models and heads."""
    cast(Any, draft_by_frequency).compile((int64, int64, int64, int64, boolean))
    compile_write_branch()
    compile_read_heads()


SHARES = {"trie": (compile_trie, compile_passes), "drafts": (compile_drafts, compile_width)}
"""What each of two processes compiles, see `precompile`: about the same amount of work."""


@cache
def compile_loops() -> None:
    """Compile the functions that run in every step or race, once a process. Every decoder calls it, before any clock runs.

    Takes some twenty seconds once on a machine where the package's folder is writable, 0.2 s in later processes. Two other
    processes do the work, begun here or before (`precompile`); without a place for machine code, and for what they leave, this
    one does.
    """
    with _compiling:
        announcement = Announcement()
        if not (config.DISABLE_JIT or precompile.begun) and missing(draft):
            announcement.on_start()
            precompile.begin()
        precompile.wait()
        if config.DISABLE_JIT:
            return
        with event.install_listener("numba:compile", announcement):
            for compile_part in chain(*SHARES.values()):
                compile_part()


_compiling = RLock()
"""Held so that the first decoders of several threads do the work once, and say so once."""


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # whoever started this one has a page to serve
    gc.disable()  # the collector finds nothing in what compiling makes
    with event.install_recorder("numba:compile") as compiled:
        for compile_part in {**SHARES, "rest": (compile_rest,)}[sys.argv[1]]:
            compile_part()
    if sys.argv[1:] == ["trie", "rest"] and compiled.buffer:  # else an earlier start has begun it
        precompile.begin_rest()
