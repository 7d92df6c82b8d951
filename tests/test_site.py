"""The pages without a server: written, small, complete, and in a browser whose network is cut off."""

from __future__ import annotations

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from conftest import settle

from lookahead_core.workload.price import CATALOGUE, DEFAULT
from visual.language import texts
from visual.recordings.presets import presets
from visual.site import build
from visual.work import recorded

NAMES = ["index", "lesson", "workload", *(["tuning"] if recorded.text() else [])]
PATIENCE = 120_000
SHOWS = "name => document.getElementById('stage')?.lookaheadStage?.recording?.meta.preset === name"
"""Whether the stage shows the recording of a name."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose part `some/where` is the site: it has no place of its own at the top of a server."""
    folder = tmp_path_factory.mktemp("site")
    build.write(folder / "some" / "where")
    return folder


@pytest.fixture(scope="module")
def served(root: Path) -> Iterator[str]:
    """The site's address on a plain file server, as `python -m http.server` is one."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root))) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/some/where/"
        server.shutdown()
        thread.join()


class Links(HTMLParser):
    """Every address that a document names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("href", "src") and value is not None]


def documents(root: Path) -> dict[str, str]:
    site = root / "some" / "where"
    return {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in sorted(site.rglob("*.html"))}


def test_every_page_is_there_in_both_languages(root: Path) -> None:
    assert set(documents(root)) == {f"{folder}{name}.html" for folder in ("", "zh/") for name in NAMES}


def test_every_link_is_relative_and_leads_to_a_file(root: Path) -> None:
    site = root / "some" / "where"
    for page, text in documents(root).items():
        for link in Links(text).found:
            if link == "data:,":
                continue
            assert not re.match(r"[a-z]+:|/", link), f"{page}: {link}"
            target = urldefrag(link)[0]
            assert not target or ((site / page).parent / target).resolve().is_file(), f"{page}: {link}"


def test_it_is_small_and_a_larger_one_is_refused(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = sum(path.stat().st_size for path in (root / "some" / "where").rglob("*") if path.is_file())
    print(f"bytes of the site: {size:,}")
    assert size < build.MOST <= 5_000_000
    monkeypatch.setattr(build, "MOST", size - 1)
    with pytest.raises(ValueError, match=f"the site has {size:,} bytes; at most {size - 1:,} are allowed"):
        build.write(tmp_path / "refused")
    assert not (tmp_path / "refused").exists()


def test_one_language_stands_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build.main([str(tmp_path), "--lang", "zh"])
    assert "MB" in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.rglob("*.html")) == sorted(f"{name}.html" for name in NAMES)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert '<html lang="zh"' in text
    assert "hreflang" not in text


def test_the_command_writes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from visual import app

    monkeypatch.setattr("sys.argv", ["lookahead-lab", "site", str(tmp_path / "made")])
    app.main()
    assert (tmp_path / "made" / "index.html").is_file()
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit, match="file is a file; the pages need a folder"):
        app.main(["site", str(tmp_path / "file")])


def test_its_readme_configures_a_static_space(root: Path) -> None:
    import yaml  # comes with gradio

    text = (root / "some" / "where" / "README.md").read_text(encoding="utf-8")
    head = yaml.safe_load(text.split("---", 2)[1])
    assert head["sdk"] == "static"
    assert (root / "some" / "where" / head["app_file"]).is_file()
    assert len(head["short_description"]) <= 60
    assert not {"sdk_version", "python_version", "preload_from_hub"} & set(head), "what only a Gradio Space has"


def test_every_text_exists_in_both_languages() -> None:
    for key, both in texts("site").items():
        assert set(both) == {"en", "zh"}, key
        assert re.search("[\u4e00-\u9fff]", both["zh"]), key
        assert both["en"].count("<") == both["zh"].count("<"), key


@pytest.mark.parametrize(("lang", "folder"), [("en", ""), ("zh", "zh/")])
def test_the_workload_report_says_whose_price_its_speeds_have(root: Path, lang: str, folder: str) -> None:
    lead = documents(root)[f"{folder}workload.html"].split("class='lead'>")[1].split("</p>")[0]
    assert CATALOGUE[DEFAULT].title[lang] in lead


@pytest.mark.skipif("tuning" not in NAMES, reason="no recorded study in assets/studies")
def test_the_chinese_study_speaks_chinese(root: Path) -> None:
    text = documents(root)["zh/tuning.html"]
    body = re.sub(r"<(code|title)>.*?</\1>|<[^>]*>", " ", text.split('tabindex="-1">')[1].split("</main>")[0])
    words = set(re.findall(r"[A-Za-z]{4,}", body))
    facts = " ".join(str(value) for value in recorded.first().study.meta.values())  # type: ignore[union-attr]
    assert {word for word in words if word not in facts} <= {"float", "threads", "plain"} | set(re.findall(r"\w+", facts))


