"""The stage in a browser: what a race of several lanes came to, in words and in figures, against the trace's own summary."""

from __future__ import annotations

import json
import math
import re
from dataclasses import replace
from statistics import mean, variance
from typing import Any

import pytest
from conftest import settle
from make_trace import make
from stage_page import TRACE, goto, shown

from lookahead_core.trace.summary import summary
from lookahead_core.trace.trace import Trace
from lookahead_core.trie.draft_tree import DraftTree
from visual.stage.messages import StageWriter

pytestmark = pytest.mark.browser
TITLES = {"plain": "Plain decoding", "trie": "Trie", "draft": "Draft model", "trie+heads": "Trie + heads"}
WIDE, NARROW = TRACE.lanes["lookahead"], make(decoding_length=3).lanes["lookahead"]
USUAL = TRACE.seconds("plain") / (len(TRACE.lanes["plain"]) - 1)
"""Seconds of a plain pass."""


def raced(plain: bool = True, **lanes: tuple[Any, float]) -> Trace:
    """The fixture as a race: for each method its steps, and the time of its guesses in plain passes."""
    made = {"plain": TRACE.lanes["plain"]} if plain else {}
    for method, (steps, price) in lanes.items():
        clocks = [step.clock._replace(draft=price * USUAL if step.index else 0.0) for step in steps]
        made[method] = [replace(step, lane=method, clock=clock) for step, clock in zip(steps, clocks, strict=True)]
    lengths = {"decoding_length": 32, "branch_length": 12}
    told = [{"lane": name, "method": name, "title": name, "settings": lengths} for name in made]
    return Trace.from_json(Trace(TRACE.prompt, made, {**TRACE.meta, "lanes": told}, TRACE.words).to_json())


def ended(stage_page: Any, trace: Trace, **size: Any) -> Any:
    page = stage_page(shown(trace), **size)
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    return page


def cells(page: Any) -> dict[str, list[str]]:
    """The figures by lane."""
    rows = "rows => rows.map(row => [row.dataset.lane, [...row.cells].map(cell => cell.textContent)])"
    return dict(page.eval_on_selector_all(".la-tally tr[data-lane]", rows))


def test_a_lane_beside_a_replayed_one_stays_as_measured(stage_page):
    trace = raced(trie=(WIDE, 0.05), draft=(WIDE, 3.0))
    trace.meta["predicted"] = True
    page = ended(stage_page, trace)
    badges = {lane: f"[data-lane={lane}] .la-lane-badge" for lane in ("plain", "trie", "draft")}
    assert [page.inner_text(badge) for badge in badges.values()] == ["", "predicted", "predicted"], "as long as none is named"
    trace.meta["lanes"][1]["predicted"] = True
    page.evaluate("text => stage.receive(text)", json.dumps(shown(trace)))
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    assert [page.inner_text(badge) for badge in badges.values()] == ["", "predicted", ""]
    assert (page.inner_text(".la-badge"), page.inner_text(".la-spread")) == ("predicted", "")
    page.click("[data-lane=draft] .la-lane-name")
    settle(page)
    assert page.inner_text(".la-badge") == "measured"
    assert page.inner_text(".la-spread")


def test_the_figures_are_those_of_the_summary(stage_page):
    trace = raced(trie=(WIDE, 0.05), draft=(WIDE, 3.0), **{"trie+heads": (NARROW, 0.3)})
    page = ended(stage_page, trace)
    found, rows = cells(page), summary(trace)
    plain = rows[0]["seconds"] / rows[0]["passes"]
    assert list(found) == [row["lane"] for row in rows]
    for row in rows:
        title, ratio, time, speed, guessing, right, _ = found[row["lane"]]
        assert title == TITLES[row["lane"]]
        assert float(ratio) == pytest.approx(row["tokens_per_pass"], abs=0.006)
        assert float(time.removeprefix("÷ ")) == pytest.approx(row["seconds"] / row["passes"] / plain, abs=0.006)
        assert float(re.sub(r"[=× ]", "", speed)) == pytest.approx(row["speedup"], abs=0.006)
        assert float(ratio) / float(time.removeprefix("÷ ")) == pytest.approx(row["speedup"], rel=0.02)
        if row["lane"] == "plain":
            assert (guessing, right) == ("–", "–")
            continue
        assert int(guessing.removesuffix(" %")) == pytest.approx(100 * row["drafting"], abs=0.6)
        assert int(right.removesuffix(" %")) == pytest.approx(100 * row["hit_rate"], abs=0.6)
        places = page.get_attribute(f"tr[data-lane='{row['lane']}'] .la-places", "aria-label")
        want = [round(100 * taken / offered) for offered, taken in row["acceptance"][:12]]
        assert [int(percent) for percent in re.findall(r": (\d+) %", places)] == pytest.approx(want, abs=1)


