"""What the probe's answer depends on: a model whose state has changed since is probed again."""

from __future__ import annotations

from collections.abc import Iterable

from torch.nn import Module
from torch.nn.modules import module as everywhere
from transformers import PreTrainedModel

FACTS = (
    *("sliding_window", "use_sliding_window", "max_window_layers", "layer_types", "attention_chunk_size", "window_size"),
    *("rope_parameters", "max_position_embeddings", "floor_scale", "attn_scale"),
)
"""What a model reads in its configuration in every pass, and what a route goes by."""
PACKAGE = __name__.partition(".")[0]


def state_of(model: PreTrainedModel) -> tuple[object, ...]:
    """Attention implementation, dtype, device, mode, `FACTS`, the classes of modules and weights, and hooks."""
    config = model.config.get_text_config()
    facts = repr([getattr(config, fact, None) for fact in FACTS])
    attention = model.config._attn_implementation, config._attn_implementation
    modules = list(model.modules())
    kinds = *map(type, modules), *(type(weight) for module in modules for weight in module._parameters.values())
    return *attention, model.dtype, model.device, model.training, facts, kinds, hooks_of(modules)


def hooks_of(modules: Iterable[Module]) -> tuple[int, ...]:
    """Numbers of the hooks around the forwards of a model's modules, and of all modules. This package's own hooks only look."""
    tables = [table for module in modules for table in (module._forward_pre_hooks, module._forward_hooks) if table]
    tables += everywhere._global_forward_pre_hooks, everywhere._global_forward_hooks
    hooks = (hook for table in tables for hook in list(table.items()))  # other threads set and remove theirs meanwhile
    return tuple(number for number, hook in hooks if not str(getattr(hook, "__module__", "")).startswith(PACKAGE))
