"""The house: which room may import which, how large files and functions are, and that each thing stands in one place."""

from __future__ import annotations

import ast
import re
import statistics
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FLOORS = (
    {"trie"},
    {"trace", "models"},
    {"decode"},
    {"methods", "tuning"},
    {"workload"},
    {"bench", "limits", "arguments", "palette", "language", "engines", "stage", "charts", "recordings"},
    {"work"},
    {"pages", "lesson", "api", "serving", "site", "app", "start"},
)
"""Rooms from the ground up; a single file may be a room. A room imports those below it, and neighbours in `BESIDE` alone."""
BESIDE = {
    ("app", "pages"), ("app", "lesson"), ("app", "api"), ("app", "serving"), ("app", "site"), ("site", "lesson"),
    ("stage", "palette"), ("stage", "language"), ("charts", "palette"), ("charts", "language"),
    ("engines", "limits"), ("recordings", "limits"), ("language", "recordings"), ("start", "app"), ("start", "serving"),
}  # fmt: skip
"""Imports between rooms of one floor, importer first."""
MOST_LINES, MOST_FUNCTION, MOST_PARAMETERS, MEDIAN_FUNCTION = 400, 60, 8, 12
MANY_PARAMETERS = {
    "lookahead_core/decode/generate.py:lookahead_generate": "what transformers hands over to custom_generate",
    "lookahead_core/methods/race.py:race": "a public signature, keywords with defaults",
    "lookahead_core/tuning/sweep.py:sweep": "a public signature, keywords with defaults",
    "visual/api/race.py:race": "an endpoint's parameters are its API",
}
"""Functions with more parameters, and why."""
WORDS = {
    "decoding length": "lookahead_core/decode/auto_width.py",
    "branch length": "lookahead_core/trie/insert.py",
    "critical decoding length": "lookahead_core/decode/cost_curve.py",
    "effective decoding length": "lookahead_core/trace/trace.py",
    "verification and accept": "lookahead_core/trace/verify.py",
    "single, parallel, hierarchical": "lookahead_core/trie/parallel.py",
    "branch inserting": "lookahead_core/trie/insert.py",
    "branch eliminating, node pruning": "lookahead_core/trie/eliminate.py",
    "multi-stage retrieval": "lookahead_core/trie/retrieve.py",
    "attention mask": "lookahead_core/decode/mask.py",
    "clock": "lookahead_core/trace/clock.py",
    "drafting methods": "lookahead_core/methods/__init__.py",
}
"""Each of the field's words, and the file that is about it."""
COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?![\w-])|\brgba?\(")
PALETTE = {"visual/palette.py"}


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py") if "__pycache__" not in path.parts)


CODE = [*sources("lookahead_core", "visual"), ROOT / "app.py"]
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in CODE}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def room_of(module: str) -> str | None:
    """The room of a dotted module name; None for the packages themselves and everything else."""
    parts = module.split(".")
    return parts[1] if parts[0] in ("lookahead_core", "visual") and len(parts) > 1 else None


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> Iterator[str]:
    """Modules that a file imports anywhere: at its top, inside functions, for types alone."""
    modules = {module_of(other) for other in CODE}
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{name_of(path)}: a relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in modules else node.module


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = TREES.get(path) or ast.parse(path.read_text(encoding="utf-8"))
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def floor(room: str) -> int:
    return next(level for level, rooms in enumerate(FLOORS) if room in rooms)


def test_imports_between_rooms_go_down() -> None:
    upward = []
    for path in CODE:
        mine = room_of(module_of(path))
        for module in imported(path):
            theirs = room_of(module)
            if mine is None or theirs is None or mine == theirs or (mine, theirs) in BESIDE:
                continue
            if floor(theirs) >= floor(mine):
                upward.append(f"{name_of(path)} -> {module}")
    assert upward == []


def test_the_core_knows_no_screen() -> None:
    assert [
        name_of(path) for path in CODE if "lookahead_core" in path.parts for m in imported(path) if m.startswith("visual")
    ] == []


def test_no_circle_of_imports() -> None:
    arrows = {module_of(path): {m for m in imported(path) if room_of(m)} for path in CODE}
    done: set[str] = set()

    def visit(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, f"a circle: {' -> '.join((*way, module))}"
        if module not in done:
            for other in sorted(arrows.get(module, ())):
                if other != module:
                    visit(other, (*way, module))
            done.add(module)

    for module in sorted(arrows):
        visit(module, ())


@pytest.mark.parametrize("room", ["trie", "trace", "workload"])
def test_every_module_loads_without_torch(room: str) -> None:
    modules = [module_of(path) for path in sources(f"lookahead_core/{room}")]
    code = f"import sys, importlib\nfor name in {modules}: importlib.import_module(name)\nprint('torch' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout == "False\n"
    )


