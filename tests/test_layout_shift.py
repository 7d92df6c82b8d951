"""Nothing moves that the visitor reads: layout shift while a race is replayed and while a pass is told part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import settle

from visual.recordings.presets import presets

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not presets(), reason="no recordings in assets/presets")]
WATCH = """() => {
  window.shifts = [];
  window.watcher?.disconnect();
  window.watcher = new PerformanceObserver((list) => {
    for (const one of list.getEntries()) shifts.push([one.value, ...one.sources.map(({node}) => node?.className ?? "")]);
  });
  watcher.observe({type: "layout-shift"});
}"""
"""Collects [value, what moved...] of every layout shift from now on."""
REPLAYED = "() => { stage.transport.speed = 'quarter'; stage.transport.seek(0); stage.transport.play(); }"
MOST = 0.05


def shifts(page: Any) -> list[Any]:
    settle(page)
    page.wait_for_timeout(100)  # the observer reports after the frame
    return page.evaluate("shifts")


@pytest.mark.parametrize("place", ["top", "inside"])
@pytest.mark.parametrize("preset", presets()[:3], ids=lambda preset: preset.path.stem)
def test_a_replay_on_a_phone_moves_nothing(stage_page: Callable[..., Any], preset: Any, place: str) -> None:
    message = {"kind": "trace", "run": "t", "trace": preset.trace().to_json(), "autoplay": False}
    page = stage_page(message, width=390, height=844)
    if place == "inside":
        page.evaluate("document.querySelector('.la-timeline').scrollIntoView()")
        settle(page)
    page.evaluate(WATCH)
    page.evaluate(REPLAYED)
    page.wait_for_function("!stage.transport.playing && stage.transport.atEnd")
    found = shifts(page)
    print(f"{preset.path.stem}, {place}: {sum(value for value, *_ in found):.4f}")
    assert sum(value for value, *_ in found) < MOST, found


@pytest.mark.parametrize("width", [390, 1280])
def test_the_parts_of_a_pass_move_nothing(stage_page: Callable[..., Any], width: int) -> None:
    message = {"kind": "trace", "run": "t", "trace": presets()[0].trace().to_json(), "autoplay": False}
    page = stage_page(message, width=width, height=844, still=True)
    page.evaluate("() => { stage.slowMotion(); stage.transport.stop(); }")
    settle(page)
    page.evaluate(WATCH)
    for frame in range(4):
        page.evaluate(
            "frame => stage.transport.turn(() => stage.transport.showFrame(stage.transport.index || 1, frame))", frame
        )
        settle(page)
    found = shifts(page)
    print(f"{width} px: {sum(value for value, *_ in found):.4f}")
    assert sum(value for value, *_ in found) < MOST, found
