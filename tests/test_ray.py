"""Replicas on this machine: eight simultaneous races on two of them, and one replica killed in the middle of a race.

    pip install -r tests/requirements.txt && pytest tests/test_ray.py

Skipped, with the reason, where Ray is not installed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("torch")
from own_thread import in_own_thread
from small import small

from lookahead_core.models.catalogue import CATALOGUE, TINY, ModelError
from lookahead_core.models.token_text import encode_chat
from lookahead_core.trie.trie import TokenTrie
from visual import app
from visual.engines import ray_serve as ray_front
from visual.engines.host import Host
from visual.engines.job import Job, ReplicaLostError, follow, remembered
from visual.engines.ray_serve import AnswerLog, Memory
from visual.limits import LimitError, Settings

try:
    import ray
except ImportError:
    ray = None  # type: ignore[assignment]

needs_ray = pytest.mark.skipif(ray is None, reason="Ray is not installed (pip install 'ray[serve]')")
# Ray leaves processes and sockets to the end of the interpreter; that is its own affair.
IGNORED = ("DeprecationWarning", "FutureWarning", "ResourceWarning", "pytest.PytestUnraisableExceptionWarning")
pytestmark = [pytest.mark.filterwarnings(f"ignore::{warning}") for warning in IGNORED]
RACES = 6
ROOT = Path(__file__).resolve().parent.parent
ENTRY = CATALOGUE[TINY]


def test_memory_inserts_only_what_is_new_and_follows_a_deeper_branch() -> None:
    memory = Memory()
    first = memory.trie_for([[1, 2, 3]], 4)
    assert memory.trie_for([[1, 2, 3], [4, 5, 6]], 4) is first
    assert memory.trie_for([[1, 2, 3], [4, 5, 6]], 8) is not first
    deeper = memory.trie
    assert memory.trie_for([[9, 9]], 8) is not deeper  # another past: the visitor pressed Forget


def test_the_common_log_is_bounded_and_read_once() -> None:
    log = AnswerLog(most=3)
    for number in range(5):
        log.add("ann", [number])
    place, answers = log.since(0, "bob")
    assert answers == [[2], [3], [4]]
    assert log.since(place, "bob") == (5, [])
    log.add("ann", [5])
    assert log.since(place, "bob") == (6, [[5]])
    assert log.since(0, "ann") == (6, [])  # her own are in her trie already


class Remote:
    """A method as Ray's handle offers it."""

    def __init__(self, method: Any) -> None:
        self.method = method

    def remote(self, *arguments: Any) -> Any:
        result = self.method(*arguments)

        async def answer() -> Any:
            return result

        return answer() if result is not None else None


def test_a_shared_answer_reaches_every_visitor_s_trie_and_each_answer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    log, memories = AnswerLog(), defaultdict(Memory)

    class Replica(ray_front.Engine):
        async def memory(self, session: str) -> Memory:
            return memories[session]

    async def raced_by(session: str, answers: list[list[int]]) -> list[int]:
        asked = replace(job("one two three", 24), answers=answers)
        tokens = [
            token
            async for item in replica.race(asked, session)
            for step in item.steps
            if step.lane == "lookahead"
            for token in step.tokens
        ]
        return remembered(asked.prompt, tokens)

    async def visits() -> list[int]:
        quiet = [[41, 42, 43, 44]]
        for name in ("bob", "eve"):
            await raced_by(name, quiet)
        first = await raced_by("ann", [])
        await raced_by("ann", [first])
        for name in ("bob", "eve"):
            await raced_by(name, [*quiet, memories[name].answers[-1]])
        return first

    monkeypatch.setattr(ray_front, "load", lambda *_: small())
    replica = Replica(ENTRY, None, None, SimpleNamespace(since=Remote(log.since), add=Remote(log.add)))
    with ThreadPoolExecutor(1) as apart:  # a browser test's loop may be running in this thread
        answer = apart.submit(asyncio.run, visits()).result()
    # All four asked the same: bob and eve raced twice, ann twice, and everybody heard of everybody's earlier races, once.
    heard = {"ann": 2 + 2, "bob": 2 + 3, "eve": 2 + 4}
    for name, memory in memories.items():
        assert memory.trie is not None
        assert memory.trie.count(answer[-4:]) == heard[name], name


def test_a_stopped_race_leaves_nothing_that_its_visitor_does_not_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory()

    class Replica(ray_front.Engine):
        async def memory(self, session: str) -> Memory:
            return memory

    async def stopped(answers: list[list[int]]) -> list[int]:
        race = replica.race(replace(job("one two three", 200), answers=answers), "ann")
        async for item in race:
            if tokens := [token for step in item.steps if step.lane == "lookahead" for token in step.tokens]:
                await race.aclose()
                return remembered([], tokens)
        raise AssertionError("the race has ended")

    async def visits() -> tuple[list[int], int, int]:
        answer = await stopped([])
        await stopped([answer])
        twice = memory.trie_for([answer], 4).count(answer[:4])
        await stopped([])  # Forget
        return answer, twice, memory.trie_for([], 4).count(answer[:4])

    monkeypatch.setattr(ray_front, "load", lambda *_: small())
    replica = Replica(ENTRY, None, None)
    with ThreadPoolExecutor(1) as apart:
        answer, twice, forgotten = apart.submit(asyncio.run, visits()).result()
    assert twice == TokenTrie.of([answer], 4).count(answer[:4])
    assert forgotten == 0


def test_without_ray_the_message_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ModelError, match=r"ray\[serve\]"):
        ray_front.start(ENTRY, 2)


