"""The stage alone in Chromium, fed with fixture traces: what is drawn is what the trace says."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from conftest import settle
from make_trace import make

from lookahead_core.trace.trace import Trace
from lookahead_core.trace.validate import validate
from visual.recordings.presets import presets
from visual.stage import StageWriter
from visual.stage.layout import drafted_graph, summary

pytestmark = pytest.mark.browser
TRACE = make()
TEXT = TRACE.dumps()
STEPS = TRACE.lanes["lookahead"]
WIDE = max(STEPS, key=lambda step: (min(len(step.tree), 23), step.accepted)).index


def shown(trace: Trace = TRACE, autoplay: bool = False) -> dict[str, Any]:
    return {"kind": "trace", "run": "t", "trace": trace.to_json(), "autoplay": autoplay}


def fresh() -> Trace:
    """A copy of the fixture that a test may change."""
    return Trace.from_json(json.loads(TEXT))


def goto(page: Any, step: int) -> None:
    page.evaluate("step => stage.goto(step)", step)
    settle(page)


def count(page: Any, selector: str) -> int:
    return page.locator(selector).count()


def test_nodes_states_and_mask_cells_are_those_of_the_trace(stage_page):
    page = stage_page(shown())
    for index in [1, 4, 6, 8, 20, WIDE, len(STEPS) - 1]:
        step = STEPS[index]
        goto(page, index)
        drawn = {state: count(page, f".la-node.{state}") for state in ("accepted", "rejected", "bonus")}
        assert drawn == summary(step)
        assert count(page, ".la-node.root") == 1
        assert count(page, ".la-node.candidate") <= min(5, len(step.tree.candidates))
        visible = step.tree.ancestors()
        cells = page.eval_on_selector_all(
            ".la-row", "rows => rows.map(r => [+r.dataset.row, +r.querySelector('.la-cells').dataset.cells])"
        )
        assert dict(map(tuple, cells)) == {row: int(visible[row].sum()) for row in range(len(step.tree) + 1)}
        painted = page.eval_on_selector_all(
            ".la-cells", "paths => paths.map(p => (p.getAttribute('d').match(/M/g) || []).length)"
        )
        assert sum(painted) == int(visible.sum())


def test_sources_and_branches(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    tree = STEPS[WIDE].tree
    letters = {"prompt": "p", "output": "o", "both": "b"}
    drawn = page.eval_on_selector_all(".la-node[data-source]", "nodes => nodes.map(n => [+n.dataset.row, n.dataset.source])")
    assert dict(map(tuple, drawn)) == {node + 1: letters[source] for node, source in enumerate(tree.sources)}
    leaves = len(set(range(len(tree))) - set(tree.parents))
    assert count(page, ".la-branch-name") == leaves


def test_rows_stay_where_they_are_while_a_step_is_told(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    places = []
    for frame in range(4):
        page.evaluate("frame => stage.showFrame(frame)", frame)
        settle(page)
        places.append(
            page.eval_on_selector_all(".la-node rect", "boxes => boxes.map(b => [b.getAttribute('x'), b.getAttribute('y')])")
        )
    assert places[0] == places[1] == places[2] == places[3]


def test_causal_leak_is_the_rest_of_the_triangle(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    page.click("[data-do=leak]")
    settle(page)
    rows = len(STEPS[WIDE].tree) + 1
    leaked = sum(page.eval_on_selector_all(".la-leak", "paths => paths.map(p => +p.dataset.cells)"))
    assert leaked == rows * (rows + 1) // 2 - int(STEPS[WIDE].tree.ancestors().sum())
    order = "rows => rows.map(r => +r.dataset.row)"
    assert page.eval_on_selector_all(".la-row", order) == list(range(rows)), "as fed, the numbers count up"
    page.click("[data-do=order]")
    settle(page)
    by_branch = page.eval_on_selector_all(".la-row", order)
    assert sorted(by_branch) == list(range(rows))
    ancestors = STEPS[WIDE].tree.ancestors()
    for earlier, later in pairwise(by_branch):  # a branch is not left before its leaf
        if not ancestors[later, earlier]:
            assert not any(ancestors[row, earlier] for row in by_branch[by_branch.index(later) :])


def lit(page: Any) -> tuple[set[int], set[int]]:
    nodes = page.eval_on_selector_all(".la-node.lit", "nodes => nodes.map(n => +n.dataset.row)")
    rows = page.eval_on_selector_all(".la-row.lit", "rows => rows.map(r => +r.dataset.row)")
    return set(nodes), set(rows)


def wait_lit(page: Any, nodes: set[int], rows: set[int]) -> None:
    """Wait until just these are lit: a moving mouse is told to the page in its own time."""
    page.wait_for_function(
        """([nodes, rows]) => {
          const rowsOf = (kind) => [...document.querySelectorAll(`${kind}.lit`)].map((item) => +item.dataset.row);
          const lit = (kind) => rowsOf(kind).sort((a, b) => a - b);
          return `${lit('.la-node')}` === `${nodes}` && `${lit('.la-row')}` === `${rows}`;
        }""",
        arg=[sorted(nodes), sorted(rows)],
        timeout=30_000,
    )


def test_hover_links_tree_and_mask_both_ways(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    ancestors = STEPS[WIDE].tree.ancestors()
    row = len(STEPS[WIDE].tree) - 1
    expected = {other for other in range(len(ancestors)) if ancestors[row, other]}
    page.hover(f".la-row[data-row='{row}'] .la-block", force=True)
    wait_lit(page, expected, {row})
    assert f"Row {row} " in page.inner_text(".la-mask-say")
    page.mouse.move(2, 2)
    wait_lit(page, set(), set())
    page.hover(f".la-node[data-row='{row}'] text")
    wait_lit(page, expected, {row})


def test_arrow_keys_walk_over_the_mask(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    page.focus(".la-mask")
    page.keyboard.press("ArrowDown")
    assert lit(page)[1] == {0}
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    third = page.evaluate("() => stage.mask.rows[2]")
    assert lit(page)[1] == {third}
    assert page.get_attribute(".la-mask", "aria-valuetext").startswith(f"Row {third} ")


def test_keyboard_of_the_transport(stage_page):
    page = stage_page(shown())
    at = "() => stage.transport.index"
    page.keyboard.press("Home")
    assert page.evaluate(at) == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(at) == 2
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(at) == 1
    page.keyboard.press("Shift+ArrowRight")
    assert (page.evaluate(at), page.evaluate("() => stage.transport.frame")) == (2, 0)
    page.keyboard.press("3")
    assert page.evaluate("() => stage.transport.frame") == 2
    page.keyboard.press("End")
    assert page.evaluate(at) == len(STEPS) - 1
    page.focus(".la-slider")
    page.keyboard.press("Home")
    settle(page)
    assert page.get_attribute(".la-slider", "aria-valuenow") == "0"
    page.keyboard.press(" ")
    assert page.evaluate("() => stage.transport.playing") is True
    page.keyboard.press(" ")
    assert page.evaluate("() => stage.transport.playing") is False


def test_four_sentences_of_a_step(stage_page):
    page = stage_page(shown())
    step = next(step for step in STEPS if step.accepted >= 4 and len(step.tree) > 10)
    goto(page, step.index)
    said = []
    for frame in range(4):
        page.click(f"[data-frame-button='{frame}']")
        settle(page)
        said.append(page.inner_text(".la-tell"))
    retrieve, draft, verify, accept = said
    assert retrieve.startswith("Retrieve: the text ends in ")
    assert f"{len(step.tree)} guesses on " in draft
    assert f"ONE pass of {len(step.tree) + 1} tokens" in draft
    assert "accepted" in verify
    assert f"gave {len(step.tokens)} tokens: {step.accepted} guesses of branch" in accept
    assert "+ 1 bonus" in accept
    assert TRACE.words[step.tokens[-1]].strip() in accept


def test_every_step_tells_why_it_stopped(stage_page):
    page = stage_page(shown())
    told = page.evaluate(
        "() => stage.recording.lanes.lookahead.steps.map((_, i) => { stage.goto(i); stage.draw(); return stage.sentences[3]; })"
    )
    for step in STEPS[1:]:
        sentence = told[step.index]
        assert sentence.startswith(f"Step {step.index}: one pass, {len(step.tree) + 1} token"), sentence
        if len(step.tree):
            assert re.search("stopped there because|branch ends there|the model wanted", sentence), sentence


def test_evicted_nodes_are_told_and_marked(stage_page):
    data = json.loads(TEXT)
    data["lanes"]["lookahead"][7]["g"][2] = 1234
    page = stage_page(shown(Trace.from_json(data)))
    goto(page, 7)
    assert "1\u202f234 rarely used leaves were evicted" in page.inner_text(".la-tell")
    assert "−1234 evicted" in page.inner_text(".la-trie-size").replace("\u202f", "")
    marks = "path => path.getAttribute('d').split('M').length - 1"
    assert page.eval_on_selector(".la-growth-gone", marks) == 1
    goto(page, 6)
    assert "evicted" not in page.inner_text(".la-tell")
    assert page.eval_on_selector(".la-growth-gone", marks) == 0


def test_inserted_tokens_are_named(stage_page):
    page = stage_page(shown())
    for step in (min(STEPS[1:], key=lambda step: len(step.tokens)), max(STEPS, key=lambda step: len(step.tokens))):
        goto(page, step.index)
        named = page.eval_on_selector_all(".la-crumb.new", "spans => spans.map(span => span.textContent)")
        words = [TRACE.words[token].replace(" ", "·").replace("\n", "⏎") for token in step.tokens]
        assert named[:-1] == words[: len(named) - 1]
        assert named[-1] == words[-1]
        assert len(named) == len(words) or f"+{len(words) - len(named)}" in page.inner_text(".la-crumbs")
        assert page.eval_on_selector(".la-crumbs", "line => line.scrollWidth <= line.clientWidth")
        assert count(page, ".la-crumb.new.bonus") == 1


@pytest.mark.parametrize("width", [1280, 390])
def test_the_root_is_always_in_sight(stage_page, width):
    trace = presets()[0].trace()  # a cold trie: many short branches
    page = stage_page(shown(trace), width=width, height=600)
    page.evaluate("() => stage.setTab('tree')")
    inside = """() => {
      const box = document.querySelector('.la-node.root rect').getBoundingClientRect();
      const panel = document.querySelector('.la-tree-scroll').getBoundingClientRect();
      const across = box.left >= panel.left - 1 && box.right <= panel.right + 1;
      return across && box.top >= panel.top - 1 && box.bottom <= panel.bottom + 1;
    }"""
    scrolled = 0
    for step in trace.lanes["lookahead"][1:]:
        goto(page, step.index)
        assert page.evaluate(inside), step.index
        page.evaluate("() => { stage.tree.scroll.scrollTop = 1e6; stage.tree.scroll.scrollLeft = 1e6; }")
        settle(page)
        scrolled += page.evaluate("() => stage.tree.scroll.scrollTop + stage.tree.scroll.scrollLeft > 0")
        assert page.evaluate(inside), step.index
    assert scrolled, "some tree was larger than its panel"


def test_the_models_route_is_told_with_its_reason(stage_page):
    trace = fresh()
    trace.meta.update(route="4d", route_reason="because of a test", model="M")
    page = stage_page(shown(trace))
    page.click(".la-counts summary")
    told = page.inner_text(".la-where")
    assert "one 4D mask" in told
    assert "because of a test" in told
    page.evaluate("() => stage.setLanguage('zh')")
    assert "4D" in page.inner_text(".la-where")


@pytest.mark.parametrize(("strategy", "named"), [("jacobi", "LookaheadDecoding (Jacobi)"), ("lookup", "Prompt lookup")])
def test_a_rivals_lane_is_not_called_the_tries(stage_page, strategy, named):
    """The lane, the draft's panel, the sentence and the settings name the rival; the next race of the trie is itself again."""
    trace = fresh()
    trace.meta["settings"] = {**trace.meta.get("settings", {}), "strategy": strategy}
    page = stage_page(shown(trace))
    goto(page, WIDE)
    page.click("[data-frame-button='0']")
    settle(page)
    assert page.inner_text(".la-lane[data-lane=lookahead] h3") == named
    assert "without the trie" in page.inner_text(".la-tree-panel h3")
    assert "no trie; " in page.inner_text(".la-tell")
    assert page.inner_text(".la-trie-size") == ""
    assert "trie" not in page.inner_text(".la-settings")
    page.evaluate("text => stage.receive(text)", json.dumps(shown()))
    goto(page, WIDE)
    assert page.inner_text(".la-lane[data-lane=lookahead] h3") == "Lookahead"
    assert page.inner_text(".la-tree-panel h3") == "Draft from the trie"


