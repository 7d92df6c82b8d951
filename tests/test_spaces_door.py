"""The ZeroGPU door, dry: the same functions, the same pickling, a real fork, no GPU and no `spaces` package."""

from __future__ import annotations

import inspect
import io
import multiprocessing
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("torch")
from small import small

from lookahead_core.methods.race import race
from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.models.token_text import encode_chat
from lookahead_core.trace.trace import Trace
from visual import app
from visual.engines import zero_gpu as spaces_run
from visual.engines.job import Job, News, ReplicaLostError, follow, newest, rebuild, run
from visual.limits import Settings
from visual.work.redraw import Finished

# Sockets and event loops that the framework's server and client leave to the garbage collector are not this test's matter.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")

ANSWERS = [[5, 6, 7, 8], [9], [], [1023] * 20]


def job(**settings: Any) -> Job:
    loaded = small()
    prompt = tuple(encode_chat(loaded, "one two three one two three"))
    chosen = Settings.checked(**{"decoding_length": 8, "branch_length": 4, "max_new_tokens": 32, **settings})
    return Job(TINY, prompt, chosen, answers=ANSWERS, meta={"prompt": "one two three"})


def direct(asked: Job) -> Trace:
    """The same race in this process, by the core alone."""
    settings = asked.settings
    trie = rebuild(asked.answers, settings.branch_length)
    run_here = race(
        small().model,
        list(asked.prompt),
        trie=trie,
        decoding_length=settings.decoding_length,
        branch_length=settings.branch_length,
        max_new_tokens=settings.max_new_tokens,
        eos_token_id=None,
        seed=0,
    )
    for _ in run_here:
        pass
    return run_here.trace


# ---- what travels


def test_a_job_carries_the_newest_answers_within_the_bound() -> None:
    assert newest(ANSWERS) == ANSWERS
    assert newest([]) == []
    assert newest([[1] * 10, [2] * 10, [3] * 10], most=20) == [[2] * 10, [3] * 10]
    assert sum(map(len, newest([[7] * 100] * 1000))) <= 32_768


def test_the_duration_comes_from_the_request() -> None:
    short, long = job(max_new_tokens=16), job(max_new_tokens=512)
    assert 10 <= spaces_run.seconds(short) < spaces_run.seconds(long) <= spaces_run.MOST_SECONDS
    assert spaces_run.seconds(job(decoding_length="auto")) > spaces_run.seconds(job())


def test_without_spaces_the_decorator_is_the_function_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "spaces", None)  # import raises ImportError

    def plain(_: Job) -> Iterator[News]:
        yield News()

    assert spaces_run.gpu(spaces_run.seconds)(plain) is plain


