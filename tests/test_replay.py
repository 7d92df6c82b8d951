"""Replays against real runs of the decoder, and what the worker processes make of them."""

from __future__ import annotations

import json
import os
import pickle
import random
import signal
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from threading import Event, Timer
from time import perf_counter, sleep
from typing import Any

import pytest

from lookahead_core.trace.replay import Job, Recording, Tally, match_label, plain_steps, replay
from lookahead_core.trace.trace import Trace
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.tuning.replay_pool import ReplayPool, serve

DECODING_LENGTHS = (2, 5, 12, 32)
BRANCH_LENGTHS = (1, 3, 6, 12)


def recordings(count: int = 4, size: int = 60, seed: int = 0) -> tuple[Recording, ...]:
    """Made-up answers that repeat pieces of their prompts and of each other."""
    rng = random.Random(seed)
    source = [rng.randrange(50) for _ in range(80)]

    def text(length: int) -> tuple[int, ...]:
        out: list[int] = []
        while len(out) < length:
            start = rng.randrange(60)
            out += source[start : start + rng.randrange(2, 9)]
        return tuple(out[:length])

    return tuple(Recording(text(30), text(size)) for _ in range(count))


@pytest.mark.parametrize("strategy", ["hierarchical", "parallel", "single"])
def test_replay_is_the_real_run(strategy: str) -> None:
    """20 prompts, every cell of a 4 x 4 grid, greedy, fp32: passes, trees and accepted runs of every step."""
    small = pytest.importorskip("small").small()
    from lookahead_core.decode.decoder import GreedyDecoder
    from lookahead_core.tuning.measure import runs

    rng = random.Random(1)
    prompts = [[rng.randrange(5, 300) for _ in range(6)] * 3 for _ in range(20 if strategy == "hierarchical" else 3)]
    answers = []
    for prompt in prompts:
        result = GreedyDecoder(small.model).generate(prompt, max_new_tokens=12, eos_token_id=None)
        answers.append(Recording(tuple(prompt), tuple(result.tokens), "length", 12))
    accepted = 0
    for length in DECODING_LENGTHS:
        for branch in BRANCH_LENGTHS:
            real = [step for _, step in runs(small.model, answers, (length, branch, strategy), eos_token_id=None)]
            trie = TokenTrie(branch_length=branch)
            again = [step for answer in answers for step in replay(answer, trie, length, branch, strategy)]
            assert [facts(step) for step in again] == [facts(step) for step in real], (length, branch)
            accepted += sum(len(step.path) for step in real)
    assert accepted > 2 * len(prompts)  # else the comparison would say little


def facts(step: Any) -> tuple[Any, ...]:
    return step.index, step.cached, step.tokens, step.path, tuple(step.tree.tokens), tuple(step.tree.parents), step.finished


def test_a_run_that_a_stop_rule_ends_inside_an_accepted_path() -> None:
    small = pytest.importorskip("small").small()
    from lookahead_core.decode.decoder import GreedyDecoder
    from lookahead_core.tuning.measure import runs

    prompt = [7, 9, 11, 7, 9, 11, 7, 9]
    whole = GreedyDecoder(small.model).generate(prompt, max_new_tokens=40, eos_token_id=None).tokens
    end = whole[12]
    result = GreedyDecoder(small.model).generate(prompt, max_new_tokens=40, eos_token_id=[end])
    recording = Recording(tuple(prompt), tuple(result.tokens), "eos", 40)
    assert len(recording.tokens) <= 13
    past = [tuple(prompt + whole)]  # the trie knows the text past the end
    real = [step for _, step in runs(small.model, [recording], (32, 12, "hierarchical"), past, eos_token_id=[end])]
    trie = TokenTrie(branch_length=12)
    trie.insert(past[0])
    assert [facts(step) for step in replay(recording, trie, 32, 12)] == [facts(step) for step in real]


def test_steps_hold_together() -> None:
    for recording in recordings():
        steps = list(replay(recording, TokenTrie(branch_length=8), 16, 8, seconds=lambda width: 0.001 * width))
        assert tuple(token for step in steps for token in step.tokens) == recording.tokens
        assert [step.index for step in steps] == list(range(len(steps)))
        assert steps[-1].finished == "length"
        assert all(len(step.tree) <= 15 and step.clock.total == pytest.approx(0.001 * step.width) for step in steps[1:])
        plain = list(plain_steps(recording, seconds=lambda width: 0.001 * width))
        assert [step.clock.total for step in plain] == [0.0, *[0.001] * 59], "a prefill is no pass that this predicts"
        assert steps[0].clock.total == 0.0
        assert [step.finished for step in plain] == [*[None] * 59, "length"]
        assert tuple(token for step in plain for token in step.tokens) == recording.tokens
        assert plain[1].cached == len(recording.prompt)


