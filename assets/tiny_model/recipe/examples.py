"""Write ``examples.jsonl``, prompts for page and benches: ``python assets/tiny_model/recipe/examples.py [--model DIR]``.

Three parts of each kind. *offered*: prompts that the page offers; the model answers them rightly in 30 to 250 tokens, so
that a race can be watched. Those written by hand in ``offered/`` come first, in their order; where the model has too few of
them right, others follow from random streams that training never draws from, as do the other parts.
*held*: prompts as they come, for benches and tests. *past*: other prompts with good answers, to warm a trie.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedModel, PreTrainedTokenizerBase

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.mix import KINDS, Prompt, examples, prompts
from evaluate import answers, hand_written, repeats, right
from precision import mixed

FOLDER = Path(__file__).resolve().parents[1]
WRITTEN = FOLDER / "recipe" / "offered"
OFFERED, HELD, PAST = 12, 100, 150
DRAWN, AT_ONCE = 120, 24
"""Prompts of a kind that are drawn, and that go through the model, at a time."""
SHORT, LEAST, MOST = 30, 60, 250
"""Tokens of an answer that can still be watched, that can be watched well, and that are not too many."""
LONGEST = 600
"""Characters of a prompt that is offered: it can be read before the race begins."""
MISSES, TRIED = 6, 48
"""Tokens in which an answer may leave the reference and still be tried, and how many such prompts are."""


@dataclass(frozen=True)
class Candidate:
    """A prompt, the tokens of its reference answer, and how many of them are not the model's choice after those before."""

    prompt: Prompt
    tokens: int
    misses: int

    @property
    def start(self) -> str:
        """The first words of prompt and answer: two examples should not begin alike."""
        return " ".join(self.prompt.messages[0]["content"].split()[:3] + self.prompt.answer.split()[:3])


def readable(prompt: Prompt) -> bool:
    """Whether a prompt is short and written out; half of those in training are typed in haste.

    A text of which the answer quotes more than half shows nothing.
    """
    text = prompt.messages[0]["content"]
    if prompt.kind == "reading" and 2 * len(prompt.answer) > len(text):
        return False
    written = text.endswith((".", "?", "!", "```")) or "\n" in text or ": " in text
    return len(text) <= LONGEST and text[:1].isupper() and written


def size(prompt: Prompt) -> int:
    """Characters of a prompt and its answer."""
    return len(prompt.messages[0]["content"]) + len(prompt.answer)


@torch.inference_mode()
def foreseen(model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, asked: list[Prompt]) -> list[Candidate]:
    """What greedy decoding will make of prompts, by one forward pass over each with its reference answer.

    If each token of the answer is the most likely one after those before it, greedy decoding writes that answer. The pass
    is in bfloat16, which may decide otherwise where two tokens nearly tie: what is kept is generated afterwards.
    """
    rows = []
    for prompt in asked:
        before = tokenizer.apply_chat_template(prompt.messages, add_generation_prompt=True, return_dict=False)
        rows.append((before, [*tokenizer(prompt.answer, add_special_tokens=False).input_ids, tokenizer.eos_token_id]))
    width = max(len(before) + len(said) for before, said in rows)
    padded = torch.tensor([before + said + [0] * (width - len(before) - len(said)) for before, said in rows])
    found = []
    with mixed("cpu"):
        states = model.model(input_ids=padded).last_hidden_state
        for prompt, (before, said), row in zip(asked, rows, states, strict=True):
            chosen = model.lm_head(row[len(before) - 1 : len(before) - 1 + len(said)]).argmax(-1)
            found.append(Candidate(prompt, len(said) - 1, int((chosen != torch.tensor(said)).sum())))
    return found


