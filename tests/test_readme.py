"""The README keeps its word: its commands are the ones CI runs, its files exist."""

from __future__ import annotations

import re
import subprocess
from inspect import signature
from pathlib import Path

import pytest

import lookahead_core as lc
from lookahead_core.workload.price import DEFAULT
from lookahead_core.workload.study import Asked

pytest.importorskip("gradio")
from visual.api import race, workload

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def command(name: str) -> str:
    """The one-line command under a marker."""
    found = re.search(rf"<!-- {name} -->\n```\n(.+)\n```", README)
    assert found is not None
    return found.group(1)


def test_ci_runs_exactly_the_readmes_test_command() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    line = next(line for line in script.splitlines() if line.startswith("command=$("))
    done = subprocess.run(["bash", "-c", f'{line}; printf %s "$command"'], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == command("test")
    assert 'eval "$command"' in script


def test_the_first_command_opens_the_app() -> None:
    assert command("run").split(" && ")[1].startswith("lookahead-lab")
    assert command("test").startswith(command("run").split(" && ")[0])


def test_every_file_it_names_is_there() -> None:
    named = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README) + re.findall(r"`(assets/[\w./]+)`", README)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_guides_tell_the_defaults() -> None:
    """They differ between library, endpoint and page."""
    guides = {name: re.sub(r"\s+", " ", (ROOT / "docs" / f"{name}.md").read_text()) for name in ("deploying", "workload")}
    of_race, of_workload = (signature(made(None)).parameters for made in (race.endpoint, workload.endpoint))  # type: ignore[arg-type]
    assert of_race["auto"].default is False
    assert f"runs at a decoding length of {of_race['decoding_length'].default}. The page" in guides["deploying"]
    (library,) = {signature(one).parameters["decoding_length"].default for one in (lc.race, lc.LookaheadDecoder)}
    assert f"`lc.race` and `LookaheadDecoder` at {library}." in guides["deploying"]
    (branch,) = {given["branch_length"].default for given in (of_race, signature(lc.race).parameters)}
    assert f"The branch length is {branch} everywhere." in guides["deploying"]
    asked, past = Asked(ROOT, "log"), of_workload["past_answers"].default
    assert f"{asked.count} requests follow up to {asked.past} answers, on the endpoint up to {past}." in guides["workload"]
    assert f"(`--curve {DEFAULT}`)" in guides["workload"]
