"""Drafting heads (Medusa-1, Cai et al., arXiv 2401.10774; blockwise parallel decoding, Stern et al., arXiv 1811.03115).

The model's LM head reads a hidden row and gives the next token. Head k reads the same row and guesses the token k places
further on. A head adds to that row, and the model's own LM head turns the sum into logits. So a head is small, and all heads
together cost one call. The row is that of the last verified token. Two things differ from Medusa. The heads share a hidden
layer. And beside the row they read the embedding of the token that follows, the root of the drafts, as those of Hydra do
(Ankner et al., arXiv 2402.05109): the row alone leaves it to the heads to find out which token that was. Nothing else of
the text is known to them.

A head's probability is not the chance that its guess comes true: it does not know which tokens the others chose. The file of
the heads holds what came true on held-out text, by head and probability. So the order of the nodes is learnt, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
import torch
from torch.nn.functional import rms_norm, silu
from transformers import PreTrainedModel

from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.decode.head_guesses import HeadWeights, compile_read_heads, new_row, read_heads, write_paths
from lookahead_core.decode.kernels import to_eight_bits
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.memory import DraftMemory
from lookahead_core.methods.small_llama import LARGEST, finite, readable
from lookahead_core.models import parts
from lookahead_core.models.packed_linear import PLAIN
from lookahead_core.models.prompts import LimitError
from lookahead_core.trie.draft_tree import EMPTY, ROOT, DraftTree

RANKS = 8
"""Guesses of each head that may be fed."""
MOST = 0.99
"""No chance is larger, and so no child is as likely as its parent."""


class Heads:
    """K heads for a model of hidden size d, with a hidden layer of size m that they share.

    `hidden` [m, 2 d], `hidden_bias` [m], `weight` [K, d, m] and `bias` [K, d]. `bounds` [B - 1] part the probabilities into B
    bins, rising; `chances` [K, B]: how often a guess of a head in a bin came true on held-out text, the guesses before it
    having come true.
    """

    def __init__(self, bounds: torch.Tensor, chances: torch.Tensor, **tensors: torch.Tensor) -> None:
        self.tensors = {name: tensor.detach() for name, tensor in tensors.items()}  # fresh from training they take gradients
        self.bounds: np.ndarray = np.array(bounds.tolist(), np.float64)
        self.chances: np.ndarray = np.array(chances.clamp(0.0, MOST).tolist(), np.float64)

    def __len__(self) -> int:
        return len(self.chances)

    def fits(self, size: int) -> bool:
        """Whether they are heads for a model of hidden size `size`: at least one, and tensors of the shapes above."""
        count, inner = len(self.chances), len(self.tensors.get("hidden_bias", ()))
        shapes = {"hidden": (inner, 2 * size), "hidden_bias": (inner,), "weight": (count, size, inner), "bias": (count, size)}
        bins = self.chances.shape == (count, len(self.bounds) + 1)
        return count > 0 and bins and {name: tuple(one.shape) for name, one in self.tensors.items()} == shapes

    def to(self, model: PreTrainedModel) -> Heads:
        """A copy of the heads in the model's dtype, on its device."""
        made = copy(self)
        made.tensors = {name: tensor.to(model.device, model.dtype) for name, tensor in self.tensors.items()}
        return made

    def __call__(self, row: torch.Tensor, root: torch.Tensor) -> torch.Tensor:
        """The rows [K, d] that the LM head reads, for a hidden row [d] and the embedding [d] of the token after it."""
        own = self.tensors
        inner = silu(own["hidden"] @ torch.cat((row, rms_norm(root, root.shape))) + own["hidden_bias"])
        return row + own["weight"] @ inner + own["bias"]


_known: WeakKeyDictionary[PreTrainedModel, Heads] = WeakKeyDictionary()


def heads_of(model: PreTrainedModel) -> Heads:
    """The heads beside a model's weights, read once. Raises LimitError where they do not fit it."""
    if model not in _known:
        folder = parts.folder_of(model)
        if folder is None:
            raise LimitError(parts.missing(model, "heads"))
        size = parts.hidden_size(model)
        shapes = {
            "hidden": (None, 2 * size),
            "hidden_bias": (None,),
            "weight": (None, size, None),
            "bias": (None, size),
            "bounds": (None,),
            "chances": (None, None),
        }
        tensors, facts = parts.read(folder, "heads", shapes)
        heads = Heads(**tensors)
        if not heads.fits(size):
            raise LimitError(f"{folder.name}: the heads, their layers, biases and chances do not fit each other.")
        vocabulary = str(model.config.get_text_config().vocab_size)
        if facts.get("vocabulary") != vocabulary:
            raise LimitError(
                f"{folder.name}: the heads guess among {facts.get('vocabulary')} tokens, the model has {vocabulary}."
            )
        _known[model] = heads
    return _known[model].to(model)


