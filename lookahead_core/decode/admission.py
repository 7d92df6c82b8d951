"""What a model can read: the checks of a prompt and of a decoder's lengths before anything runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
import torch
from transformers import PreTrainedModel

from lookahead_core.models.context import positions_of
from lookahead_core.trie.state import is_whole

Tokens: TypeAlias = Sequence[int] | np.ndarray | torch.Tensor


def prompt_tokens(input_ids: Tokens) -> list[int]:
    """The prompt, [n] or [1, n], as a new list of ints; raises ValueError for anything else, for no ids and negative ones."""
    if isinstance(input_ids, Mapping):
        raise ValueError(f"input_ids is a {type(input_ids).__name__}; pass its ['input_ids']")
    try:
        ids = np.asarray(input_ids.tolist() if isinstance(input_ids, torch.Tensor) else input_ids)
    except ValueError:  # rows of several lengths
        ids = np.empty((len(input_ids), 1), object)
    if ids.ndim == 2 and len(ids) > 1:
        raise ValueError(f"one prompt at a time: input_ids has {len(ids)} rows (see lookahead_core.BatchDecoder)")
    if ids.size == 0:
        raise ValueError("the prompt is empty: at least 1 token is needed")
    if ids.dtype.kind not in "iu":
        raise ValueError(f"token ids must be whole numbers, not {input_ids!r:.60}")
    if ids.ndim not in (1, 2):
        raise ValueError(f"input_ids must be [n] or [1, n], not of shape {ids.shape}")
    if ids.min() < 0:
        raise ValueError(f"token ids must be 0 or more, not {ids.min()}")
    return ids.ravel().tolist()


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
    return positions_of(model.config) or 1 << 30


def at_least(name: str, value: int, bound: int) -> int:
    """`value` as an int; raises ValueError where it is not a whole number of at least `bound`."""
    if not is_whole(value) or value < bound:
        raise ValueError(f"{name} must be a whole number of at least {bound}, not {value!r}")
    return int(value)


def seed_of(value: int | None) -> int | None:
    """`value` as an int or None; raises ValueError where it is no seed of torch."""
    if value is None:
        return None
    if not is_whole(value) or not -(2**63) <= value < 2**64:
        raise ValueError(f"seed must be a whole number from -2**63 to 2**64 - 1, not {value!r}")
    return int(value)


def of_kind(name: str, value: object, kind: type) -> None:
    """Raises TypeError where `value` is neither None nor of this kind."""
    if value is not None and not isinstance(value, kind):
        raise TypeError(f"{name} must be a {kind.__name__}, not {value!r:.60}")