# ---- in Chromium


class Offline:
    """A browser context whose network ends at the file server, and what went wrong in it."""

    def __init__(self, browser: Any, home: str, **options: Any) -> None:
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("console", lambda entry: self.troubles.append(entry.text) if entry.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("response", lambda answer: self.troubles.append(answer.url) if answer.status >= 400 else None)

        def guard(route: Any) -> None:
            if route.request.url.startswith(home):
                route.continue_()
            else:
                self.troubles.append(f"request to {route.request.url}")
                route.abort()

        self.context.route("**/*", guard)


@pytest.fixture
def offline(browser: Any, served: str) -> Iterator[Offline]:
    made = Offline(browser, served, viewport={"width": 1280, "height": 800})
    yield made
    made.context.close()
    assert made.troubles == []


@pytest.mark.browser
def test_every_link_works_with_the_network_cut_off(offline: Offline, served: str) -> None:
    page, seen, waiting = offline.page, set[str](), [served]
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        page.goto("about:blank")
        page.goto(address)
        if page.locator("#stage").count() and not page.locator("#lesson").count():
            page.wait_for_selector(".la-token:not([hidden])")
            name = re.search("preset=(.*)", address)
            if name:
                page.wait_for_function(SHOWS, arg=name[1])
        links = page.eval_on_selector_all("a[href]", "links => links.map(link => link.getAttribute('href'))")
        waiting += [urljoin(address, link) for link in links if link != "#main"]
    wanted = {f"{served}{folder}{name}.html" for folder in ("", "zh/") for name in NAMES}
    wanted |= {f"{served}{folder}index.html#preset={preset.path.stem}" for folder in ("zh/",) for preset in presets()}
    assert wanted <= seen


@pytest.mark.browser
@pytest.mark.skipif(len(presets()) < 2, reason="no recordings in assets/presets")
def test_a_recording_is_chosen_and_the_other_language_keeps_it(offline: Offline, served: str) -> None:
    page, chosen = offline.page, presets()[1]
    page.goto(f"{served}index.html")
    page.wait_for_selector(".la-token:not([hidden])")
    page.click(f"[data-recording='{chosen.path.stem}']")
    page.wait_for_function(SHOWS, arg=chosen.path.stem)
    page.wait_for_selector(f"[data-recording='{chosen.path.stem}'][aria-current=true]")
    page.wait_for_function("location.hash.includes('step=')")
    page.click("a.language")
    page.wait_for_function("document.documentElement.lang === 'zh'")
    page.wait_for_function(SHOWS, arg=chosen.path.stem)
    assert page.inner_text("[aria-current=true]") == chosen.chinese
    page.go_back()
    page.wait_for_function("document.documentElement.lang === 'en'")
    page.wait_for_function(SHOWS, arg=chosen.path.stem)


@pytest.mark.browser
@pytest.mark.skipif(len(presets()) < 2, reason="no recordings in assets/presets")
def test_back_shows_the_pass_and_the_lane_that_were_left(offline: Offline, served: str) -> None:
    page, (first, second) = offline.page, [preset.path.stem for preset in presets()[:2]]
    page.goto(f"{served}index.html#preset={first}&lane=plain&step=3")
    page.wait_for_selector(".la-token:not([hidden])")
    page.click(f"[data-recording='{second}']")
    page.wait_for_function(SHOWS, arg=second)
    page.wait_for_function("location.hash.includes('step=')")
    stage = "document.getElementById('stage').lookaheadStage"
    shown = f"[{stage}.recording.focus.name, {stage}.transport.index]"
    assert page.evaluate(shown)[0] == "lookahead", "the link names no lane"
    page.go_back()
    page.wait_for_function(SHOWS, arg=first)
    assert page.evaluate(shown) == ["plain", 3]


@pytest.mark.browser
def test_a_recording_that_is_not_there_is_told(offline: Offline, served: str) -> None:
    offline.page.goto(f"{served}zh/index.html#preset=none")
    offline.page.wait_for_function("document.querySelector('.la-status').textContent.includes('录像不在这里')")
    offline.page.goto(f"{served}index.html")
    offline.page.wait_for_selector(".la-token:not([hidden])")
    offline.page.evaluate("() => { location.hash = 'preset=nowhere'; }")
    offline.page.wait_for_function("document.querySelector('.la-status').textContent.includes('not here')")


@pytest.mark.browser
def test_the_lesson_can_be_taken(offline: Offline, served: str) -> None:
    page = offline.page
    page.goto(f"{served}zh/lesson.html")
    page.wait_for_function("document.getElementById('lesson').lookaheadLesson?.stage()?.recording")
    assert page.evaluate("document.getElementById('lesson').lookaheadLesson.lang") == "zh"
    settle(page)
    assert page.evaluate("document.getElementById('stage').lookaheadStage.transport.index") >= 0


@pytest.mark.browser
def test_a_file_that_is_dropped_on_the_lesson_changes_nothing(offline: Offline, served: str) -> None:
    page, stage = offline.page, "document.getElementById('stage').lookaheadStage"
    page.goto(f"{served}lesson.html")
    page.wait_for_function("document.getElementById('lesson').lookaheadLesson?.stage()?.recording")
    page.evaluate(f"() => {{ window.shown = {stage}.recording; }}")
    taken = page.evaluate(
        """async () => {
          const files = new DataTransfer();
          files.items.add(new File(['{}'], 'trace.json', {type: 'application/json'}));
          const drop = new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: files});
          document.querySelector('.la-lanes').dispatchEvent(drop);
          await new Promise((done) => setTimeout(done, 300));
          return drop.defaultPrevented;
        }"""
    )
    assert taken, "else the browser opens the file in the page's place"
    assert page.evaluate(f"{stage}.recording === window.shown")
    assert page.inner_text(".la-status") == ""


@pytest.mark.browser
def test_the_way_past_the_links_leaves_the_address_to_the_stage(offline: Offline, served: str) -> None:
    page = offline.page
    page.goto(f"{served}index.html")
    page.wait_for_function("location.hash.includes('step=')")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.click(".la-how:visible")
    page.wait_for_timeout(600)
    assert "main" not in page.evaluate("location.hash")


@pytest.mark.browser
def test_light_and_dark_is_the_visitor_s_choice(browser: Any, served: str) -> None:
    made = Offline(browser, served, color_scheme="dark")
    page = made.page
    page.goto(f"{served}index.html")
    assert page.evaluate("document.body.classList.contains('dark')")
    assert page.get_attribute(".la-stage", "data-theme") == "dark"
    scheme = "getComputedStyle(document.documentElement).colorScheme"  # of radios and scrollbars
    assert page.evaluate(scheme) == "dark"
    page.click("#theme")
    page.wait_for_function("document.querySelector('.la-stage').dataset.theme === 'light'")
    assert page.evaluate(scheme) == "light"
    page.goto(f"{served}lesson.html")
    assert not page.evaluate("document.body.classList.contains('dark')")
    made.context.close()
    assert made.troubles == []


@pytest.mark.browser
@pytest.mark.parametrize("name", NAMES)
def test_no_page_scrolls_sideways_on_a_phone(browser: Any, served: str, name: str) -> None:
    made = Offline(browser, served, viewport={"width": 390, "height": 844})
    made.page.goto(f"{served}zh/{name}.html")
    assert made.page.evaluate("document.documentElement.scrollWidth") <= 390
    rows = made.page.eval_on_selector_all(".study table:not(.grid) tbody tr", "rows => rows.map((row) => row.clientHeight)")
    assert max(rows, default=0) < 80, "the last column is wide enough for words beside each other"
    made.context.close()
    assert made.troubles == []


@pytest.mark.browser
def test_it_opens_from_disk(browser: Any, root: Path) -> None:
    made = Offline(browser, "file:///")
    made.page.goto((root / "some" / "where" / "index.html").as_uri())
    made.page.wait_for_selector(".la-token:not([hidden])")
    made.page.click("header nav a[href='lesson.html']")
    made.page.wait_for_function("document.getElementById('lesson')?.lookaheadLesson")
    made.context.close()
    assert made.troubles == []


@pytest.mark.browser
@pytest.mark.parametrize("name", NAMES)
def test_the_pages_keep_the_rules_of_accessibility(browser: Any, served: str, name: str) -> None:
    axe = pytest.importorskip("axe_core_python", reason="axe-core-python is not installed")
    made = Offline(browser, served, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    made.page.goto(f"{served}{name}.html")
    settle(made.page)
    made.page.evaluate((Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8") + "; 0")
    found = made.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    serious = [(one["id"], one["nodes"][0]["html"][:160]) for one in found if one["impact"] in ("serious", "critical")]
    assert serious == []
    made.context.close()
