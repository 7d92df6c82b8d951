"""The stage in a browser: what can be believed of a result, four lanes, words that travel."""

from __future__ import annotations

import json
import math
import re
import statistics
from dataclasses import replace
from typing import Any

import pytest
from conftest import settle
from stage_page import STEPS, TRACE, WIDE, count, fresh, goto, shown

from lookahead_core.trace.trace import Trace

pytestmark = pytest.mark.browser


def raced(trace: Trace) -> list[dict[str, Any]]:
    """The messages of a race of this visitor that ends at once."""
    data = trace.to_json()
    begin = {"kind": "begin", "run": "r", "seq": 1, "meta": data["meta"], "prompt": data["prompt"], "words": data["words"]}
    return [begin, {"kind": "end", "run": "r", "seq": 2, "trace": data}]


def race(page: Any, trace: Trace) -> None:
    for message in raced(trace):
        page.evaluate("text => stage.receive(text)", json.dumps(message))
    settle(page)


def end(page: Any) -> None:
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)


def slowed(lane: str, factor: float) -> Trace:
    """The fixture with all passes of a lane slower."""
    data = fresh().to_json()
    for step in data["lanes"][lane][1:]:
        step["c"] = [round(part * factor) for part in step["c"]]
    return Trace.from_json(data)


def emit(step: dict[str, Any], place: int, token: int) -> None:
    """Another token at a place of a step's text; where it was drafted, the draft is that token, too."""
    step["t"][place] = token
    if place < len(path := step.get("a", [])):
        step["d"][path[place]] = token


def notices(page: Any) -> list[str]:
    return page.eval_on_selector_all(".la-notice", "rows => rows.map(row => row.dataset.notice)")


def test_each_result_says_how_it_was_had(stage_page):
    page = stage_page(shown())
    assert page.inner_text(".la-badge") == "recorded"
    race(page, fresh())
    assert page.inner_text(".la-badge") == "measured"
    trace = fresh()
    trace.meta["predicted"] = True
    page.evaluate("text => stage.receive(text)", json.dumps(shown(trace)))
    end(page)
    assert page.inner_text(".la-badge") == "predicted"
    assert page.inner_text("[data-lane=lookahead] .la-lane-badge") == "predicted"
    assert page.inner_text("[data-lane=plain] .la-lane-badge") == ""
    assert page.inner_text(".la-spread") == "", "a prediction has no spread of its own"


def spread_of(trace: Trace) -> float:
    """Two standard errors of the ratio of the mean pass times, as a share of it."""
    errors = []
    for lane in ("plain", "lookahead"):
        times = [step.clock.total for step in trace.lanes[lane][1:]]
        errors.append(statistics.variance(times) / len(times) / statistics.mean(times) ** 2)
    return 2 * math.sqrt(sum(errors))


def test_the_spread_is_two_standard_errors_and_a_large_one_is_called_noisy(stage_page):
    page = stage_page(shown())
    end(page)
    speed = TRACE.seconds("plain") / TRACE.seconds("lookahead")
    share = spread_of(TRACE)
    assert page.inner_text(".la-spread") == f"{'noisy ' if share > 0.1 else ''}± {share * speed:.2f}"
    data = fresh().to_json()
    for step in data["lanes"]["plain"][1::9]:
        step["c"][2] *= 30
    noisy = Trace.from_json(data)
    assert spread_of(noisy) > 0.1
    page.evaluate("text => stage.receive(text)", json.dumps(shown(noisy)))
    end(page)
    assert page.inner_text(".la-spread").startswith("noisy ± ")


def test_a_speed_above_the_tokens_per_pass_is_not_believed(stage_page):
    page = stage_page()
    page.evaluate("() => { stage.notices.act = (name) => { window.asked = name; }; }")
    race(page, fresh())
    assert "tooFast" not in notices(page)
    race(page, slowed("plain", 20))
    assert notices(page) == ["tooFast"]
    assert "The machine was busy" in page.inner_text(".la-notice")
    page.click(".la-notice button")
    assert page.evaluate("() => asked") == "again"
    page.evaluate("text => stage.receive(text)", json.dumps(shown(fresh())))
    end(page)
    assert notices(page) == []


