"""Train the embedded model: ``python assets/tiny_model/recipe/train.py --tokenizer assets/tiny_model --work DIR``.

First pure copying on short rows, then conversations on longer ones. Matrices are trained with Muon, the rest with AdamW, at
a constant rate after a warm-up; the weights that are exported are a running mean of the last few hundred steps, which does
most of what a falling rate would do, at any moment. ``--cool N`` lets the rate fall to zero over the last N tokens before
``--until``: do that in a copy of the work folder, so that training can go on from the checkpoint before it. The run writes a
checkpoint every few minutes and when it is told to end, logs losses and held-out scores by kind to ``DIR/log.jsonl``, and
continues from the checkpoint when started again; with ``--weights FOLDER`` it begins from an exported model.

It wants a processor with instructions for bfloat16: without them it is a good deal slower (``precision.py``). `gpu.py` is for a
GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.mix import KINDS, prompts
from data import Batch, Chat, batches, collate, fixed
from model import Shape, TinyLlama
from muon import Muon
from precision import mixed, working
from safetensors.torch import load_file

SEED = 20261122
LEARNING_RATE = 0.01  # Muon, for the matrices
EMBEDDING_RATE = 0.002  # AdamW, for embeddings and norms
WARMUP = 300_000  # tokens
STEP = 2  # batches, unless told otherwise: the step itself costs a quarter of the time that a batch takes
MEAN = 0.99  # of the running mean of the weights, a step
LOG_EVERY, CHECK_EVERY, SAVE_EVERY = 30, 600, 240  # seconds
STORED = 3
"""Layers after which a token of a text should know how its sentence begins."""
LOOKING, LOOKERS = 4, range(3)
"""The layer, counted from 0, and those of its heads that should look at what is quoted next."""
GATHERERS = range(3, 5)
"""Those of them that should look at the word of the question that found it."""
MATCHING, MATCHERS = 3, range(4, 6)
"""The same for a word of a question, which should look at the sentence that has it; its state then knows how that begins."""
SOUGHT = 16
"""Last words of a question of which one should find the sentence where none stands in it."""
BESIDE = {"stored": 0.08, "looked": 0.03, "matched": 0.03, "met": 0.05, "gathered": 0.05, "sought": 0.003}
"""Of each loss beside the one on the answers. Together they must move the matrices less than that does: Muon's steps have one
size, so whichever gradient is the largest is the one that is followed."""
CHECKED = 24  # held-out prompts of a kind
FITTED, FITTING_RATE = 70, 0.004
"""Batches for the map that is not exported before all else, and Adam's rate there."""


