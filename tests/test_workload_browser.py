"""The workload page in a browser: the example, real uploads, Stop, the price, a request on the stage, the file on disk."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gradio")
pytest.importorskip("torch")

from serving import visiting
from small import App, serving
from workload_logs import rows, write

pytestmark = [pytest.mark.browser, pytest.mark.filterwarnings("ignore")]
PATIENCE = 60_000
SETTINGS = {"resultTypes": ["violations"]}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    with serving() as served:
        yield served


class Visit:
    """A tab on the workload page, and what went wrong in it."""

    def __init__(self, browser: Any, url: str, width: int = 1280, height: int = 800, **options: Any) -> None:
        self.context = browser.new_context(viewport={"width": width, "height": height}, **options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("console", lambda entry: self.troubles.append(entry.text) if entry.type == "error" else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self.notice(request.url))
        self.page.goto(f"{url}workload")
        self.page.wait_for_selector("#workload-answer .wl-verdict")

    def notice(self, url: str) -> None:
        """A request that leaves this machine is trouble."""
        if not re.match(r"(http://(127\.0\.0\.1|localhost)[:/]|data:|blob:)", url):
            self.troubles.append(f"request to {url}")

    def bring(self, path: Path, what: str = "log") -> None:
        """Upload a file as a visitor would."""
        with self.page.expect_file_chooser() as chooser:
            self.page.click(f"#workload-{what}")
        chooser.value.set_files(path)

    def says(self, words: str) -> None:
        """Wait for words in the status line."""
        self.page.wait_for_function(
            "words => document.querySelector('#workload-status').textContent.includes(words)", arg=words
        )

    def speed(self) -> float:
        """Times plain, as the verdict says it."""
        return float(re.search(r"([\d.]+)×", self.page.inner_text("#workload-answer .wl-verdict"))[1])  # type: ignore[index]

    def serious(self) -> list[Any]:
        """What the accessibility check finds that is serious."""
        axe = pytest.importorskip("axe_core_python", reason="axe-core-python is not installed")
        self.page.evaluate((Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8") + "; 0")
        report = self.page.evaluate("settings => axe.run(document.querySelector('#workload'), settings)", SETTINGS)
        return [
            (entry["id"], [(node["html"][:160], node["failureSummary"][:300]) for node in entry["nodes"][:3]])
            for entry in report["violations"]
            if entry["impact"] in ("serious", "critical")
        ]

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def visit(browser: Any, app: App) -> Iterator[Visit]:
    yield from visiting(Visit(browser, app.url))


@pytest.fixture(scope="module")
def tab(browser: Any, app: App) -> Iterator[Visit]:
    """One tab for the tests that bring logs one after the other."""
    yield from visiting(Visit(browser, app.url))


def test_a_log_from_the_upload_to_the_report_on_disk(visit: Visit, browser: Any, tmp_path: Path) -> None:
    page = visit.page
    assert "example.jsonl.gz" in page.inner_text("#workload-found")
    path = write(tmp_path / "mine.jsonl.gz", [*rows(40), "this is no JSON", {"prompt": "a prompt alone"}])
    began = time.perf_counter()
    visit.bring(path)
    page.wait_for_function("document.querySelector('#workload-found').textContent.includes('mine.jsonl.gz')")
    page.wait_for_selector("#wl-methods .js-plotly-plot .legend")
    print(f"seconds from the upload to the first picture: {time.perf_counter() - began:.1f}")
    visit.says("Done")
    found = page.inner_text("#workload-found")
    assert "40 requests" in found
    assert "Line 41" in found
    assert "Line 42" in found
    assert page.locator("#workload-requests [data-request]").count() >= 20
    opened = page.locator("#workload-requests [data-request]").last
    number = opened.get_attribute("data-request")
    opened.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#workload-stage .la-tree rect")
    page.wait_for_selector("#workload-stage .la-mask rect, #workload-stage .la-mask path", state="attached")
    assert page.get_attribute("#workload-requests tr.wl-now button", "data-request") == number
    page.wait_for_function("document.querySelector('#workload-stage').contains(document.activeElement)")
    with page.expect_download() as saved:
        page.click("#workload-json")
    report = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert report["log"]["requests"] == 40
    assert f"{report['best'][0]['speed']:.2f}" in page.inner_text("#workload-best")
    with page.expect_download() as saved:
        page.click("#workload-html")
    file = tmp_path / "report.html"
    saved.value.save_as(file)
    opens_from_disk(browser, file)


def opens_from_disk(browser: Any, file: Path) -> None:
    """The file draws its figures with the network cut off, in both languages."""
    context = browser.new_context(offline=True, locale="zh-CN")
    page, troubles = context.new_page(), []
    page.on("console", lambda entry: troubles.append(entry.text) if entry.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "request", lambda request: None if request.url.startswith(("file:", "data:", "blob:")) else troubles.append(request.url)
    )
    page.goto(file.as_uri())
    assert "普通解码" in page.inner_text("main[lang=zh] .wl-verdict")
    page.click("[data-say=en]")
    assert "plain decoding" in page.inner_text("main[lang=en] .wl-verdict")
    assert not page.is_visible("main[lang=zh]")
    drawn = page.locator("main[lang=en] :is(.chart, table.grid)")
    assert drawn.count() >= 5
    assert all(one.bounding_box()["width"] > 300 for one in drawn.all())
    assert troubles == []
    context.close()


def test_tab_leaves_a_long_list_for_the_next_control(visit: Visit) -> None:
    page = visit.page
    page.locator("#grid-method input").focus()
    page.wait_for_selector("#grid-method input[aria-expanded=true]")
    page.keyboard.press("Tab")
    page.wait_for_selector("#grid-method input[aria-expanded=false]")
    assert page.evaluate("document.activeElement.tagName") == "INPUT"


def test_a_new_price_and_a_new_language_redraw_at_once(visit: Visit) -> None:
    page = visit.page
    before = visit.speed()
    page.get_by_label("Two sliders").check()
    page.wait_for_selector("#price-above input[type=range]")
    page.wait_for_function("document.querySelector('#price-source').textContent.includes('your own')")
    took = page.evaluate(
        """async () => {
            const verdict = () => document.querySelector("#workload-answer .wl-verdict").textContent, before = verdict();
            const slider = document.querySelector("#price-below input[type=range]");
            const began = performance.now();
            slider.value = 5;
            slider.dispatchEvent(new Event("input", {bubbles: true}));
            while (verdict() === before) await new Promise((done) => setTimeout(done, 10));
            return performance.now() - began;
        }"""
    )
    print(f"slider to new verdict: {took:.0f} ms")
    assert visit.speed() != before
    dear = visit.speed()
    page.locator("#price-below input[type=number]").fill("500")  # beyond the bounds: taken as the highest within them
    page.wait_for_function(
        "dear => !document.querySelector('#workload-answer .wl-verdict').textContent.includes(dear)", arg=f"{dear}×"
    )
    page.locator("#price-below input[type=number]").fill("5")
    page.click("#language")
    page.wait_for_function("document.querySelector('#workload-answer .wl-verdict').textContent.includes('普通解码')")
    page.wait_for_function("document.querySelector('#wl-methods .gtitle')?.textContent.includes('各方法')")
    left = page.evaluate(
        "() => [...document.querySelectorAll('#workload label span, #workload button, #workload h2, #workload .lead')]"
        ".map((one) => one.textContent.trim()).filter((text) => /^[A-Za-z ,.%]{12,}$/.test(text))"
    )
    assert left == []


def test_a_file_that_is_no_log_says_why(tab: Visit, tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(b"%PDF-1.7 nothing to see")
    tab.bring(path)
    tab.says("book.pdf is a PDF file")
    assert "example.jsonl.gz" in tab.page.inner_text("#workload-found")


def test_stop_stops(tab: Visit, tmp_path: Path) -> None:
    tab.bring(write(tmp_path / "long.jsonl.gz", rows(24_000)))
    tab.says("settings")
    tab.page.click("#workload-stop")
    began = time.perf_counter()
    tab.says("Stopped")
    print(f"seconds from Stop to stopped: {time.perf_counter() - began:.1f}")
    assert "long.jsonl.gz" in tab.page.inner_text("#workload-found")


def test_another_log_takes_the_place_of_one_that_is_replayed(tab: Visit, tmp_path: Path) -> None:
    tab.bring(write(tmp_path / "long.jsonl.gz", rows(24_000)))
    tab.says("settings")
    tab.bring(write(tmp_path / "short.jsonl", rows(8)))
    tab.page.wait_for_function(
        "() => document.querySelector('#workload-found').textContent.includes('short.jsonl')"
        " && document.querySelector('#workload-status').textContent.includes('Done')"
    )


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
def test_nothing_serious_for_accessibility_and_no_sideways_scrolling(browser: Any, app: App, width: int, scheme: str) -> None:
    visit = Visit(browser, app.url, width, 844, color_scheme=scheme)
    visit.page.wait_for_selector("#wl-methods .js-plotly-plot .legend")
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
    visit.page.evaluate("() => document.querySelectorAll('#workload details').forEach((box) => { box.open = true; })")
    assert visit.serious() == []
    visit.close()
    assert visit.troubles == []
