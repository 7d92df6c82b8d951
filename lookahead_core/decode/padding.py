"""Rows with padding on the left: where the loop behind `model.generate` can leave it out, and where it must not."""

from __future__ import annotations

from typing import Any

import torch
from transformers import DynamicCache, PreTrainedModel

from lookahead_core.decode.admission import admitted
from lookahead_core.decode.attention import Route, uncompiled
from lookahead_core.decode.probe import alike, last_logits


def left_padding(input_ids: torch.Tensor, mask: torch.Tensor | None, positions: torch.Tensor | None) -> list[int]:
    """Number of padding tokens at the start of each row of ids, long [rows, n].

    Raises ValueError for an empty prompt, for a mask of anything but zeros and ones, for padding elsewhere, and for positions
    that do not count from 0 at the first token of text.
    """
    if input_ids.shape[1] == 0:
        raise ValueError("the prompt is empty: at least 1 token is needed")
    seen = torch.ones_like(input_ids, dtype=torch.bool) if mask is None else mask != 0
    if seen.shape != input_ids.shape:
        raise ValueError(f"attention_mask is {tuple(seen.shape)}, input_ids {tuple(input_ids.shape)}")
    if mask is not None and len(others := mask[(mask != 0) & (mask != 1)]):
        raise ValueError(f"attention_mask must hold zeros and ones alone, got {others[0].item()}")
    if positions is not None and positions.shape not in (input_ids.shape, (1, input_ids.shape[1])):
        raise ValueError(f"position_ids is {tuple(positions.shape)}, input_ids {tuple(input_ids.shape)}")
    if bool((seen[:, :-1] & ~seen[:, 1:]).any()) or not bool(seen[:, -1].all()):
        raise ValueError(
            "attention_mask hides tokens behind visible ones; only padding on the left is supported. A mask that was not given "
            "may have been inferred from pad_token_id: pass one"
        )
    if positions is not None and bool(((positions != seen.cumsum(-1) - 1) & seen).any()):
        raise ValueError("position_ids that do not count from 0 are not supported")
    return (~seen).sum(-1).tolist()


@torch.inference_mode()
def refuse_padding(model: PreTrainedModel, route: Route, input_ids: torch.Tensor, pads: list[int], most: int) -> None:
    """Raise ValueError where `generate` says something else behind padding than without it.

    `pads`: padding tokens of each row. `most`: most tokens of a row, padding and answer included. Two passes over the row with
    most padding, as `generate` makes them, are compared with passes over its text alone: a model may give the first token of
    the text the position behind the padding.
    """
    if not any(pads):
        return
    name, advice = type(model).__name__, "decode these prompts one at a time, without padding"
    route.refuse_together(name, [(input_ids.shape[1] - max(pads), most)], advice)
    row = max(range(len(pads)), key=pads.__getitem__)
    text = admitted(model, input_ids[row, pads[row] :])
    ids = torch.cat((input_ids[row], input_ids[row, -1:]))[None].to(model.device)
    seen = (torch.arange(ids.shape[1], device=ids.device) >= pads[row]).long()[None]
    positions = (seen.cumsum(-1) - 1).clamp(min=0)
    settings: dict[str, Any] = {"use_cache": True, route.cache: DynamicCache(config=model.config)}
    for begin, end, tokens in ((0, -1, text), (ids.shape[1] - 1, None, [*text, text[-1]])):
        if route.takes_positions:
            settings["position_ids"] = positions[:, begin:end]
        given = {"input_ids": ids[:, begin:end], "attention_mask": seen[:, :end], **settings}
        padded = uncompiled(model)(**given).logits[0, -1]
        if not alike(padded, last_logits(model, tokens, route.takes_positions)):
            raise ValueError(f"{name} counts the padding as text: {advice}")


class Padded:
    """A processor or criterion that receives every prefix with its padding, as from `generate`."""

    def __init__(self, function: Any, padding: torch.Tensor) -> None:
        self.function, self.padding = function, padding

    def __call__(self, input_ids: torch.Tensor, scores: Any) -> Any:
        return self.function(torch.cat((self.padding, input_ids), dim=1), scores)
