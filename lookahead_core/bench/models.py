"""The model of a bench: its options, and a real model or one of a given shape with random weights."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import torch
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedConfig, PreTrainedModel

from lookahead_core.models.load import LoadedModel, load, pick_device, pick_dtype

SHAPES: dict[str, dict[str, Any]] = {
    "1b": {"hidden_size": 2048, "intermediate_size": 8192, "num_hidden_layers": 16, "num_attention_heads": 32}
    | {"num_key_value_heads": 8, "vocab_size": 128256, "tie_word_embeddings": True},
    "7b": {"hidden_size": 4096, "intermediate_size": 11008, "num_hidden_layers": 32, "num_attention_heads": 32},
    "13b": {"hidden_size": 5120, "intermediate_size": 13824, "num_hidden_layers": 40, "num_attention_heads": 40},
}
"""Llama shapes: Llama 3.2 1B, Llama 2 7B and 13B, with vocabularies of 128,256 and 32,000."""


def add_model(parser: ArgumentParser) -> None:
    """A model and the device it runs on."""
    parser.add_argument("--model", default="tiny", help='"tiny" (embedded), a hub name or a folder')
    _add_device(parser)


def add_shape(parser: ArgumentParser) -> None:
    """The shape of a random-weight model and the device it runs on."""
    parser.add_argument("--config", default="7b", help="1b, 7b, 13b, or a config.json")
    _add_device(parser)


def _add_device(parser: ArgumentParser) -> None:
    parser.add_argument("--device", help="cpu, cuda or mps; the best one by default")
    parser.add_argument("--dtype", help="float32, bfloat16 or float16; by device by default")
    parser.add_argument("--threads", type=int, help="threads that torch uses on a CPU")


def open_model(options: Namespace) -> LoadedModel:
    """The model that the options name, on its device."""
    if options.threads:
        torch.set_num_threads(options.threads)
    return load(options.model, options.device, options.dtype)


def open_shape(options: Namespace) -> PreTrainedModel:
    """A random-weight model of the shape that the options name, on its device."""
    if options.threads:
        torch.set_num_threads(options.threads)
    device = options.device or pick_device()
    return random_model(shape_config(options.config), device, options.dtype or pick_dtype(device))


def shape_config(name: str) -> PreTrainedConfig:
    """The configuration of a named shape or of a config.json."""
    if name in SHAPES:
        config: PreTrainedConfig = AutoConfig.for_model("llama", max_position_embeddings=4096, **SHAPES[name])
        return config
    data = json.loads(Path(name).read_text(encoding="utf-8"))
    config = AutoConfig.for_model(data.pop("model_type"), **data)
    return config


def random_model(config: PreTrainedConfig, device: str, dtype: str, seed: int = 0) -> PreTrainedModel:
    """A model of this configuration with random weights, created on the device."""
    torch.manual_seed(seed)
    with torch.device(device):
        model: PreTrainedModel = AutoModelForCausalLM.from_config(config, dtype=getattr(torch, dtype))
    return model.eval()


def weight_bytes(model: PreTrainedModel) -> int:
    """Bytes of weights that every pass reads; an untied input embedding is not counted, since a pass reads few of its rows."""
    total = sum(weight.nbytes for weight in model.parameters())
    embedding: Any = model.get_input_embeddings()
    head: Any = model.get_output_embeddings()
    tied = head is not None and head.weight is embedding.weight
    return total if tied else total - embedding.weight.nbytes


def row_bytes(model: PreTrainedModel) -> int:
    """Bytes of the keys and values of one cached row, all layers together."""
    config = model.config.get_text_config()
    heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    return int(2 * config.num_hidden_layers * heads * size * model.dtype.itemsize)
