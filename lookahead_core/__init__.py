"""Lookahead: multi-token decoding from a trie, lossless in float32 (arXiv 2312.12728).

The public names stand in `__init__.pyi`. Each is loaded on first use, so that `import lookahead_core.trie` needs neither torch
nor transformers.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

_STUB = ast.parse(Path(__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
_HOME = {name.name: str(line.module) for line in _STUB.body if isinstance(line, ast.ImportFrom) for name in line.names}
__all__ = sorted(_HOME)


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'lookahead_core' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