def test_a_speed_above_the_tokens_per_pass_within_the_spread_is_no_news(stage_page):
    page = stage_page()
    speed = TRACE.seconds("plain") / TRACE.seconds("lookahead")
    for share, told in ((0.5, []), (1.5, ["tooFast"])):
        race(page, slowed("plain", TRACE.edl("lookahead") / speed * (1 + share * spread_of(TRACE))))
        assert notices(page) == told


def test_no_token_is_free_in_a_pass_without_guesses(stage_page):
    page = stage_page(shown())
    end(page)
    guessed = sum(len(step.tree) > 0 and len(step.tokens) > step.accepted for step in STEPS)
    heights = "caps => caps.map(cap => Number(cap.getAttribute('height')))"
    assert count(page, ".la-token.bonus") == guessed
    assert sum(height > 0 for height in page.eval_on_selector_all(".la-cap", heights)) == guessed
    lanes = {**TRACE.lanes, "lookahead": [replace(step, lane="lookahead") for step in TRACE.lanes["plain"]]}
    page.evaluate("text => stage.receive(text)", json.dumps(shown(Trace(TRACE.prompt, lanes, TRACE.meta, TRACE.words))))
    end(page)
    assert count(page, ".la-token.bonus") == 0
    assert set(page.eval_on_selector_all(".la-cap", heights)) == {0}
    assert 0 not in page.eval_on_selector_all(".la-bars .la-body", heights)


def test_forced_colours_leave_the_runs_the_free_tokens_and_the_playhead_to_see(stage_page):
    page = stage_page(shown())
    end(page)
    page.emulate_media(forced_colors="active")
    kinds = (".la-drafts .la-run.odd", ".la-drafts .la-run.even", ".la-drafts .la-token.bonus", "[data-lane=plain] .la-run")
    lines = [page.eval_on_selector(kind, "one => getComputedStyle(one).borderBottom.split(' ', 2).join()") for kind in kinds]
    colours = "ones => ones.map(one => getComputedStyle(one).backgroundColor)"
    pressed = page.eval_on_selector_all("[data-frame-button]", colours)
    head = page.eval_on_selector(".la-head", "one => getComputedStyle(one).backgroundColor")
    page.emulate_media(forced_colors="none")
    assert lines == ["2px,solid", "2px,dotted", "4px,solid", "0px,none"]
    assert len(set(pressed)) == 2
    assert head == "rgb(24, 24, 27)"


def test_an_answer_that_the_trie_held_is_told_and_the_race_without_it_is_offered(stage_page):
    page = stage_page()
    page.evaluate("() => { stage.notices.act = (name) => { window.asked = name; }; }")
    trace = fresh()
    trace.meta["trie"] = {"answers": 3, "held": True}
    race(page, trace)
    assert notices(page) == ["held"]
    page.click(".la-notice button")
    assert page.evaluate("() => asked") == "without"


def test_a_loop_in_the_text_is_named_as_the_reason(stage_page):
    page = stage_page()
    race(page, fresh())
    assert "loop" not in notices(page)
    data = fresh().to_json()
    for lane in data["lanes"].values():  # the last 60 tokens become ten times six
        tokens = [(step, place) for step in lane for place in range(len(step["t"]))]
        for number, (step, place) in enumerate(reversed(tokens[-61:-1])):
            emit(step, place, 100 + number % 6)
    words = {str(100 + number): f" w{number}" for number in range(6)}
    data["words"] |= words
    race(page, Trace.from_json(data))
    assert "loop" in notices(page)
    assert re.search(r"repeats its last 6 tokens (9|10) times", page.inner_text("[data-notice=loop]"))


