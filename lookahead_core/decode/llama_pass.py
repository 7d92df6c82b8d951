"""A pass of a Llama-shaped model on a CPU as one straight line of calls: what transformers computes, without what is around it.

A small model's pass over one token spends a third of its time in modules that call modules, and in many small products. Here
the products of an attention (queries, keys, values) are one, and so are those of an MLP's gate and up. A model is computed so
where two passes give the logits and keys of its own forward, bit for bit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import torch
from torch import Tensor, nn
from torch.nn.functional import rms_norm, scaled_dot_product_attention
from transformers import PreTrainedModel

from lookahead_core.decode.admission import vocabulary_of
from lookahead_core.decode.attention import FAR, SDPA, Route, forward
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import Layout, additive, causal_layout, layout_of
from lookahead_core.decode.model_state import PACKAGE, hooks_of, state_of
from lookahead_core.decode.probe import windows_of
from lookahead_core.models.packed_linear import PLAIN, PackedLinear, Product, packed_product
from lookahead_core.trie.draft_tree import ROOT, DraftTree

FAMILIES = ("Llama", "Mistral", "Qwen2")
"""Architectures whose layers differ in nothing that is computed here."""
MOST_COPIED = 100_000_000
"""Numbers of layers whose weights are packed once more, side by side. With more of them products take nearly all of a pass."""
VECTOR = 32
"""Floats that vector code takes at a time, at most. What is left of a piece goes through other code, with other bits."""
SEEN = 3
"""Rows before the passes that are tried."""
TRIED = DraftTree(tokens=(9, 10, 11, 12, 13, 14), parents=(ROOT, 0, ROOT, 2, 3, 0))

Forward = Callable[[Tensor, Layout, Any], Tensor]
"""Tokens [batch, width], their layout and a cache to logits [batch, width, vocabulary], as `attention.forward`."""

_known: WeakKeyDictionary[PreTrainedModel, tuple[tuple[object, ...], list[_Layer] | None]] = WeakKeyDictionary()
"""The layers of each model, None where its bits are others, and the state in which that was found."""


def forward_of(model: PreTrainedModel, route: Route) -> Forward:
    """The fastest way to compute `model`'s passes: a `LlamaPass`, or the model's own forward.

    Asked once a run: a model that has changed since, in its state (`state_of`) or its weights, is looked at again.
    """
    own, modules = partial(forward, model, route), list(model.modules())
    if not _fits(model, route, modules):
        return own
    used: Any = model.model.layers
    scales = [layer.self_attn.scaling for layer in used]
    products = (module.current() for module in modules if isinstance(module, PackedLinear))
    state = *state_of(model), model.config.num_hidden_layers, *scales, *map(id, modules), *products
    known = _known.get(model)
    if known is None or known[0] != state:
        layers = _layers(model)
        known = _known[model] = state, layers if _same(model, own, LlamaPass(model, layers, own)) else None
    return LlamaPass(model, known[1], own) if known[1] else own


def _fits(model: PreTrainedModel, route: Route, modules: list[nn.Module]) -> bool:
    """Whether a model, of these modules, is of `FAMILIES`, on a CPU, in float32, with full attention, without hooks and without
    modules of other kinds."""
    family = type(model).__name__.removesuffix("ForCausalLM")
    home = f"transformers.models.{family.lower()}.modeling_{family.lower()}"
    return (
        family in FAMILIES
        and (model.device.type, model.dtype, model.training) == ("cpu", torch.float32, False)
        and model.config._attn_implementation == SDPA
        and (route.name, route.most) == ("mask", FAR)
        and not windows_of(model)  # a route may leave them out
        and not hooks_of(modules)
        and not any("forward" in vars(module) or not _usual(type(module).forward) for module in modules)
        and all(
            type(module) in (*PLAIN, nn.Embedding, nn.ModuleList, nn.SiLU)
            or type(module).__module__ in (home, "transformers.activations")
            for module in modules
        )
    )


def _usual(function: Any) -> bool:
    """Whether a class's forward is the code of a library, and not what somebody put in its place."""
    home = getattr(function, "__globals__", {}).get("__name__", "")
    return home.partition(".")[0] in ("torch", "transformers", PACKAGE)


@torch.inference_mode()
def _same(model: PreTrainedModel, own: Forward, other: Forward) -> bool:
    """Whether two ways give the same bits for one row, and for a tree of drafts."""
    device, trees = model.device, (DraftTree(), TRIED)
    tokens = torch.arange(SEEN + 1 + len(TRIED), device=device)[None] % vocabulary_of(model)
    said: list[list[Tensor]] = []
    for way in (own, other):
        cache = RowCache()
        own(tokens[:, :SEEN], causal_layout(SEEN, device), cache)
        said.append([])
        for tree in trees:
            said[-1].append(way(tokens[:, SEEN : SEEN + 1 + len(tree)], layout_of(tree, SEEN, device), cache).clone())
            said[-1] += [layer.keys.clone() for layer in cache.layers]
            cache.keep(SEEN, ())
    return all(map(torch.equal, *said))