class Trainer:
    """Model, optimizers, running mean and the numbers that a checkpoint holds."""

    def __init__(self, work: Path, shape: Shape | None = None, device: str = "cpu") -> None:
        self.path, self.device = work / "checkpoint.pt", device
        self.model = TinyLlama(shape or Shape()).to(device)
        named = list(self.model.named_parameters())
        matrices = [p for n, p in named if p.ndim == 2 and "embed" not in n]
        self.begins = nn.Linear(self.model.shape.width, 2 * self.model.shape.width, bias=False, device=device)
        self.others = [p for n, p in named if p.ndim != 2 or "embed" in n] + [self.begins.weight]
        self.muon = Muon(matrices, LEARNING_RATE, working(device))
        self.adam = torch.optim.AdamW(self.others, lr=EMBEDDING_RATE, betas=(0.9, 0.98), weight_decay=0.0)
        self.mean = {name: p.detach().clone() for name, p in named}
        self.seen = self.step = 0
        self.fits_map = False
        """Whether the map that is not exported must be fitted to the model first."""

    def resume(self, weights: Path | None, seen: int) -> None:
        """Go on from the checkpoint; without one from exported weights that have seen so many tokens, if there are any."""
        if self.path.exists():
            state = torch.load(self.path, map_location=self.device, weights_only=True)
            self.model.load_state_dict(state["model"])
            self.muon.load_state_dict(state["muon"])
            self.adam.load_state_dict(state["adam"])
            self.begins.load_state_dict(state["begins"])
            self.mean, self.seen, self.step = state["mean"], state["seen"], state["step"]
            self.fits_map = state.get("fits_map", False)
        elif weights is not None:
            self.begin(weights, seen)

    def begin(self, weights: Path, seen: int) -> None:
        """Begin as the exported model in the folder ``weights``, which has seen so many tokens.

        The map that is not exported is taken from there, too, if somebody put it beside the others.
        """
        state = {name: value.float() for name, value in load_file(weights / "model.safetensors", self.device).items()}
        self.fits_map = "begins.weight" not in state
        if not self.fits_map:
            self.begins.load_state_dict({"weight": state["begins.weight"]})
        self.model.load_state_dict({name: state[name] for name in self.mean})
        self.mean = {name: state[name].clone() for name in self.mean}
        self.seen = seen

    def save(self) -> None:
        """Write beside the checkpoint and rename, so that a killed run leaves the old one whole."""
        state = {"model": self.model.state_dict(), "muon": self.muon.state_dict(), "adam": self.adam.state_dict()}
        state |= {"begins": self.begins.state_dict(), "mean": self.mean, "seen": self.seen, "step": self.step}
        state |= {"fits_map": self.fits_map}  # after --alone it still is to be fitted
        torch.save(state, self.path.with_suffix(".tmp"))
        os.replace(self.path.with_suffix(".tmp"), self.path)

    def fit_map(self, draw: Callable[[], Batch]) -> None:
        """Fit the map that is not exported to the model as it is: a random one would push about all states that it reads."""
        adam = torch.optim.Adam(self.begins.parameters())
        for number in range(FITTED):
            adam.param_groups[0]["lr"] = FITTING_RATE * (1.0 - number / FITTED)
            while (batch := draw()).begins is None:
                pass
            # As they stand: to compile layers for passes without gradients takes longer than these passes.
            with torch.compiler.set_stance("force_eager"), mixed(self.device), torch.no_grad():
                states = self.model.states(batch.ids, apart=batch.apart)
            with mixed(self.device):
                loss = self.tail(states, batch)[1].sum()
            loss.backward()
            adam.step()
            self.model.zero_grad()
            self.begins.zero_grad()
        self.fits_map = False

    def tail(self, states: list[Tensor], batch: Batch) -> tuple[Tensor, Tensor]:
        """The loss at every position of a batch, shape (slots,), and those of ``BESIDE``, shape (6,).

        They are how badly the states inside the network tell the first two tokens of a sentence, read by a linear map that is
        not exported; how little some heads look at what is quoted next; how little others look from a word of a question at
        the sentence that has it, how badly that word then tells how the sentence begins, and how little heads look at
        that word; and how little any word looks at the sentence where none stands in it.
        """
        each = F.cross_entropy(self.model.logits(states[-1], batch.where).float(), batch.wanted, reduction="none")
        stored = looked = matched = met = gathered = sought = each.new_zeros(())
        if batch.begins is not None:
            stored = self.begun(states[STORED], batch.begins)
        if batch.looks is not None:
            looked = -self.model.looked(states[LOOKING], LOOKING, LOOKERS, batch.looks).clamp_min(-20.0).mean()
        if batch.matches is not None:
            looks, ids = batch.matches.split((5, 2), 1)
            matched = -self.model.looked(states[MATCHING], MATCHING, MATCHERS, looks).clamp_min(-20.0).mean()
            places = looks[:, :1] * batch.ids.shape[1] + looks[:, 1:2]
            met = self.begun(states[MATCHING + 1], torch.cat([places, ids], 1))
        if batch.gathers is not None:
            gathered = -self.model.looked(states[LOOKING], LOOKING, GATHERERS, batch.gathers).clamp_min(-20.0).mean()
        if batch.seeks is not None:
            sought = self.sought(states, batch.seeks)
        return each, torch.stack([stored, looked, matched, met, gathered, sought])

    def sought(self, states: list[Tensor], seeks: Tensor) -> Tensor:
        """How little the best of a question's last words looks at the sentence, and a quotation, where it begins, at that word.

        The second counts as far as the word has found the sentence.
        """
        row, place, opens, start, end, first, stop = seeks.unbind(1)
        words = torch.maximum(stop[:, None] - SOUGHT + torch.arange(SOUGHT, device=seeks.device), first[:, None])
        of_row, of_opens, of_start, of_end = (column[:, None].expand_as(words) for column in (row, opens, start, end))
        looks = torch.stack([of_row, words, of_opens, of_start, of_end], -1)
        found = self.model.looked(states[MATCHING], MATCHING, MATCHERS, looks.flatten(0, 1)).clamp_min(-20.0)
        best, which = found.mean(-1).view(words.shape).max(1)
        word = words.gather(1, which[:, None])[:, 0]
        looks = torch.stack([row, place, opens, word, word + 1], 1)
        gathered = self.model.looked(states[LOOKING], LOOKING, GATHERERS, looks).clamp_min(-20.0).mean(-1)
        return -(best + best.detach().exp() * gathered).mean()

    def begun(self, state: Tensor, begins: Tensor) -> Tensor:
        """How badly a layer's state tells how a sentence begins: flat position, first and second id in a row of ``begins``."""
        places = state.reshape(-1, state.shape[-1])[begins[:, 0]]
        told = self.begins(F.rms_norm(places, places.shape[-1:])).view(-1, state.shape[-1])
        logits = F.linear(told, self.model.model.embed_tokens.weight).float()
        return F.cross_entropy(logits, begins[:, 1:].reshape(-1), ignore_index=-1, reduction="sum") / (len(begins) * 2)

    def learn(self, each: Tensor, batch: Batch, share: float = 1.0, beside: Tensor | None = None) -> Tensor:
        """Add a batch to the gradients, as ``share`` of a step; returns the loss on the answers."""
        loss, said = (each * batch.weight).sum() / batch.weight.sum(), batch.weight >= 1.0
        if beside is not None:
            loss = loss + sum(weight * one for weight, one in zip(BESIDE.values(), beside, strict=True))
        (share * loss).backward()
        self.seen += batch.ids.numel()
        return (each.detach() * said).sum() / said.sum()

    def update(self, cooled: float = 1.0) -> None:
        """One step of both optimizers at ``cooled`` of their rates."""
        torch.nn.utils.clip_grad_norm_(self.others, 1.0)
        scale = cooled * min(1.0, max(self.seen / WARMUP, 0.02))
        for optimizer, rate in ((self.muon, LEARNING_RATE), (self.adam, EMBEDDING_RATE)):
            for group in optimizer.param_groups:
                group["lr"] = rate * scale
            optimizer.step()
            optimizer.zero_grad()
        self.step += 1
        with torch.no_grad():
            keep = min(MEAN, self.step / (self.step + 10))
            parameters = dict(self.model.named_parameters())
            torch._foreach_lerp_(list(self.mean.values()), [parameters[n].detach() for n in self.mean], 1 - keep)


