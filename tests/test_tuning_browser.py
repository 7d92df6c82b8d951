"""The tuning page in a browser: a study, the sliders, the language."""

from __future__ import annotations

import threading
from typing import Any

import pytest

pytest.importorskip("gradio")
pytest.importorskip("torch")

from small import serving

from visual.work import recorded
from visual.work.races import Racing
from visual.work.studies import Tuning

OWN_TEXT = "one two three one two three\nfour five six four five six"


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_study_and_sliders_in_the_browser(browser: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page makes a study; moving a slider redraws passes, tree and mask, and asks no model."""
    made: list[Tuning] = []
    first = Tuning.__init__

    def smaller(self: Tuning, racing: Racing) -> None:
        first(self, racing, (2, 8), (1, 4))
        made.append(self)

    monkeypatch.setattr(Tuning, "__init__", smaller)
    with serving() as served:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(240_000)
        troubles: list[str] = []
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("response", lambda answer: troubles.append(f"{answer.status} {answer.url}") if answer.status >= 500 else None)
        page.goto(served.url.rstrip("/") + "/tuning")
        arrived(page)
        page.get_by_text("My own", exact=True).click()
        page.locator("#own-text textarea").fill(OWN_TEXT)
        page.get_by_label("number input for Max new tokens").first.fill("40")
        page.click("#study")
        page.wait_for_function("document.querySelectorAll('#speedups .annotation').length === 4")
        page.wait_for_selector("#pace [data-passes]")
        shown = page.eval_on_selector_all("#speedups .annotation", "cells => cells.map(cell => parseFloat(cell.textContent))")
        assert all(value <= length for value, length in zip(shown, (2, 2, 8, 8), strict=True)), "at most a pass's tokens"
        device = threading.Event()
        served.racing.host.submit(device.wait, 240)  # were a model asked, the slider would wait for it
        try:
            took = [move(page, value) for value in (40, 2, 30, 3)]
        finally:
            device.set()
        print(f"slider to redrawn stage, ms: {sorted(took)}")
        assert page.locator("#tuning-stage .la-mask rect, #tuning-stage .la-mask path").count() > 0
        typed(page, "900")
        drafts_chosen_while_measuring(page, served)
        title = "document.querySelector('#speedups .gtitle')?.textContent"
        page.click("#language")
        page.wait_for_function(f"{title}.includes('加速比')", timeout=60_000)
        page.click("#language")
        page.wait_for_function(f"{title}.includes('Speed-up')", timeout=60_000)
        stopped_while_replaying(page, made[0], monkeypatch)
        assert troubles == []
        page.close()
    for one in made:
        one.close()


def drafts_chosen_while_measuring(page: Any, served: Any) -> None:
    """A measurement that ends after other drafts were chosen leaves their grid in sight."""
    device = threading.Event()
    served.racing.host.submit(device.wait, 240)
    title = "document.querySelector('#speedups .gtitle')?.textContent"
    try:
        page.click("#measure-one")
        page.wait_for_selector("#study-status .busy")
        page.check("#grid-strategy input[value=single]")
        page.wait_for_function(f"{title}.includes('single')")
    finally:
        device.set()
    page.wait_for_selector("#study-status:has-text('1 of 1 measured')")
    assert "Nothing is measured yet" in page.inner_text("#measured"), "none of the single branches"
    assert "single" in page.evaluate(title)
    page.check("#grid-strategy input[value=hierarchical]")
    page.wait_for_selector("#measured table")


def stopped_while_replaying(page: Any, tuning: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last study stays, with its figures."""
    whole = tuning.replays

    def held(work: Any, strategy: str, stop: threading.Event) -> Any:
        yield None, "Replaying the grid"
        stop.wait(240)
        yield from whole(work, strategy, stop)

    monkeypatch.setattr(tuning, "replays", held)
    page.check("#grid-strategy input[value=parallel]")
    page.wait_for_selector("#study-status:has-text('Replaying the grid')")
    page.click("#study-stop")
    page.wait_for_selector("#study-status:has-text('was stopped')")
    page.wait_for_selector("#grid-strategy input[value=hierarchical]:checked")  # what the grid shows
    page.click("#study")
    page.wait_for_selector("#study-status:has-text('Replaying the grid')")
    page.click("#study-stop")
    page.wait_for_selector("#study-status:has-text('was stopped')")
    with page.expect_download() as saved:
        page.click("#save-csv")
    assert len(saved.value.path().read_text().splitlines()) == 1 + 2 * 4, "the cells of both strategies"


def arrived(page: Any) -> None:
    """Before anything is pressed the recorded study is there: advice, grid, an answer on the stage."""
    work = recorded.first()
    if work is None:
        return
    page.wait_for_selector("#study-status:has-text('A recorded study')")
    assert work.study.recommend().code in page.inner_text("#advice")
    page.wait_for_function(
        "count => document.querySelectorAll('#speedups .annotation').length === count", arg=len(work.study.cells)
    )
    possible = [cell.tally.edl for cell in work.study.cells if not cell.measured]
    italic = "notes => notes.filter((one) => one.querySelector('[style*=italic]')).map((one) => parseFloat(one.textContent))"
    predicted = page.eval_on_selector_all("#speedups .annotation", italic)
    assert len(predicted) == len(possible)
    assert all(value <= most + 0.006 for value, most in zip(predicted, possible, strict=True)), "never above the possible"
    page.wait_for_selector("#pace [data-passes]")
    page.wait_for_function("document.querySelectorAll('#tuning-stage .la-mask rect, #tuning-stage .la-mask path').length > 0")


def typed(page: Any, value: str) -> None:
    """Type a number beyond the slider's bounds and wait for the stage: the server is told one within them."""
    page.evaluate("""() => { window.drawn = new Promise((done) =>
        document.querySelector("#tuning-stage").addEventListener("lookahead-step", done, {once: true})); }""")
    page.locator("#slide-length input[type=number]").fill(value)
    page.evaluate("() => window.drawn.then(() => true)")


def move(page: Any, value: int) -> float:
    """Milliseconds from a slider's move to the stage's next drawn step."""
    return page.evaluate(
        """async (value) => {
            const slider = document.querySelector("#slide-length input[type=range]");
            const stage = document.querySelector("#tuning-stage");
            const drawn = new Promise((done) => stage.addEventListener("lookahead-step", done, {once: true}));
            const began = performance.now();
            slider.value = value;
            slider.dispatchEvent(new Event("input", {bubbles: true}));
            await drawn;
            return performance.now() - began;
        }""",
        value,
    )