def test_text_and_counters_follow_the_clock(stage_page):
    page = stage_page(shown())
    lane = ".la-lane[data-lane=lookahead]"
    goto(page, 10)
    tokens = [token for step in STEPS[:11] for token in step.tokens]
    visible = page.eval_on_selector_all(f"{lane} .la-token:not([hidden])", "spans => spans.map(s => s.textContent)")
    assert visible == [TRACE.words[token] for token in tokens]
    assert page.inner_text(f"{lane} .la-count") == f"{len(tokens)} tokens · 10 passes"
    assert page.inner_text(f"{lane} .la-clock") == f"{sum(step.clock.total for step in STEPS[1:11]):.3f} s"
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    assert page.inner_text(".la-same") == f"✓ Same text: all {len(TRACE.tokens('plain'))} token ids equal"
    speed = TRACE.seconds("plain") / TRACE.seconds("lookahead")
    assert page.inner_text(".la-speed") == f"{speed:.2f}× as fast"
    assert page.inner_text(".la-edl") == f"{TRACE.edl('lookahead'):.2f} tokens per pass"


def test_slower_is_told_like_faster(stage_page):
    data = json.loads(TEXT)
    for step in data["lanes"]["lookahead"][1:]:
        step["c"][2] *= 4
    page = stage_page(shown(Trace.from_json(data)))
    speed = page.inner_text(".la-speed")
    assert re.fullmatch(r"0\.\d\d× as fast", speed)


