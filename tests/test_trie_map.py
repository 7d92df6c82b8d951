"""The map of the trie: what of a trie it holds, and its drawing in a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import settle

from lookahead_core.trie import TokenTrie
from visual import palette
from visual.charts.trie_map import blocks, largest, trie_graph
from visual.pages.map_panel import SKELETON, part

ANSWERS = ([1, 2, 3, 4, 5], [1, 2, 3, 9], [7, 1, 2, 8], *([1, 2, 20 + other] for other in range(14)))
WORDS = {1: " the", 2: " cat", 3: "<b>", 4: "Run"}
PAGE = (
    "<!doctype html><html lang=en><head><title>map</title><style>{palette}{css}</style></head>"
    "<body class='{dark}'><main>{skeleton}</main><script>{script};"
    "window.map = LookaheadMap.mount(document.querySelector('.trie-map'));</script></body></html>"
)
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.tm-block')].map((block) => block.getBoundingClientRect());
  const share = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]) > 1;
  const meet = (a, b) => share(a, b, 'left', 'right') && share(a, b, 'top', 'bottom');
  return boxes.flatMap((a, place) => boxes.slice(place + 1).filter((b) => meet(a, b))).length;
}"""
"""How many pairs of blocks overlap."""


def real() -> tuple[int, list[tuple[int, str, int]]]:
    """The map of a real trie."""
    trie = TokenTrie(branch_length=4)
    for answer in ANSWERS:
        trie.insert(answer)
    return blocks(trie_graph(trie.most_used(), WORDS))


def test_it_counts_and_cuts() -> None:
    graph = trie_graph([((1,), 6), ((1, 2), 3), ((1, 2, 3), 4), ((1, 3), 1), ((2,), 1)], {1: "a", 2: "<b>", 3: "c"})
    # (1, 2) was halved by an eviction and its child was not: a block is never smaller than what lies in it.
    assert {node: graph.nodes[node]["count"] for node in graph} == {(): 7, (1,): 6, (1, 2): 4, (1, 2, 3): 4, (1, 3): 1, (2,): 1}
    assert set(largest(graph, most=3)) == {(), (1,), (2,)}
    assert blocks(graph) == (7, [(-1, "a", 6), (-1, "<b>", 1), (0, "<b>", 4), (0, "c", 1), (2, "c", 4)])


def test_the_map_of_a_real_trie_holds_its_nodes() -> None:
    trie = TokenTrie(branch_length=4)
    for answer in ANSWERS:
        trie.insert(answer)
    total, found = blocks(trie_graph(trie.most_used(), WORDS))
    assert len(found) == len(trie)
    assert total == sum(map(len, ANSWERS))
    cat = next(place for place, (parent, word, _) in enumerate(found) if word == "·cat" and parent >= 0)
    assert found[found[cat][0]][1] == "·the"
    assert found[cat][2] == len(ANSWERS)
    assert all(parent < place for place, (parent, _, _) in enumerate(found)), "a child stands before its parent"


def opened(browser: Any, dark: bool = False, width: int = 1280, found: Any = None) -> Any:
    """A page with nothing but the map of a trie on it, by default a real one."""
    page = browser.new_page(viewport={"width": width, "height": 900})
    css = f"body{{background:var(--paper)}}{part('map.css')}"
    filled = {"palette": palette.css(), "css": css, "skeleton": SKELETON, "script": part("map.js")}
    page.set_content(PAGE.format(**filled, dark="dark" if dark else ""))
    page.evaluate("text => map.show(text)", json.dumps(found or real()))
    settle(page)
    return page


