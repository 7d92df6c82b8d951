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
from collections.abc import AsyncIterator, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.models.catalogue import CATALOGUE, Entry, ModelError
from lookahead_core.models.load import LoadedModel, bounds, fetch, load
from visual.engines.job import Job, News, ReplicaLostError, rebuild, remembered, run

if TYPE_CHECKING:
    from lookahead_core.trie.trie import TokenTrie

APP = "lookahead"
TRIES = 64
"""Visitors whose tries one replica keeps. The least recently used one is dropped first."""
SHARED = 200
"""Answers in the optional common log."""
MISSING = "Ray is not installed. `pip install 'ray[serve]'` adds it; without it the app decodes in its own process."
LOST = "the replica that ran this race is gone; the next race goes to another one"


@dataclass(slots=True)
class Memory:
    """One visitor's trie on a replica, and the past answers in it."""

    trie: TokenTrie | None = None
    answers: list[list[int]] = field(default_factory=list)
    read: int = 0
    """Answers of the common log that this trie has been offered."""

    def trie_for(self, answers: Sequence[list[int]], branch_length: int) -> TokenTrie:
        """The visitor's trie with all `answers`, at least `branch_length` deep. Inserts only the new ones if it can."""
        known = len(self.answers)
        if self.trie is None or self.trie.branch_length < branch_length or list(answers[:known]) != self.answers:
            self.trie, self.read = rebuild(answers, branch_length), 0
        else:
            for answer in answers[known:]:
                self.trie.insert(answer)
        self.answers = list(answers)
        return self.trie


class Engine:
    """One replica: a model and the tries of its visitors. `start` makes it a deployment."""

    def __init__(self, entry: Entry, device: str | None, dtype: str | None, log: Any = None) -> None:
        if entry.folder is not None and not entry.folder.is_dir():  # the embedded model lies elsewhere on another machine
            entry = CATALOGUE.get(entry.name, entry)
        # One thread, for the load too: of two that have used torch, each slows the passes of the other. It keeps the device's
        # thread pool warm and the event loop free for Ray.
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="device")
        self.loaded = self.thread.submit(load, entry, device, dtype).result()
        compile_loops()
        self.log = log

    async def memory(self, session: str) -> Memory:
        """A visitor's memory, empty at first. Ray keeps at most `TRIES` of them."""
        return Memory()

    async def race(self, job: Job, session: str) -> AsyncIterator[News]:
        """Run a job and stream its news. Cancelling the stream ends the race within one batch."""
        on_device = partial(asyncio.get_running_loop().run_in_executor, self.thread)
        memory = await self.memory(session)
        trie = await on_device(memory.trie_for, job.answers, job.settings.deepest)
        if self.log is not None:
            memory.read, others = await self.log.since.remote(memory.read, session)
            for answer in others:
                await on_device(trie.insert, answer)
        memory.trie = None  # until the race has ended: what a stopped one inserted is among no answers
        news = run(replace(job, meta={**job.meta, "process": os.getpid()}), self.loaded.model, trie)
        tokens: list[int] = []
        learning = job.settings.learning
        try:
            while (item := await on_device(next, news, None)) is not None:
                tokens += [token for step in item.steps if step.lane == learning for token in step.tokens]
                yield item
        finally:
            # Not awaited, since a cancelled stream may not await. The thread runs its tasks in order.
            self.thread.submit(news.close)
        memory.trie = trie
        if tokens:
            memory.answers.append(remembered(job.prompt, tokens))  # the race has inserted it
            if self.log is not None:
                self.log.add.remote(session, memory.answers[-1])  # not awaited: an answer may be lost


class AnswerLog:
    """A log of the newest `SHARED` finished answers, as an actor of its own. Optional."""

    def __init__(self, most: int = SHARED) -> None:
        self.answers: deque[tuple[str, list[int]]] = deque(maxlen=most)
        self.added = 0

    def add(self, session: str, answer: Sequence[int]) -> None:
        """Append a visitor's answer. A full log drops the oldest one."""
        self.answers.append((session, list(answer)))
        self.added += 1

    def since(self, place: int, session: str) -> tuple[int, list[list[int]]]:
        """(the place for the next call, the answers of other visitors added after `place` that are still held)."""
        new = islice(self.answers, max(0, len(self.answers) - (self.added - place)), None)
        return self.added, [answer for owner, answer in new if owner != session]


class Replicas:
    """The replicas as one engine: jobs in, news out. `slots` is the largest number of replicas."""

    def __init__(self, handle: Any, entry: Entry, slots: int) -> None:
        self.handle, self.entry, self.slots = handle, entry, slots

    def news(self, job: Job, session: str) -> Generator[News, None, None]:
        """The news of a job, from the session's own replica if that is free.

        Raises ReplicaLostError if the replica dies.
        """
        import ray.exceptions as lost

        options = {"stream": True, "method_name": "race", "multiplexed_model_id": session or "nobody"}
        answers = self.handle.options(**options).remote(job, session or "nobody")
        ended = False
        try:
            for item in answers:
                ended = ended or item.done
                yield item
        except (lost.RayActorError, lost.WorkerCrashedError, lost.NodeDiedError, lost.ObjectLostError) as error:
            raise ReplicaLostError(LOST) from error
        except lost.RayTaskError as error:  # its own text tells of the replica's files and address
            raise error.cause from None
        finally:
            if not ended:
                answers.cancel()


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
        code = {"py_modules": packages()} if "RAY_ADDRESS" in os.environ else None  # a cluster may have other machines
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, runtime_env=code)

    class Replica(Engine):
        """`Engine` with Ray's session affinity: a session is routed to the replica that holds its memory."""

        @serve.multiplexed(max_num_models_per_replica=TRIES)
        async def memory(self, session: str) -> Memory:
            return Memory()

    deployment = serve.deployment(
        name="Engine",
        max_ongoing_requests=1,
        autoscaling_config={"min_replicas": replicas, "max_replicas": most or replicas, "target_ongoing_requests": 1},
        ray_actor_options={"num_cpus": 0 if gpus else 1, "num_gpus": gpus},
        health_check_period_s=2,
        graceful_shutdown_timeout_s=2,
    )(Replica)
    log = ray.remote(AnswerLog).options(num_cpus=0).remote() if share_answers else None
    serve.start(proxy_location="Disabled")  # the page is the only HTTP server
    handle = serve.run(deployment.bind(entry, device, dtype, log), name=APP, route_prefix=None)
    return Replicas(handle, entry, most or replicas)


def packages() -> list[str]:
    """The folders of this project's packages, which Ray sends to machines that may not have them installed."""
    import lookahead_core
    import visual

    return [*lookahead_core.__path__, *visual.__path__]


def front(entry: Entry) -> LoadedModel:
    """The model as the page needs it: tokenizer, context and end tokens, without weights."""
    from transformers import AutoConfig, AutoTokenizer, GenerationConfig

    folder = fetch(entry)
    config = AutoConfig.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    tokenizer = AutoTokenizer.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    try:
        generation = GenerationConfig.from_pretrained(folder, local_files_only=True)
    except OSError:
        generation = GenerationConfig()
    return LoadedModel(entry, None, tokenizer, "cpu", "float32", 0, *bounds(config, generation, tokenizer))
