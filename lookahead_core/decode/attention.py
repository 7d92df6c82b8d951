"""Tree attention on any transformers model: the registered attention and mask functions, and the routes of a pass.

The model builds its masks (causal, sliding window, chunked, sinks) by calling the mask function registered under the name
of its attention implementation. The function registered here evaluates the model's own rule at *tree positions* instead of
row numbers, and adds the rule that a draft row sees only its ancestors. Outside of a tree pass it calls transformers' own
function, so the same model object still serves `model.generate`.

Nothing here patches transformers: `AttentionInterface.register` and `AttentionMaskInterface.register` are its public API.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from inspect import signature
from typing import Any, Literal
from weakref import ref

import torch
from transformers import AttentionInterface, AttentionMaskInterface, PreTrainedModel
from transformers.integrations.sdpa_attention import sdpa_attention_forward
from transformers.masking_utils import causal_mask_function, eager_mask, sdpa_mask

from lookahead_core.decode.mask import Layout, additive

RouteName = Literal["mask", "4d", "chain"]
CacheName = Literal["cache", "past_key_values"]
"""What a model's `forward` calls its cache: the first since transformers 5.24, the second before, and in code of its own."""
FAR = 1 << 30
"""More positions than any text has."""


_open: ContextVar[ref[TreePass] | None] = ContextVar("lookahead_pass", default=None)
"""The open pass. The `with` statement alone holds it: one that an interrupt left open ends with its frame."""


class TreePass:
    """A context in which models on the "mask" route build the mask of `layout`; None keeps the models' own masks.

    Raises RuntimeError on exit where the model never asked for the mask: then its attention implementation was changed,
    and the rows of the pass saw each other.
    """

    __slots__ = ("__weakref__", "layout", "rules", "token")

    def __init__(self, layout: Layout | None) -> None:
        self.layout = layout
        self.rules: list[Callable[..., Any]] = []
        """The rules whose masks the model asked for: causal, sliding window, chunk."""

    def __enter__(self) -> None:
        self.token = _open.set(ref(self) if self.layout is not None else None)

    def __exit__(self, error: object, *_: object) -> None:
        _open.reset(self.token)
        if error is None and self.layout is not None and not self.rules:
            raise RuntimeError(
                f"the model never asked for its tree mask; its attention implementation must stay {SDPA} or {EAGER}"
            )


def _tree_layout(mask_function: Callable[..., Any] = causal_mask_function, **_: Any) -> Layout | None:
    """The layout of the open tree pass, whose mask the model is asking for; None where none is open."""
    opened = _open.get()
    current = opened() if opened is not None else None
    if current is None:
        return None
    current.rules.append(mask_function)
    return current.layout


def _tree_mask(
    layout: Layout,
    q_length: int,
    kv_length: int,
    kv_offset: int = 0,
    mask_function: Callable[..., Any] = causal_mask_function,
    **_: Any,
) -> torch.Tensor:
    """The bool mask of a tree pass. Raises RuntimeError for a pass of another shape."""
    layout = layout.behind(kv_offset)
    if (layout.width, layout.keys) != (q_length, kv_length):
        raise RuntimeError(
            f"the model asks for a mask of {q_length} rows and {kv_length} keys in a pass of {layout.width} and {layout.keys}"
        )
    return layout.full() if mask_function is causal_mask_function else layout.ruled(mask_function)


def _sdpa_mask(*args: Any, **kwargs: Any) -> torch.Tensor | None:
    layout = _tree_layout(**kwargs)
    if layout is None:
        if kwargs.get("q_length", 1) > 1 and getattr(kwargs.get("config"), "num_kv_shared_layers", 0):
            # Gemma 4 gives layers that share others' rows the last queries alone. Those need a mask, which it sees to under the
            # name "sdpa" only.
            kwargs["allow_is_causal_skip"] = False
        return sdpa_mask(*args, **kwargs)
    shape = kwargs["q_length"], kwargs["kv_length"] + kwargs.get("kv_offset", 0)
    if layout.sees_all and kwargs.get("mask_function") is causal_mask_function and shape == (layout.width, layout.keys):
        return None  # attention without a mask is faster than with one that allows everything
    return _tree_mask(layout, **kwargs)


def _eager_mask(*args: Any, **kwargs: Any) -> torch.Tensor:
    layout = _tree_layout(**kwargs)
    if layout is None:
        return eager_mask(*args, **kwargs)
    return additive(_tree_mask(layout, **kwargs), kwargs.get("dtype", torch.float32))


def _eager_forward(module: torch.nn.Module, *args: Any, **kwargs: Any) -> Any:
    # Each model's own eager function applies its soft caps, sinks and scalings.
    return sys.modules[type(module).__module__].eager_attention_forward(module, *args, **kwargs)


