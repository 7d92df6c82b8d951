"""Forward passes of one sequence: the root and its drafts in, logits out, accepted rows kept.

`EagerPasses` makes each pass as wide as its tree. `lookahead_core.static_pass` has passes of a few fixed shapes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import torch
from transformers import PreTrainedModel

from lookahead_core.attention import Layout, Route, forward, layout_of
from lookahead_core.draft import DraftTree
from lookahead_core.kv_cache import RowCache

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


class EagerPasses:
    """One ordinary call of the model a pass."""

    def __init__(self, model: PreTrainedModel, route: Route, longest: int) -> None:
        self.model, self.route, self.device = model, route, model.device
        self.cache = RowCache(reserve=longest + SPARE)

    @property
    def rows(self) -> int:
        """Rows in the cache."""
        return self.cache.rows

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        """See `Passes`."""
        return read_prompt(self.model, self.route, tokens, self.cache)

    def prepare(self, root: int, tree: DraftTree) -> tuple[torch.Tensor, Layout]:
        """See `Passes`."""
        tokens = torch.tensor([[root, *tree.tokens]], device=self.device)
        return tokens, layout_of(tree, self.cache.rows, self.device)

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


def read_prompt(model: PreTrainedModel, route: Route, tokens: torch.Tensor, cache: Any) -> torch.Tensor:
    """Logits [1, vocabulary] after `tokens` (long [1, n]), under the model's own causal masks."""
    inputs: dict[str, Any] = {}
    if route.takes_positions:
        inputs["position_ids"] = torch.arange(tokens.shape[1], device=tokens.device)[None]
    if route.keeps_last_logits:
        inputs["logits_to_keep"] = 1
    return model(input_ids=tokens, past_key_values=cache, use_cache=True, **inputs).logits[0, -1:]


__all__ = ["EagerPasses", "Passes", "read_prompt"]
