"""The stage in projector mode, in a browser: what has room, and what takes the focus."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import settle
from stage_page import WIDE, count, goto, shown

pytestmark = pytest.mark.browser


def test_projector_fits_one_screen(stage_page):
    page = stage_page(shown(), width=1280, height=720)
    goto(page, WIDE)
    page.keyboard.press("p")
    settle(page)
    assert page.evaluate("() => stage.root.scrollHeight <= innerHeight")
    page.keyboard.press("Escape")
    assert count(page, ".la-projector") == 0


def test_projector_keeps_room_for_text_tree_and_mask(stage_page):
    page = stage_page(shown())
    page.add_style_tag(path=Path(__file__).parent.parent / "visual" / "pages" / "page.css")
    page.evaluate("() => document.documentElement.classList.add('la-styled')")  # as on the app's page
    goto(page, WIDE)
    page.evaluate("() => stage.setProjector(true)")
    heights = "parts => parts.map((part) => part.clientHeight)"
    for width, height, text in ((1280, 800, 96), (1280, 720, 64), (844, 390, 64)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert min(page.eval_on_selector_all(".la-text", heights)) >= text, "two or three lines"
        assert min(page.eval_on_selector_all(".la-tree-scroll, .la-mask-box", heights)) >= 80
        bottoms = page.eval_on_selector_all(".la-lane", "lanes => lanes.map((lane) => lane.getBoundingClientRect().bottom)")
        assert max(bottoms) <= page.locator(".la-timeline").bounding_box()["y"]


def test_the_focus_does_not_walk_behind_the_projector(stage_page):
    page = stage_page(shown())
    page.evaluate("() => stage.element.insertAdjacentHTML('beforebegin', '<button id=behind>behind</button>')")
    page.focus("#behind")
    page.keyboard.press("p")
    settle(page)
    page.keyboard.press("Tab")
    assert page.evaluate("stage.root.contains(document.activeElement)")
    page.evaluate("document.getElementById('behind').focus()")
    assert not page.evaluate("document.activeElement.id")
    page.keyboard.press("Escape")
    assert count(page, ".la-projector") == 0
    page.focus("#behind")
    assert page.evaluate("document.activeElement.id") == "behind"
