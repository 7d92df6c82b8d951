"""The probe: which route of drafts a model supports, found by a few small passes and not by a list of names.

The probe decodes a prefix, then one pass over a root with two children, one of which has a child. Rows of the pass must
equal plain forwards of each branch without a cache; they must not change when a token they may not see changes; and a kept
branch must continue as plain decoding does. If a tree passes, drafts are trees; if only a single branch passes, drafts are
chains; otherwise the model is refused. Any error counts as a failure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from inspect import signature
from weakref import WeakKeyDictionary

import torch
from transformers import PreTrainedModel
from transformers.cache_utils import (
    DummyLayer,
    DynamicCache,
    DynamicLayer,
    DynamicSlidingWindowLayer,
    LinearAttentionCacheLayerMixin,
)

from lookahead_core.decode.attention import EAGER, SDPA, Route, RouteName, UnsupportedModelError, forward
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import causal_layout, layout_of
from lookahead_core.trie.draft_tree import ROOT, DraftTree

PREFIX = 6
LONGEST_PREFIX = 128
"""The prefix is longer than windows and chunks of up to so many tokens. Longer ones rely on the model's own mask rule."""
ROW_LAYERS = (DynamicLayer, DynamicSlidingWindowLayer, DummyLayer)
"""Cache layers that hold rows of keys and values, or share those of another layer: `RowCache` can replace them."""
EXACT = {torch.float32: 1e-3, torch.float64: 1e-6}
"""Largest difference to plain forwards, in standard deviations of the logits. Wrong masks are off by 0.2 and more."""
ROUNDED = 0.25
"""The same for half precision, where the passes' shapes alone move logits by 0.1 (measured, 12 layers)."""


@dataclass(frozen=True, slots=True)
class _Trial:
    """A drafted pass, the nodes kept for a pass that follows, and the nodes to change in order to find leaks."""

    tree: DraftTree
    kept: tuple[int, ...]
    changes: tuple[tuple[int, ...], ...]


TREE = _Trial(DraftTree(tokens=(3, 4, 5), parents=(ROOT, ROOT, 0)), kept=(1,), changes=((1,), (0, 2), (2,)))
"""Two siblings and a grandchild: a leak between branches, a wrong position or a wrong order changes some row."""
CHAIN = _Trial(DraftTree(tokens=(3, 5), parents=(ROOT, 0)), kept=(0,), changes=((1,),))
NEXT = 6
"""The token that follows the kept rows."""

_known: WeakKeyDictionary[PreTrainedModel, tuple[Route, tuple[object, ...]]] = WeakKeyDictionary()


def route_of(model: PreTrainedModel) -> Route:
    """The route by which `model` takes drafts; raises `UnsupportedModelError` with the reason.

    Probed once a model, and again when its attention implementation, dtype or device has changed since.
    """
    known = _known.get(model)
    if known is None or known[1] != _state(model):
        route = probe(model)
        known = _known[model] = (route, _state(model))
    return known[0]


def _state(model: PreTrainedModel) -> tuple[object, ...]:
    return model.config._attn_implementation, model.dtype, model.device


def probe(model: PreTrainedModel) -> Route:
    """Try the routes, best first: registered mask, one additive 4D mask, a single branch."""
    refuse_by_nature(model)
    names = signature(model.forward).parameters
    prefix = _prefix(model)
    try:
        plain = _plain(model, prefix)  # under the model's original attention implementation
    except torch.OutOfMemoryError:
        raise
    except Exception as error:
        raise UnsupportedModelError(f"{type(model).__name__}: a plain forward pass fails ({_summary(error)})") from error
    routes: tuple[tuple[RouteName, str], ...] = (
        ("mask", "tree rows equal plain forwards under the model's own masks"),
        ("4d", "the model takes no registered mask; with one additive 4D mask tree rows equal plain forwards"),
        ("chain", "only single branches equal plain forwards (positions are tied to row order)"),
    )
    tried: list[str] = []
    for name, why in routes:
        route = Route(name, why, takes_positions="position_ids" in names, keeps_last_logits="logits_to_keep" in names)
        fault = _error(model, route, prefix, plain)
        if fault is None:
            return route
        tried.append(f"{name}: {fault}")
    hint = "; the model is in training mode, call model.eval() first" if model.training else ""
    raise UnsupportedModelError(f"{type(model).__name__} does not verify drafts exactly ({'; '.join(tried)}){hint}")


def refuse_by_nature(model: PreTrainedModel) -> None:
    """Raise for models whose past is more than rows of keys and values, because it cannot be rolled back."""
    name = type(model).__name__
    if model.config.is_encoder_decoder:
        raise UnsupportedModelError(f"{name} is an encoder-decoder; only decoder-only models are supported")
    try:
        layers = DynamicCache(config=model.config).layers
    except Exception as error:
        raise UnsupportedModelError(f"{name} keeps its past in a way unknown here ({_summary(error)})") from error
    if getattr(model, "_is_stateful", False) or any(isinstance(layer, LinearAttentionCacheLayerMixin) for layer in layers):
        raise UnsupportedModelError(
            f"{name} is recurrent: it sums its past up in a running state, and rejected drafts cannot be taken back out of it"
        )
    foreign = sorted({type(layer).__name__ for layer in layers if type(layer) not in ROW_LAYERS})
    if foreign:
        raise UnsupportedModelError(
            f"{name} keeps its past in {', '.join(foreign)}, which is more than rows of keys and values: "
            "rejected drafts cannot be taken back out of it"
        )