def test_the_trie_keeps_answers_and_forgets_prompts() -> None:
    one = Recording((998, 999, 998, 999), recordings()[0].tokens)
    trie = TokenTrie(branch_length=8)
    first = list(replay(one, trie, 16, 8))
    second = list(replay(one, trie, 16, 8))
    assert len(second) < len(first)  # the same answer again is nearly free
    with trie.open([998]) as request:
        tree = request.draft(decoding_length=8)
        assert len(tree)
        assert 999 not in tree.tokens


def test_tally() -> None:
    tally = Job(recordings(), 16, 8, sources=True).run()
    assert tally.tokens == 4 * 59  # the prefills' first tokens stand outside
    assert tally.passes == sum(tally.widths.values()) == sum(tally.runs.values())
    assert tally.drafted == sum((width - 1) * count for width, count in tally.widths.items())
    accepted = sum(length * count for length, count in tally.runs.items())
    assert accepted == sum(tally.sources.values())
    assert tally.tokens == pytest.approx(accepted + tally.passes, abs=4)  # a run may end inside its accepted path
    assert 1 < tally.edl < 9
    assert 0 < tally.hit_rate <= 1
    assert tally.nodes > 0
    assert Tally.from_json(tally.to_json()) == tally


def test_sources_are_told_apart() -> None:
    prompt, answer = tuple(range(10, 30)), tuple(range(10, 30))
    quoted = Job((Recording(prompt, answer),), 16, 8, trie={"insert_output": False}, sources=True).run()
    assert {key.split("|")[0] for key in quoted.sources} == {"prompt"}
    looped = Job((Recording((1,), (5, 6, 7, 8) * 6),), 16, 8, trie={"insert_prompt": False}, sources=True).run()
    assert {key.split("|")[0] for key in looped.sources} == {"own output"}
    known = Job((Recording((1,), answer),), 16, 8, past=((1, *answer),), sources=True).run()
    assert {key.split("|")[0] for key in known.sources} == {"past answers"}


def test_warmth_and_switches_matter() -> None:
    answers = recordings(6)
    cold, warm = Job(answers, 16, 8, others=0).run(), Job(answers, 16, 8, others=5).run()
    assert warm.edl > cold.edl
    off = Job(answers, 16, 8, trie={"insert_prompt": False, "insert_output": False}).run()
    assert off.edl == 1.0
    assert off.hit_rate == 0.0


def test_past_answers_leave_the_answer_itself_out() -> None:
    job = Job(recordings(3), 16, 8, others=2)
    assert job._neighbours(0) == [job.recordings[1].tokens, job.recordings[2].tokens]
    assert job._neighbours(2) == [job.recordings[0].tokens, job.recordings[1].tokens]
    assert replace(job, others=9)._neighbours(0) == job._neighbours(0)


def test_a_trie_of_each_recording_is_told_by_the_largest() -> None:
    texts = recordings(2, size=60) + recordings(1, size=5, seed=1)
    each = [Job((text,), 16, 8).run() for text in texts]
    found = Job(texts, 16, 8, others=0).run()
    assert (found.nodes, found.bytes) == (max(one.nodes for one in each), max(one.bytes for one in each))


def test_match_labels() -> None:
    assert [match_label(match) for match in (1, 2, 3, 4, 5, 8, 9, 100)] == ["1", "2", "3–4", "3–4", "5–8", "5–8", "9+", "9+"]


