"""Passes of a few fixed shapes: the same tensors at the same addresses every time, so that CUDA can replay a pass.

A pass has one of a few widths and one of a few numbers of key columns. Short trees are padded with rows that see only
themselves and that no other row sees; unused slots are masked. On CUDA each shape is captured once as a graph and replayed:
one launch instead of hundreds. On other devices, and for a model that cannot be captured, the same code runs without graphs;
the tests compare that with the eager passes.

With one width and one number of columns (`FixedShape.exact`) all passes have one shape. Then plain and drafted decoding
round alike, bit for bit, in any dtype, as long as accepted rows are contiguous.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import at_least, context_limit, of_kind
from lookahead_core.decode.attention import Route, UnsupportedModelError, forward
from lookahead_core.decode.kv_cache import RowCache, RowLayer
from lookahead_core.decode.mask import Layout
from lookahead_core.decode.passes import Passes, read_prompt
from lookahead_core.trie.draft_tree import DraftTree

WIDTHS = (1, 8, 16, 32, 64)
COLUMNS = 512
"""Fewest key columns, a power of 2; the number doubles when they are full."""


@dataclass(frozen=True, slots=True)
class FixedShape:
    """The shapes of passes."""

    widths: tuple[int, ...] = WIDTHS
    """Rows of a pass, rising: the first of these that holds the tree."""
    columns: int = 0
    """Key columns of every pass; 0: the smallest of 512, 1024, 2048, ... that holds the rows."""
    graphs: bool | None = None
    """Whether to capture CUDA graphs; None: on CUDA."""

    def __post_init__(self) -> None:
        for width in self.widths:
            at_least("a width", width, 1)
        at_least("columns", self.columns, 0)
        of_kind("graphs", self.graphs, bool)
        if not self.widths or list(self.widths) != sorted(set(self.widths)):
            raise ValueError(f"widths must rise from 1 or more, not {self.widths}")

    @classmethod
    def exact(cls, width: int = 64, columns: int = 2048) -> FixedShape:
        """One shape for every pass: plain and drafted decoding round alike."""
        return cls((width,), columns)

    def width(self, rows: int) -> int:
        """The width of a pass of `rows` rows. Raises ValueError where none holds them."""
        for width in self.widths:
            if width >= rows:
                return width
        raise ValueError(f"a pass of {rows} rows is wider than the widest of {self.widths}")

    def columns_for(self, rows: int) -> int:
        """Key columns of a pass that ends at row `rows`."""
        return self.columns or max(COLUMNS, 1 << (rows - 1).bit_length())


class StaticLayer(RowLayer):
    """Buffers of a constant size; a pass writes its rows at `slots` and sees `columns` of them."""

    slots: torch.Tensor | None = None
    """Rows the open pass writes to, long [width]; None: append, as in the prefill."""
    columns = 0

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Write the rows; returns `columns` rows, of which the mask hides the unused ones."""
        if self.slots is None:
            return super().update(key_states, value_states, *args, **kwargs)
        keys, values = self.buffers
        keys.index_copy_(-2, self.slots, key_states)
        values.index_copy_(-2, self.slots, value_states)
        return keys[..., : self.columns, :], values[..., : self.columns, :]

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """Key columns and their offset, as the model's mask code asks for them."""
        return (self.columns, 0) if self.slots is not None else super().get_mask_sizes(query_length)


class StaticCache(RowCache):
    """A cache of `StaticLayer`s of `capacity` rows."""

    layers: list[StaticLayer]

    def __init__(self, capacity: int) -> None:
        super().__init__(capacity, StaticLayer)

    def write_at(self, slots: torch.Tensor | None, columns: int = 0) -> None:
        """Passes write to `slots` and see `columns` rows; None: append."""
        for layer in self.layers:
            layer.slots, layer.columns = slots, columns


