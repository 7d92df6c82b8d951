"""Machine code for the trie: kept for these very sources only, made without a place to keep it, all of it ready in time."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba.core import config, event

from lookahead_core.decode import precompile
from lookahead_core.decode.warm_up import Announcement, compile_loops
from lookahead_core.trie import compiled
from lookahead_core.trie.compiled import Handle, address_of, items, items_of, pointers
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.trie.store import NodeStore
from lookahead_core.trie.trie import TokenTrie

ROOT = Path(__file__).resolve().parent.parent


def test_another_state_of_the_sources_has_another_folder(tmp_path, monkeypatch):
    copy = shutil.copytree(ROOT / "lookahead_core", tmp_path / "core", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiled, "PACKAGE", copy)
    before = compiled._folder()
    assert before == compiled._folder()
    for source in compiled.sources():
        source.write_text(source.read_text() + "\n")
        assert compiled._folder() != before, source
        before = compiled._folder()


def test_every_file_with_compiled_functions_is_named():
    for source in (ROOT / "lookahead_core").rglob("*.py"):
        lines = source.read_text().splitlines()
        assert source in compiled.sources() or not {"@compiled", "@inner", "@any_order"} & set(lines), source


def test_without_a_folder_functions_are_compiled_all_the_same(monkeypatch):
    monkeypatch.setattr(compiled, "_FOLDER", None)
    assert compiled.compiled(lambda number: number + 1)(1) == 2
    blocked = Path("/proc/nobody/writes/here")
    monkeypatch.setattr(Path, "mkdir", lambda *_, **__: blocked.stat())
    assert compiled._folder() is None


def test_code_that_somebody_else_compiled_is_used_where_nothing_can_be_written(tmp_path, monkeypatch):
    beside, cache = tmp_path / "package" / "__pycache__", tmp_path / "cache"
    monkeypatch.setattr(compiled, "PACKAGE", beside.parent)
    monkeypatch.setattr(compiled, "sources", list)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    first = Path(compiled._folder())
    assert first.parent == beside
    (first / "trie").mkdir()
    (first / "trie" / "search.nbi").write_bytes(b"code")
    monkeypatch.setattr("os.access", lambda path, _mode: beside not in Path(path).parents)
    second = Path(compiled._folder())
    assert second.is_relative_to(cache)
    assert second.name == first.name
    assert (second / "trie" / "search.nbi").read_bytes() == b"code"
    (second / "trie" / "search.nbi").write_bytes(b"newer")
    assert (Path(compiled._folder()) / "trie" / "search.nbi").read_bytes() == b"newer"
    assert [path.name for path in second.parent.iterdir()] == [second.name]


def test_a_copy_that_cannot_take_its_place_is_removed(tmp_path):
    code, cache = tmp_path / "code", tmp_path / "cache"
    (code / "trie").mkdir(parents=True)
    (code / "trie" / "search.nbi").write_bytes(b"code")
    cache.mkdir()
    (cache / "taken").symlink_to(tmp_path / "nowhere")  # as for a process that was faster: the name is taken
    assert not compiled._ready(cache / "taken", code)
    assert [path.name for path in cache.iterdir()] == ["taken"]


def test_the_users_own_folder_for_machine_code_is_used(tmp_path, monkeypatch):
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    assert Path(compiled._folder()).parent == tmp_path


PLAIN = """
import random
import lookahead_core as lc
from lookahead_core.trace.replay import Recording, replay
rng, trie = random.Random(1), lc.TokenTrie(branch_length=4, capacity=300)
for turn in range(6):
    text = tuple(rng.randrange(12) for _ in range(30))
    for strategy in ("hierarchical", "parallel", "single"):
        for step in replay(Recording(text[:9], text[9:]), trie, 12, 4, strategy):
            tree = step.tree
            print(step.tokens, step.path, tree.tokens, tree.parents, tree.scores, tree.sources, tree.candidates, *step.trie)