def test_a_click_on_a_token_shows_its_step(stage_page):
    page = stage_page(shown())
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    page.click(".la-lane[data-lane=lookahead] .la-token[data-step='74'] >> nth=0")
    assert page.evaluate("() => stage.transport.index") == 74


def test_differing_texts_are_marked(stage_page):
    data = json.loads(TEXT)
    other = data["lanes"]["lookahead"][0]["t"][0]
    data["lanes"]["plain"][30]["t"] = [other]
    data["meta"]["difference"] = {"position": 30, "margin": 0.0004, "plain": other, "lookahead": 1}
    page = stage_page(shown(Trace.from_json(data)))
    assert "differ from token 31 on" in page.inner_text(".la-same")
    assert "0.0004" in page.inner_text(".la-same")
    assert page.get_attribute(".la-same", "data-state") == "differs"
    assert count(page, ".differs") == 2


@pytest.mark.parametrize("lanes", [("lookahead",), ("plain",), ("plain", "lookahead")])
def test_missing_lanes_and_missing_clocks(stage_page, lanes):
    data = json.loads(TEXT)
    data["lanes"] = {lane: data["lanes"][lane] for lane in lanes}
    for steps in data["lanes"].values():
        for step in steps:
            step["c"] = [0] * 6
    page = stage_page(shown(Trace.from_json(data)))
    goto(page, 5)
    assert page.inner_text(".la-badge") == "replayed, no clock"
    assert page.inner_text(".la-speed") == "no clock to compare"
    assert page.locator(".la-lane:visible").count() == len(lanes)


