"""Lengths past which a model computes differently, and the drafts that stay exact there.

A few small passes ask at the lengths that the configuration names. LongRoPE and dynamic NTK choose the rotation of all rows
of a pass by its largest position, so that a draft past the length would turn the rows before it. Other rules go by the number
of a row in the cache (Llama 4's attention scale, GPT-Neo's window), and siblings stand in different rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import context_limit
from lookahead_core.decode.attention import FAR, Route, forward
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import causal_layout, layout_of
from lookahead_core.trie.draft_tree import ROOT, DraftTree

ROW_RULES = ("floor_scale", "window_size", "keep_window_size")
"""Settings that name a number of rows."""
SIBLINGS = 16
"""Equal siblings in the pass that asks for such a rule; a quarter of them stands before the threshold."""
CONTEXT = 64
"""Distinct cached rows before that pass, repeated up to it."""


@torch.inference_mode()
def with_thresholds(model: PreTrainedModel, route: Route, tokens: list[int], limit: float) -> Route:
    """`route` with the lengths at which `model` changes. `limit`: the least difference that counts, in standard deviations."""
    config = model.config.get_text_config()
    ropes = list(_ropes(config))
    switches: list[int] = []
    plain_from = single_from = FAR
    if route.takes_positions and any(rope.get("rope_type", "default") != "default" for rope in ropes):
        named = [place.get("original_max_position_embeddings") for place in (vars(config), *ropes)]
        lengths: list[int] = sorted({length for length in (*named, context_limit(model)) if length and 3 < length < FAR})
        switches = [length for length in lengths if _notices(model, tokens, length - 1, length, limit)]
        plain_from = next((length for length in switches if _notices(model, tokens, length + 3, length + 40, limit)), FAR)
        _notices(model, tokens, 8, 9, limit)  # dynamic NTK returns to the first rotation
    if route.takes_trees:
        rules = [getattr(config, name, None) for name in ROW_RULES]
        asked = sorted(rows for rows in rules if isinstance(rows, int) and 8 <= rows <= context_limit(model) - SIBLINGS)
        single_from = next((rows for rows in asked if _siblings_differ(model, route, tokens, rows, limit)), FAR)
    return replace(
        route,
        switches=tuple(switches),
        recomputes=any(_recomputes(model, length) for length in switches),
        plain_from=plain_from,
        single_from=single_from,
        rows=FAR if ropes else context_limit(model),
    )


def _ropes(config: Any) -> Iterator[dict[str, Any]]:
    """The settings of every rotation: one, or one for each type of layers."""
    settings = getattr(config, "rope_parameters", None) or {}
    yield from [one for one in settings.values() if isinstance(one, dict)] or ([settings] if settings else [])


def _notices(model: Any, tokens: list[int], last: int, further: int, limit: float) -> bool:
    """Whether rows move when the position of a later row goes from `last` to `further`."""
    ids = torch.tensor([tokens[:8]], device=model.device)
    positions = torch.linspace(0, last, ids.shape[1], device=model.device).long()[None]
    rows = []
    for final in (last, further):
        positions[:, -1] = final
        # The mask of ones says that a gap in the positions does not begin another text.
        given = {"input_ids": ids, "position_ids": positions, "attention_mask": torch.ones_like(ids)}
        rows.append(model(**given, use_cache=False).logits[0, :-1].float())
    return not float((rows[1] - rows[0]).abs().max()) <= limit * float(rows[0].std())


def _recomputes(model: Any, length: int) -> bool:
    """Whether `generate` drops the cache of `length` rows before the next token."""
    ids = torch.zeros((1, length + 1), dtype=torch.long, device=model.device)
    cache = SimpleNamespace(get_seq_length=lambda *_: length, is_compileable=False)
    given = model.prepare_inputs_for_generation(ids, next_sequence_length=1, past_key_values=cache, use_cache=True)
    return given.get("past_key_values") is None


def _siblings_differ(model: PreTrainedModel, route: Route, tokens: list[int], rows: int, limit: float) -> bool:
    """Whether equal siblings in the rows around number `rows` have different logits."""
    start = rows - SIBLINGS // 4
    known = min(CONTEXT, start)
    cache = RowCache(reserve=start + SIBLINGS + 1)
    ids = torch.tensor([[tokens[step * step % len(tokens)] for step in range(known)]], device=model.device)
    forward(model, route, ids, causal_layout(known, model.device), cache)
    slots = torch.arange(start, device=model.device)[None]
    cache.move(slots % known, slots)
    cache.resize(start)
    tree = DraftTree(tokens=(tokens[1],) * SIBLINGS, parents=(ROOT,) * SIBLINGS)
    ids = torch.tensor([[tokens[0], *tree.tokens]], device=model.device)
    logits = forward(model, route, ids, layout_of(tree, start, model.device), cache)[0, 1:].float()
    return not float((logits - logits[:1]).abs().max()) <= limit * float(logits.std())
