"""The start: what it does beside the imports, and the table that says where its seconds go."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from urllib.request import proxy_bypass

import gradio
import pytest
from serving import free_port

from lookahead_core.decode import precompile
from lookahead_core.models.catalogue import TINY, ModelError, chosen
from lookahead_core.trie import compiled
from visual import app, start
from visual.arguments import arguments
from visual.serving import component_stubs, server

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
    proxied = {**os.environ, "http_proxy": "http://127.0.0.1:9"}  # nobody listens there: the server is reached without it
    done = subprocess.run(
        [sys.executable, "-c", STARTS], cwd=ROOT, env=proxied, capture_output=True, text=True, check=True, timeout=300
    )
    said = [re.sub(r"^ *(\d+\.\d) s, +\d+\.\d s of it at work: ", "", line) for line in done.stdout.splitlines()]
    parts = [
        "modules imported",
        "before the page: False False",
        "pages built",
        "page served",
        "a race can run",
        "passes measured",
        "afterwards: True True",
    ]
    places = [next(place for place, line in enumerate(said) if line.startswith(part)) for part in parts]
    assert places == sorted(places), done.stdout
    assert any(re.fullmatch(r"The page is at http://127\.0\.0\.1:\d+/", line) for line in said)
    assert "public link" not in done.stdout, "no option of the command makes one"
    seconds = [float(found[1]) for found in re.finditer(r"^ *(\d+\.\d) s", done.stdout, re.MULTILINE)]
    assert seconds == sorted(seconds)


def test_gradio_is_imported_without_its_stubs(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("import gradio\nclass Own(gradio.components.Component):\n    EVENTS = []\n")
    code = "from visual.serving import component_stubs\ncomponent_stubs.skip()\nimport own, gradio\ngradio.Dropdown()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(tmp_path)))}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=300)
    assert not (tmp_path / "own.pyi").exists()
    written = Path(str(PathFinder.find_spec(component_stubs.MODULE, gradio.__path__).origin)).read_text(encoding="utf-8")
    assert f"def {component_stubs.WRITER}(" in written, "else there is nothing left to skip"


def test_other_processes_compile_and_are_waited_for(capfd, monkeypatch, tmp_path: Path) -> None:
    (tmp_path / "random.py").write_text("raise ImportError('a file of the folder in which the command is called')")
    monkeypatch.chdir(tmp_path)
    precompile.begin()
    loops, search = precompile.begun
    precompile.wait()
    assert (loops.returncode, search.returncode) == (0, 0), capfd.readouterr().err
    assert precompile.begun == []


def test_help_is_answered_without_the_pages() -> None:
    code = "import sys, visual.start; sys.exit(bool({'gradio', 'numba', 'torch'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
    assert arguments([]).times is False


def test_a_room_is_told_an_address_that_it_reaches_or_that_there_is_none(monkeypatch) -> None:
    monkeypatch.delenv("GRADIO_SERVER_NAME", raising=False)
    here = "http://localhost:7860/"
    for host in (None, "127.0.0.1"):
        assert server.for_learners(host, here) == f"{here} (on this machine alone; --host 0.0.0.0 opens it to a room)"
    assert server.for_learners("192.0.2.7", "http://192.0.2.7:7860/") == "http://192.0.2.7:7860/"
    assert server.for_learners("0.0.0.0", here) == server.reached_by(here)
    monkeypatch.setenv("GRADIO_SERVER_NAME", "0.0.0.0")
    assert server.for_learners(None, here) == server.reached_by(here)
    assert server.listening(None) == "0.0.0.0"
    six = "http://[::]:7860/"
    assert server.for_learners("::", six) == server.reached_by(six)
    assert re.fullmatch(r"http://\[[0-9a-f:]+\]:7860/", server.reached_by(six)), "who listens on :: is not reached by IPv4"
    assert "on this machine alone" in server.for_learners("::1", "http://[::1]:7860/")


def test_no_proxy_stands_before_the_server_itself_and_those_of_others_stay(monkeypatch) -> None:
    monkeypatch.setenv("http_proxy", "http://proxy.example:3128")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv("no_proxy", raising=False)
        monkeypatch.setenv(name, "corp.example")
        server.past_proxies("192.0.2.7")
        assert all(map(proxy_bypass, ("localhost", "127.0.0.1", "192.0.2.7", "corp.example")))
        assert not proxy_bypass("huggingface.co")
        monkeypatch.delenv(name)


@pytest.mark.parametrize("host", ["::1", "[::1]"])
def test_an_ipv6_address_is_served(host: str) -> None:
    """Without brackets the framework takes its last colon for that of a port."""
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        pytest.skip("no IPv6 here")
    with gradio.Blocks() as demo:
        gradio.HTML()
    # A free port: where the first one is taken, the framework leaves a socket open.
    own = {"server_name": server.listening(host), "server_port": free_port()}
    _, address, _ = demo.launch(**own, prevent_thread_lock=True, quiet=True, ssr_mode=False)
    demo.close()
    assert address.startswith("http://[::1]:")


def test_a_port_that_is_none_is_refused(capsys) -> None:
    for words in ("0", "-1", "99999999"):
        with pytest.raises(SystemExit, match="2"):
            arguments(["--port", words])
        assert f"argument --port: {words} is not from 1 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--ray", "-1"], "--ray takes a number of replicas, not -1"),
        (["--ray", "4", "--ray-most", "2"], "--ray-most 2 needs --ray with 1 to 2 replicas, not 4"),
        (["--share-answers"], "--share-answers and --ray-gpus need --ray"),
        (["--ray", "1", "--ray-most", "0"], "--ray-most takes at least 1 replica, not 0"),
        (["--ray", "1", "--ray-gpus", "-1"], "--ray-gpus takes a share of at least 0, not -1.0"),
        (["--ray", "1", "--ray-gpus", "nan"], "--ray-gpus takes a share of at least 0, not nan"),
        (["--ray-most", "2"], "--ray-most 2 needs --ray with 1 to 2 replicas, not 0"),
    ],
)
def test_replicas_that_cannot_be_are_refused(words: list[str], why: str, capsys) -> None:
    with pytest.raises(SystemExit, match="2"):
        arguments(words)
    assert why in capsys.readouterr().err


def test_a_port_that_is_taken_is_told_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        done = subprocess.run([sys.executable, "app.py", "--port", port], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (
        1,
        f"Port {port} is taken on this machine, or may not be used. Choose another with --port.\n",
    )


def test_a_host_of_another_machine_is_refused_at_once(monkeypatch) -> None:
    monkeypatch.setattr(app, "Host", lambda *_: pytest.fail("it starts"))
    for host in ("192.0.2.7", "no-such-host.invalid", "x" * 70):
        with pytest.raises(SystemExit, match=f"^{host} is no address of this machine. Choose another with --host.$"):
            app.main(["--host", host])
    assert [server.refusal(host) for host in ("127.0.0.1", "localhost", "0.0.0.0", None)] == [""] * 4


def test_ctrl_c_during_the_start_is_one_line(monkeypatch, capsys) -> None:
    def interrupted(words: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(start, "warm", interrupted)
    monkeypatch.setattr(sys, "argv", ["lookahead-lab", "warm"])
    with pytest.raises(SystemExit) as ended:
        start.main()
    assert (ended.value.code, capsys.readouterr().err) == (130, "interrupted\n")


def test_what_compiles_beside_the_start_ends_by_ctrl_c_without_a_word() -> None:
    code = precompile.CODE.replace("runpy.run_module", "signal.raise_signal(signal.SIGINT)\nrunpy.run_module")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_an_empty_name_is_the_embedded_model_in_the_environment_and_else_none(monkeypatch) -> None:
    monkeypatch.setenv("LOOKAHEAD_MODEL", "")
    assert arguments([]).model == TINY
    with pytest.raises(ModelError, match="'' is neither a catalogue name"):
        chosen("")


@pytest.mark.parametrize(("words", "status", "said"), [(["--help"], 0, "inner loops"), (["nonsense"], 2, "nonsense")])
def test_warm_helps_and_refuses_before_it_compiles(monkeypatch, capsys, words: list[str], status: int, said: str) -> None:
    monkeypatch.setattr("lookahead_core.decode.warm_up.compile_loops", lambda: pytest.fail("it compiles"))
    monkeypatch.setattr(sys, "argv", ["lookahead-lab", "warm", *words])
    with pytest.raises(SystemExit) as ended:
        start.main()
    assert ended.value.code == status
    assert said in "".join(capsys.readouterr())


def test_warm_says_when_it_is_done(monkeypatch, capsys) -> None:
    monkeypatch.setattr("lookahead_core.decode.warm_up.compile_loops", lambda: None)
    monkeypatch.setattr("lookahead_core.workload.side_by_side.load_machine_code", lambda: None)
    monkeypatch.setattr(sys, "argv", ["lookahead-lab", "warm"])
    start.main()
    said = capsys.readouterr().out.splitlines()
    assert ["up to a minute" in said[0], "are compiled" in said[1]] == [True, True]
    assert [process.args[4:] for process in precompile.begun] == [["trie"], ["drafts"]]
    precompile.wait()


def test_what_compiles_beside_warm_leaves_the_rest_to_it() -> None:
    code = """
