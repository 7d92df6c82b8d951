"""The way from the race to how it was won: the button beside the lane, the parts of a pass, what they say and show."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from conftest import settle
from stage_page import STEPS, TRACE, WIDE, count, fresh, goto, shown

from visual.recordings.presets import presets

pytestmark = pytest.mark.browser
INSIDE = """() => {
  const panels = [".la-tree-scroll", ".la-mask-box", ".la-before", ".la-text"];
  const boxes = [...document.querySelectorAll(panels.join())].map((panel) => panel.getBoundingClientRect());
  const home = document.querySelector(".la-sky").getBoundingClientRect();
  const holds = ({left, right, top, bottom}, x, y) => x > left - 3 && x < right + 3 && y > top - 3 && y < bottom + 3;
  return [...document.querySelectorAll(".la-flying")].flatMap((word) => word.getAnimations().flatMap((move) =>
    move.effect.getKeyframes().map(({transform}) => {
      const [x, y] = transform.match(/-?[\\d.]+(?=px)/g).map(Number);
      const [left, top] = [home.left + x, home.top + y + 2];
      return boxes.some((box) => holds(box, left, top)) ? null : [word.textContent, left, top];
    })));
}"""
"""Start and end of every flying word: null where it lies within a panel, else the word and the place."""


def preset_message(place: int) -> dict[str, Any]:
    return {"kind": "trace", "run": "t", "trace": presets()[place].trace().to_json(), "autoplay": False}


@pytest.mark.parametrize("width", [1280, 390])
def test_one_button_beside_the_lane_leads_into_slow_motion(stage_page: Callable[..., Any], width: int) -> None:
    page = stage_page(shown(), width=width, height=844)
    button = page.locator(".la-how:visible")
    assert button.count() == 1
    assert button.inner_text().startswith("How?")
    box = button.bounding_box()
    assert box["y"] + box["height"] <= 844, "it is on the first screen"
    assert box["height"] >= (44 if width == 390 else 30)
    button.click()
    page.wait_for_selector(".la-stage[data-frame='0']")
    assert page.evaluate("stage.transport.playing")
    said = set()
    for frame in range(4):
        page.wait_for_function(f"document.querySelector('.la-stage').dataset.frame === '{frame}'")
        settle(page)
        said.add(page.inner_text(".la-tell").split(":")[0])
    assert {"Look up", "Guess", "Check"} < said
    page.evaluate("stage.transport.stop()")


def test_the_button_starts_its_own_lane(stage_page: Callable[..., Any]) -> None:
    page = stage_page(shown())
    page.click(".la-lane[data-lane=plain] .la-lane-name")
    settle(page)
    assert page.evaluate("stage.recording.focus.name") == "plain"
    page.click(".la-how:visible")
    settle(page)
    assert page.evaluate("stage.recording.focus.name") == "lookahead"
    assert page.evaluate("stage.transport.index") > 0
    page.evaluate("stage.transport.stop()")


def test_no_button_before_there_is_something_to_explain(stage_page: Callable[..., Any]) -> None:
    data = TRACE.to_json()
    page = stage_page({"kind": "begin", "run": "t", "seq": 1, **{key: data[key] for key in ("meta", "prompt", "words")}})
    assert count(page, ".la-how:visible") == 0


def test_a_pass_says_what_it_is(stage_page: Callable[..., Any]) -> None:
    """What one pass is, and why it gives several tokens, stands in the sentences."""
    page = stage_page(shown())
    page.evaluate(f"() => {{ stage.transport.turn(() => stage.transport.showFrame({WIDE}, 1)); }}")
    settle(page)
    told = page.inner_text(".la-tell")
    assert f"the model runs once over {len(STEPS[WIDE].tree) + 1} tokens" in told
    page.click(".la-lane[data-lane=plain] .la-lane-name")
    goto(page, 3)
    assert re.search("The model runs once, .* and writes one token", page.inner_text(".la-tell"))


def test_accepted_words_read_as_a_text(stage_page: Callable[..., Any]) -> None:
    page = stage_page(shown())
    page.evaluate(f"() => {{ stage.transport.turn(() => stage.transport.showFrame({WIDE}, 2)); }}")
    settle(page)
    accepted = "".join(TRACE.words[STEPS[WIDE].tree.tokens[node]] for node in STEPS[WIDE].path)
    words = " ".join(accepted.split())
    assert words
    assert f"‘{words if len(words) <= 60 else '…' + words[-59:]}’" in page.inner_text(".la-tell")


def test_the_mask_gives_an_example_in_words(stage_page: Callable[..., Any]) -> None:
    page = stage_page(shown())
    goto(page, WIDE)
    said = page.inner_text(".la-mask-say")
    row = next(one for one in reversed(page.evaluate("stage.mask.rows")) if one - 1 in STEPS[WIDE].path)
    assert f"‘{page.evaluate(f'stage.mask.wordOf({row})')}’, for one, sees ‘" in said
    assert said.endswith("Point at a row.")


@pytest.mark.skipif(not presets(), reason="no recordings in assets/presets")
@pytest.mark.parametrize(("lang", "name"), [("en", "Guess"), ("zh", "猜测")])
def test_the_tab_of_guesses_without_the_trie_has_no_number(stage_page: Callable[..., Any], lang: str, name: str) -> None:
    trace = TRACE.to_json()
    described = [{"lane": lane, "method": {"lookahead": "lookup"}.get(lane, lane), "title": lane} for lane in trace["lanes"]]
    trace = {**trace, "meta": {**trace["meta"], "lanes": described}}
    page = stage_page({"kind": "trace", "trace": trace, "autoplay": False}, width=390)
    page.evaluate("lang => stage.setLanguage(lang)", lang)
    settle(page)
    assert page.inner_text("[data-tab=tree]") == name


def test_markers_are_no_words_of_the_place_before(stage_page: Callable[..., Any]) -> None:
    page, seen = stage_page(preset_message(0)), []
    words = ".la-before .la-word:not(.matched, .follows)"
    for step in range(1, page.evaluate("stage.recording.focus.last") + 1):
        goto(page, step)
        seen += page.eval_on_selector_all(words, "words => words.map(word => word.textContent)")
    assert seen
    assert [word for word in seen if word.startswith("<")] == []


@pytest.mark.skipif(not presets(), reason="no recordings in assets/presets")
def test_what_follows_a_long_match_is_in_sight_on_a_phone(stage_page: Callable[..., Any]) -> None:
    longest = 0
    for place in range(len(presets())):
        page = stage_page(preset_message(place), width=390)
        steps = page.evaluate("stage.recording.focus.steps.map((step, index) => [step.matched, index])")
        matched, index = max(steps[1:])
        goto(page, index)
        if not count(page, ".la-before .follows"):
            continue
        longest = max(longest, matched)
        line, word = (page.locator(part).bounding_box() for part in (".la-before", ".la-before .follows >> nth=0"))
        assert word["y"] < line["y"] + line["height"] - 8, place
    assert longest > 8


@pytest.mark.skipif(not presets(), reason="no recordings in assets/presets")
@pytest.mark.parametrize("frame", [1, 3])
def test_no_word_flies_in_from_outside_the_panels(stage_page: Callable[..., Any], frame: int) -> None:
    """Nodes that are scrolled out of the tree count as being at its edge."""
    page = stage_page(preset_message(0), height=620)
    page.evaluate("document.querySelector('.la-tree-panel').style.height = '110px'")
    page.evaluate("() => { stage.slowMotion(); stage.transport.stop(); }")
    page.evaluate("frame => stage.transport.turn(() => stage.transport.showFrame(stage.transport.index + 1, frame))", frame)
    settle(page)
    if frame == 1:
        assert page.evaluate(
            "() => { const box = document.querySelector('.la-tree-scroll'); return box.scrollHeight > box.clientHeight + 40; }"
        ), "nothing is out of sight"
    found = page.evaluate(INSIDE)
    assert found
    assert [one for one in found if one] == []


def test_a_long_row_goes_on_below_with_a_line_around_its_end(stage_page: Callable[..., Any]) -> None:
    page = stage_page(shown(), width=390)
    goto(page, WIDE)
    found = page.evaluate(
        """() => stage.tree.planned.items.flatMap((item, place) => {
          if (!item.wraps || item.parent.children[0] !== item) return [];
          const box = document.querySelectorAll(".la-edge")[place - 1].getBBox();
          const [right, room] = [box.x + box.width, stage.tree.scroll.clientWidth];
          return [{right: right - item.parent.x - item.parent.width, left: item.x - box.x, wide: room - right}];
        })"""
    )
    assert found, "no row is too wide"
    for edge in found:
        assert edge["right"] > 4, "it leaves its row at the end"
        assert edge["left"] > 4, "it comes to its node from the left"
        assert edge["wide"] >= 0, "it stays in the panel"


def test_rows_out_of_sight_fade(stage_page: Callable[..., Any]) -> None:
    trace = fresh()
    page = stage_page(shown(trace), height=620)
    page.evaluate("document.querySelector('.la-tree-panel').style.height = '170px'")
    page.evaluate("stage.redrawAll()")
    goto(page, WIDE)
    box = page.locator(".la-tree-scroll")
    box.evaluate("box => { box.scrollTop = 0; }")
    page.wait_for_selector(".la-tree-scroll.la-more")
    box.evaluate("box => { box.scrollTop = box.scrollHeight; }")
    page.wait_for_selector(".la-tree-scroll:not(.la-more)")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_caption_covers_no_row_of_the_mask(stage_page: Callable[..., Any], width: int) -> None:
    page = stage_page(shown(), width=width, height=844)
    goto(page, WIDE)
    page.evaluate("stage.setTab('mask')")
    settle(page)
    for row in (None, 5):
        page.evaluate("row => stage.light(row)", row)
        settle(page)
        said, rows = (page.locator(part).bounding_box() for part in (".la-mask-say", ".la-mask-box"))
        assert said["y"] + said["height"] <= rows["y"] + 1


@pytest.mark.skipif(not presets(), reason="no recordings in assets/presets")
def test_no_row_of_the_tree_is_left_empty(stage_page: Callable[..., Any]) -> None:
    """A further child that is too far right begins its row at the left."""
    for width in (700, 390):
        page = stage_page(preset_message(0), width=width)
        for step in range(1, page.evaluate("stage.recording.focus.last") + 1):
            goto(page, step)
            rows = page.evaluate("[stage.tree.planned.rows, new Set(stage.tree.planned.items.map(({row}) => row)).size]")
            assert rows[0] == rows[1], step


@pytest.mark.parametrize("still", [False, True], ids=["moving", "reduced motion"])
def test_whoever_waits_in_line_sees_something_move(stage_page: Callable[..., Any], still: bool) -> None:
    page = stage_page(shown(), still=still)
    page.evaluate("stage.transport.seek(Infinity)")
    settle(page)
    message = {"kind": "status", "run": "u", "seq": 1, "text": "One race is before yours.", "level": "busy", "waits": True}
    page.evaluate("text => stage.receive(text)", json.dumps(message))
    settle(page)
    assert page.evaluate("stage.transport.playing") != still
    assert page.inner_text(".la-status") == "One race is before yours."
    page.evaluate("stage.transport.stop()")


def test_the_button_comes_when_the_live_race_is_over_and_moves_nothing(stage_page: Callable[..., Any]) -> None:
    data = TRACE.to_json()
    first = {key: data[key] for key in ("meta", "prompt", "words")}
    steps = [[lane, step.to_json()] for lane in ("plain", "lookahead") for step in TRACE.lanes[lane][:8]]
    page = stage_page({"kind": "begin", "run": "t", "seq": 1, **first})
    message = {"kind": "steps", "run": "t", "seq": 2, "words": {}, "steps": steps}
    page.evaluate("text => stage.receive(text)", json.dumps(message))
    settle(page)
    assert count(page, ".la-how:visible") == 0
    before = page.locator(".la-timeline").bounding_box()["y"]
    page.evaluate("text => stage.receive(text)", json.dumps({"kind": "end", "run": "t", "seq": 3, "trace": data}))
    settle(page)
    assert count(page, ".la-how:visible") == 1
    assert page.locator(".la-timeline").bounding_box()["y"] == before


def test_code_at_the_end_of_a_prompt_is_not_its_question(stage_page: Callable[..., Any]) -> None:
    page, asks = stage_page(), "prompt => LookaheadStage.questionOf(prompt).text"
    code = "```python\ndef grade(points):\n    return 'A'\n\n\ndef other():\n    pass\n```"
    assert (
        page.evaluate(asks, f"Add a case: 60 points or more give a D.\n\n{code}\n") == "Add a case: 60 points or more give a D."
    )
    assert page.evaluate(asks, f"{code}\n\nRename the function.") == "Rename the function."
    assert page.evaluate(asks, "An old tale.\n\nTell it anew.") == "Tell it anew."
