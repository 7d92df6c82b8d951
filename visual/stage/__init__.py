"""The stage: the picture of a race, drawn in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from visual.stage.messages import StageWriter

if TYPE_CHECKING:
    from visual.stage.stage import Stage

__all__ = ["Stage", "StageWriter"]


def __getattr__(name: str) -> Any:
    """`Stage` is imported when it is asked for: whoever needs only messages, exports or tests loads no Gradio."""
    if name == "Stage":
        from visual.stage.stage import Stage

        return Stage
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
