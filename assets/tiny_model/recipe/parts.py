"""Train what drafts for the embedded model: ``python assets/tiny_model/recipe/parts.py --work DIR``.

Heads (for blockwise decoding and Medusa), an early exit, and a small draft model, from the exported weights. The model stays
frozen. Heads and exit take at most 9 minutes on two processor cores, the draft model at most 18. The files go to
``parts`` beside the weights, in half precision, each with the hash of the weights it belongs to, and ``figures.json`` with
what was right on held-out prompts. All of them are trained on the recipe's own text: on other text they are worse.

With ``--further`` heads, exit and draft model begin as those that lie there, which were trained for earlier weights of the
same model, and are trained on other conversations than they were.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import load_file

sys.path.insert(0, str(Path(__file__).resolve().parent))
import draft
import heads as own_heads
from data import Chat
from frozen import Rows, drawn_by, held_rows, read_model, requests, rows_of
from model import TinyLlama

from lookahead_core.models import parts

FOLDER = Path(__file__).resolve().parents[1]
SEED = 20261123
PLACES = 500_000
"""Places of answers that heads and exit are trained on."""
HELD, HELD_SEED = 60, 997
"""Held-out prompts of a kind; the seed is neither that of the benches nor that of ``evaluate.py``."""
SHARE = 3
"""The exit stands after one layer in so many."""
HEADS_SHARE, EXIT_SHARE = 0.78, 0.15
"""Shares of the time after the rows were made; the rest is for the judging."""
MOST = 6_000_000
"""Bytes of all parts together, at most."""


def heads_and_exit(
    model: TinyLlama, chat: Chat, folder: Path, places: int, minutes: float, apart: frozenset[str], further: int, workers: int
) -> dict[str, Any]:
    """Train, judge and write the heads and the exit, on no request in ``apart``; returns their figures.

    ``further``: how many times those that lie in ``folder`` will have been trained further; 0 begins anew. ``workers``
    processes make the text, this one if 0.
    """
    began, layer = time.monotonic(), max(1, model.shape.layers // SHARE)
    earlier = {part: load_file(parts.path_of(folder, part)) if further else {} for part in ("heads", "exit")}
    rows = rows_of(model, drawn_by(workers, chat, SEED, apart, further), layer, places)
    unembedding = model.model.embed_tokens.weight
    same = (rows.wrote == rows.choice).float().mean().item()
    print(f"{len(rows):,} places in {time.monotonic() - began:.0f} s; {same:.1%} of the text is the model's choice", flush=True)
    left = minutes - (time.monotonic() - began) / 60
    if left <= 0:
        raise SystemExit(f"making the rows took all {minutes} minutes of heads and exit; give more minutes or fewer places")
    heads, steps = own_heads.train_heads(rows, unembedding, HEADS_SHARE * left, earlier["heads"])
    exit_ = own_heads.train_exit(rows, unembedding, EXIT_SHARE * left, earlier["exit"])
    held, unembedding = held_rows(model, chat, layer, HELD, HELD_SEED), unembedding.cpu()
    kinds, judged = {}, []
    for kind, found in held.items():
        tokens, shares = own_heads.guesses(heads, found, unembedding)
        wanted, known = found.ahead(own_heads.COUNT)
        judged.append((tokens, shares, wanted, known))
        kinds[kind] = {
            "heads_top1": own_heads.top1(tokens, wanted, known),
            "heads_chain": own_heads.chain(tokens, wanted, known),
            "exit": agreement(exit_, found, unembedding),
        }
    chances = {"bounds": torch.tensor(own_heads.BOUNDS), "chances": own_heads.calibrate(judged)}
    parts.save(folder, "heads", heads.tensors() | chances, {"vocabulary": str(model.shape.vocab)})
    parts.save(folder, "exit", {"weight": exit_.weight, "bias": exit_.bias}, {"layers": str(layer)})
    seconds = round(time.monotonic() - began)
    return {"places": len(rows), "steps": steps, "seconds": seconds, "exit_layers": layer, "kinds": kinds}


@torch.no_grad()
def agreement(exit_: own_heads.Exit, rows: Rows, unembedding: torch.Tensor) -> float:
    """Share of places where the exit's likeliest token is the model's choice."""
    right = [
        ((exit_(early.float()) @ unembedding.T).argmax(-1) == choice).sum().item()
        for early, choice in zip(rows.early.split(own_heads.BATCH), rows.choice.split(own_heads.BATCH), strict=True)
    ]
    return round(sum(right) / max(1, len(rows)), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True, help="folder for the log of the draft model's training")
    parser.add_argument("--model", type=Path, default=FOLDER, help="the exported model; its parts are written beside it")
    parser.add_argument("--only", nargs="*", choices=("heads", "draft"), default=("heads", "draft"))
    parser.add_argument(
        "--further", type=int, default=0, metavar="N", help="the N-th time that these parts are trained further"
    )
    parser.add_argument("--places", type=int, default=PLACES, help="places of answers for heads and exit")
    parser.add_argument("--heads-minutes", type=float, default=9.0, help="for heads and exit together, at most")
    parser.add_argument("--draft-minutes", type=float, default=18.0, help="for the draft model, at most")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu", help="cuda, with --workers, where there is a GPU")
    parser.add_argument("--workers", type=int, default=0, help="processes that make the text; 0: the one that trains")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(SEED)
    args.work.mkdir(parents=True, exist_ok=True)
    model, chat = read_model(args.model).to(args.device), Chat(args.model)
    apart = requests(args.model, HELD, HELD_SEED)
    path = args.model / parts.FOLDER / "figures.json"
    figures = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    figures = figures if figures.get(parts.TRAINED_FOR) == parts.digest(args.model / parts.WEIGHTS) else {}
    figures |= {parts.TRAINED_FOR: parts.digest(args.model / parts.WEIGHTS), "held_out": {"prompts": HELD, "seed": HELD_SEED}}
    if "heads" in args.only:
        figures["heads"] = heads_and_exit(
            model, chat, args.model, args.places, args.heads_minutes, apart, args.further, args.workers
        )
    if "draft" in args.only:
        figures["draft"] = draft.train(
            model, chat, args.model, args.work, args.draft_minutes, apart, args.further, args.workers
        )
        figures["draft"]["kinds"] = draft.judge(model, chat, args.model, HELD, HELD_SEED)
    found = [parts.path_of(args.model, part) for part in parts.FILES]
    figures["bytes"] = {
        file.name if file.parent == path.parent else "draft": file.stat().st_size for file in found if file.is_file()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(path.read_text(encoding="utf-8"))
    if (size := sum(figures["bytes"].values())) > MOST:
        raise SystemExit(f"the parts have {size:,} bytes; at most {MOST:,} are allowed")


if __name__ == "__main__":
    main()