def test_the_texts_are_compared_character_by_character(stage_page):
    page = stage_page(shown())
    end(page)
    text = page.evaluate("() => stage.recording.words.clean(stage.recording.lanes.plain.tokens)")
    assert not page.locator(".la-compare").is_visible()
    page.click(".la-same")
    settle(page)
    page.focus(".la-compare")
    assert page.evaluate("document.activeElement.className") == "la-compare", "a long text is scrolled by the keyboard"
    assert page.inner_text(".la-compare p") == f"All {len(text)} characters are equal."
    assert count(page, ".la-pair-text .unlike") == 0
    assert count(page, ".la-pair-text span") == 2 * len(text)
    data = fresh().to_json()
    emit(data["lanes"]["lookahead"][-3], 0, data["lanes"]["lookahead"][0]["t"][0])
    page.evaluate("text => stage.receive(text)", json.dumps(shown(Trace.from_json(data))))
    end(page)
    assert "differ" in page.inner_text(".la-same")
    assert count(page, ".la-pair-text .unlike") > 0


def cut_to(steps: int, finished: str | None) -> Trace:
    """The fixture after so many steps of both lanes; the plain one, whose text is shorter then, ended so."""
    lanes = {lane: [replace(step, finished=None) for step in whole[:steps]] for lane, whole in TRACE.lanes.items()}
    lanes["plain"][-1] = replace(lanes["plain"][-1], finished=finished)
    lanes["lookahead"][-1] = replace(lanes["lookahead"][-1], finished="stopped" if finished == "stopped" else "eos")
    return Trace(TRACE.prompt, lanes, TRACE.meta, TRACE.words)


def test_a_stopped_text_did_not_end_earlier_than_the_other(stage_page):
    page = stage_page(shown())
    for ended, told, characters in (
        ("stopped", "✓ same text so far", r"All \d+ characters are equal."),
        ("eos", "▲ one text ended earlier", r"\d+ characters differ of \d+."),
    ):
        race(page, cut_to(12, ended))
        end(page)
        assert page.inner_text(".la-same") == told
        page.click(".la-same")
        settle(page)
        assert re.fullmatch(characters, page.inner_text(".la-compare p"))
        page.click(".la-same")


def test_a_race_of_one_token_waits_for_no_speed(stage_page):
    page = stage_page(shown())
    race(page, cut_to(1, "length"))
    end(page)
    assert page.inner_text(".la-speed-word") == "no clock to compare"


def test_plain_drips_and_lookahead_gulps(stage_page):
    page = stage_page(shown())
    many = sum(len(step.tokens) > 1 for step in STEPS)
    assert count(page, "[data-lane=lookahead] .la-run.gulp") == many
    assert count(page, "[data-lane=plain] .la-run.gulp") == 0
    goto(page, WIDE)
    words = "".join(TRACE.words[token] for token in STEPS[WIDE].tokens)
    assert page.text_content("[data-lane=lookahead] .la-run.now") == words


def test_a_known_text_keeps_its_place_while_it_is_played(stage_page):
    page = stage_page(shown())
    heights = []
    for place in (0, WIDE, len(STEPS) - 1):
        goto(page, place)
        heights.append(page.eval_on_selector_all(".la-lane", "lanes => lanes.map(lane => lane.offsetHeight)"))
    assert heights[0] == heights[1] == heights[2]


# ---- two to four lanes


def four() -> dict[str, Any]:
    """The fixture as a race of four lanes: plain, the trie's twice, and prompt lookup without its widest drafts."""
    data = fresh().to_json()
    lanes = data["lanes"]
    bare = json.loads(json.dumps(lanes["plain"]))
    data["lanes"] = {"plain": lanes["plain"], "trie": lanes["lookahead"], "trie-2": lanes["lookahead"], "lookup": bare}
    lengths = {"decoding_length": 32, "branch_length": 12}
    data["meta"]["lanes"] = [
        {"lane": "plain", "method": "plain", "title": "plain decoding"},
        {"lane": "trie", "method": "trie", "title": "trie", "settings": lengths},
        {"lane": "trie-2", "method": "trie", "title": "trie", "settings": {**lengths, "decoding_length": 8}},
        {"lane": "lookup", "method": "lookup", "title": "prompt lookup", "settings": lengths},
    ]
    return {"kind": "trace", "run": "t", "trace": data, "autoplay": False}


