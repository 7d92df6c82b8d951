"""What a model can read: the checks of a prompt and of a decoder's lengths before anything runs."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from transformers import PreTrainedModel

Tokens = Sequence[int] | torch.Tensor


def prompt_tokens(input_ids: Tokens) -> list[int]:
    """The prompt as a new list of ints; raises ValueError for a batch, an empty prompt or a negative id."""
    if isinstance(input_ids, torch.Tensor):
        if input_ids.dim() == 2 and input_ids.shape[0] != 1:
            raise ValueError(f"one prompt at a time: input_ids has {input_ids.shape[0]} rows (see lookahead_core.decode.batch)")
        input_ids = input_ids.flatten().tolist()
    prompt = [int(token) for token in input_ids]
    if not prompt:
        raise ValueError("the prompt is empty: at least 1 token is needed")
    if min(prompt) < 0:
        raise ValueError(f"token ids must be 0 or more, not {min(prompt)}")
    return prompt


def admitted(model: PreTrainedModel, input_ids: Tokens) -> list[int]:
    """`prompt_tokens` that `model` can read; raises ValueError, with the bound, for foreign ids and too long a prompt."""
    prompt = prompt_tokens(input_ids)
    if max(prompt) >= vocabulary_of(model):
        raise ValueError(f"token id {max(prompt)} is past this model's vocabulary of {vocabulary_of(model)}")
    limit = context_limit(model)
    if len(prompt) >= limit:
        raise ValueError(f"the prompt has {len(prompt)} tokens; this model's context of {limit} leaves no room to answer")
    return prompt


def vocabulary_of(model: PreTrainedModel) -> int:
    """Number of token ids the model can read: the rows of its embedding."""
    embedding = model.get_input_embeddings()
    if isinstance(embedding, torch.nn.Embedding):
        return int(embedding.num_embeddings)
    return int(model.config.get_text_config().vocab_size)


def context_limit(model: PreTrainedModel) -> int:
    """Most positions (prompt and answer) the model was made for; 2**30 where its configuration names no limit."""
    config = model.config.get_text_config()
    for name in ("max_position_embeddings", "n_positions", "max_seq_len"):
        limit = getattr(config, name, None)
        if isinstance(limit, int) and limit > 0:
            return limit
    return 1 << 30


def at_least(name: str, value: int, bound: int) -> int:
    """`value`; raises ValueError where it is not a whole number of at least `bound`."""
    if not isinstance(value, int) or isinstance(value, bool) or value < bound:
        raise ValueError(f"{name} must be a whole number of at least {bound}, not {value!r}")
    return value