class LlamaPass:
    """`Forward` of a model of `FAMILIES`. Under autocast, and where gradients are recorded, it uses the model's `own`."""

    hidden: Tensor
    """[batch, width, hidden size]: what the LM head read in the last pass that was computed here."""

    def __init__(self, model: Any, layers: list[_Layer], own: Forward) -> None:
        self._decoder, self._layers, self._lm_head, self._own = model.model, layers, model.lm_head, own
        attention = self._decoder.layers[0].self_attn
        self._size = attention.head_dim
        self._heads = attention.q_proj.out_features // self._size, attention.k_proj.out_features // self._size

    def __call__(self, tokens: Tensor, layout: Layout, cache: Any) -> Tensor:
        """See `Forward`."""
        if not self.computes():
            return self._own(tokens, layout, cache)
        states = self._decoder.embed_tokens(tokens)
        cosine, sine = (angles[:, None] for angles in self._decoder.rotary_emb(states, layout.query_positions))
        mask = None if layout.sees_all else additive(layout.full(), states.dtype)
        query_heads, key_heads = self._heads
        for place, layer in enumerate(self._layers):
            heads = layer.project(_normed(layer.before, states)).view(*tokens.shape, -1, self._size).transpose(1, 2)
            turned = _rotated(heads[:, : query_heads + key_heads], cosine, sine)
            keys, values = cache.update(turned[:, query_heads:], heads[:, query_heads + key_heads :], place)
            queries = turned[:, :query_heads]
            mixed = scaled_dot_product_attention(queries, keys, values, mask, enable_gqa=query_heads != key_heads)
            states = states + layer.output(mixed.transpose(1, 2).reshape(*tokens.shape, -1))
            gate, up = layer.widen(_normed(layer.between, states)).chunk(2, dim=-1)
            if gate.shape[-1] % VECTOR:
                gate = gate.contiguous()  # as in the model, in one piece: with `up` beside it each row would be a piece
            states = states + layer.down(layer.activation(gate) * up)
        self.hidden = _normed(self._decoder.norm, states)
        logits: Tensor = self._lm_head(self.hidden)
        return logits

    def computes(self) -> bool:
        """Whether the next pass is computed here."""
        return not (torch.is_autocast_enabled("cpu") or torch.is_grad_enabled())


class _Layer(NamedTuple):
    """A layer's parts, in the order of their use."""

    held: list[nn.Module]
    """Modules, so that their ids, by which `forward_of` knows them, are given to no others."""
    before: Any
    project: Product
    """Rows to their queries, keys and values, side by side."""
    output: Product
    between: Any
    widen: Product
    """Rows to the MLP's gate and up, side by side."""
    activation: Callable[[Tensor], Tensor]
    down: Product

    @classmethod
    def of(cls, layer: Any, packs: bool) -> _Layer:
        attention, mlp = layer.self_attn, layer.mlp
        return cls(
            held=[*layer.modules()],
            before=layer.input_layernorm,
            project=together([attention.q_proj, attention.k_proj, attention.v_proj], packs),
            output=together([attention.o_proj], packs),
            between=layer.post_attention_layernorm,
            widen=together([mlp.gate_proj, mlp.up_proj], packs),
            activation=mlp.act_fn,
            down=together([mlp.down_proj], packs),
        )


def _layers(model: Any) -> list[_Layer]:
    """The layers that `model` uses."""
    used = model.model.layers[: model.config.num_hidden_layers]
    packs = sum(parameter.numel() for parameter in used.parameters()) <= MOST_COPIED
    return [_Layer.of(layer, packs) for layer in used]


def together(layers: list[Any], packs: bool) -> Product:
    """Rows to the rows of all `layers`, side by side. One product where it `packs` and all are packed already."""
    products = [layer.current() if isinstance(layer, PackedLinear) else None for layer in layers]
    if len(layers) == 1:
        return products[0] or layers[0]
    biases = [layer.bias for layer in layers if layer.bias is not None]
    if packs and all(products) and len(biases) in (0, len(layers)):
        weight = torch.cat([layer.weight.detach() for layer in layers])
        product = packed_product(weight, torch.cat(biases).detach() if biases else None)
        if product is not None:
            return product
    return lambda rows: torch.cat([layer(rows) for layer in layers], dim=-1)


def _normed(norm: Any, states: Tensor) -> Tensor:
    return rms_norm(states, norm.weight.shape, norm.weight, norm.variance_epsilon)


def _rotated(heads: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
    one, other = heads.chunk(2, dim=-1)
    return heads * cosine + torch.cat((-other, one), dim=-1) * sine
