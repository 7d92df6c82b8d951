"""The model inside its wrappers: `torch.compile` and PEFT hide the forward that takes positions, and so the trees."""

from __future__ import annotations

from typing import Any

from transformers import PreTrainedModel

from lookahead_core.decode.attention import UnsupportedModelError


def inner_model(model: Any) -> PreTrainedModel:
    """The transformers model inside `torch.compile(model)` or a PEFT model, adapters included; `model` itself otherwise.

    Passes go to it directly. A compiled module would be compiled again for every new width of a pass.
    Raises `UnsupportedModelError` for anything else.
    """
    given = model
    model = without_compiler(model)
    while callable(getattr(model, "get_base_model", None)):
        model = without_compiler(model.get_base_model())
    if not isinstance(model, PreTrainedModel):
        raise UnsupportedModelError(f"{type(given).__name__} is not a model of transformers (a PreTrainedModel)")
    return model


def without_compiler(model: Any) -> Any:
    """What `torch.compile` wrapped; `model` itself where it did not."""
    return getattr(model, "_modules", {}).get("_orig_mod", model)