def candidates(model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, kind: str, most: int) -> list[Candidate]:
    """Prompts of a kind that the model answers rightly or nearly so; enough of the first, if there are enough."""
    found: dict[str, Candidate] = {}
    for seed in range(7, 7 + -(-most // DRAWN)):
        some = sorted(filter(readable, examples(kind, DRAWN, seed, SHORT, MOST)), key=size)  # of like length: little padding
        for low in range(0, len(some), AT_ONCE):
            for one in foreseen(model, tokenizer, some[low : low + AT_ONCE]):
                if SHORT <= one.tokens <= MOST and one.misses <= MISSES and not repeats(one.prompt.answer):
                    found[one.start] = min(one, found.get(one.start, one), key=lambda other: other.misses)
        if sum(not one.misses and one.tokens >= LEAST for one in found.values()) >= OFFERED:
            break
    return list(found.values())


def fine(prompt: Prompt, answer: str) -> bool:
    """Whether an answer is the reference, or right and, where there is a reference, made of words of it or of the prompt."""
    known = re.findall(r"\w+", f"{prompt.messages[0]['content']} {prompt.answer}".lower())
    words = set(re.findall(r"\w+", answer.lower()))
    checked = bool(prompt.facts or prompt.check) and right(prompt, answer)
    return answer == prompt.answer or (checked and not repeats(answer) and (not prompt.answer or words <= set(known)))


def watched(model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, asked: list[Prompt]) -> list[tuple[int, Prompt]]:
    """Those of the prompts whose answer by the model is fine and can be watched, each with the answer's tokens.

    Where a prompt has no reference answer, the model's own becomes it.
    """
    found = []
    for prompt, answer in zip(asked, answers(model, tokenizer, asked, most=MOST + 1), strict=True):
        count = len(tokenizer(answer).input_ids)
        if SHORT <= count <= MOST and fine(prompt, answer):
            found.append((count, prompt if prompt.answer else replace(prompt, answer=answer)))
    return found


def drawn(model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, kind: str, most: int) -> list[Prompt]:
    """Prompts of a kind from random streams with right answers by the model, the longest answers first."""
    found = candidates(model, tokenizer, kind, most)
    sure = [one for one in found if not one.misses and one.tokens >= LEAST]
    rest = sorted((one for one in found if one not in sure), key=lambda one: (one.misses, -one.tokens))
    asked = [one.prompt for one in (sure if len(sure) >= OFFERED else sure + rest[:TRIED])]
    return [prompt for _, prompt in sorted(watched(model, tokenizer, asked), key=lambda one: -one[0])]


def offered(model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, kind: str, most: int) -> list[Prompt]:
    """Prompts of a kind for the page: those of ``offered/`` in their order, then drawn ones where these are too few."""
    found = [prompt for _, prompt in watched(model, tokenizer, hand_written(kind, WRITTEN))]
    return (found if len(found) >= OFFERED else found + drawn(model, tokenizer, kind, most))[:OFFERED]


def told(prompt: Prompt) -> str:
    """What two prompts should not share: the answer, and out of scope, where there are some sixty answers, the question."""
    return prompt.messages[-1]["content"] if prompt.kind == "scope" else prompt.answer


def others(kind: str, known: set[str]) -> list[Prompt]:
    """One-turn prompts of a kind with answers that are not known: a trie that is warmed with them has not seen an asked one."""
    found: dict[str, Prompt] = {}
    for seed in range(12, 16):
        for prompt in prompts(kind, PAST, seed):
            if len(prompt.messages) == 1 and told(prompt) not in known:
                found.setdefault(told(prompt), prompt)
        if len(found) >= PAST:
            break
    return list(found.values())[:PAST]


def row(part: str, prompt: Prompt) -> str:
    """One line of the file."""
    found = {"kind": prompt.kind, "part": part, "messages": prompt.messages, "answer": prompt.answer}
    return json.dumps(found | {"facts": prompt.facts, "check": prompt.check}, ensure_ascii=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, default=FOLDER)
    parser.add_argument("--out", type=Path, default=FOLDER / "examples.jsonl")
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=KINDS, help="kinds to write; the others stay as they are")
    parser.add_argument("--draw", type=int, default=2400, help="prompts of a kind that are tried at most for the offered ones")
    args = parser.parse_args()
    tokenizer = AutoTokenizer.from_pretrained(args.model)
    model = AutoModelForCausalLM.from_pretrained(args.model, dtype=torch.float32).eval()
    lines: dict[str, list[str]] = {}
    for line in args.out.read_text(encoding="utf-8").splitlines() if args.out.exists() else ():
        lines.setdefault(json.loads(line)["kind"], []).append(line)
    for kind in args.kinds:
        began = time.perf_counter()
        shown = offered(model, tokenizer, kind, args.draw) if kind != "scope" else []
        held = prompts(kind, HELD, seed=11)
        past = others(kind, {told(one) for one in (*shown, *held)})
        print(f"{kind}: {len(shown)} offered, {len(held)} held out, {len(past)} past answers", end="")
        print(f", {time.perf_counter() - began:.0f} s", flush=True)
        lines[kind] = [row(part, one) for part, found in (("offered", shown), ("held", held), ("past", past)) for one in found]
        args.out.write_text("".join(f"{line}\n" for one in KINDS for line in lines.get(one, ())), encoding="utf-8")


if __name__ == "__main__":
    main()
