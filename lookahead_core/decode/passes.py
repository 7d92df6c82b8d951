"""Forward passes of one sequence: takes the root and its drafts, returns logits, keeps the accepted rows.

`EagerPasses` makes each pass as wide as its tree. `lookahead_core.decode.fixed_shape` has passes of a few fixed shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.attention import Route, uncompiled
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.llama_pass import LlamaPass, forward_of
from lookahead_core.decode.mask import InputBuffers, Layout
from lookahead_core.trie.draft_tree import DraftTree

AT_ONCE = 1024
"""Cache rows reserved for an answer, at most; longer answers let the cache grow."""
SPARE = 64
"""Cache rows reserved above that, for drafted rows."""


class Passes:
    """Passes of one run over one cache."""

    cache: RowCache
    route: Route

    @property
    def rows(self) -> int:
        """Rows in the cache."""
        return self.cache.rows

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        """Logits [1, vocabulary] of the last of `tokens`, long [1, n]; the cache then holds their n rows and no others."""
        raise NotImplementedError

    def prepare(self, root: int, tree: DraftTree) -> Any:
        """The inputs of `forward` for a pass over the root, which is the last committed token, and its drafts."""
        raise NotImplementedError

    def forward(self, inputs: Any) -> torch.Tensor:
        """Logits [n + 1, vocabulary] of the root and the n drafts; their rows go into the cache. Valid until the next pass."""
        raise NotImplementedError

    def forward_with_hidden(self, inputs: Any) -> tuple[torch.Tensor, torch.Tensor] | None:
        """The logits of `forward`, and the hidden rows [n + 1, hidden size] that they were computed from; None, with nothing
        done, for passes that do not hold these."""
        return None

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """Of the rows from `start` on keep those at these rising offsets, drop the others."""
        self.cache.keep(start, rows)

    def nbytes(self) -> int:
        """Bytes of the key-value buffers."""
        return self.cache.nbytes()

    def warm_up(self) -> None:
        """Do before the first pass, outside of any clock, what only the first passes have to do."""

    def without_graphs(self) -> None:
        """Compute every pass by the model's own code: a CUDA graph calls no hook when it is replayed."""

    def close(self) -> None:
        """The run has ended: release its rows."""


_inputs = InputBuffers()
"""Every thread has its own; a pass has been computed before the thread prepares the next one."""


class EagerPasses(Passes):
    """Each pass is one call of the model, or of what computes the same faster (`forward_of`)."""

    def __init__(self, model: PreTrainedModel, route: Route, longest: int) -> None:
        self.model, self.route, self.device = model, route, model.device
        self.longest = longest
        self.cache = RowCache()
        self._forward = forward_of(model, route)

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        reserve = min(self.longest, tokens.shape[1] + AT_ONCE) + SPARE
        self.cache = RowCache(reserve, windows=self.route.windows)
        return read_prompt(self.model, self.route, tokens, self.cache)

    def prepare(self, root: int, tree: DraftTree) -> tuple[torch.Tensor, Layout]:
        start = self.cache.rows
        tokens, positions, visible = _inputs.write(root, tree, start)
        if self.device.type != "cpu":
            tokens, positions, visible = (tensor.to(self.device) for tensor in (tokens, positions, visible))
        return tokens, Layout(start, positions, visible)

    def forward(self, inputs: tuple[torch.Tensor, Layout]) -> torch.Tensor:
        return self._forward(*inputs, self.cache)[0]

    def forward_with_hidden(self, inputs: Any) -> tuple[torch.Tensor, torch.Tensor] | None:
        straight = self._forward
        if not isinstance(straight, LlamaPass) or not straight.computes():
            return None
        return self.forward(inputs), straight.hidden[0]

    def close(self) -> None:
        self.cache = RowCache()


def read_prompt(model: PreTrainedModel, route: Route, tokens: torch.Tensor, cache: Any) -> torch.Tensor:
    """Logits [1, vocabulary] after `tokens` (long [1, n]), under the model's own causal masks."""
    inputs: dict[str, Any] = {"input_ids": tokens, route.cache: cache, "use_cache": True}
    if route.takes_positions:
        inputs["position_ids"] = torch.arange(tokens.shape[1], device=tokens.device)[None]
    if route.keeps_last_logits:
        inputs["logits_to_keep"] = 1
    return uncompiled(model)(**inputs).logits[0, -1:]


def synchronizer(device: torch.device) -> Callable[[], None] | None:
    """Waits until `device` is idle; None for a device whose calls return with their results."""
    return partial(torch.cuda.synchronize, device) if device.type == "cuda" else None
