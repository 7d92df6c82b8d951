"""What a bench runs on, by its options: a real model or one of a given shape with random weights; prompts and past answers."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import torch
from huggingface_hub.errors import StrictDataclassError
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedConfig, PreTrainedModel
from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING_NAMES

from lookahead_core.bench.console import to_read
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.models.catalogue import TINY, ModelError
from lookahead_core.models.examples import KINDS, Example, prompts
from lookahead_core.models.load import LoadedModel, load, pick_device, pick_dtype
from lookahead_core.models.prompts import LimitError, read_prompts
from lookahead_core.models.token_text import encode_chat
from lookahead_core.models.weight_layout import arrange_weights

Chats = list[list[dict[str, str]]]
Prompts = list[list[int]]
PROMPTS = {"kinds": KINDS, "prompts": to_read, "past": 50, "max_new_tokens": 128}
"""Options: the prompts to run, and the past answers that warm the trie."""
SHAPES = Path(__file__).with_name("shapes")
"""Llama shapes: SmolLM2 135M, Llama 3.2 1B, Llama 2 7B and 13B, with vocabularies of 49,152, 128,256 and 32,000."""
PRECISIONS = ("float32", "bfloat16", "float16")
DEVICE = {"device": str, "dtype": {"choices": PRECISIONS}, "threads": int}
MODEL = {"model": TINY, **DEVICE}
"""Options: a model and the device it runs on."""
SHAPE = {"config": "7b", **DEVICE}
"""Options: the shape of a random-weight model and the device it runs on."""


def open_model(options: Namespace) -> LoadedModel:
    """The model that the options name, on its device."""
    if options.threads:
        torch.set_num_threads(options.threads)
    return load(options.model, options.device, options.dtype)


def open_shape(options: Namespace) -> PreTrainedModel:
    """A random-weight model of the shape that the options name, on its device. Raises ModelError and LimitError."""
    return open_config(options, shape_config(options.config))


def open_config(options: Namespace, config: PreTrainedConfig) -> PreTrainedModel:
    """A random-weight model of a configuration, on the device that the options name. Raises ModelError."""
    if options.threads:
        torch.set_num_threads(options.threads)
    device = device_of(options)
    return random_model(config, device, options.dtype or pick_dtype(device))


def device_of(options: Namespace) -> str:
    """The device that the options name, by default the best one. Raises ModelError where this machine does not have it."""
    device: str = options.device or pick_device()
    try:
        torch.empty(0, device=device)
    except (AssertionError, RuntimeError) as error:  # torch without CUDA asserts
        raise ModelError(f"--device {device} cannot be used: {str(error).splitlines()[0]}") from None
    return device


def shape_config(name: str) -> PreTrainedConfig:
    """The configuration of a named shape or of a causal model's config.json. Raises LimitError for anything else."""
    shape = SHAPES / f"{name}.json"
    try:
        data = json.loads((shape if shape.exists() else Path(name)).read_text(encoding="utf-8"))
        kind = data.pop("model_type")
        if kind not in MODEL_FOR_CAUSAL_LM_MAPPING_NAMES:
            raise ValueError(f"{kind!r:.40} is no causal language model")
        return AutoConfig.for_model(kind, **data)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, StrictDataclassError) as error:
        names, why = ", ".join(sorted(path.stem for path in SHAPES.glob("*.json"))), " ".join(str(error).split())
        raise LimitError(f"{name!r:.80} is none of the shapes {names}, and no config.json: {why:.200}") from None


def random_model(config: PreTrainedConfig, device: str, dtype: str, seed: int = 0) -> PreTrainedModel:
    """A model of this configuration with random weights, created on the device. They fit bfloat16, as most real ones."""
    torch.manual_seed(seed)
    with torch.device(device):
        model: PreTrainedModel = AutoModelForCausalLM.from_config(config, dtype=getattr(torch, dtype))
    if dtype == "float32":
        for weight in model.parameters():
            weight.data = weight.data.bfloat16().float()
        arrange_weights(model)
    return model.eval()


def weight_bytes(model: PreTrainedModel) -> int:
    """Bytes of weights that every pass reads; an untied input embedding is not counted, since a pass reads few of its rows."""
    total = sum(weight.nbytes for weight in model.parameters())
    embedding: Any = model.get_input_embeddings()
    head: Any = model.get_output_embeddings()
    tied = head is not None and head.weight is embedding.weight
    return total if tied else total - embedding.weight.nbytes


def chats(kind: str, count: int, part: str = "held") -> Chats:
    """`count` conversations of a kind, of the embedded model's examples. Raises LimitError if there are fewer."""
    return [list(example.messages) for example in prompts(kind, count, part)]


def mixed(kinds: Sequence[str], count: int, part: str = "held") -> list[Example]:
    """`count` prompts in equal shares of the kinds, which take turns. Raises LimitError if there are fewer."""
    shares = (prompts(kind, -(-count // len(kinds)), part) for kind in kinds)
    return [prompt for same in zip(*shares, strict=True) for prompt in same][:count]


def mixed_chats(kinds: Sequence[str], count: int) -> Chats:
    """`count` conversations in equal shares of the kinds, which take turns. Raises LimitError if there are fewer."""
    return [list(example.messages) for example in mixed(kinds, count)]


def work(options: Namespace, count: int) -> dict[str, tuple[Chats, Chats]]:
    """By kind: the prompts to run, and the prompts whose answers are past answers."""
    past = max(0, options.past)
    if options.prompts is not None:
        given = read_prompts(options.prompts.read_bytes())
        return {options.prompts.stem: (given[:count], given[count : count + past])}
    return {kind: (chats(kind, count), chats(kind, past, "past")) for kind in options.kinds}


def encoded_work(options: Namespace, loaded: LoadedModel) -> Iterator[tuple[str, Prompts, Prompts]]:
    """Each kind with its prompts and its past answers, as token ids. Prompts are read at once, answers decoded kind by kind."""
    encoded = {
        kind: [encode(loaded, conversations, options.max_new_tokens) for conversations in chosen]
        for kind, chosen in work(options, options.count).items()
    }
    return ((kind, asked, answers(loaded.model, past, options.max_new_tokens)) for kind, (asked, past) in encoded.items())


def encode(loaded: LoadedModel, conversations: Chats, new_tokens: int) -> Prompts:
    """Token ids of each conversation; without those that leave fewer than `new_tokens` of the context.

    Raises LimitError where none of them fits.
    """
    encoded = [encode_chat(loaded, conversation) for conversation in conversations]
    fitting = [prompt for prompt in encoded if len(prompt) + new_tokens <= loaded.context]
    if encoded and not fitting:
        raise LimitError(
            f"none of {len(encoded)} prompts, of {min(map(len, encoded)):,} tokens and more, fits the model's context of "
            f"{loaded.context:,} tokens beside {new_tokens:,} new ones"
        )
    return fitting


def answers(model: Any, asked: Sequence[list[int]], max_new_tokens: int) -> Prompts:
    """The model's own greedy answers."""
    decoder = LookaheadDecoder(model, None, 24)
    return [decoder.generate(prompt, max_new_tokens).tokens for prompt in asked]
