"""The page as a visitor has it: Chromium against the running app, no network beyond this machine."""

from __future__ import annotations

import gzip
import re
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Served, long_prompt, serve, visiting

from lookahead_core.models.examples import prompts
from visual.recordings.presets import presets

pytestmark = pytest.mark.browser
PATIENCE = 120_000
"""Milliseconds that a busy machine may take over what takes a second."""
SINCE_LOAD = "performance.now() - performance.getEntriesByType('navigation')[0].loadEventEnd"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("page") / "log.txt") as served:
        yield served


class Visit:
    """A tab on the app, and what went wrong in it."""

    def __init__(self, browser: Any, url: str, width: int = 1280, height: int = 800, **more: Any) -> None:
        self.context = browser.new_context(viewport={"width": width, "height": height}, **more)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("console", lambda entry: self.troubles.append(entry.text) if entry.type == "error" else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self.notice(request.url))
        self.page.goto(url)
        self.page.wait_for_selector("#run")

    def notice(self, url: str) -> None:
        """A request that leaves this machine is trouble."""
        if not re.match(r"(http://(127\.0\.0\.1|localhost)[:/]|data:|blob:)", url):
            self.troubles.append(f"request to {url}")

    def ready(self) -> None:
        """Wait until the model is there."""
        self.page.wait_for_selector("#status .model-line.ready")

    def text(self, selector: str) -> str:
        """What an element of the stage shows."""
        return self.page.inner_text(f"#stage {selector}")

    def snapshot(self, tokens: int) -> dict[str, Any]:
        """What is drawn once Lookahead has more than so many tokens, all of one frame.

        Seconds on both clocks, Lookahead's tokens, and tree and mask as markup.
        """
        count = "Number.parseInt(lane('lookahead', 'count'))"
        tree, mask = (f"stage.querySelector('.la-{name}')" for name in ("tree", "mask"))
        clocks = "plain: lane('plain', 'clock'), lookahead: lane('lookahead', 'clock')"
        drawn = f"{{{clocks}, tokens: {count}, tree: {tree}.innerHTML, mask: {mask}.innerHTML}}"
        found = self.until(f"{count} > argument && {tree}.children.length > 0 && {drawn}", tokens)
        return found | {lane: seconds(found[lane]) for lane in ("plain", "lookahead")}

    def until(self, condition: str, argument: Any = None) -> Any:
        """Wait until a JavaScript condition holds; returns its value.

        `part(selector)`, `lane(name, part)` and `kind` are at hand in it.
        """
        helpers = """
            const stage = document.querySelector("#stage") ?? document.body;
            const part = (selector) => stage.querySelector(selector)?.textContent ?? "";
            const lane = (name, what) => part(`[data-lane=${name}] .la-${what}`);
            const kind = stage.querySelector(".la-badge")?.dataset.kind;
        """
        return self.page.wait_for_function(f"(argument) => {{ {helpers} return {condition}; }}", arg=argument).json_value()

    def fill(self, prompt: str, new_tokens: int | None = None) -> None:
        """Write a prompt, and how long the answer may be."""
        self.page.fill("#prompt textarea", prompt)
        if new_tokens is not None:
            self.drawer()
            self.page.fill("#max_new_tokens input[type=number]", str(new_tokens))
            self.page.press("#max_new_tokens input[type=number]", "Tab")

    def drawer(self) -> None:
        """Open the settings."""
        if self.page.get_attribute("#settings", "aria-expanded") != "true":
            self.page.click("#settings")

    def live(self) -> None:
        """Wait until a race of this tab is being drawn."""
        self.until("kind === 'live'")

    def ended(self) -> None:
        """Wait until the race is over and all of it is drawn."""
        self.until("kind === 'measured' && lane('plain', 'finish') && part('.la-same') === '✓ same text'")

    def race(self, prompt: str = "Add 2 and 3.") -> None:
        """Run a short race from first to last step."""
        self.fill(prompt)
        self.page.click("#run")
        self.until("part('.la-prompt-text') === argument", prompt)
        self.ended()

    def says(self, words: str) -> None:
        """Wait until the stage's status line says something."""
        self.until("part('.la-status').includes(argument)", words)

    def leave(self) -> None:
        """Go to an empty page. That the page's open streams are cut while it is torn down is no trouble."""
        before = list(self.troubles)
        self.page.goto("about:blank")
        self.troubles[:] = before

    def close(self) -> None:
        self.context.close()


