"""Made-up logs: requests that repeat pieces of their prompts and of each other, as rows in the forms that servers write."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Row = tuple[list[int], list[int]]
VOCABULARY = 400


def rows(count: int, seed: int = 0, prompt: int = 40, answer: int = 50) -> list[Row]:
    """`count` prompts and answers as token ids."""
    rng = random.Random(seed)
    source = [rng.randrange(VOCABULARY) for _ in range(300)]

    def text(length: int) -> list[int]:
        out: list[int] = []
        while len(out) < length:
            start = rng.randrange(280)
            out += source[start : start + rng.randrange(2, 14)]
        return out[:length]

    found = []
    for _ in range(count):
        asked = text(rng.randrange(4, prompt))
        given = text(rng.randrange(1, answer))
        start = rng.randrange(len(asked))
        found.append((asked, (asked[start : start + 8] + given) if rng.random() < 0.7 else given))
    return found


def words(ids: Iterable[int]) -> str:
    """Token ids as text: a word for each."""
    return " ".join(f"t{token}" for token in ids)


def tokenizer(folder: Path) -> Path:
    """A tokenizer.json that turns `words` back into the ids."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    made = Tokenizer(models.WordLevel({f"t{token}": token for token in range(VOCABULARY)}, unk_token="t0"))
    made.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    path = folder / "tokenizer.json"
    made.save(str(path))
    return path


Form = Callable[[list[int], list[int]], dict[str, Any]]


def chat(prompt: list[int]) -> list[dict[str, str]]:
    half = len(prompt) // 2
    parts = [part for part in (prompt[:half], prompt[half:]) if part]
    return [{"role": role, "content": words(part)} for role, part in zip(("system", "user"), parts, strict=False)]


FORMS: dict[str, Form] = {
    "ids": lambda p, a: {"id": 1, "prompt_ids": p, "output_ids": a},
    "vllm ids": lambda p, a: {
        "request_id": "0",
        "prompt": None,
        "prompt_token_ids": p,
        "outputs": [{"index": 0, "token_ids": a}],
    },
    "vllm text": lambda p, a: {"prompt": words(p), "outputs": [{"text": words(a), "finish_reason": "stop"}]},
    "sglang": lambda p, a: {"obj": {"input_ids": p}, "out": {"output_ids": a, "meta_info": {"completion_tokens": len(a)}}},
    "sglang text": lambda p, a: {"obj": {"text": words(p)}, "out": {"text": words(a), "meta_info": {}}},
    "openai chat": lambda p, a: {"messages": chat(p), "choices": [{"message": {"role": "assistant", "content": words(a)}}]},
    "openai pair": lambda p, a: {
        "request": {"model": "m", "messages": chat(p)},
        "response": {"choices": [{"message": {"content": words(a)}}], "usage": {"prompt_tokens": 3}},
    },
    "openai batch": lambda p, a: {
        "body": {"messages": chat(p)},
        "response": {"status_code": 200, "body": {"choices": [{"message": {"content": words(a)}}]}},
    },
    "completion": lambda p, a: {"prompt": words(p), "choices": [{"text": words(a)}]},
    "plain": lambda p, a: {"prompt": words(p), "response": words(a)},
    "question": lambda p, a: {"question": words(p), "answer": words(a)},
    "instruction": lambda p, a: {"instruction": words(p[:1]), "input": words(p[1:]), "output": words(a)},
    "sft": lambda p, a: {"messages": [*chat(p), {"role": "assistant", "content": words(a)}]},
    "share": lambda p, a: {"conversations": [{"from": "human", "value": words(p)}, {"from": "gpt", "value": words(a)}]},
    "parts": lambda p, a: {
        "messages": [{"role": "user", "content": [{"type": "text", "text": words(p)}]}],
        "choices": [{"message": {"reasoning_content": words(a[:1]) + " ", "content": words(a[1:])}}],
    },
    "completion reasoning": lambda p, a: {
        "prompt": words(p),
        "choices": [{"text": words(a[1:]), "reasoning": f"{words(a[:1])} "}],
    },
    "answer object": lambda p, a: {"prompt": words(p), "response": {"answer": words(a[1:]), "reasoning": f"{words(a[:1])} "}},
    "vllm reasoning": lambda p, a: {  # it is written twice
        "messages": chat(p),
        "choices": [
            {"message": {"reasoning": f"{words(a[:1])} ", "reasoning_content": f"{words(a[:1])} ", "content": words(a[1:])}}
        ],
    },
}
"""How a prompt and an answer are logged, by who logs them."""


def log(path: Path, found: Iterable[Row], form: str = "ids") -> Path:
    """Write rows as JSONL, gzipped where the name says so."""
    text = "".join(json.dumps(FORMS[form](*row)) + "\n" for row in found)
    raw = text.encode()
    path.write_bytes(gzip.compress(raw) if path.suffix == ".gz" else raw)
    return path
