"""Train the embedded model on a GPU, in minutes: ``python assets/tiny_model/recipe/gpu.py --text DIR --work DIR``.

``pool.py`` makes the text meanwhile and lays it into ``--text``. The losses are those of ``train.py``. A step is a batch of
65,536 tokens. The rate rises over the first steps and falls to zero over the last ``COOLED`` of ``--minutes``. How much was
seen depends on the machine, so that a second run gives a model like the first, not the same.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from threading import Event, Thread

import torch
from torch import Tensor
from torch.nn.attention.flex_attention import BlockMask

sys.path.insert(0, str(Path(__file__).resolve().parent))
from data import Batch
from pool import LENGTH, ROWS
from precision import mixed
from train import BESIDE, SEED, Trainer, write_log

BLOCK = 128
"""Queries, and keys, that attention takes together."""
RATE = 1.5
"""Of the rates of ``train.py``, whose steps have a fifth of the tokens."""
RISING = 150
"""Steps over which the rate rises."""
COOLED = 0.6
"""Share of the time, at its end, over which the rate falls."""
DEVICE = "cuda"
LOG_EVERY, SAVE_EVERY, LOOKED_EVERY = 10, 60, 0.2  # seconds
SYNCED = 8
"""Steps after which the processor waits for the GPU."""
PROFILED = 100
"""Steps before those that are profiled."""
SLOWER = 0.7
"""Of the rate, after a way back to a checkpoint."""


class Pool:
    """All batches that lie in a folder, on the GPU. A thread takes in new ones as they come."""

    def __init__(self, folder: Path, device: str) -> None:
        self.folder, self.device = folder, device
        self.fresh: list[Batch] = []
        self.seen: list[Batch] = []
        self.known: set[str] = set()
        self.rng = Random(SEED)
        self.thread, self.over = Thread(target=self.watch, daemon=True), Event()

    def begin(self, least: int) -> None:
        """Go on once there are so many batches."""
        self.thread.start()
        while len(self.fresh) < least:
            time.sleep(0.1)

    def end(self) -> None:
        """Take in nothing more. A thread that the end of the program finds in the framework's code aborts it."""
        self.over.set()
        self.thread.join()

    def watch(self) -> None:
        """Take in what comes until the end."""
        while not self.over.wait(LOOKED_EVERY):
            for path in self.folder.glob("*.pt"):
                if path.name not in self.known and not self.over.is_set():
                    self.known.add(path.name)
                    parts = {part: value.to(self.device) for part, value in torch.load(path, weights_only=True).items()}
                    weight = parts.pop("weight")
                    self.fresh.append(Batch(**{part: value.long() for part, value in parts.items()}, weight=weight))

    def draw(self) -> Batch:
        """A new batch where there is one, else any."""
        if not self.fresh:
            return self.rng.choice(self.seen)
        self.seen.append(self.fresh.pop())
        return self.seen[-1]


def ordered(blocks: Tensor) -> tuple[Tensor, Tensor]:
    """How many blocks there are in each row, and which, shape (rows, 1, blocks) and (rows, 1, blocks, blocks)."""
    which = blocks.int().argsort(dim=-1, descending=True, stable=True)
    return blocks.sum(-1, dtype=torch.int32)[:, None], which.int()[:, None]


class Apart:
    """Which tokens see which, as a mask of blocks. One function reads one tensor, so that nothing is compiled twice."""

    def __init__(self, rows: int, device: str) -> None:
        self.numbers = numbers = torch.zeros(rows, LENGTH, dtype=torch.long, device=device)

        def seen(row: Tensor, _: Tensor, query: Tensor, key: Tensor) -> Tensor:
            """Earlier tokens of the same conversation."""
            return (query >= key) & (numbers[row, query] == numbers[row, key])

        self.seen = seen

    def of(self, batch: Batch) -> BlockMask:
        """The mask of a batch: that of ``create_block_mask``, which asks every pair of tokens and takes 8 ms to begin with.

        The conversations of a row are numbered in order. So a block of keys has some that a later block of queries sees if its
        last token has at least the number of the first query, and all are seen if its first token has that of the last query.
        """
        self.numbers.copy_(batch.apart)
        blocks = self.numbers.unflatten(1, (-1, BLOCK))
        first, last = blocks[:, :, 0], blocks[:, :, -1]
        some = (last[:, None] >= first[:, :, None]).tril()
        whole = (first[:, None] == last[:, :, None]).tril(-1)
        sizes = {"BLOCK_SIZE": BLOCK, "seq_lengths": (LENGTH, LENGTH)}
        return BlockMask.from_kv_blocks(*ordered(some & ~whole), *ordered(whole), mask_mod=self.seen, **sizes)


def cleared(trainer: Trainer) -> Tensor:
    """Forget the gradients of a step if one is not finite, since that step would spoil all weights; returns whether it is so.

    Nothing waits for the answer: a GPU that is asked every step stands still meanwhile.
    """
    learnt = [p for p in (*trainer.model.parameters(), *trainer.begins.parameters()) if p.grad is not None]
    finite = torch.nn.utils.get_total_norm([parameter.grad for parameter in learnt]).isfinite()
    for parameter in learnt:
        parameter.grad = torch.where(finite, parameter.grad, 0.0)
    return ~finite