import numpy as np
from lookahead_core.trace.argmax import LargestWalk
logits = np.arange(60, dtype=np.float32).reshape(-1, 12) % 7
print(tuple(LargestWalk()(lc.DraftTree((6, 3, 6), (-1, 0, -1)), logits.ctypes.data, 12)))
print(tree.rows())
"""


def test_without_machine_code_the_results_are_the_same():
    said = []
    for disabled in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled}
        run = subprocess.run(
            [sys.executable, "-W", "error", "-c", PLAIN], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
        said.append(run.stdout)
    assert said[0] == said[1]
    assert len(said[0]) > 5000


def test_numbas_own_settings_are_left_as_they_were():
    assert config.CACHE_DIR == ""


LAYOUT = pointers("short", "long", "real")


@numba.njit
def arrays_behind(address):
    table = items(address, 1, LAYOUT)[0]
    return items_of(table.short, np.int32), items_of(table.long, np.int64), items_of(table.real, np.float64)


def test_a_handle_gives_back_its_arrays_and_keeps_them():
    handle = Handle(LAYOUT)
    handle.set("short", np.arange(5, dtype=np.int32))
    handle.set("long", np.arange(6).reshape(2, 3))
    handle.set("real", np.array([0.5, 1.5]))
    gc.collect()
    short, long, real = arrays_behind(handle.address)
    assert short.tolist() == [0, 1, 2, 3, 4]
    assert long.tolist() == [0, 1, 2, 3, 4, 5]
    assert real.tolist() == [0.5, 1.5]


BEFORE = """
import sys
sys.path.insert(0, "tests")
from zoo import build
import lookahead_core as lc
from lookahead_core.trace.argmax import walk_largest
from lookahead_core.trie.draft_tree import lay_out
decoder = lc.GreedyDecoder(build("llama"))
print(all(function.signatures for function in (walk_largest, lay_out)))
"""


def test_a_decoder_is_compiled_before_any_clock_runs() -> None:
    done = subprocess.run([sys.executable, "-c", BEFORE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n", done.stderr


INTERPRETED = """
import sys
sys.path.insert(0, "tests")
from zoo import build
import lookahead_core as lc
from lookahead_core.methods import METHODS, DraftSettings
model = build("llama")
drafted = METHODS["draft"].decoder(model, DraftSettings(4, 3, parts={"draft": build("llama")}))
for decoder in (lc.GreedyDecoder(model), lc.LookaheadDecoder(model), drafted):
    print(decoder.generate([3, 4, 3, 4, 3], 6, eos_token_id=None).tokens)
"""


def test_decoders_run_without_machine_code() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", INTERPRETED], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    plain, *others = done.stdout.splitlines()
    assert others == [plain, plain]
    assert plain.count(",") == 5


def test_no_python_runs_within_machine_code():
    """Where numba makes a Python array of a result it calls a Python function, in which Ctrl-C turns into a SystemError."""
    compile_loops()
    trie = TokenTrie.of([range(40)], 8)
    trees = {}
    for strategy in STRATEGIES:  # once before, so that all of it is loaded
        with trie.open(range(20)) as request:
            request.extend([20])
            trees[strategy] = request.draft(8, strategy)
            trees[strategy].ancestors()
    called = set()
    sys.setprofile(lambda frame, *_: called.add(frame.f_code.co_name))
    try:
        with trie.open(range(20)) as request:
            request.extend([20])
            for strategy in STRATEGIES:
                request.draft(8, strategy)
                trees[strategy].ancestors()
    finally:
        sys.setprofile(None)
    assert {"draft", "parallel_tree", "ancestors"} <= called
    assert "_numba_unpickle" not in called


@pytest.fixture
def ctrl_c():
    """Ctrl-C raises KeyboardInterrupt, also where the tests were begun by a shell that ignores it for what runs beside it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("grown", [range(400), range(40_000)])
def test_ctrl_c_leaves_no_array_with_the_address_of_an_older_one(grown, monkeypatch, ctrl_c):
    """Machine code would write past its end. Every hand-over of a new array is interrupted here."""
    trie, put, interrupts = TokenTrie(8), Handle.set, []

    def interrupted(self, name, array):
        if address_of(array) not in np.array(self.table.tolist()):
            interrupts.append(name)
            signal.raise_signal(signal.SIGINT)
        put(self, name, array)

    request = trie.open(range(20))
    monkeypatch.setattr(Handle, "set", interrupted)
    for action in (lambda: trie.insert(grown), lambda: request.extend(grown), lambda: request.ready(200)):
        with pytest.raises(KeyboardInterrupt):
            action()
        arrays = trie.store.arrays
        assert trie.store.handle.table.tolist() == [tuple((address_of(array), array.size) for array in arrays)]
    monkeypatch.undo()
    assert {"tokens", "row"} <= set(interrupts)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    request.extend(grown)
    assert len(request.draft(200)) == 0


def test_compiling_is_announced_once(caplog: pytest.LogCaptureFixture) -> None:
    with event.install_listener("numba:compile", Announcement()):
        numba.njit(lambda: 1)()
        numba.njit(lambda: 2)()
    own = [record.message for record in caplog.records if record.name.startswith("lookahead_core")]  # not other threads'
    assert own == ["Compiling the inner loops: up to a minute, once on this machine"]


def test_a_new_machine_compiles_in_two_processes(tmp_path, monkeypatch, caplog) -> None:
    """In half of the time. Where it is compiled, or nothing can be kept, no process is begun."""
    begun = []
    monkeypatch.setattr(precompile, "begin", lambda: begun.append("two"))
    folders = {"new": (tmp_path, ["two"]), "none": (None, []), "as it is": (compiled._FOLDER, [])}
    compile_loops()
    for folder, expected in folders.values():
        monkeypatch.setattr(compiled, "_FOLDER", folder)
        caplog.clear()
        begun.clear()
        compile_loops.__wrapped__()
        assert begun == expected
        assert len([one for one in caplog.records if one.name.startswith("lookahead_core")]) == len(expected)


