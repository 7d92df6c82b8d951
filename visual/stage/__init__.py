"""The stage: the picture of a race, drawn in the browser."""

from visual.stage.messages import StageWriter
from visual.stage.stage import Stage

__all__ = ["Stage", "StageWriter"]
