"""The host: one device, one thread that works on it, the models in memory.

Every pass of every race runs on one thread, one task at a time. Two decoders at once would slow each other and distort both
clocks, and one thread keeps the device's own thread pool warm. Models are downloaded and loaded beside that thread, so races
go on meanwhile, slower on a CPU. A load's thread ends with it: as long as two threads have used torch, each has workers of
OpenMP, more than there are processors, and these sleep where they would wait; passes of several tokens then take up to 1.6
times as long (docs/log.md). (While transformers builds a model's skeleton, torch's default dtype is the model's. A
pass names its dtypes.)
"""

from __future__ import annotations

import gc
import math
import os
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.models.catalogue import Entry, ModelError
from lookahead_core.models.load import fetch, load
from visual.engines.progress import Progress, changes, items

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.models.load import LoadedModel

T = TypeVar("T")
KEPT = 2
"""Models kept in memory, the default one included. It stays; of the others the least recently used one is dropped first. A
race keeps its model until it ends."""
LOADERS = 4
"""Downloads at a time. Models are loaded one after another."""
SIGN = 5.0
"""Seconds between two signs of life while the device works."""
FOLLOWERS = 32
"""Visitors who may follow a load at a time: each of them holds a thread of the server."""


@dataclass(slots=True, eq=False)
class Measurement:
    """The measurement of a model's passes, while it goes on."""

    future: Future[None] = field(default_factory=Future)
    fraction: float | None = None
    """Done so far; None before the first pass."""