def test_the_best_guesses_need_not_be_the_fastest_and_the_page_says_why(stage_page):
    page = ended(stage_page, raced(trie=(NARROW, 0.02), draft=(WIDE, 6.0)))
    said, found = page.inner_text(".la-verdict"), cells(page)
    assert float(found["trie"][1]) < float(found["draft"][1])
    assert said.startswith(
        f"Fastest: Trie ({found['trie'][3].removeprefix('= ')} plain). Best guesses: Draft model ({found['draft'][1]} "
    )
    cost, other = (found[lane][2].removeprefix("÷ ") for lane in ("draft", "trie"))
    assert f"takes the time of {cost} plain passes, {found['draft'][4]} of it for guessing." in said
    assert f"A pass of Trie takes the time of {other} plain passes." in said
    assert page.eval_on_selector_all(".la-most", "cells => cells.map(cell => cell.parentElement.dataset.lane)") == [
        "trie",
        "draft",
    ]


def test_equal_guesses_are_named_together(stage_page):
    page = ended(stage_page, raced(trie=(NARROW, 0.02), draft=(WIDE, 6.0), parallel=(WIDE, 8.0)))
    found = cells(page)
    assert found["draft"][1] == found["parallel"][1]
    told = f"Best guesses, {found['draft'][1]} tokens per pass each: Draft model; Trie, parallel."
    assert told in page.inner_text(".la-verdict"), "a title may hold a comma"
    best = page.eval_on_selector_all("td.la-most:nth-child(2)", "cells => cells.map(cell => cell.parentElement.dataset.lane)")
    assert best == ["draft", "parallel"]


def test_no_guesses_are_best_where_none_came_true(stage_page):
    plain = [replace(step, lane="trie") for step in TRACE.lanes["plain"]]
    page = ended(stage_page, raced(trie=(plain, 0.0), draft=(plain, 0.1)))
    assert {row[1] for row in cells(page).values()} == {"1.00"}
    assert "Best guesses" not in page.inner_text(".la-verdict")


def test_lanes_are_ahead_of_plain_decoding_or_behind(stage_page):
    trace = raced(trie=(WIDE, 0.02), draft=(WIDE, 60.0))
    page = ended(stage_page, trace)
    told = page.eval_on_selector_all(".la-lane .la-finish", "all => all.map(one => one.textContent)")
    assert told[0] == "✓"
    assert re.fullmatch(r"✓ · [\d.]+ m?s ahead", told[1])
    assert re.fullmatch(r"✓ · [\d.]+ m?s behind", told[2])
    plain = [replace(step, lane="trie") for step in TRACE.lanes["plain"]]
    page = ended(stage_page, raced(trie=(plain, 0.0), draft=(WIDE, 60.0)))
    told = page.eval_on_selector_all(".la-lane .la-finish", "all => all.map(one => one.textContent)")
    assert told[:2] == ["✓", "✓"], "neither ahead nor behind"


def test_after_stop_every_lane_says_so(stage_page):
    trace = raced(trie=(WIDE, 0.02), draft=(WIDE, 0.5))
    cut = {lane: [replace(step, finished=None) for step in steps[:4]] for lane, steps in trace.lanes.items()}
    cut["trie"][-1] = replace(cut["trie"][-1], finished="stopped")
    page = ended(stage_page, Trace(trace.prompt, cut, trace.meta, trace.words))
    told = page.eval_on_selector_all(".la-lane .la-finish", "all => all.map(one => one.textContent)")
    assert told == ["stopped"] * 3
    assert page.locator(".la-how:visible").count() == 2, "the way into slow motion"


