"""Steps of text made beforehand: ``python assets/tiny_model/recipe/pool.py --folder DIR --workers N``.

A GPU reads text some twenty times as fast as a processor core makes it. So processes make batches, each as large as a
step, all the while and lay them into a folder, until they are told to end; ``gpu.py`` takes from there what is new, and where
nothing is, old batches at random.
Rows have one length here: a GPU's attention skips what belongs to other conversations of a row.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import fields
from multiprocessing import get_context, parent_process
from pathlib import Path
from random import Random

import torch

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.mix import conversations
from data import BOS, POOL, Batch, Chat, Row, collate, copies, fixed, pack

LENGTH, ROWS = 1024, 64
"""Tokens of a row, and rows of a batch."""
SLOTS = LENGTH * ROWS * 3 // 4
"""Loss positions of a batch."""
TIMES = 4
"""As many places with losses beside in a batch as in so many of ``train.py``."""
COPIED = 1.6
"""Rows of a batch that are pure copying, on average."""
COPIES = (256, 512)
"""Lengths of sequences of pure copying."""
PARTS = tuple(part.name for part in fields(Batch))


def copying(rng: Random, vocab: int) -> Row:
    """A row of pure copying: sequences of one length, each of which begins as a conversation does."""
    length, row = rng.choice(COPIES), Row()
    for one in copies(rng, LENGTH // length, length - 1, vocab):
        one.ids[0], one.weight[0] = BOS, 0.0
        row.join(one)
    return row


def made(chat: Chat, rng: Random) -> Iterator[Batch]:
    """Endless batches, each with all that ``train.py`` has a loss for."""
    vocab, ready = chat.tokenizer.get_vocab_size(), list[Row]()
    while True:
        fresh = pack(chat.rows(conversations(POOL, rng.getrandbits(48)), LENGTH), LENGTH)
        ready += fresh
        rng.shuffle(ready)
        while len(ready) >= ROWS:
            rows = [copying(rng, vocab) for _ in range(TIMES) if rng.random() < COPIED / TIMES]
            while len(rows) < ROWS:
                rows.append(ready.pop())
            batch = fixed(collate(rows, LENGTH, times=TIMES), SLOTS)
            if all(getattr(batch, part) is not None for part in PARTS):
                yield batch


def write(folder: Path, worker: int, seed: int, tokenizer: Path) -> None:
    """Lay batches into the folder, each in a file of its own, for as long as the process lives that asked for them."""
    os.environ["TOKENIZERS_PARALLELISM"] = "false"
    torch.set_num_threads(1)
    torch.manual_seed(seed * 1000 + worker)
    for number, batch in enumerate(made(Chat(tokenizer), Random(f"pool:{seed}:{worker}"))):
        parts = {part: getattr(batch, part) for part in PARTS}
        parts = {part: value if part == "weight" else value.int() for part, value in parts.items()}
        path = folder / f"{seed}-{worker}-{number}.pt"
        torch.save(parts, path.with_suffix(".tmp"))
        os.replace(path.with_suffix(".tmp"), path)
        if (parent := parent_process()) and not parent.is_alive():
            return  # it was killed, and told nobody


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--tokenizer", type=Path, default=Path(__file__).resolve().parents[1])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1, help="of the text; each seed makes another")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    context = get_context("spawn")
    jobs = [(args.folder, worker, args.seed, args.tokenizer) for worker in range(args.workers)]
    processes = [context.Process(target=write, args=job, daemon=True) for job in jobs]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


if __name__ == "__main__":
    main()
