"""Blockwise parallel decoding (Stern et al., arXiv 1811.03115): the first guess of every head, as one branch.

The authors train the model together with its heads. Here the model stays as it is, and so does its text: the heads are those of
`medusa`, trained on its frozen hidden rows.
"""

from __future__ import annotations

from lookahead_core.methods import DraftSettings
from lookahead_core.methods.heads import HeadsMemory, memory_of


def memory(settings: DraftSettings) -> HeadsMemory:
    """One guess a head. Its published shape is a block: all heads, and nothing else."""
    made = memory_of(settings, ranks=1)
    made.lengths = (len(made.heads) + 1, len(made.heads)) if settings.published else None
    return made
