"""How many positions a model was made for. Imports neither torch nor transformers."""

from __future__ import annotations

from typing import Any

NAMES = ("max_target_positions", "max_position_embeddings", "n_positions", "max_seq_len")
"""What configurations call it."""


def positions_of(config: Any) -> int | None:
    """Most positions (prompt and answer) by a model's configuration; None where it names no limit."""
    limits = (getattr(config.get_text_config(), name, None) for name in NAMES)
    return next((limit for limit in limits if isinstance(limit, int) and limit > 0), None)