HOSTILE = {
    "tag": '<img src=x onerror="window.hacked=1">',
    "template": "${window.hacked=1}{{constructor}}`",
    "quotes": "\"'</script><script>window.hacked=1</script>",
    "emoji": "👩‍🚀🏽",
    "rtl": "\u202eשלום",
    "half": "<0xE4>",
    "surrogate": "\ud83d",
    "long": "x" * 10_000,
    "empty": "",
    "control": "\u0000\u0007\r",
}


def hostile_trace() -> Trace:
    """The fixture with hostile texts in the place of its most frequent words."""
    trace = fresh()
    used = [token for step in trace.lanes["lookahead"] for token in (*step.tokens, *step.tree.tokens)]
    often = sorted(set(used), key=used.count, reverse=True)
    for token, text in zip(often, HOSTILE.values(), strict=False):
        trace.words[token] = text
    trace.meta["title"] = trace.meta["note"] = trace.meta["prompt"] = trace.meta["model"] = HOSTILE["tag"]
    trace.meta["settings"]["strategy"] = HOSTILE["quotes"]
    return trace


def test_hostile_text_is_shown_as_text(stage_page):
    page = stage_page(shown(hostile_trace()))
    for index in range(0, len(STEPS), 5):
        goto(page, index)
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    assert page.evaluate("() => window.hacked") is None
    assert count(page, ".la-stage img, .la-stage script") == 0
    text = page.evaluate("() => document.querySelector('[data-lane=lookahead] .la-text').textContent")
    for name in ("tag", "template", "quotes", "emoji", "long"):
        assert HOSTILE[name] in text
    widest = page.eval_on_selector_all(".la-node rect", "boxes => Math.max(...boxes.map(b => +b.getAttribute('width')))")
    assert widest < 260
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_bytes_of_a_character_join_and_copies_are_clean(stage_page):
    trace = fresh()
    tokens = trace.tokens("lookahead")
    for token, text in zip(dict.fromkeys(tokens), ["<0xE4>", "<0xBD>", "<0xA0>", " ok"], strict=False):
        trace.words[token] = text
    page = stage_page(shown(trace))
    texts = page.eval_on_selector_all("[data-lane=lookahead] .la-token", "spans => spans.slice(0, 4).map(s => s.textContent)")
    assert texts == ["", "", "你", " ok"]
    copied = page.evaluate(
        """() => {
          const body = document.querySelector('[data-lane=lookahead] .la-text');
          getSelection().selectAllChildren(body);
          const data = new DataTransfer();
          body.dispatchEvent(new ClipboardEvent('copy', {clipboardData: data, bubbles: true, cancelable: true}));
          return data.getData('text/plain');
        }"""
    )
    plain = "".join(trace.words[token] for token in tokens if trace.words[token] != "<|end|>")
    assert copied == plain.replace("<0xE4><0xBD><0xA0>", "你")


