"""The trained model, frozen: its hidden rows over the recipe's conversations, computed once, and what it would have written.

A part drafts what the model writes, not what the recipe wrote. Teacher-forced rows show both: behind every token of an answer
the model has a choice of its own. Where the recipe's next tokens are the model's own choices, the row is one that decoding
meets, and what follows it is what a head should guess.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import torch
from corpus.mix import KINDS, conversations, prompts
from data import BATCH_TOKENS, Chat, Row, collate, pools
from model import Shape, TinyLlama
from precision import mixed
from safetensors.torch import load_file
from torch import Tensor
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

LENGTHS = (256, 384, 512, 768)
"""Lengths of packed rows, as in the last stage of training."""
ASKED = 0.5
"""What a user says weighs less in the loss, and what an answer says more."""
DRAWN = 400
"""Conversations made at a time."""
WEIGHTS = {"reading": 12, "rewriting": 10, "maths": 5, "code": 45, "knowledge": 18, "talk": 25, "scope": 4}
"""How often parts are trained on conversations of each kind.

Of the answers' tokens that is a quarter each for talk and code, and a sixth for knowledge. In the model's own mix talk has 5 %
and code 9 %, and maths, where every answer is made alike, 27 %.
"""
NEXT = 1 << 32
"""Between the seeds of one training and of the next that goes on from it."""
BENCHED, BENCHED_SEED = 100, 11
"""Held-out prompts of a kind that the benches run, as in ``examples.py``."""


def read_model(folder: Path) -> TinyLlama:
    """The exported model in ``folder`` as the training module, in float32."""
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    shape = Shape(
        vocab=config["vocab_size"],
        width=config["hidden_size"],
        layers=config["num_hidden_layers"],
        heads=config["num_attention_heads"],
        inner=config["intermediate_size"],
        theta=config["rope_parameters"]["rope_theta"],
        eps=config["rms_norm_eps"],
        positions=config["max_position_embeddings"],
    )
    model = TinyLlama(shape)
    model.load_state_dict({name: value.float() for name, value in load_file(folder / "model.safetensors").items()})
    return model.eval().requires_grad_(False)


@dataclass
class Rows:
    """The places before every token of some answers, one after the other.

    ``hidden`` and ``early`` [n, width], in half precision; ``wrote`` [n]: the token that follows; ``choice`` [n]: the model's
    own; ``left`` [n]: how many places of the same answer follow.
    """

    hidden: Tensor
    early: Tensor
    wrote: Tensor
    choice: Tensor
    left: Tensor

    def __len__(self) -> int:
        return len(self.wrote)

    @property
    def agreed(self) -> Tensor:
        """From each place on, how many tokens in a row are the model's own choice, long [n]."""
        same, run = (self.wrote == self.choice).tolist(), 0
        runs = [0] * len(same)
        left = self.left.tolist()
        for place in range(len(same) - 1, -1, -1):
            run = (run if left[place] else 0) + 1 if same[place] else 0
            runs[place] = run
        return torch.tensor(runs)

    def ahead(self, count: int) -> tuple[Tensor, Tensor]:
        """What head 1 to ``count`` should guess at each place, long [n, count], and where that is known, bool [n, count].

        It is known where the answer goes on so far and its tokens up to there are the model's own.
        """
        places, agreed = torch.arange(len(self)), self.agreed
        wanted, known = [], []
        for head in range(1, count + 1):
            wanted.append(self.choice[(places + head).clamp_max(len(self) - 1)])
            known.append((agreed >= head) & (self.left >= head))
        return torch.stack(wanted, 1), torch.stack(known, 1)


