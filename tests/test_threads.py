"""Several threads at once, as in a server: what only the first of them should do, and what one of them drops."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Thread
from time import sleep
from typing import Any

import pytest
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode import calibrate, precompile, probe, warm_up
from lookahead_core.decode.hidden_rows import HiddenRows
from lookahead_core.decode.model_state import hooks_of
from lookahead_core.methods import METHODS, DraftSettings

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


def test_a_model_is_looked_at_while_another_thread_reads_its_hidden_rows() -> None:
    model = build("llama")
    rows = HiddenRows(model)

    class Hook:
        @property
        def __module__(self) -> str:
            with rows:  # as another thread's pass that begins, and ends, just then
                return "elsewhere"

    for _ in range(2):
        model.lm_head.register_forward_pre_hook(Hook())
    assert len(hooks_of(model.modules())) == 2


@pytest.mark.parametrize("kind", [lc.LookaheadDecoder, lc.BatchDecoder])
def test_type_checkers_know_that_a_stream_can_be_closed(kind: Any) -> None:
    assert kind.stream.__annotations__["return"].startswith("Generator[")


class Request:
    """What a server forgets: it refers to itself, so that only the garbage collector finds it."""

    def __init__(self, steps: Iterator[Any], count: int) -> None:
        self.itself, self.steps = self, steps
        for _ in range(count):
            next(steps)


def answer(requests: list[Request]) -> Iterator[int]:
    """An answer to remember. While it is read, under the memory's lock, a forgotten request is collected."""
    yield from (1, 2)
    requests.clear()
    gc.collect()
    yield from (3, 4)


@pytest.mark.parametrize("steps", [0, 4])
def test_a_race_that_is_collected_inside_a_call_of_its_trie_is_closed_by_the_next_one(steps: int) -> None:
    trie, model = lc.TokenTrie(), build("llama")
    requests = [Request(lc.race(model, prompt(16), trie=trie, max_new_tokens=32), steps)]
    trie.insert(answer(requests))
    assert len(trie.dropped) == 1  # not closed where the call had not ended
    assert len(trie) > 0
    assert len(trie.dropped) == 0


def test_a_stream_that_is_collected_inside_a_call_of_its_memory_is_remembered_by_a_later_one() -> None:
    decoder: Any = METHODS["suffix"].decoder(build("llama"), DraftSettings(decoding_length=8))
    requests = [Request(decoder.stream(prompt(16), 32), 4)]
    inserting = Thread(target=lambda: decoder.memory.insert(answer(requests)), daemon=True)
    inserting.start()
    inserting.join(60)
    assert not inserting.is_alive()  # it waited for itself
    said = decoder.generate(prompt(16), 32).tokens
    remembered = list(decoder.memory._answers)
    assert remembered[:2] == [[1, 2, 3, 4], said]
    assert remembered[2] == said[: len(remembered[2])]


def test_a_forgotten_stream_that_rests_is_collected_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    complaints: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", complaints.append)
    costs = lc.CostCurve((1, 64), (1e-7, 1e-6))  # a look is dear
    decoder = lc.LookaheadDecoder(build("llama"), decoding_length="auto", costs=costs)
    for steps in range(2, 8):
        Request(decoder.stream(range(20), 30), steps)
        gc.collect()
    assert complaints == []
    assert len(decoder.trie) > 0
