"""How a fault is reported: to the visitor in plain words, to the operator's log by kind and place."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

KEPT = {
    "race": "What was drawn stays, and so does your trie; you can run again.",
    "study": "Complete results stay; you can begin again.",
}
"""What of a visitor's work that broke off is kept."""
INNERMOST = 3
"""Frames of one fault that are logged."""
log = logging.getLogger("lookahead")


def report(error: BaseException) -> None:
    """Log one line: the class and the innermost frames, outermost first. Never the message, which may quote a visitor."""
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    log.error("%s at %s", type(error).__name__, " > ".join(places[-INNERMOST:]) or "an unknown place")


def trouble(error: Exception, work: str = "race") -> str:
    """What went wrong during work, a key of `KEPT`, in plain words, and what is kept."""
    if isinstance(error, ValueError) and type(error).__name__ == "UnsupportedModelError":  # it says what is amiss
        return str(error)
    kept, words = KEPT[work], str(error)
    if isinstance(error, OSError) and error.filename is not None:  # its text ends with a path of this machine
        words = error.strerror or ""
    if "out of memory" in words.lower() or isinstance(error, MemoryError):
        return f"The device ran out of memory. Try a shorter prompt or a smaller model. {kept}"
    return (
        f"The {work} broke off: {type(error).__name__}: {words.splitlines()[0][:200] if words else 'no reason given'}. {kept}"
    )
