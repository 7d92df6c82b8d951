"""The probe: which route of drafts a model supports, found by a few small passes and not by a list of names.

The probe decodes a prefix, then one pass over a root with two children, one of which has a child. Rows of the pass must
equal plain forwards of each branch without a cache; they must not change when a token they may not see changes; and a kept
branch must continue as plain decoding does. Two sets of tokens whose embeddings differ are tried. Trees are allowed only
where positions can be passed and another token before moves the logits. If a tree passes, drafts are trees; if only a single
branch passes, drafts are chains; otherwise the model is refused. Any error counts as a failure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from inspect import getattr_static, isfunction, signature
from threading import RLock
from typing import Any
from weakref import WeakKeyDictionary

import torch
from transformers import GenerationMixin, PreTrainedModel
from transformers.cache_utils import DynamicCache, DynamicSlidingWindowLayer

from lookahead_core.decode.attention import (
    EAGER,
    FAR,
    SDPA,
    Route,
    RouteName,
    TreePass,
    UnsupportedModelError,
    cache_name,
    forward,
    uncompiled,
)
from lookahead_core.decode.distinct_tokens import distinct_tokens
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import causal_layout, layout_of
from lookahead_core.decode.model_state import state_of
from lookahead_core.decode.nature import refuse_by_nature, summary
from lookahead_core.decode.thresholds import with_thresholds
from lookahead_core.decode.wrappers import inner_model, without_compiler
from lookahead_core.models.context import positions_of
from lookahead_core.trie.draft_tree import ROOT, DraftTree

PREFIX = 6
"""Tokens that the prefix has at least, and by which it is longer than the model's windows and chunks."""
LONGEST_PREFIX = 128
"""Most tokens of such a prefix. Longer windows rely on the model's own mask rule."""
EXACT = {torch.float32: 1e-3, torch.float64: 1e-6}
"""Largest difference to plain forwards, in standard deviations of the logits. Wrong masks are off by 0.2 and more."""
ROUNDED = 0.25
"""The same for half precision, where the passes' shapes alone move logits by 0.1 (measured, 12 layers)."""
ROUNDED_ALIKE = 0.05
"""The same for rows of passes of one shape in half precision."""
SIGHT = {torch.float32: 1e-2, torch.float64: 1e-5}
"""By how much one token before must move the logits, in the same unit; a wrong mask would show as much. `ROUNDED` otherwise."""
SET_SIZE = 32
"""Tokens of one set; two sets are asked with."""


# The tokens of both trees are places among the drafts of `_Answers`.
TREE = DraftTree(tokens=(0, 1, 2), parents=(ROOT, ROOT, 0))
"""Two siblings and a grandchild: a leak between branches, a wrong position or order shows in some row."""
CHAIN = DraftTree(tokens=(0, 2), parents=(ROOT, 0))
NEXT = 3
"""The place of the token that follows the kept rows: the root and its last child."""
CHANGED = 4
"""How many places further the token stands that a changed node gets."""
ALIKE = ((0, 2), (1, 2))
"""Two paths that differ in the last token but one."""


@dataclass(frozen=True, slots=True)
class _Answers:
    """What a model says without drafts, after one set of tokens."""

    prefix: list[int]
    """The prompt."""
    drafts: list[int]
    """What the places of a trial's tokens stand for."""
    plain: dict[tuple[int, ...], torch.Tensor]
    """Logits [vocabulary] after the prompt and each path."""
    sight: float
    """By how much those after `ALIKE` differ, in standard deviations."""


_known: WeakKeyDictionary[PreTrainedModel, tuple[Route, tuple[object, ...]]] = WeakKeyDictionary()
_probing = RLock()
"""Held while a model is probed: trials set its attention implementation, which would answer another thread's trial."""


def route_of(model: PreTrainedModel) -> Route:
    """The route by which `model`, or the model inside it, takes drafts; raises `UnsupportedModelError` with the reason.

    Probed once a model, and again when its state (`state_of`) has changed since. A wrapper is compared with it every time: that
    of a learnt prompt can be switched off and on.
    """
    outer, inner = without_compiler(model), inner_model(model)
    known = _known.get(inner)
    if known is None or known[1] != state_of(inner):
        with _probing:
            known = _known.get(inner)
            if known is None or known[1] != state_of(inner):
                known = _known[inner] = (probe(inner), state_of(inner))
    if outer is not inner:
        _compare_wrapper(outer, inner, known[0].takes_positions)
    return known[0]


