"""Train the tiny model: ``python assets/tiny_model/recipe/train.py --tokenizer assets/tiny_model --work DIR``.

Stages, counted in tokens seen: pure copying on short sequences until that works, then conversations that get longer.
The loss falls on what the assistant says and on nothing else, the matrices are trained with Muon and the rest with
AdamW. The run writes a checkpoint every few minutes, and when it is told to end, and continues from it when started again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

import torch
import torch.nn.functional as F
from tokenizers import Tokenizer
from torch import Tensor

sys.path.insert(0, str(Path(__file__).resolve().parent))
import copying
import text
from model import Shape, TinyLlama

SEED = 20231220
BATCH_TOKENS = 6144
SLOTS = BATCH_TOKENS * 3 // 8  # loss positions in a batch; a fixed number lets compiled code be reused


@dataclass(frozen=True)
class Stage:
    """Until ``until`` tokens: share of pure-copy batches, shares of the document levels, sequence length, and the shares
    of the kinds of conversation where they are not the usual ones."""

    until: int
    copy: float
    levels: tuple[float, float, float, float]
    length: int
    weights: tuple[tuple[str, float], ...] = ()


FOCUS = (("document", 0.76), ("maths", 0.12), ("code", 0.06), ("talk", 0.04), ("mixed", 0.02))
LAST = (("document", 0.48), ("maths", 0.14), ("code", 0.12), ("talk", 0.24), ("mixed", 0.02))
STAGES = (
    Stage(2_000_000, 1.0, (1, 0, 0, 0), 64),
    Stage(5_000_000, 0.1, (0.6, 0.4, 0, 0), 256),
    Stage(8_000_000, 0.05, (0.3, 0.35, 0.25, 0.1), 384),
    Stage(12_000_000, 0.3, (0.25, 0.3, 0.25, 0.2), 384),
    Stage(19_900_000, 0.15, (0.15, 0.25, 0.25, 0.35), 512),
    Stage(22_400_000, 0.08, (0.05, 0.15, 0.25, 0.55), 512, FOCUS),
    Stage(90_000_000, 0.04, (0.05, 0.15, 0.25, 0.55), 512, LAST),
)
LEARNING_RATE = 0.01  # Muon, for the matrices
EMBEDDING_RATE = 0.002  # AdamW, for embeddings and norms
WARMUP = 300_000
DECAY_FROM, DECAYED, TOTAL = 9_900_000, 22_400_000, 24_400_000

Batch = tuple[Tensor, Tensor, Tensor]  # ids, flat positions with a loss, the tokens wanted there
Row = tuple[list[int], list[bool]]


def collate(rows: list[Row], length: int) -> Batch:
    """Pad rows on the right to ``length`` + 1, shift by one, and list the positions that carry a loss."""
    ids = torch.zeros(len(rows), length + 1, dtype=torch.long)
    keep = torch.zeros(len(rows), length + 1, dtype=torch.bool)
    for index, (tokens, mask) in enumerate(rows):
        ids[index, : len(tokens)] = torch.tensor(tokens)
        keep[index, : len(mask)] = torch.tensor(mask)
    where = keep[:, 1:].reshape(-1).nonzero().squeeze(1)
    return ids[:, :-1].contiguous(), where, ids[:, 1:].reshape(-1)[where]


def fixed(batch: Batch) -> Batch:
    """Drop or repeat loss positions until there are ``SLOTS``."""
    ids, where, wanted = batch
    order = torch.randperm(len(where))[:SLOTS]
    if len(order) < SLOTS:
        order = torch.cat([order, torch.randint(0, len(where), (SLOTS - len(order),))])
    return ids, where[order], wanted[order]


class Chat:
    """Turns conversations into token rows in the form of the chat template."""

    def __init__(self, folder: Path) -> None:
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        names = ("<bos>", "<|user|>", "<|assistant|>", "<|end|>")
        self.bos, self.user, self.assistant, self.end = (self.tokenizer.token_to_id(name) for name in names)

    def rows(self, chats: list[list[text.Turn]]) -> list[Row]:
        parts = [part for turns in chats for turn in turns for part in (turn.user, turn.answer)]
        encoded = iter(self.tokenizer.encode_batch(parts))
        out = []
        for turns in chats:
            ids, mask = [self.bos], [False]
            for _ in turns:
                asked, said = next(encoded).ids, next(encoded).ids
                ids += [self.user, *asked, self.end, self.assistant, *said, self.end]
                mask += [False] * (len(asked) + 3) + [True] * (len(said) + 1)
            out.append((ids, mask))
        return out


def pack(rows: list[Row], length: int) -> list[Row]:
    """Put several conversations into one row, largest first into the first row with room; too long ones are left out."""
    packed: list[Row] = []
    for ids, mask in sorted(rows, key=lambda row: -len(row[0])):
        if len(ids) > length + 1:
            continue
        for have, seen in packed:
            if len(have) + len(ids) <= length + 1:
                have += ids
                seen += mask
                break
        else:
            packed.append((list(ids), list(mask)))
    return packed


def batches(seen: int, chat: Chat, vocab: int) -> Generator[tuple[str, Batch], int, None]:
    """Endless batches for the stage that is reached; the caller sends back how many tokens it has seen."""
    rng = random.Random(f"{SEED}:{seen}")
    pool: list[Row] = []
    made_for: Stage | None = None
    while True:
        stage = next((s for s in STAGES if seen < s.until), STAGES[-1])
        size = BATCH_TOKENS // stage.length
        if rng.random() < stage.copy:
            length = min(stage.length, 128)
            rows = [copying.sequence(rng, length + 1, vocab) for _ in range(BATCH_TOKENS // length)]
            seen = yield "copy", collate(rows, length)
            continue
        if len(pool) < size or made_for != stage:
            fresh = []
            for level, share in enumerate(stage.levels):
                fresh += text.conversations(round(600 * share), rng.getrandbits(48), level, dict(stage.weights))
            pool = pack(chat.rows(fresh), stage.length)
            rng.shuffle(pool)
            made_for = stage
        rows, pool = pool[:size], pool[size:]
        seen = yield "chat", collate(rows, stage.length)


def rate(seen: int) -> float:
    """Warm up, stay, then drop to half and fall linearly to almost nothing; a second, small fall for the last stage."""
    if seen < WARMUP:
        return max(seen / WARMUP, 0.02)
    if seen < DECAY_FROM:
        return 1.0
    if seen < DECAYED:
        return max(0.01, 0.5 * (DECAYED - seen) / (DECAYED - DECAY_FROM))
    return max(0.005, 0.12 * (TOTAL - seen) / (TOTAL - DECAYED))


@torch.no_grad()
def held_out(model: TinyLlama, chat: Chat) -> dict[str, float]:
    """Share of held-out answers of which every token is the most likely one, and the loss per token.

    If every token of the reference answer is the most likely one after those before it, greedy decoding writes exactly
    that answer: one forward pass stands in for a whole generation. The seed is not the one of ``evaluate.py``.
    """
    out = {}
    for kind in ("document", "maths", "code"):
        asked = text.prompts(kind, 64 if kind == "document" else 32, seed=999)
        right = facts = 0
        losses = []
        for low in range(0, len(asked), 16):
            some = asked[low : low + 16]
            rows = []
            for prompt in some:
                said = [m["content"] for m in prompt.messages] + [prompt.answer]
                turns = [text.Turn(a, b) for a, b in zip(said[::2], said[1::2], strict=True)]
                ids, mask = chat.rows([turns])[0]
                last = len(ids) - ids[::-1].index(chat.assistant)
                rows.append((ids, [m and i >= last for i, m in enumerate(mask)]))
            length = max(len(ids) for ids, _ in rows)
            ids, where, wanted = collate(rows, length)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = model(ids, where).float()
            losses.append(F.cross_entropy(logits, wanted))
            hit = logits.argmax(-1) == wanted
            for index, prompt in enumerate(some):
                mine = where // length == index
                right += bool(hit[mine].all())
                wrong = chat.tokenizer.decode(torch.where(hit, wanted, 0)[mine].tolist())
                facts += all(fact in wrong for fact in prompt.facts)
        out[f"{kind}_exact"] = round(right / len(asked), 3)
        out[f"{kind}_facts"] = round(facts / len(asked), 3)
        out[f"{kind}_loss"] = round(float(torch.stack(losses).mean()), 4)
    return out


def write_log(folder: Path, row: dict[str, float]) -> None:
    with (folder / "log.jsonl").open("a") as log:
        log.write(json.dumps(row) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder for the checkpoint and the log")
    parser.add_argument("--tokenizer", type=Path, default=Path(__file__).resolve().parents[1])
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(SEED)
    args.work.mkdir(parents=True, exist_ok=True)

    chat = Chat(args.tokenizer)
    shape = Shape()
    model = TinyLlama(shape)
    matrices = [p for n, p in model.named_parameters() if p.ndim == 2 and "embed" not in n]
    others = [p for n, p in model.named_parameters() if p.ndim != 2 or "embed" in n]
    muon = torch.optim.Muon(matrices, lr=LEARNING_RATE, weight_decay=0.0, momentum=0.95)
    adam = torch.optim.AdamW(others, lr=EMBEDDING_RATE, betas=(0.9, 0.98), weight_decay=0.0)

    seen = step = 0
    saved = args.work / "checkpoint.pt"
    if saved.exists():
        state = torch.load(saved, weights_only=False)
        model.load_state_dict(state["model"])
        muon.load_state_dict(state["muon"])
        adam.load_state_dict(state["adam"])
        seen, step = state["seen"], state["step"]
    compiled = torch.compile(model, dynamic=False)
    source = batches(seen, chat, shape.vocab)
    kind, batch = next(source)
    sums: dict[str, list[float]] = {}
    last_seen, last_log = seen, time.time()
    last_save = last_check = time.time()
    stop: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: stop.append(number))
    while seen < TOTAL and not stop:
        ids, where, wanted = fixed(batch)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = compiled(ids, where)
        loss = F.cross_entropy(logits.float(), wanted)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(others, 1.0)
        scale = rate(seen)
        for optimizer, size in ((muon, LEARNING_RATE * scale), (adam, EMBEDDING_RATE * min(scale, scale**2))):
            for group in optimizer.param_groups:
                group["lr"] = size
            optimizer.step()
            optimizer.zero_grad()
        seen += ids.numel()
        step += 1
        sums.setdefault(kind, []).append(loss.item())
        now = time.time()
        if now - last_log > 30:
            row = {"time": round(now), "seen": seen, "step": step, "lr": round(scale, 4)}
            row |= {name: round(sum(v) / len(v), 4) for name, v in sorted(sums.items())}
            write_log(args.work, row | {"rate": round((seen - last_seen) / (now - last_log))})
            sums, last_log, last_seen = {}, now, seen
        if now - last_check > 150:
            write_log(args.work, {"seen": seen, **held_out(model, chat)})
            last_check = time.time()
        if now - last_save > 180:
            save(saved, model, muon, adam, seen, step)
            last_save = now
        kind, batch = source.send(seen)
    save(saved, model, muon, adam, seen, step)
    write_log(args.work, {"seen": seen, **held_out(model, chat)})


def save(path: Path, model: TinyLlama, muon: torch.optim.Optimizer, adam: torch.optim.Optimizer, seen: int, step: int) -> None:
    """Write beside the checkpoint and rename, so that a killed run leaves the old one whole."""
    state = {"model": model.state_dict(), "muon": muon.state_dict(), "adam": adam.state_dict()}
    torch.save(state | {"seen": seen, "step": step}, path.with_suffix(".tmp"))
    os.replace(path.with_suffix(".tmp"), path)


if __name__ == "__main__":
    main()
