"""More than one machine: one page in front of N decoder replicas, on Ray Serve.

The page stays one process, which holds the queue and the sessions; only races run elsewhere. A replica decodes one race at a
time, since two would slow each other. It keeps the tries of its visitors: Ray's `multiplexed` routes a visitor to the same
replica. Any other replica rebuilds the trie from the job's snapshot.

`python app.py --ray 2` starts everything on one machine. RAY_ADDRESS=auto uses a running cluster. Ray is optional and
imported only here.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.models.catalogue import Entry, ModelError
from lookahead_core.models.load import LoadedModel, load
from visual.engines.job import Job, News, ReplicaLostError, rebuild, run, unpack

if TYPE_CHECKING:
    from lookahead_core.trie.trie import TokenTrie

APP = "lookahead"
TRIES = 64
"""Visitors whose tries one replica keeps. The least recently used one is dropped first."""
SHARED = 200
"""Answers in the optional common log."""
MISSING = "Ray is not installed. `pip install 'ray[serve]'` adds it; without it the app decodes in its own process."


@dataclass(slots=True)
class Memory:
    """One visitor's trie on a replica, and the past answers in it."""

    trie: TokenTrie | None = None
    answers: list[list[int]] = field(default_factory=list)

    def trie_for(self, answers: list[list[int]], branch_length: int) -> TokenTrie:
        """The visitor's trie with all `answers`, at least `branch_length` deep. Inserts only the new ones if it can."""
        known = len(self.answers)
        if self.trie is None or self.trie.branch_length < branch_length or answers[:known] != self.answers:
            self.trie = rebuild(answers, branch_length)
        else:
            for answer in answers[known:]:
                self.trie.insert(answer)
        self.answers = answers
        return self.trie


class Engine:
    """One replica: a model and the tries of its visitors. `start` makes it a deployment."""

    def __init__(self, entry: Entry, device: str | None, dtype: str | None, log: Any = None) -> None:
        self.loaded = load(entry, device, dtype)
        compile_loops()
        self.log, self.read = log, 0
        # One thread keeps the device's thread pool warm and the event loop free for Ray.
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="device")
        self.costs: Any = None

    async def memory(self, session: str) -> Memory:
        """A visitor's memory, empty at first. Ray keeps at most `TRIES` of them."""
        return Memory()

    async def race(self, job: Job, session: str) -> AsyncIterator[News]:
        """Run a job and stream its news. Cancelling the stream ends the race within one batch."""
        loop = asyncio.get_running_loop()
        memory = await self.memory(session)
        common = await self._common()
        news = await loop.run_in_executor(self.thread, self._open, job, memory, common)
        tokens: list[int] = []
        try:
            while (item := await loop.run_in_executor(self.thread, next, news, None)) is not None:
                tokens += [token for step in item.steps if step.lane == "lookahead" for token in step.tokens]
                yield item
        finally:
            # Not awaited, since a cancelled stream may not await. The thread runs its tasks in order.
            self.thread.submit(news.close)
        if self.log is not None and tokens:
            self.log.add.remote(tokens)  # not awaited: an answer may be lost

    def _open(self, job: Job, memory: Memory, common: list[list[int]]) -> Any:
        trie = memory.trie_for(unpack(job.answers), job.settings.branch_length)
        for answer in common:
            trie.insert(answer)
        return run(job, self.loaded.model, trie, self._curve(job))

    def _curve(self, job: Job) -> Any:
        if job.settings.decoding_length == "auto" and self.costs is None:
            from lookahead_core.decode.calibrate import calibrate

            self.costs = calibrate(self.loaded.model)
        return self.costs if job.settings.decoding_length == "auto" else None

    async def _common(self) -> list[list[int]]:
        """Shared answers that are new since the last call; none where answers are not shared."""
        if self.log is None:
            return []
        self.read, answers = await self.log.since.remote(self.read)
        return answers


class AnswerLog:
    """A log of the newest `SHARED` finished answers, as an actor of its own. Optional."""

    def __init__(self, most: int = SHARED) -> None:
        self.answers: deque[list[int]] = deque(maxlen=most)
        self.added = 0

    def add(self, answer: Sequence[int]) -> None:
        """Append an answer. A full log drops the oldest one."""
        self.answers.append(list(answer))
        self.added += 1

    def since(self, place: int) -> tuple[int, list[list[int]]]:
        """(the place for the next call, the answers added after `place` that are still held)."""
        new = min(self.added - place, len(self.answers))
        return self.added, list(self.answers)[len(self.answers) - new :] if new > 0 else []


