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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from transformers import PreTrainedModel

from lookahead_core.decode.attention import Route, UnsupportedModelError, forward
from lookahead_core.decode.kv_cache import RowCache, RowLayer
from lookahead_core.decode.mask import Layout
from lookahead_core.decode.passes import Passes, read_prompt
from lookahead_core.trie.draft_tree import DraftTree

WIDTHS = (1, 8, 16, 32, 64)
COLUMNS = 512
"""Fewest key columns; the number doubles when they are full."""


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
        if not self.widths or list(self.widths) != sorted(set(self.widths)) or self.widths[0] < 1:
            raise ValueError(f"widths must rise from 1 or more, not {self.widths}")

    @classmethod
    def exact(cls, width: int = 64, columns: int = 2048) -> FixedShape:
        """One shape for every pass: plain and drafted decoding round alike."""
        return cls((width,), columns)

    def width(self, rows: int) -> int:
        """The width of a pass of `rows` rows."""
        return next(width for width in self.widths if width >= rows)

    def columns_for(self, rows: int) -> int:
        """Key columns of a pass that ends at row `rows`."""
        if self.columns:
            return self.columns
        columns = COLUMNS
        while columns < rows:
            columns *= 2
        return columns


class StaticLayer(RowLayer):
    """Buffers of a constant size; a pass writes its rows at `slots` and sees `columns` of them."""

    slots: torch.Tensor | None = None
    """Rows the open pass writes to, long [width]; None: append, as in the prefill."""
    columns = 0

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Allocate zeros: masked slots are multiplied by zero, and unwritten memory may hold NaN."""
        super().lazy_initialization(key_states, value_states)
        self.zero()

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Write the rows; returns `columns` rows, of which the mask hides the unused ones."""
        if self.slots is None:
            return super().update(key_states, value_states, *args, **kwargs)
        self._key_rows.index_copy_(-2, self.slots, key_states)
        self._value_rows.index_copy_(-2, self.slots, value_states)
        return self._key_rows[..., : self.columns, :], self._value_rows[..., : self.columns, :]

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """Key columns and their offset, as the model's mask code asks for them."""
        return (self.columns, 0) if self.slots is not None else (self.rows + query_length, 0)

    def move(self, source: torch.Tensor, target: torch.Tensor) -> None:
        """Copy the rows numbered by `source` to `target`, both long [n]."""
        for rows in (self._key_rows, self._value_rows):
            rows.index_copy_(-2, target, rows.index_select(-2, source))


class StaticCache(RowCache):
    """A cache of `StaticLayer`s of `capacity` rows."""

    layers: list[StaticLayer]  # type: ignore[assignment]

    def __init__(self, capacity: int) -> None:
        super().__init__(capacity, StaticLayer)

    def write_at(self, slots: torch.Tensor | None, columns: int = 0) -> None:
        """Passes write to `slots` and see `columns` rows; None: append."""
        for layer in self.layers:
            layer.slots, layer.columns = slots, columns

    def resize(self, rows: int) -> None:
        """From now on `rows` rows count."""
        for layer in self.layers:
            if layer.is_initialized:
                layer.rows = rows


@dataclass(slots=True, kw_only=True)
class StaticLayout(Layout):
    """A layout whose tensors are filled again for every pass."""

    allowed: torch.Tensor
    """Which slots each row sees, those of its own pass included: bool [1, width, columns]."""
    slot_positions: torch.Tensor
    """Position of every slot, those of the pass's own rows included: long [1, columns]."""

    def full(self) -> torch.Tensor:
        return self.allowed[:, None]

    def ruled(self, rule: Callable[..., Any]) -> torch.Tensor:
        one = torch.zeros((1, 1, 1, 1), dtype=torch.long, device=self.allowed.device)
        allowed = rule(one, one, self.query_positions[:, None, :, None], self.slot_positions[:, None, None, :])
        return allowed & self.full()

    @property
    def sees_all(self) -> bool:
        """False: unused slots must be hidden."""
        return False


class _Shape:
    """One width and one number of columns: its tensors, and its graph where there is one."""

    def __init__(self, width: int, columns: int, device: torch.device) -> None:
        self.width, self.columns = width, columns
        self.tokens = torch.zeros((1, width), dtype=torch.long, device=device)
        self.slots = torch.arange(width, device=device)
        self.layout = StaticLayout(
            start=0,
            query_positions=torch.zeros((1, width), dtype=torch.long, device=device),
            visible=torch.eye(width, dtype=torch.bool, device=device)[None],
            columns=columns,
            allowed=torch.eye(width, columns, dtype=torch.bool, device=device)[None],
            slot_positions=torch.zeros((1, columns), dtype=torch.long, device=device),
        )
        self.positions = torch.arange(columns, device=device)[None]
        self.graph: Any = None
        self.logits: torch.Tensor | None = None

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
        self.layout.query_positions.copy_(sent[1:2])
        self.slots.copy_(sent[2])
        own = np.eye(width, dtype=np.bool_)
        own[:rows, :rows] = visible
        allowed, positions = self.layout.allowed, self.layout.slot_positions
        allowed.zero_()
        allowed[:, :rows, :start] = True
        allowed[:, :, start : start + width] = torch.from_numpy(own).to(allowed.device, non_blocking=True)
        positions.copy_(self.positions)
        positions[:, start : start + width] = self.layout.query_positions


