"""A learner's page in a classroom, in Chromium: the instructor's line, and the recording on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from small import App, serving
from test_memory import Tab

from visual.recordings.presets import presets
from visual.work.classroom import Room


@pytest.fixture
def served() -> Iterator[App]:
    with serving(room=Room()) as running:
        yield running


@pytest.mark.browser
@pytest.mark.filterwarnings("ignore")
def test_the_shared_recording_comes_back_after_a_race_of_ones_own(browser: Any, served: App) -> None:
    room, recordings = served.racing.room, presets()
    assert room is not None
    tab = Tab(browser, served.url)
    line = tab.page.locator(".room-strip")
    shared = recordings[-1]
    tab.until("stage.recording.meta.preset !== argument", shared.path.stem)
    assert tab.page.locator("#room").bounding_box() is None, "no room is kept for a line that is not there"
    room.set(False, len(recordings) - 1)
    tab.until("stage.recording.meta.preset === argument", shared.path.stem)
    assert shared.title in line.inner_text()
    tab.race()
    assert shared.title in line.inner_text(), "it is still what everybody sees"
    line.get_by_role("button", name="Show it again").click()
    tab.until("stage.recording.meta.preset === argument", shared.path.stem)
    room.set(True, None)
    tab.page.wait_for_selector(".room-strip:not(:has(button))")
    assert "paused new races" in line.inner_text()
    tab.context.close()
    assert tab.troubles == []
