"""A small Llama that writes a branch token by token in machine code: for draft models on a CPU.

Most of the time that a token of the embedded draft model takes transformers goes into what is around the arithmetic, and most
of the rest into reading weights, which are rounded to 8 bits here. Drafts only guess, and the model checks every guess: so no
token changes. The prompt is still read by torch, many rows at once, and its rows are copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
import torch
from transformers import LlamaForCausalLM, PreTrainedModel
from transformers.activations import ACT2FN
from transformers.models.llama.modeling_llama import LlamaRMSNorm

from lookahead_core.decode.kernels import to_eight_bits
from lookahead_core.decode.kv_cache import roomy
from lookahead_core.decode.llama_branch import Rows, Weights, compile_write_branch, write_branch
from lookahead_core.decode.passes import Passes
from lookahead_core.models.packed_linear import PLAIN

Place = tuple[list[int], list[float]]
"""The likeliest tokens of one place of a branch, best first, and their probabilities."""
CHEAP_FLOOR = 0.25
"""The branch grows while its chance is at least this: longer than where a token takes torch ten times as long."""
LARGEST = 16_000_000
"""Weights that a token reads, at most. They are copied, and on more of them torch with many cores would be faster than one."""
ROPES = ("default", "linear", "llama3")
"""Rotary embeddings whose angles depend on the position alone."""


MATRICES = {
    "query": "self_attn.q_proj",
    "key": "self_attn.k_proj",
    "value": "self_attn.v_proj",
    "output": "self_attn.o_proj",
    "gate": "mlp.gate_proj",
    "up": "mlp.up_proj",
    "down": "mlp.down_proj",
}
"""Where a layer has the matrices of `Weights`."""

_known: WeakKeyDictionary[PreTrainedModel, Weights | None] = WeakKeyDictionary()


def weights_of(model: PreTrainedModel) -> Weights | None:
    """The weights of a model that these passes can run; None for any other.

    It must be a Llama on a CPU, in float32 and without biases, as small as `LARGEST`. Of its LM head it may have made a
    sequence of a trained exit and the head itself. All decoders of a model share what is copied, until its weights change.
    """
    made, known = _read(model), _known.get(model)
    if made is None or known is None or not all(map(_same, made, known)):
        known = _known[model] = made
    return known


def _same(one: Any, other: Any) -> bool:
    return all(map(_same, one, other)) if isinstance(one, tuple) else np.array_equal(one, other)


def _read(model: PreTrainedModel) -> Weights | None:
    """`weights_of`, copied."""
    config = model.config
    rope = getattr(config, "rope_parameters", None) or {}
    plain = (
        type(model) is LlamaForCausalLM
        and readable(model.parameters())
        and rope.get("rope_type") in ROPES
        and config.hidden_act == "silu"
        and not (config.attention_bias or config.mlp_bias)
    )
    if not plain:
        return None
    embedding: Any = model.get_input_embeddings()
    head: Any = model.get_output_embeddings()
    trained: Any = None
    if isinstance(head, torch.nn.Sequential) and len(head) == 2 and {*dict(head[0].named_buffers())} == {"weight", "bias"}:
        trained, head = head
    parts: Any = model.model.layers
    leaves = [part for layer in parts for part in layer.modules() if not list(part.children())]
    known = {LlamaRMSNorm, *PLAIN, type(ACT2FN["silu"])}
    read = sum(tensor.numel() for tensor in (*parts.parameters(), *head.parameters()))
    if (
        read > LARGEST
        or {*map(type, leaves)} - known
        or any(len({layer.get_submodule(name).weight.shape for layer in parts}) > 1 for name in MATRICES.values())
        or (type(embedding), type(model.model.norm)) != (torch.nn.Embedding, LlamaRMSNorm)
        or type(head) not in PLAIN
        or embedding.num_embeddings != head.out_features
        or head.bias is not None
        or not finite((*model.parameters(), *(trained.buffers() if trained is not None else ())))
    ):
        return None

    norms = [_array(norm.weight) for layer in parts for norm in (layer.input_layernorm, layer.post_attention_layernorm)]
    stacked = {
        name: to_eight_bits(np.stack([_array(layer.get_submodule(module).weight) for layer in parts]))
        for name, module in MATRICES.items()
    }
    return Weights(
        embedding=_array(embedding.weight),
        **stacked,
        norms=np.stack([*norms, _array(model.model.norm.weight)]),
        exit=to_eight_bits(np.zeros((0, 0), np.float32) if trained is None else _array(trained.weight)),
        exit_bias=np.zeros(0, np.float32) if trained is None else _array(trained.bias),
        head=to_eight_bits(_array(head.weight)),
        epsilon=np.float32(config.rms_norm_eps),
    )


def readable(tensors: Iterable[torch.Tensor]) -> bool:
    """Whether machine code can read them: on a CPU, in float32."""
    return all(tensor.device.type == "cpu" and tensor.dtype == torch.float32 for tensor in tensors)


def finite(tensors: Iterable[torch.Tensor]) -> bool:
    """Whether they hold finite numbers alone: 8 bits hold no others."""
    return all(bool(tensor.isfinite().all()) for tensor in tensors)


def _array(tensor: torch.Tensor) -> np.ndarray:
    return np.ascontiguousarray(tensor.detach().float().numpy())  # under autocast, rows are in half precision


class SmallLlama:
    """Branches by a model with these weights. `prompts`: its passes in torch, which read the prompt."""

    floor = CHEAP_FLOOR

    def __init__(self, prompts: Passes, model: PreTrainedModel, weights: Weights) -> None:
        compile_write_branch()
        self._prompts, self._model, self._weights = prompts, model, weights

    def prefill(self, tokens: torch.Tensor) -> None:
        """Read a prompt, long [1, n]."""
        self._prompts.prefill(tokens)
        layers = self._prompts.cache.layers
        keys, values = (np.concatenate([_array(getattr(layer, name)) for layer in layers]) for name in ("keys", "values"))
        self._prompts.close()
        self._make_room(keys, values, roomy(tokens.shape[1]))

    def write(self, unread: Sequence[int], start: int, depth: int, ranks: int) -> list[Place]:
        """Read the `unread` tokens after the first `start` rows and write a branch of at most `depth` places, see
        `write_branch`. `ranks`: tokens of a place."""
        most = start + len(unread) + depth
        if most > self._room.keys.shape[2]:
            self._make_room(self._room.keys, self._room.values, roomy(most))
        tokens, shares = np.zeros((depth, ranks), np.int64), np.zeros((depth, ranks), np.float32)
        count = write_branch(self._weights, self._room, np.array(unread), start, self.floor, tokens, shares)
        return list(zip(tokens[:count].tolist(), shares[:count].tolist(), strict=True))

    def keep(self, start: int, count: int) -> None:
        """Of the rows from `start` on the first `count` are kept: the others are written over."""

    def close(self) -> None:
        """The run has ended. The rows of the prompt have been released already."""

    def _make_room(self, keys: np.ndarray, values: np.ndarray, rows: int) -> None:
        """Room for so many rows, that begins with these."""
        held = keys.shape[2]
        new = [np.zeros((*old.shape[:2], rows, old.shape[3]), np.float32) for old in (keys, values)]
        for room, old in zip(new, (keys, values), strict=True):
            room[:, :, :held] = old
        angles = self._model.model.rotary_emb(torch.zeros(1), torch.arange(rows)[None])
        self._room = Rows(*new, *(_array(angle[0]) for angle in angles))