class StaticPasses(Passes):
    """Passes of fixed shapes over one static cache.

    One object serves many runs in turn: `close` drops the rows and keeps the buffers. Raises `UnsupportedModelError` for
    models that take no trees or no positions, ValueError for a sequence longer than `capacity`.
    """

    cache: StaticCache

    def __init__(self, model: PreTrainedModel, route: Route, capacity: int, shape: FixedShape | None = None) -> None:
        if not route.takes_trees or not route.takes_positions:
            raise UnsupportedModelError(f"{type(model).__name__} has no passes of fixed shape: {route.reason}")
        self.model, self.route, self.device = model, route, model.device
        self.shape = shape or FixedShape()
        widest = self.shape.widths[-1]
        self.longest = self.shape.columns - widest if self.shape.columns else capacity
        if capacity > self.longest:
            raise ValueError(f"{capacity} tokens and a pass of {widest} do not fit {self.shape.columns} columns")
        self.cache = StaticCache(self.shape.columns_for(self.longest + widest))
        self.graphs = self.device.type == "cuda" if self.shape.graphs is None else self.shape.graphs
        self._shapes: dict[tuple[int, int], _Shape] = {}
        self.busy = False
        self._pool: Any = None
        self._moves: tuple[torch.Tensor, torch.Tensor] | None = None
        self._move_graph: Any = None

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        """Eager, because prompts differ in length. Raises ValueError for a prompt longer than the cache."""
        if tokens.shape[1] > self.longest:
            raise ValueError(f"the prompt has {tokens.shape[1]} tokens; these passes hold {self.longest}")
        self.cache.write_at(None)
        return read_prompt(self.model, self.route, tokens, self.cache)

    def prepare(self, root: int, tree: DraftTree) -> tuple[_Shape, int]:
        """The filled tensors and the number of real rows."""
        start, rows = self.cache.rows, len(tree) + 1
        width = self.shape.width(rows)
        shape = self._shape(width, self.shape.columns_for(start + width))
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
        assert shape.logits is not None
        return shape.logits[0, :rows]

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """Moves rows only where the accepted ones are not contiguous."""
        if any(row != slot for slot, row in enumerate(rows)):
            widest = self.shape.widths[-1]
            numbers = np.tile(np.arange(start, start + widest), (2, 1))
            numbers[0, : len(rows)] = np.asarray(rows) + start
            sent = torch.from_numpy(numbers).to(self.device, non_blocking=True)
            self._move(sent, len(rows))
        self.cache.resize(start + len(rows))

    def close(self) -> None:
        """Drop the rows; buffers and graphs stay for the next run."""
        self.cache.resize(0)
        self.busy = False

    def _shape(self, width: int, columns: int) -> _Shape:
        if (width, columns) not in self._shapes:
            self._shapes[width, columns] = _Shape(width, columns, self.device)
        return self._shapes[width, columns]

    def _forward(self, shape: _Shape) -> torch.Tensor:
        return forward(self.model, self.route, shape.tokens, shape.layout, self.cache)

    def _capture(self, shape: _Shape) -> None:
        """Record the pass as a CUDA graph; where that fails, warn and continue without graphs."""
        try:
            side = torch.cuda.Stream(self.device)
            side.wait_stream(torch.cuda.current_stream(self.device))
            with torch.cuda.stream(side):  # libraries allocate their workspaces on the first call, outside a capture
                for _ in range(2):
                    self._forward(shape)
            torch.cuda.current_stream(self.device).wait_stream(side)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, pool=self._pool):
                shape.logits = self._forward(shape)
            self._pool = self._pool or graph.pool()
            shape.graph = graph
        except Exception as error:
            self.graphs = False
            warnings.warn(f"{type(self.model).__name__} runs without CUDA graphs: {error}", RuntimeWarning, stacklevel=2)

    def _move(self, numbers: torch.Tensor, count: int) -> None:
        """Copy rows numbers[0] to numbers[1] in every layer; with graphs in one launch."""
        if not self.graphs:
            self._move_all(numbers[0, :count], numbers[1, :count])
            return
        if self._moves is None:
            self._moves = (numbers[1].clone(), numbers[1].clone())
            self._move_all(*self._moves)  # first call of the kernels: rows onto themselves
            self._move_graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._move_graph, pool=self._pool):
                self._move_all(*self._moves)
        self._moves[0].copy_(numbers[0])
        self._moves[1].copy_(numbers[1])
        self._move_graph.replay()

    def _move_all(self, source: torch.Tensor, target: torch.Tensor) -> None:
        for layer in self.cache.layers:
            if layer.is_initialized:
                layer.move(source, target)