@pytest.mark.parametrize(
    ("lengths", "why"),
    [((-5, 4), "decoding_length must be at least 1, got -5"), ((8, 0), "branch_length must be from 1 to the trie's 12, got 0"),
     ((8, 13), "branch_length must be from 1 to the trie's 12, got 13")],
)  # fmt: skip
def test_lengths_out_of_bounds_are_refused_before_the_first_pass(lengths: tuple[int, int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        replay(Recording((1, 2), (3, 4)), TokenTrie(), *lengths)


def test_empty_recordings_are_refused() -> None:
    with pytest.raises(ValueError, match="needs a prompt and an answer, not 0 and 2"):
        Recording((), (1, 2))


def test_the_pool_gives_what_a_run_here_gives() -> None:
    jobs = [Job(recordings(2), length, 4, past=((1, 2, 3),), trie={"capacity": 500}) for length in (2, 8, 16)]
    with ReplayPool(2) as pool:
        found = dict(pool.tallies(enumerate(jobs)))
        assert pool.submit(jobs[0]).result(30) == found[0]
        with pytest.raises(ValueError, match="branch_length"):
            pool.submit(Job(recordings(1), 8, 0)).result(30)
        assert pool.submit(jobs[1]).result(30) == found[1]  # a refused job leaves the child at work
    assert found == {place: job.run() for place, job in enumerate(jobs)}


def test_the_pool_reads_jobs_as_workers_become_free() -> None:
    asked: list[int] = []
    with ReplayPool(1) as pool:
        next(pool.tallies((asked.append(place), Job(recordings(1), 4, 2)) for place in range(50)))
    assert len(asked) <= 3


@pytest.mark.skipif(sys.platform != "linux", reason="a process is halted by a signal")
def test_stop_and_the_end_do_not_wait_for_a_child_at_work() -> None:
    pytest.importorskip("torch")
    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.tuning.measure import Stopped, Watch
    from lookahead_core.tuning.study import Study
    from lookahead_core.tuning.sweep import replay_grid, replay_points

    study, watch = Study(CostCurve((1, 8), (0.01, 0.02))), Watch(should_stop=lambda: True)
    pool = ReplayPool(1)
    pool.start()
    (child,) = pool._children
    child.send_signal(signal.SIGSTOP)  # as one that compiles: alive, without an answer
    going_on = Timer(20, child.send_signal, (signal.SIGCONT,))
    going_on.start()
    with pytest.raises(Stopped):
        replay_grid(study, recordings(2), pool, (4,), (2,), watch=watch)
    with pytest.raises(Stopped):
        replay_points(study, recordings(2), pool, (4, 2, "hierarchical"), watch=watch)
    pool.close()
    assert going_on.is_alive(), "it waited for the child"
    going_on.cancel()


def test_the_end_does_not_wait_for_a_child_that_a_job_is_just_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, start = Event(), subprocess.Popen

    def start_slowly(_: list[str], **settings: Any) -> subprocess.Popen[bytes]:
        begun.set()
        sleep(0.5)
        return start([sys.executable, "-c", "import time; time.sleep(20)"], **settings)  # a job that takes so long

    monkeypatch.setattr(subprocess, "Popen", start_slowly)
    pool = ReplayPool(1)
    pool.submit(Job(recordings(1), 4, 2))
    assert begun.wait(10)
    began = perf_counter()
    pool.close()
    assert perf_counter() - began < 10


def test_a_worker_that_dies_under_a_job_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with ReplayPool(1) as pool:
        pool.start()
        (child,) = pool._children
        child.kill()
        child.wait()
        monkeypatch.setattr(child, "poll", lambda: None)  # it died just after the pool had looked
        with pytest.raises(RuntimeError, match="ended unexpectedly"):
            pool.submit(Job(recordings(1), 4, 2)).result(30)


def test_the_job_behind_a_worker_that_dies_gets_another(monkeypatch: pytest.MonkeyPatch) -> None:
    with ReplayPool(1) as pool:
        pool.start()
        (child,) = pool._children
        child.kill()
        monkeypatch.setattr(child, "poll", lambda: child.returncode)  # the system has not told its end yet
        jobs = [pool.submit(Job(recordings(1), 4, 2)) for _ in range(2)]
        with pytest.raises(RuntimeError, match="ended unexpectedly"):
            jobs[0].result(30)
        assert jobs[1].result(30) == Job(recordings(1), 4, 2).run()


def test_a_worker_imports_no_torch() -> None:
    code = "import sys, lookahead_core.tuning.replay_pool; print('torch' in sys.modules, 'transformers' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False False"


@pytest.mark.skipif(sys.platform != "linux", reason="priorities are read from Linux")
def test_workers_give_way_to_everybody() -> None:
    with ReplayPool(1) as pool:
        pool.start()
        (child,) = pool._children
        assert os.getpriority(os.PRIO_PROCESS, child.pid) == 19
        assert os.getsid(child.pid) == os.getsid(0)  # in a session of its own the priority might weigh nothing
        child.send_signal(signal.SIGINT)  # Ctrl-C reaches the whole session
        pool.start()
        assert child.poll() is None


def test_serve_answers_one_by_one() -> None:
    jobs, answers = BytesIO(pickle.dumps(None) + pickle.dumps(Job((), 8, 0)) + pickle.dumps(Job((), 8, 4))), BytesIO()
    serve(jobs, answers)
    answers.seek(0)
    assert pickle.load(answers) == Tally()
    with pytest.raises(ValueError, match="branch_length"):
        raise pickle.load(answers)
    assert pickle.load(answers).passes == 0


def test_a_trace_of_the_widest_passes_and_many_steps_can_be_read_again() -> None:
    rng = random.Random(2)
    text = [rng.randrange(5) for _ in range(6000)]
    trie = TokenTrie.of([text, text[::-1]], 16)
    widest = max(replay(Recording(tuple(text[:900]), tuple(text[900:960])), trie, 2000, 16), key=lambda step: step.width)
    assert widest.width > 300
    widest.index = 0
    trace = Trace([1], {"lookahead": [widest]})
    assert Trace.from_json(json.loads(trace.dumps())).to_json() == trace.to_json()
    long = Trace([1], {"plain": list(plain_steps(Recording((1,), tuple(text))))})
    assert Trace.from_json(json.loads(long.dumps())).tokens("plain") == text
    data = trace.to_json()
    data["lanes"]["lookahead"][0]["d"] = [1] * 4097
    with pytest.raises(ValueError, match="at most 4096"):
        Trace.from_json(data)


def test_the_trace_of_a_long_prompt_is_read_again() -> None:
    trace = Trace(prompt=list(range(70_000)))
    for step in replay(Recording(tuple(trace.prompt), (1, 2, 3)), TokenTrie(4), 4, 4):
        trace.add(step)
    assert Trace.from_json(trace.to_json()).prompt == trace.prompt