import runpy, sys
import numba
from lookahead_core.decode import precompile, warm_up
precompile.begin_rest = lambda: print("begins")
if sys.argv.pop() == "new":  # something is compiled that is not on the disk
    warm_up.TokenTrie.insert = lambda *_: numba.njit(lambda: 1)()
runpy.run_module("lookahead_core.decode.warm_up", run_name="__main__")
"""
    asked = (("trie old", ""), ("trie new", ""), ("trie rest new", "begins\n"), ("drafts rest new", ""), ("trie rest old", ""))
    for words, said in asked:
        done = subprocess.run(
            [sys.executable, "-c", code, *words.split()], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert done.stdout == said, words


def test_the_usage_names_every_command(capsys) -> None:
    with pytest.raises(SystemExit):
        arguments(["--help"])
    usage = capsys.readouterr().out.split("\n\n")[0]
    words = [line.split(maxsplit=1)[1] for line in usage.removeprefix("usage: ").splitlines()]
    assert words == ["[options]", "site DIR", "warm"]


def test_a_full_disk_gets_no_machine_code_and_keeps_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first call of a trie raised OSError."""
    monkeypatch.setattr(compiled.config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path / "elsewhere")
    monkeypatch.setattr(compiled, "sources", list)
    room = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: room._replace(free=compiled.ROOM - 1))
    assert compiled._folder() is None
    monkeypatch.setattr(shutil, "disk_usage", lambda _: room._replace(free=compiled.ROOM))
    folder = compiled._folder() or ""
    Path(folder, "code").touch()
    monkeypatch.setattr(shutil, "disk_usage", lambda _: room._replace(free=0))
    assert compiled._folder() == folder