def seconds(shown: str) -> float:
    """The seconds that a clock shows."""
    value = float(re.sub(r"[^\d.]", "", shown) or 0)
    return value / 1000 if "ms" in shown else value


@pytest.fixture
def visit(browser: Any, app: Served) -> Iterator[Visit]:
    yield from visiting(Visit(browser, app.url))


@pytest.mark.skipif(not presets(), reason="no recording in assets/presets")
def test_a_recording_moves_by_itself(browser: Any, app: Served) -> None:
    """The goal is two seconds after the page's load on an idle machine; what it took here is printed."""
    visit = Visit(browser, app.url)
    visit.until("!['', '0.000 s'].includes(lane('lookahead', 'clock')) && lane('lookahead', 'text')")
    print(f"milliseconds from load to movement: {visit.page.evaluate(SINCE_LOAD):.0f}")
    assert visit.page.evaluate("document.querySelector('.la-hero [data-kind]').dataset.kind") != "live"
    visit.close()
    assert visit.troubles == []


def test_a_race_is_drawn_live_and_ends_with_equal_texts(visit: Visit) -> None:
    visit.ready()
    visit.fill(long_prompt(), new_tokens=512)
    visit.page.click("#run")
    visit.live()
    early = visit.snapshot(3)
    assert early["plain"] > 0
    later = visit.snapshot(early["tokens"] + 20)
    assert later["plain"] > early["plain"], "the plain clock advances"
    assert later["lookahead"] > early["lookahead"], "Lookahead's clock advances"
    assert later["tree"] != early["tree"], "the tree changes"
    assert later["mask"] != early["mask"], "the mask changes"
    visit.ended()
    plain, drafted = (visit.page.text_content(f'#stage [data-lane="{lane}"] .la-text') for lane in ("plain", "lookahead"))
    assert plain
    assert plain == drafted
    assert "as fast" in visit.text(".la-speed-word")


def test_stop_ends_the_race_and_the_next_one_is_served(visit: Visit) -> None:
    visit.ready()
    visit.fill(long_prompt(), new_tokens=512)
    for _ in range(5):  # a race lasts a few seconds: on a busy machine it may end before the click arrives
        visit.page.click("#run")
        visit.live()
        visit.page.wait_for_timeout(450)  # a click within 0.4 s of Run is the second one of a double-click
        visit.page.evaluate("(document.querySelector('#stop button') ?? document.querySelector('#stop')).click()")
        visit.until("kind !== 'live'")
        if "stopped" in visit.text('[data-lane="lookahead"] .la-finish') + visit.text('[data-lane="plain"] .la-finish'):
            break
    else:
        pytest.fail("no race was stopped by Stop")
    visit.race()


def test_a_closed_tab_frees_the_device_for_the_next_visitor(browser: Any, app: Served, visit: Visit) -> None:
    leaver = Visit(browser, app.url)
    leaver.ready()
    leaver.fill(long_prompt(), new_tokens=512)
    leaver.page.click("#run")
    leaver.live()
    leaver.close()
    begun = time.monotonic()
    visit.race()
    assert time.monotonic() - begun < PATIENCE / 1000


def test_a_prompt_that_cannot_be_run_is_told_why(visit: Visit) -> None:
    visit.ready()
    for prompt, message in (
        ("   ", "The prompt is empty"),
        ("x " * 13_000, "characters; at most 24,000"),
        ("one two " * 2900, "tokens; at most"),
    ):
        visit.fill(prompt)
        visit.page.click("#run")
        visit.says(message)
        visit.race()


def test_a_model_that_cannot_be_had_is_told_once_and_the_choice_goes_back(visit: Visit) -> None:
    visit.ready()
    visit.drawer()
    visit.page.click("#model input")
    visit.page.click("[role=option]:has-text('Qwen2.5 1.5B')")
    visit.page.wait_for_selector("#status .model-line.fault")
    assert "can't be reached" in visit.page.inner_text("#status")
    assert "Tiny (embedded) stays chosen" in visit.page.inner_text("#status")
    assert visit.page.inner_text("body").count("can't be reached") == 1
    assert visit.page.input_value("#model input") == "Tiny (embedded)"
    visit.race()
    visit.ready()