def probe(model: PreTrainedModel) -> Route:
    """Try the routes, best first: registered mask, one additive 4D mask, a single branch."""
    refuse_by_nature(model)
    names = signature(model.forward).parameters
    takes_positions = "position_ids" in names
    try:
        plain = _plain(model, takes_positions)  # under the implementation the model came with
        if _changes_generate(type(model)):
            _compare_preparation(model, plain[0].prefix, takes_positions)
    except (torch.OutOfMemoryError, UnsupportedModelError):
        raise
    except Exception as error:
        raise UnsupportedModelError(f"{type(model).__name__}: a plain forward pass fails ({summary(error)})") from error
    routes: tuple[tuple[RouteName, str], ...] = (
        ("mask", "tree rows equal plain forwards under the model's own masks"),
        ("4d", "the model takes no registered mask; with one additive 4D mask tree rows equal plain forwards"),
        ("chain", "only single branches equal plain forwards (positions are tied to row order)"),
    )
    tried: list[str] = []
    most = _unmasked_window(model)
    for name, why in routes:
        windows = layer_windows(model) if name == "mask" and most == FAR else ()
        keeps_last, cache = "logits_to_keep" in names, cache_name(model)
        route = Route(name, why, takes_positions, keeps_last_logits=keeps_last, cache=cache, windows=windows)
        fault = _error(model, route, plain)
        if fault is None:
            limit = EXACT.get(model.dtype, ROUNDED_ALIKE)
            return replace(with_thresholds(model, route, plain[0].prefix, limit), most=most)
        tried.append(f"{name}: {fault}")
    training = any(part.training for part in model.modules())
    hint = "; the model is in training mode, or a part of it: call model.eval() first" if training else ""
    raise UnsupportedModelError(f"{type(model).__name__} does not verify drafts exactly ({'; '.join(tried)}){hint}")


def windows_of(model: PreTrainedModel) -> list[int]:
    """The sliding windows and chunks of the model's layers."""
    layers = DynamicCache(config=model.config).layers
    return [int(layer.sliding_window) for layer in layers if isinstance(layer, DynamicSlidingWindowLayer)]


def layer_windows(model: PreTrainedModel) -> tuple[int, ...]:
    """How many rows each layer's cache must hold for a token, its own included; 0 for all. None where every layer needs all.

    Where windows differ all layers that have one get the widest: a model asks for a mask of one size.
    """
    layers, widest = DynamicCache(config=model.config).layers, max(windows_of(model), default=0)
    return tuple(widest * isinstance(layer, DynamicSlidingWindowLayer) for layer in layers) if widest else ()


@torch.inference_mode()
def _unmasked_window(model: PreTrainedModel) -> int:
    """The least window of the model's cache for which it asks for no mask; FAR where it asks for all.

    Past such a window the cache forgets rows, and a pass without a cache sees them.
    """
    windows = set(windows_of(model))
    asking, before = TreePass(causal_layout(2, model.device)), model.config._attn_implementation
    if windows and _use(model, "mask") is None:
        with suppress(RuntimeError), asking:
            ids = torch.zeros((1, 2), dtype=torch.long, device=model.device)
            uncompiled(model)(input_ids=ids, **{cache_name(model): RowCache()})
        model.set_attn_implementation(before)
    hidden = {window for window in windows for rule in asking.rules if _hides(rule, window, model.device)}
    return min(windows - hidden, default=FAR)


def _hides(rule: Callable[..., Any], window: int, device: torch.device) -> bool:
    """Whether a mask's rule hides the first token from the one that stands `window` tokens later."""
    zero = torch.zeros((1, 1, 1, 1), dtype=torch.long, device=device)
    try:
        return not bool(rule(zero, zero, zero + window, zero))
    except Exception:  # a rule that goes by what stands in the rows of a pass cannot be asked about others
        return False