@torch.no_grad()
def held_out(trainer: Trainer, chat: Chat) -> dict[str, float]:
    """By kind: loss a token of held-out answers, and the share of answers of which every token is the most likely one.

    If every token of the reference is the most likely one after those before it, greedy decoding writes exactly that
    answer: one forward pass stands in for a whole generation. The seed is not the one of ``evaluate.py``.
    """
    model = TinyLlama(Shape())
    model.load_state_dict(trainer.mean)
    out = {}
    for kind in KINDS:
        right, losses = 0, []
        for prompt in prompts(kind, CHECKED, seed=999):
            said = [m["content"] for m in prompt.messages] + [prompt.answer]
            row = chat.last_answer(said)
            batch = collate([row], len(row.ids))
            with mixed("cpu"):
                logits = model(batch.ids, batch.where).float()
            losses.append(F.cross_entropy(logits, batch.wanted).item())
            right += bool((logits.argmax(-1) == batch.wanted).all())
        out[f"{kind}_exact"] = round(right / CHECKED, 3)
        out[f"{kind}_loss"] = round(sum(losses) / len(losses), 4)
    return out


def write_log(folder: Path, row: dict[str, float]) -> None:
    """One JSON line for the log and the screen."""
    line = json.dumps({"time": round(time.time())} | row)
    print(line, flush=True)
    with open(folder / "log.jsonl", "a", encoding="utf-8") as log:
        log.write(line + "\n")


