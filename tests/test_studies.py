"""Studies of visitors: what keeps a turn, and what two events at once make of one study."""

from __future__ import annotations

import threading
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("torch")
from small import small

from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.tuning.measure import Stopped, Watch
from visual import language
from visual.engines.host import Host
from visual.limits import LimitError
from visual.work import recorded
from visual.work.races import Racing
from visual.work.session import Session, Sessions
from visual.work.studies import OWN, Tuning, follow
from visual.work.turns import Turns


def finish(steps: Generator[Any, None, Any]) -> None:
    for _ in steps:
        pass


def test_a_measurement_that_goes_on_keeps_its_turn() -> None:
    """Its reports are signs of life, also where they tell nothing new for longer than the lease."""
    now, states = [0.0], []
    host, turns = Host(CATALOGUE[TINY]), Turns(clock=lambda: now[0])
    host.adopt(small())
    tuning = Tuning(Racing(host, Sessions(), turns))

    def work(watch: Watch) -> None:
        with turns.ticket("next") as other:
            for _ in range(4):
                now[0] += 0.9 * turns.lease
                watch(0, 1, "Measuring")
                assert list(turns.wait(other, lambda: True)) == []
                states.append(other.state)

    finish(tuning.in_turn(Session(), CATALOGUE[TINY], lambda _, stop, alive: follow(host.submit, work, stop, alive)))
    tuning.close()
    assert states == ["waiting"] * 4


def test_a_study_that_is_stopped_in_line_is_not_called_a_race() -> None:
    host = Host(CATALOGUE[TINY])
    host.adopt(small())
    tuning, session = Tuning(Racing(host, Sessions())), Session()
    tuning.racing.turns.pause(True)
    steps = tuning.costs(session, CATALOGUE[TINY])
    next(steps)
    session.stop.set()
    with pytest.raises(LimitError) as refused:
        finish(steps)
    tuning.close()
    assert "race" not in str(refused.value)
    assert language.chinese(str(refused.value))


def test_answers_of_one_token_are_refused_in_words_and_are_no_fault() -> None:
    host, loaded = Host(CATALOGUE[TINY]), replace(small(), eos_token_ids=tuple(range(small().model.config.vocab_size)))
    host.adopt(loaded)
    tuning = Tuning(Racing(host, Sessions()))
    steps = tuning.begin(Session(), tuning.checked(OWN, "one two", 1, 16, 0, TINY))
    with pytest.raises(LimitError, match="at least 2 tokens, and the longest has 1") as refused:
        finish(steps)
    tuning.close()
    assert language.chinese(str(refused.value))


def test_a_replay_that_waits_for_a_thread_can_be_stopped() -> None:
    thread, busy, stop, begun = ThreadPoolExecutor(1), threading.Event(), threading.Event(), []
    thread.submit(busy.wait, 60)  # another visitor's
    steps = follow(thread.submit, begun.append, stop)
    next(steps)
    stop.set()
    try:
        with pytest.raises(Stopped):
            finish(steps)
        left = follow(thread.submit, begun.append, threading.Event())
        next(left)
        left.close()
        assert not busy.is_set()
    finally:
        busy.set()
        thread.shutdown()
    assert begun == [], "what was given up in line is not begun later"


def test_two_replays_of_one_strategy_at_once_make_one_grid() -> None:
    work, tuning = recorded.first(), Tuning(Racing(Host(CATALOGUE[TINY]), Sessions()), lengths=(2, 4), branches=(2,))
    assert work is not None
    mine = replace(work, study=replace(work.study, cells=[]), recordings=work.recordings[:1])
    both = [tuning.replays(mine, "hierarchical", threading.Event()) for _ in range(2)]
    for steps in both:
        next(steps)
    for steps in both:
        finish(steps)
    tuning.close()
    assert [cell.setting for cell in mine.study.cells] == [(2, 2, "hierarchical"), (4, 2, "hierarchical")]