COMPILES = """
import gc
import lookahead_core.trie.trie as trie
from lookahead_core.decode.auto_width import Prices
from lookahead_core.decode.warm_up import SEARCH, compile_loops, draft
from numba.core.dispatcher import Dispatcher
def ready():
    made = [one for one in gc.get_objects() if issubclass(type(one), Dispatcher) and "lookahead_core" in one.py_func.__module__]
    return {(one.py_func.__qualname__, signature) for one in made for signature in one.signatures}
compile_loops()
before = ready()
assert len(before) > 10
assert draft.signatures == [SEARCH]
known = trie.TokenTrie()
known.insert(range(40))
with known.open(range(20)) as request:
    for strategy in ("hierarchical", "single", "parallel"):
        request.draft(16, strategy)
        request.extend([1, 2, 3])
    request.draft(64, costs=Prices([1 + 0.1 * width for width in range(64)]).table, rate=2.0)
    request.extend(range(300))
known.insert(token * token % 5003 for token in range(20000))
import sys
from lookahead_core.decode.trie_copy import copied
copied(known)
assert "torch" not in sys.modules
sys.path.insert(0, "tests")
import torch
from zoo import build
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.kv_cache import RowCache
decoder = LookaheadDecoder(build("llama"), known, 16, 8)
assert any(step.tree.tokens for step in decoder.stream([3, 4, 5, 6], 24, eos_token_id=None))
from lookahead_core.methods.race import race
lanes = ["plain", "trie:auto", "suffix:auto", "trie+recycling:auto"]
assert len(list(race(build("llama"), [3, 4, 5, 6], lanes=lanes, max_new_tokens=24))) > 24
cache = RowCache()
cache.update(torch.ones(1, 2, 4, 3), torch.ones(1, 2, 4, 3), 0)
cache.keep(0, [0, 2])
print(sorted(name for name, _ in ready() - before))
"""


def test_nothing_is_left_to_compile_for_the_first_step():
    done = subprocess.run([sys.executable, "-c", COMPILES], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "[]\n", done.stdout + done.stderr


SHARED_OUT = """
import gc, sys
from lookahead_core.decode import warm_up
from numba.core.dispatcher import Dispatcher
for compile_part in warm_up.SHARES[sys.argv[1]] if sys.argv[1:] else [warm_up.compile_loops]:
    compile_part()
made = [one for one in gc.get_objects() if issubclass(type(one), Dispatcher) and "lookahead_core" in one.py_func.__module__]
print(*sorted((one.py_func.__qualname__, str(signature)) for one in made for signature in one.signatures), sep="\\n")
"""


def test_what_two_processes_compile_is_all_that_is_needed():
    def compiled_by(*words: str) -> set[str]:
        command = [sys.executable, "-c", SHARED_OUT, *words]
        return set(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines())

    trie, drafts = compiled_by("trie"), compiled_by("drafts")
    assert not trie & drafts, "compiled twice"
    assert trie | drafts == compiled_by()


def test_a_store_grows_beyond_what_was_allocated_at_once(monkeypatch):
    from trie_oracle import assert_sound, windows

    import lookahead_core as lc
    from lookahead_core.trie import store as nodes

    monkeypatch.setattr(nodes, "AT_ONCE", 64)
    trie = lc.TokenTrie(branch_length=3)
    text = [place * place % 97 for place in range(900)] + [place % 41 for place in range(900)]
    assert len(trie.store.nodes) == 64
    trie.insert(text)
    assert_sound(trie)
    assert len(trie) > 400
    for path, count in windows([text], 2).items():
        assert trie.count(path) == count


def test_handed_out_arrays_are_those_of_now():
    store = NodeStore(10)
    for _ in range(40):
        store.texts.add(range(100))
        assert store.arrays.tokens is store.texts.tokens
        assert store.arrays.texts is store.texts.rows


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(("add", "grow", "close", "drop")), st.integers(0, 70)), max_size=120))
def test_texts_hold_what_they_were_given(orders):
    texts, model, growing, kept = NodeStore(200).texts, {}, [], []
    token = 0
    for order, size in orders:
        if order == "add" or not growing:
            number = texts.add(range(token, token + size))
            model[number] = list(range(token, token + size))
            growing.append(number)
            token += size
            continue
        number = growing[size % len(growing)]
        if order == "grow":
            texts.reserve(number, size)
            row = texts.rows[number - texts.first]
            end = row["start"] + row["length"]
            texts.tokens[end : end + size] = range(token, token + size)
            row["length"] += size
            model[number] += range(token, token + size)
            token += size
        else:
            growing.remove(number)
            if order == "close":
                texts.close(number)
                if model[number]:
                    kept.append(number)
                else:
                    del model[number]  # an empty text leaves at once
                while sum(len(model[one]) for one in kept) > 200:
                    del model[kept.pop(0)]
            else:
                texts.drop(number)
                del model[number]
        assert {number for number in range(1, texts.first + texts.count) if number in texts} == set(model)
        assert all(texts[number].tolist() == held for number, held in model.items())
    assert texts.stored == sum(len(model[number]) for number in kept)
