"""Shared by the tests that drive a browser: one Chromium for all of them, and pages with the stage on them."""

from __future__ import annotations

import gc
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from visual.serving import component_stubs

component_stubs.skip()
sys.path.insert(0, str(Path(__file__).parent / "fixtures"))
os.environ.setdefault("OMP_NUM_THREADS", "1")
"""Before torch is loaded: two test processes share the cores, and one thread rounds alike from run to run."""
os.environ.setdefault("GRADIO_HEARTBEAT_INTERVAL", "0.5")
"""Seconds after which a server sees that a tab is closed: 15 otherwise, for which tests would wait."""

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The menus of the address bar are pages of their own, two for each window, and cost a second. The last such list counts,
    # so Playwright's choice of what else delays or asks is said again.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,LensOverlay,MediaRouter,OptimizationHints",
]


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the inner loops before several processes test: each would compile all of them, beside the other's clocks."""
    if session.config.getoption("numprocesses", None):
        subprocess.run([sys.executable, "-m", "visual.start", "warm"], cwd=Path(__file__).parents[1], check=True)


LONG = ("test_package.py", "test_tools.py", "test_lossless.py", "test_workload_study.py", "test_ray.py", "test_trie_file.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with the longest tests come first, lest one process ends the run alone."""
    items.sort(key=lambda item: item.path.name not in LONG)


def pytest_collection_finish() -> None:
    """What the imports left lives as long as the process: the collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for the whole session; skips where none is installed."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with sync_api.sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        except sync_api.Error as error:
            pytest.skip(f"no Chromium to drive: {str(error).splitlines()[0]}")
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def one_page(browser: Any) -> Iterator[tuple[Any, list[str]]]:
    """One page for all tests of the stage, and the list into which its console errors and its requests go.

    A page of its own would cost each test a second on a busy machine.
    """
    page, troubles = browser.new_page(), []
    page.on("console", lambda entry: troubles.append(entry.text) if entry.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda request: troubles.append(request.url) if not request.url.startswith("blob:") else None)
    yield page, troubles
    page.close()


@pytest.fixture
def stage_page(one_page: tuple[Any, list[str]]) -> Iterator[Callable[..., Any]]:
    """`stage_page(message, dark=False, width=1280, height=800, still=False)`: a page with nothing but the stage on it.

    The mounted stage is `window.stage`; `still` is for viewers who asked for reduced motion. At the end the test fails
    where the page wrote an error to its console or asked the network for anything.
    """
    page, troubles = one_page
    troubles.clear()

    def opened(
        message: dict[str, Any] | None = None,
        dark: bool = False,
        width: int = 1280,
        height: int = 800,
        still: bool = False,
    ) -> Any:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        page.mouse.move(0, 0)  # off whatever the last test pointed at
        page.set_content(stage_document(dark))
        if message is not None:
            page.evaluate("text => stage.receive(text)", json.dumps(message))
            settle(page)
        return page

    yield opened
    assert troubles == []


def stage_document(dark: bool = False) -> str:
    """A page with nothing but the stage on it, mounted as `window.stage`."""
    from visual.stage import bundle

    paper = "#18181b" if dark else "#ffffff"
    return (
        f"<!doctype html><html lang=en><head><title>stage</title><style>body{{margin:8px;background:{paper}}}"
        f"{bundle.style()}</style></head><body class='{'dark' if dark else ''}'>"
        f"<main id=stage>{bundle.skeleton()}</main><script>{bundle.script()}</script>"
        "<script>window.stage = LookaheadStage.mount(document.getElementById('stage'), {css: ''});</script></body></html>"
    )


def settle(page: Any) -> None:
    """Wait until what was asked for is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