SDPA, EAGER = "lookahead_sdpa", "lookahead_eager"
AttentionInterface.register(SDPA, sdpa_attention_forward)
AttentionMaskInterface.register(SDPA, _sdpa_mask)
AttentionInterface.register(EAGER, _eager_forward)
AttentionMaskInterface.register(EAGER, _eager_mask)


@dataclass(frozen=True, slots=True)
class Route:
    """How a model takes drafts, and why: "mask" (registered mask), "4d" (one additive mask), "chain" (one branch)."""

    name: RouteName
    reason: str
    takes_positions: bool = True
    """Whether the model's forward has `position_ids`."""
    keeps_last_logits: bool = False
    """Whether it has `logits_to_keep`."""
    cache: CacheName = "past_key_values"
    """The argument in which it takes a cache."""
    switches: tuple[int, ...] = ()
    """Positions from which on the rows of a pass are computed otherwise: no pass may have rows on both sides."""
    recomputes: bool = False
    """Whether `generate` reads the whole text again there, as it does for Phi-3."""
    plain_from: int = FAR
    """Position from which on a row depends on the width of its pass (dynamic NTK, keys kept by a score): no drafts."""
    single_from: int = FAR
    """Cache row from which on rules go by the number of a row, or of rows: single branches only."""
    rows: int = FAR
    """Rows that the model's buffers hold."""
    most: int = FAR
    """Longest text for which the cache of `generate` holds every row that the model's masks show."""
    windows: tuple[int, ...] = ()
    """How many rows each layer sees, its own included, 0 for all; none where a cache must keep every row."""

    @property
    def takes_trees(self) -> bool:
        """False where only single-branch drafts are exact."""
        return self.name != "chain"

    def depth(self, position: int) -> int:
        """Most levels of drafts below a root at `position`."""
        if not self.switches:
            return FAR
        if position >= self.plain_from or self.reads_again(position):
            return 0
        return min((switch - 1 - position for switch in self.switches if switch > position), default=FAR)

    def refuse_together(self, name: str, lengths: Sequence[tuple[int, int]], advice: str) -> None:
        """Raise where texts of these lengths, first and last, cannot share passes: where one passes a length from which on the
        model `name` computes differently. `advice`: what to do instead."""
        longest, shortest = max((last for _, last in lengths), default=0), min((first for first, _ in lengths), default=0)
        for switch in self.switches:
            if shortest <= switch < longest:
                raise UnsupportedModelError(
                    f"{name} computes all rows of a pass otherwise from position {switch} on; these texts have {shortest} "
                    f"to {longest} tokens; {advice}"
                )
        if longest > self.single_from:
            raise UnsupportedModelError(
                f"{name} goes by the number of rows from row {self.single_from} on, and in a batch or behind padding that is "
                f"not a token's position; these texts may have {longest} tokens; {advice}"
            )

    def reads_again(self, position: int) -> bool:
        """Whether the whole text up to `position` is read again instead of the one token there."""
        return self.recomputes and position in self.switches


class UnsupportedModelError(ValueError):
    """The model cannot verify several tokens in one pass and stay exact; the message says why."""


def cache_name(model: torch.nn.Module) -> CacheName:
    """The argument in which the model's `forward` takes a cache. Raises `UnsupportedModelError` where it takes none."""
    taken = signature(model.forward).parameters
    if "cache" in taken and "dict" not in str(taken["cache"].annotation):  # XLM has a dictionary of that name
        return "cache"
    if "past_key_values" in taken:
        return "past_key_values"
    raise UnsupportedModelError(
        f"{type(model).__name__} keeps no keys and values from pass to pass: each would read the whole text again"
    )


def uncompiled(model: torch.nn.Module) -> Callable[..., Any]:
    """The call of `model`, hooks included, without what `model.compile()` put around it: it would be compiled again for every
    new width of a pass."""
    return model if model._compiled_call_impl is None else model._call_impl


def forward(
    model: PreTrainedModel, route: Route, tokens: torch.Tensor, layout: Layout, cache: Any, **extra: Any
) -> torch.Tensor:
    """Logits [batch, width, vocabulary] of one pass over `tokens` [batch, width]; its rows are appended to `cache`."""
    inputs: dict[str, Any] = {"input_ids": tokens, route.cache: cache, "use_cache": True, **extra}
    if route.takes_positions:
        inputs["position_ids"] = layout.query_positions
    if route.name == "4d":
        inputs["attention_mask"] = additive(layout.full(), model.dtype)
    with TreePass(layout if route.name == "mask" else None):
        return uncompiled(model)(**inputs).logits
