"""Which rows of a pass see which keys: positions and masks as tensors, for one tree, for a batch, or for plain text."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from lookahead_core.trie.compiled import Handle
from lookahead_core.trie.draft_tree import PASS_LAYOUT, DraftTree, lay_out
from lookahead_core.trie.interrupts import uninterrupted

FIRST_ROWS = 64
"""Rows that `InputBuffers` holds at first."""


@dataclass(slots=True)
class Layout:
    """Positions and visibility of the rows of one pass.

    The key columns are the cache's `start` rows and the pass's own `width` rows; passes of fixed shape have others.
    """

    start: int
    """Cache rows before the pass."""
    query_positions: torch.Tensor
    """Position of every row of the pass: long [batch, width]."""
    visible: torch.Tensor
    """Ancestors, self included: bool [batch, width, width]."""
    key_positions: torch.Tensor | None = None
    """Position of every cache row, -1 for an unused one: long [batch, start]. None: row i holds position i."""
    columns: int = 0
    """Key columns that attention receives; 0: `start + width`."""

    @property
    def width(self) -> int:
        """Rows of the pass."""
        return self.visible.shape[1]

    @property
    def keys(self) -> int:
        """Columns of the mask."""
        return self.columns or self.start + self.width

    @property
    def sees_all(self) -> bool:
        """Whether the pass is one row that sees every column: plain decoding."""
        return self.visible.shape[1] == 1 and self.key_positions is None and self.keys == self.start + 1

    def behind(self, first: int) -> Layout:
        """The same for layers that are given no cache rows before number `first`."""
        if first == 0:
            return self
        if self.key_positions is None:
            positions = torch.arange(first, self.start, device=self.visible.device).expand(len(self.visible), -1)
        else:
            positions = self.key_positions[:, first:]
        return Layout(self.start - first, self.query_positions, self.visible, positions)

    def full(self) -> torch.Tensor:
        """The mask of a layer with full causal attention: bool [batch, 1, width, keys]."""
        batch, width, _ = self.visible.shape
        if self.key_positions is None:
            cached = self.visible.new_ones((batch, width, self.start))
        else:
            cached = (self.key_positions >= 0)[:, None, :].expand(batch, width, self.start)
        return torch.cat((cached, self.visible), dim=-1)[:, None]

    def column_positions(self) -> torch.Tensor:
        """Position of every key column: long [batch, keys]."""
        cached = self.key_positions
        if cached is None:
            cached = torch.arange(self.start, device=self.visible.device)[None].expand(len(self.visible), -1)
        return torch.cat((cached, self.query_positions), dim=-1)

    def ruled(self, rule: Callable[..., Any]) -> torch.Tensor:
        """The same under the model's own `rule(batch, head, query position, key position)`, e.g. a sliding window."""
        rows = torch.arange(len(self.visible), device=self.visible.device)[:, None, None, None]
        positions = self.query_positions[:, None, :, None], self.column_positions()[:, None, None, :]
        return rule(rows, torch.zeros_like(rows), *positions) & self.full()


def layout_of(tree: DraftTree, start: int, device: torch.device | str) -> Layout:
    """The layout of one sequence's pass: root and drafts after `start` cached rows. `InputBuffers` writes the same in place."""
    depths, visible = tree.rows()
    return Layout(start, torch.from_numpy(depths + start).to(device)[None], torch.from_numpy(visible).to(device)[None])


def causal_layout(width: int, device: torch.device, start: int = 0) -> Layout:
    """The layout of `width` rows of plain text after `start` cached rows."""
    return Layout(
        start=start,
        query_positions=torch.arange(start, start + width, device=device)[None],
        visible=torch.ones((1, width, width), dtype=torch.bool, device=device).tril(),
    )


def additive(mask: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """A bool mask as an additive one: 0 where allowed, the dtype's minimum elsewhere. Every attention takes this form."""
    return torch.where(mask, torch.zeros((), dtype=dtype, device=mask.device), torch.finfo(dtype).min)


class InputBuffers(threading.local):
    """The inputs of a pass on the host, in memory that every pass of a thread reuses: tokens, positions and who may see whom.

    The tensors of each width are made once; their contents are valid until the thread's next `write`.
    """

    def __init__(self) -> None:
        self._handle = Handle(PASS_LAYOUT)
        self._allocate(FIRST_ROWS)

    @uninterrupted()
    def _allocate(self, rows: int) -> None:
        self._rows = rows
        self._numbers, self._seen = np.empty((2, rows), np.int64), np.ones(rows * rows, np.bool_)
        self._handle.set("tokens", self._numbers[0])
        self._handle.set("positions", self._numbers[1])
        self._handle.set("visible", self._seen)
        self._tensors: dict[int, tuple[torch.Tensor, torch.Tensor, torch.Tensor]] = {}

    def write(self, root: int, tree: DraftTree, start: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Tokens and positions, long [1, n + 1], and ancestors, bool [1, n + 1, n + 1], of a pass after `start` cached rows."""
        width = len(tree) + 1
        if width > self._rows:
            self._allocate(2 * width)
        flat = tree.flat()
        lay_out(self._handle.address, flat.buffer_info()[0], root, start)
        if width not in self._tensors:
            with torch.inference_mode(False):  # usable inside and outside of inference mode
                tokens, positions = (torch.from_numpy(row[:width])[None] for row in self._numbers)
                self._tensors[width] = tokens, positions, torch.from_numpy(self._seen[: width * width]).view(1, width, width)
        return self._tensors[width]