def run(trainer: Trainer, chat: Chat, args: argparse.Namespace) -> None:
    """Train until so many tokens were seen, at a falling rate over the last of them, or until SIGTERM."""
    work, until, cool = args.work, args.until, args.cool
    for layer in trainer.model.model.layers:
        layer.compile(dynamic=False)  # one piece for all layers: compiled together they take a minute for every length of rows
    tail = torch.compile(trainer.tail, dynamic=False)
    torch._dynamo.config.recompile_limit = 32  # lengths of rows, with and without each of the losses beside
    source = batches(trainer.seen, chat, trainer.model.shape.vocab, SEED, args.shares)
    next(source)  # it yields where it is told what was seen
    if trainer.fits_map and not args.alone:
        trainer.fit_map(lambda: fixed(source.send(trainer.seen)[1]))
    sums: dict[str, list[float]] = {}
    logged = checked = saved = time.time()
    logged_at = trainer.seen
    stop: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: stop.append(number))
    while trainer.seen < until and not stop:
        for _ in range(args.step):
            kind, batch = source.send(trainer.seen)
            batch = fixed(batch.alone if args.alone else batch)
            with mixed("cpu"):
                states = trainer.model.states(batch.ids, apart=batch.apart)
                each, beside = tail(states, batch)
            for name, value in zip(BESIDE, beside.tolist(), strict=True):
                sums.setdefault(name, []).extend([value] if value else [])
            sums.setdefault(kind, []).append(float(trainer.learn(each, batch, 1 / args.step, beside)))
        trainer.update(args.rate * (min(1.0, (until - trainer.seen) / cool) if cool else 1.0))
        now = time.time()
        if now - logged > LOG_EVERY:
            row = {name: round(sum(v) / len(v), 4) for name, v in sorted(sums.items()) if v}
            write_log(work, {"seen": trainer.seen, **row, "rate": round((trainer.seen - logged_at) / (now - logged))})
            sums, logged, logged_at = {}, now, trainer.seen
        if now - saved > SAVE_EVERY:
            trainer.save()
            saved = now
        if now - checked > CHECK_EVERY:
            write_log(work, {"seen": trainer.seen, **held_out(trainer, chat)})
            checked = time.time()
    trainer.save()
    write_log(work, {"seen": trainer.seen, **held_out(trainer, chat)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True, help="folder for the checkpoint and the log")
    parser.add_argument("--tokenizer", type=Path, default=Path(__file__).resolve().parents[1])
    parser.add_argument("--weights", type=Path, help="begin from this exported model where there is no checkpoint")
    parser.add_argument("--seen", type=int, default=497_000_000, help="tokens that --weights have seen (as those here)")
    parser.add_argument("--until", type=int, default=600_000_000, help="tokens")
    parser.add_argument("--cool", type=int, default=0, help="tokens before --until over which the rate falls to zero")
    parser.add_argument("--rate", type=float, default=1.0, help="of the constant learning rates")
    parser.add_argument("--step", type=int, default=STEP, help="batches in a step of the optimizers")
    parser.add_argument("--alone", action="store_true", help="no losses beside the one on the answers")
    parser.add_argument("--shares", type=json.loads, help="of the kinds, as JSON, instead of those of mix.py")
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(SEED)
    args.work.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(args.work)
    trainer.resume(args.weights, args.seen)
    run(trainer, Chat(args.tokenizer), args)


if __name__ == "__main__":
    main()
