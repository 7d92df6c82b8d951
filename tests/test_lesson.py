"""The lesson: its numbers come from the recording, and it can be taken from first to last step by keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import settle

from lookahead_core.trace.trace import Trace
from visual.lesson.card import content, part
from visual.lesson.steps import drafted, leaked, leaves, lesson
from visual.recordings.presets import Preset, presets

FIXTURE = Path(__file__).parent / "fixtures" / "trace.json"
RECORDINGS = presets() or [Preset(FIXTURE)]


@pytest.fixture(scope="module")
def steps() -> list[Any]:
    return lesson([recording.trace() for recording in RECORDINGS])[0]


def test_six_to_eight_steps_each_with_everything_in_both_languages(steps: list[Any]) -> None:
    assert 6 <= len(steps) <= 8
    for step in steps:
        texts = [step.title, step.read, step.do, step.ask, step.answer, *step.options]
        for text in texts:
            assert text["en"].strip()
            assert text["zh"].strip()
        for text in texts[:5]:
            assert re.search("[\u4e00-\u9fff]", text["zh"]), text
            assert not re.search("[\u4e00-\u9fff]", text["en"].replace("·", "")) or "“" in text["en"]
        assert len({option["en"] for option in step.options}) == len(step.options) == 3
        assert 0 <= step.right < 3
        for language in ("en", "zh"):
            assert len(step.read[language]) < 420


def test_the_right_option_is_what_was_measured(steps: list[Any]) -> None:
    by_name = {step.name: step for step in steps}

    def said(name: str) -> float:
        step = by_name[name]
        return float(re.search(r"[\d.]+", step.options[step.right]["en"])[0])  # type: ignore[index]

    assert said("cost") == round(by_name["cost"].figures["ratio"])  # whole, as the others: a decimal would give it away
    assert said("branches") == by_name["branches"].figures["apart"]
    assert said("mask") == by_name["mask"].figures["ancestors"]
    assert said("verify") == by_name["verify"].figures["emitted"]
    assert said("poor") == pytest.approx(by_name["poor"].figures["edl"], abs=0.06)
    assert said("tune") == pytest.approx(by_name["tune"].figures["speed"], abs=0.06)


def test_tree_counts_against_the_ancestor_mask() -> None:
    """Depths and leaks, counted on the parents, equal those of the mask that the model was fed."""
    trace = Preset(FIXTURE).trace()
    for step in drafted(trace)[:20]:
        visible = step.tree.ancestors()
        for node in leaves(step):
            row = list(map(bool, visible[node + 1]))
            assert sum(row) == step.tree.depths()[node] + 1  # the root, and itself with its ancestors
            assert leaked(step, node) == row[: node + 1].count(False)


def test_a_click_on_a_row_answers_what_a_walk_that_stops_there_would_emit(steps: list[Any]) -> None:
    question = next(step for step in steps if step.name == "verify")
    traces = [recording.trace() for recording in RECORDINGS]
    step = traces[lesson(traces)[1][question.before.trace]].lanes["lookahead"][question.before.step]
    stop = step.path[-1] + 1 if step.path else 0
    assert sorted(question.picks) == list(range(step.width)), "the root and every draft"
    assert [row for row, option in question.picks.items() if option == question.right] == [stop]
    for row, option in question.picks.items():
        if option >= 0:
            depth = step.tree.depths()[row - 1] if row else 0
            assert question.options[option]["en"] == str(depth + 1)


def test_every_view_exists_in_its_recording(steps: list[Any]) -> None:
    traces = [recording.trace() for recording in RECORDINGS]
    used = lesson(traces)[1]
    for step in steps:
        for view in (step.before, step.after):
            assert 0 <= view.step < len(traces[used[view.trace]].lanes["lookahead"])


def test_a_recording_as_text_is_the_message_that_a_trace_makes() -> None:
    from visual.stage.messages import StageWriter

    recording = Preset(FIXTURE)
    assert json.loads(StageWriter("r").recorded(recording.message())) == json.loads(StageWriter("r").show(recording.trace()))


def test_without_a_recording_there_is_no_lesson_and_no_crash(tmp_path: Path) -> None:
    empty = json.loads(content([]))
    assert (empty["steps"], empty["traces"]) == ([], [])
    assert lesson([Trace([1])]) == ([], [])


# ---- in Chromium


@pytest.fixture
def lesson_page(browser: Any) -> Iterator[Callable[..., Any]]:
    """`lesson_page(lang, dark, width)`: the card and the stage on a page without a server."""
    from visual.stage import bundle

    contexts, troubles = [], []

    def opened(lang: str = "en", dark: bool = False, width: int = 1280, height: int = 800) -> Any:
        locale = {"en": "en-GB", "zh": "zh-CN"}[lang]
        context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda entry: troubles.append(entry.text) if entry.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda request: troubles.append(request.url) if not request.url.startswith("blob:") else None)
        colours = ("#18181b", "#f4f4f5", "#a1a1aa", "#3f3f46") if dark else ("#fff", "#18181b", "#52525b", "#d4d4d8")
        names = ("--paper", "--body-text-color", "--body-text-color-subdued", "--border-color-primary")
        variables = ";".join(f"{name}:{colour}" for name, colour in zip(names, colours, strict=True))
        side = "display:grid;grid-template-columns:4fr 9fr;gap:12px" if width > 700 else ""
        page.set_content(
            f"<!doctype html><html lang={lang}><head><title>lesson</title><style>body{{margin:8px;font-family:sans-serif;"
            f"{variables};background:var(--paper);color:var(--body-text-color)}}main{{{side}}}main>*{{min-width:0}}"
            f"{bundle.style()}{part('lesson.css')}</style></head><body class='{'dark' if dark else ''}'>"
            f"<main><div id=lesson>{part('lesson.html')}</div><div id=stage>{bundle.skeleton()}</div></main></body></html>"
        )
        page.add_script_tag(content=bundle.script())
        page.add_script_tag(content=part("lesson.js"))
        page.evaluate(
            "data => { window.stage = LookaheadStage.mount(document.getElementById('stage'), {css: '', lang: "
            "document.documentElement.lang});"
            "window.lesson = LookaheadLesson.mount(document.getElementById('lesson'), JSON.parse(data), () => window.stage); }",
            content(RECORDINGS),
        )
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


def take(page: Any, steps: list[Any], lang: str, wrong: int | None = None) -> None:
    """From first to last step with the keyboard alone, predicting right except at step `wrong`."""
    page.locator(".le-title").focus()
    for number, step in enumerate(steps):
        assert page.locator(".le-title").inner_text() == step.title[lang]
        assert page.locator("legend").inner_text() == step.ask[lang]
        assert page.locator(".le-answer").inner_text() == ""
        page.keyboard.press("Tab")  # the options are one stop
        chosen = (step.right + 1) % 3 if number == wrong else step.right
        page.keyboard.press("Space")
        for _ in range(chosen):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        assert step.answer[lang] in page.locator(".le-answer").inner_text()
        assert page.evaluate("document.activeElement.className").startswith("le-next")
        if number + 1 < len(steps):
            page.keyboard.press("Enter")
            assert page.evaluate("document.activeElement.className") == "le-title"


@pytest.mark.browser
@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("zh", True)])
def test_from_first_to_last_step_by_keyboard_alone(
    lesson_page: Callable[..., Any], steps: list[Any], lang: str, dark: bool
) -> None:
    page = lesson_page(lang, dark)
    take(page, steps, lang, wrong=2)
    assert f"{len(steps) - 1}" in page.locator(".le-score").inner_text()
    assert page.locator(".la-lesson").get_attribute("lang") == lang
    page.keyboard.press("Enter")  # and from the start again
    assert page.locator(".le-title").inner_text() == steps[0].title[lang]
    assert page.locator(".le-score").inner_text() == ""


@pytest.mark.browser
def test_the_stage_shows_the_step_that_is_talked_about(lesson_page: Callable[..., Any], steps: list[Any]) -> None:
    page = lesson_page()
    for number, step in enumerate(steps):
        page.evaluate("at => lesson.go(at)", number)
        assert page.evaluate("stage.transport.index") == step.before.step
        page.locator(f"input[value='{step.right}']").check()
        page.locator(".le-check").click()
        assert page.evaluate("stage.transport.index") == step.after.step
        assert page.evaluate("stage.mask.leak") == step.after.leak


@pytest.mark.browser
def test_every_number_said_is_the_one_on_the_stage(lesson_page: Callable[..., Any], steps: list[Any]) -> None:
    page = lesson_page()
    for number, step in enumerate(steps):
        page.evaluate("at => lesson.go(at)", number)
        settle(page)
        if step.name in ("verify", "poor", "tune"):
            assert "so far" in page.inner_text(".la-same"), "the answer is not there before the question"
        page.locator(f"input[value='{step.right}']").check()
        page.locator(".le-check").click()
        settle(page)
        said, speed, edl = (page.inner_text(f".{part}") for part in ("le-answer", "la-speed", "la-edl"))
        if step.name in ("poor", "tune"):
            assert page.inner_text(".la-same") == "✓ same text"
            assert re.match(r"[\d.]+", speed)[0] in said  # type: ignore[index]
        if step.name == "poor":
            assert re.match(r"[\d.]+", edl)[0] in said  # type: ignore[index]
        if step.name == "tune":
            assert re.match(r"[\d.]+", edl)[0] in page.inner_text("legend")  # type: ignore[index]
        if step.name == "lossless":
            assert re.search(r"all \d+ tokens", said)
            assert page.inner_text(".la-same") == "✓ same text"
        if step.name == "verify":
            emitted = page.evaluate("stage.pass.lane.steps[stage.transport.index].tokens.length")
            assert said.startswith(f"Right. {emitted}: ")
            assert page.inner_text("legend").count("“") == emitted + 3, "the last word, those of this pass, two more"


@pytest.mark.browser
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
def test_where_the_walk_stops_is_answered_in_the_picture(
    lesson_page: Callable[..., Any], steps: list[Any], right: bool
) -> None:
    page = lesson_page()
    number, step = next((number, step) for number, step in enumerate(steps) if step.name == "verify")
    page.evaluate("at => lesson.go(at)", number)
    settle(page)
    assert page.locator(".le-pick").is_visible()
    drawn = {int(row) for row in page.eval_on_selector_all(".la-node[data-row]", "all => all.map(one => one.dataset.row)")}
    row = next(row for row, option in step.picks.items() if (option == step.right) == right and row in drawn)
    page.evaluate(
        "row => document.querySelector(`.la-node[data-row='${row}']`).dispatchEvent(new MouseEvent('click', {bubbles: true}))",
        row,
    )
    said = page.inner_text(".le-answer")
    assert said.startswith("Right." if right else "Not quite.")
    assert step.answer["en"] in said
    assert page.evaluate("stage.transport.index") == step.after.step
    assert page.locator(".le-pick").is_hidden()
    page.evaluate("() => document.querySelector('.la-node[data-row]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    assert page.inner_text(".le-answer") == said, "an answer stands"


@pytest.mark.browser
def test_the_lesson_ends_with_one_s_own_prompt(lesson_page: Callable[..., Any], steps: list[Any]) -> None:
    page = lesson_page()
    assert page.locator(".le-own").is_hidden()
    take(page, steps, "en")
    assert page.inner_text(".le-own") == "Now your own prompt"
    assert page.get_attribute(".le-own", "href") == ".", "the race page, beside the lesson"


@pytest.mark.browser
def test_the_language_changes_in_place_and_keeps_the_choice(lesson_page: Callable[..., Any], steps: list[Any]) -> None:
    page = lesson_page("en")
    page.locator("input[value='1']").check()
    page.evaluate("lesson.setLanguage('zh')")
    assert page.locator("legend").inner_text() == steps[0].ask["zh"]
    assert page.locator("input:checked").get_attribute("value") == "1"


@pytest.mark.browser
def test_no_word_leaves_a_narrow_screen(lesson_page: Callable[..., Any]) -> None:
    page = lesson_page("zh", width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
