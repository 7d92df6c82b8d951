"""The hidden rows of a pass: what the LM head reads, kept for sources that draft from them (heads, EAGLE, early exits)."""

from __future__ import annotations

from threading import get_ident
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.attention import UnsupportedModelError


class HiddenRows:
    """A context around a model's pass that keeps the input of its LM head. Passes outside of it pay nothing.

    Raises UnsupportedModelError for a model whose LM head transformers does not name.
    """

    rows: torch.Tensor | None = None
    """[n, hidden size]: those of the pass's n logits, valid until the next pass."""

    def __init__(self, model: PreTrainedModel) -> None:
        self._head: Any = model.get_output_embeddings()
        if self._head is None:
            raise UnsupportedModelError(f"{type(model).__name__} names no LM head, so its hidden rows cannot be read")

    def __enter__(self) -> None:
        self.rows, self._thread = None, get_ident()
        self._handle = self._head.register_forward_pre_hook(self._keep)

    def __exit__(self, *_: object) -> None:
        self._handle.remove()

    def _keep(self, _head: torch.nn.Module, inputs: tuple[Any, ...]) -> None:
        if get_ident() == self._thread:  # passes of other threads call the same head
            self.rows = inputs[0][0]

    def cut(self, count: int, prefill: bool) -> None:
        """Leave `count` rows: the last ones of a prefill; else the first ones, for a pass may be padded.

        Raises RuntimeError where the pass did not call the LM head, as a replayed CUDA graph does not.
        """
        if self.rows is None:
            raise RuntimeError("the pass did not call the LM head: hidden rows cannot be read from CUDA graphs")
        self.rows = self.rows[-count:] if prefill else self.rows[:count]
