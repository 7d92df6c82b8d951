"""Measure the tiny model on held-out prompts: ``python assets/tiny_model/recipe/evaluate.py --questions 200``.

Plain greedy ``generate`` of transformers in float32, several prompts at a time. Reported per kind: how many answers
contain every fact that was asked for, how many are the reference answer to the letter, and for code how many parse.
With ``--edl N`` also how many tokens a decode pass yields on N document questions when drafts come from a trie that
holds the prompt and 50 answers to other questions (this part uses ``lookahead_core`` of this repository).
"""

from __future__ import annotations

import argparse
import ast
import random
import sys
import time
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedModel, PreTrainedTokenizerBase

sys.path.insert(0, str(Path(__file__).resolve().parent))
import text

RECIPE = Path(__file__).resolve().parent


def answers(model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, asked: list[text.Prompt], batch: int = 25) -> list[str]:
    """Greedy answers. Prompts of like length share a batch, padded on the left."""
    tokenizer.padding_side = "left"
    texts = [tokenizer.apply_chat_template(p.messages, add_generation_prompt=True, tokenize=False) for p in asked]
    order = sorted(range(len(asked)), key=lambda i: len(texts[i]))
    out = [""] * len(asked)
    for low in range(0, len(order), batch):
        some = order[low : low + batch]
        inputs = tokenizer([texts[i] for i in some], return_tensors="pt", padding=True, add_special_tokens=False)
        ids = model.generate(
            input_ids=inputs["input_ids"],
            attention_mask=inputs["attention_mask"],
            do_sample=False,
            max_new_tokens=256,
        )
        for i, row in zip(some, ids[:, inputs["input_ids"].shape[1] :], strict=True):
            out[i] = tokenizer.decode(row, skip_special_tokens=True)
    return out


def python_of(answer: str) -> str:
    """The code of an answer: what stands between the fences."""
    return answer.removeprefix("```python\n").removesuffix("\n```")


def parses(answer: str) -> bool:
    """Whether the answer is one closed fence of valid Python that defines something."""
    if not (answer.startswith("```python\n") and answer.endswith("\n```")):
        return False
    try:
        return bool(ast.parse(python_of(answer)).body)
    except SyntaxError:
        return False


def distinct(said: list[str]) -> float:
    """Share of different four-word sequences among all in these answers: 1 means no phrase comes twice."""
    grams = [tuple(words[i : i + 4]) for words in (s.split() for s in said) for i in range(len(words) - 3)]
    return len(set(grams)) / max(1, len(grams))


def edl(
    model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, questions: int, seed: int, length: int
) -> tuple[float, float]:
    """Tokens per decode pass with a warm trie, and with the prompt alone."""
    sys.path.insert(0, str(RECIPE.parents[2]))
    from lookahead_core import LookaheadDecoder, TokenTrie

    past = [
        [*tokenizer(answer, add_special_tokens=False).input_ids, tokenizer.eos_token_id]
        for answer in answers(model, tokenizer, text.prompts("document", 50, seed=seed + 1))
    ]
    figures = []
    for warm in (True, False):
        tokens = passes = 0
        for prompt in text.prompts("document", questions, seed=seed):
            trie = TokenTrie(insert_output=True)
            for row in past if warm else []:
                trie.insert(row)
            ids = tokenizer.apply_chat_template(prompt.messages, add_generation_prompt=True, return_dict=False)
            result = LookaheadDecoder(model, trie, decoding_length=length).generate(ids, 256)
            got = len(result.tokens)
            tokens += got
            passes += got / result.edl
        figures.append(tokens / passes)
    return figures[0], figures[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, default=RECIPE.parent)
    parser.add_argument("--questions", type=int, default=200, help="held-out document questions; half as many others")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--edl", type=int, default=50, help="questions for the tokens-per-pass figure; 0 leaves it out")
    parser.add_argument("--decoding-length", type=int, default=32)
    parser.add_argument("--show", type=int, default=0, help="print this many wrong answers per kind")
    args = parser.parse_args()
    torch.set_num_threads(2)
    tokenizer = AutoTokenizer.from_pretrained(args.model)
    model = AutoModelForCausalLM.from_pretrained(args.model, dtype=torch.float32).eval()

    print(f"{'kind':10} {'asked':>6} {'facts':>7} {'exact':>7} {'parses':>7} {'distinct':>9} {'words':>6} {'seconds':>8}")
    for kind in text.KINDS:
        count = args.questions if kind == "document" else max(1, args.questions // 2)
        asked = text.prompts(kind, count, seed=args.seed)
        began = time.perf_counter()
        said = answers(model, tokenizer, asked)
        took = time.perf_counter() - began
        good = [all(fact in answer for fact in p.facts) for p, answer in zip(asked, said, strict=True)]
        same = [answer == p.answer for p, answer in zip(asked, said, strict=True)]
        facts = f"{sum(good) / count:7.1%}" if kind != "talk" else "      -"
        exact = f"{sum(same) / count:7.1%}" if kind != "talk" else "      -"
        valid = f"{sum(map(parses, said)) / count:7.1%}" if kind == "code" else "      -"
        words = sum(len(s.split()) for s in said) / count
        print(f"{kind:10} {count:6} {facts} {exact} {valid} {distinct(said):9.2f} {words:6.1f} {took:8.1f}", flush=True)
        shown = [i for i in range(count) if not good[i] or kind == "talk" or (kind == "code" and not parses(said[i]))]
        for i in random.Random(0).sample(shown, min(args.show, len(shown))):
            print(f"--- {asked[i].messages[-1]['content']}\n>>> {said[i]}\n=== {asked[i].answer}\n")
    if args.edl:
        warm, cold = edl(model, tokenizer, args.edl, args.seed, args.decoding_length)
        print(
            f"tokens per decode pass, {args.edl} document questions, decoding length {args.decoding_length}: "
            f"{warm:.2f} with the prompt and 50 past answers in the trie, {cold:.2f} with the prompt alone"
        )


if __name__ == "__main__":
    main()
