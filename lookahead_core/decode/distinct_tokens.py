"""Tokens that a model can tell apart, for questions whose answer must not depend on tokens it never learnt."""

from __future__ import annotations

import torch
from transformers import PreTrainedModel

CANDIDATES = 2048
"""Ids that are compared, spread evenly over the vocabulary."""


@torch.inference_mode()
def distinct_tokens(model: PreTrainedModel, count: int) -> list[int]:
    """At most `count` token ids whose embeddings point in different directions, the most different ones first.

    Many ids of a real vocabulary are hardly ever trained on (bytes, reserved words): their embeddings are almost equal, and a
    model gives almost equal logits after any of them. Ids that stand for something else than text (padding, images) are left
    out. Where the embedding cannot be read, the ids are spread evenly.
    """
    config = model.config.get_text_config()
    special = _special_ids(model)
    vocabulary = int(config.vocab_size)
    step = max(1, vocabulary // CANDIDATES)
    ids = [token for token in range(0, vocabulary, step) if token not in special] or list(range(vocabulary))
    try:
        rows = model.get_input_embeddings()(torch.tensor([ids], device=model.device))[0].float()
    except Exception:  # an embedding with arguments of its own
        return ids[:: max(1, len(ids) // count)][:count]
    rows = rows / rows.norm(dim=-1, keepdim=True).clamp_min(1e-12)
    likeness = rows @ rows.mean(0)
    chosen: list[int] = []
    for _ in range(min(count, len(ids))):
        chosen.append(int(likeness.argmin()))
        nearest = rows @ rows[chosen[-1]]
        likeness = nearest if len(chosen) == 1 else torch.maximum(likeness, nearest)
        likeness[chosen] = torch.inf
    return [ids[place] for place in chosen]


def _special_ids(model: PreTrainedModel) -> set[int]:
    """Every id that the configuration names: padding, end of text, images and the like."""
    named = {**model.config.to_dict(), **model.config.get_text_config().to_dict()}
    return {
        token
        for name, value in named.items()
        if name.endswith(("token_id", "token_index"))
        for token in (value if isinstance(value, list) else [value])
        if isinstance(token, int)
    }