def windows_of(model: PreTrainedModel) -> list[int]:
    """The sliding windows and chunks of the model's layers."""
    layers = DynamicCache(config=model.config).layers
    return [int(layer.sliding_window) for layer in layers if isinstance(layer, DynamicSlidingWindowLayer)]


def _prefix(model: PreTrainedModel) -> list[int]:
    """Distinct tokens, spread over the vocabulary; longer than the model's window where that costs little."""
    config = model.config.get_text_config()
    length = max([PREFIX, *(window + PREFIX for window in windows_of(model) if window + PREFIX <= LONGEST_PREFIX)])
    limit = getattr(config, "max_position_embeddings", None) or LONGEST_PREFIX
    length = max(1, min(length, limit - 4))
    return [(7 + 13 * step) % config.vocab_size for step in range(length + 1)]


def _paths(trial: _Trial) -> list[tuple[int, ...]]:
    """Tokens from below the root to each row of the trial's pass, and to the token that follows the kept rows."""
    tree = trial.tree
    paths: list[tuple[int, ...]] = [()]
    for parent, token in zip(tree.parents, tree.tokens, strict=True):
        paths.append((*paths[parent + 1], token))
    return [*paths, (*(tree.tokens[node] for node in trial.kept), NEXT)]


@torch.inference_mode()
def _plain(model: PreTrainedModel, prefix: list[int]) -> dict[tuple[int, ...], torch.Tensor]:
    """Logits [vocabulary] after the prefix and each path, by independent forwards without a cache."""
    vocabulary = model.config.get_text_config().vocab_size
    return {
        path: model(
            input_ids=torch.tensor([[*prefix, *(token % vocabulary for token in path)]], device=model.device), use_cache=False
        ).logits[0, -1]
        for path in {*_paths(TREE), *_paths(CHAIN)}
    }


def _use(model: PreTrainedModel, route: RouteName) -> str | None:
    """Set the attention implementation that a route needs; returns the reason where that is impossible."""
    current = str(model.config._attn_implementation)
    eager = "eager" in current or not getattr(model, "_supports_sdpa", False)
    if route == "mask":
        wanted = EAGER if eager else SDPA
        if not getattr(model, "_supports_attention_backend", False):
            return "the model does not look its attention up by name"
        model.set_attn_implementation(wanted)
        # Families without the attention interface silently keep the old name, and would ignore the mask.
        return None if model.config._attn_implementation == wanted else "the registered name did not stick"
    if route == "4d" and windows_of(model):
        return "one mask cannot serve layers with windows"
    # Flash attention takes no such mask, and a dense one under flex attention ends the process on a CPU.
    if current in (SDPA, EAGER) or (route == "4d" and current not in ("sdpa", "eager")):
        model.set_attn_implementation("eager" if eager else "sdpa")
    return None


@torch.inference_mode()
def _error(model: PreTrainedModel, route: Route, prefix: list[int], plain: dict[tuple[int, ...], torch.Tensor]) -> str | None:
    """None where drafts on this route are exact on this model, otherwise the fault."""
    before = model.config._attn_implementation
    try:
        why = _use(model, route.name) or _compare(model, route, prefix, plain)
    except torch.OutOfMemoryError:
        raise
    except Exception as error:  # any error of the model's code is an answer, too
        why = _summary(error)
    if why is not None and model.config._attn_implementation != before:
        model.set_attn_implementation(before)
    return why


def _compare(model: PreTrainedModel, route: Route, prefix: list[int], plain: dict[tuple[int, ...], torch.Tensor]) -> str | None:
    trial = CHAIN if route.name == "chain" else TREE
    cache, start, vocabulary = RowCache(), len(prefix) - 1, model.config.get_text_config().vocab_size
    forward(model, route, torch.tensor([prefix[:-1]], device=model.device), causal_layout(start, model.device), cache)

    def rows(tokens: Sequence[int]) -> torch.Tensor:
        """Logits [width, vocabulary] of the trial's pass with these draft tokens; its rows replace those of the last one."""
        cache.keep(start, ())
        ids = torch.tensor([[prefix[-1], *(token % vocabulary for token in tokens)]], device=model.device)
        return forward(model, route, ids, layout_of(trial.tree, start, model.device), cache)[0]

    want = torch.stack([plain[path] for path in _paths(trial)])
    scale = float(want.float().std().clamp_min(1e-12))
    limit = EXACT.get(want.dtype, ROUNDED)
    sees = trial.tree.ancestors()
    got = rows(trial.tree.tokens)
    for changed in trial.changes:
        other = rows([token + 5 if node in changed else token for node, token in enumerate(trial.tree.tokens)])
        unaware = [row for row in range(len(sees)) if not any(sees[row, node + 1] for node in changed)]
        # The passes have one shape, so a token that a row does not see changes it not at all, or (experts) by rounding.
        leak = float((got - other)[unaware].abs().max()) / scale
        if not leak <= limit / 2:
            return f"rows see tokens outside their branch (logits move by {leak:.2g} standard deviations)"
    got = rows(trial.tree.tokens)
    kept = [0, *(node + 1 for node in trial.kept)]
    cache.keep(start, kept)
    follow = causal_layout(1, model.device, start + len(kept))
    after = forward(model, route, torch.tensor([[NEXT % vocabulary]], device=model.device), follow, cache)[0]
    worst = float((torch.cat((got, after)) - want).abs().max()) / scale
    if not worst <= limit:  # "not <=", so that NaN is a fault
        return f"logits off by {worst:.2g} standard deviations (at most {limit:g} allowed)"
    return None


def _summary(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
