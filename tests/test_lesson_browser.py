"""The lesson in Chromium, without a server: taken by keyboard, answered in the picture, kept on a reload."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import settle
from test_lesson import BY_NAME, RECORDINGS, SCENES

from visual.lesson.card import content, part
from visual.stage import bundle

pytestmark = pytest.mark.browser
MOUNT = """const lang = document.documentElement.lang;
window.stage = LookaheadStage.mount(document.getElementById('stage'), {css: '', lang});
window.lesson = LookaheadLesson.mount(document.getElementById('lesson'), data, () => window.stage);"""
BESIDE = (
    "@media (min-width: 700px) { main { display: grid; grid-template-columns: 4fr 9fr; gap: 12px } } main > * { min-width: 0 }"
)


def document(lang: str, dark: bool) -> str:
    return (
        f"<!doctype html><html lang={lang}><head><meta charset=utf-8><title>lesson</title><style>body{{margin:8px;"
        "--body-text-color:var(--ink);--body-text-color-subdued:var(--muted);--border-color-primary:var(--line);"
        f"background:var(--paper);color:var(--ink)}}{BESIDE}{bundle.style()}{part('lesson.css')}</style></head>"
        f"<body class='{'dark' if dark else ''}'><main><div id=lesson>{part('lesson.html')}</div>"
        f"<div id=stage>{bundle.skeleton()}</div></main><script>{bundle.script()}</script><script>{part('lesson.js')}</script>"
        f"<script>const data = {content(RECORDINGS).replace('<', chr(92) + 'u003c')};{MOUNT}</script></body></html>"
    )


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, bool], Path]:
    """The lesson as files: a page from disk has a storage."""
    folder, found = tmp_path_factory.mktemp("lesson"), {}
    for lang, dark in (("en", False), ("zh", True)):
        found[lang, dark] = folder / f"{lang}.html"
        found[lang, dark].write_text(document(lang, dark), encoding="utf-8")
    return found


@pytest.fixture
def opened(one_page: tuple[Any, list[str]], files: dict[tuple[str, bool], Path]) -> Iterator[Callable[..., Any]]:
    """`opened(lang, dark, width, still)`: the lesson from its first scene."""
    page, troubles = one_page

    def opening(lang: str = "en", dark: bool = False, width: int = 1280, still: bool = True) -> Any:
        page.set_viewport_size({"width": width, "height": 844 if width < 700 else 800})
        page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        page.mouse.move(0, 0)
        page.goto(files[lang, dark].as_uri())
        while page.evaluate("sessionStorage.length"):  # a reload may come before the browser has stored that it is empty
            page.evaluate("sessionStorage.clear()")
            page.reload()
        settle(page)
        return page

    troubles.clear()
    yield opening
    page.goto("about:blank")
    assert [trouble for trouble in troubles if not trouble.startswith("file:")] == []
    troubles.clear()


def go(page: Any, name: str) -> Any:
    """Go to a scene."""
    page.evaluate("at => lesson.go(at)", [scene.name for scene in SCENES].index(name))
    settle(page)
    return BY_NAME[name]


def predict(page: Any, scene: Any, right: bool = True) -> None:
    """Predict on the card, with the mouse."""
    wanted = scene.choice.many if scene.choice.many is not None else [scene.right]
    for option in wanted if right else [next(place for place in range(9) if place not in [*wanted, *scene.choice.also])]:
        page.locator(f"input[value='{option}']").check()
    page.locator(".le-check").click()
    settle(page)


def take(page: Any, lang: str, wrong: str = "") -> None:
    """From first to last scene with the keyboard alone, predicting right except in scene `wrong`."""
    page.locator(".le-title").focus()
    for number, scene in enumerate(SCENES):
        assert page.locator(".le-title").inner_text() == scene.title[lang]
        assert page.locator("legend").inner_text() == scene.ask[lang]
        assert page.locator(".le-answer").inner_text() == ""
        if scene.choice.many is not None:
            for place in range(len(scene.options)):
                page.keyboard.press("Tab")
                if place in scene.choice.many:
                    page.keyboard.press("Space")
        else:
            page.keyboard.press("Tab")  # the options are one stop
            page.keyboard.press("Space")
            options = range(len(scene.options))
            bad = next(place for place in options if place not in (scene.right, *scene.choice.also))
            for _ in range(bad if scene.name == wrong else scene.right):
                page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        assert scene.answer[lang] in page.locator(".le-answer").inner_text()
        assert "。 " not in page.locator(".le-answer").inner_text()
        assert page.evaluate("document.activeElement.className").startswith("le-next")
        if number + 1 < len(SCENES):
            page.keyboard.press("Enter")
            assert page.evaluate("document.activeElement.className") == "le-title"


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("zh", True)])
def test_from_first_to_last_scene_by_keyboard_alone(opened: Callable[..., Any], lang: str, dark: bool) -> None:
    page = opened(lang, dark)
    assert page.locator(".le-own").is_hidden()
    take(page, lang, wrong="lossless")
    assert re.findall(r"\d+", page.locator(".le-score").inner_text()) == [str(len(SCENES) - 1), str(len(SCENES))]
    assert page.locator(".la-lesson").get_attribute("lang") == lang
    assert page.locator(".le-own").is_visible(), "the end: one's own prompt"
    assert page.get_attribute(".le-own", "href") == ".", "the race page, beside the lesson"
    page.locator(".le-next").focus()
    page.keyboard.press("Enter")  # and from the start again
    assert page.locator(".le-title").inner_text() == SCENES[0].title[lang]
    assert page.locator(".le-score").inner_text() == ""


def test_the_stage_shows_the_part_that_is_talked_about_alone(opened: Callable[..., Any]) -> None:
    page = opened()
    parts = {"question": ".la-about", "score": ".la-hero", "lanes": ".la-lanes", "timeline": ".la-timeline", "tell": ".la-tell"}
    parts |= {"tree": ".la-tree-panel", "mask": ".la-mask-panel"}

    def seen() -> set[str]:
        return {name for name, selector in parts.items() if page.locator(selector).is_visible()}

    for scene in SCENES:
        go(page, scene.name)
        assert seen() == set(scene.before.show) - {"veil"}, scene.name
        assert page.evaluate("stage.transport.index") == scene.before.step
        assert page.evaluate("document.documentElement.scrollHeight") <= 800, "one scene, one screen"
        predict(page, scene)
        assert seen() == set(scene.after.show), scene.name
        assert page.evaluate("document.documentElement.scrollHeight") <= 800, f"{scene.name}: one scene, one screen"
        assert page.evaluate("stage.transport.index") == scene.after.step
        assert page.evaluate("stage.mask.leak") == scene.after.leak
        assert page.evaluate("!stage.compare.box.hidden") == scene.after.compare


def test_no_answer_is_in_sight_before_it_is_given(opened: Callable[..., Any]) -> None:
    page = opened()
    for name in ("branches", "verify", "mask", "trie"):
        go(page, name)
        ticks = "all => all.filter((one) => one.textContent && getComputedStyle(one).visibility !== 'hidden').length"
        assert page.eval_on_selector_all(".la-node .la-tick", ticks) == 0, "no tick"
        fills = page.eval_on_selector_all(
            ".la-node[data-row]", "all => [...new Set(all.map((one) => getComputedStyle(one.firstElementChild).fill))].length"
        )
        assert fills <= 2, "the root's colour, and one for all guesses"
    assert page.locator("[data-pick=word]").count() == 1
    looks = "all => new Set(all.map((one) => getComputedStyle(one).backgroundColor + getComputedStyle(one).boxShadow)).size"
    assert page.eval_on_selector_all(".la-before .la-word:not(.matched)", looks) == 1, "what follows looks like what precedes"
    for name in ("tune", "poor", "who", "who_again"):
        go(page, name)
        assert page.evaluate("stage.transport.time") == 0
        assert page.locator(".la-timeline").is_hidden(), "the bars would tell"
    go(page, "mask")
    assert not page.locator(".la-mask").is_visible()


@pytest.mark.parametrize("name", ["cost", "trie", "tune"])
def test_the_stage_s_keys_wait_for_the_answer(opened: Callable[..., Any], name: str) -> None:
    page = opened()
    scene = go(page, name)
    before = page.evaluate("[stage.transport.time, stage.transport.index, stage.root.dataset.frame]")
    for focused in (".la-text" if name != "trie" else ".la-tree-scroll", ".le-back", "body"):
        page.evaluate("selector => { document.activeElement.blur(); document.querySelector(selector).focus(); }", focused)
        for key in ("ArrowRight", "s", "p", "End", "3", *([" "] if focused != ".le-back" else [])):
            page.keyboard.press(key)
            assert page.evaluate("[stage.transport.time, stage.transport.index, stage.root.dataset.frame]") == before, key
    assert page.locator(".le-title").is_visible(), "no projector over the card"
    predict(page, scene)
    page.evaluate("document.activeElement.blur()")
    after = page.evaluate("stage.transport.time")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("stage.transport.time") < after, "afterwards they step"


def test_every_number_said_is_the_one_on_the_stage(opened: Callable[..., Any]) -> None:
    page = opened()
    for name in ("tune", "poor"):
        scene = go(page, name)
        predict(page, scene)
        said, speed, edl = (page.inner_text(f".{part}") for part in ("le-answer", "la-speed", "la-edl"))
        assert page.inner_text(".la-same") == "✓ same text"
        assert re.match(r"[\d.]+", speed)[0] in said  # type: ignore[index]
        assert re.match(r"[\d.]+", edl)[0] in said + page.inner_text("legend")  # type: ignore[index]
    scene = go(page, "verify")
    predict(page, scene)
    emitted = page.evaluate("stage.pass.lane.steps[stage.transport.index].tokens.length")
    assert page.inner_text(".le-answer").startswith(f"Right. {emitted}: ")
    words = page.evaluate("stage.recording.words.clean(stage.pass.lane.steps[stage.transport.index].tokens)")
    assert " ".join(words.split()) in page.inner_text("legend"), "the words of this pass"
    assert f"these {emitted + 2} tokens" in page.inner_text("legend"), "two more are asked about"
    for name in ("who", "who_again"):
        scene = go(page, name)
        predict(page, scene)
        said = page.inner_text(".le-answer")
        assert page.locator(".la-badge[data-kind=predicted]").is_visible()
        assert page.inner_text(".la-same") == "✓ same text in all four lanes"
        for lane in ("lookahead", "lookup", "suffix", "plain") if name == "who" else ():
            passes = re.findall(r"\d+", page.inner_text(f"[data-lane={lane}] .la-count"))[1]
            assert re.search(rf"\b{passes}\b", said), lane


CLICKS = {
    "trie": ".la-before [data-node='{key}']",
    "branches": ".la-node[data-row='{key}']",
    "verify": ".la-node[data-row='{key}']",
    "poor": ".la-lane[data-lane='{key}']",
    "who": ".la-lane[data-lane='{key}']",
    "who_again": ".la-lane[data-lane='{key}']",
}


@pytest.mark.parametrize("name", CLICKS)
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
def test_the_question_is_answered_in_the_picture(opened: Callable[..., Any], name: str, right: bool) -> None:
    page = opened()
    scene = go(page, name)
    assert page.locator(".le-pick").is_visible()
    selectors = {CLICKS[name].format(key=key): option for key, option in scene.choice.picks.items()}
    rights = {scene.right, *scene.choice.also}
    found = [one for one, option in selectors.items() if (option in rights) == right and page.locator(one).count()]
    if not found and name == "poor":
        pytest.skip("neither lane is first in this recording")
    page.locator(found[0]).first.dispatch_event("click")
    settle(page)
    said = page.inner_text(".le-answer")
    assert said.startswith("Right." if right else "Not quite.")
    assert scene.answer["en"] in said
    assert page.evaluate("stage.transport.index") == scene.after.step
    assert page.locator(".le-pick").is_hidden()
    page.locator(found[0]).first.dispatch_event("click")
    assert page.inner_text(".le-answer") == said, "an answer stands"


def test_what_a_row_sees_is_clicked_in_the_tree_and_the_mask_shows_it(opened: Callable[..., Any]) -> None:
    page = opened()
    scene = go(page, "mask")
    rows = [option + 1 for option in scene.choice.many]
    for row in [*rows, 1, 1]:  # a second click takes it back
        page.locator(f".la-node[data-row='{row}']").dispatch_event("click")
    picked = page.eval_on_selector_all(".la-node.la-picked", "all => all.map((one) => Number(one.dataset.row))")
    assert sorted(picked) == rows
    page.locator(".le-check").click()
    page.wait_for_function("row => stage.mask.row === row", arg=scene.after.row)
    assert page.inner_text(".le-answer").startswith("Right.")
    lit = page.eval_on_selector_all(".la-node.lit[data-row]", "all => all.map((one) => Number(one.dataset.row))")
    assert sorted(lit) == [0, *rows, scene.after.row], "the tree shows what the row sees"


def test_the_answer_is_played_before_it_is_told(opened: Callable[..., Any]) -> None:
    page = opened(still=False)
    scene = go(page, "verify")
    page.evaluate(
        "() => { window.parts_ = []; const { dataset } = stage.root;"
        "new MutationObserver(() => parts_.at(-1) === dataset.frame || parts_.push(dataset.frame))"
        ".observe(stage.root, { attributes: true, attributeFilter: ['data-frame'] }); }"
    )
    predict(page, scene)
    assert page.inner_text(".le-answer") == "Watch the stage …"
    assert page.locator("[data-right]").count() == 0, "not marked yet"
    assert page.locator(".le-next").is_enabled(), "nobody has to wait"
    page.wait_for_function("document.querySelector('.le-answer').textContent.startsWith('Right')", timeout=30_000)
    assert page.evaluate("parts_")[-2:] == ["2", "3"], "checked, then accepted"


def test_on_a_phone_the_stage_comes_into_sight_while_it_plays_and_the_answer_after_it(opened: Callable[..., Any]) -> None:
    page = opened(width=390, still=False)
    scene = go(page, "verify")
    top = "selector => document.querySelector(selector).getBoundingClientRect().top"
    assert page.evaluate(top, ".la-tree-panel") > 700, "below the screen's edge"
    page.evaluate("() => { window.tops_ = []; addEventListener('scroll', () => tops_.push(scrollY)); }")
    predict(page, scene)
    page.wait_for_function("document.querySelector('.le-answer').textContent.startsWith('Right')", timeout=30_000)
    settle(page)
    assert page.evaluate("Math.max(...tops_)") > 300
    assert 0 <= page.evaluate(top, ".le-answer") < 844


def test_nothing_is_lost_on_a_reload(opened: Callable[..., Any]) -> None:
    page = opened()
    predict(page, go(page, "cost"), right=False)
    predict(page, go(page, "mask"))
    go(page, "verify")
    before = page.inner_text(".le-score"), page.inner_text(".le-title")
    page.reload()
    settle(page)
    assert (page.inner_text(".le-score"), page.inner_text(".le-title")) == before
    assert page.locator(".le-answer").inner_text() == ""
    go(page, "mask")
    assert page.inner_text(".le-answer").startswith("Right.")
    go(page, "cost")
    assert page.inner_text(".le-answer").startswith("Not quite.")
    page.evaluate(
        'sessionStorage.setItem(\'lookahead-lesson\', \'{"edition":"\' + lesson.edition + \'","at":7,"answers":{"cost":99}}\')'
    )
    page.reload()
    settle(page)
    assert page.inner_text(".le-score") == "", "what makes no sense is left out"
    page.evaluate("() => { lesson.answers = {cost: 0}; lesson.edition = 'other'; lesson.keep(); }")
    page.reload()
    settle(page)
    assert page.inner_text(".le-score") == "", "answers to other recordings"


def test_a_scene_that_comes_late_is_returned_to(opened: Callable[..., Any]) -> None:
    page = opened()
    predict(page, go(page, "cost"))
    name = SCENES[-1].name
    predict(page, go(page, name))
    score, title = page.inner_text(".le-score"), page.inner_text(".le-title")
    page.evaluate(
        "() => { const all = lesson.data, short = { ...all, steps: all.steps.slice(0, -2) };"
        " LookaheadLesson.mount(document.getElementById('lesson'), short, () => stage).take(all); }"
    )
    settle(page)
    assert (page.inner_text(".le-score"), page.inner_text(".le-title")) == (score, title)


def test_more_scenes_may_come_while_one_is_shown(opened: Callable[..., Any]) -> None:
    page = opened()
    page.evaluate("() => { window.all_ = lesson.data; lesson.take({ ...all_, steps: all_.steps.slice(0, -2) }); }")
    predict(page, go(page, "verify"))
    page.evaluate("lesson.take(all_)")
    settle(page)
    assert page.inner_text(".le-title") == BY_NAME["verify"].title["en"]
    assert page.inner_text(".le-answer").startswith("Right.")
    assert f"of {len(SCENES)}" in page.inner_text(".le-count")


def test_what_is_chosen_stays_when_more_scenes_come_and_when_the_stage_is_drawn_anew(opened: Callable[..., Any]) -> None:
    page = opened()
    page.evaluate("() => { window.all_ = lesson.data; lesson.take({ ...all_, steps: all_.steps.slice(0, -2) }); }")
    scene = go(page, "mask")
    option = scene.choice.many[0]
    page.locator(f"input[value='{option}']").check()
    page.evaluate("() => { window.shown_ = stage.recording; lesson.take(all_); }")
    assert page.locator("input:checked").get_attribute("value") == str(option)
    assert page.evaluate("document.activeElement.value") == str(option), "the focus stays"
    assert page.locator(".le-check").is_enabled()
    assert page.evaluate("stage.recording === shown_"), "the scene is the same: the stage stays as it is"
    page.evaluate("lesson.setLanguage('zh')")
    settle(page)
    picked = page.eval_on_selector_all(".la-node.la-picked", "all => all.map((one) => Number(one.dataset.row))")
    assert picked == [option + 1], "its row is marked in the tree drawn anew"


def test_the_language_changes_in_place_and_keeps_the_choice(opened: Callable[..., Any]) -> None:
    page = opened()
    page.locator("input[value='1']").check()
    page.evaluate("lesson.setLanguage('zh')")
    assert page.locator("legend").inner_text() == SCENES[0].ask["zh"]
    assert page.locator("input:checked").get_attribute("value") == "1"


def test_no_word_leaves_a_narrow_screen(opened: Callable[..., Any]) -> None:
    page = opened("zh", True, width=390)
    for scene in SCENES:
        go(page, scene.name)
        predict(page, scene)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, scene.name


def test_the_worksheet_is_one_page_in_a_wide_font_too(one_page: tuple[Any, list[str]]) -> None:
    page, troubles = one_page
    page.goto((Path(__file__).parents[1] / "assets" / "worksheet.html").as_uri())
    page.add_style_tag(content="body { font-family: 'DejaVu Sans', 'Verdana', sans-serif !important }")
    for lang in ("en", "zh"):
        page.locator(f"#{lang}").check()
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1, lang
    page.goto("about:blank")
    troubles.clear()


def test_a_lane_that_was_clicked_in_a_scene_is_not_chosen_in_the_next_one(opened: Callable[..., Any]) -> None:
    page = opened()
    for asked, focus in ((True, "lookahead"), (False, "plain")):
        if not asked:
            predict(page, go(page, "cost"))
        page.locator("[data-lane=plain] .la-lane-name").click()
        settle(page)
        assert page.evaluate("stage.recording.focus.name") == focus, "before the answer a click shows no other pass"
    for name in ("trie", "branches", "mask"):
        scene = go(page, name)
        assert page.evaluate("stage.recording.focus.name") == "lookahead"
        assert page.locator(".la-node[data-row]").count() > 1, "plain decoding guesses nothing"
        assert page.evaluate("stage.transport.index") == scene.before.step
