"""The network that is trained: a Llama decoder written out plainly, with the parameter names of transformers.

Training on two processor cores spends a good part of its time in framework overhead, so the training loop uses this
small module instead of ``LlamaForCausalLM``. Every parameter has the name and the shape it has there, which makes the
export a plain copy; ``export.py`` compares the logits of the two before it writes anything.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from precision import working
from torch import Tensor, nn
from torch.nn.attention.flex_attention import BlockMask, flex_attention

BLOCK = 64
"""Queries that attention takes together."""
NOWHERE = -1e9
"""Logarithm of the attention outside a span. Finite, since the gradient of a sum without any finite term is no number."""


@dataclass(frozen=True)
class Shape:
    """The numbers that fix the architecture."""

    vocab: int = 4096
    width: int = 384
    layers: int = 6
    heads: int = 6
    inner: int = 960
    theta: float = 100000.0
    eps: float = 1e-6
    positions: int = 2048


class Norm(nn.Module):
    """Root-mean-square norm, as Llama has it."""

    def __init__(self, width: int, eps: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.eps = eps

    def forward(self, x: Tensor) -> Tensor:
        return F.rms_norm(x, (x.shape[-1],), self.weight, self.eps)


class Attention(nn.Module):
    """Causal self-attention with rotary positions; the three projections run as one product."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        width = shape.width
        self.heads = shape.heads
        self.q_proj = nn.Linear(width, width, bias=False)
        self.k_proj = nn.Linear(width, width, bias=False)
        self.v_proj = nn.Linear(width, width, bias=False)
        self.o_proj = nn.Linear(width, width, bias=False)

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor, apart: Tensor | BlockMask | None) -> Tensor:
        batch, length, width = x.shape
        weight = torch.cat([self.q_proj.weight, self.k_proj.weight, self.v_proj.weight])
        qkv = F.linear(x, weight).view(batch, length, 3, self.heads, width // self.heads)
        q, k, v = qkv.permute(2, 0, 3, 1, 4).unbind(0)
        out = attend(rotate(q, cos, sin), rotate(k, cos, sin), v, apart)
        return self.o_proj(out.transpose(1, 2).reshape(batch, length, width))


def attend(q: Tensor, k: Tensor, v: Tensor, apart: Tensor | BlockMask | None) -> Tensor:
    """Causal attention, shape (batch, heads, length, size): in blocks where rows hold several conversations, else at once.

    On a GPU, compiled, a ``BlockMask`` that says the same as ``apart`` is faster.
    """
    if isinstance(apart, BlockMask):
        return flex_attention(q, k, v, block_mask=apart)
    if apart is not None:
        return in_blocks(q, k, v, apart)
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)


def in_blocks(q: Tensor, k: Tensor, v: Tensor, apart: Tensor) -> Tensor:
    """Causal attention by blocks of queries; a block multiplies with the keys up to its own end alone.

    ``apart`` numbers the conversations of a row, shape (batch, length): a token sees its own conversation.

    Compiled, in bfloat16, on two cores without matrix instructions, it takes 0.5 to 0.9 times as long, there and back, as the
    fused kernel; with the loss compiled, too, training went from 3,300 to 4,300 tokens a second.
    """
    length, size = q.shape[2:]
    later = torch.ones(BLOCK, length, dtype=torch.bool, device=q.device)
    out = []
    for start in range(0, length, BLOCK):
        end = start + BLOCK
        scores = (q[:, :, start:end] * size**-0.5) @ k[:, :, :end].transpose(-1, -2)
        hidden = later.triu(start + 1)[: length - start, :end] | (apart[:, None, start:end, None] != apart[:, None, None, :end])
        scores = scores.float().masked_fill(hidden, -torch.inf)
        out.append(scores.softmax(-1).to(v.dtype) @ v[:, :, :end])
    return torch.cat(out, 2)


