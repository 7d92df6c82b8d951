"""The README's picture: `python tests/picture.py` races on the embedded model and writes assets/page.png."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))
from conftest import ARGUMENTS, CHROMIUM
from serving import ROOT, serve

TELLING = """() => {
  let holder = document.querySelector("#stage .la-stage");
  while (!holder.lookaheadStage) holder = holder.parentElement;
  const stage = holder.lookaheadStage;
  const worth = (step) => {
    const parents = new Set(step.parents);
    const branches = step.drafts.filter((_, node) => !parents.has(node)).length;
    return Math.min(branches, 8) * step.accepted.length;
  };
  const worths = stage.recording.focus.steps.map(worth);
  const half = Math.floor(worths.length / 2);  // some text stands there by then
  stage.goto(half + worths.slice(half).indexOf(Math.max(...worths.slice(half))));
}"""
"""Go to the step that shows most: several branches, and a long run of one of them accepted."""


def take(page: Page, url: str) -> None:
    """Warm the trie, race to the end, and go back to a step that tells much."""
    page.goto(url)
    page.wait_for_selector("#status .model-line.ready", timeout=120_000)
    page.click("#settings")
    page.click("#warm")
    page.wait_for_function("document.querySelector('#stage .la-status').textContent.includes('your trie')", timeout=120_000)
    page.click("#run")
    page.wait_for_selector("#stage .la-result >> text=measured", timeout=120_000)
    page.wait_for_function("document.querySelector('#stage .la-same').textContent === '✓ same text'", timeout=120_000)
    page.click("#settings")
    page.evaluate(TELLING)
    page.wait_for_timeout(800)
    page.screenshot(path=str(ROOT / "assets" / "page.png"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder) / "log.txt") as app, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        take(browser.new_page(viewport={"width": 1280, "height": 800}), app.url)
        browser.close()


if __name__ == "__main__":
    main()