def test_four_lanes_are_drawn_in_order_and_a_click_chooses_whose_passes_are_shown(stage_page):
    page = stage_page(four())
    names = page.eval_on_selector_all(".la-lane h2", "titles => titles.map(title => title.textContent)")
    assert names == ["Plain decoding", "Trie 32 × 12", "Trie 8 × 12", "Prompt lookup"]
    assert page.evaluate("() => stage.recording.focus.name") == "trie"
    goto(page, WIDE)
    guessing = page.locator(".la-phase-list li").first.text_content
    assert guessing() == "guess 3.3 %", "the parts of a pass are those of the lane that the score speaks of"
    nodes = count(page, ".la-node")
    assert nodes > 5
    page.click("[data-lane=lookup] h2 button")
    settle(page)
    assert page.evaluate("() => stage.recording.focus.name") == "lookup"
    assert count(page, ".la-node") < nodes, "another lane, another tree"
    assert guessing() == "guess 0.0 %"
    assert page.get_attribute("[data-lane=lookup] h2 button", "aria-pressed") == "true"
    page.click("[data-lane=trie] h2 button")
    settle(page)
    assert page.locator(".la-lane:visible").count() == 4
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    checked = "data => { try { LookaheadStage.validate(data); return null; } catch (error) { return error.message; } }"
    assert page.evaluate(checked, four()["trace"]) is None
    assert "meta.lanes" in page.evaluate(checked, {**four()["trace"], "meta": {"lanes": [{"lane": "<b>"}]}})


def test_a_live_race_shows_its_lanes_before_they_have_run(stage_page):
    page = stage_page()
    data = four()["trace"]
    begin = {"kind": "begin", "run": "r", "seq": 1, "meta": data["meta"], "prompt": data["prompt"], "words": data["words"]}
    page.evaluate("text => stage.receive(text)", json.dumps(begin))
    settle(page)
    assert page.locator(".la-lane").count() == 4


# ---- words that travel


def part(page: Any, step: int, frame: int) -> None:
    page.evaluate("([step, frame]) => { stage.transport.showFrame(step, frame); stage.draw(); }", [step, frame])


def test_words_travel_from_part_to_part_and_land(stage_page):
    page = stage_page(shown())
    drafted = len(STEPS[WIDE].tree)
    part(page, WIDE, 1)
    flying = page.eval_on_selector_all(".la-flying", "copies => copies.map(copy => copy.textContent)")
    assert drafted <= len(flying), "each guess lifts out, and those of the mask's rows slide on"
    part(page, WIDE, 2)
    part(page, WIDE, 3)
    kinds = page.eval_on_selector_all(".la-flying", "copies => copies.map(copy => copy.className)")
    assert kinds == ["la-flying accepted"] * STEPS[WIDE].accepted + ["la-flying bonus"], "the bonus last"
    page.wait_for_function("() => !document.querySelector('.la-flying')", timeout=30_000)
    opacities = "tokens => new Set(tokens.map(token => getComputedStyle(token).opacity)).size"
    assert page.eval_on_selector_all("[data-lane=lookahead] .la-run.now .la-token", opacities) == 1


def test_reduced_motion_shows_the_parts_without_travel(stage_page):
    page = stage_page(shown(), still=True)
    for frame in range(4):
        part(page, WIDE, frame)
        assert count(page, ".la-flying") == 0
        assert page.get_attribute(".la-stage", "data-frame") == str(frame)
        assert page.evaluate("() => document.getAnimations().filter((one) => one.playState === 'running').length") == 0


