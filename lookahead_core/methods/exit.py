"""Early exit as self-speculation (Draft & Verify, Zhang et al., arXiv 2309.08168; LayerSkip, arXiv 2404.16710).

The model's own first layers draft, and the whole model verifies. A small trained exit, one affine layer, stands between the
early hidden row and the LM head, as in the tuned lens (Belrose et al., arXiv 2303.08112). Without one the early row goes
through the model's norm and LM head as it is.

The first layers run as a draft model of their own, which shares the weights and has its own cache. So nothing of the model's
code has to be known here. LayerSkip also reuses the drafting passes' rows in the verification, which then runs the
remaining layers only. That would save the first layers' part of every verified row, and their share of the cache.
"""

from __future__ import annotations

from copy import deepcopy
from weakref import WeakKeyDictionary

import torch
from transformers import PreTrainedModel

from lookahead_core.methods import DraftSettings
from lookahead_core.methods.draft import DraftModel, made_of
from lookahead_core.models import parts
from lookahead_core.models.prompts import LimitError

SHARE = 3
"""Without a trained exit, one in so many layers drafts."""


class Exit(torch.nn.Module):
    """A trained exit after the first `layers` layers of a model of hidden size d: `weight` [d, d], `bias` [d]."""

    weight: torch.Tensor
    bias: torch.Tensor

    def __init__(self, layers: int, weight: torch.Tensor, bias: torch.Tensor) -> None:
        super().__init__()
        self.layers = layers
        self.register_buffer("weight", weight.detach())  # fresh from training they take gradients, and could not be copied
        self.register_buffer("bias", bias.detach())

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """The rows [..., d] that the LM head reads."""
        return rows + torch.nn.functional.linear(rows, self.weight, self.bias)


def exit_of(model: PreTrainedModel) -> Exit | None:
    """The trained exit beside a model's weights; None where there is none. Raises LimitError where it does not fit."""
    folder, config = parts.folder_of(model), model.config.get_text_config()
    if folder is None or not parts.path_of(folder, "exit").is_file():
        return None
    size = parts.hidden_size(model)
    tensors, facts = parts.read(folder, "exit", {"weight": (size, size), "bias": (size,)})
    layers = facts.get("layers", "")
    if not layers.isdecimal() or not 1 <= int(layers) < config.num_hidden_layers:
        raise LimitError(f"{folder.name}: the exit is after layer {layers!r:.20}; the model has {config.num_hidden_layers}.")
    return Exit(int(layers), **tensors).to(model.device, model.dtype)


def first_layers(model: PreTrainedModel, count: int) -> PreTrainedModel:
    """The model cut after `count` layers, its norm and LM head behind them. It shares the weights.

    Raises LimitError for a class whose layers cannot be cut by its configuration.
    """
    config = deepcopy(model.config)
    try:
        if layer_types := getattr(config, "layer_types", None):
            config.layer_types = layer_types[:count]
        config.num_hidden_layers = count
        with torch.device("meta"):
            cut: PreTrainedModel = type(model)(config)
        cut.load_state_dict(model.state_dict(), strict=False, assign=True)
        for name, buffer in model.named_buffers():
            owner, _, leaf = name.rpartition(".")
            with_it = dict(cut.named_modules()).get(owner)
            if with_it is not None and leaf in dict(with_it.named_buffers(recurse=False)):
                with_it.register_buffer(leaf, buffer, persistent=False)
    except (AttributeError, RuntimeError, TypeError, ValueError) as error:
        raise LimitError(
            f"{type(model).__name__} cannot be cut after layer {count}: {str(error).splitlines()[0]:.120}"
        ) from None
    if any(tensor.is_meta for tensor in (*cut.parameters(), *cut.buffers())):
        raise LimitError(
            f"{type(model).__name__} cannot be cut after layer {count}: some of its weights have other names then."
        )
    return cut.eval()


_known: WeakKeyDictionary[PreTrainedModel, PreTrainedModel] = WeakKeyDictionary()


def exit_model_of(model: PreTrainedModel, trained: Exit | None) -> PreTrainedModel:
    """The first layers of a model with an exit behind them. Raises LimitError where no exit can stand before the LM head."""
    layers = trained.layers if trained else max(1, model.config.get_text_config().num_hidden_layers // SHARE)
    cut = first_layers(model, layers)
    if trained is not None:
        try:
            cut.set_output_embeddings(torch.nn.Sequential(trained, cut.get_output_embeddings()))
        except (AttributeError, NotImplementedError, TypeError) as error:  # BERT reads the bias of the new head
            reason = str(error).splitlines()[0]
            raise LimitError(f"{type(model).__name__} takes no trained exit before its LM head: {reason:.120}") from None
    return cut


def _fitting(trained: Exit, model: PreTrainedModel) -> Exit:
    """A copy of an exit that was given, in the model's dtype and on its device. Raises LimitError where it does not fit."""
    config = model.config.get_text_config()
    size, layers = parts.hidden_size(model), int(config.num_hidden_layers)
    fits = isinstance(trained, Exit) and (tuple(trained.weight.shape), tuple(trained.bias.shape)) == ((size, size), (size,))
    if not fits or not 1 <= trained.layers < layers:
        raise LimitError(f"The exit that was given is none for a model of {layers} layers and hidden size {size}.")
    return deepcopy(trained).to(model.device, model.dtype)


def memory(settings: DraftSettings) -> DraftModel:
    """The first layers of the model as a draft model. Raises LimitError where they cannot be cut, or the exit does not fit."""
    model = settings.model
    if (given := settings.parts.get("exit")) is not None:
        return made_of(exit_model_of(model, _fitting(given, model)), settings)
    cut = _known.get(model)
    if cut is None or (cut.device, cut.dtype) != (model.device, model.dtype):
        cut = _known[model] = exit_model_of(model, exit_of(model))
    return made_of(cut, settings)