@torch.inference_mode()
def _plain(model: PreTrainedModel, takes_positions: bool) -> list[_Answers]:
    """What independent forwards without a cache say, with positions as `generate` passes them.

    Two sets of tokens that the model tells apart; their prefixes go past its windows where that costs little.
    """
    length = max([PREFIX, *(window + PREFIX for window in windows_of(model) if window + PREFIX <= LONGEST_PREFIX)])
    limit = positions_of(model.config) or LONGEST_PREFIX
    length = max(1, min(length, limit - 4))
    known = distinct_tokens(model, 2 * SET_SIZE)
    answers = []
    for tokens in (known[:SET_SIZE], known[SET_SIZE:] or known[::-1]):
        prefix = [tokens[(CHANGED + NEXT + 5 * step) % len(tokens)] for step in range(length + 1)]
        drafts = [tokens[place % len(tokens)] for place in range(NEXT + CHANGED + 1)]
        plain = {
            path: last_logits(model, [*prefix, *(drafts[place] for place in path)], takes_positions)
            for path in {*_paths(TREE), *_paths(CHAIN), *ALIKE}
        }
        one, other = (plain[path].float() for path in ALIKE)
        answers.append(_Answers(prefix, drafts, plain, difference(other, one)))
    return answers


def _last_child(tree: DraftTree) -> int:
    return max(node for node, parent in enumerate(tree.parents) if parent == ROOT)


def _paths(tree: DraftTree) -> list[tuple[int, ...]]:
    """Places from below the root to each row of the tree's pass, and to the token that follows the kept rows."""
    paths: list[tuple[int, ...]] = [()]
    for parent, token in zip(tree.parents, tree.tokens, strict=True):
        paths.append((*paths[parent + 1], token))
    return [*paths, (tree.tokens[_last_child(tree)], NEXT)]


def last_logits(model: Any, tokens: list[int], takes_positions: bool) -> torch.Tensor:
    """Logits [vocabulary] after these tokens, by one forward without a cache."""
    device = model.device
    inputs: dict[str, Any] = {"input_ids": torch.tensor([tokens], device=device)}
    if takes_positions:
        inputs["position_ids"] = torch.arange(len(tokens), device=device)[None]
    logits: torch.Tensor = uncompiled(model)(**inputs, use_cache=False).logits
    if logits.dim() != 3:
        raise UnsupportedModelError(
            f"{type(model).__name__} gives logits of shape {list(logits.shape)}, not one row over the vocabulary for each token"
        )
    return logits[0, -1]


@torch.inference_mode()
def _compare_wrapper(wrapper: torch.nn.Module, model: PreTrainedModel, takes_positions: bool) -> None:
    """Raise `UnsupportedModelError` where a wrapper does more than hold its model: the passes go past it."""
    tokens = distinct_tokens(model, PREFIX)
    want = last_logits(model, tokens, takes_positions)
    try:
        got = last_logits(wrapper, tokens, takes_positions)
    except torch.OutOfMemoryError:
        raise
    except Exception as error:
        raise UnsupportedModelError(f"{type(wrapper).__name__}: a plain forward pass fails ({summary(error)})") from error
    if not alike(got, want):
        by = difference(got, want)
        raise UnsupportedModelError(
            f"{type(wrapper).__name__} changes what {type(model).__name__} inside it says by more than adapters in its layers "
            f"(logits differ by {by:.2g} standard deviations), as learnt prompts do; merge it into the model first"
        )


def _changes_generate(kind: type[PreTrainedModel]) -> bool:
    """Whether a class has a method of its own in place of one of those behind `generate`."""
    usual = [(name, member) for name, member in vars(GenerationMixin).items() if isfunction(member)]
    return any(getattr_static(kind, name, member) is not member for name, member in usual)


