"""The stage alone in Chromium, fed with fixture traces: what is drawn is what the trace says."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from conftest import settle
from stage_page import STEPS, TEXT, TRACE, WIDE, count, fresh, goto, shown, states

from lookahead_core.trace.trace import Trace
from visual.recordings.presets import presets

pytestmark = pytest.mark.browser


def test_nodes_states_and_mask_cells_are_those_of_the_trace(stage_page):
    page = stage_page(shown())
    for index in [1, 4, 6, 8, 20, WIDE, len(STEPS) - 1]:
        step = STEPS[index]
        goto(page, index)
        drawn = {state: count(page, f".la-node.{state}") for state in ("accepted", "rejected", "bonus")}
        assert drawn == states(step)
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


def test_a_first_child_stays_on_its_parents_row_and_a_column_is_a_depth(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    items = page.evaluate(
        "() => stage.tree.planned.items.map(({ depth, row, parent }) => [depth, row, stage.tree.planned.items.indexOf(parent)])"
    )
    assert len({(depth, row) for depth, row, _ in items}) == len(items)
    seen = set()
    for depth, row, parent in items[1:]:
        assert depth == items[parent][0] + 1
        assert parent in seen or row == items[parent][1]
        seen.add(parent)


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


@pytest.mark.parametrize(("strategy", "named"), [("lookahead-decoding", "LookaheadDecoding"), ("lookup", "Prompt lookup")])
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