@pytest.mark.browser
@pytest.mark.parametrize(("width", "least"), [(1280, 26), (390, 44)])
def test_every_block_can_be_read_and_hit(browser: Any, width: int, least: int) -> None:
    page = opened(browser, width=width)
    heights = page.eval_on_selector_all(".tm-block", "blocks => blocks.map(block => block.getBoundingClientRect().height)")
    assert len(heights) > 10
    assert min(heights) >= least - 0.5
    assert page.evaluate(OVERLAPS) == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    sizes = page.eval_on_selector_all(".trie-map *", "all => [...new Set(all.map(one => getComputedStyle(one).fontSize))]")
    assert set(sizes) <= {"12px", "14px"}, "sizes of the stage alone"
    page.close()


@pytest.mark.browser
def test_a_click_goes_on_and_the_path_leads_back(browser: Any) -> None:
    page = opened(browser)
    before = page.locator(".tm-block").count()
    page.click(".tm-block:has-text('·the') >> nth=0")
    assert page.inner_text(".tm-path").split() == ["⌂", "·the"]
    assert page.inner_text(".tm-block >> nth=0").split() == ["·cat", "100", "%"]
    shares = page.eval_on_selector_all(".tm-block", "all => all.filter(one => one.column === 1).map(one => one.textContent)")
    assert shares[0] == "<b>12 %", "2 of 17 answers go on so, and a tag is a text"
    page.click(".tm-step >> nth=0")
    assert page.locator(".tm-block").count() == before
    page.close()


@pytest.mark.browser
def test_a_share_is_of_all_sequences_not_of_the_drawn_ones(browser: Any) -> None:
    trie = TokenTrie(branch_length=4)
    trie.insert([1])
    trie.insert(list(range(1, 100)))  # 100 tokens with 99 first ones, of which 36 are drawn
    total = int(trie.store.nodes["total"][trie.root])
    page = opened(browser, found=blocks(trie_graph(trie.most_used(50), WORDS, total)))
    assert page.inner_text(".tm-block >> nth=0").split() == ["·the", "2", "%"]
    page.close()


@pytest.mark.browser
def test_what_has_no_room_is_counted_and_shown_on_demand(browser: Any) -> None:
    page = opened(browser, width=390)
    page.click(".tm-block:has-text('·the') >> nth=0")
    page.click(".tm-block:has-text('·cat') >> nth=0")
    rest = page.locator(".tm-rest").last  # that of the first column
    hidden = int(rest.inner_text().removeprefix("+"))
    shown = page.eval_on_selector_all(".tm-block:not(.tm-rest)", "all => all.filter(one => one.column === 0).length")
    assert shown + hidden == 16, "all that followed ‘the cat’"
    rest.click()
    assert page.eval_on_selector_all(".tm-block", "all => all.filter(one => one.column === 0).length") == hidden
    page.close()


@pytest.mark.browser
def test_another_width_keeps_the_focus(browser: Any) -> None:
    page = opened(browser)
    page.focus(".tm-block >> nth=1")
    node = page.evaluate("document.activeElement.dataset.node")
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_function("map.width < 800")
    assert page.evaluate("document.activeElement.dataset.node") == node
    page.close()


@pytest.mark.browser
def test_the_keys_go_everywhere(browser: Any) -> None:
    page = opened(browser)
    assert page.locator(".tm-block[tabindex='0']").count() == 1, "one stop of the Tab key"
    page.focus(".tm-block >> nth=0")
    focused = "document.activeElement.column"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == 1
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) == 0
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.above") > 0
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert page.locator(".tm-step").count() == 2
    assert page.evaluate("document.activeElement.className").startswith("tm-block")
    page.keyboard.press("Backspace")
    assert page.locator(".tm-step").count() == 1
    page.close()


@pytest.mark.browser
@pytest.mark.parametrize("dark", [False, True])
def test_it_keeps_the_rules_of_accessibility(browser: Any, dark: bool) -> None:
    axe = pytest.importorskip("axe_core_python", reason="axe-core-python is not installed")
    page = opened(browser, dark=dark)
    page.evaluate((Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8") + "; 0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:120]) for one in found if one["impact"] in ("serious", "critical")] == []
    page.close()