def messages(trace: Trace, batch: int = 5) -> list[str]:
    """A live run as the page's server sends it: the lane whose clock is behind goes next."""
    writer = StageWriter("live")
    fresh = Trace(prompt=trace.prompt, meta=trace.meta, words={})
    fresh.words = {token: trace.words[token] for token in trace.prompt if token in trace.words}
    queues = {lane: list(steps) for lane, steps in trace.lanes.items()}
    clocks = dict.fromkeys(queues, 0.0)
    sent, out = [], [writer.begin(fresh)]
    while any(queues.values()):
        lane = min((lane for lane in queues if queues[lane]), key=clocks.__getitem__)
        step = queues[lane].pop(0)
        clocks[lane] += step.clock.total if step.index else 0.0
        sent.append(step)
        if len(sent) == batch:
            out.append(writer.steps(sent, trace.words))
            sent = []
    return [*out, writer.steps(sent, trace.words), writer.end(trace)]


def test_live_steps_are_drawn_as_they_come(stage_page):
    page = stage_page()
    page.evaluate("() => { window.first = document.querySelector('.la-tree'); }")
    sent = messages(TRACE)
    for number, message in enumerate(sent[:-1]):
        page.evaluate("text => stage.receive(text)", message)
        if number == 12:
            settle(page)
            assert page.inner_text(".la-badge") == "live"
            newest = page.evaluate("() => stage.recording.lanes.lookahead.last")
            assert page.evaluate("() => stage.transport.index") == newest
            page.evaluate("() => stage.goto(3)")
    settle(page)
    assert page.evaluate("() => stage.transport.index") == 3, "a viewer who scrubs back is left there"
    page.evaluate("text => stage.receive(text)", sent[-1])
    settle(page)
    assert page.evaluate("() => stage.transport.index") == 3
    assert page.inner_text(".la-badge") == "replay"
    assert page.evaluate("() => JSON.stringify(stage.recording.toJSON().lanes)") == json.dumps(
        TRACE.to_json()["lanes"], separators=(",", ":")
    )
    assert page.evaluate("() => window.first === document.querySelector('.la-tree')")