class _Shape(Layout):
    """One width and one number of columns: a layout whose tensors are filled again for every pass, and the pass's graph."""

    def __init__(self, width: int, columns: int, device: torch.device) -> None:
        visible = torch.eye(width, columns, dtype=torch.bool, device=device)[None]
        zeros = torch.zeros((3, 1, width), dtype=torch.long, device=device)
        super().__init__(0, zeros[0], visible[..., :width], columns=columns)
        self.tokens, self.slots = zeros[1], zeros[2, 0]
        """Long [1, width]; the rows that the pass writes to, long [width]."""
        self.allowed = visible
        """Which slots each row sees, those of its own pass included: bool [1, width, columns]."""
        self.slot_numbers = torch.arange(columns, device=device)[None]
        self.slot_positions = self.slot_numbers.clone()
        """Position of every slot, those of the pass's own rows included: long [1, columns]."""
        self.graph: Any = None
        self.logits: torch.Tensor

    def full(self) -> torch.Tensor:
        return self.allowed[:, None]

    def column_positions(self) -> torch.Tensor:
        return self.slot_positions

    def fill(self, root: int, tree: DraftTree, start: int) -> None:
        """Write a pass over the root and its drafts after `start` rows, padded with rows that see only themselves."""
        width, rows = self.width, len(tree) + 1
        depths, visible = tree.rows()
        numbers = np.full((3, width), start, dtype=np.int64)
        numbers[0] = 0
        numbers[0, :rows] = root, *tree.tokens
        numbers[1, :rows] += depths
        numbers[2] += np.arange(width)
        sent = torch.from_numpy(numbers).to(self.tokens.device, non_blocking=True)
        self.tokens.copy_(sent[:1])
        self.query_positions.copy_(sent[1:2])
        self.slots.copy_(sent[2])
        own = np.eye(width, dtype=np.bool_)
        own[:rows, :rows] = visible
        self.allowed.zero_()
        self.allowed[:, :rows, :start] = True
        self.allowed[:, :, start : start + width] = torch.from_numpy(own).to(self.allowed.device, non_blocking=True)
        self.slot_positions.copy_(self.slot_numbers)
        self.slot_positions[:, start : start + width] = self.query_positions