class HeadsMemory(DraftMemory):
    """Heads with the embeddings and the LM head of their model. `ranks`: guesses of a head that may be fed; 1: one branch."""

    def __init__(self, heads: Heads, embedding: Any, unembedding: Any, ranks: int) -> None:
        self.heads, self.embedding, self.unembedding = heads, embedding, unembedding
        self.ranks = min(ranks, len(embedding.weight))
        compile_read_heads()
        self.weights = self._in_eight_bits()

    def open(self, prompt: Sequence[int]) -> HeadDrafts:
        return HeadDrafts(self)

    def guess(self, row: torch.Tensor, token: int, tokens: np.ndarray, shares: np.ndarray) -> None:
        """Write what the heads guess after a hidden row [d] and the token after it: their likeliest `tokens` (int64 [K, ranks])
        and the `shares` (float32 [K, ranks]) of the probability that they give these, best first."""
        if self.weights is not None:
            read_heads(self.weights, row.numpy(), token, tokens, shares)
            return
        root = self.embedding(torch.tensor(token, device=row.device))
        found = self.unembedding(self.heads(row, root)).float().softmax(-1).topk(self.ranks)
        tokens[:], shares[:] = found.indices.cpu().numpy(), found.values.detach().cpu().numpy()

    def _in_eight_bits(self) -> HeadWeights | None:
        """What machine code reads; None where torch has to: on a GPU, in another dtype, with other layers or many weights."""
        linear = type(self.unembedding) in PLAIN
        if not linear or (type(self.heads), type(self.embedding)) != (Heads, torch.nn.Embedding):
            return None
        own, linear = self.heads.tensors, self.unembedding
        used = {**own, "embedding": self.embedding.weight.detach(), "unembedding": linear.weight.detach()}
        read = sum(tensor.numel() for tensor in (*own.values(), linear.weight))
        if not readable(used.values()) or linear.bias is not None or read > LARGEST or not finite(used.values()):
            return None
        arrays = {name: np.ascontiguousarray(tensor.numpy()) for name, tensor in used.items()}
        return HeadWeights(**arrays | {name: to_eight_bits(arrays[name]) for name in ("hidden", "weight", "unembedding")})


class HeadDrafts(DraftSource):
    """One run: the pass that was observed, and the tokens that it committed. Rows are read only when drafts are asked for."""

    reads_hidden = True

    def __init__(self, memory: HeadsMemory) -> None:
        self._memory = memory
        self._seen: Observation | None = None
        self._tokens: Sequence[int] = ()
        shape = len(memory.heads), memory.ranks
        self._guesses = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
        self._most, self._row = 0, new_row(0)

    def observe(self, seen: Observation) -> None:
        self._seen = seen

    def extend(self, tokens: Sequence[int]) -> None:
        self._tokens = tokens

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The likeliest guesses below the root, best first."""
        memory, seen, tokens = self._memory, self._seen, self._tokens
        if seen is None or seen.hidden is None or not tokens:
            return EMPTY
        node = ROOT
        for token in tokens[:-1]:
            node = seen.tree.children([node], token)[0]
        row = seen.hidden[node + 1]  # of the token that was verified last; the one after it is the next root
        memory.guess(row, tokens[-1], *self._guesses)
        heads, most = min(branch_length, len(memory.heads)), decoding_length - 1
        if most > self._most:
            self._most, self._row = most, new_row(most)
        length = write_paths(*self._guesses, memory.heads.bounds, memory.heads.chances, heads, most, self._row)
        return DraftTree.of_row(self._row.data.cast("B")[: 8 * length])


def _fitting(heads: Heads, model: PreTrainedModel) -> Heads:
    """Heads that were given, in the model's dtype and on its device. Raises LimitError where they do not fit."""
    size = parts.hidden_size(model)
    if not isinstance(heads, Heads) or not heads.fits(size):
        raise LimitError(f"The heads that were given are none for a model of hidden size {size}.")
    return heads.to(model)


def memory_of(settings: DraftSettings, ranks: int) -> HeadsMemory:
    """The heads that were given, or those beside the model's weights. Raises LimitError where there are none that fit."""
    model = settings.model
    given = settings.parts.get("heads")
    heads = heads_of(model) if given is None else _fitting(given, model)
    return HeadsMemory(heads, model.get_input_embeddings(), model.get_output_embeddings(), ranks if settings.trees else 1)