def test_the_lead_is_the_difference_of_the_clocks_that_are_shown(stage_page):
    for extra in (0.1, 0.137, 0.174, 0.211, 0.248, 0.285):
        page = ended(stage_page, raced(trie=(WIDE, extra)))
        plain, drafted = (float(one.split()[0]) for one in page.locator(".la-clock").all_inner_texts())
        lead, _, way = page.inner_text(".la-finish:has-text('ahead')").split(" · ")[1].split()
        assert (float(lead), way) == (pytest.approx(abs(plain - drafted)), "ahead")


def noise_of(*steps: Any) -> float:
    """Two standard errors of the ratio of the mean pass times of two lanes, as a share of it."""
    times = [[step.clock.total for step in lane[1:]] for lane in steps]
    return 2 * math.sqrt(sum(variance(some) / len(some) / mean(some) ** 2 for some in times))


def test_a_gap_within_the_noise_makes_no_fastest(stage_page):
    """Two lanes of the same passes; the guesses of one take longer by more and more of a plain pass."""
    found = set()
    for price in (0.02, 0.05, 0.1, 0.3, 1.0, 3.0):
        trace = raced(trie=(WIDE, 0.02), draft=(WIDE, price))
        seconds = [trace.seconds(lane) for lane in ("trie", "draft")]
        level = seconds[1] / seconds[0] - 1 <= noise_of(trace.lanes["trie"], trace.lanes["draft"])
        page = ended(stage_page, trace)
        said = page.inner_text(".la-verdict")
        marked = page.eval_on_selector_all(
            "td.la-most:nth-child(4)", "cells => cells.map(cell => cell.parentElement.dataset.lane)"
        )
        found.add(level)
        if level:
            assert re.match(r"About equal, within the noise: Trie [\d.]+× plain; Draft model [\d.]+× plain\. Best", said), said
            assert {"trie", "draft"} == set(marked)
        else:
            assert said.startswith("Fastest: Trie ("), said
            assert "draft" not in marked
    assert found == {True, False}
    page.evaluate("text => stage.receive(text)", json.dumps(shown(raced(trie=(WIDE, 0.02), draft=(WIDE, 0.02)))))
    page.evaluate("() => stage.transport.seek(Infinity)")
    page.evaluate("() => stage.setLanguage('zh')")
    settle(page)
    assert page.inner_text(".la-verdict").startswith("速度大致相同，差距在误差之内：字典树（普通解码的 ")


@pytest.mark.parametrize(("lanes", "english", "chinese"), [(3, "three", "三"), (4, "four", "四")])
def test_the_same_text_is_said_of_all_lanes(stage_page, lanes, english, chinese):
    others = dict(list({"trie": (WIDE, 0.05), "draft": (NARROW, 0.5), "lookup": (NARROW, 0.1)}.items())[: lanes - 1])
    page = ended(stage_page, raced(**others))
    assert page.inner_text(".la-same") == f"✓ same text in all {english} lanes"
    goto(page, 2)
    assert page.inner_text(".la-same") == f"✓ same text in all {english} lanes so far"
    page.evaluate("() => stage.setLanguage('zh')")
    settle(page)
    assert page.inner_text(".la-same") == f"✓ 目前{chinese}条赛道文本都相同"
    page.evaluate("() => stage.transport.seek(Infinity)")
    settle(page)
    assert page.inner_text(".la-same") == f"✓ {chinese}条赛道文本都相同"


def test_a_lane_that_nobody_looks_at_may_not_differ_in_silence(stage_page):
    data = raced(trie=(WIDE, 0.05), draft=(NARROW, 0.5), lookup=(NARROW, 0.1)).to_json()
    last = data["lanes"]["draft"][-2]
    tokens = last["t"]
    tokens[-1] = TRACE.prompt[0]
    page = ended(stage_page, Trace.from_json(data))
    assert re.fullmatch(r"▲ the texts differ from token \d+ on", page.inner_text(".la-same"))


