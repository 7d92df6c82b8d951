"""Measure the embedded model: ``python assets/tiny_model/recipe/evaluate.py [--hand] [--kinds reading maths] [--count 300]``.

Plain greedy ``generate`` of transformers in float32, several prompts at a time, on held-out prompts of the generator or,
with ``--hand``, on the hand-written ones in ``assets/tiny_model/evaluation``. A right answer holds every fact that was asked
for, passes its asserts or equals its JSON; a declined one says so; maths must also be true line by line.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import io
import json
import re
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedModel, PreTrainedTokenizerBase

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.maths.steps import true_lines
from corpus.mix import KINDS, Prompt, prompts
from corpus.scope.openings import OPENINGS

RECIPE = Path(__file__).resolve().parent
HAND = RECIPE.parent / "evaluation"
WRITTEN = ("reading", "declined", "rewriting", "maths", "code", "knowledge", "glossary", "talk", "scope")
"""Kinds of the hand-written prompts; questions that the text does not answer and the page's own words stand apart."""
NEW_TOKENS = 400


def answers(
    model: PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase,
    asked: list[Prompt],
    batch: int = 24,
    most: int = NEW_TOKENS,
) -> list[str]:
    """Greedy answers of at most ``most`` tokens. Prompts of like length share a batch, padded on the left."""
    tokenizer.padding_side = "left"
    texts = [tokenizer.apply_chat_template(p.messages, add_generation_prompt=True, tokenize=False) for p in asked]
    order = sorted(range(len(asked)), key=lambda i: len(texts[i]))
    out = [""] * len(asked)
    for low in range(0, len(order), batch):
        some = order[low : low + batch]
        inputs = tokenizer([texts[i] for i in some], return_tensors="pt", padding=True, add_special_tokens=False)
        ids = model.generate(
            input_ids=inputs["input_ids"], attention_mask=inputs["attention_mask"], do_sample=False, max_new_tokens=most
        )
        for i, row in zip(some, ids[:, inputs["input_ids"].shape[1] :], strict=True):
            out[i] = tokenizer.decode(row, skip_special_tokens=True)
    return out


def hand_written(kind: str, folder: Path = HAND) -> list[Prompt]:
    """The hand-written prompts of a kind: one JSON object a line with "prompt" and "facts", "check" or "answer"."""
    path = folder / f"{kind}.jsonl"
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    return [
        Prompt(
            kind,
            [{"role": "user", "content": row["prompt"]}],
            tuple(row.get("facts", ())),
            row.get("answer", ""),
            row.get("check", ""),
        )
        for row in rows
    ]


def holds(answer: str, fact: str) -> bool:
    """Whether a fact stands in the answer: case does not matter, "a|b" means either, 4 is not in 40, nor in 14 or 1.4."""

    def pattern(form: str) -> str:
        before = r"(?<!\d)(?<!\d[.,])" if form[:1].isdigit() else ""
        after = r"(?![.,]?\d)" if form[-1:].isdigit() else ""
        return before + re.escape(form) + after

    return any(re.search(pattern(form), answer.lower()) for form in fact.lower().split("|"))


def right(prompt: Prompt, answer: str) -> bool:
    """Whether an answer is right, by what its kind promises."""
    if prompt.kind == "scope":
        return answer.startswith(tuple(OPENINGS))
    if prompt.kind == "code" and prompt.check:
        return passes(python_of(answer), prompt.check)
    if prompt.kind == "rewriting" and prompt.check:
        return json_of(answer) == json.loads(prompt.check)
    if prompt.kind == "maths" and not true_lines(answer):
        return False
    if not prompt.facts and prompt.answer and prompt.kind != "talk":
        return answer == prompt.answer
    return all(holds(answer, fact) for fact in prompt.facts)


def json_of(answer: str) -> object:
    """The value of an answer in JSON, None where it is none."""
    try:
        return json.loads(answer.removeprefix("```json").removeprefix("```").removesuffix("```"))
    except ValueError:
        return None


def python_of(answer: str) -> str:
    """The code of an answer: what stands between the first fences."""
    return answer.split("```python\n", 1)[-1].split("\n```", 1)[0] if "```" in answer else ""


def passes(code: str, check: str) -> bool:
    """Whether the code parses and its asserts hold within two seconds."""

    def late(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(2)
    try:
        ast.parse(code)
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code + "\n" + check, "answer", "exec", dont_inherit=True), {"__name__": "answer"})
    except KeyboardInterrupt:
        raise
    except BaseException:
        return False
    else:
        return True
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def distinct(said: list[str]) -> float:
    """Share of different four-word sequences among all in these answers: 1 means no phrase comes twice."""
    grams = [tuple(words[i : i + 4]) for words in (s.split() for s in said) for i in range(len(words) - 3)]
    return len(set(grams)) / max(1, len(grams))


def repeats(answer: str) -> bool:
    """Whether a sentence comes twice in an answer."""
    sentences = [part.strip() for part in answer.replace("\n", " ").split(". ") if len(part.split()) > 3]
    return len(set(sentences)) < len(sentences)


def report(kind: str, asked: list[Prompt], said: list[str], seconds: float, show: int) -> None:
    """A line of figures, and some of the wrong answers."""
    good = [right(prompt, answer) for prompt, answer in zip(asked, said, strict=True)]
    words = sum(len(answer.split()) for answer in said) / len(said)
    twice = sum(map(repeats, said))
    print(
        f"{kind:10} {len(asked):5} {sum(good) / len(asked):7.1%} {distinct(said):9.2f} {twice:7} {words:6.1f} {seconds:8.1f}",
        flush=True,
    )
    wrong = [i for i, ok in enumerate(good) if not ok or kind == "talk"]
    for i in wrong[:show]:
        print(f"--- {asked[i].messages[-1]['content'][-600:]}\n>>> {said[i]}\n=== {asked[i].answer or asked[i].facts}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, default=RECIPE.parent)
    parser.add_argument("--kinds", nargs="*", choices=WRITTEN)
    parser.add_argument("--count", type=int, default=300, help="held-out prompts of each kind")
    parser.add_argument("--hand", action="store_true", help="the hand-written prompts instead")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--batch", type=int, default=48, help="prompts that are answered at a time")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--show", type=int, default=0, help="print this many wrong answers of each kind")
    args = parser.parse_args()
    if unknown := set(args.kinds or ()) - set(WRITTEN if args.hand else KINDS):
        parser.error(f"the generator makes no prompts of kind {', '.join(sorted(unknown))}; --hand has some")
    torch.set_num_threads(args.threads)
    tokenizer = AutoTokenizer.from_pretrained(args.model)
    model = AutoModelForCausalLM.from_pretrained(args.model, dtype=torch.float32).eval()
    source: Callable[[str], list[Prompt]] = hand_written if args.hand else lambda kind: prompts(kind, args.count, args.seed)
    print(f"{'kind':10} {'asked':>5} {'right':>7} {'distinct':>9} {'repeats':>7} {'words':>6} {'seconds':>8}")
    for kind in args.kinds or (WRITTEN if args.hand else KINDS):
        asked = source(kind)
        if asked:
            began = time.perf_counter()
            said = answers(model, tokenizer, asked, args.batch)
            report(kind, asked, said, time.perf_counter() - began, args.show)


if __name__ == "__main__":
    main()