class Replicas:
    """The replicas as one engine: jobs in, news out. `slots` is the largest number of replicas."""

    def __init__(self, handle: Any, entry: Entry, slots: int) -> None:
        self.handle, self.entry, self.slots = handle, entry, slots

    def news(self, job: Job, session: str) -> Iterator[News]:
        """The news of a job, from the session's own replica if that is free.

        Raises ReplicaLostError if the replica dies, ModelError for a model that the replicas do not serve.
        """
        if job.model != self.entry.name:
            raise ModelError(f"The replicas of this installation serve {self.entry.title} only.")
        options = {"stream": True, "method_name": "race", "multiplexed_model_id": session or "nobody"}
        answers = self.handle.options(**options).remote(job, session or "nobody")
        ended = False
        try:
            for item in answers:
                ended = ended or item.done
                yield item
        except Exception as error:
            if is_loss(error):
                raise ReplicaLostError(LOST) from error
            raise
        finally:
            if not ended:
                answers.cancel()


LOST = "the replica that ran this race is gone; the next race goes to another one"


def is_loss(error: BaseException) -> bool:
    """Whether an exception means that a replica's process or machine is gone, and not that the race failed."""
    import ray.exceptions as lost

    kinds = (lost.ActorDiedError, lost.ActorUnavailableError, lost.RayActorError, lost.WorkerCrashedError)
    return isinstance(error, (*kinds, lost.NodeDiedError, lost.ObjectLostError))


def start(
    entry: Entry,
    replicas: int,
    *,
    device: str | None = None,
    dtype: str | None = None,
    most: int | None = None,
    gpus: float = 0,
    share_answers: bool = False,
) -> Replicas:
    """Start the replicas, and Ray unless RAY_ADDRESS names a cluster. Returns once they are ready.

    There are `replicas` at first and up to `most` as the queue grows. `gpus` is each replica's share of a GPU.
    `share_answers` inserts everybody's answers into every trie: for people who trust each other, since drafts may show
    others' answers. Raises ModelError if Ray is not installed.
    """
    try:
        import ray
        from ray import serve
    except ImportError as error:
        raise ModelError(MISSING) from error
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no unasked request leaves the machine
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    scaling = {"min_replicas": replicas, "max_replicas": most or replicas, "target_ongoing_requests": 1}
    deployment = serve.deployment(
        name="Engine",
        max_ongoing_requests=1,
        autoscaling_config=scaling,
        ray_actor_options={"num_cpus": 0 if gpus else 1, "num_gpus": gpus},
        health_check_period_s=2,
        graceful_shutdown_timeout_s=2,
    )(multiplexed(serve))
    log = ray.remote(AnswerLog).options(num_cpus=0).remote() if share_answers else None
    serve.start(proxy_location="Disabled")  # the page is the only HTTP server
    handle = serve.run(deployment.bind(entry, device, dtype, log), name=APP, route_prefix=None)
    return Replicas(handle, entry, most or replicas)


def multiplexed(serve: Any) -> type:
    """`Engine` with Ray's session affinity: a session is routed to the replica that holds its memory."""

    class Replica(Engine):
        @serve.multiplexed(max_num_models_per_replica=TRIES)
        async def memory(self, session: str) -> Memory:
            return Memory()

    return Replica


def stop() -> None:
    """Shut down the replicas and Ray."""
    import ray
    from ray import serve

    serve.shutdown()
    ray.shutdown()


def front(entry: Entry) -> LoadedModel:
    """The model as the page needs it: tokenizer, context and end tokens, without weights."""
    from transformers import AutoConfig, AutoTokenizer, GenerationConfig

    from lookahead_core.models.load import bounds, fetch

    folder = fetch(entry)
    config = AutoConfig.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    tokenizer = AutoTokenizer.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    try:
        generation = GenerationConfig.from_pretrained(folder, local_files_only=True)
    except OSError:
        generation = GenerationConfig()
    return LoadedModel(entry, None, tokenizer, "cpu", "float32", 0, *bounds(config, generation, tokenizer))
