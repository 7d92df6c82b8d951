"""The stage in a browser: what it says and shows is true in every part of a step, for every method, and in the exports."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from conftest import settle
from stage_page import STEPS, WIDE, count, fresh, goto, shown

from lookahead_core.trace.trace import Trace
from visual.recordings.presets import presets

pytestmark = pytest.mark.browser


def frame(page, step, part):
    page.evaluate("([step, part]) => { stage.goto(step); stage.showFrame(part); }", [step, part])
    settle(page)


@pytest.mark.parametrize("part", [0, 1, 2, 3])
def test_no_part_of_a_step_hides_text_of_a_lane_or_the_legend(stage_page, part):
    page = stage_page(shown())
    frame(page, WIDE, part)
    hidden = """() => [...document.querySelectorAll('.la-token:not([hidden]), .la-legend *')]
      .filter((element) => getComputedStyle(element).visibility !== 'visible').length"""
    assert page.evaluate(hidden) == 0
    bonus = page.eval_on_selector(".la-node.bonus", "node => getComputedStyle(node).visibility")
    assert bonus == ("hidden" if part < 2 else "visible"), "the model has not spoken yet"


@pytest.mark.parametrize("end", ["\u2028", "\u2029"])
def test_a_word_that_holds_a_line_separator_is_drawn(stage_page, end):
    trace = fresh()
    trace.words = dict.fromkeys(trace.words, 15 * "中" + end)
    page = stage_page(shown(trace), width=320)
    page.evaluate("() => stage.setTab('mask')")
    goto(page, WIDE)
    assert end not in "".join(page.locator(".la-mask text").all_text_contents())


WORDS = """one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return [range, one].map((part) => part.getBoundingClientRect().toJSON());
}"""
"""Where the words of an element are, and where its box is."""


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_word_of_the_tree_s_head_is_cut_on_a_narrow_phone(stage_page, lang):
    data = fresh().to_json()
    data["lanes"]["lookahead"][WIDE]["g"] = [123_456, 1234, 0]
    page = stage_page(shown(Trace.from_json(data)), width=320)
    page.evaluate("lang => stage.setLanguage(lang)", lang)
    goto(page, WIDE)
    heading, _ = page.locator(".la-tree-panel h2").evaluate(WORDS)
    words, box = page.locator(".la-tree-hint").evaluate(WORDS)
    assert words["right"] <= box["right"] + 0.5, "cut at its end"
    assert heading["right"] < words["left"]


@pytest.mark.parametrize("why", ["eos", "length", "stop", "context"])
def test_the_end_of_an_answer_fits_a_phone(stage_page, why):
    trace = fresh()
    for steps in trace.lanes.values():
        steps[-1] = replace(steps[-1], finished=why)
    for width in (390, 360, 320):
        page = stage_page(shown(trace), width=width)
        for lang in ("en", "zh"):
            page.evaluate("lang => { stage.setLanguage(lang); stage.transport.seek(Infinity); }", lang)
            settle(page)
            assert all(page.locator(".la-finish").all_inner_texts())
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_stage_out_of_sight_plays_without_a_fault(stage_page):
    page = stage_page()
    page.evaluate("() => { document.getElementById('stage').hidden = true; }")
    page.evaluate("message => stage.receive(message)", shown())
    for part in range(4):
        frame(page, WIDE, part)


def test_the_trie_is_counted_as_it_was_when_it_was_asked(stage_page):
    page = stage_page(shown())
    nodes = {index: STEPS[index].trie.nodes for index in (WIDE - 1, WIDE)}
    assert nodes[WIDE] > nodes[WIDE - 1]
    size, dot = (lambda: page.inner_text(".la-trie-size").replace(",", "")), ".la-growth-now"
    for part in range(3):
        frame(page, WIDE, part)
        assert size() == f"trie {nodes[WIDE - 1]} nodes"
    before = page.get_attribute(dot, "cy")
    frame(page, WIDE, 3)
    assert size() == f"trie {nodes[WIDE]} nodes (+{STEPS[WIDE].trie.added})"
    assert float(page.get_attribute(dot, "cy")) <= float(before)


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("strategy", ["lookahead-decoding", "lookup"])
def test_a_lane_without_a_trie_speaks_of_none(stage_page, strategy, lang):
    data = fresh().to_json()
    data["meta"]["settings"] = {**data["meta"].get("settings", {}), "strategy": strategy}
    for step in data["lanes"]["lookahead"]:  # as these methods write them
        step.pop("r", None), step.pop("l", None)
        step["g"], step["m"] = [0, 0, 0], int(step.get("m", 0) > 2)
    page = stage_page(shown(Trace.from_json(data)))
    page.evaluate("lang => stage.setLanguage(lang)", lang)
    read = """() => [...document.querySelectorAll('.la-stage, .la-stage *')].flatMap((element) => [
        element.getAttribute('aria-label'), element.getAttribute('title'),
        element.closest('.la-token, .la-about, .la-glossary') || element.children.length ? '' : element.textContent])"""
    said = set()
    for index in (1, WIDE, 20):
        for part in range(4):
            frame(page, index, part)
            said |= set(page.evaluate(read))
    spoken = [text for text in said if text and re.search(r"\btrie\b|字典树|most common|最常见", text, re.IGNORECASE)]
    without = {"en": "without the trie|no trie", "zh": "不用字典树"}[lang]
    assert "\n".join(text for text in spoken if not re.search(without, text)) == ""
    page.evaluate("text => stage.receive(text)", json.dumps(shown()))
    goto(page, WIDE)
    tab = page.text_content("[data-tab=tree]")
    assert tab == {"en": "Guess tree", "zh": "猜测树"}[lang], "the next race of the trie names it again"


def test_a_lane_has_one_name_everywhere(stage_page):
    trace = fresh()
    trace.meta["settings"] = {**trace.meta.get("settings", {}), "strategy": "lookahead-decoding"}
    page = stage_page(shown(trace))
    assert "LookaheadDecoding" in page.get_attribute("[data-lane=lookahead] .la-text", "aria-label")
    names = page.eval_on_selector_all(".la-phase-name", "spans => spans.map((span) => span.textContent)")
    assert [name.split(" · ")[0] for name in names] == ["Plain decoding", "LookaheadDecoding"]


def test_the_masks_buttons_say_what_they_do(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    for button, before, after in (
        ("order", "Order by branch", "Order as fed"),
        ("leak", "Plain mask", "Tree mask"),
    ):
        for label in (before, after, before):
            assert page.inner_text(f"[data-do={button}]") == label
            assert page.get_attribute(f"[data-do={button}]", "aria-pressed") is None, "a label that changes is no state"
            page.click(f"[data-do={button}]")
            settle(page)
    page.evaluate("() => stage.setLanguage('zh')")
    settle(page)
    assert re.match("普通|树形", page.inner_text("[data-do=leak]"))


def test_a_line_of_the_stage_follows_the_language(stage_page, tmp_path):
    page = stage_page(shown())
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    page.set_input_files(".la-file", str(bad))
    page.wait_for_function("document.querySelector('.la-status').dataset.level === 'error'")
    said = []
    for lang in ("zh", "en"):
        page.evaluate("lang => stage.setLanguage(lang)", lang)
        said.append(page.inner_text(".la-status"))
    assert said[0].startswith("此文件不是有效的记录")
    assert said[1].startswith("This file cannot be shown")


def test_the_guess_panel_is_named_after_the_lane_in_focus_before_the_race_ends(stage_page):
    data = fresh().to_json()
    data["meta"]["lanes"] = [{"lane": lane, "method": lane, "title": lane} for lane in ("plain", "suffix")]
    lanes = {"plain": data["lanes"]["plain"], "suffix": data["lanes"]["lookahead"]}
    page = stage_page()
    page.evaluate("data => stage.receive({...data, kind: 'begin', run: 'r', lanes: undefined})", data)
    for lane, steps in lanes.items():
        page.evaluate(
            "([words, steps]) => stage.receive({kind: 'steps', run: 'r', words, steps})",
            [data["words"], [[lane, step] for step in steps[:3]]],
        )
        settle(page)
    assert page.inner_text(".la-tree-panel h2").startswith("Guesses without the trie")


@pytest.mark.parametrize("way", ["Escape", "elsewhere", "Tab"])
def test_the_menu_closes(stage_page, way):
    page = stage_page(shown())
    page.click(".la-menu > summary")
    page.evaluate("() => { const field = document.querySelector('.la-link'); field.hidden = false; field.focus(); }")
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "Tab":
        page.focus("[data-do=open]")
        page.keyboard.press("Tab")
    else:
        page.click(".la-tell")
    assert page.evaluate("document.querySelector('.la-menu').open") is False


@pytest.mark.parametrize("width", [1280, 390])
def test_menu_and_curve_stay_on_the_page(stage_page, width):
    page = stage_page(shown(), width=width)
    page.evaluate(
        "() => { stage.curve.act = () => {}; stage.curve.begin(stage.recording);"
        " stage.receive({kind: 'curve', length: 32, points: [[0, 1.2], [20, 2.4]]}); }"
    )
    page.click(".la-menu > summary")
    page.evaluate("() => { document.querySelector('.la-link').hidden = false; }")
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator(".la-menu-list").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.locator(".la-curve-say").bounding_box()["width"] >= 150, "no column of single words"


def test_a_replay_at_other_lengths_begins_a_new_curve(stage_page):
    page = stage_page(shown())
    page.evaluate(
        "() => { stage.curve.act = () => {}; stage.curve.begin(stage.recording);"
        " stage.receive({kind: 'curve', length: 32, points: [[0, 1.2], [20, 2.4]]}); }"
    )
    trace = fresh()
    trace.meta["predicted"] = True
    page.evaluate("message => stage.receive(message)", {**shown(trace), "keep": True})
    page.evaluate("stage.receive({kind: 'curve', length: 8, points: [[0, 1.1], [40, 2.2]]})")
    assert page.evaluate("stage.curve.points") == [[0, 1.1], [40, 2.2]]
    said = "Exact, by replay at decoding length 8: 1.10 tokens per pass with 0 other answers in the trie, 2.20 with 40."
    assert page.inner_text(".la-curve-say") == said, "a race chose its widths itself, and its trie may hold its own answer"


def test_a_predicted_lane_has_no_prefill_and_no_phases(stage_page):
    message = shown(fresh())
    page = stage_page(message)
    page.click(".la-counts summary")
    assert "to read the prompt" in page.inner_text(".la-phase-row:last-child .la-phase-name")
    assert count(page, ".la-phase-list li") == 6
    message["trace"]["meta"]["predicted"] = True
    for step in message["trace"]["lanes"]["lookahead"]:
        step["c"] = [0, 0, sum(step["c"]) if step["i"] else 0, 0, 0, 0]
    page.evaluate("text => stage.receive(text)", json.dumps(message))
    settle(page)
    assert page.inner_text(".la-phase-row:last-child .la-phase-name").endswith("tokens/s")
    assert count(page, ".la-phase-list li") == 0
    goto(page, 0)
    assert "tokens and wrote its first token" in page.inner_text(".la-tell"), "in no time that anybody measured"


def test_one_is_singular(stage_page):
    """Every text, with 1 for every number in it."""
    page = stage_page(shown())
    said = page.evaluate(
        """() => { const ones = new Proxy({}, { get: (_, name) => (name === 'ratio' ? '1.00' : '1') });
          return Object.values(stage.strings).filter((text) => typeof text === 'function').map((text) => text(ones)); }"""
    )
    nouns = "tokens|ids|passes|guesses|branches|nodes|leaves|answers|threads"
    plural = re.compile(rf"\b1 (?:\w+ ){{0,2}}(?:{nouns}|were)\b|\b(?:all|first) 1\b")
    assert "\n".join(text for text in said if plural.search(text)) == ""


def test_the_picture_is_the_drawing_wherever_its_panel_was_scrolled(stage_page):
    trace = presets()[0].trace()
    page = stage_page(shown(trace), width=700, height=600)
    page.evaluate("document.querySelector('.la-tree-panel').style.height = '110px'")
    wide = max(trace.lanes["lookahead"], key=lambda step: len(step.tree)).index
    goto(page, wide)
    page.evaluate("() => { stage.tree.scroll.scrollTop = 0; }")
    settle(page)
    whole = page.evaluate("() => stage.picture()")
    page.evaluate("() => { stage.tree.scroll.scrollTop = 1e6; }")
    settle(page)
    assert page.evaluate("() => stage.tree.scroll.scrollTop") > 0, "the tree is higher than its panel"
    assert page.evaluate("() => stage.picture()") == whole


@pytest.mark.parametrize("width", [390, 1280])
def test_the_picture_of_a_pass_shows_its_whole_sentence_and_its_ticks(stage_page, width):
    page = stage_page(shown(presets()[0].trace()), width=width)
    frame(page, 6, 3)
    drawn = page.evaluate(
        """() => {
          const drawing = new DOMParser().parseFromString(stage.picture(), 'image/svg+xml').documentElement;
          document.body.append(drawing);
          const said = drawing.querySelector(':scope > text').getBBox();
          const look = (one) => ['fill', 'stroke', 'paintOrder', 'fontStyle'].map((name) => getComputedStyle(one)[name]);
          const looks = (one) => [...one.querySelectorAll('g.la-node text')].map(look);
          const texts = [looks(drawing), looks(stage.root)];
          drawing.remove();
          return [said.x + said.width, drawing.width.baseVal.value, ...texts];
        }"""
    )
    assert drawn[0] <= drawn[1]
    assert drawn[2] == drawn[3]


def test_a_long_message_is_read_whole(stage_page):
    page = stage_page(shown(), width=1280)
    goto(page, WIDE)
    message = {
        "kind": "status",
        "text": "Loading Tiny (embedded). " + "The race begins when it is there. " * 6,
        "level": "busy",
    }
    page.evaluate("text => stage.receive(text)", json.dumps(message))
    settle(page)
    assert page.inner_text(".la-status") == message["text"].strip()
    hidden = "line => Math.max(line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight)"
    assert page.eval_on_selector(".la-status", hidden) <= 0, "all of it can be read"


def test_a_trace_may_take_its_names_from_what_every_object_of_the_language_has(stage_page):
    trace = fresh().to_json()
    lanes = {"plain": trace["lanes"]["plain"], "constructor": trace["lanes"]["lookahead"]}
    for steps in lanes.values():
        steps[-1]["e"] = "constructor"
    described = [{"lane": name, "method": name, "title": "Any"} for name in lanes]
    trace = {**trace, "meta": {**trace["meta"], "lanes": described, "route": "constructor"}, "lanes": lanes}
    page = stage_page({"kind": "trace", "trace": trace, "autoplay": False})
    assert page.evaluate("trace => LookaheadStage.validate(trace) === trace", trace)
    assert page.inner_text("[data-lane=plain] .la-finish") == "✓ constructor"
    assert page.inner_text("[data-lane=constructor] .la-lane-name") == "Any"
    assert "[native code]" not in page.inner_text(".la-stage")
    page.click("[data-lane=plain] .la-lane-name")
    page.click("[data-lane=constructor] .la-lane-name")
    page.evaluate("message => stage.receive(message)", shown())
    settle(page)
    assert page.evaluate("stage.recording.focus.name") == "lookahead", "the next recording has no such lane"


def test_no_clock_runs_backwards_when_it_starts(stage_page):
    """A frame's time is that of its beginning: a press that it hands over comes later."""
    page = stage_page(shown())
    begun = page.evaluate(
        """() => {
          const { transport } = stage, real = requestAnimationFrame, asked = [];
          transport.seek(0);
          const frame = performance.now();
          while (performance.now() < frame + 5);
          window.requestAnimationFrame = (callback) => asked.push(callback);
          transport.play();
          window.requestAnimationFrame = real;
          asked[0](frame);
          transport.stop();
          return transport.time;
        }"""
    )
    assert begun == 0


