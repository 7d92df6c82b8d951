"""Heads and exit: small layers on frozen hidden rows, trained to say what the model itself would write.

A head reads a row and the embedding of the token that follows it, see ``lookahead_core/methods/heads.py``.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping

import torch
import torch.nn.functional as F
from frozen import Rows
from muon import Muon
from precision import mixed, working
from torch import Tensor

COUNT, INNER = 4, 640
"""Heads, and the size of the hidden layer that they share."""
RANKS = 8
"""Guesses of a head that are judged."""
FADING = 0.8
"""Weight of each head's loss, compared with the head before."""
BATCH = 320
MATRIX_RATE = 0.02
"""Of Muon, for the matrices. After 371 steps heads named 31 % of the second tokens of held-out talk, and 20 % with AdamW."""
RATE = 1.5e-3
"""Of AdamW, for the biases."""
WARMUP = 30
"""Steps over which the rates rise."""
BOUNDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95, 0.98)
"""Between the bins of a guess's probability."""
PRIOR = 8.0
"""Weight of the bin's middle, in observations."""


class Heads(torch.nn.Module):
    """A hidden layer and what each head makes of it. This begins as zeros, so every head begins as the LM head itself."""

    def __init__(self, width: int, count: int = COUNT, inner: int = INNER) -> None:
        super().__init__()
        self.hidden = torch.nn.Parameter(torch.randn(inner, 2 * width) * (2 * width) ** -0.5)
        self.hidden_bias = torch.nn.Parameter(torch.zeros(inner))
        self.weights = torch.nn.ParameterList([torch.zeros(width, inner) for _ in range(count)])
        self.bias = torch.nn.Parameter(torch.zeros(count, width))

    def forward(self, rows: Tensor, roots: Tensor) -> Tensor:
        """Rows and the embeddings of the tokens that follow them, both [n, width], to the rows [n, heads, width] that the LM
        head reads."""
        known = torch.cat((rows, F.rms_norm(roots, roots.shape[-1:])), -1)
        inner = F.silu(F.linear(known, self.hidden, self.hidden_bias))
        return rows[:, None] + torch.einsum("nm,kem->nke", inner, torch.stack(list(self.weights))) + self.bias

    def begin(self, stored: Mapping[str, Tensor]) -> None:
        """Begin as heads that were stored."""
        self.load_state_dict(
            {name: stored[name].float() for name in ("hidden", "hidden_bias", "bias")}
            | {f"weights.{head}": weight.float() for head, weight in enumerate(stored["weight"])}
        )

    def tensors(self) -> dict[str, Tensor]:
        """What is stored, see ``lookahead_core/methods/heads.py``."""
        weight = torch.stack(list(self.weights))
        return {"hidden": self.hidden, "hidden_bias": self.hidden_bias, "weight": weight, "bias": self.bias}


