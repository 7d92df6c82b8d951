"""Which part of a line is the prompt and which the answer: found by the names that servers write (forms.json)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from lookahead_core.trie.state import MOST_TOKEN
from lookahead_core.workload.lines import Fault

FORMS: dict[str, dict[str, list[str]]] = json.loads(Path(__file__).with_name("forms.json").read_text(encoding="utf-8"))
KINDS = ("ids", "text")
"""Token ids are taken before text: they are what the model wrote."""
LAST = "the last message"
"""The answer's column where a chat ends with it."""
NAMED = 8
"""Fields of a line that a fault names."""
SPEAKERS = ("assistant", "gpt", "model", "bot")
ENDED = "log"
"""Why a lane ends where the log does not say why: its answer does."""
REASON_FIELDS = ("finish_reason", "meta_info.finish_reason.type", "details.finish_reason")
"""Where it says so, beside the answer: OpenAI's form and that of vLLM, SGLang, Text Generation Inference."""
REASONS = {"stop": "eos", "eos_token": "eos", "length": "length"}
"""A logged reason, and what `Step.finished` calls it. Servers write "stop" for a stop text, too."""

Value = str | list[int]


class Columns(NamedTuple):
    """Where prompt and answer stand, as dotted paths, and what they are."""

    kind: str
    """"ids" or "text"."""
    prompt: str
    answer: str


class Found(NamedTuple):
    """What a line holds."""

    columns: Columns
    prompt: Value
    answer: Value
    finished: str = ENDED
    """Why the answer ended, as in `Step.finished`."""


def find(number: int, entry: dict[str, Any], likely: Columns | None = None) -> Found | Fault:
    """Prompt and answer of a line; `likely` are the columns of the line before. Otherwise the fault."""
    if likely and (found := _at(entry, likely)):
        return found
    missing = "prompt"
    for kind in KINDS:
        for prompt in _paths("prompt", kind):
            if value_at(entry, prompt, kind) is None:
                continue
            missing = "answer"
            for answer in (*_paths("answer", kind), LAST):
                if answer != prompt and (found := _at(entry, Columns(kind, prompt, answer))):
                    return found
    if bad := _bad_ids(entry):
        return Fault(number, "ids", bad)
    names = ", ".join(list(entry)[:NAMED]) + (" …" if len(entry) > NAMED else "")
    return Fault(number, f"no {missing}", {"names": names[:200] or "–"})


def _at(entry: dict[str, Any], columns: Columns) -> Found | None:
    """What stands in these columns, if that is a prompt and an answer."""
    if columns.answer == LAST:
        chat = step(entry, columns.prompt)
        if not _ends_with_answer(chat):
            return None
        prompt, answer = text_of(chat[:-1]), text_of(chat[-1])
        return Found(columns, prompt, answer) if prompt and answer else None
    prompt_value, answer_value = value_at(entry, columns.prompt, columns.kind), value_at(entry, columns.answer, columns.kind)
    *beside, _ = columns.answer.split(".")
    if beside and isinstance(answer_value, str) and step(entry, columns.answer) == answer_value:
        answer_value = _reasoning(step(entry, ".".join(beside))) + answer_value
    reasons = [step(entry, ".".join([*beside, field])) for field in REASON_FIELDS]
    finished = next((REASONS.get(reason, ENDED) for reason in reasons if isinstance(reason, str)), ENDED)
    return Found(columns, prompt_value, answer_value, finished) if prompt_value and answer_value else None


def _paths(side: str, kind: str) -> Iterator[str]:
    form = FORMS[side]
    return (f"{scope}.{name}" if scope else name for scope, name in product(form["scopes"], form[kind]))


def value_at(entry: dict[str, Any], path: str, kind: str) -> Value | None:
    """The ids or the text at a path; None where there is nothing of that kind."""
    value = step(entry, path)
    if kind == "ids":
        return ids_of(value)
    text = text_of(value)
    if path.endswith("instruction") and text and isinstance(more := step(entry, path[:-11] + "input"), str) and more:
        text = f"{text}\n{more}"
    return text or None


def step(value: Any, path: str) -> Any:
    """What stands at a dotted path; None where it leads nowhere."""
    for name in path.split("."):
        if isinstance(value, dict):
            value = value.get(name)
        elif isinstance(value, list) and name.isdigit() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


def ids_of(value: Any) -> list[int] | None:
    """Token ids: a list of whole numbers, or such a list alone in another one."""
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], list):
        value = value[0]
    if not isinstance(value, list) or not value or set(map(type, value)) != {int}:
        return None
    return value if min(value) >= 0 and max(value) <= MOST_TOKEN else None


def text_of(value: Any) -> str | None:
    """A text, a message (with its reasoning), the parts of a message, or a whole chat, one message after the other."""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        texts = [text_of(part) for part in value if isinstance(part, dict | str)]
        return "\n".join(text for text in texts if text) if texts and len(texts) == len(value) else None
    if isinstance(value, dict):
        text = "".join(filter(None, (text_of(value.get(name)) for name in ("content", "value", "text"))))
        if not text and any(step(value, name) for name in FORMS["answer"]["text"]):
            return None  # the answer stands deeper, and what else is here belongs to it
        return _reasoning(value) + text or None
    return None


def _reasoning(value: Any) -> str:
    """The reasoning of a message; vLLM writes it under both names."""
    return text_of(step(value, "reasoning_content")) or text_of(step(value, "reasoning")) or ""


def _ends_with_answer(chat: Any) -> bool:
    if not isinstance(chat, list) or len(chat) < 2 or not isinstance(chat[-1], dict):
        return False
    return chat[-1].get("role", chat[-1].get("from")) in SPEAKERS


def _bad_ids(entry: dict[str, Any]) -> dict[str, Any] | None:
    """A column of ids by its name that holds something else, and the first such value."""
    for side in FORMS:
        for name in FORMS[side]["ids"]:
            value = step(entry, name)
            if isinstance(value, list) and ids_of(value) is None:
                wrong = next((each for each in value if type(each) is not int or not 0 <= each <= MOST_TOKEN), value)
                return {"name": name, "value": repr(wrong)[:40], "bound": MOST_TOKEN}
    return None
