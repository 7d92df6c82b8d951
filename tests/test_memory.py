"""Nothing is lost: what a tab keeps over a reload, another page and the way back, and what the server keeps for it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gradio")
pytest.importorskip("torch")

from small import App, serving

from lookahead_core.workload.price import CATALOGUE, DEFAULT
from visual.pages.parts import text
from visual.pages.tuning import KEPT
from visual.work.session import AWAY, IDLE, Session, Sessions
from visual.work.visits import Visit

TAB, OTHER = "ab" * 16, "cd" * 16
PROMPT = "one two three one two three one two"
WAIT = 120_000


class Clock:
    """Seconds that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def held(sessions: Sessions, key: str) -> Session:
    """A session that remembers something."""
    session = sessions.of(key)
    session.remember([1, 2, 3])
    return session


def test_a_tab_gets_its_session_back_under_a_new_key() -> None:
    sessions = Sessions()
    sessions.rejoin(TAB, "first")
    mine = held(sessions, "first")
    sessions.leave("first")
    assert mine.stop.is_set(), "its race ends"
    sessions.rejoin(TAB, "second")
    assert sessions.of("second") is mine
    assert mine.answers == [[1, 2, 3]]
    assert len(sessions) == 1


def test_the_order_of_leaving_and_returning_does_not_matter() -> None:
    sessions = Sessions()
    sessions.rejoin(TAB, "first")
    mine = held(sessions, "first")
    sessions.rejoin(TAB, "second")
    assert mine.stop.is_set()
    sessions.leave("first")
    assert sessions.of("second") is mine
    assert mine.answers


def test_a_tab_whose_race_began_before_it_was_known_comes_back_to_that_race() -> None:
    sessions = Sessions()
    sessions.rejoin(TAB, "first")
    held(sessions, "first")
    newest = held(sessions, "second")
    with newest.racing:
        sessions.rejoin(TAB, "second")
    sessions.rejoin(TAB, "third")
    assert sessions.of("third") is newest


def test_another_tab_gets_nothing() -> None:
    sessions = Sessions()
    sessions.rejoin(TAB, "first")
    mine = held(sessions, "first")
    sessions.leave("first")
    sessions.rejoin(OTHER, "second")
    assert sessions.of("second") is not mine
    assert sessions.of("second").answers == []
    assert sessions.of("first") is mine


def test_a_race_that_runs_already_keeps_its_session() -> None:
    sessions = Sessions()
    sessions.rejoin(TAB, "first")
    held(sessions, "first")
    quick = sessions.of("second")
    with quick.racing:
        sessions.rejoin(TAB, "second")
    assert sessions.of("second") is quick


def test_a_closed_tab_is_forgotten_after_some_minutes_and_one_without_a_key_at_once() -> None:
    clock = Clock()
    sessions = Sessions(clock=clock)
    sessions.rejoin(TAB, "first")
    mine, stranger = held(sessions, "first"), held(sessions, "stranger")
    sessions.leave("first")
    sessions.leave("stranger")
    assert stranger.answers == []
    clock.now += AWAY - 1
    sessions.of("somebody")
    assert mine.answers
    clock.now += 2
    sessions.of("somebody")
    assert mine.answers == [], "nobody came back"
    sessions.rejoin(TAB, "second")
    assert sessions.of("second").answers == []


def test_a_log_waits_for_its_tab_too() -> None:
    sessions = Sessions()
    sessions.rejoin(TAB, "first")
    mine = sessions.of("first")
    mine.log = Visit(CATALOGUE[DEFAULT], files={"log": Path("log.jsonl")})
    sessions.leave("first")
    assert not mine.log.closed
    sessions.rejoin(TAB, "second")
    assert sessions.of("second") is mine


def test_a_tab_left_open_is_forgotten_after_an_hour_once_somebody_comes() -> None:
    clock = Clock()
    sessions = Sessions(clock=clock)
    mine = held(sessions, "first")
    clock.now += IDLE + 1
    assert mine.answers, "nobody came"
    sessions.of("somebody")
    assert mine.answers == []


def test_the_hint_says_how_long_the_server_keeps_what_is_entered() -> None:
    assert KEPT == 3600
    assert "the study for up to an hour" in text("own hint")


def test_the_hint_says_why_own_prompts_take_no_past_answers() -> None:
    assert "Past answers come from the examples" in text("own hint")


def test_the_guide_says_how_long_a_trie_is_kept() -> None:
    guide = (Path(__file__).resolve().parent.parent / "docs" / "deploying.md").read_text(encoding="utf-8")
    told = re.sub(r"\s+", " ", guide)
    assert (AWAY, IDLE) == (600, 3600)
    assert "closed ten minutes ago (`AWAY` in `visual/work/session.py`)" in told
    assert "nobody used for an hour (`IDLE`), of open tabs too" in told


