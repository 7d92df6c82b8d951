"""The recorded study: what the tuning page and the site show on arrival is a study, and today's model writes its answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

pytest.importorskip("torch")

from lookahead_core.trace.replay import Tally, replay
from lookahead_core.trie.trie import TokenTrie
from visual.work import recorded

AGAIN = "record it anew: python -m visual.work.recorded"
HELD = recorded.first()
pytestmark = pytest.mark.skipif(HELD is None, reason="no recorded study in assets/studies")


def test_the_file_is_what_it_was_made_from() -> None:
    work = recorded.first()
    assert work is not None
    assert json.loads(recorded.dumps(work)) == json.loads(recorded.text())
    with pytest.raises(ValueError, match="no recorded study"):
        recorded.loads('{"format": "lookahead-study", "version": 1}')


def test_each_visitor_gets_a_study_of_her_own() -> None:
    one, other = recorded.first(), recorded.first()
    assert one is not None
    assert other is not None
    one.study.cells[0].measured = None
    one.study.cells.pop()
    assert len(other.study.cells) == len(one.study.cells) + 1


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
def test_who_opens_the_page_waits_for_no_replays_of_others_and_has_figures_in_the_chosen_language() -> None:
    import gradio as gr

    from lookahead_core.models.catalogue import CATALOGUE, TINY
    from visual.engines.host import Host
    from visual.pages.tuning import TuningPage
    from visual.work.races import Racing
    from visual.work.session import Sessions

    with gr.Blocks(analytics_enabled=False) as demo:
        page = TuningPage(Racing(Host(CATALOGUE[TINY]), Sessions()))
    events = {event.name: event for event in demo.fns.values()}
    assert events["replay"].concurrency_id == events["replay_chosen"].concurrency_id
    assert events["arrive"].concurrency_id != events["replay"].concurrency_id
    arrived = dict(zip(events["arrive"].outputs, page.arrive("zh-CN"), strict=True))
    assert arrived[page.language] == "zh", "else a later change to English would not be one, and other drafts come in English"


def test_its_cells_are_replays_of_its_answers() -> None:
    work = recorded.first()
    assert work is not None
    cell = work.setting
    trie, tally = TokenTrie.of(work.past, cell.branch_length), Tally()
    for recording in work.recordings:
        for step in replay(recording, trie, cell.decoding_length, cell.branch_length, cell.strategy):
            tally.add(step)
    assert (tally.passes, tally.tokens, tally.widths) == (cell.tally.passes, cell.tally.tokens, cell.tally.widths), AGAIN


def test_nothing_in_it_is_above_the_possible() -> None:
    work = recorded.first()
    assert work is not None
    for cell in work.study.cells:
        assert work.study.predicted(cell.tally) <= cell.tally.edl + 1e-9
        assert cell.tally.edl <= cell.decoding_length
    assert any(cell.measured for cell in work.study.cells)
    assert all(cell.measured.equal for cell in work.study.cells if cell.measured)


def test_every_token_has_its_word() -> None:
    work = recorded.first()
    assert work is not None
    tokens = [token for one in work.recordings for token in (*one.prompt, *one.tokens)]
    assert set(work.words.of(tokens)) == set(tokens)


def test_the_model_writes_the_recorded_answers() -> None:
    import lookahead_core as lc
    from lookahead_core.models.catalogue import TINY, TINY_FOLDER
    from lookahead_core.models.load import load
    from visual.work.studies import settings_of

    if not (TINY_FOLDER / "model.safetensors").exists():
        pytest.skip("the embedded model's weights are not here")
    loaded: Any = load(TINY, device="cpu", dtype="float32")
    work = recorded.first()
    assert work is not None
    for recording in work.recordings[:2]:
        made = lc.GreedyDecoder(loaded.model).generate(list(recording.prompt), recording.allowed, **settings_of(loaded))
        assert tuple(made.tokens) == recording.tokens, AGAIN
