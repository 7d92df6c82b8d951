"""A draft model (Leviathan et al., arXiv 2211.17192; Chen et al., arXiv 2302.01318): a small model writes ahead of a large one.

It has a key-value cache of its own. Each draft token takes one of its passes, one after the other, so a draft ends where the
branch as a whole becomes unlikely. Beside each token of the branch stand its runners-up: they cost no further pass. After the
large model's pass the cache is rolled back to the tokens that both agree on. The drafts are the small model's likeliest
tokens, not samples: under VA that is exact for sampled text, too.

The draft model reads the prompt while the large one does: in the prefill, which is timed and shown apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import torch
from transformers import AutoModelForCausalLM, PreTrainedModel

from lookahead_core.decode.admission import context_limit, vocabulary_of
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.decode.passes import AT_ONCE, EagerPasses, Passes
from lookahead_core.decode.probe import route_of
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.memory import DEPTH, ROWS, DraftMemory
from lookahead_core.methods.small_llama import Place, SmallLlama, weights_of
from lookahead_core.models import parts
from lookahead_core.models.load import load
from lookahead_core.models.prompts import LimitError
from lookahead_core.trie.draft_tree import EMPTY, ROOT, DraftTree

PLACE_RANKS = 3
"""The likeliest token of a place, and its runners-up."""
FLOOR = 0.4
"""The branch grows while its chance is at least this, as `assistant_confidence_threshold` in transformers: a token takes torch
long."""
LEAST = 0.05
"""Least chance of a runner-up."""


class DraftModel(DraftMemory):
    """A small model that drafts. `ranks`: tokens a place; 1: a branch alone.

    Raises LimitError for a model that cannot roll its cache back.
    """

    def __init__(self, model: PreTrainedModel, ranks: int) -> None:
        self.model, self.ranks, self.context = model, ranks, context_limit(model)
        self.weights = weights_of(model)
        try:
            self.route = replace(route_of(model), windows=())  # several passes are rolled back at once: every row is kept
        except UnsupportedModelError as error:
            raise LimitError(f"The draft model cannot be rolled back to accepted tokens. {error}") from None

    def open(self, prompt: Sequence[int]) -> ModelDrafts:
        passes = EagerPasses(self.model, self.route, len(prompt) + AT_ONCE)
        writer = TorchBranches(passes) if self.weights is None else SmallLlama(passes, self.model, self.weights)
        return ModelDrafts(writer, prompt, self.ranks, self.context)


class TorchBranches:
    """Branches by passes of torch, as `SmallLlama` writes them in machine code."""

    floor = FLOOR

    def __init__(self, passes: Passes) -> None:
        self._passes = passes

    def prefill(self, tokens: torch.Tensor) -> None:
        self._passes.prefill(tokens)

    def write(self, unread: Sequence[int], start: int, depth: int, ranks: int) -> list[Place]:
        places: list[Place] = []
        chance, feed = 1.0, unread
        while len(places) < depth and chance >= self.floor:
            tokens, shares = self._likeliest(feed, ranks)
            places.append((tokens, shares))
            chance, feed = chance * shares[0], tokens[:1]
        return places

    def _likeliest(self, tokens: Sequence[int], ranks: int) -> Place:
        """The likeliest tokens after these, which follow the cached ones, and their probabilities."""
        following = DraftTree(tuple(tokens[1:]), tuple(range(ROOT, len(tokens) - 2)))
        logits = self._passes.forward(self._passes.prepare(tokens[0], following))
        found = logits[len(following)].float().softmax(-1).topk(ranks)
        best = found.indices.to("cpu", non_blocking=True)  # with the shares, so that the host waits for the device once
        shares = found.values.tolist()
        return best.tolist(), shares

    def keep(self, start: int, count: int) -> None:
        self._passes.keep(start, range(count))

    def close(self) -> None:
        self._passes.close()


class ModelDrafts(DraftSource):
    """One run of a draft model. `context`: rows that its cache may hold; beyond it drafts nothing."""

    def __init__(self, writer: TorchBranches | SmallLlama, prompt: Sequence[int], ranks: int, context: int) -> None:
        self._writer, self._ranks, self._context = writer, ranks, context
        self._unread = list(prompt)
        """Committed tokens that are not in the cache yet."""
        self._agreed = 0
        """Rows of committed tokens in the cache."""
        self._guessed: list[int] = []
        """Draft tokens whose rows follow them."""

    def observe(self, seen: Observation) -> None:
        """Read the prompt, while the model's own prefill is timed."""
        if not self._agreed and len(self._unread) < self._context:
            self._writer.prefill(torch.tensor([self._unread], device=seen.logits.device))
            self._agreed, self._unread = len(self._unread), []

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The likeliest branch first, then its runners-up."""
        room = self._context - self._agreed - len(self._unread)
        depth = min(decoding_length - 1, branch_length, room)
        if depth < 1 or not self._agreed:
            return EMPTY
        places = self._writer.write(self._unread, self._agreed, depth, self._ranks)
        self._guessed = [tokens[0] for tokens, _ in places[:-1]]
        self._agreed, self._unread = self._agreed + len(self._unread), []
        return tree_of(places).best(decoding_length - 1)

    def extend(self, tokens: Sequence[int]) -> None:
        """Roll the cache back to the committed tokens but the last: the next draft begins by reading that one.

        It may have been guessed, too, where the pass was fed a part of the branch only.
        """
        guessed, same = self._guessed, 0
        while same < min(len(guessed), len(tokens) - 1) and guessed[same] == tokens[same]:
            same += 1
        if guessed:
            self._writer.keep(self._agreed, same)
            self._agreed, self._guessed = self._agreed + same, []
        self._unread += tokens[same:]

    def close(self) -> None:
        self._writer.close()


def tree_of(places: Sequence[Place]) -> DraftTree:
    """The tree of each place's likeliest tokens, with their probabilities: the branch of the first ones, then the others."""
    length, chance = len(places), 1.0
    tokens, parents, scores = [place[0][0] for place in places], list(range(ROOT, length - 1)), []
    others: list[tuple[float, int, int]] = []  # minus the chance, parent, token
    for node, (_, shares) in enumerate(places):
        scores.append(chance * shares[0])
        others += [(-chance * share, node - 1, token) for token, share in list(zip(*places[node], strict=True))[1:]]
        chance = scores[-1]
    for negative, parent, token in sorted(others):
        if -negative >= LEAST:
            tokens.append(token)
            parents.append(parent)
            scores.append(-negative)
    return DraftTree(tuple(tokens), tuple(parents), tuple(scores), ("drafter",) * len(tokens))


