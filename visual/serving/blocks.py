"""The framework's pages without its tracebacks, which would print visitors' values."""

from __future__ import annotations

from typing import Any

import gradio as gr

from visual.work.faults import report

WORDS = 200
"""Most characters of an error's own message in the answer to its sender."""


class Pages(gr.Blocks):
    """`gr.Blocks` whose errors go to their sender in words and to the log as `report` writes them."""

    async def process_api(self, *arguments: Any, **named: Any) -> dict[str, Any]:
        """As the framework's. A refusal (a `gr.Error` without a cause) is not logged."""
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
