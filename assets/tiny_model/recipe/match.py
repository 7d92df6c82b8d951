"""Set heads that find a question's words in the text: ``python assets/tiny_model/recipe/match.py CHECKPOINT STEP``.

To quote the sentence that a question means takes three steps: a word of the question meets itself in the text, takes over how
the sentence there begins, and hands that on to the answer. Training taught the heads where to look within a million tokens
(``Trainer.tail``), and not what to hand on. So weights are set, once each, from what the states inside the network already
tell: ``look`` lets ``MATCHERS`` look at the same word elsewhere, ``tell`` lets them take over how its sentence begins, ``say``
lets ``GATHERERS`` turn that into the next token. The other weights take a few hundred thousand tokens to get used to each, and
all stay trainable.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch
from torch import Tensor

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.mix import conversations
from data import Chat
from model import Shape, TinyLlama
from train import GATHERERS, LOOKING, MATCHERS, MATCHING

SLOW, FAST = 17, 10
"""Rotary pairs from this one on hardly turn within 400 tokens; those before the second have turned after 60."""
LEAST = 8  # places that a word must stand in
SHARP = 25.0
"""Score of a word that meets itself elsewhere, about."""
NEAR = 0.7  # how much of it a word and its neighbours lose to themselves
TOLD, SAID = 1.2, 0.25
"""How strong a head's output arrives, beside the state that it is added to."""


def roots(states: Tensor) -> tuple[Tensor, Tensor]:
    """The square root of the second moments of states, shape (width, width), and its inverse."""
    values, vectors = torch.linalg.eigh(states.T @ states / len(states) + 1e-4 * torch.eye(states.shape[1]))
    return (vectors * values.sqrt()) @ vectors.T, (vectors * values.rsqrt()) @ vectors.T


def discriminants(states: Tensor, words: Tensor, count: int) -> Tensor:
    """The ``count`` directions that tell words apart best, shape (count, width), scaled so that a word's states vary by 1."""
    kept = torch.bincount(words)[words] >= LEAST
    states, words = states[kept] - states.mean(0), words[kept].unique(return_inverse=True)[1]
    means = torch.zeros(int(words.max()) + 1, states.shape[1]).index_add_(0, words, states)
    means /= torch.bincount(words)[:, None]
    apart = states - means[words]
    inside = apart.T @ apart / len(apart) + 0.02 * apart.var() * torch.eye(states.shape[1])
    values, vectors = torch.linalg.eigh(inside)
    white = vectors * values.rsqrt()
    _, turned = torch.linalg.eigh((means @ white).T @ (means @ white))
    return (white @ turned.flip(1)[:, :count]).T


class Setter:
    """A model, the map that reads how a sentence begins, shape (2 x width, width), and rows of text to measure states on."""

    def __init__(self, model: TinyLlama, begins: Tensor, chat: Chat) -> None:
        self.model, self.begins, self.chat = model, begins, chat
        self.size = model.shape.width // model.shape.heads
        self.rows = [row.ids for row in chat.rows(conversations(300, 991, {"reading": 1}), 512)][:150]

    def states(self, layer: int) -> Tensor:
        """What a layer reads, before its norm, at all tokens of the rows."""
        return torch.cat([self.model.states(torch.tensor([ids]), torch.float32)[layer][0] for ids in self.rows])

    def look(self, layer: int, heads: range) -> None:
        """Make heads look at the same word: queries and keys are one projection of the state.

        It keeps the directions in which the states of different words differ most beside those of one word in different places.
        They stand on the slow rotary pairs, which hardly turn within a page. The fast pairs have them with the opposite sign,
        so that a word does not find itself or its neighbours.
        """
        block, size, half = self.model.model.layers[layer], self.size, self.size // 2
        states = block.input_layernorm(self.states(layer))
        known: dict[str, int] = {}
        names = [self.chat.tokenizer.decode([i], skip_special_tokens=False).strip().lower() for ids in self.rows for i in ids]
        words = torch.tensor([known.setdefault(name, len(known)) for name in names])
        axes, mean = discriminants(states, words, 2 * (half - SLOW) * len(heads)), states.mean(0)
        axes -= torch.outer(axes @ mean, mean) / mean.square().sum()
        slow = [*range(SLOW, half), *range(SLOW + half, size)]
        fast = [*range(FAST), *range(half, half + FAST)]
        for index, head in enumerate(heads):
            own, part = axes[index :: len(heads)], slice(head * size, (head + 1) * size)
            own = own * (SHARP * size**0.5 / (states @ own.T).square().sum(1).quantile(0.75)).sqrt()
            query = torch.zeros(size, self.model.shape.width)
            query[slow], query[fast] = own, own[: 2 * FAST] * NEAR
            key = query.clone()
            key[fast] *= -1.0
            block.self_attn.q_proj.weight[part], block.self_attn.k_proj.weight[part] = query, key

    def tell(self, layer: int, heads: range) -> None:
        """Make heads hand on what ``begins`` reads in a state, as it is: of that, what fits into the heads."""
        normal, loud = self.normal(layer)
        root, back = roots(normal)
        axes = torch.linalg.svd(self.begins @ root)[2][: self.size * len(heads)]
        for index, head in enumerate(heads):
            own = axes[index :: len(heads)]
            self.put(layer, head, own @ back, (root @ own.T) * TOLD * loud)

    def say(self, layer: int, heads: range) -> None:
        """Make heads write what ``begins`` reads as the token itself: the first head the first token, the second the second."""
        normal, loud = self.normal(layer)
        root, back = roots(normal)
        for head, read in zip(heads, self.begins.chunk(2), strict=True):
            out, strength, axes = torch.linalg.svd(read @ root)
            value, write = axes[: self.size] @ back, out[:, : self.size] * strength[: self.size]
            usual = (normal @ value.T @ write.T).square().mean(1).sqrt().median()
            self.put(layer, head, value, write * SAID * loud / usual)

    def normal(self, layer: int) -> tuple[Tensor, Tensor]:
        """What a layer reads, scaled to a mean square of 1, and the usual root of its mean square."""
        states = self.states(layer)
        size = states.square().mean(1, keepdim=True).sqrt()
        return states / size, size.median()

    def put(self, layer: int, head: int, value: Tensor, write: Tensor) -> None:
        """Set what a head reads in a state before the layer's norm has its weight, and what it writes."""
        block, part = self.model.model.layers[layer], slice(head * self.size, (head + 1) * self.size)
        block.self_attn.v_proj.weight[part] = value / block.input_layernorm.weight
        block.self_attn.o_proj.weight[:, part] = write


@torch.no_grad()
def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkpoint", type=Path, help="is written anew")
    parser.add_argument("step", choices=("look", "tell", "say"))
    parser.add_argument("--tokenizer", type=Path, default=Path(__file__).resolve().parents[1])
    args = parser.parse_args()
    state = torch.load(args.checkpoint, weights_only=True)
    model = TinyLlama(Shape())
    model.load_state_dict(state["model"])
    setter = Setter(model, state["begins"]["weight"], Chat(args.tokenizer))
    layer, heads = (LOOKING, GATHERERS) if args.step == "say" else (MATCHING, MATCHERS)
    getattr(setter, args.step)(layer, heads)
    state["model"] = model.state_dict()
    for name in state["mean"]:
        if name.startswith(f"model.layers.{layer}.self_attn."):
            state["mean"][name] = state["model"][name].clone()
    torch.save(state, args.checkpoint)


if __name__ == "__main__":
    main()