def test_a_linked_trace_that_tells_an_endless_match_stops_no_tab(stage_page):
    trace = fresh().to_json()
    trace["prompt"] = [5] * 3000  # the time grew with its cube
    for step in trace["lanes"]["lookahead"]:
        for key in set(step) - {"i", "n", "c"}:
            del step[key]
        step["t"] = [5]
    trace["lanes"]["lookahead"][9] |= {"d": [7], "p": [-1], "s": [5], "o": "p", "m": 10**9}
    page = stage_page({"kind": "trace", "trace": trace, "autoplay": False})
    assert page.evaluate("trace => LookaheadStage.validate(trace) === trace", trace)
    took = page.evaluate(
        "() => { stage.goto(9); const begun = performance.now(); stage.draw(); return performance.now() - begun; }"
    )
    assert took < 1000
    assert page.inner_text(".la-before").startswith("In an earlier answer:"), "no guess goes on as the text did"


@pytest.mark.parametrize("where", ["model", "trie", "settings", "lanes"])
def test_a_trace_whose_facts_cannot_be_said_is_refused(stage_page, where):
    trace = fresh().to_json()
    said = {"toString": 1}
    described = [{"lane": lane, "method": lane, "title": lane, "trie": {"answers": said}} for lane in trace["lanes"]]
    trace["meta"] |= {"model": said, "trie": {"answers": said}, "settings": {"strategy": said}, "lanes": described}
    trace["meta"] = {**fresh().meta, "prompt": '{"toString": 1}', where: trace["meta"][where]}
    page = stage_page()
    told = "trace => { try { return LookaheadStage.validate(trace) && 'taken'; } catch (error) { return error.message; } }"
    assert page.evaluate(told, trace) == "trace: meta must name nothing toString"
    del trace["meta"][where]
    assert page.evaluate(told, trace) == "taken", "a prompt is any text"
