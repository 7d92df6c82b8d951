"""Gradio imported without the writing of type stubs, which is almost half of its import.

Gradio writes a `.pyi` file for each of its components whenever it is imported: it parses the component's source and compares
the result with the file that its wheel brings. Editors read these files, a server does not. Imports Python's own library alone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

MODULE, WRITER = "gradio.component_meta", "create_or_modify_pyi"


class WithoutWriter(Loader):
    """Loads the module of gradio's metaclass as `loader` does, and takes the writer of stubs from it if it has one."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        if hasattr(module, WRITER):
            setattr(module, WRITER, lambda component_class, class_name, events: None)


class Finder(MetaPathFinder):
    """Finds that one module and leaves all others to Python."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != MODULE or (spec := PathFinder.find_spec(fullname, path)) is None or spec.loader is None:
            return None
        spec.loader = WithoutWriter(spec.loader)
        return spec


def skip() -> None:
    """From now on an import of gradio writes no stubs. Where gradio has been imported already, nothing changes."""
    sys.meta_path.insert(0, Finder())
