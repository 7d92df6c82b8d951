"""What an installed package brings: import, command, embedded model and types, in an environment outside of the checkout."""

from __future__ import annotations

import os
import re
import site
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    words, env = [str(word) for word in command], {**os.environ, **variables}
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it. The dependencies are those of the environment that runs the tests: they are
    gigabytes, and installing them needs a network."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run(*pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT, cwd=folder)
    venv.create(folder / "env", with_pip=False)
    (packages,) = (folder / "env").glob("lib/python*/site-packages")
    (wheel,) = folder.glob("*.whl")
    run(*pip, "--python", folder / "env" / "bin" / "python", "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    outer = [path for path in site.getsitepackages() if Path(path).is_dir()]
    (packages / "dependencies.pth").write_text("\n".join(outer) + "\n", encoding="utf-8")
    return folder / "env" / "bin"


def test_the_library_is_the_installed_one(installed: Path, tmp_path: Path) -> None:
    code = "import lookahead_core as lc, visual; print(lc.__file__, visual.__file__)"
    said = run(installed / "python", "-c", code, cwd=tmp_path).stdout
    assert said.count(str(installed.parent)) == 2, said


def test_the_readmes_code_runs(installed: Path, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    assert any("lc.LookaheadDecoder" in code for code in blocks)
    for code in blocks:
        if "# needs: a running app" in code:
            compile(code, "README", "exec")
        else:
            # as plain Python: to compile takes a minute, and what is compiled is tested elsewhere
            run(installed / "python", "-c", code, cwd=tmp_path, NUMBA_DISABLE_JIT="1")


def test_the_command_is_there(installed: Path, tmp_path: Path) -> None:
    assert "--classroom" in run(installed / "lookahead-lab", "--help", cwd=tmp_path).stdout


def test_the_wheel_brings_what_the_page_reads(installed: Path, tmp_path: Path) -> None:
    code = (
        "from visual.recordings.presets import presets; from visual.stage import bundle; from visual.pages import theme\n"
        "from lookahead_core.bench.sweep import page_writer; from lookahead_core.models.examples import prompts\n"
        "assert prompts('talk') and presets() and bundle.script() and bundle.style() and theme.style() and page_writer()\n"
        "from lookahead_core.models import parts; assert all(map(parts.offered, parts.FILES)), parts.TINY_FOLDER"
    )
    run(installed / "python", "-c", code, cwd=tmp_path)


def test_public_names_are_typed(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "use.py").write_text(
        "import lookahead_core as lc\n"
        "reveal_type(lc.TokenTrie)\n"
        "reveal_type(lc.race)\n"
        "reveal_type(lc.LookaheadDecoder.generate)\n"
    )
    own = "[mypy]\nfollow_imports = skip\n[mypy-lookahead_core.*]\nfollow_imports = silent\n"  # torch alone takes a minute
    (tmp_path / "mypy.ini").write_text(own, encoding="utf-8")
    said = run(sys.executable, "-m", "mypy", "--python-executable", installed / "python", "use.py", cwd=tmp_path).stdout
    assert said.count("Revealed type") == 3
    assert "Any" not in said.split("use.py:2")[1].split("use.py:3")[0]
    assert "lookahead_core.trie.trie.TokenTrie" in said
    assert "lookahead_core.decode.decoder.Result" in said


def test_the_source_distribution_holds_what_its_documents_link_to_and_its_tests_read() -> None:
    sdist = pytest.importorskip("hatchling.builders.sdist")
    packed = {file.distribution_path for file in sdist.SdistBuilder(str(ROOT)).recurse_included_files()}
    documents = [ROOT / name for name in packed if name.endswith(".md") and name.count("/") < 2]
    assert len(documents) > 10
    for document in documents:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            linked = (document.parent / link).resolve().relative_to(ROOT).as_posix()
            assert linked in packed, f"{document.name} links to {link}"
    assert {"pre-requirements.txt", ".ci/run", "tests/requirements.txt"} <= packed


def test_the_tools_check_for_the_oldest_python_that_is_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["requires-python"] == f">={project['tool']['mypy']['python_version']}"
    assert "target-version" not in project["tool"]["ruff"], "ruff reads requires-python"


def test_the_requirements_stand_in_both_places() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"^dependencies = \[(.*?)^\]", project, flags=re.DOTALL | re.MULTILINE)
    assert listed is not None
    wanted = [line.strip() for line in (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines() if line.strip()]
    assert re.findall(r'"(.+)"', listed.group(1)) == wanted
