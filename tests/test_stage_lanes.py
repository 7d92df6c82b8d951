"""The stage in a browser: lanes, clocks, hostile text, messages as they come, phones, accessibility."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import settle
from stage_page import HOSTILE, STEPS, TEXT, TRACE, WIDE, count, fresh, goto, hostile_trace, shown

from lookahead_core.trace.trace import Trace
from visual.stage.messages import StageWriter

pytestmark = pytest.mark.browser


def test_text_and_counters_follow_the_clock(stage_page):
    page = stage_page(shown())
    lane = ".la-lane[data-lane=lookahead]"
    goto(page, 10)
    tokens = [token for step in STEPS[:11] for token in step.tokens]
    visible = page.eval_on_selector_all(f"{lane} .la-token:not([hidden])", "spans => spans.map(s => s.textContent)")
    assert visible == [TRACE.words[token] for token in tokens]
    assert page.inner_text(f"{lane} .la-count") == f"{len(tokens)} tokens · 10 passes"
    assert page.inner_text(f"{lane} .la-clock") == f"{sum(step.clock.total for step in STEPS[1:11]):.3f} s"
    assert re.fullmatch(r"\d+\.\d\d tokens per pass", page.inner_text(".la-edl"))
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    assert page.inner_text(".la-same") == "✓ same text"
    speed = TRACE.seconds("plain") / TRACE.seconds("lookahead")
    assert page.inner_text(".la-speed") == f"{speed:.2f}×"
    assert page.inner_text(".la-speed-word") == "as fast as plain decoding"
    edl, speed = TRACE.edl("lookahead"), float(page.inner_text(".la-speed").rstrip("×"))
    told = re.fullmatch(r"(\d+\.\d\d) tokens per pass, each (\d+\.\d\d)× as long", page.inner_text(".la-edl"))
    assert told is not None
    assert told[1] == f"{edl:.2f}"
    assert edl / float(told[2]) == pytest.approx(speed, rel=0.02)


def test_slower_is_told_like_faster(stage_page):
    data = json.loads(TEXT)
    for step in data["lanes"]["lookahead"][1:]:
        step["c"][2] *= 4
    page = stage_page(shown(Trace.from_json(data)))
    speed = page.inner_text(".la-speed")
    assert re.fullmatch(r"0\.\d\d×", speed)


def test_a_click_on_a_token_shows_its_step(stage_page):
    page = stage_page(shown())
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    page.click(".la-lane[data-lane=lookahead] .la-run[data-step='74'] .la-token >> nth=0")
    assert page.evaluate("() => stage.transport.index") == 74


def test_differing_texts_are_marked(stage_page):
    data = json.loads(TEXT)
    other = data["lanes"]["lookahead"][0]["t"][0]
    data["lanes"]["plain"][30]["t"] = [other]
    data["meta"]["difference"] = {"position": 30, "margin": 0.0004, "plain": other, "lookahead": 1}
    page = stage_page(shown(Trace.from_json(data)))
    assert "differ from token 31 on" in page.inner_text(".la-same")
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
    assert page.inner_text(".la-badge") == "no clock"
    assert page.inner_text(".la-speed") == "–"
    assert page.locator(".la-lane:visible").count() == len(lanes)


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
    assert page.inner_text(".la-badge") == "measured"
    assert page.evaluate("() => JSON.stringify(stage.recording.toJSON().lanes)") == json.dumps(
        TRACE.to_json()["lanes"], separators=(",", ":")
    )
    assert page.evaluate("() => window.first === document.querySelector('.la-tree')")


def live(page, run="live"):
    """Receive the beginning of a race."""
    lanes = [{"lane": lane, "method": lane, "title": lane} for lane in TRACE.lanes]
    meta = {**TRACE.meta, "lanes": lanes}
    page.evaluate(
        "message => stage.receive(message)", {"kind": "begin", "run": run, "meta": meta, "prompt": TRACE.prompt, "words": {}}
    )


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        (["na", "<0xC3>", "<0xAF>", "ve", " a", " b", " c"], ["na", "", "ï", "ve", " a", " b", " c"]),
        (["x", "<0xF0>", "<0x9F>", "<0x98>", "<0x80>", " a", " b", " c"], ["x", "", "", "", "😀", " a", " b", " c"]),
        ([" <0xF0><0x9F><0x98>", "<0x80>", "，<0xE4>", "<0xBD><0xA0>好", "."], ["", " 😀", "", "，你好", "."]),
        (["你", "<0xE5><0xA5><0xBD><0xE4>", "<0xBD>"], ["你", "好<0xE4>", "<0xBD>"]),
    ],
    ids=["two bytes", "four bytes", "beside bytes", "cut"],
)
def test_a_character_of_several_tokens_stays_while_the_race_goes_on(stage_page, words, texts):
    page = stage_page()
    live(page)
    for place, word in enumerate(words):
        step = {"i": place, "n": place, "t": [place], "c": [0, 0, 9, 0, 0, 0]}
        page.evaluate(
            "message => { stage.receive(message); stage.draw(); }",
            {"kind": "steps", "run": "live", "words": {str(place): word}, "steps": [["plain", step]]},
        )
    shown_texts = page.eval_on_selector_all("[data-lane=plain] .la-token", "spans => spans.map(s => s.textContent)")
    assert shown_texts == texts
    assert page.evaluate("stage.recording.words.clean(stage.recording.lanes.plain.tokens)") == "".join(texts)


def test_before_the_first_pass_no_key_stops_the_race_from_being_followed(stage_page):
    page = stage_page()
    live(page)
    settle(page)
    for key in ("ArrowLeft", "ArrowRight", "End", "Home", "s", "2", " ", "Shift+ArrowLeft", "Shift+ArrowRight"):
        page.keyboard.press(key)
    for button in ("[data-frame-button='1']", "[data-do=first]", "[data-do=play]"):
        page.evaluate("button => document.querySelector(button).click()", button)
    for message in messages(TRACE)[1:4]:
        page.evaluate("text => stage.receive(text)", message)
    assert page.evaluate("stage.transport.time === stage.recording.end && stage.transport.time > 0")


def test_what_was_said_of_the_running_race_goes_with_its_end(stage_page):
    page = stage_page()
    *sent, end = messages(TRACE)
    for message in [*sent, StageWriter("other").status("Your race is running."), end]:
        page.evaluate("text => stage.receive(text)", message)
    assert page.inner_text(".la-status") == ""


@pytest.mark.parametrize("way", ["End", "Play"])
def test_a_live_race_that_was_left_is_followed_again_from_its_newest_pass_on(stage_page, way):
    page = stage_page()
    sent = messages(TRACE)
    for message in sent[:6]:
        page.evaluate("text => stage.receive(text)", message)
    page.evaluate("() => { stage.goto(1); stage.transport.speed = 'real'; }")
    if way == "End":
        page.keyboard.press("End")
    else:
        page.evaluate("stage.transport.play()")
        page.wait_for_function("!stage.transport.playing")
    for message in sent[6:]:
        page.evaluate("text => stage.receive(text)", message)
    assert page.evaluate("stage.transport.time === stage.recording.end")


def test_only_an_error_of_its_own_ends_a_live_race_on_the_stage(stage_page, tmp_path):
    page = stage_page()
    page.evaluate("() => { window.ended = 0; document.addEventListener('lookahead-ended', () => ended++); }")
    live(page)
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    page.set_input_files(".la-file", str(bad))
    page.wait_for_function("document.querySelector('.la-status').dataset.level === 'error'")
    page.evaluate("stage.receive({kind: 'status', run: 'other', text: 'No.', level: 'error'})")
    assert page.evaluate("[stage.live, ended]") == [True, 0]
    page.evaluate("stage.receive({kind: 'status', run: 'live', text: 'No.', level: 'error'})")
    assert page.evaluate("[stage.live, ended]") == [False, 1]


def test_a_race_that_waits_goes_on_when_the_one_before_it_ends(stage_page):
    page = stage_page()
    page.evaluate("() => { window.ended = 0; document.addEventListener('lookahead-ended', () => ended++); }")
    live(page)
    page.evaluate("stage.begins()")
    page.evaluate("text => stage.receive(text)", messages(TRACE)[-1])
    assert page.evaluate("ended") == 0, "Stop stays"
    live(page, "next")
    page.evaluate("text => stage.receive(text)", messages(TRACE)[-1])
    assert page.evaluate("ended") == 1


def test_a_race_that_is_asked_for_in_slow_motion_ends_the_slow_motion(stage_page):
    page = stage_page(shown())
    page.click(".la-how:visible")
    page.evaluate("stage.begins()")
    assert page.evaluate("[stage.transport.playing, stage.transport.speed]") == [False, "auto"]


def test_nothing_of_the_race_before_is_said_of_the_next_one(stage_page):
    page = stage_page()
    trace = fresh()
    trace.meta["trie"] = {"answers": 3, "held": True}
    page.evaluate("trace => stage.receive({kind: 'end', run: 'r', trace})", trace.to_json())
    settle(page)
    assert count(page, ".la-notice") == 1
    page.evaluate("document.querySelector('.la-link').hidden = false")
    live(page)
    settle(page)
    assert count(page, ".la-notice") == 0
    told = [page.inner_text(part) for part in (".la-speed", ".la-badge", ".la-edl", "[data-lane=plain] .la-count")]
    assert told == ["–", "live", "", "0 tokens · 0 passes"]
    assert page.evaluate("document.querySelector('.la-link').hidden"), "the link of another race"
    seen = """() => ['.la-tell', '.la-tree', '.la-mask'].map((one) => document.querySelector(one))
      .map((one) => one.checkVisibility({ visibilityProperty: true }))"""
    assert page.evaluate(seen) == [False] * 3, "they are of a pass of the race before"
    page.evaluate("text => stage.receive(text)", messages(trace)[1])
    settle(page)
    assert page.evaluate(seen) == [False, True, True], "a sentence that goes by is too fast to read"


def test_a_lanes_buttons_act_while_a_text_is_selected(stage_page):
    page = stage_page(shown())
    page.evaluate("getSelection().selectAllChildren(document.querySelector('.la-question'))")
    page.focus("[data-lane=plain] .la-lane-name")
    page.keyboard.press("Enter")
    assert page.evaluate("stage.recording.focus.name") == "plain"


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


def test_reduced_motion_does_not_play_what_stands_in_the_place_of_a_bad_link(stage_page):
    page = stage_page(still=True)
    page.evaluate("stage.address = {asked: 1, show() {}}")
    page.evaluate("message => stage.receive(message)", shown(autoplay=True))
    page.evaluate("stage.receive({kind: 'status', text: 'It is not here.', level: 'error'})")
    settle(page)
    assert page.evaluate("[stage.transport.playing, stage.transport.atEnd]") == [False, True]


def test_reduced_motion_does_not_play_by_itself(stage_page):
    page = stage_page(shown(autoplay=True), still=True)
    assert page.evaluate("() => stage.transport.playing") is False
    page = stage_page(shown(autoplay=True))
    assert page.evaluate("() => stage.transport.playing") is True
    assert re.fullmatch(r"slowed \d+×", page.evaluate("() => document.querySelector('.la-speed-choice').options[0].text"))


def test_screen_reader_hears_the_sentence_and_at_the_end_what_came_out(stage_page):
    page = stage_page(shown())
    goto(page, 7)
    heard = "words => document.querySelector('.la-voice').textContent.startsWith(words)"
    page.wait_for_function(heard, arg="Pass 7 ", timeout=30_000)
    page.evaluate("() => { stage.transport.seek(Infinity); stage.draw(); }")
    page.wait_for_function(heard, arg=f"{page.inner_text('.la-speed')} as fast as plain decoding ✓ same text. Pass ")


def test_phone_shows_the_lanes_first_and_tree_or_mask(stage_page):
    page = stage_page(shown(), width=390, height=844)
    goto(page, WIDE)
    for lane in page.locator(".la-lane").all():
        box = lane.bounding_box()
        assert box["y"] + box["height"] <= 844, "the lanes are the first screen"
    for view, other in (("tree", "mask"), ("mask", "tree")):
        page.click(f"[data-tab={view}]")
        settle(page)
        assert page.locator(f".la-{view}-panel").is_visible()
        assert not page.locator(f".la-{other}-panel").is_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), view
    sizes = "targets => Math.min(...targets.map((target) => target.getBoundingClientRect().height).filter(Boolean))"
    assert page.eval_on_selector_all(".la-stage button, .la-stage select, .la-stage summary", sizes) >= 44


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
    for tab in ("tree", "mask") if view == "phone" else ("tree",):
        page.evaluate("tab => stage.setTab(tab)", tab)
        settle(page)
        report = page.evaluate("settings => axe.run(document, settings)", settings)
        serious = [
            (entry["id"], [(node["html"][:160], node["failureSummary"][:300]) for node in entry["nodes"][:3]])
            for entry in report["violations"]
            if entry["impact"] in ("serious", "critical")
        ]
        assert serious == []