class Exit(torch.nn.Module):
    """One affine layer beside the identity, which it begins as."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.weight = torch.nn.Parameter(torch.zeros(width, width))
        self.bias = torch.nn.Parameter(torch.zeros(width))

    def forward(self, rows: Tensor) -> Tensor:
        return rows + F.linear(rows, self.weight, self.bias)


def fit(module: torch.nn.Module, places: Tensor, loss_of: Callable[[Tensor], Tensor], minutes: float, epochs: int) -> int:
    """Train a module on the places, in so many rounds and no longer than that; the rates fall to zero. Returns the steps."""
    matrices = [parameter for name, parameter in module.named_parameters() if "bias" not in name]
    biases = [parameter for name, parameter in module.named_parameters() if "bias" in name]
    by_muon = Muon(matrices, MATRIX_RATE, working(places.device.type))
    adam = torch.optim.AdamW(biases, lr=RATE, betas=(0.9, 0.98), weight_decay=0.0)
    total, began, steps = epochs * (len(places) // BATCH), time.monotonic(), 0
    for _ in range(epochs):
        for some in places[torch.randperm(len(places), device=places.device)].split(BATCH):
            done = max(steps / max(1, total), (time.monotonic() - began) / (60 * minutes))
            if len(some) < BATCH or done >= 1.0:
                continue
            with mixed(places.device.type):
                loss = loss_of(some)
            loss.backward()
            scale = min(1.0, (steps + 1) / WARMUP) * 0.5 * (1 + math.cos(math.pi * done))
            for optimizer, rate in ((by_muon, MATRIX_RATE), (adam, RATE)):
                for group in optimizer.param_groups:
                    group["lr"] = rate * scale
                optimizer.step()
                optimizer.zero_grad()
            steps += 1
            if steps % 100 == 0:
                print(f"  step {steps} of at most {total}, loss {loss.item():.3f}", flush=True)
    return steps


def train_heads(
    rows: Rows, unembedding: Tensor, minutes: float, stored: Mapping[str, Tensor], epochs: int = 5
) -> tuple[Heads, int]:
    """Heads for the rows of a frozen model, and the steps that they took; ``unembedding`` [vocabulary, width].

    They begin as those that were ``stored``, if there are any.
    """
    heads, device = Heads(rows.hidden.shape[1]), unembedding.device
    if stored:
        heads.begin(stored)
    heads.to(device)
    wanted, known = (ahead.to(device) for ahead in rows.ahead(COUNT))
    hidden, wrote, share = rows.hidden.to(device), rows.wrote.to(device), FADING ** torch.arange(COUNT, device=device)

    def loss(places: Tensor) -> Tensor:
        logits = heads(hidden[places].float(), unembedding[wrote[places]]) @ unembedding.T
        each = F.cross_entropy(logits.float().flatten(0, 1), wanted[places].flatten(), reduction="none").view(-1, COUNT)
        weight = known[places] * share
        return (each * weight).sum() / weight.sum().clamp_min(1.0)

    steps = fit(heads, known[:, 0].nonzero().squeeze(1), loss, minutes, epochs)
    return heads.cpu(), steps


def train_exit(rows: Rows, unembedding: Tensor, minutes: float, stored: Mapping[str, Tensor], epochs: int = 2) -> Exit:
    """An exit for the early rows of a frozen model. It begins as the one that was ``stored``, if there is one."""
    exit_, device = Exit(rows.early.shape[1]), unembedding.device
    if stored:
        exit_.load_state_dict({name: value.float() for name, value in stored.items()})
    exit_.to(device)
    early, choice = rows.early.to(device), rows.choice.to(device)

    def loss(places: Tensor) -> Tensor:
        logits = exit_(early[places].float()) @ unembedding.T
        return F.cross_entropy(logits.float(), choice[places])

    fit(exit_, torch.arange(len(rows), device=device), loss, minutes, epochs)
    return exit_.cpu()


@torch.no_grad()
def guesses(heads: Heads, rows: Rows, unembedding: Tensor) -> tuple[Tensor, Tensor]:
    """The likeliest tokens of every head and their probabilities, both [n, heads, RANKS]."""
    tokens, shares = [], []
    for hidden, wrote in zip(rows.hidden.split(BATCH), rows.wrote.split(BATCH), strict=True):
        found = (heads(hidden.float(), unembedding[wrote]) @ unembedding.T).softmax(-1).topk(RANKS, dim=-1)
        tokens.append(found.indices)
        shares.append(found.values)
    return torch.cat(tokens), torch.cat(shares)


def calibrate(judged: list[tuple[Tensor, Tensor, Tensor, Tensor]]) -> Tensor:
    """How often a guess came true, by head and bin of its probability, [heads, bins]; it never falls with the probability.

    ``judged``: tokens, probabilities, what was wanted and where it is known. A head is judged where those before it named the
    right token among their guesses: only then has a tree such a node.
    """
    bounds = torch.tensor(BOUNDS)
    edges = torch.tensor([0.0, *BOUNDS, 1.0])
    right = (PRIOR * (edges[1:] + edges[:-1]) / 2).repeat(COUNT, 1)
    asked = torch.full_like(right, PRIOR)
    for tokens, shares, wanted, known in judged:
        reached = torch.ones(len(tokens), dtype=torch.bool)
        for head in range(COUNT):
            asks = reached & known[:, head]
            true = tokens[:, head] == wanted[:, head, None]
            bins = torch.bucketize(shares[:, head][asks].flatten(), bounds, right=True)
            asked[head] += torch.bincount(bins, minlength=len(BOUNDS) + 1)
            right[head] += torch.bincount(bins, true[asks].flatten().float(), minlength=len(BOUNDS) + 1)
            reached = asks & true.any(1)
    return torch.tensor([rising(*both) for both in zip(right.tolist(), asked.tolist(), strict=True)])


def rising(right: list[float], asked: list[float]) -> list[float]:
    """Shares right / asked that never fall: neighbours that do share one value (pool adjacent violators)."""
    blocks: list[tuple[float, float, int]] = []
    for block in zip(right, asked, [1] * len(right), strict=True):
        while blocks and blocks[-1][0] * block[1] > block[0] * blocks[-1][1]:
            block = tuple(one + other for one, other in zip(blocks.pop(), block, strict=True))
        blocks.append(block)
    return [hits / tries for hits, tries, bins in blocks for _ in range(bins)]


def top1(tokens: Tensor, wanted: Tensor, known: Tensor) -> list[float]:
    """Share of places where each head's first guess is right."""
    hits = (tokens[:, :, 0] == wanted) & known
    return [round((hits[:, head].sum() / known[:, head].sum().clamp_min(1)).item(), 4) for head in range(tokens.shape[1])]


def chain(tokens: Tensor, wanted: Tensor, known: Tensor) -> float:
    """Mean tokens of a pass that feeds the first guesses as one branch: the right ones before the first wrong one, and one."""
    hits = ((tokens[:, :, 0] == wanted) & known).cummin(1).values
    return round(1.0 + hits.sum(1).float().mean().item(), 4)
