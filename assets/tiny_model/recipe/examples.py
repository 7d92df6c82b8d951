"""Write ``examples.jsonl``, prompts for page and benches: ``python assets/tiny_model/recipe/examples.py [--model DIR]``.

Three parts of each kind, from random streams that training never draws from. *offered*: prompts that the page offers, whose
answer by the model is right, ends by itself and has 60 to 250 tokens, so that a race can be watched. *held*: prompts as they
come, for benches and tests. *past*: other prompts with good answers, to warm a trie.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.mix import KINDS, Prompt, examples, prompts
from evaluate import answers, repeats, right

FOLDER = Path(__file__).resolve().parents[1]
OFFERED, HELD, PAST = 12, 100, 150
DRAWN, AT_ONCE = 480, 24
"""Prompts that are tried at most for the offered ones, and how many at a time."""
LEAST, MOST = 60, 250
"""Tokens of an answer that can be watched."""
LONGEST = 600
"""Characters of a prompt that is offered: it can be read before the race begins."""


def offered(folder: Path, kind: str) -> Iterator[Prompt]:
    """The first prompts of a kind that the model answers rightly, at a length that can be watched."""
    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()
    drawn = [p for p in examples(kind, DRAWN, 7, LEAST, MOST) if len(p.messages[0]["content"]) <= LONGEST]
    for low in range(0, len(drawn), AT_ONCE):
        some = drawn[low : low + AT_ONCE]
        for prompt, answer in zip(some, answers(model, tokenizer, some), strict=True):
            if LEAST <= len(tokenizer(answer).input_ids) <= MOST and right(prompt, answer) and not repeats(answer):
                yield prompt


def row(part: str, prompt: Prompt) -> str:
    """One line of the file."""
    found = {"kind": prompt.kind, "part": part, "messages": prompt.messages, "answer": prompt.answer}
    return json.dumps(found | {"facts": prompt.facts, "check": prompt.check}, ensure_ascii=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, default=FOLDER)
    parser.add_argument("--out", type=Path, default=FOLDER / "examples.jsonl")
    args = parser.parse_args()
    lines = []
    for kind in KINDS:
        shown = list(islice(offered(args.model, kind), OFFERED)) if kind != "scope" else []
        past = [prompt for prompt in prompts(kind, 2 * PAST, seed=12) if len(prompt.messages) == 1][:PAST]
        held = prompts(kind, HELD, seed=11)
        print(f"{kind}: {len(shown)} offered, {len(held)} held out, {len(past)} past answers", flush=True)
        lines += [row(part, one) for part, found in (("offered", shown), ("held", held), ("past", past)) for one in found]
    args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
