"""Outgrowing one machine: one page in front, N decoder replicas behind it, on Ray Serve.

The page stays one process, since its queue and its sessions live in it; only races travel. A replica decodes one race at a
time (two would slow each other), keeps the tries of the visitors it served (`multiplexed` brings a visitor back to the
replica that knows her), and builds a trie anew from the job's snapshot where another replica has to step in.

`python app.py --ray 2` starts all of it on one machine; with a running cluster, RAY_ADDRESS=auto names it. Ray is optional
and imported only here.
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
from lookahead_core.models.load import Entry, LoadedModel, ModelError, load
from visual.engines.job import Job, News, ReplicaLostError, pack, rebuild, run, unpack

if TYPE_CHECKING:
    from lookahead_core.trie.trie import TokenTrie

APP = "lookahead"
TRIES = 64
"""Visitors whose tries one replica keeps; the one unused longest leaves first."""
SHARED = 200
"""Answers that the optional common log holds."""
MISSING = "Ray is not installed. `pip install 'ray[serve]'` adds it; without it the app decodes in its own process."


@dataclass(slots=True)
class Memory:
    """What a replica knows of one visitor: her trie, and how much of her past is in it."""

    trie: TokenTrie | None = None
    answers: list[list[int]] = field(default_factory=list)

    def trie_for(self, answers: list[list[int]], branch_length: int) -> TokenTrie:
        """Her trie with all `answers` in it, deep enough; only those not yet known are inserted."""
        known = len(self.answers)
        if self.trie is None or self.trie.branch_length < branch_length or answers[:known] != self.answers:
            self.trie = rebuild(answers, branch_length)
        else:
            for answer in answers[known:]:
                self.trie.insert(answer)
        self.answers = answers
        return self.trie


class Engine:
    """One replica: a model, and the tries of the visitors that come to it. Made into a deployment by `start`."""

    def __init__(self, entry: Entry, device: str | None, dtype: str | None, log: Any = None) -> None:
        self.loaded = load(entry, device, dtype)
        compile_loops()
        self.log, self.read = log, 0
        # One thread, so that the device's own thread pool stays warm and the event loop stays free for Ray.
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="device")
        self.costs: Any = None

    async def memory(self, session: str) -> Memory:
        """A visitor's memory, empty at first; Ray keeps at most `TRIES` of them."""
        return Memory()

    async def race(self, job: Job, session: str) -> AsyncIterator[News]:
        """Run a job, streaming its news; cancelling the stream ends the race within one batch."""
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
            # Not awaited: a cancelled stream may await nothing more. The thread works its jobs off in order.
            self.thread.submit(news.close)
        if self.log is not None and tokens:
            self.log.add.remote(tokens)  # lossy on purpose: nobody waits for it

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
        """Answers of everybody that are new since the last look, where the installation shares them."""
        if self.log is None:
            return []
        self.read, answers = await self.log.since.remote(self.read)
        return answers


class AnswerLog:
    """An append-only log of finished answers, the newest `SHARED`; an actor of its own. Off unless asked for."""

    def __init__(self, most: int = SHARED) -> None:
        self.answers: deque[list[int]] = deque(maxlen=most)
        self.added = 0

    def add(self, answer: Sequence[int]) -> None:
        """Append an answer; the oldest leaves where the log is full."""
        self.answers.append(list(answer))
        self.added += 1

    def since(self, place: int) -> tuple[int, list[list[int]]]:
        """(place to ask from next time, answers added after `place` that are still here)."""
        new = min(self.added - place, len(self.answers))
        return self.added, list(self.answers)[len(self.answers) - new :] if new > 0 else []


class Replicas:
    """The replicas as the app sees them: jobs in, news out. `slots` races at a time, as many as there may be replicas."""

    def __init__(self, handle: Any, entry: Entry, slots: int) -> None:
        self.handle, self.entry, self.slots = handle, entry, slots

    def news(self, job: Job, session: str) -> Iterator[News]:
        """The news of a job, from the replica that knows the session where it is free.

        Raises ReplicaLostError where the replica dies on the way, ModelError for a model that it does not serve.
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
    """Whether an exception means that a replica (its process or its machine) is gone, rather than that a race failed."""
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
    """Start the replicas (and Ray, unless RAY_ADDRESS names a cluster); returns the way to them once they are ready.

    From `replicas` up to `most` of them, as the line grows. `gpus` is each replica's share of a GPU. `share_answers` lets
    replicas learn from everybody's answers: for people who trust each other, as drafts may show what others were told.
    Raises ModelError where Ray is missing.
    """
    try:
        import ray
        from ray import serve
    except ImportError as error:
        raise ModelError(MISSING) from error
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no request leaves the machine by itself
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
    serve.start(proxy_location="Disabled")  # the page is the only door: Serve's own HTTP server stays away
    handle = serve.run(deployment.bind(entry, device, dtype, log), name=APP, route_prefix=None)
    return Replicas(handle, entry, most or replicas)


def multiplexed(serve: Any) -> type:
    """`Engine` with Ray's own session affinity: `memory` is kept per session and steers where a session goes."""

    class Replica(Engine):
        @serve.multiplexed(max_num_models_per_replica=TRIES)
        async def memory(self, session: str) -> Memory:
            return Memory()

    return Replica


def stop() -> None:
    """Shut the replicas and, where this process began it, Ray down."""
    import ray
    from ray import serve

    serve.shutdown()
    ray.shutdown()


def front(entry: Entry) -> LoadedModel:
    """What the page itself needs of the model: tokenizer, context and end tokens, but no weights."""
    from transformers import AutoConfig, AutoTokenizer, GenerationConfig

    from lookahead_core.models.load import fetch

    folder = fetch(entry)
    config = AutoConfig.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    tokenizer = AutoTokenizer.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    try:
        ends = GenerationConfig.from_pretrained(folder, local_files_only=True).eos_token_id
    except OSError:
        ends = None
    ends = tokenizer.eos_token_id if ends is None else ends
    ids = () if ends is None else tuple(ends) if isinstance(ends, list | tuple) else (int(ends),)
    context = int(getattr(config.get_text_config(), "max_position_embeddings", None) or 2048)
    return LoadedModel(entry, None, tokenizer, "cpu", "float32", 0, context, ids, 0.0)


__all__ = ["AnswerLog", "Engine", "Memory", "Replicas", "front", "is_loss", "pack", "start", "stop"]