@torch.inference_mode()
def _compare_preparation(model: Any, prefix: list[int], takes_positions: bool) -> None:
    """Raise `UnsupportedModelError` where a class gives `generate` other inputs than the passes get: other positions, say."""
    ids = torch.tensor([prefix], device=model.device)
    asked = {"do_sample": False, "eos_token_id": None, "pad_token_id": 0, "max_new_tokens": 2, "output_logits": True}
    said = model.generate(ids, attention_mask=torch.ones_like(ids), return_dict_in_generate=True, **asked)
    for place, logits in enumerate(said.logits):
        want = last_logits(model, said.sequences[0, : len(prefix) + place].tolist(), takes_positions)
        if not alike(logits[0], want):
            raise UnsupportedModelError(
                f"{type(model).__name__} feeds `generate` other inputs than token ids and their positions from 0 on "
                f"(logits differ by {difference(logits[0], want):.2g} standard deviations)"
            )


def difference(got: torch.Tensor, want: torch.Tensor) -> float:
    """By how much logits differ at most, in standard deviations of `want`; NaN where one of them is."""
    return float((got - want).abs().max() / want.float().std().clamp_min(1e-12))


def alike(got: torch.Tensor, want: torch.Tensor) -> bool:
    """Whether two ways to the same logits differ by rounding alone."""
    return difference(got, want) <= EXACT.get(want.dtype, ROUNDED)


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
def _error(model: PreTrainedModel, route: Route, answers: list[_Answers]) -> str | None:
    """None where drafts on this route are exact on this model, else what went wrong."""
    before = model.config._attn_implementation
    try:
        why = _use(model, route.name) or _blind(model, route, answers)
        for one in answers:
            why = why or _compare(model, route, one)
    except torch.OutOfMemoryError:
        raise
    except Exception as error:  # any error of the model's code is an answer, too
        why = summary(error)
    if why is not None and model.config._attn_implementation != before:
        model.set_attn_implementation(before)
    return why


def _blind(model: PreTrainedModel, route: Route, answers: list[_Answers]) -> str | None:
    """Says why nothing that these answers show could allow trees; None where a wrong mask or position would show."""
    if route.name == "chain":
        return None
    if not route.takes_positions:
        return "the model takes no positions, and siblings stand in different rows"
    if max(one.sight for one in answers) <= SIGHT.get(model.dtype, ROUNDED):
        return "the model says the same whatever the tokens: a wrong mask would not show"
    return None


def _compare(model: PreTrainedModel, route: Route, answers: _Answers) -> str | None:
    tree = CHAIN if route.name == "chain" else TREE
    cache, start = RowCache(windows=route.windows), len(answers.prefix) - 1
    ids = torch.tensor([answers.prefix[:-1]], device=model.device)
    forward(model, route, ids, causal_layout(start, model.device), cache)

    def rows(places: Sequence[int]) -> torch.Tensor:
        """Logits [width, vocabulary] of the tree's pass with these drafts; its rows replace those of the last call."""
        cache.keep(start, ())
        ids = torch.tensor([[answers.prefix[-1], *(answers.drafts[place] for place in places)]], device=model.device)
        return forward(model, route, ids, layout_of(tree, start, model.device), cache)[0]

    want = torch.stack([answers.plain[path] for path in _paths(tree)])
    scale = float(want.float().std().clamp_min(1e-12))
    limit = EXACT.get(want.dtype, ROUNDED)
    sees = tree.ancestors()
    got = rows(tree.tokens)
    for changed in range(1, len(sees)):  # a node and all below it
        other = rows([place + CHANGED * sees[row, changed] for row, place in enumerate(tree.tokens, 1)])
        # The passes have one shape, so a token that a row does not see changes it not at all, or (experts) by rounding.
        leak = float((got - other)[~sees[:, changed]].abs().max()) / scale
        if not leak <= limit / 2:
            return f"rows see tokens outside their branch (logits move by {leak:.2g} standard deviations)"
    got = rows(tree.tokens)
    kept = [0, _last_child(tree) + 1]
    cache.keep(start, kept)
    follow = causal_layout(1, model.device, start + len(kept))
    after = forward(model, route, torch.tensor([[answers.drafts[NEXT]]], device=model.device), follow, cache)[0]
    worst = difference(torch.cat((got, after)), want)
    if not worst <= limit:  # "not <=", so that NaN is a fault
        return f"logits off by {worst:.2g} standard deviations (at most {limit:g} allowed)"
    return None