def rotate(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotary position embedding in the half-split layout of Llama."""
    half = x.shape[-1] // 2
    turned = torch.cat([-x[..., half:], x[..., :half]], dim=-1)
    return x * cos + turned * sin


class Mlp(nn.Module):
    """SwiGLU feed-forward; gate and up run as one product."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.gate_proj = nn.Linear(shape.width, shape.inner, bias=False)
        self.up_proj = nn.Linear(shape.width, shape.inner, bias=False)
        self.down_proj = nn.Linear(shape.inner, shape.width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        gate, up = F.linear(x, torch.cat([self.gate_proj.weight, self.up_proj.weight])).chunk(2, dim=-1)
        return self.down_proj(F.silu(gate) * up)


class Block(nn.Module):
    """One decoder layer."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.self_attn = Attention(shape)
        self.mlp = Mlp(shape)
        self.input_layernorm = Norm(shape.width, shape.eps)
        self.post_attention_layernorm = Norm(shape.width, shape.eps)

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor, apart: Tensor | BlockMask | None) -> Tensor:
        x = x + self.self_attn(self.input_layernorm(x), cos, sin, apart)
        return x + self.mlp(self.post_attention_layernorm(x))


class Decoder(nn.Module):
    """Embedding, layers and final norm: the part transformers calls ``model``."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.embed_tokens = nn.Embedding(shape.vocab, shape.width)
        self.layers = nn.ModuleList([Block(shape) for _ in range(shape.layers)])
        self.norm = Norm(shape.width, shape.eps)


class TinyLlama(nn.Module):
    """The language model; the output matrix is the embedding (tied)."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.model = Decoder(shape)
        initialise(self)
        size = shape.width // shape.heads
        frequency = shape.theta ** (-torch.arange(0, size, 2, dtype=torch.float32) / size)
        angle = torch.outer(torch.arange(shape.positions, dtype=torch.float32), frequency)
        angle = torch.cat([angle, angle], dim=-1)
        self.register_buffer("cos", angle.cos(), persistent=False)
        self.register_buffer("sin", angle.sin(), persistent=False)

    def states(
        self, ids: Tensor, dtype: torch.dtype | None = None, apart: Tensor | BlockMask | None = None
    ) -> list[Tensor]:
        """The embeddings and the states after each layer, shape (batch, length, width)."""
        dtype = dtype or working(ids.device.type)
        cos, sin = self.cos[: ids.shape[1]].to(dtype), self.sin[: ids.shape[1]].to(dtype)
        out = [self.model.embed_tokens(ids)]
        for layer in self.model.layers:
            out.append(layer(out[-1], cos, sin, apart))
        return out

    def looked(self, state: Tensor, layer: int, heads: range, looks: Tensor, dtype: torch.dtype | None = None) -> Tensor:
        """How much of their attention some heads of a layer give to a span, as logarithms, shape (looks, heads).

        ``state`` is what the layer reads. A row of ``looks`` is the row of the batch, the position that looks, where its
        conversation begins, and where the span begins and ends.
        """
        block, size = self.model.layers[layer], self.shape.width // self.shape.heads
        row, place, opens, start, end = looks.unbind(1)
        x, dtype = block.input_layernorm(state), dtype or working(state.device.type)
        cos, sin = self.cos[: x.shape[1]].to(dtype), self.sin[: x.shape[1]].to(dtype)
        part, shape = slice(heads.start * size, heads.stop * size), (len(heads), size)
        k = F.linear(x, block.self_attn.k_proj.weight[part]).unflatten(-1, shape).transpose(1, 2)
        q = F.linear(x[row, place], block.self_attn.q_proj.weight[part]).unflatten(-1, shape)
        q = rotate(q, cos[place][:, None], sin[place][:, None])
        scores = (torch.einsum("nhd,nhld->nhl", q, rotate(k, cos, sin)[row]) * size**-0.5).float()
        at = torch.arange(x.shape[1], device=x.device)[None, None]
        seen = (at >= opens[:, None, None]) & (at <= place[:, None, None])
        wanted = (at >= start[:, None, None]) & (at < end[:, None, None])
        each = scores.masked_fill(~seen, -torch.inf).log_softmax(-1)
        return each.masked_fill(~wanted, NOWHERE).logsumexp(-1)

    def logits(self, state: Tensor, where: Tensor) -> Tensor:
        """Logits of the last layer's states at the flat positions ``where``."""
        states = self.model.norm(state).reshape(-1, self.shape.width)[where]
        return F.linear(states, self.model.embed_tokens.weight)

    def forward(
        self, ids: Tensor, where: Tensor, dtype: torch.dtype | None = None, apart: Tensor | None = None
    ) -> Tensor:
        """Logits at the flat positions ``where`` only: most positions carry no loss, and the softmax is not free."""
        return self.logits(self.states(ids, dtype, apart)[-1], where)


def initialise(model: TinyLlama) -> None:
    """Random weights, save that the first layer starts with heads that look a fixed number of tokens back.

    Copying needs "which token came before this one" in every position before anything can be matched. Found by gradient
    descent alone this takes long. Here every embedding starts with the same large first coordinate, and the queries and
    keys of the first layer's heads read it so that, through the rotary turn, the score peaks 1, 2 and 3 tokens back.
    Everything stays trainable.
    """
    shape = model.shape
    for parameter in model.parameters():
        if parameter.ndim == 2:
            nn.init.normal_(parameter, std=parameter.shape[1] ** -0.5)
    for layer in model.model.layers:
        nn.init.normal_(layer.self_attn.o_proj.weight, std=0.02)
        nn.init.normal_(layer.mlp.down_proj.weight, std=0.01)
    size = shape.width // shape.heads
    half = size // 2
    first = model.model.layers[0].self_attn
    with torch.no_grad():
        model.model.embed_tokens.weight[:, 0] = 0.5
        for head, back in enumerate((1, 2, 3)):
            low = head * size
            for weight in (first.q_proj.weight, first.k_proj.weight):
                weight[low : low + size] *= 0.1
            for pair in range(8):
                angle = back * shape.theta ** (-2 * pair / size)
                first.k_proj.weight[low + pair, 0] = 1.0
                first.q_proj.weight[low + pair, 0] = math.cos(angle)
                first.q_proj.weight[low + pair + half, 0] = -math.sin(angle)
            first.o_proj.weight[:, low : low + size] *= 2.5
