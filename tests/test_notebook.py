"""The workshop's notebook runs from top to bottom: its code cells are executed in order, in one namespace, from its folder.

Plain `exec` and no kernel: the cells use no magic, so this needs no package that the app does not need.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

pytest.importorskip("torch")
from lookahead_core.models.catalogue import TINY_FOLDER

NOTEBOOK = Path(__file__).resolve().parent.parent / "assets" / "workshop.ipynb"
MOST_SECONDS = 60.0


def cells(kind: str) -> list[str]:
    """The sources of all cells of a kind."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind]


def test_it_is_a_clean_notebook() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None
            compile("".join(cell["source"]), "cell", "exec")


@pytest.mark.skipif(not (TINY_FOLDER / "model.safetensors").is_file(), reason="the embedded model's weights are not here")
def test_it_runs_from_top_to_bottom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import time

    monkeypatch.chdir(NOTEBOOK.parent)
    space: dict[str, Any] = {"__name__": "__main__"}
    began, busy = perf_counter(), time.process_time()
    for source in cells("code"):
        exec(compile(source, "workshop.ipynb", "exec"), space)
    print(f"{perf_counter() - began:.1f} s by the wall, {time.process_time() - busy:.1f} s of CPU")
    assert time.process_time() - busy < MOST_SECONDS
    told = capsys.readouterr().out
    assert told.count("same tokens: True") == 3
    assert "first difference: None" in told
    assert space["second"].edl >= space["first"].edl
