"""The study of two lengths: what every decoding length and branch length would gain, and which to use.

A `Study` is data: counts from replays, the cost curve that turns counts into predicted seconds, and measurements.
`lookahead_core.tuning.sweep` fills it. Needs no torch.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lookahead_core.tuning import advice, study_file
from lookahead_core.tuning.prediction import Predictions


class Study(Predictions):
    """A study of decoding length and branch length for one model, device and text (the paper's Figures 4 and 5).

    `costs`: the cost curve. `overhead`: see `lookahead_core.tuning.cells.Overhead`. `answers` and `tokens`: how much
    text was replayed. `cells`: one per setting. `points`: replays under other conditions. `meta`: device, versions, time.
    """

    __slots__ = ()

    promising = advice.promising
    best = advice.best
    recommend = advice.recommend
    to_json = study_file.to_json
    dumps = study_file.dumps
    to_csv = study_file.to_csv

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Study:
        """Inverse of `to_json`. Raises ValueError for other data."""
        return cls(**study_file.fields_of(data))
