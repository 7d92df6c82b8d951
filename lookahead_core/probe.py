"""What can this model do? Asked of the model itself with a few tiny passes, never of a list of names.

A prefix, then a root with two children (one of them with a child of its own) in one pass, against plain forwards of each
branch without a cache. Where they agree the tree is exact; where only a single branch agrees, drafts are chains; else the
model is refused.
"""

from __future__ import annotations

from inspect import signature
from typing import Any
from weakref import WeakKeyDictionary

import torch
from transformers import PreTrainedModel
from transformers.cache_utils import LinearAttentionCacheLayerMixin

from lookahead_core.attention import EAGER, SDPA, Layout, Route, RouteName, UnsupportedModelError, forward, layout_of
from lookahead_core.draft import DraftTree
from lookahead_core.kv_cache import RowCache

PREFIX = 6
TREE = DraftTree(tokens=(3, 4, 5), parents=(-1, -1, 0))
"""Two siblings and a grandchild: any leak between branches, wrong position or wrong order shows in some row."""
CHAIN = DraftTree(tokens=(3, 5), parents=(-1, 0))

_known: WeakKeyDictionary[PreTrainedModel, Route] = WeakKeyDictionary()


def route_of(model: PreTrainedModel) -> Route:
    """The route by which `model` takes drafts, probed once a model; raises `UnsupportedModelError` with the reason."""
    if model not in _known:
        _known[model] = probe(model)
    return _known[model]


def probe(model: PreTrainedModel) -> Route:
    """Try the routes, best first: registered mask, one additive 4D mask, a single branch."""
    refuse_recurrent(model)
    names = signature(model.forward).parameters
    takes: dict[str, Any] = {
        "takes_positions": "position_ids" in names,
        "keeps_last_logits": "logits_to_keep" in names,
    }
    tried = []
    for name, why in (
        ("mask", "tree rows equal plain forwards under the model's own masks"),
        ("4d", "the model takes no registered mask; with one additive 4D mask tree rows equal plain forwards"),
        ("chain", "only single branches equal plain forwards (positions are tied to row order)"),
    ):
        route = Route(name, why, **takes)  # type: ignore[arg-type]
        error = _error(model, route)
        if error is None:
            return route
        tried.append(f"{name}: {error}")
    raise UnsupportedModelError(f"{type(model).__name__} does not verify drafts exactly ({'; '.join(tried)})")


def refuse_recurrent(model: PreTrainedModel) -> None:
    """Raise for models whose memory of the past is a running state, which cannot be rolled back to an accepted branch."""
    name = type(model).__name__
    if getattr(model, "_is_stateful", False):
        raise UnsupportedModelError(f"{name} is recurrent (stateful): rejected drafts cannot be taken back out of its state")
    config = model.config.get_text_config()
    kinds = set(getattr(config, "layer_types", None) or ())
    recurrent = sorted(
        kind for kind in kinds if any(word in kind for word in ("linear", "conv", "mamba", "recurrent", "hybrid"))
    )
    if recurrent:
        raise UnsupportedModelError(
            f"{name} has {', '.join(recurrent)} layers: rejected drafts cannot be taken back out of their state"
        )
    if model.config.is_encoder_decoder:
        raise UnsupportedModelError(f"{name} is an encoder-decoder; only decoder-only models are supported")
    _ = LinearAttentionCacheLayerMixin


def _use(model: PreTrainedModel, route: RouteName) -> str | None:
    """Set the attention implementation a route needs; says why it cannot be had."""
    current = model.config._attn_implementation
    if route == "mask":
        wanted = EAGER if "eager" in str(current) else SDPA
        if not getattr(model, "_supports_attention_backend", False):
            return "the model does not look its attention up by name"
        model.set_attn_implementation(wanted)
        # Families without the attention interface keep the old name without a word, and would ignore the mask.
        return None if model.config._attn_implementation == wanted else "the registered name did not stick"
    if current in (SDPA, EAGER):
        model.set_attn_implementation("eager" if current == EAGER else "sdpa")
    return None


@torch.inference_mode()
def _error(model: PreTrainedModel, route: Route) -> str | None:
    """None where drafts on this route are exact on this model, else what went wrong."""
    before = model.config._attn_implementation
    why = _use(model, route.name)
    if why is None:
        try:
            why = _compare(model, route)
        except Exception as error:  # any model code may raise here; that is an answer, too
            why = f"{type(error).__name__}: {error}"[:200]
    if why is not None and model.config._attn_implementation != before:
        model.set_attn_implementation(before)
    return why


def _compare(model: PreTrainedModel, route: Route) -> str | None:
    tree = CHAIN if route.name == "chain" else TREE
    vocabulary = model.config.get_text_config().vocab_size
    # Distinct tokens, spread over the vocabulary, so that rows differ as much as the model can make them.
    prefix = [(7 + 13 * step) % vocabulary for step in range(PREFIX + 1)]
    cache = RowCache()
    device = model.device
    start = torch.tensor([prefix[:-1]], device=device)
    forward(model, route, start, _causal(PREFIX, device), cache)
    rows = torch.tensor([[prefix[-1], *tree.tokens]], device=device)
    got = forward(model, route, rows, layout_of(tree, PREFIX, device), cache)[0]
    if tree is TREE:
        cache.keep(PREFIX, [0, 2])  # keep the second sibling, then go on from it
        got = torch.cat(
            (got, forward(model, route, torch.tensor([[6]], device=device), _causal(1, device, PREFIX + 2), cache)[0])
        )
        paths = ((), (3,), (4,), (3, 5), (4, 6))
    else:
        cache.keep(PREFIX, [0, 1])
        got = torch.cat(
            (got, forward(model, route, torch.tensor([[6]], device=device), _causal(1, device, PREFIX + 2), cache)[0])
        )
        paths = ((), (3,), (3, 5), (3, 6))
    want = torch.stack(
        [model(input_ids=torch.tensor([[*prefix, *path]], device=device), use_cache=False).logits[0, -1] for path in paths]
    )
    worst = float((got - want).abs().max() / want.float().std().clamp_min(1e-12))
    limit = 1e-3 if want.dtype in (torch.float32, torch.float64) else 0.25
    return None if worst <= limit else f"logits off by {worst:.2g} standard deviations (at most {limit:g} allowed)"


def _causal(width: int, device: torch.device, start: int = 0) -> Layout:
    """A plain stretch of `width` rows after `start`."""
    return Layout(
        start=start,
        query_positions=torch.arange(start, start + width, device=device)[None],
        visible=torch.ones((1, width, width), dtype=torch.bool, device=device).tril(),
    )