def test_a_lost_message_is_repaired_by_the_end(stage_page):
    page = stage_page()
    sent = messages(TRACE)
    for number, message in enumerate(sent[:-1]):
        if number != 6:
            page.evaluate("text => stage.receive(text)", message)
    settle(page)
    assert "lost on the way" in page.inner_text(".la-status")
    page.evaluate("text => stage.receive(text)", sent[-1])
    settle(page)
    assert page.inner_text(".la-status") == ""
    assert page.evaluate("() => stage.recording.lanes.lookahead.steps.length") == len(STEPS)


def test_steps_of_another_run_are_ignored(stage_page):
    page = stage_page()
    sent = messages(TRACE)
    for message in sent[:3]:
        page.evaluate("text => stage.receive(text)", message)
    known = page.evaluate("() => stage.recording.lanes.plain.steps.length")
    page.evaluate("text => stage.receive(text)", sent[3].replace('"run":"live"', '"run":"older"'))
    assert page.evaluate("() => stage.recording.lanes.plain.steps.length") == known


def test_a_step_event_tells_the_page(stage_page):
    page = stage_page(shown())
    page.evaluate(
        "() => { window.seen = []; document.addEventListener('lookahead-step', (e) => seen.push(e.detail)); stage.goto(9); }"
    )
    settle(page)
    assert page.evaluate("() => seen") == [{"step": 9, "lane": "lookahead"}]


def test_reduced_motion_does_not_play_by_itself(stage_page):
    page = stage_page(shown(autoplay=True), still=True)
    assert page.evaluate("() => stage.transport.playing") is False
    page = stage_page(shown(autoplay=True))
    assert page.evaluate("() => stage.transport.playing") is True
    assert re.fullmatch(r"slowed \d+×", page.evaluate("() => document.querySelector('.la-speed-choice').options[0].text"))


def test_screen_reader_hears_the_sentence(stage_page):
    page = stage_page(shown())
    goto(page, 7)
    page.wait_for_function("() => document.querySelector('.la-voice').textContent.startsWith('Step 7:')", timeout=30_000)


def test_phone_shows_one_view_at_a_time(stage_page):
    page = stage_page(shown(), width=390, height=844)
    goto(page, WIDE)
    views = {"text": 2, "steps": 2, "tree": 1, "mask": 1}
    for view, panels in views.items():
        page.click(f"[data-tab={view}]")
        settle(page)
        assert page.locator(".la-panel:visible").count() == panels
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), view


def test_projector_fits_one_screen(stage_page):
    page = stage_page(shown(), width=1280, height=720)
    goto(page, WIDE)
    page.keyboard.press("p")
    settle(page)
    assert page.evaluate("() => stage.root.scrollHeight <= innerHeight")
    page.keyboard.press("Escape")
    assert count(page, ".la-projector") == 0


