"""The table of drafting methods: a row that is added is on the page, in the limits, the API, the bench, and it races."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.bench import __main__ as bench
from lookahead_core.bench import inputs as bench_inputs
from lookahead_core.bench import lanes as bench_lanes
from lookahead_core.bench import speed
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.methods import METHODS, DraftSettings, Method
from lookahead_core.models.catalogue import CATALOGUE, TINY
from visual import app
from visual.engines.host import Host
from visual.engines.job import Job, open_race
from visual.limits import LimitError, Settings
from visual.stage import bundle

# Building the pages leaves an event loop of the framework's to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> Method:
    """A method that is in the table for the length of a test."""
    row = Method(
        "dummy",
        "A dummy method",
        "one branch after the last token",
        lambda model, settings: lc.PromptLookupDecoder(model, settings.branch_length, ngram=1),
        "dummy lane",
    )
    monkeypatch.setitem(METHODS, row.name, row)
    return row


def test_it_is_on_the_page_and_in_the_api(dummy: Method) -> None:
    demo = app.build(Host(CATALOGUE[TINY]))
    choices = next(part["props"] for part in demo.config["components"] if part["props"].get("label") == "Drafts")
    assert (dummy.title, dummy.name) in [tuple(choice) for choice in choices["choices"]]
    assert f"{dummy.title}: {dummy.hint}." in choices["info"]
    endpoint: Any = demo.get_api_info()
    assert f"The strategies are: {', '.join(METHODS)}." in endpoint["named_endpoints"]["/race"]["description"]


def test_the_stage_knows_its_title_and_hint(dummy: Method) -> None:
    assert bundle.rivals("en")["dummy"] == {"title": dummy.title, "hint": dummy.hint}
    assert set(bundle.rivals("zh")) == {name for name, method in METHODS.items() if not method.uses_trie}
    assert re.search("[\u4e00-\u9fff]", bundle.rivals("zh")["lookup"]["title"])


def test_the_limits_take_it_and_name_it(dummy: Method) -> None:
    assert Settings.checked(strategy="dummy").strategy == "dummy"
    with pytest.raises(LimitError, match=r"it must be one of: .*, dummy"):
        Settings.checked(strategy="other")


def test_the_bench_has_its_lane(dummy: Method, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    loaded = SimpleNamespace(model=build("llama"), name="nano", dtype="float32", context=256, caption=lambda: "nano")
    monkeypatch.setattr(speed, "open_model", lambda options: loaded)
    monkeypatch.setattr(bench_inputs, "work", lambda options, count: {"talk": ([prompt(12, 1)], [prompt(12, 9)])})
    monkeypatch.setattr(bench_inputs, "encode", lambda loaded, prompts, room: prompts)
    monkeypatch.setattr(speed, "calibrate", lambda *args, **kwargs: CostCurve((1, 2, 8, 64), (1.0, 1.05, 1.2, 2.5)))
    out = tmp_path / "speed.json"
    short = ["--max-new-tokens", "6", "--repeats", "1", "--warmth", "cold"]
    assert bench.main(["speed", *short, "--lanes", "dummy", "--json", str(out)]) == 0
    assert [row["lane"] for row in json.loads(out.read_text())["tables"]["talk, cold"]] == [bench_lanes.PLAIN, dummy.lane]


def test_it_races_and_changes_no_token(dummy: Method) -> None:
    model, ids = build("llama"), prompt(20) * 2
    want = lc.GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens
    race = open_race(Job("tiny", tuple(ids), Settings.checked(16, 8, "dummy", 24)), model, lc.TokenTrie(8))
    assert max(step.width for step in race if step.lane == "lookahead" and step.index) > 1
    assert race.trace.tokens("lookahead") == race.trace.tokens("plain") == want
    assert race.trace.meta["settings"]["strategy"] == "dummy"


def test_the_tries_races_say_the_settings_as_they_were_asked_for() -> None:
    model, ids = build("llama"), prompt(20)
    costs = CostCurve((1, 2, 8, 64), (1.0, 1.05, 1.2, 2.5))
    race = open_race(Job("tiny", tuple(ids), Settings.checked("auto", 8, "parallel", 4)), model, lc.TokenTrie(12), costs)
    told = race.trace.meta["settings"]
    race.close()
    assert (told["decoding_length"], told["branch_length"], told["strategy"]) == ("auto", 8, "parallel")


def test_the_table_needs_no_torch() -> None:
    code = "import sys, lookahead_core.methods; print({'torch', 'transformers'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


@pytest.mark.parametrize("asked", [{"ngram": 0}, {"ngram": "x"}, {"tokens": 0}])
def test_prompt_lookup_refuses_by_name_what_would_never_draft(asked: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"^{next(iter(asked))} must be"):
        lc.PromptLookupDecoder(build("llama"), **asked)


def test_a_trained_part_of_an_unknown_name_is_refused() -> None:
    """Else a misspelt part would be left out, and nothing would say why the drafts are worse."""
    with pytest.raises(LimitError, match="no trained part 'exits'; it must be one of: heads, exit, draft"):
        METHODS["exit"].decoder(build("llama"), DraftSettings(16, 8, parts={"exits": None}))