@pytest.mark.parametrize("moment", ["at the end", "where the lane ended", "while it plays"])
def test_slow_motion_goes_to_the_pass_that_tells_most(stage_page, moment):
    page = stage_page(shown())
    end(page)
    if moment == "where the lane ended":
        page.evaluate("() => stage.transport.seek(stage.recording.focus.steps.length - 1)")
    if moment == "while it plays":
        page.evaluate("() => { stage.transport.seek(1); stage.transport.speed = 'quarter'; stage.transport.play(); }")
    page.click("[data-do=slow]")
    settle(page)
    at = page.evaluate("() => stage.transport.index")
    assert STEPS[at].accepted >= 2
    assert page.evaluate("() => stage.transport.playing && stage.transport.speed === 'frames'")
    assert page.evaluate("() => stage.transport.frame") == 0
    lane, tree = (page.locator(selector).bounding_box() for selector in ("[data-lane=lookahead]", ".la-tree-panel"))
    assert lane["y"] >= 0, "lane and tree stand on one screen"
    assert tree["y"] + tree["height"] <= 800 + 40


def test_a_race_that_broke_off_is_live_no_longer_and_what_was_drawn_is_explained(stage_page):
    page = stage_page()
    begin, _ = raced(TRACE)
    steps = [[lane, step.to_json()] for lane in ("plain", "lookahead") for step in TRACE.lanes[lane][:9]]
    error = {"kind": "status", "run": "r", "text": "The race broke off.", "level": "error"}
    refused = {**error, "run": "other"}
    for message in (begin, {"kind": "steps", "run": "r", "words": {}, "steps": steps}, refused):
        page.evaluate("message => stage.receive(message)", message)
    settle(page)
    how = "one => getComputedStyle(one).visibility"
    seen = [".la-badge", "[data-lane=plain] .la-finish", "[data-lane=lookahead] .la-finish"]
    assert [page.inner_text(one) for one in seen] == ["live", "", ""]
    page.evaluate("message => stage.receive(message)", error)
    settle(page)
    assert [page.inner_text(one) for one in seen] == ["measured", "stopped", "stopped"], "as after a reload"
    assert page.eval_on_selector("[data-lane=lookahead] .la-how", how) == "visible"
    page.evaluate("message => stage.receive(message)", shown())
    page.evaluate("message => stage.receive(message)", {**error, "run": "t"})
    end(page)
    assert page.inner_text("[data-lane=plain] .la-finish").startswith("✓"), "a race that is over does not break off"


def test_a_race_that_ends_while_a_pass_of_a_file_is_looked_into_is_shown_at_its_own_end(stage_page):
    page = stage_page()
    begin, over = raced(TRACE)
    over["trace"]["lanes"] = {lane: steps[:9] for lane, steps in over["trace"]["lanes"].items()}
    for message in (begin, shown()):
        page.evaluate("message => stage.receive(message)", message)
    page.evaluate("() => stage.transport.turn(() => stage.transport.showFrame(stage.transport.lane.last, 1))")
    page.evaluate("message => stage.receive(message)", over)
    settle(page)
    assert page.inner_text(".la-at") == "Pass 8 of 8"
    assert page.evaluate("[stage.transport.frame, stage.transport.time === stage.recording.end]") == [3, True]


def test_no_token_differs_before_the_other_lane_has_written_its_own(stage_page):
    trace = fresh().to_json()
    trace["lanes"]["plain"][60]["t"] = [trace["lanes"]["plain"][0]["t"][0]]
    page = stage_page({"kind": "trace", "trace": trace, "autoplay": False})
    ends = "[stage.recording.lanes.lookahead, stage.recording.lanes.plain].map((lane) => lane.ends[lane.makers[60]])"
    ahead, behind = page.evaluate(ends)
    assert ahead < behind
    for time, said, marked in ((ahead, "same text so far", 0), (behind, "the texts differ from token 61 on", 2)):
        page.evaluate("time => stage.transport.seek(time)", time)
        settle(page)
        assert page.inner_text(".la-same").endswith(said)
        assert count(page, ".differs") == marked