def test_a_visitor_without_a_race_leaves_nothing_behind() -> None:
    sessions = Sessions()
    sessions.rejoin(TAB, "first")
    sessions.leave("first")
    assert len(sessions) == 0


# ---- in Chromium


@pytest.fixture(scope="module")
def served() -> Iterator[App]:
    with serving() as running:
        yield running


class Tab:
    """A tab on the app with the small model."""

    def __init__(self, browser: Any, url: str) -> None:
        self.url = url
        self.context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.open()

    def open(self, address: str = "") -> None:
        self.page.goto(self.url + address)
        self.ready()

    def ready(self) -> None:
        self.page.wait_for_selector("#run")
        self.until("stage?.recording")

    def until(self, condition: str, argument: Any = None) -> None:
        """Wait until a condition on the mounted `stage` holds."""
        found = "[...document.querySelectorAll('#stage, #stage *')].find((one) => one.lookaheadStage)?.lookaheadStage"
        self.page.wait_for_function(f"(argument) => {{ const stage = {found}; return {condition}; }}", arg=argument)

    def race(self, prompt: str = PROMPT) -> None:
        self.page.fill("#prompt textarea", prompt)
        if self.page.get_attribute("#settings", "aria-expanded") != "true":
            self.page.click("#settings")
        self.page.fill("#max_new_tokens input[type=number]", "24")
        self.page.press("#max_new_tokens input[type=number]", "Tab")
        self.page.click("#run")
        self.until("stage.recording.meta.prompt === argument && !stage.live", prompt)
        self.until("stage.recording.lanes.lookahead.finished && stage.recording.lanes.plain.finished")

    def kept(self) -> None:
        """The prompt, a length, the race and its step are those from before."""
        self.until("stage.recording.meta.prompt === argument", PROMPT)
        self.until("stage.transport.index === 3")
        self.page.wait_for_function("text => document.querySelector('#prompt textarea').value === text", arg=PROMPT)
        length = "document.querySelector('#max_new_tokens input[type=number]').value"
        self.page.wait_for_function(f"{length} === '24'")
        self.page.wait_for_function("document.body.classList.contains('own-question')")
        self.until("stage.recording.kindOf(stage.recording.reference) === 'measured'")


RECORDING = (
    "JSON.stringify([...document.querySelectorAll('#stage, #stage *')].find(e => e.lookaheadStage).lookaheadStage.recording)"
)


def held_by(served: App) -> list[Session]:
    """All sessions that the server holds."""
    return list(served.racing.sessions._held.values())


