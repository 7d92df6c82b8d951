"""The README's picture: `python tests/picture.py` races on the embedded model and writes assets/page.png."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))
from conftest import ARGUMENTS, CHROMIUM
from serving import ROOT, serve


def take(page: Page, url: str) -> None:
    """Warm the trie, race to the end."""
    page.goto(url)
    page.wait_for_selector("#status .model-line.ready", timeout=120_000)
    page.click("#warm")
    page.wait_for_function("document.querySelector('#stage .la-status').textContent.includes('trie')", timeout=120_000)
    page.click("#run")
    page.wait_for_function("document.querySelector('#stage .la-prompt-text').textContent.length > 0", timeout=120_000)
    page.wait_for_function("document.querySelector('#stage .la-same').textContent.includes('all')", timeout=120_000)
    page.wait_for_timeout(800)
    page.screenshot(path=str(ROOT / "assets" / "page.png"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder) / "log.txt") as app, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        take(browser.new_page(viewport={"width": 1280, "height": 960}), app.url)
        browser.close()


if __name__ == "__main__":
    main()
