"""Lookahead: lossless multi-token decoding from a trie (arXiv 2312.12728).

Names are loaded on first use, so that `import lookahead_core.trie` needs neither torch nor transformers.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lookahead_core.decode.attention import UnsupportedModelError
    from lookahead_core.decode.batch import BatchDecoder
    from lookahead_core.decode.calibrate import calibrate
    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder, Result
    from lookahead_core.decode.exact import exact_shape
    from lookahead_core.decode.fixed_shape import FixedShape
    from lookahead_core.decode.generate import lookahead_generate
    from lookahead_core.decode.race import Race, compare, race
    from lookahead_core.methods.lookahead_decoding import JacobiDecoder
    from lookahead_core.methods.prompt_lookup import PromptLookupDecoder
    from lookahead_core.trace.clock import Clock
    from lookahead_core.trace.replay import Recording, replay
    from lookahead_core.trace.trace import Step, Trace
    from lookahead_core.trie.draft_tree import DraftTree
    from lookahead_core.trie.request import TrieRequest
    from lookahead_core.trie.trie import TokenTrie
    from lookahead_core.tuning.measure import record
    from lookahead_core.tuning.study import Study
    from lookahead_core.tuning.sweep import sweep

_HOME = {
    "decode.attention": ("UnsupportedModelError",),
    "decode.batch": ("BatchDecoder",),
    "decode.calibrate": ("calibrate",),
    "decode.cost_curve": ("CostCurve",),
    "decode.decoder": ("GreedyDecoder", "LookaheadDecoder", "Result"),
    "decode.exact": ("exact_shape",),
    "decode.fixed_shape": ("FixedShape",),
    "decode.generate": ("lookahead_generate",),
    "decode.race": ("Race", "compare", "race"),
    "methods.lookahead_decoding": ("JacobiDecoder",),
    "methods.prompt_lookup": ("PromptLookupDecoder",),
    "trace.replay": ("Recording", "replay"),
    "trace.clock": ("Clock",),
    "trace.trace": ("Step", "Trace"),
    "trie.draft_tree": ("DraftTree",),
    "trie.request": ("TrieRequest",),
    "trie.trie": ("TokenTrie",),
    "tuning.measure": ("record",),
    "tuning.study": ("Study",),
    "tuning.sweep": ("sweep",),
}
_ROOM = {name: room for room, names in _HOME.items() for name in names}

__all__ = [
    "BatchDecoder",
    "Clock",
    "CostCurve",
    "DraftTree",
    "FixedShape",
    "GreedyDecoder",
    "JacobiDecoder",
    "LookaheadDecoder",
    "PromptLookupDecoder",
    "Race",
    "Recording",
    "Result",
    "Step",
    "Study",
    "TokenTrie",
    "Trace",
    "TrieRequest",
    "UnsupportedModelError",
    "calibrate",
    "compare",
    "exact_shape",
    "lookahead_generate",
    "race",
    "record",
    "replay",
    "sweep",
]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _ROOM:
            raise AttributeError(f"module 'lookahead_core' has no attribute {name!r}")
        return getattr(import_module(f"lookahead_core.{_ROOM[name]}"), name)

    def __dir__() -> list[str]:
        return sorted([*globals(), *__all__])
