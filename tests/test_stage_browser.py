"""The stage alone in Chromium, fed with fixture traces: what is drawn is what the trace says."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from conftest import settle
from make_trace import make
from stage_page import STEPS, TEXT, TRACE, WIDE, count, fresh, goto, shown, states

from lookahead_core.trace.trace import Trace

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
        page.evaluate("() => stage.setAllRows(true)")
        settle(page)
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


@pytest.mark.parametrize("width", [1280, 700, 390])
def test_the_tree_fits_its_width_and_shows_each_path_whole(stage_page, width):
    """On every pass: nothing reaches beyond the panel, the root is drawn where it belongs, each node is drawn or in a pill."""
    page = stage_page(shown(), width=width, height=900)
    measured = """() => {
      const { items } = stage.tree.planned; const panel = stage.tree.scroll;
      return { right: Math.max(...items.map((item) => item.x + item.width)), wide: panel.clientWidth,
        scrolls: panel.scrollWidth > panel.clientWidth, cells: items.map(({ row, x, width }) => [row, x, x + width]),
        nodes: items.flatMap((item) => item.nodes).sort((a, b) => a - b), root: [items[0].x, items[0].row],
        folded: items.filter((item) => item.kind === 'fold').length,
        accepted: items.filter((item) => item.kind === 'accepted').map((item) => item.nodes.length) }; }"""
    folded = 0
    for step in STEPS[1:]:
        goto(page, step.index)
        seen = page.evaluate(measured)
        assert seen["right"] <= seen["wide"]
        assert not seen["scrolls"]
        assert seen["nodes"] == list(range(len(step.tree)))
        assert seen["accepted"] == [1] * step.accepted, "the accepted path never folds"
        assert seen["root"] == [6, 0]
        for one, other in pairwise(sorted(seen["cells"])):
            assert one[0] != other[0] or one[2] <= other[1], "no node covers another"
        folded += seen["folded"]
    assert folded or width > 1000, "a narrow panel folds some run"


def test_a_pill_unfolds(stage_page):
    page = stage_page(shown(), width=700, height=900)
    for step in STEPS[1:]:
        goto(page, step.index)
        if count(page, ".la-node.fold"):
            break
    before = count(page, ".la-node")
    assert re.search(r"‹ \d+ tokens", page.text_content(".la-node.fold >> nth=0"))
    page.locator(".la-node.fold .la-label").first.click()
    settle(page)
    assert count(page, ".la-node") > before


def test_enter_unfolds_the_whole_tree(stage_page):
    page = stage_page(shown(), width=390, height=900)
    goto(page, WIDE)
    assert count(page, ".la-node.fold")
    page.focus(".la-tree-scroll")
    page.keyboard.press("Enter")
    settle(page)
    assert count(page, ".la-node.fold") == 0


@pytest.mark.parametrize("width", [1280, 390])
def test_all_rows_of_a_wide_pass_can_be_reached(stage_page, width):
    trace = make(decoding_length=128)
    step = max(trace.lanes["lookahead"], key=lambda one: len(one.tree))
    page = stage_page(shown(trace), width=width)
    page.evaluate("() => { stage.setTab('mask'); stage.setAllRows(true); }")
    goto(page, step.index)
    assert len(step.tree) > 80
    right = "cells => Math.max(...cells.map(one => one.getBBox()).map(box => box.x + box.width))"
    reached = page.evaluate("() => [stage.mask.drawing.getAttribute('width'), stage.mask.box.scrollWidth].map(Number)")
    assert page.eval_on_selector_all(".la-cells", right) <= min(reached)
    goto(page, 1)
    assert page.evaluate("stage.mask.box.scrollWidth === stage.mask.box.clientWidth"), "a narrow pass needs no scrolling"


def test_no_chinese_word_of_the_mask_is_cut_off_by_its_edge(stage_page):
    trace = fresh()
    for token in STEPS[WIDE].tree.tokens:
        trace.words[token] = "下一个词元" * (1 + token % 3)
    page = stage_page(shown(trace), width=390)
    page.evaluate("stage.setTab('mask')")
    goto(page, WIDE)
    assert page.eval_on_selector_all(".la-word", "words => Math.min(...words.map(word => word.getBBox?.().x ?? 0))") >= 0


def test_the_mask_shows_few_rows_and_all_on_demand(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    few = page.evaluate("() => stage.mask.rows")
    assert 8 <= len(few) <= 12
    ancestors = STEPS[WIDE].tree.ancestors()
    assert all(int(other) in few for row in few for other in ancestors[row].nonzero()[0]), "no row sees what is not drawn"
    assert {node + 1 for node in STEPS[WIDE].path} <= set(few)
    words = page.eval_on_selector_all(".la-row .la-word", "texts => texts.map(text => text.textContent)")
    assert all(words)
    assert len(words) == len(few)
    page.click("[data-do=rows]")
    settle(page)
    assert page.evaluate("() => stage.mask.rows.length") == len(STEPS[WIDE].tree) + 1
    apart = """() => { const say = document.querySelector('.la-mask-say').getBoundingClientRect();
      const box = document.querySelector('.la-mask-box').getBoundingClientRect();
      return say.bottom <= box.top + 1 || say.top >= box.bottom - 1; }"""
    assert page.evaluate(apart), "the caption covers no row"


def test_causal_leak_is_the_rest_of_the_triangle(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    page.evaluate("() => stage.setAllRows(true)")
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
    page.evaluate("() => stage.setAllRows(true)")
    settle(page)
    expected = {other for other in range(len(ancestors)) if ancestors[row, other]}
    page.hover(f".la-row[data-row='{row}'] .la-block", force=True)
    wait_lit(page, expected, {row})
    assert f"Row {row}, " in page.inner_text(".la-mask-say")
    page.mouse.move(2, 2)
    wait_lit(page, set(), set())
    page.hover(f".la-node[data-row='{row}'] text")
    wait_lit(page, expected, {row})


def test_another_pass_is_drawn_without_what_was_lit(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    page.evaluate("() => stage.light(2)")
    assert count(page, ".la-lit") == 2
    page.evaluate("() => stage.transport.next()")
    settle(page)
    assert count(page, ".la-lit, .lit") == 0


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
    fate = "accepted" if third - 1 in STEPS[WIDE].path else "wrong guess"
    assert page.get_attribute(".la-mask", "aria-valuetext").startswith(f"{fate}: Row {third}, ")
    page.evaluate("stage.showFrame(1)")
    settle(page)
    page.keyboard.press("ArrowDown")
    assert page.get_attribute(".la-mask", "aria-valuetext").startswith("Row "), "not before the check"


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
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(at) == 1
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
    assert retrieve.startswith("Look up: the text ends in ")
    assert f"{len(step.tree)} guesses on " in draft
    assert f"ONE pass: the model runs once over {len(step.tree) + 1} tokens" in draft
    assert "Accepted" in verify
    assert f"gave {len(step.tokens)} tokens: {step.accepted} guesses of branch" in accept
    assert "+ 1 free token" in accept
    assert TRACE.words[step.tokens[-1]].strip() in accept


def test_every_step_tells_why_it_stopped(stage_page):
    page = stage_page(shown())
    told = page.evaluate(
        "() => stage.recording.lanes.lookahead.steps.map((_, i) => { stage.goto(i); stage.draw(); return stage.sentences[3]; })"
    )
    for step in STEPS[1:]:
        sentence = told[step.index]
        assert sentence.startswith(f"Pass {step.index} gave {len(step.tokens)} token"), sentence
        if len(step.tree):
            assert re.search("stopped there because|branch ends there|the model wanted", sentence), sentence


def test_evicted_nodes_are_told_and_marked(stage_page):
    data = json.loads(TEXT)
    data["lanes"]["lookahead"][7]["g"][2] = 1234
    page = stage_page(shown(Trace.from_json(data)))
    goto(page, 7)
    assert "1,234 rarely used leaves were evicted" in page.inner_text(".la-tell")
    assert "−1,234 evicted" in page.inner_text(".la-trie-size")
    marks = "path => path.getAttribute('d').split('M').length - 1"
    assert page.eval_on_selector(".la-growth-gone", marks) == 1
    goto(page, 6)
    assert "evicted" not in page.inner_text(".la-tell")
    assert page.eval_on_selector(".la-growth-gone", marks) == 0


def test_the_last_words_are_shown_where_they_stood_before(stage_page):
    """What is marked in the line above the tree did stand in the text, right before what was guessed."""
    page = stage_page(shown())
    found = 0
    for step in STEPS[1:40]:
        goto(page, step.index)
        spans = "spans => spans.map(span => span.textContent)"
        matched = page.eval_on_selector_all(".la-before .matched", spans)
        follows = page.eval_on_selector_all(".la-before .follows", spans)
        emitted = [token for before in STEPS[: step.index] for token in before.tokens]
        text = [TRACE.words[token].replace("\n", "⏎") for token in [*TRACE.prompt, *emitted]]
        assert text[len(text) - len(matched) :] == matched
        if follows:
            found += 1
            run = [*matched, *follows]
            assert any(text[at : at + len(run)] == run for at in range(len(text) - len(run) + 1))
            node = int(page.get_attribute(".la-before .follows >> nth=0", "data-node"))
            assert TRACE.words[step.tree.tokens[node]].replace("\n", "⏎") == follows[0]
    assert found > 10


def test_a_match_that_is_not_in_the_text_is_of_an_earlier_answer(stage_page):
    """A shorter end of the text that does occur in it is not what the guesses were looked up with."""
    page, message = stage_page(shown()), shown(fresh())
    goto(page, WIDE)
    assert count(page, ".la-before .follows")
    message["trace"]["lanes"]["lookahead"][WIDE]["m"] = 30
    page.evaluate("text => stage.receive(text)", json.dumps(message))
    goto(page, WIDE)
    assert page.inner_text(".la-before-where") == "In an earlier answer:"
    assert not count(page, ".la-before .follows")


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
    assert page.inner_text(".la-lane[data-lane=lookahead] h2") == named
    assert "without the trie" in page.inner_text(".la-tree-panel h2")
    assert "no trie; " in page.inner_text(".la-tell")
    assert page.inner_text(".la-trie-size") == ""
    page.click(".la-counts summary")
    assert "trie" not in page.inner_text(".la-settings")
    page.evaluate("text => stage.receive(text)", json.dumps(shown()))
    goto(page, WIDE)
    assert page.inner_text(".la-lane[data-lane=lookahead] h2") == "Lookahead"
    assert page.inner_text(".la-tree-panel h2") == "Guess tree"