@pytest.fixture
def tab(browser: Any, served: App) -> Iterator[Tab]:
    made = Tab(browser, served.url)
    yield made
    made.context.close()
    assert made.troubles == []


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_back_shows_the_example_that_was_left_at_once(tab: Tab) -> None:
    tab.page.click("#kind >> text=Code")
    tab.until("!stage?.address || stage.address.shown.preset?.endsWith('_code') && (location.assign('lesson'), true)")
    tab.page.wait_for_selector(".la-lesson")
    tab.page.go_back()
    tab.ready()
    tab.until("stage.recording.meta.prompt === document.querySelector('#prompt textarea').value")


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_reload_another_page_and_back_keep_everything(tab: Tab, served: App) -> None:
    tab.race()
    tab.until("(stage.choose('plain'), stage.goto(3), true)")
    session = next(one for one in held_by(served) if one.answers)
    nodes = len(session.trie or ())
    assert nodes
    tab.page.reload()
    tab.ready()
    tab.kept()
    tab.until("stage.recording.focus.name === 'plain'")
    tab.page.goto(served.url + "lesson")
    tab.page.wait_for_selector(".la-lesson")
    tab.page.go_back()
    tab.ready()
    tab.kept()
    tab.page.goto(served.url + "tuning")
    tab.page.wait_for_selector("#study")
    tab.open()
    tab.kept()
    assert session.answers, "the trie waits on the server"
    assert len(session.trie or ()) == nodes
    tab.race("two three four")
    assert len(session.answers) == 2, "the next race goes on with the same trie"
    assert json.loads(tab.page.evaluate("sessionStorage.getItem('lookahead-kept')") or "null") is None, (
        "a copied tab gets no key"
    )


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_a_reload_before_the_first_pass_of_a_race_keeps_the_race_before(tab: Tab) -> None:
    tab.race()
    tab.until("(stage.goto(3), true)")
    begins = "(document.dispatchEvent(new CustomEvent('lookahead-begins')), stage.receive(argument), stage.live)"
    tab.until(begins, {"kind": "begin", "run": "next", "meta": {"prompt": "two three"}, "prompt": [5], "words": {}})
    tab.page.reload()
    tab.ready()
    tab.kept()
    assert tab.page.get_attribute("#stage .la-status", "data-level") != "error"


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_a_race_that_a_reload_cuts_off_says_so(tab: Tab) -> None:
    tab.race()
    tab.until("(globalThis.half = JSON.parse(JSON.stringify(stage.recording)), true)")
    begin = "stage.receive({kind: 'begin', run: 'cut', ...half, lanes: undefined})"
    first = "['plain', 'lookahead'].map((lane) => [lane, half.lanes[lane][0]])"
    steps = f"stage.receive({{kind: 'steps', run: 'cut', words: half.words, steps: {first}}})"
    tab.until(f"({begin}, {steps}, stage.live)")
    tab.page.reload()
    tab.ready()
    tab.until("stage.recording.lanes.plain.steps.length === 1 && stage.recording.stopped")
    assert "stopped" in tab.page.inner_text("#stage .la-lane")


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("raced", [False, True])
def test_a_reload_in_line_says_that_the_place_is_lost(
    tab: Tab, served: App, monkeypatch: pytest.MonkeyPatch, raced: bool
) -> None:
    if raced:
        tab.race()
    monkeypatch.setattr(served.racing.turns, "lease", 600.0)
    with served.racing.turns.ticket("another") as other:
        assert list(served.racing.turns.wait(other)) == []
        tab.page.click("#run")
        tab.page.wait_for_selector("#stage .la-status:has-text('before yours')")
        tab.page.reload()
        tab.ready()
        tab.page.wait_for_selector("#stage .la-status:has-text('your place in line is lost')")
        tab.until("stage.addressUsed && !stage.recording.meta.preset === argument", raced)
        tab.page.click("#language")
        tab.page.wait_for_selector("#stage .la-status:has-text('位置没有了')")
        tab.page.click("#language")
    tab.race("two three four")
    assert tab.page.inner_text("#stage .la-status") == ""
    tab.page.reload()
    tab.ready()
    tab.until("stage.addressUsed && !stage.recording.meta.preset")
    assert tab.page.inner_text("#stage .la-status") == "", "nobody waited"


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_a_reload_keeps_the_race_where_its_address_is_written_while_the_server_is_asked(tab: Tab) -> None:
    tab.race()
    tab.until("(stage.goto(3), true)")
    tab.page.evaluate("history.replaceState(history.state, '', '#preset=1_document&step=4')")
    tab.page.evaluate("addEventListener('pagehide', () => history.replaceState(history.state, '', '#'), true)")
    tab.page.reload()
    tab.ready()
    tab.kept()


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_the_automatic_width_is_kept_and_its_slider_agrees(tab: Tab) -> None:
    state = "[document.querySelector('#auto input').checked, document.querySelector('#decoding_length input').disabled]"
    other = f"before => {{ const now = {state}; return now[0] !== before && now[1] === now[0]; }}"
    for _ in range(2):
        before = tab.page.evaluate(state)
        tab.page.evaluate("document.querySelector('#auto input').click()")
        tab.page.wait_for_function(other, arg=before[0])
        tab.page.reload()
        tab.ready()
        tab.page.wait_for_function(other, arg=before[0])


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_a_second_tab_begins_with_nothing(browser: Any, tab: Tab, served: App) -> None:
    tab.race()
    second = tab.context.new_page()
    second.goto(served.url)
    second.wait_for_selector("#run")
    second.wait_for_timeout(1000)
    assert second.input_value("#prompt textarea") != PROMPT
    assert second.evaluate("lookaheadMemory.race()") is None
    assert second.evaluate("lookaheadMemory.key") != tab.page.evaluate("lookaheadMemory.key")
    second.close()


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_forget_ends_the_offer_to_warm_and_a_notice_gives_its_focus_to_run(tab: Tab) -> None:
    tab.race()
    tab.until("!stage.curve.box.hidden")
    tab.page.click("#forget")
    tab.until("stage.curve.box.hidden")
    tab.page.evaluate("document.dispatchEvent(new CustomEvent('lookahead-act', {detail: 'again'}))")
    assert tab.page.evaluate("document.activeElement.id") == "run"


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_blocked_storage_costs_only_the_memory(browser: Any, served: App) -> None:
    context = browser.new_context()
    context.add_init_script("Object.defineProperty(window, 'sessionStorage', {get() { throw new Error('blocked'); }})")
    page, troubles = context.new_page(), []
    page.set_default_timeout(WAIT)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(served.url)
    page.wait_for_selector("#run")
    page.reload()
    page.wait_for_selector("#run")
    context.close()
    assert troubles == []
