"""What the templates hand over: a turn of a conversation, and a prompt."""

from __future__ import annotations

from dataclasses import dataclass, field

Message = dict[str, str]


@dataclass(frozen=True)
class Turn:
    """What the user says, what a good assistant answers, and the facts that answer must contain."""

    user: str
    answer: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Prompt:
    """A conversation up to and including a user message, for which an answer is wanted."""

    kind: str
    messages: list[Message]
    facts: tuple[str, ...]
    answer: str = field(default="", repr=False)