@torch.no_grad()
def rows_of(model: TinyLlama, batches: Iterator[list[Row]], layer: int, most: int) -> Rows:
    """The rows of at least ``most`` places of answers, or of all batches. A batch holds packed rows of one length."""
    found: list[tuple[Tensor, ...]] = []
    count, device = 0, model.cos.device.type
    for packed in batches:
        length = max(len(row.ids) for row in packed) - 1
        batch = collate(packed, length, ASKED).on(device)
        with mixed(device):
            states = model.states(batch.ids, apart=batch.apart)
            hidden, early = model.model.norm(states[-1]), model.model.norm(states[layer])
            hidden, early = (x.reshape(-1, model.shape.width)[batch.where].half() for x in (hidden, early))
        choice = (hidden.float() @ model.model.embed_tokens.weight.T).argmax(-1)
        # a gap between two places is the end of an answer
        where = batch.where.cpu()
        last = torch.ones(len(where), dtype=torch.bool)
        last[:-1] = (where[1:] != where[:-1] + 1) | (where[1:] % length == 0)
        ends = last.nonzero().squeeze(1)
        left = ends[torch.searchsorted(ends, torch.arange(len(last)))] - torch.arange(len(last))
        found.append((hidden.cpu(), early.cpu(), batch.wanted.cpu(), choice.cpu(), left))
        count += len(choice)
        if count >= most:
            break
    return Rows(*(torch.cat(parts) for parts in zip(*found, strict=True)))


def plainly(request: str) -> str:
    """A request without case and signs: what remains of it in any spelling."""
    return " ".join(re.findall(r"\w+", request.lower()))


def requests(folder: Path, judged: int, seed: int) -> frozenset[str]:
    """What parts are not trained on: requests of the benches' prompts, of the examples in ``folder`` if it has any, and of
    the ``judged`` prompts a kind of this seed, on which the figures are taken."""
    asked = [prompt.messages for kind in KINDS for prompt in prompts(kind, BENCHED, BENCHED_SEED) + prompts(kind, judged, seed)]
    if (path := folder / "examples.jsonl").is_file():
        rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        asked += [row["messages"] for row in rows if row["part"] != "past"]
    return frozenset(plainly(messages[-1]["content"]) for messages in asked)


def drawn(chat: Chat, seed: int, apart: frozenset[str], further: int = 0) -> Iterator[list[Row]]:
    """Endless batches of packed training conversations, none of which has a request in ``apart``.

    They are others each time that a part is trained ``further``.
    """
    seed += further * NEXT
    left: list[Row] = []
    while True:
        seed += 1
        made = [turns for turns in conversations(DRAWN, seed, WEIGHTS) if apart.isdisjoint(plainly(t.user) for t in turns)]
        rows, left = chat.rows(made, LENGTHS[-1]) + left, []
        yield from (packed for _, packed in pools(rows, LENGTHS, left))


class Drawn(IterableDataset[list[Row]]):
    """What ``drawn`` yields, made by one of several processes."""

    def __init__(self, chat: Chat, seed: int, apart: frozenset[str], further: int) -> None:
        self.chat, self.seed, self.apart, self.further = chat, seed, apart, further

    def __iter__(self) -> Iterator[list[Row]]:
        told = get_worker_info()
        worker = told.id if told else 0
        return drawn(self.chat, self.seed + worker * (NEXT >> 8), self.apart, self.further)


def drawn_by(workers: int, chat: Chat, seed: int, apart: frozenset[str], further: int) -> Iterator[list[Row]]:
    """What ``drawn`` yields, made by so many processes; by this one if 0."""
    return iter(DataLoader(Drawn(chat, seed, apart, further), batch_size=None, num_workers=workers))


def held(chat: Chat, kind: str, count: int, seed: int) -> Iterator[list[Row]]:
    """Held-out conversations of a kind, one a row; the loss is on the last answer alone."""
    rows = []
    for prompt in prompts(kind, count, seed):
        said = [message["content"] for message in prompt.messages] + [prompt.answer]
        rows.append(chat.last_answer(said))
    rows.sort(key=lambda row: len(row.ids))
    size = max(1, BATCH_TOKENS // (len(rows[-1].ids) if rows else 1))
    for low in range(0, len(rows), size):
        yield rows[low : low + size]


def held_rows(model: TinyLlama, chat: Chat, layer: int, count: int, seed: int) -> dict[str, Rows]:
    """The rows of ``count`` held-out answers of each kind."""
    return {kind: rows_of(model, held(chat, kind, count, seed), layer, 1 << 30) for kind in KINDS}
