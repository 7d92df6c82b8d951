"""How soon a moved slider shows on the page: a recorded run of 200 tokens at other lengths, on the race and the tuning page.

    python tests/bench_tuning.py

Prints milliseconds from the slider's event to the stage's drawn step, the frame included, and to the frame after it. Not a
test: it wants a quiet machine.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from serving import long_prompt, serve  # noqa: E402

TOKENS = 200
LENGTHS = (64, 2, 40, 8, 128, 16, 4, 32, 100, 12)
BRANCHES = (1, 16, 4, 8, 24, 2, 12, 6)
MOVE = """async ([slider, stage, value]) => {
  const input = document.querySelector(slider + " input[type=range]");
  const drawn = new Promise((done) => document.querySelector(stage).addEventListener("lookahead-step", done, {once: true}));
  const began = performance.now();
  input.value = value;
  input.dispatchEvent(new Event("input", {bubbles: true}));
  await drawn;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - began;
}"""


def main() -> None:
    """Both pages, one after the other."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with serve(Path(folder) / "log.txt") as app:
            report("race page", race_page(chromium, app.url), "#stage", "#decoding_length", "#branch_length")
            report("tuning page", tuning_page(chromium, app.url), "#tuning-stage", "#slide-length", "#slide-branch")
        chromium.close()


def race_page(browser: Any, url: str) -> Any:
    """The race page with a finished race of `TOKENS` tokens."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(url)
    page.wait_for_selector("#status .model-line.ready", timeout=120_000)
    page.fill("#prompt textarea", long_prompt())
    page.click("#settings")
    page.uncheck("#auto input")
    page.fill("#max_new_tokens input[type=number]", str(TOKENS))
    page.press("#max_new_tokens input[type=number]", "Tab")
    page.click("#run")
    page.wait_for_function(STAGE_OF, arg="#stage", polling=5)
    page.wait_for_function("stage.live", polling=5)
    page.wait_for_function("!stage.live", polling=50, timeout=120_000)
    page.wait_for_timeout(1500)
    page.evaluate("stage.transport.stop()")
    return page


def tuning_page(browser: Any, url: str) -> Any:
    """The tuning page with a study of one answer of `TOKENS` tokens."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(url + "tuning")
    page.get_by_text("My own", exact=True).click()
    page.locator("#own-text textarea").fill(long_prompt())
    page.get_by_label("number input for Max new tokens").first.fill(str(TOKENS))
    page.click("#study")
    page.wait_for_selector("#pace [data-passes]", timeout=120_000)
    page.wait_for_function(STAGE_OF, arg="#tuning-stage", polling=50)
    page.wait_for_timeout(1500)
    return page


STAGE_OF = """(name) => {
  let holder = document.querySelector(name + " .la-stage");
  while (holder && !holder.lookaheadStage) holder = holder.parentElement;
  window.stage = holder?.lookaheadStage;
  return Boolean(window.stage);
}"""


def report(name: str, page: Any, stage: str, length: str, branch: str) -> None:
    """Move both sliders about; print the times."""
    moves = [(length, value) for value in LENGTHS] + [(branch, value) for value in BRANCHES]
    took = []
    for slider, value in moves:
        took.append(page.evaluate(MOVE, [slider, stage, value]))
        page.wait_for_timeout(300)
    ordered = sorted(took)
    print(
        f"{name}, {len(took)} moves: median {median(took):.0f} ms, p90 {ordered[int(0.9 * len(took))]:.0f} ms, "
        f"worst {ordered[-1]:.0f} ms (each: {' '.join(f'{time:.0f}' for time in took)})"
    )
    page.close()


if __name__ == "__main__":
    main()