def test_right_and_still_slower_is_said(stage_page):
    """A draft model that guesses one token a pass, always the right one, and takes nine plain passes for it."""
    first, *plain = TRACE.lanes["plain"]
    right = [first]
    for one, two in zip(plain[::2], plain[1::2], strict=False):
        tree = DraftTree(tuple(one.tokens), (-1,), (0.9,), ("prompt",))
        tokens = [*one.tokens, *two.tokens]
        right.append(replace(one, index=len(right), tree=tree, tokens=tokens, path=(0,), finished=two.finished))
    page = ended(stage_page, raced(trie=(NARROW, 0.02), draft=(right, 9.0)))
    said = page.inner_text(".la-verdict")
    assert "Draft model guessed right in 100 % of its passes, and still it was slower than plain decoding (0." in said


def test_one_lane_may_be_fastest_and_guess_best_and_plain_decoding_may_win(stage_page):
    page = ended(stage_page, raced(trie=(WIDE, 0.02), draft=(NARROW, 0.5)))
    assert re.fullmatch(
        r"Fastest: Trie \(.*× plain\)\. It also guessed best: .* tokens per pass\.", page.inner_text(".la-verdict")
    )
    page = ended(stage_page, raced(trie=(WIDE, 30.0), draft=(NARROW, 30.0)))
    assert page.inner_text(".la-verdict").startswith(
        "Fastest: plain decoding. No guesses paid for themselves here. Best guesses: Trie"
    )


def test_a_race_without_plain_decoding_counts_seconds(stage_page):
    page = ended(stage_page, raced(plain=False, trie=(NARROW, 0.02), draft=(WIDE, 6.0), lookup=(NARROW, 0.1)))
    assert re.match(
        r"Fastest: Trie \(\d+ tokens/s\)\. Best guesses: Draft model \(.* takes [\d.]+ ms, ", page.inner_text(".la-verdict")
    )
    assert all(row[2].endswith(" ms") and row[3].endswith(" tokens/s") for row in cells(page).values())


def test_a_lane_that_others_are_measured_by_keeps_its_name(stage_page):
    page = ended(stage_page, raced(plain=False, llma=(NARROW, 0.1), trie=(WIDE, 0.02)))
    assert page.inner_text(".la-speed-word") == "as fast as LLMA"
    page.evaluate("() => stage.setLanguage('zh')")
    settle(page)
    assert page.inner_text(".la-speed-word") == "（LLMA = 1）"