def test_settings_stand_below_each_other_and_take_two_more_methods(visit: Visit) -> None:
    visit.drawer()
    wide = "box => [box.scrollWidth, box.clientWidth]"
    for box in ("#drawer", "#drawer .form"):
        inner, outer = visit.page.locator(box).first.evaluate(wide)
        assert inner <= outer, box
    for name in ("prompt lookup", "SuffixDecoding"):
        visit.page.locator("#lanes label", has_text=name).click()
    visit.until("document.querySelectorAll('#lanes input:disabled').length > 3")
    assert visit.page.locator("#lanes input:checked:disabled").count() == 0
    visit.page.locator("#lanes label", has_text="SuffixDecoding").click()
    visit.until("!document.querySelector('#lanes input:disabled')")


def test_no_example_is_marked_where_the_question_is_the_visitors_own(visit: Visit) -> None:
    visit.ready()
    chosen = "getComputedStyle(document.querySelector('#kind label:has(input:checked)')).backgroundColor"
    marked = visit.page.evaluate(chosen)
    visit.fill("Which day comes after Monday?")
    visit.until(f"{chosen} !== argument", marked)
    visit.page.click("#kind >> text=Code")
    visit.until(f"{chosen} === argument", marked)


def test_examples_fill_the_prompt(visit: Visit) -> None:
    first = visit.page.input_value("#prompt textarea")
    visit.page.click("#another")
    visit.page.wait_for_function("before => document.querySelector('#prompt textarea').value !== before", arg=first)
    visit.page.click("#kind >> text=Code")
    offered = [example.messages[-1]["content"] for example in prompts("code", part="offered")]
    visit.page.wait_for_function("offered => offered.includes(document.querySelector('#prompt textarea').value)", arg=offered)


@pytest.mark.skipif(not presets(), reason="no recording in assets/presets")
def test_an_example_comes_with_its_own_recording_and_prompt(visit: Visit) -> None:
    def agree(title: str) -> None:
        visit.until("part('.la-title') === argument", title)
        visit.until("document.querySelector('#prompt textarea').value === part('.la-prompt-text')")

    titles = {preset.kind: preset.title for preset in reversed(presets())}
    agree(presets()[0].title)
    for kind in ("Rewriting", "Maths", "Code", "Knowledge", "Small talk", "Document"):
        visit.page.click(f"#kind >> text={kind}")
        agree(titles[kind])
    for _ in {preset.prompt for preset in presets() if preset.kind == "Document"}:  # after them come others
        visit.page.click("#another")
        visit.page.wait_for_timeout(300)
    visit.says("This example has no recording. Press Run.")


def test_run_pressed_again_replaces_the_race(visit: Visit) -> None:
    visit.ready()
    visit.fill(long_prompt(), new_tokens=512)
    visit.page.click("#run")
    visit.live()
    visit.fill("Add 2 and 3.", new_tokens=64)
    visit.page.click("#run")
    visit.page.click("#run")
    visit.until("part('.la-prompt-text') === 'Add 2 and 3.'")
    visit.ended()
    visit.page.wait_for_timeout(500)
    assert visit.text(".la-status") == ""


def test_a_moved_slider_marks_its_result_as_predicted(visit: Visit) -> None:
    visit.ready()
    visit.drawer()
    visit.page.uncheck("#auto input")  # so that passes have guesses, from which others can be predicted
    visit.race()
    assert visit.text(".la-badge") == "measured"
    visit.page.fill("#decoding_length input[type=number]", "4")
    visit.page.press("#decoding_length input[type=number]", "Tab")
    visit.until("stage.querySelector('.la-badge').dataset.kind === 'predicted'")
    assert visit.text(".la-badge") == "predicted"
    assert visit.text("[data-lane=lookahead] .la-lane-badge") == "predicted"
    assert visit.text("[data-lane=plain] .la-lane-badge") == "", "the plain lane stays as measured"
    for typed, taken in (("999", 128), ("0", 1)):  # a number on its way: the page takes the nearest that it may be
        visit.page.fill("#decoding_length input[type=number]", typed)
        visit.until(f"part('.la-settings').startsWith('decoding length {taken} ')")


