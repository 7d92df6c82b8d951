"""What a Space reads: the README's front matter, checked against what Spaces accept, and the files beside it."""

from __future__ import annotations

import re
from importlib.metadata import metadata, version
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COLOURS = {"red", "yellow", "green", "blue", "indigo", "purple", "pink", "gray"}
HARDWARE = {
    "cpu-basic",
    "cpu-upgrade",
    "t4-small",
    "t4-medium",
    "l4x1",
    "l4x4",
    "l40sx1",
    "a10g-small",
    "a10g-large",
    "a100-large",
}
"""Suggestions that Spaces take; ZeroGPU is chosen in a Space's settings, not here."""
# https://huggingface.co/docs/hub/spaces-config-reference
SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["title", "emoji", "colorFrom", "colorTo", "sdk", "sdk_version", "python_version", "app_file", "license"],
    "additionalProperties": False,
    "properties": {
        "title": {"type": "string", "minLength": 1},
        "emoji": {"type": "string", "maxLength": 4},
        "colorFrom": {"enum": sorted(COLOURS)},
        "colorTo": {"enum": sorted(COLOURS)},
        "sdk": {"const": "gradio"},
        "sdk_version": {"type": "string", "pattern": r"^\d+\.\d+\.\d+$"},
        "python_version": {"type": "string", "pattern": r"^3\.(10|11|12|13)(\.\d+)?$"},
        "app_file": {"type": "string"},
        "short_description": {"type": "string", "maxLength": 60},
        "license": {"const": "apache-2.0"},
        "pinned": {"type": "boolean"},
        "fullWidth": {"type": "boolean"},
        "header": {"enum": ["mini", "default"]},
        "suggested_hardware": {"enum": sorted(HARDWARE)},
        "startup_duration_timeout": {"type": "string", "pattern": r"^\d+[smhd]$"},
        "models": {"type": "array", "items": {"type": "string", "pattern": r"^[\w.-]+/[\w.-]+$"}},
        "datasets": {"type": "array", "items": {"type": "string"}},
        "tags": {"type": "array", "items": {"type": "string", "pattern": r"^[a-z0-9-]+$"}},
        "thumbnail": {"type": "string"},
        "preload_from_hub": {
            "type": "array",
            "items": {"type": "string", "pattern": r"^[\w.-]+/[\w.-]+( [^ ]+(,[^ ]+)*( [0-9a-f]{40})?)?$"},
        },
        "disable_embedding": {"type": "boolean"},
        "custom_headers": {"type": "object"},
    },
}


def front_matter() -> dict[str, Any]:
    """The README's YAML head."""
    import yaml  # comes with gradio

    return yaml.safe_load(README.split("---", 2)[1])


def test_front_matter_is_what_spaces_accept() -> None:
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.validate(front_matter(), SCHEMA)


def test_it_agrees_with_the_files() -> None:
    head = front_matter()
    assert README.startswith("---\n")
    assert (ROOT / head["app_file"]).is_file()
    pinned = re.search(r"^gradio(?:\[[\w,]+\])?==(\S+)$", (ROOT / "requirements.txt").read_text(), re.MULTILINE)
    assert pinned
    assert pinned[1] == head["sdk_version"] == version("gradio")


def test_named_models_are_those_of_the_allow_list() -> None:
    from lookahead_core.models.catalogue import CATALOGUE

    head = front_matter()
    assert set(head.get("models", [])) <= set(CATALOGUE)
    for line in head.get("preload_from_hub", []):
        assert line.split()[0] in CATALOGUE


def test_requirements_are_what_a_space_can_install() -> None:
    lines = [line for line in (ROOT / "requirements.txt").read_text().splitlines() if line.strip() and not line.startswith("#")]
    names = {re.split(r"[\[<>=!~ ]", line)[0].lower() for line in lines}
    assert names == {"gradio", "transformers", "torch", "networkx", "plotly", "numba"}
    torch = next(line for line in lines if line.startswith("torch"))
    assert "==" not in torch, "ZeroGPU brings its own torch"
    assert not any("@" in line or "://" in line or line.startswith("-") for line in lines)


ZERO_TORCH, ZERO_PYTHON = {"2.8.0", "2.9.1", "2.10.0", "2.11.0"}, {"3.12.12", "3.10.13"}
"""What ZeroGPU accepts, as documented in August 2026."""


def test_a_zero_gpu_space_gets_versions_that_it_accepts() -> None:
    """A Space installs `pre-requirements.txt` first; what is there already satisfies `requirements.txt`."""
    pytest.importorskip("packaging")
    from packaging.requirements import Requirement
    from packaging.specifiers import SpecifierSet
    from packaging.version import Version

    (pin,) = (ROOT / "pre-requirements.txt").read_text().split()
    name, number = pin.split("==")
    assert name == "torch"
    assert number in ZERO_TORCH
    lines = (ROOT / "requirements.txt").read_text().split()
    wanted = {Requirement(line).name: Requirement(line) for line in lines}
    assert wanted["torch"].specifier.contains(Version(number))
    python = front_matter()["python_version"]
    assert python in ZERO_PYTHON
    project = re.search(r'requires-python = "(.+)"', (ROOT / "pyproject.toml").read_text())
    assert project
    assert SpecifierSet(project[1]).contains(python)
    transformers = re.search("Requires-Python: (.+)", str(metadata("transformers")))
    assert transformers
    assert SpecifierSet(transformers[1]).contains(python)


def test_a_space_writes_nothing_beside_itself() -> None:
    """Spaces have no lasting disk: nothing the app needs is among the ignored or generated files."""
    for path in ("assets/workshop.ipynb", "assets/worksheet.html", "LICENSE"):
        assert (ROOT / path).is_file()