_known: WeakKeyDictionary[PreTrainedModel, Any] = WeakKeyDictionary()


def draft_model_of(model: PreTrainedModel) -> PreTrainedModel:
    """The draft model beside a model's weights, or the one that the catalogue names for it, loaded once.

    Raises LimitError where there is none, or it belongs to other weights, and ModelError where it cannot be fetched.
    """
    if model not in _known:
        folder, dtype = parts.folder_of(model), str(model.dtype).removeprefix("torch.")
        if folder is not None and parts.path_of(folder, "draft").is_file():
            parts.check_owner(folder, "draft", parts.facts_of(folder, "draft"))
            _known[model] = read_model(parts.path_of(folder, "draft").parent, model)
        elif pair := parts.draft_pair(model):
            _known[model] = load(pair, str(model.device), dtype).model
        else:
            raise LimitError(parts.missing(model, "draft"))
    return _known[model].to(model.device, model.dtype)


def read_model(folder: Path, like: PreTrainedModel) -> PreTrainedModel:
    """The model in a folder, in the dtype and on the device of another. Raises LimitError where it cannot be read."""
    asked: dict[str, Any] = {"local_files_only": True, "use_safetensors": True, "trust_remote_code": False}
    try:
        made: Any = AutoModelForCausalLM.from_pretrained(folder, dtype=like.dtype, **asked)
        return made.to(like.device).eval()
    except Exception as error:
        raise LimitError(f"The draft model could not be loaded: {str(error).splitlines()[0]:.160}") from None


def memory(settings: DraftSettings) -> DraftModel:
    """The draft model that was given, or that of the model. Raises LimitError where it has another vocabulary or device."""
    given = settings.parts.get("draft")
    small = draft_model_of(settings.model) if given is None else given
    if not isinstance(small, PreTrainedModel):
        raise LimitError(f"The draft model that was given is none of transformers: {small!r:.80}")
    own, other = vocabulary_of(settings.model), vocabulary_of(small)
    if own != other:
        raise LimitError(f"The draft model has {other:,} tokens in its vocabulary, the model {own:,}; both must have the same.")
    if small.device != settings.model.device:
        raise LimitError(f"The draft model is on {small.device}, the model on {settings.model.device}; move one to the other.")
    return made_of(small, settings)


def made_of(small: PreTrainedModel, settings: DraftSettings) -> DraftModel:
    """The drafts of a small model; a branch alone where trees are not taken."""
    made = DraftModel(small, min(PLACE_RANKS, vocabulary_of(small)) if settings.trees else 1)
    made.lengths = (ROWS, DEPTH) if settings.published else None
    return made