@pytest.mark.skipif(len(presets()) < 2, reason="no recordings in assets/presets")
def test_the_address_bar_carries_recording_settings_and_step(browser: Any, app: Served) -> None:
    other, name = (preset.path.stem for preset in presets()[:2])
    twice = f"&preset={other}&length=7"  # page and stage both take the first of two
    visit = Visit(browser, f"{app.url}#preset={name}&length=48&branch=9&seed=5&step=3&other=1{twice}")
    visit.until("part('.la-title') === argument && part('.la-at').startsWith('Pass 3 ')", presets()[1].title)
    lengths = [visit.page.input_value(f"#{slider} input[type=number]") for slider in ("decoding_length", "branch_length")]
    assert lengths == ["48", "9"]
    visit.ready()
    asked: list[str] = []
    visit.page.on("request", lambda request: asked.append(request.url))
    visit.page.keyboard.press("ArrowRight")
    visit.page.wait_for_function("location.hash.includes('step=4')")
    assert asked == []
    visit.drawer()
    visit.page.fill("#branch_length input[type=number]", "7")
    visit.page.press("#branch_length input[type=number]", "Tab")
    visit.page.wait_for_function("location.hash.includes('branch=7')")
    parts = dict(part.split("=") for part in visit.page.evaluate("location.hash.slice(1)").split("&"))
    assert parts == {"preset": name, "length": "48", "branch": "7", "seed": "5", "step": "4", "other": "1"}
    address = visit.page.url
    visit.leave()
    visit.page.goto(address)
    visit.page.wait_for_selector("#stage .la-title", state="attached")
    visit.until("part('.la-title') === argument && part('.la-at').startsWith('Pass 4 ')", presets()[1].title)
    visit.leave()
    visit.page.goto(f"{app.url}#preset=<b>none</b>&length=9999&seed=x")
    visit.page.wait_for_selector("#stage .la-status", state="attached")
    visit.says("a recording that is not here")
    assert visit.page.input_value("#decoding_length input[type=number]") == "32"
    visit.close()
    assert visit.troubles == []


def test_warming_and_forgetting_are_told_and_the_map_of_the_trie_is_drawn_on_demand(visit: Visit) -> None:
    visit.ready()
    assert visit.page.evaluate("performance.getEntriesByType('resource').filter(file => /plotly/i.test(file.name)).length") == 0
    visit.page.click("#map button")
    visit.page.wait_for_selector("#map-says:has-text('Your trie is empty')")
    visit.drawer()
    visit.page.click("#warm")
    visit.says("went into your trie")
    visit.page.click("#map-again")
    visit.page.wait_for_selector("#map-chart .tm-block")
    assert re.match(r"[\d,]+ nodes", visit.page.inner_text("#map-says"))
    words = visit.page.eval_on_selector_all("#map-chart .tm-word", "words => words.map(word => word.textContent)")
    assert len(words) > 20
    colours = visit.page.eval_on_selector_all(
        "#map-chart .tm-block:not(.tm-rest)",
        "all => all.map(one => [Number(one.style.getPropertyValue('--share')), getComputedStyle(one).backgroundColor])",
    )
    assert len({colour for _, colour in colours}) > 5, "the depth of the colour tells the share"
    assert visit.page.eval_on_selector("#map-chart .tm-block", "one => getComputedStyle(one).paddingLeft") == "8px"
    visit.page.locator("#map-chart .tm-block", has_text="·the").first.click()  # what followed it comes first
    visit.page.wait_for_function("document.querySelectorAll('#map-chart .tm-step').length >= 2", timeout=PATIENCE)
    assert "·the" in visit.page.inner_text("#map-chart .tm-step >> nth=-1").lower()
    visit.page.click("#forget")
    visit.says("Your trie is empty again")
    visit.page.click("#map-again")
    visit.page.wait_for_selector("#map-says:has-text('Your trie is empty')")
    visit.page.wait_for_selector("#map-chart", state="detached")


def test_the_document_travels_compressed(app: Served) -> None:
    request = urllib.request.Request(app.url, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        sent = answer.read()
    with urllib.request.urlopen(app.url) as answer:
        assert answer.headers["content-encoding"] is None
        plain = answer.read()
    assert len(gzip.decompress(sent)) == len(plain)
    assert len(sent) < 110_000


def test_nothing_went_wrong_on_the_server(app: Served) -> None:
    assert "Traceback" not in app.log.read_text()
