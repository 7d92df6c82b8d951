"""Lookahead: lossless multi-token decoding from a trie (arXiv 2312.12728).

Names are loaded on first use, so that `import lookahead_core.trie` needs neither torch nor transformers.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

_HOME = {
    "TokenTrie": "trie",
    "TrieRequest": "trie",
    "DraftTree": "draft",
    "Step": "trace",
    "Clock": "trace",
    "Trace": "trace",
    "LookaheadDecoder": "decoder",
    "GreedyDecoder": "decoder",
    "Result": "decoder",
    "Race": "race",
    "BatchDecoder": "batch",
    "lookahead_generate": "generate",
    "race": "race",
    "compare": "race",
    "sweep": "sweep",
    "record": "sweep",
    "replay": "replay",
    "Recording": "replay",
    "Study": "study",
    "CostCurve": "calibrate",
    "calibrate": "calibrate",
    "FixedShape": "static_pass",
    "exact_shape": "exact",
    "JacobiDecoder": "jacobi",
    "PromptLookupDecoder": "prompt_lookup",
    "UnsupportedModelError": "attention",
}

__all__ = sorted(_HOME)


class _Package(ModuleType):
    """`race` and `calibrate` are functions here and modules of the same name: the functions win.

    Importing a submodule makes Python set it as an attribute of its package; that is where the name is put right.
    """

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _HOME and isinstance(value, ModuleType):
            value = getattr(value, name, value)
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(import_module(f"lookahead_core.{_HOME[name]}"), name)
    raise AttributeError(f"module 'lookahead_core' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])


if TYPE_CHECKING:
    from lookahead_core.draft import DraftTree as DraftTree
    from lookahead_core.trace import Clock as Clock
    from lookahead_core.trace import Step as Step
    from lookahead_core.trace import Trace as Trace