def test_no_file_is_long() -> None:
    written = [
        path
        for ending in ("py", "js", "css")
        for top in ("lookahead_core", "visual", "tests")
        for path in (ROOT / top).rglob(f"*.{ending}")
    ]
    written += [*sources("assets/tiny_model/recipe"), ROOT / "app.py"]
    long = {
        name_of(path): lines for path in written if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


def test_functions_are_short() -> None:
    sizes = {f"{name_of(path)}:{f.name}": f.end_lineno - f.lineno + 1 for path in CODE for f in functions(path) if f.end_lineno}
    assert {name: size for name, size in sizes.items() if size > MOST_FUNCTION} == {}
    assert statistics.median(sizes.values()) <= MEDIAN_FUNCTION


def test_functions_take_few_parameters() -> None:
    many = {}
    for path in CODE:
        for f in functions(path):
            names = [a.arg for a in (*f.args.posonlyargs, *f.args.args, *f.args.kwonlyargs) if a.arg not in ("self", "cls")]
            if len(names) > MOST_PARAMETERS:
                many[f"{name_of(path)}:{f.name}"] = len(names)
    assert {name: count for name, count in many.items() if name not in MANY_PARAMETERS} == {}
    assert set(MANY_PARAMETERS) <= set(many), "an exception that is none any more"


def test_nobody_reaches_for_what_is_private() -> None:
    reached = []
    for path in CODE:
        own = {node.name for node in ast.walk(TREES[path]) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        own |= {
            node.attr for node in ast.walk(TREES[path]) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        }
        own |= {node.id for node in ast.walk(TREES[path]) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        for node in ast.walk(TREES[path]):
            if isinstance(node, ast.Attribute) and re.match(r"_[a-z]", node.attr) and not node.attr.startswith("__"):
                if isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
                    continue
                if node.attr not in own and not foreign(node):
                    reached.append(f"{name_of(path)}:{node.lineno} {ast.unparse(node)}")
            if isinstance(node, ast.ImportFrom) and room_of(node.module or ""):
                reached += [
                    f"{name_of(path)}:{node.lineno} imports {a.name}" for a in node.names if re.match(r"_[a-z]", a.name)
                ]
    assert reached == []


FOREIGN = {
    *("_version", "_attn_implementation", "_prepare_generation_config", "_prepare_special_tokens", "_get_logits_processor"),
    *("_get_default_generation_params", "_forward_pre_hooks", "_forward_hooks", "_parameters"),
    *("_global_forward_pre_hooks", "_global_forward_hooks"),
    *("_get_stopping_criteria", "_foreach_lerp_", "_orig_mod", "_make", "_replace", "_asdict", "_fields"),
    *("_compiled_call_impl", "_call_impl"),
}
"""Names of libraries that begin with an underscore and have no public form."""


def foreign(node: ast.Attribute) -> bool:
    """Names of libraries that begin with an underscore and are used all the same."""
    return node.attr in FOREIGN


def test_a_constant_has_one_value_in_a_room() -> None:
    values: dict[tuple[str, str], set[str]] = defaultdict(set)
    for path in CODE:
        room = room_of(module_of(path)) or ""
        for node in TREES[path].body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            for target in targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                for place, name in enumerate(names):
                    if isinstance(name, ast.Name) and name.id.isupper() and not name.id.startswith("_"):
                        values[room, name.id].add(
                            f"{ast.unparse(node.value)}[{place}]" if len(names) > 1 else ast.unparse(node.value)
                        )
    assert {key: found for key, found in values.items() if len(found) > 1} == {}


def test_colours_stand_in_the_palette_alone() -> None:
    files = [path for ending in ("py", "js", "css", "html") for path in (ROOT / "visual").rglob(f"*.{ending}")]
    literal = Counter(
        name_of(path)
        for path in files
        if name_of(path) not in PALETTE
        for _ in COLOUR.findall(path.read_text(encoding="utf-8"))
    )
    assert literal == {}


def test_each_word_has_its_file() -> None:
    assert [word for word, path in WORDS.items() if not (ROOT / path).is_file()] == []


def test_two_packages_and_an_app() -> None:
    assert {room for rooms in FLOORS for room in rooms} == {room for path in CODE if (room := room_of(module_of(path)))}
