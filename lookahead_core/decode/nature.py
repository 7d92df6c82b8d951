"""What rules a model out before any pass: the kind of its past, and layers that mix the rows of a pass."""

from __future__ import annotations

from transformers import PreTrainedModel
from transformers.cache_utils import (
    DummyLayer,
    DynamicCache,
    DynamicLayer,
    DynamicSlidingWindowLayer,
    LinearAttentionCacheLayerMixin,
)

from lookahead_core.decode.attention import UnsupportedModelError, cache_name

ROW_LAYERS = (DynamicLayer, DynamicSlidingWindowLayer, DummyLayer)
"""Cache layers that hold rows of keys and values, or share those of another layer: `RowCache` can replace them."""


def refuse_by_nature(model: PreTrainedModel) -> None:
    """Raise for models whose past is more than rows of keys and values, because it cannot be rolled back, and for layers that
    mix the rows of a pass in a way that a probe may not see.
    """
    name = type(model).__name__
    if model.config.is_encoder_decoder:
        raise UnsupportedModelError(f"{name} is an encoder-decoder; only decoder-only models are supported")
    if any(type(part).__module__.startswith("torch.ao.nn.quantized.dynamic") for part in model.modules()):
        raise UnsupportedModelError(
            f"{name} is quantised dynamically: each pass gets a scale of its own, set by all its rows, so that drafts would "
            "change the model's choices; quantise the weights only"
        )
    if model.device.type == "meta":
        raise UnsupportedModelError(
            f"{name} begins on the meta device, without numbers: it is offloaded whole, or was never loaded; keep at least its "
            'embedding in memory, as `device_map="auto"` does'
        )
    variants = (one for part in model.modules() for one in getattr(part, "lora_variant", {}).values())
    if any(type(one).__name__ == "ALoraLinearVariant" for one in variants):
        raise UnsupportedModelError(
            f"{name} has an activated LoRA (aLoRA), which adapts the last rows of a pass, as many as follow the prompt's "
            "invocation tokens: drafts would change which; delete this adapter"
        )
    try:
        layers = DynamicCache(config=model.config).layers
    except Exception as error:
        raise UnsupportedModelError(f"{name} keeps its past in a way unknown here ({summary(error)})") from error
    if getattr(model, "_is_stateful", False) or any(isinstance(layer, LinearAttentionCacheLayerMixin) for layer in layers):
        raise UnsupportedModelError(
            f"{name} is recurrent: it sums its past up in a running state, and rejected drafts cannot be taken back out of it"
        )
    cache_name(model)
    foreign = sorted({type(layer).__name__ for layer in layers if type(layer) not in ROW_LAYERS})
    if foreign:
        raise UnsupportedModelError(
            f"{name} keeps its past in {', '.join(foreign)}, which is more than rows of keys and values: "
            "rejected drafts cannot be taken back out of it"
        )


def summary(error: Exception) -> str:
    """An error of a model's code, in short."""
    return f"{type(error).__name__}: {error}"[:200]