class Log:
    """What is written every ``LOG_EVERY`` seconds, and what follows from it: a checkpoint, or a way back to the last one."""

    def __init__(self, trainer: Trainer, work: Path) -> None:
        self.trainer, self.work = trainer, work
        self.losses: list[Tensor] = []
        self.spoilt: list[Tensor] = []
        self.at = self.saved = time.monotonic()
        self.waited = 0.0
        """Seconds that the processor waited for the GPU since the last line. Hardly any: the processor is what is slow."""
        self.seen = trainer.seen

    def add(self, losses: Tensor, spoilt: Tensor) -> float:
        """Note a step; returns what the rate is to be multiplied with."""
        self.losses.append(losses)
        self.spoilt.append(spoilt)
        now = time.monotonic()
        if len(self.losses) % SYNCED == 0:
            losses[0].item()  # so that the steps which wait do not run ahead of the clock
            self.waited += time.monotonic() - now
        return self.write(now) if now - self.at > LOG_EVERY else 1.0

    def write(self, now: float) -> float:
        """Write a line. If no step was good, go back to the last checkpoint and on at ``SLOWER`` of the rate."""
        lost, count = int(torch.stack(self.spoilt).sum()), len(self.spoilt)
        row = dict(zip(("said", *BESIDE), torch.stack(self.losses).mean(0).tolist(), strict=True))
        told = {"rate": round((self.trainer.seen - self.seen) / (now - self.at)), "steps": count, "spoilt": lost}
        told["waited"] = round(self.waited / (now - self.at), 3)
        write_log(self.work, {"seen": self.trainer.seen} | {name: round(value, 4) for name, value in row.items()} | told)
        self.losses, self.spoilt, self.at, self.seen, self.waited = [], [], now, self.trainer.seen, 0.0
        if lost == count and self.trainer.path.exists():
            self.trainer.resume(None, 0)
            self.seen = self.trainer.seen
            return SLOWER
        if not lost and now - self.saved > SAVE_EVERY:
            self.trainer.save()
            self.saved = now
        return 1.0


def profiler(device: str) -> torch.profiler.profile:
    """Of ten steps, once all is compiled; then it prints where they spent the GPU's time."""
    kinds = {"cpu": torch.profiler.ProfilerActivity.CPU, "cuda": torch.profiler.ProfilerActivity.CUDA}

    def told(found: torch.profiler.profile) -> None:
        table = found.key_averages().table(sort_by=f"self_{device}_time_total", row_limit=30, max_name_column_width=70)
        print(table, flush=True)

    when = torch.profiler.schedule(wait=PROFILED, warmup=2, active=10, repeat=1)
    return torch.profiler.profile(activities=[kinds[device]], schedule=when, on_trace_ready=told)


def run(trainer: Trainer, pool: Pool, work: Path, minutes: float, rate: float, profiled: bool = False) -> None:
    """Train for so many minutes."""
    for layer in trainer.model.model.layers:
        layer.compile(dynamic=False)
    tail, apart = torch.compile(trainer.tail, dynamic=False), Apart(ROWS, trainer.device)
    if trainer.fits_map:
        trainer.fit_map(pool.draw)
    log, began, step = Log(trainer, work), time.monotonic(), 0
    watch = profiler(trainer.device) if profiled else None
    if watch:
        watch.start()
    while (done := (time.monotonic() - began) / (60 * minutes)) < 1.0:
        batch = pool.draw()
        with mixed(trainer.device):
            states = trainer.model.states(batch.ids, apart=apart.of(batch))
            each, beside = tail(states, batch)
        said = trainer.learn(each, batch, beside=beside)
        spoilt, step = cleared(trainer), step + 1
        trainer.update(rate * min(1.0, step / RISING, (1.0 - done) / COOLED))
        rate *= log.add(torch.cat([said[None], beside.detach()]), spoilt)
        if watch:
            watch.step()
    if watch:
        watch.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--text", type=Path, required=True, help="folder in which pool.py lays the text")
    parser.add_argument("--work", type=Path, required=True, help="folder for the checkpoint and the log")
    parser.add_argument("--tokenizer", type=Path, default=Path(__file__).resolve().parents[1])
    parser.add_argument("--weights", type=Path, help="begin from this exported model where there is no checkpoint")
    parser.add_argument("--seen", type=int, default=497_000_000, help="tokens that --weights have seen")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=RATE, help="of the rates of train.py")
    parser.add_argument("--least", type=int, default=16, help="batches of text that are waited for")
    parser.add_argument("--profile", action="store_true", help="print where ten steps spend the GPU's time")
    args = parser.parse_args()
    torch.manual_seed(SEED)
    args.work.mkdir(parents=True, exist_ok=True)
    trainer, pool = Trainer(args.work, device=DEVICE), Pool(args.text, DEVICE)
    trainer.resume(args.weights, args.seen)
    pool.begin(args.least)
    run(trainer, pool, args.work, args.minutes, args.rate, args.profile)
    pool.end()
    trainer.save()


if __name__ == "__main__":
    main()
