"""Forward passes of one sequence: the root and its drafts in, logits out, accepted rows kept.

`EagerPasses` makes each pass as wide as its tree. `lookahead_core.decode.fixed_shape` has passes of a few fixed shapes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import torch
from transformers import PreTrainedModel

from lookahead_core.decode.attention import Layout, Route, forward
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.trie.compiled import Handle
from lookahead_core.trie.draft_tree import PLACES, POSITIONS, SEEN, TOKENS, DraftTree, lay_out

SPARE = 64
"""Cache rows reserved above the longest sequence, for drafted rows."""


class Passes(Protocol):
    """What a run asks of the model."""

    @property
    def rows(self) -> int:
        """Rows in the cache."""

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        """Logits [1, vocabulary] of the last of `tokens`, long [1, n]; all n rows go into the cache."""

    def prepare(self, root: int, tree: DraftTree) -> Any:
        """What `forward` needs for a pass over the root, the last committed token, and its drafts."""

    def forward(self, inputs: Any) -> torch.Tensor:
        """Logits [n + 1, vocabulary] of the root and the n drafts; their rows go into the cache. Valid until the next pass."""

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """Of the rows from `start` on keep those at these rising offsets, drop the rest."""

    def nbytes(self) -> int:
        """Bytes of the key-value buffers."""

    def close(self) -> None:
        """The run has ended: let go of its rows."""


class Desk:
    """Where a pass is written down: tokens, positions and who may see whom, in memory that is used again. Its tensors are made
    once for each width, and good until the next pass."""

    def __init__(self) -> None:
        self._handle = Handle(PLACES)
        self._enlarge(SPARE)

    def _enlarge(self, most: int) -> None:
        self._most = most
        self._numbers, self._seen = np.empty((2, most), np.int64), np.ones(most * most, np.bool_)
        self._handle.set(TOKENS, self._numbers[0])
        self._handle.set(POSITIONS, self._numbers[1])
        self._handle.set(SEEN, self._seen)
        self._tensors: dict[int, tuple[torch.Tensor, torch.Tensor, torch.Tensor]] = {}

    def write(self, root: int, tree: DraftTree, start: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Tokens and positions, long [1, n + 1], and ancestors, bool [1, n + 1, n + 1], of a pass after `start` cached rows."""
        width = len(tree) + 1
        if width > self._most:
            self._enlarge(2 * width)
        flat = tree.flat()
        lay_out(self._handle.address, flat.buffer_info()[0], root, start)
        if width not in self._tensors:
            with torch.inference_mode(False):  # tensors that are good in and out of it
                tokens, positions = (torch.from_numpy(row[:width])[None] for row in self._numbers)
                self._tensors[width] = tokens, positions, torch.from_numpy(self._seen[: width * width]).view(1, width, width)
        return self._tensors[width]


_desks: list[Desk] = []
"""Desks of runs that have ended."""


class EagerPasses:
    """One ordinary call of the model a pass."""

    def __init__(self, model: PreTrainedModel, route: Route, longest: int) -> None:
        self.model, self.route, self.device = model, route, model.device
        self.cache = RowCache(reserve=longest + SPARE)
        self._desk: Desk | None = None

    @property
    def rows(self) -> int:
        """Rows in the cache."""
        return self.cache.rows

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        """See `Passes`."""
        return read_prompt(self.model, self.route, tokens, self.cache)

    def prepare(self, root: int, tree: DraftTree) -> tuple[torch.Tensor, Layout]:
        """See `Passes`."""
        if self._desk is None:
            try:
                self._desk = _desks.pop()
            except IndexError:
                self._desk = Desk()
        start = self.cache.rows
        tokens, positions, visible = self._desk.write(root, tree, start)
        if self.device.type != "cpu":
            tokens, positions, visible = (tensor.to(self.device) for tensor in (tokens, positions, visible))
        return tokens, Layout(start, positions, visible)

    def forward(self, inputs: tuple[torch.Tensor, Layout]) -> torch.Tensor:
        """See `Passes`."""
        return forward(self.model, self.route, *inputs, self.cache)[0]

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """See `Passes`."""
        self.cache.keep(start, rows)

    def nbytes(self) -> int:
        """See `Passes`."""
        return self.cache.nbytes()

    def close(self) -> None:
        """See `Passes`."""
        self.cache = RowCache()
        if self._desk is not None:
            _desks.append(self._desk)
            self._desk = None


def read_prompt(model: PreTrainedModel, route: Route, tokens: torch.Tensor, cache: Any) -> torch.Tensor:
    """Logits [1, vocabulary] after `tokens` (long [1, n]), under the model's own causal masks."""
    inputs: dict[str, Any] = {}
    if route.takes_positions:
        inputs["position_ids"] = torch.arange(tokens.shape[1], device=tokens.device)[None]
    if route.keeps_last_logits:
        inputs["logits_to_keep"] = 1
    return model(input_ids=tokens, past_key_values=cache, use_cache=True, **inputs).logits[0, -1:]


__all__ = ["EagerPasses", "Passes", "read_prompt"]