def job(prompt: str, tokens: int = 48) -> Job:
    loaded = ray_front.front(ENTRY)
    settings = Settings.checked(8, 4, "hierarchical", tokens)
    return Job(TINY, tuple(encode_chat(loaded, prompt)), settings, loaded.eos_token_ids, [], {"prompt": prompt})


@pytest.fixture(scope="module")
def replicas() -> Iterator[Any]:
    os.environ.setdefault("RAY_agent_register_timeout_ms", "600000")  # a busy machine takes its time
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        yield ray_front.start(ENTRY, 2, device="cpu", dtype="float32")
    finally:
        ray.serve.shutdown()
        ray.shutdown()


def raced(replicas: Any, asked: Job, session: str) -> tuple[Any, int | None]:
    """(the finished trace, the process that ran it)."""
    trace = [seen for seen, _ in follow(asked, replicas.news(asked, session))][-1]
    return trace, trace.meta.get("process")


@needs_ray
def test_the_front_needs_no_weights() -> None:
    loaded = ray_front.front(ENTRY)
    assert loaded.model is None
    assert loaded.context >= 512
    assert loaded.eos_token_ids


@needs_ray
def test_races_at_once_are_complete_and_both_replicas_work(replicas: Any) -> None:
    ended: list[tuple[Any, int | None]] = []

    def one(number: int) -> None:
        ended.append(raced(replicas, job(f"Write about the number {number}."), f"visitor-{number}"))

    threads = [threading.Thread(target=one, args=(number,)) for number in range(RACES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    assert len(ended) == RACES
    for trace, _ in ended:
        assert [step.index for step in trace.lanes["plain"]] == list(range(len(trace.lanes["plain"])))
        assert [step.index for step in trace.lanes["lookahead"]] == list(range(len(trace.lanes["lookahead"])))
        assert trace.difference() is None
        assert all(steps[-1].finished for steps in trace.lanes.values())
    assert len({process for _, process in ended}) == 2


@needs_ray
def test_serve_opens_no_door_of_its_own(replicas: Any) -> None:
    from ray import serve

    assert not serve.status().proxies


@needs_ray
@in_own_thread
def test_a_visitor_comes_back_to_the_replica_that_knows_her(replicas: Any) -> None:
    """As soon as Ray has told its router who knows her, a second or so; any other replica builds her trie anew."""
    first, process = raced(replicas, job("Tell me about the sea.", 32), "ann")
    asked = replace(job("Tell me about the sea.", 32), answers=[first.tokens("lookahead")])
    seen = [process]
    until = time.monotonic() + 60
    while seen[-3:] != [seen[-1]] * 3 and time.monotonic() < until:
        trace, again = raced(replicas, asked, "ann")
        assert trace.edl("lookahead") > first.edl("lookahead")
        seen.append(again)
        time.sleep(1)
    assert seen[-3:] == [seen[-1]] * 3, seen


@needs_ray
@in_own_thread
def test_a_replica_killed_mid_race_loses_that_race_only(replicas: Any) -> None:
    long = job("Count as far as you can.", 400)
    news = replicas.news(long, "unlucky")
    begun = next(news)
    other: list[Any] = []
    beside = threading.Thread(target=lambda: other.append(raced(replicas, job("Another visitor's race.", 64), "lucky")))
    beside.start()
    os.kill(begun.meta["process"], signal.SIGKILL)
    with pytest.raises(ReplicaLostError, match="next race goes to another one"):
        list(follow(long, news))
    beside.join(120)
    assert other[0][0].difference() is None
    after, process = raced(replicas, job("And the next race?", 16), "unlucky")
    assert after.difference() is None
    assert process != begun.meta["process"]


WHERE = """
import ray
from visual.engines.ray_serve import packages

@ray.remote(num_cpus=0)
def where():
    import lookahead_core
    from visual.engines import ray_serve
    return lookahead_core.__file__, ray_serve.__file__

code = {"py_modules": packages()}
ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, configure_logging=False, runtime_env=code)
print(ray.get(where.remote(), timeout=200))
"""


@needs_ray
def test_a_machine_without_this_project_gets_its_packages(tmp_path: Path) -> None:
    """A worker's modules come from what Ray has sent, not from this machine's installation."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "RAY_agent_register_timeout_ms": "600000"}
    done = subprocess.run([sys.executable, "-c", WHERE], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("py_modules") == 2


@needs_ray
@pytest.mark.parametrize("address", ["auto", None])
def test_only_a_cluster_is_sent_the_packages(monkeypatch: pytest.MonkeyPatch, address: str | None) -> None:
    class AskedError(Exception):
        pass

    def init(**settings: Any) -> None:
        raise AskedError(settings["runtime_env"])

    monkeypatch.setenv("RAY_ADDRESS", address) if address else monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(AskedError) as asked:
        ray_front.start(ENTRY, 1)
    assert asked.value.args == ({"py_modules": ray_front.packages()} if address else None,)


@needs_ray
@in_own_thread
def test_a_model_that_no_replica_has_is_refused(replicas: Any) -> None:
    """Before anything of it is fetched or loaded here."""
    host = Host(ENTRY)
    with pytest.raises(ModelError, match="serve Tiny"):
        app.racing_on(host, replicas).checked("hello", "Qwen/Qwen3-0.6B", False, 8, 4, "hierarchical", 24)
    assert not host._pending


@needs_ray
@in_own_thread
def test_a_refusal_of_a_replica_is_told_without_its_address(replicas: Any) -> None:
    asked = Job(TINY, (1, 2), Settings.checked(8, 4, "lookahead-decoding", 24, exact=True))
    with pytest.raises(LimitError, match=r"^lookahead-decoding drafts are trees; bit-equal runs take single branches\."):
        list(replicas.news(asked, "x"))
