"""Several threads at once, as in a server: what only the first of them should do, and what one of them drops."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from time import sleep
from typing import Any

import pytest
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode import calibrate, precompile, probe, warm_up

THREADS = 4


def together(work: Callable[[], Any]) -> list[Any]:
    """The results of so many threads that begin at the same time."""
    begin = Barrier(THREADS)

    def one(_: int) -> Any:
        begin.wait()
        return work()

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(one, range(THREADS)))


def slowly(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[int]:
    """Let a function of a module lose its turn before it begins; the list says how many calls were inside at once."""
    usual, inside, seen = getattr(module, name), [], []

    def slow(*arguments: Any, **named: Any) -> Any:
        inside.append(None)
        sleep(0.01)  # whoever may come in now does
        seen.append(len(inside))
        try:
            return usual(*arguments, **named)
        finally:
            inside.pop()

    monkeypatch.setattr(module, name, slow)
    return seen


def test_the_first_decoders_of_several_threads_probe_a_model_once(monkeypatch: pytest.MonkeyPatch) -> None:
    model, ids = build("mistral"), prompt(30)
    probes, trials = slowly(monkeypatch, probe, "probe"), slowly(monkeypatch, probe, "_use")
    found = together(lambda: lc.LookaheadDecoder(model).generate(ids, 12).tokens)
    assert found == [lc.GreedyDecoder(build("mistral")).generate(ids, 12).tokens] * THREADS
    assert probes == [1, 1]  # of two models
    assert set(trials) == {1}  # each sets the model's attention implementation


def test_several_threads_measure_a_model_once_and_no_pass_beside_another(monkeypatch: pytest.MonkeyPatch) -> None:
    model = build("llama")
    passes = slowly(monkeypatch, calibrate, "time_pass")
    curves = together(lambda: lc.calibrate(model, widths=(1, 4), context=8, repeats=1))
    assert all(curve is curves[0] for curve in curves)
    assert passes == [1] * 4


def test_several_threads_compile_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    begun: list[None] = []
    monkeypatch.setattr(precompile, "begin", lambda: begun.append(None))
    monkeypatch.setattr(warm_up, "missing", lambda _: not begun)
    monkeypatch.setattr(warm_up, "SHARES", {})
    slowly(monkeypatch, precompile, "begin")
    with caplog.at_level(logging.WARNING):
        together(warm_up.compile_loops.__wrapped__)
    assert len(begun) == len(caplog.messages) == 1
