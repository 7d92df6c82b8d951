"""The start: what it does beside the imports, and the table that says where its seconds go."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from lookahead_core.decode import beside
from visual.arguments import arguments

ROOT = Path(__file__).resolve().parent.parent
STARTS = """
import gc, sys
sys.argv = ["lookahead-lab", "--times"]
from visual import app
from visual.start import main
built = app.build
app.build = lambda *given: (print("before the page:", gc.isenabled(), "torch" in sys.modules), built(*given))[1]
main()
print("afterwards:", gc.isenabled(), "torch" in sys.modules)
"""


def test_the_page_is_served_before_torch_and_without_the_collector() -> None:
    done = subprocess.run([sys.executable, "-c", STARTS], cwd=ROOT, capture_output=True, text=True, check=True, timeout=300)
    said = [re.sub(r"^ *(\d+\.\d) s, +\d+\.\d s of it at work: ", "", line) for line in done.stdout.splitlines()]
    parts = [
        "modules imported",
        "before the page: False False",
        "pages built",
        "page served",
        "a race can run",
        "afterwards: True True",
    ]
    places = [next(place for place, line in enumerate(said) if line.startswith(part)) for part in parts]
    assert places == sorted(places), done.stdout
    seconds = [float(found[1]) for found in re.finditer(r"^ *(\d+\.\d) s", done.stdout, re.MULTILINE)]
    assert seconds == sorted(seconds)


def test_other_processes_compile_and_are_waited_for(capfd) -> None:
    beside.begin()
    loops, search = beside.begun
    beside.wait()
    assert (loops.returncode, search.returncode) == (0, 0), capfd.readouterr().err
    assert beside.begun == []


def test_help_is_answered_without_the_pages() -> None:
    code = "import sys, visual.start; sys.exit(bool({'gradio', 'numba', 'torch'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
    assert arguments([]).times is False