class Host:
    """Loads models and runs work on the device thread. `default` is the page's first model."""

    def __init__(self, default: Entry, device: str | None = None, dtype: str | None = None) -> None:
        self.default = default
        self.extra = (default,)
        self.fault = ""
        """Why the default model could not be loaded; empty otherwise."""
        self._doing: dict[str, Progress] = {default.name: (None, f"Starting {default.title}")}
        """What is done for each model."""
        self._device, self._dtype = device, dtype
        self._loaded: dict[str, LoadedModel] = {}
        """The least recently used one first."""
        self._pending: dict[str, Future[LoadedModel]] = {}
        """Loads under way. A finished one would hold its model for good."""
        self._measuring: dict[tuple[Any, bool], Measurement] = {}
        """Measurements under way, by model and whether passes have the exact mode's shape."""
        self._lock, self._loading = threading.RLock(), threading.Lock()
        self._followers = threading.Semaphore(FOLLOWERS)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="device")
        self._downloads = threading.Semaphore(LOADERS)

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Queue work for the device thread."""
        return self._thread.submit(work, *arguments)

    def submit_for(self, loaded: LoadedModel, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Queue work with a model, which runs with the model's number of threads."""
        return self.submit(_using, loaded.threads, work, *arguments)

    def on_device(
        self, loaded: LoadedModel, work: Generator[T, None, None], alive: Callable[[], None] = lambda: None
    ) -> Generator[T, None, None]:
        """The items of a model's `work`, each made on the device thread. `alive` is called every few seconds meanwhile.

        Nothing runs between two items, so the consumer's work stays outside a race's clocks. Closing this generator closes
        `work` after its present item, without waiting for it.
        """
        return items(partial(self.submit_for, loaded), work, alive, SIGN)

    def ready(self, name: str) -> LoadedModel | None:
        """The model, if it is in memory."""
        with self._lock:
            return self._loaded.get(name)

    def begin(self, entry: Entry) -> Future[LoadedModel]:
        """The model's future: done, pending, or submitted now. Its exception is mostly a ModelError, see `_bring`."""
        with self._lock:
            if entry.name in self._loaded:
                self._loaded[entry.name] = self._loaded.pop(entry.name)  # now the most recently used one
                future: Future[LoadedModel] = Future()
                future.set_result(self._loaded[entry.name])
                return future
            waiting = self._pending.get(entry.name)
            if waiting is None or waiting.done():
                loader = ThreadPoolExecutor(1, thread_name_prefix="loader")
                waiting = self._pending[entry.name] = loader.submit(self._bring, entry)
                loader.shutdown(wait=False)  # its thread ends with the load
                waiting.add_done_callback(partial(self._ended, entry.name))
            return waiting

    def progress(
        self, entry: Entry, future: Future[LoadedModel], given_up: Callable[[], bool] = lambda: False
    ) -> Iterator[Progress]:
        """Yield the progress of a model's load each time that it changes, until it has ended or `given_up()` is true."""
        start: Progress = (None, f"Starting {entry.title}")
        return changes(future, lambda: self._doing.get(entry.name, start), given_up)

    def loading(self, entry: Entry) -> Iterator[Progress]:
        """Follow the load of a model until it is in memory. Raises ModelError, also where too many visitors follow already."""
        if not self._followers.acquire(blocking=False):
            raise ModelError(f"{FOLLOWERS} visitors wait for a model already. {entry.title} loads meanwhile; try again later.")
        try:
            future = self.begin(entry)
            yield from self.progress(entry, future)
            future.result()
        finally:
            self._followers.release()

    def adopt(self, loaded: LoadedModel) -> None:
        """Add a model that was loaded elsewhere: before the launch on ZeroGPU, without weights in front of replicas."""
        with self._lock:
            self._loaded[loaded.name] = loaded

    def costs(
        self, loaded: LoadedModel, progress: Callable[[int, int], None] | None = None, most_disturbed: float = math.inf
    ) -> CostCurve:
        """The measured cost curve of a model. Call it on the device thread; `progress` is `calibrate`'s.

        The curve is measured once, and again if it is more disturbed than `most_disturbed` (see `CostCurve.disturbed`).
        """
        from lookahead_core.decode.calibrate import calibrate

        known = calibrate(loaded.model, progress=progress)
        return known if known.disturbed <= most_disturbed else calibrate(loaded.model, progress=progress, again=True)

    def measure(self, loaded: LoadedModel, exact: bool = False) -> Measurement:
        """Measure the passes of a model, unless that goes on already: on the device thread, one at a time, so that races go on.

        `calibrate` keeps the curve. What fails here fails again, with its error, in the race that needs the curve.
        """
        from lookahead_core.decode.calibrate import measuring
        from lookahead_core.decode.exact import exact_shape

        key = loaded.model, exact
        with self._lock:
            if key in self._measuring:
                return self._measuring[key]
            begun = self._measuring[key] = Measurement()
        passes: list[Iterator[tuple[int, int]]] = []

        def step() -> None:
            try:
                if not passes:
                    passes.append(measuring(loaded.model, fixed=exact_shape(loaded.model) if exact else None))
                done, of = next(passes[0])
                begun.fraction = done / of
                self.submit_for(loaded, step)
            except Exception:  # the end of the passes, a fault of the device, the end of this process
                with self._lock:
                    del self._measuring[key]
                begun.future.set_result(None)

        self.submit_for(loaded, step)
        return begun

    def measured(
        self, loaded: LoadedModel, exact: bool = False, given_up: Callable[[], bool] = lambda: False
    ) -> Iterator[float]:
        """Yield the fraction done until a model's passes are measured, or `given_up()` is true; nothing if they are."""
        begun = self.measure(loaded, exact)
        for fraction, _ in changes(begun.future, lambda: (begun.fraction, ""), given_up):
            if fraction is not None:
                yield fraction

    def _bring(self, entry: Entry) -> LoadedModel:
        """Download and load a model, on a loader's thread."""
        try:
            with self._downloads:
                fetch(entry, partial(self._progress, entry.name))
            with self._loading:  # held until the model is in memory: the next load counts it
                loaded = self._load(entry)
                self.adopt(loaded)
        except Exception as error:  # a ModelError, or a full disk where the inner loops are compiled
            if entry.name == self.default.name:
                self.fault = str(error)
            raise
        if entry.name == self.default.name:
            self.fault = ""
        return loaded

    def _ended(self, name: str, future: Future[LoadedModel]) -> None:
        """Let go of a load that has ended."""
        with self._lock:
            if self._pending.get(name) is future:
                del self._pending[name]
                self._doing.pop(name, None)

    def _load(self, entry: Entry) -> LoadedModel:
        """Make room, then load. What holds up other threads is left to the device thread, between two batches of a race."""
        with self._lock:
            others = [name for name in self._loaded if name != self.default.name]
            dropped = others[: max(0, len(others) - KEPT + 2)] if entry.name != self.default.name else []
            for name in dropped:
                del self._loaded[name]
        if dropped:
            self.submit(_collect).result()
        progress = partial(self._progress, entry.name)
        loaded = load(entry, self._device, self._dtype, progress)
        progress(None, "Compiling the trie, once on this machine")
        compile_loops()
        gc.freeze()  # else each full collection scans the model for 0.23 s, possibly during a pass
        if loaded.device != "cpu" or "OMP_NUM_THREADS" in os.environ:
            return loaded
        progress(None, "Choosing the number of threads")
        return replace(loaded, threads=self.submit(_fewest_threads, loaded.model).result())

    def _progress(self, name: str, fraction: float | None, message: str) -> None:
        self._doing[name] = (fraction, message)


def _using(threads: int | None, work: Callable[..., T], *arguments: Any) -> T:
    from lookahead_core.models.threads import using

    with using(threads):
        return work(*arguments)


def _fewest_threads(model: Any) -> int | None:
    """None where the model's plain pass fails: the race says why."""
    from lookahead_core.models.threads import fewest_threads

    try:
        return fewest_threads(model)
    except Exception:
        return None


def _collect() -> None:
    """Free dropped models."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
