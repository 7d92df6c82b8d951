"""Medusa (Cai et al., arXiv 2401.10774): several guesses of every head, as one tree.

The paper's tree is chosen once, from how often each rank came true. Here each pass has its own: chances by head and
probability were learnt from held-out text, and the likeliest paths are fed. The acceptance is VA, not the paper's typical
acceptance, which is not lossless.
"""

from __future__ import annotations

from lookahead_core.methods import DraftSettings
from lookahead_core.methods.heads import RANKS, HeadsMemory, memory_of
from lookahead_core.methods.memory import ROWS


def memory(settings: DraftSettings) -> HeadsMemory:
    """Up to eight guesses a head; one where trees are not taken. The paper's tree has 64 nodes, more rows than pay on a CPU."""
    made = memory_of(settings, RANKS)
    made.lengths = (ROWS, len(made.heads)) if settings.published else None
    return made
