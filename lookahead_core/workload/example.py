"""The bundled example: a log that the embedded model wrote, and what its passes cost. The bench `example` writes both anew."""

from __future__ import annotations

from lookahead_core.models.catalogue import ASSETS

FOLDER = ASSETS / "workload"
EXAMPLE, EXAMPLE_COSTS = FOLDER / "example.jsonl.gz", FOLDER / "costs.json"