SETTINGS = {"resultTypes": ["violations"]}
COLOURLESS = {**SETTINGS, "rules": {"color-contrast": {"enabled": False}}}  # the slow rule: once a theme is enough


@pytest.mark.parametrize(
    ("dark", "view", "settings"),
    [(False, "desk", SETTINGS), (True, "desk", SETTINGS), (False, "phone", COLOURLESS), (True, "projector", COLOURLESS)],
    ids=["light", "dark", "phone", "projector"],
)
def test_accessibility_check_finds_nothing_serious(stage_page, dark, view, settings):
    axe = pytest.importorskip("axe_core_python", reason="axe-core-python is not installed")
    size = {"width": 390, "height": 844} if view == "phone" else {}
    page = stage_page(shown(), dark=dark, **size)
    goto(page, WIDE)
    if view == "projector":
        page.evaluate("() => stage.setProjector(true)")
    page.evaluate("() => document.querySelectorAll('details').forEach((box) => { box.open = true; })")
    page.evaluate((Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8") + "; 0")
    for tab in ("text", "steps", "tree", "mask") if view == "phone" else ("text",):
        page.evaluate("tab => stage.setTab(tab)", tab)
        settle(page)
        report = page.evaluate("settings => axe.run(document, settings)", settings)
        serious = [
            (entry["id"], [(node["html"][:160], node["failureSummary"][:300]) for node in entry["nodes"][:3]])
            for entry in report["violations"]
            if entry["impact"] in ("serious", "critical")
        ]
        assert serious == []


def test_the_replay_file_stands_alone(stage_page, browser, tmp_path):
    page = stage_page(shown())
    pages = {"browser": page.evaluate("() => stage.standalone()")}
    from visual.stage.export import standalone_html

    pages["python"] = standalone_html(TRACE)
    for name, text in pages.items():
        file = tmp_path / f"{name}.html"
        file.write_text(text, encoding="utf-8")
        context = browser.new_context(reduced_motion="reduce")
        alone, asked = context.new_page(), []
        alone.set_default_timeout(60_000)
        alone.on("request", lambda request, asked=asked: asked.append(request.url))
        alone.on("pageerror", lambda error, asked=asked: asked.append(str(error)))
        alone.goto(file.as_uri())
        alone.wait_for_selector(".la-token:not([hidden])")
        assert "Same text: all" in alone.inner_text(".la-same")
        assert asked == [file.as_uri()]
        context.close()


def test_the_replay_file_of_a_hostile_trace_is_harmless(browser, tmp_path):
    from visual.stage.export import standalone_html

    file = tmp_path / "hostile.html"
    file.write_text(standalone_html(hostile_trace()), encoding="utf-8", errors="surrogatepass")
    page = browser.new_page()
    page.goto(file.as_uri())
    page.wait_for_selector(".la-token", state="attached", timeout=60_000)
    assert page.evaluate("() => window.hacked") is None
    page.close()


def broken_traces() -> dict[str, Any]:
    """Traces with one fault each."""

    def spoil(change: Any) -> Any:
        data = json.loads(TEXT)
        change(data)
        return data

    step = WIDE
    drafted = lambda data: data["lanes"]["lookahead"][step]  # noqa: E731
    return {
        "not a trace": {"hello": 1},
        "a list": [1, 2],
        "version": spoil(lambda data: data.update(version=2)),
        "lane": spoil(lambda data: data["lanes"].update(third=[])),
        "no lanes": spoil(lambda data: data.update(lanes={})),
        "gap": spoil(lambda data: data["lanes"]["plain"].pop(3)),
        "word": spoil(lambda data: data["words"].update({"1": {"x": 1}})),
        "token": spoil(lambda data: drafted(data)["t"].append("<b>")),
        "clock": spoil(lambda data: drafted(data).update(c=[1, 2])),
        "negative clock": spoil(lambda data: drafted(data)["c"].__setitem__(0, -5)),
        "parent": spoil(lambda data: drafted(data)["p"].__setitem__(0, 5)),
        "path": spoil(lambda data: drafted(data).update(a=[len(drafted(data)["d"]) - 1])),
        "sources": spoil(lambda data: drafted(data).update(o="x" * len(drafted(data)["d"]))),
        "too wide": spoil(lambda data: drafted(data).update(d=[1] * 300)),
        "candidates": spoil(lambda data: drafted(data).update(r=[[999, 1, 1]])),
        "end": spoil(lambda data: drafted(data).update(e=5)),
    }


def test_the_browser_refuses_what_python_refuses(stage_page):
    page = stage_page()
    check = "data => { try { LookaheadStage.validate(data); return null; } catch (error) { return error.message; } }"
    assert page.evaluate(check, TRACE.to_json()) is None
    broken = broken_traces()
    for data in broken.values():
        with pytest.raises(ValueError, match="trace:"):
            validate(data)
    words = page.evaluate(f"many => many.map({check})", [json.loads(json.dumps(data)) for data in broken.values()])
    for name, why in zip(broken, words, strict=True):
        assert str(why).startswith("trace:"), name


def test_a_bad_file_is_refused_with_the_reason_and_a_good_one_is_shown(stage_page, tmp_path):
    page = stage_page(shown())
    bad, good = tmp_path / "bad.json", tmp_path / "good.json"
    bad.write_text(json.dumps(broken_traces()["path"]))
    good.write_text(TEXT, encoding="utf-8")
    page.set_input_files(".la-file", str(bad))
    page.wait_for_function("() => document.querySelector('.la-status').dataset.level === 'error'")
    assert "is not a path from the root" in page.inner_text(".la-status")
    page.set_input_files(".la-file", str(good))
    page.wait_for_function("() => document.querySelector('.la-status').textContent === ''")
    assert page.evaluate("() => stage.transport.playing") is True


def test_graph_and_picture_of_a_step(stage_page):
    nx = pytest.importorskip("networkx")
    page = stage_page(shown())
    goto(page, WIDE)
    written = page.evaluate(
        """() => {
          const blob = Blob;
          let text;
          window.Blob = function (parts) { text = parts[0]; return new blob(parts); };
          document.querySelector('[data-do=graph]').click();
          window.Blob = blob;
          return text;
        }"""
    )
    ours, theirs = drafted_graph(TRACE, WIDE), nx.parse_graphml(written)
    assert {name: dict(facts) for name, facts in theirs.nodes(data=True)} == {
        name: dict(facts) for name, facts in ours.nodes(data=True)
    }
    assert set(theirs.edges) == set(ours.edges)
    picture = page.evaluate("() => stage.picture()")
    assert (
        page.evaluate(
            "text => new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror').length", picture
        )
        == 0
    )


def test_chinese_has_every_sentence(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    page.evaluate("() => stage.setLanguage('zh')")
    settle(page)
    assert re.search("第 .* 步：一次前向", page.inner_text(".la-tell"))
    assert page.inner_text("[data-do=projector]") == "投影"


def test_scrubbing_a_whole_trace_asks_for_nothing(stage_page):
    page = stage_page(shown())  # the fixture fails on any request
    box = page.locator(".la-slider").bounding_box()
    page.mouse.move(box["x"] + 1, box["y"] + 20)
    page.mouse.down()
    for part in (10, 20, 35):
        page.mouse.move(box["x"] + box["width"] * part / 100, box["y"] + 20)
        passed = "part => Math.abs(stage.transport.time / stage.recording.end - part / 100) < 0.01"
        page.wait_for_function(passed, arg=part, timeout=30_000)
    page.mouse.up()
    drawn = page.evaluate(
        """() => { const lane = stage.recording.focus; const seen = new Set();
          for (const end of lane.ends) { stage.transport.seek(end); stage.draw(); seen.add(stage.drawnStep); }
          return seen.size; }"""
    )
    assert drawn == len(STEPS)
