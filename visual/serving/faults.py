"""What the operator's window says of a fault: its kind and its place. Never its message, which may quote a visitor."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path
from typing import Any

import gradio as gr

FRAMES = 3
"""Innermost places that are told of one fault."""
WORDS = 200
"""Most characters of a fault's own message that go back to whoever caused it."""
log = logging.getLogger("lookahead")


def report(error: BaseException) -> None:
    """One line in the log: class, and the innermost places, outermost first."""
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    log.error("%s at %s", type(error).__name__, " > ".join(places[-FRAMES:]) or "an unknown place")


class Pages(gr.Blocks):
    """`gr.Blocks` that prints no visitor's values: the framework prints whole tracebacks, values included."""

    async def process_api(self, *arguments: Any, **named: Any) -> dict[str, Any]:
        """As the framework's; a fault goes to its sender in words and to the log as `report` tells it.

        A refusal (a `gr.Error` without a cause) is no fault of ours and is not logged at all.
        """
        try:
            return await super().process_api(*arguments, **named)
        except gr.Error as error:
            if error.print_exception and error.__cause__ is not None:
                report(error.__cause__)
            error.print_exception = False
            raise
        except Exception as error:
            report(error)
            raise gr.Error(f"{type(error).__name__}: {error}"[:WORDS], print_exception=False) from error


__all__ = ["Pages", "report"]