def test_with_spaces_it_is_decorated_once_on_a_generator_with_a_callable_duration(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    class Fake:
        @staticmethod
        def GPU(duration: Any) -> Any:
            asked.append(duration)
            return lambda function: function

    monkeypatch.setitem(sys.modules, "spaces", Fake)
    spaces_run.gpu(spaces_run.seconds)(spaces_run.decode)
    assert asked == [spaces_run.seconds]
    assert inspect.isgeneratorfunction(spaces_run.decode)


# ---- through a real fork


def _worker(arguments: Any, results: Any) -> None:
    """What ZeroGPU's worker does: take pickled arguments, iterate the task, pickle each yield."""
    import torch

    torch.set_num_threads(1)
    try:
        for news in spaces_run.decode(*pickle.loads(arguments.get())):
            results.put(pickle.dumps(news))
        results.put(pickle.dumps(None))
    except Exception as error:
        results.put(pickle.dumps(repr(error)))


def forked(asked: Job) -> Iterator[News]:
    """The news of a job that runs in a forked process, everything pickled on the way in and out."""
    context = multiprocessing.get_context("fork")
    arguments, results = context.SimpleQueue(), context.SimpleQueue()
    process = context.Process(target=_worker, args=(arguments, results), daemon=True)
    process.start()
    arguments.put(pickle.dumps((asked,)))
    try:
        while (news := pickle.loads(results.get())) is not None:
            assert not isinstance(news, str), news
            yield news
    finally:
        process.terminate()
        process.join(20)


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(spaces_run._here, TINY, small())


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system can't fork")
@pytest.mark.usefixtures("door")
def test_a_race_in_a_forked_process_equals_one_here() -> None:
    asked, expected = job(), direct(job())
    seen, batches = None, 0
    for trace, steps in follow(asked, forked(asked)):
        seen, batches = trace, batches + bool(steps)
    assert seen is not None
    assert batches >= 1
    assert seen.tokens("plain") == seen.tokens("lookahead") == expected.tokens("plain")
    assert [step.tree for step in seen.lanes["lookahead"]] == [step.tree for step in expected.lanes["lookahead"]]
    assert seen.meta["prompt"] == "one two three"
    assert seen.meta["device"] == "CPU"
    assert seen.meta["trie"]["nodes"] > 0
    Trace.from_json(seen.to_json())


@pytest.mark.usefixtures("door")
def test_news_are_plain_data_only() -> None:
    class Strict(pickle.Unpickler):
        def find_class(self, module: str, name: str) -> Any:
            assert not module.startswith("torch"), f"{module}.{name} crosses the door"
            return super().find_class(module, name)

    for news in spaces_run.decode(job()):
        data = pickle.dumps(news)
        assert Strict(io.BytesIO(data)).load() == news
        assert len(data) < 200_000


@pytest.mark.usefixtures("door")
def test_stop_ends_the_race_within_one_batch_and_marks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from visual.engines import job as replica

    monkeypatch.setattr(replica, "NEWS_BATCH", 0.0)  # a hand-over after every step
    asked = job(max_new_tokens=200)
    news = spaces_run.decode(asked)
    last: Any = None
    seen: list[Any] = []

    def enough() -> bool:
        return len(seen) >= 5

    for trace, steps in follow(asked, news, enough):
        last = trace
        seen.extend(steps)
    assert last is not None
    assert len(seen) == 6
    assert [steps[-1].finished for steps in last.lanes.values()].count("stopped") == 1
    assert next(news, None) is None  # closed: the race inside is over


def test_news_that_break_off_are_told_plainly() -> None:
    def lost() -> Iterator[News]:
        yield from list(run(job(), small().model, rebuild([], 4)))[:-2]

    with pytest.raises(ReplicaLostError, match="was lost after"):
        list(follow(job(), lost()))


# ---- the app behind it


def test_a_space_chooses_the_door_and_loads_before_the_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    from visual.engines.host import Host

    host = Host(CATALOGUE[TINY])
    assert app.engines_for(host) is None
    monkeypatch.setenv("SPACES_ZERO_GPU", "true")
    monkeypatch.setattr(spaces_run, "load", lambda entry, device: small() if device == "cuda" else None)
    chosen = app.engines_for(host)
    assert isinstance(chosen, spaces_run.ZeroGPU)
    assert host.ready(TINY) is small()


@pytest.mark.usefixtures("door")
def test_the_page_s_races_go_through_the_door() -> None:
    from visual.engines.host import Host

    host = Host(CATALOGUE[TINY])
    host.adopt(small())
    racing = app.racing_on(host, spaces_run.ZeroGPU())
    session = racing.sessions.of("visitor")
    for _ in range(2):  # the second race finds the first one's answer in its snapshot
        asked = racing.checked("one two three", TINY, False, 8, 4, "hierarchical", 32)
        events = list(racing.events(session, *asked))
        assert isinstance(events[-1], Finished)
    first, second = len(session.answers[0]), events[-1].trace
    assert len(session.answers) == 2
    assert second.meta["trie"]["answers"] == 1
    assert second.edl("lookahead") > 4, first
    assert session.trie is None  # nothing of the trie is in this process but the answers


def test_spaces_is_imported_before_torch() -> None:
    """`spaces` refuses to work once torch has begun; the app's own imports must not bring torch along."""
    import subprocess

    code = "import sys, visual.app; assert 'torch' not in sys.modules, 'torch came with the pages'"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
