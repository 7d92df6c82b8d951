"""Links to the race page, as a tab follows them: pasted into it, loaded anew, made of one's own race."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gradio")
pytest.importorskip("torch")

from small import App
from test_memory import PROMPT, RECORDING, Tab, served, tab

__all__ = ["served", "tab"]
RESTORED = """let memory;
const restore = (names, now) => (globalThis.restored = memory.restore(names, now));
const hook = {get: () => memory && {...memory, restore}, set: (made) => (memory = made)};
Object.defineProperty(globalThis, 'lookaheadMemory', hook);"""
"""Notes what the controls get when the page opens, as `restored`."""


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_a_length_of_a_link_outlives_a_reload(tab: Tab) -> None:
    tab.page.goto("about:blank")
    tab.open("#preset=2_code&length=4")
    tab.until("document.querySelector('#decoding_length input').value === '4' && stage.address.settings.length === 4")
    tab.page.add_init_script(RESTORED)
    tab.page.reload()
    tab.page.wait_for_function("globalThis.restored")
    assert tab.page.evaluate("restored.slice(6, 8)") == [4, 12], "the lengths"


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_a_link_that_is_pasted_into_the_open_page_is_followed(tab: Tab, served: App) -> None:
    tab.race()
    key, link = tab.page.evaluate("lookaheadMemory.key"), tab.page.evaluate(f"LookaheadStage.pack(JSON.parse({RECORDING}))")
    tab.page.goto(f"{served.url}#preset=2_code&length=4&step=3")
    tab.until("stage?.recording?.meta.preset === '2_code' && stage.transport.index === 3")
    tab.page.wait_for_function("document.querySelector('#decoding_length input').value === '4'")
    tab.page.wait_for_function("document.querySelector('#kind input:checked').value === 'Code'")
    tab.page.goto(f"{served.url}#race={link}")
    tab.until("stage?.recording?.meta.prompt === argument", PROMPT)
    tab.page.wait_for_function("text => document.querySelector('#prompt textarea').value === text", arg=PROMPT)
    assert tab.page.evaluate("lookaheadMemory.key") == key, "the trie stays"


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_a_link_to_one_s_own_race_shows_it_to_somebody_else(browser: Any, tab: Tab, served: App) -> None:
    tab.race()
    tab.until("(stage.choose('plain'), stage.goto(2), true)")
    tab.page.evaluate("document.querySelector('#stage [data-do=link]').click()")
    tab.page.wait_for_function("document.querySelector('#stage .la-link').value.includes('#race=')")
    link = tab.page.input_value("#stage .la-link")
    assert link.startswith(served.url)
    trace = tab.page.evaluate(RECORDING)
    other, sent = Tab(browser, served.url), []
    other.page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    other.page.goto("about:blank")
    other.page.goto(link)
    other.ready()
    other.until("stage.recording.meta.prompt === argument && stage.transport.index === 2", PROMPT)
    other.until("stage.recording.focus.name === 'plain'")
    assert other.page.evaluate(RECORDING) == trace
    assert other.page.input_value("#prompt textarea") == PROMPT, "Run asks what the link asked"
    body = link.split("race=")[1].split("&")[0]
    assert sent
    assert not any(body[:60] in text for text in sent), "the race in the link does not reach the server"
    other.page.reload()
    other.ready()
    other.until("stage.recording.meta.prompt === argument", PROMPT)
    other.page.goto("about:blank")
    other.page.goto(link[: len(served.url) + 200])
    other.ready()
    other.page.wait_for_function("document.querySelector('#stage .la-status').dataset.level === 'error'")
    assert "cannot be shown: it is damaged" in other.page.inner_text("#stage .la-status")
    other.context.close()
    assert other.troubles == []