class StaticPasses(Passes):
    """Passes of fixed shapes over one static cache.

    One object serves many runs in turn: `close` drops the rows and keeps the buffers. Raises `UnsupportedModelError` for
    models that take no trees or no positions, ValueError for a sequence longer than the columns that `capacity` tokens need.
    """

    cache: StaticCache

    def __init__(self, model: PreTrainedModel, route: Route, capacity: int, shape: FixedShape | None = None) -> None:
        if not route.takes_trees or not route.takes_positions:
            raise UnsupportedModelError(f"{type(model).__name__} has no passes of fixed shape: {route.reason}")
        self.model, self.route, self.device = model, route, model.device
        self.shape = shape or FixedShape()
        self.made_for = route, model.dtype, model.device, self.shape
        widest = self.shape.widths[-1]
        columns = self.shape.columns_for(capacity + widest)
        self.longest = columns - widest  # as many as the columns hold, so that the next run may be longer
        if capacity > self.longest:
            raise ValueError(f"{capacity} tokens and a pass of {widest} do not fit {self.shape.columns} columns")
        if columns > route.single_from:
            raise UnsupportedModelError(
                f"{type(model).__name__} goes by the number of rows from row {route.single_from} on, and passes of fixed "
                f"shape for {self.longest} tokens have {columns} columns; ask for fewer tokens, or decode without `fixed`"
            )
        self.cache = StaticCache(columns)
        self.graphs = self.device.type == "cuda" if self.shape.graphs is None else self.shape.graphs
        self._shapes: dict[tuple[int, int], _Shape] = {}
        self.busy = False
        self._pool: Any = None
        self._stream: Any = None
        self._moves: torch.Tensor | None = None
        self._move_graph: Any = None

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        """Eager, because prompts differ in length. Raises ValueError for a prompt longer than the cache."""
        if tokens.shape[1] > self.longest:
            raise ValueError(f"the prompt has {tokens.shape[1]} tokens; these passes hold {self.longest}")
        self.cache.resize(0)
        self.cache.write_at(None)
        return read_prompt(self.model, self.route, tokens, self.cache)

    def prepare(self, root: int, tree: DraftTree) -> tuple[_Shape, int]:
        """The filled tensors and the number of real rows."""
        start, rows = self.cache.rows, len(tree) + 1
        width = self.shape.width(rows)
        columns = self.shape.columns_for(start + width)
        if (width, columns) not in self._shapes:
            self._shapes[width, columns] = _Shape(width, columns, self.device)
        shape = self._shapes[width, columns]
        shape.fill(root, tree, start)
        self.cache.write_at(shape.slots, shape.columns)
        return shape, rows

    def forward(self, inputs: tuple[_Shape, int]) -> torch.Tensor:
        shape, rows = inputs
        if self.graphs and shape.graph is None:
            self._capture(shape)
        if shape.graph is not None:
            shape.graph.replay()
        else:
            shape.logits = self._forward(shape)
        self.cache.resize(self.cache.rows + rows)
        return shape.logits[0, :rows]

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """With graphs, rows that are not contiguous are moved in one launch."""
        if self.graphs and rows and rows[-1] != len(rows) - 1:
            numbers = np.tile(np.arange(start, start + self.shape.widths[-1]), (2, 1))
            numbers[0, : len(rows)] = np.asarray(rows) + start
            sent = torch.from_numpy(numbers).to(self.device, non_blocking=True)
            if self._moves is None:
                self._moves = sent[1:].repeat(2, 1)  # first call of the kernels: rows onto themselves
                self.cache.move(self._moves[:1], self._moves[1:])
                self._move_graph = torch.cuda.CUDAGraph()
                with torch.cuda.graph(self._move_graph, pool=self._pool, stream=self._stream):
                    self.cache.move(self._moves[:1], self._moves[1:])
            self._moves.copy_(sent)
            self._move_graph.replay()
            rows = range(len(rows))
        self.cache.keep(start, rows)

    def without_graphs(self) -> None:
        self.graphs = False

    @torch.inference_mode()
    def warm_up(self) -> None:
        """Compute, and with graphs capture, a pass of every shape and a move of rows."""
        self.prefill(torch.zeros((1, 1), dtype=torch.long, device=self.device))
        widest = self.shape.widths[-1]
        columns = self.shape.columns_for(1)
        while columns <= self.shape.columns_for(self.longest + widest):
            for width in self.shape.widths:
                if width <= columns and (width, columns) not in self._shapes:
                    self.cache.resize(columns - width)
                    self.forward(self.prepare(0, DraftTree((0,) * (width - 1), tuple(range(-1, width - 2)))))
            columns *= 2
        if widest > 2:
            self.keep(0, (0, 2))
        self.cache.resize(0)

    def close(self) -> None:
        """Drop the rows; buffers and graphs stay for the next run."""
        self.cache.resize(0)
        self.busy = False

    def _forward(self, shape: _Shape) -> torch.Tensor:
        try:
            return forward(self.model, self.route, shape.tokens, shape, self.cache)
        except RuntimeError as error:
            limit, columns = context_limit(self.model), shape.allowed.shape[-1]
            if columns <= limit or isinstance(error, torch.OutOfMemoryError):
                raise
            raise UnsupportedModelError(
                f"{type(self.model).__name__} takes no pass with {columns} key columns, more than its context of {limit} "
                f"tokens ({error}); name at most so many as the `columns` of a FixedShape, or decode without"
            ) from error

    def _capture(self, shape: _Shape) -> None:
        """Record the pass as a CUDA graph; where that fails, warn and continue without graphs."""
        try:
            side = self._stream = self._stream or torch.cuda.Stream(self.device)  # torch's own would be of the current device
            side.wait_stream(torch.cuda.current_stream(self.device))
            with torch.cuda.stream(side):  # libraries allocate their workspaces on the first call, outside a capture
                for _ in range(2):
                    self._forward(shape)
            torch.cuda.current_stream(self.device).wait_stream(side)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, pool=self._pool, stream=side):
                shape.logits = self._forward(shape)
            self._pool = self._pool or graph.pool()
            shape.graph = graph
        except Exception as error:
            self.graphs = False
            warnings.warn(f"{type(self.model).__name__} runs without CUDA graphs: {error}", RuntimeWarning, stacklevel=2)