def test_two_lanes_have_neither_and_four_have_both_only_at_the_end(stage_page):
    page = ended(stage_page, TRACE)
    assert not page.locator(".la-verdict, .la-tally").first.is_visible()
    trace = raced(trie=(WIDE, 0.05), draft=(NARROW, 0.5), lookup=(NARROW, 0.1))
    page = stage_page()
    writer = StageWriter("live")
    empty = Trace(trace.prompt, meta=trace.meta, words=trace.words)
    page.evaluate("text => stage.receive(text)", writer.begin(empty))
    steps = [step for lane in trace.lanes.values() for step in lane]
    page.evaluate("text => stage.receive(text)", writer.steps(steps[: len(steps) // 2], trace.words))
    settle(page)
    assert page.inner_text(".la-verdict") == ""
    assert not page.locator(".la-tally").is_visible()
    page.evaluate("text => stage.receive(text)", writer.end(trace))
    settle(page)
    assert page.inner_text(".la-verdict").startswith("Fastest: ")
    goto(page, 3)
    assert page.locator(".la-tally").is_visible(), "a look back does not hide it"


@pytest.mark.parametrize(("lang", "width"), [("zh", 1280), ("en", 390), ("zh", 390)])
def test_it_fits_and_is_told_in_both_languages(stage_page, lang, width):
    page = ended(stage_page, raced(trie=(NARROW, 0.02), draft=(WIDE, 6.0), lookup=(NARROW, 0.1)), width=width)
    page.evaluate("lang => stage.setLanguage(lang)", lang)
    settle(page)
    said = page.inner_text(".la-verdict")
    assert said.startswith("最快：字典树（" if lang == "zh" else "Fastest: Trie (")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert len(cells(page)) == 4


def test_the_time_of_the_guesses_has_its_own_colour_in_the_timeline(stage_page):
    trace = raced(trie=(NARROW, 0.02), draft=(WIDE, 6.0), lookup=(NARROW, 0.1))
    page = ended(stage_page, trace)
    for lane in ("trie", "draft"):
        page.click(f"[data-lane='{lane}'] h2 button")
        settle(page)
        widths = "parts => parts.map(part => Number(part.getAttribute('width')))"
        drawn = page.eval_on_selector_all(".la-bars .la-guess", widths)
        want = [1e6 * step.clock.drafting for step in trace.lanes[lane][1:]]
        assert drawn == pytest.approx(want, abs=2)
    colours = "names => names.map(name => getComputedStyle(document.querySelector(`.la-bars .la-${name}`)).fill)"
    assert len(set(page.evaluate(colours, ["body", "cap", "guess"]))) == 3


def test_a_merged_lane_says_who_guessed_what(stage_page):
    trace = raced(trie=(NARROW, 0.1), **{"trie+heads": (WIDE, 0.2)})
    wide = max(WIDE, key=lambda step: len(step.tree)).index
    data = trace.to_json()
    step = data["lanes"]["trie+heads"][wide]
    step["o"] = "".join("d" if node % 3 == 0 else "a" if node % 3 == 1 else letter for node, letter in enumerate(step["o"]))
    page = ended(stage_page, Trace.from_json(json.loads(json.dumps(data))))
    page.click("[data-lane='trie+heads'] h2 button")
    goto(page, wide)
    page.evaluate("() => stage.showFrame(0)")
    settle(page)
    letters = step["o"]
    drafter, both = letters.count("d"), letters.count("a")
    said = page.inner_text(".la-tell")
    assert f" {len(letters) - drafter - both} guess" in said
    assert f" {drafter} guesses from Medusa alone, {both} guess" in said


@pytest.mark.parametrize(("width", "reach"), [(1280, 700), (390, 900)])
def test_the_guess_tree_of_slow_motion_stands_above_the_figures(stage_page, width, reach):
    page = ended(stage_page, raced(trie=(WIDE, 0.05), draft=(WIDE, 3.0), lookup=(NARROW, 0.1)), width=width)
    top = "name => document.querySelector(name).getBoundingClientRect().top"
    assert page.evaluate(top, ".la-tally") < page.evaluate(top, ".la-inside"), "the race as a whole"
    page.click("[data-lane=draft] .la-how")
    settle(page)
    assert page.evaluate(top, ".la-tree-scroll") < reach, "in sight, or nearly on a phone"
    assert page.evaluate(top, ".la-tally") > page.evaluate(top, ".la-inside")
    assert page.is_visible(".la-tally")


def test_what_the_race_before_came_to_is_not_said_over_the_empty_lanes_of_the_next(stage_page):
    trace = raced(trie=(WIDE, 0.05), draft=(WIDE, 3.0))
    page = ended(stage_page, trace)
    page.click(".la-same")
    settle(page)
    assert page.inner_text(".la-verdict").startswith("Fastest: Trie")
    assert page.locator(".la-pair").count() > 0
    writer = StageWriter("next")
    page.evaluate("text => stage.receive(text)", writer.begin(trace))
    settle(page)
    assert page.inner_text(".la-verdict") == ""
    assert page.locator(".la-tally").is_hidden()
    assert page.locator(".la-pair").count() == 0
    page.evaluate("text => stage.receive(text)", writer.steps([steps[0] for steps in trace.lanes.values()], trace.words))
    page.evaluate("text => stage.receive(text)", writer.steps([steps[1] for steps in trace.lanes.values()], {}))
    settle(page)
    assert page.inner_text(".la-verdict") == "", "the lanes run"
    assert page.locator(".la-pair").count() > 0
