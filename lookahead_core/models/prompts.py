"""Reading a user's own prompts, one per line or as JSONL, with bounds and a check of every line. Needs no torch."""

from __future__ import annotations

import io
import json
import re
from typing import Any

PROMPT_CHARACTERS = 24_000
"""Longest accepted prompt, in characters, before tokenisation."""
BYTES = 1_000_000
"""Largest accepted text, in bytes of UTF-8."""
PROMPTS = 64
"""Largest number of prompts in one text."""
FIELDS = ("prompt", "question", "instruction", "text", "input")
"""JSONL fields that may hold the prompt. `messages` holds a chat instead."""

PLACE = re.compile(r"( starting)? at$")
"""The end of some of the JSON reader's messages, which a number should follow."""

Messages = list[dict[str, str]]


class LimitError(ValueError):
    """A request is out of bounds. The message names the setting, the bound and the value."""


def read_prompts(data: bytes | str, most: int = PROMPTS) -> list[Messages]:
    """The prompts of a text, as chats of one or more messages. Raises LimitError with the line and the bound.

    The text is JSONL if its first non-blank line begins with "{". Then every line is an object with "prompt" (or
    "question", "instruction", "text", "input") or with "messages", a list of {"role", "content"}; an "instruction" and its
    "input" are one prompt. Otherwise every non-blank line is a prompt.
    """
    text = _decoded(data)
    # `str.splitlines` would also cut at U+2028, form feeds and others, which may stand inside a prompt.
    numbered = enumerate(io.StringIO(text, newline=None), 1)
    lines = [(number, line.strip()) for number, line in numbered if line.strip()]
    if not lines:
        raise LimitError(f"The text is empty: line 1 should hold a prompt; 1 to {most} are taken.")
    if _is_list(text):
        raise LimitError("The text is one JSON list, whose lines are no prompts; write one object per line, without brackets.")
    if len(lines) > most:
        raise LimitError(f"Line {lines[most][0]}: at most {most} prompts are taken; the text has {len(lines):,}.")
    parse = _from_json if lines[0][1].startswith("{") else _asked
    return [parse(number, line) for number, line in lines]


def _is_list(text: str) -> bool:
    """Whether the text is a JSON list of objects or texts: the lines of such a file would be taken for prompts."""
    if not text.lstrip().startswith("["):
        return False
    try:
        entries = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return bool(entries) and all(isinstance(entry, dict | str) for entry in entries)


def lone_surrogate(text: str) -> str | None:
    """The first half of a character that has lost its other half, as "U+D83D", or None. No tokenizer reads such text."""
    found = re.search("[\ud800-\udfff]", text)
    return f"U+{ord(found[0]):04X}" if found else None


def _decoded(data: bytes | str) -> str:
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > BYTES:
        raise LimitError(f"The text has {len(raw) / 1e6:.1f} MB; at most {BYTES / 1e6:.0f} MB is taken.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        read = error.object  # without a byte order mark, as the position
        line = read.count(b"\n", 0, error.start) + 1
        raise LimitError(
            f"Line {line} is not text: byte 0x{read[error.start]:02X} at position {error.start} is no UTF-8."
        ) from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise LimitError(f"Line {line} is not text: it holds a zero byte. A text file in UTF-8 is taken.")
    return text


def _from_json(number: int, line: str) -> Messages:
    try:
        entry = json.loads(line)
    except json.JSONDecodeError as error:
        raise LimitError(f"Line {number} is not valid JSON at column {error.colno}: {PLACE.sub('', error.msg)}.") from None
    except RecursionError:
        raise LimitError(f"Line {number} is not valid JSON: nested too deeply.") from None
    except ValueError:
        raise LimitError(f"Line {number} holds a number of more digits than can be read; shorten it or quote it.") from None
    if not isinstance(entry, dict):
        raise LimitError(f'Line {number} is not a JSON object; each line must be one, such as {{"prompt": "…"}}.')
    if entry.get("messages") is not None:
        return _chat(number, entry["messages"])
    name = next((name for name in FIELDS if entry.get(name) is not None), None)
    if name is None:
        raise LimitError(f"Line {number} has no prompt: one of the fields {', '.join(FIELDS)} or messages is needed.")
    prompt, more = entry[name], entry.get("input")
    if name == "instruction" and isinstance(prompt, str) and isinstance(more, str) and more:
        prompt = f"{prompt}\n{more}"
    return _asked(number, prompt)


def _asked(number: int, prompt: Any) -> Messages:
    return [{"role": "user", "content": _bounded(number, prompt)}]


def _chat(number: int, messages: Any) -> Messages:
    if not isinstance(messages, list) or not 1 <= len(messages) <= 32:
        told = f"a list of {len(messages)}" if isinstance(messages, list) else type(messages).__name__
        raise LimitError(f"Line {number}: messages must be a list of 1 to 32 messages, not {told}.")
    chat = []
    for message in messages:
        role = message.get("role") if isinstance(message, dict) else None
        if role not in ("system", "user", "assistant"):
            raise LimitError(f'Line {number}: every message needs a role, "system", "user" or "assistant", and content.')
        chat.append({"role": role, "content": _bounded(number, message.get("content"))})
    while chat and chat[-1]["role"] == "assistant":  # the study writes the answers itself
        chat.pop()
    if not chat:
        raise LimitError(f"Line {number}: the chat has no message to answer.")
    if (length := sum(len(message["content"]) for message in chat)) > PROMPT_CHARACTERS:
        raise LimitError(f"Line {number}: the chat has {length:,} characters; at most {PROMPT_CHARACTERS:,} are taken.")
    return chat


def _bounded(number: int, prompt: Any) -> str:
    if not isinstance(prompt, str) or not prompt.strip():
        raise LimitError(f"Line {number}: the prompt must be a text that is not blank.")
    if len(prompt) > PROMPT_CHARACTERS:
        raise LimitError(f"Line {number}: the prompt has {len(prompt):,} characters; at most {PROMPT_CHARACTERS:,} are taken.")
    if half := lone_surrogate(prompt):
        raise LimitError(f"Line {number}: the prompt holds {half}, half of a character; write the character whole.")
    return prompt
