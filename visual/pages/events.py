"""Options of the pages' Gradio events, and writers for their stages."""

from __future__ import annotations

from itertools import count
from typing import Any

from visual.stage.messages import StageWriter

PRIVATE: dict[str, Any] = {"show_progress": "hidden", "api_visibility": "private"}
AT_ONCE: dict[str, Any] = {"queue": False, **PRIVATE}
"""Outside Gradio's queue."""
LATEST: dict[str, Any] = {"trigger_mode": "always_last", **AT_ONCE}
"""For controls that fire faster than they are answered: only the latest value counts."""

_runs = count(1)


def writer() -> StageWriter:
    """A writer for a new run on a stage."""
    return StageWriter(run=f"live-{next(_runs)}")
