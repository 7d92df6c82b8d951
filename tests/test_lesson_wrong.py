"""What the lesson says of a wrong prediction: why that option is not so, and then what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import settle
from test_lesson import SCENES
from test_lesson_browser import document, go, predict

from visual.lesson.step import LessonStep

pytestmark = pytest.mark.browser
NO, YES = {"en": "Not quite. ", "zh": "不太对。"}, {"en": "Right. ", "zh": "正确。"}
SCREENS = {1280: 800, 390: 844}


@pytest.fixture
def opened(one_page: tuple[Any, list[str]], tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """`opened(lang, dark, width)`: the lesson, its answers told at once."""
    page, troubles = one_page

    def opening(lang: str = "en", dark: bool = False, width: int = 1280) -> Any:
        page.set_viewport_size({"width": width, "height": SCREENS[width]})
        page.emulate_media(reduced_motion="reduce")
        (tmp_path / "lesson.html").write_text(document(lang, dark), encoding="utf-8")
        page.goto((tmp_path / "lesson.html").as_uri())
        settle(page)
        return page

    yield opening
    page.goto("about:blank")
    troubles.clear()


def asked(page: Any, scene: LessonStep) -> None:
    """Go to a scene whose question is open."""
    page.evaluate("lesson.answers = {}")
    go(page, scene.name)


def answer(page: Any, *options: int) -> str:
    """Choose these options; returns what the card says, which is also what a screen reader hears."""
    for option in options:
        page.locator(f"input[value='{option}']").check()
    page.locator(".le-check").click()
    settle(page)
    assert page.locator(".le-answer").get_attribute("role") == "status"
    return page.inner_text(".le-answer")


@pytest.mark.parametrize(("lang", "dark", "width"), [("en", False, 1280), ("zh", True, 390)])
def test_the_sentence_of_the_chosen_option_is_told_before_what_happened(
    opened: Callable[..., Any], lang: str, dark: bool, width: int
) -> None:
    page = opened(lang, dark, width)
    for scene in SCENES:
        rights = scene.choice.many if scene.choice.many is not None else [scene.right, *scene.choice.also]
        for option in set(range(len(scene.options))) - {*rights}:
            asked(page, scene)
            told = answer(page, option)
            assert told == f"{NO[lang]}{scene.wrong[option][lang]}\n{scene.answer[lang]}", scene.name  # type: ignore[index]
            sizes = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert sizes[0] <= width, scene.name
            assert width < 700 or sizes[1] <= 800, f"{scene.name}: one scene, one screen"
        asked(page, scene)
        predict(page, scene)
        assert page.inner_text(".le-answer") == YES[lang] + scene.answer[lang], "nothing more for a right one"


def test_of_several_rows_one_that_was_chosen_wrongly_is_told_before_one_that_was_left_out(opened: Callable[..., Any]) -> None:
    page = opened()
    scene = next(scene for scene in SCENES if scene.choice.many)
    rights = scene.choice.many
    others = [row for row in range(len(scene.options)) if row not in rights]
    for chosen, told in (([*rights[1:], *others[1:]], others[1]), ([*rights, others[0]], others[0]), (rights[1:], rights[0])):
        asked(page, scene)
        assert answer(page, *chosen) == f"{NO['en']}{scene.wrong[told]['en']}\n{scene.answer['en']}"


def test_a_click_on_what_is_no_option_has_no_sentence(opened: Callable[..., Any]) -> None:
    page = opened()
    scene = next(scene for scene in SCENES if -1 in scene.choice.picks.values() and scene.choice.on == "row")
    asked(page, scene)
    page.evaluate("lesson.answer(-1)")
    settle(page)
    assert page.inner_text(".le-answer") == NO["en"] + scene.answer["en"]
