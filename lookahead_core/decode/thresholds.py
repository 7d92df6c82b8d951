"""Lengths past which a model computes differently, and the drafts that stay exact there.

A few small passes ask at the lengths that the configuration names. LongRoPE and dynamic NTK choose the rotation of all rows
of a pass by its largest position, so that a draft past the length would turn the rows before it. Other rules go by the number
of a row in the cache (Llama 4's attention scale, GPT-Neo's window), and siblings stand in different rows. Doge keeps a number
of keys by a score, and rounding, which depends on a pass's width, decides among near ones. Some caches forget rows that the
model's masks still show (Moshi).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, get_args

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import context_limit
from lookahead_core.decode.attention import FAR, CacheName, Route, cache_name, forward, uncompiled
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import causal_layout, layout_of
from lookahead_core.trie.draft_tree import ROOT, DraftTree

KEPT = "keep_window_size"
"""The setting that names how many keys stay, by a score."""
ROW_RULES = ("floor_scale", "window_size", KEPT)
"""Settings that name a number of rows."""
SIBLINGS = 16
"""Equal siblings in the pass that asks for such a rule; a quarter of them stands before the threshold."""
CONTEXT = 64
"""Distinct cached rows before that pass, repeated up to it."""


@torch.inference_mode()
def with_thresholds(model: PreTrainedModel, route: Route, tokens: list[int], limit: float) -> Route:
    """`route` with the lengths at which `model` changes. `limit`: the least difference that counts between rows of passes of
    one shape, in standard deviations of the logits.
    """
    ropes = list(_ropes(model))
    switches, plain_from = _rotation_changes(model, route, ropes, tokens, limit)
    recomputes = any(_recomputes(model, length) for length in switches)
    named = _named_rows(model)
    kept = getattr(model.config.get_text_config(), KEPT, None)
    dropped = kept if kept in named else FAR  # known by name: no single pass shows all of it
    single_from = FAR
    if route.takes_trees:
        straddled = [rows for rows in named if rows >= SIBLINGS // 2]
        # A rule may count rows from 1, and then the last one before the number it names has changed, too.
        single_from = next((rows - 1 for rows in straddled if _siblings_differ(model, route, tokens, rows, limit)), FAR)
    if dropped < FAR:
        switches = sorted({*switches, dropped})
    return replace(
        route,
        switches=tuple(switches),
        recomputes=recomputes,
        plain_from=min(plain_from, dropped),
        single_from=min(single_from, dropped),
        rows=FAR if ropes else context_limit(model),
    )


def _rotation_changes(
    model: PreTrainedModel, route: Route, ropes: list[dict[str, Any]], tokens: list[int], limit: float
) -> tuple[list[int], int]:
    """The positions at which the rotation of all rows changes, and the one from which on each pass has another."""
    if not route.takes_positions or all(rope.get("rope_type", "default") == "default" for rope in ropes):
        return [], FAR
    named = [place.get("original_max_position_embeddings") for place in (vars(model.config.get_text_config()), *ropes)]
    lengths: list[int] = sorted({length for length in (*named, context_limit(model)) if length and 3 < length < FAR})
    switches = [length for length in lengths if _rows_move(model, tokens, length - 1, length, limit)]
    plain_from = next((length for length in switches if _rows_move(model, tokens, length + 3, length + 40, limit)), FAR)
    _rows_move(model, tokens, 8, 9, limit)  # dynamic NTK returns to the first rotation
    return switches, plain_from


def _named_rows(model: PreTrainedModel) -> list[int]:
    """The numbers of rows that the configuration names and the context holds, rising."""
    config = model.config.get_text_config()
    rules = {getattr(config, name, None) for name in ROW_RULES}
    return sorted(rows for rows in rules if isinstance(rows, int) and 0 < rows < context_limit(model))


def _ropes(model: PreTrainedModel) -> Iterator[dict[str, Any]]:
    """The settings of every rotation: one, or one for each type of layers. None where the class does not read them."""
    rotates = any(name.endswith("inv_freq") for name, _ in model.named_buffers())
    settings = (getattr(model.config.get_text_config(), "rope_parameters", None) or {}) if rotates else {}
    yield from [one for one in settings.values() if isinstance(one, dict)] or ([settings] if settings else [])


def _rows_move(model: Any, tokens: list[int], last: int, further: int, limit: float) -> bool:
    """Whether rows move when the position of a later row goes from `last` to `further`."""
    ids = torch.tensor([tokens[:8]], device=model.device)
    positions = torch.linspace(0, last, ids.shape[1], device=model.device).long()[None]
    rows = []
    for final in (last, further):
        positions[:, -1] = final
        # The mask of ones says that a gap in the positions does not begin another text.
        given = {"input_ids": ids, "position_ids": positions, "attention_mask": torch.ones_like(ids)}
        rows.append(uncompiled(model)(**given, use_cache=False).logits[0, :-1].float())
    return not float((rows[1] - rows[0]).abs().max()) <= limit * float(rows[0].std())


def _recomputes(model: Any, length: int) -> bool:
    """Whether `generate` drops the cache of `length` rows before the next token."""
    ids = torch.zeros((1, length + 1), dtype=torch.long, device=model.device)
    cache = SimpleNamespace(get_seq_length=lambda *_: length, is_compileable=False)
    given = model.prepare_inputs_for_generation(ids, next_sequence_length=1, use_cache=True, **{cache_name(model): cache})
    return all(given.get(name) is None for name in get_args(CacheName))


def _siblings_differ(model: PreTrainedModel, route: Route, tokens: list[int], rows: int, limit: float) -> bool:
    """Whether equal siblings in the rows around number `rows` have different logits, or there is no room to ask."""
    if rows > context_limit(model) - SIBLINGS:
        return True
    start = rows - SIBLINGS // 4
    tree = DraftTree(tokens=(tokens[1],) * SIBLINGS, parents=(ROOT,) * SIBLINGS)
    logits = _pass(model, route, tree, tokens, _text(model, route, tokens, start))[1:]
    return not float((logits - logits[:1]).abs().max()) <= limit * float(logits.std())


def _text(model: PreTrainedModel, route: Route, tokens: list[int], rows: int) -> RowCache:
    """A cache of `rows` rows: a text in which tokens return, repeated."""
    known = min(CONTEXT, rows)
    cache = RowCache(reserve=rows + SIBLINGS + 1)
    ids = torch.tensor([[tokens[step * step % len(tokens)] for step in range(known)]], device=model.device)
    forward(model, route, ids, causal_layout(known, model.device), cache)
    slots = torch.arange(rows, device=model.device)[None]
    cache.move(slots % known, slots)
    cache.resize(rows)
    return cache


def _pass(model: PreTrainedModel, route: Route, tree: DraftTree, tokens: list[int], cache: RowCache) -> torch.Tensor:
    """Logits [n + 1, vocabulary] of a root and its n drafts, whose rows are dropped again."""
    start = cache.rows
    ids = torch.tensor([[tokens[0], *tree.tokens]], device=model.device)
    logits = forward(model, route, ids, layout_of(tree, start, model.device), cache)[0].float()
    cache.resize(start)
    return logits
