"""The host: one device, one thread that works on it, the models in memory.

All work on the device (loading, every step of every race) runs on one thread, one task at a time. Two decoders at once would
slow each other and falsify both clocks, and one thread keeps the device's own thread pool warm.
"""

from __future__ import annotations

import gc
import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.models.catalogue import Entry, ModelError, known
from lookahead_core.models.load import fetch, load
from visual.engines.job import batches
from visual.engines.progress import Progress, changes

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.models.load import LoadedModel
    from lookahead_core.trace.trace import Step

T = TypeVar("T")
KEPT = 2
"""Models kept in memory. The least recently used one is dropped first."""
PAGE_BATCH = 0.085
"""Seconds of decoding between two batches for the page. With the pause after each, the page gets ten batches a second."""


class Host:
    """Loads models and runs work on the device thread. `default` is the page's first model."""

    def __init__(self, default: Entry, device: str | None = None, dtype: str | None = None) -> None:
        self.default = default
        self.extra = (default,)
        self.fault = ""
        """Why the default model could not be loaded; empty otherwise."""
        self._doing: Progress = (None, f"Starting {default.title}")
        self._device, self._dtype = device, dtype
        self._loaded: OrderedDict[str, LoadedModel] = OrderedDict()
        self._pending: dict[str, Future[LoadedModel]] = {}
        self._costs: dict[str, CostCurve] = {}
        self._lock = threading.RLock()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="device")
        # A download waits for the network, not for the device, so races continue meanwhile.
        self._loader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="loader")

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Queue work for the device thread."""
        return self._thread.submit(work, *arguments)

    def start(self) -> None:
        """Start to load the default model. Returns at once."""
        self.begin(self.default)

    def ready(self, name: str) -> LoadedModel | None:
        """The model, if it is in memory."""
        with self._lock:
            return self._loaded.get(name)

    def begin(self, entry: Entry) -> Future[LoadedModel]:
        """The model's future: done, pending, or submitted now."""
        with self._lock:
            if entry.name in self._loaded:
                self._loaded.move_to_end(entry.name)
                future: Future[LoadedModel] = Future()
                future.set_result(self._loaded[entry.name])
                return future
            waiting = self._pending.get(entry.name)
            if waiting is None or waiting.done():
                waiting = self._pending[entry.name] = self._loader.submit(self._bring, entry)
            return waiting

    def get(self, name: str) -> LoadedModel:
        """The model of a listed name. Downloads and loads it first if need be, which may take long.

        Raises ModelError for a name that is not listed and for a model that can't be loaded.
        """
        return self.begin(known(name, self.extra)).result()

    def loading(self, entry: Entry) -> Iterator[Progress]:
        """Yield the progress of a load each time that it changes, until the model is in memory. Raises ModelError."""
        future = self.begin(entry)
        yield from changes(future, lambda: self._doing)
        future.result()

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

        known = self._costs.get(loaded.name)
        if known is None or known.disturbed > most_disturbed:
            self._costs[loaded.name] = calibrate(loaded.model, progress=progress, again=known is not None)
        return self._costs[loaded.name]

    def batches(self, make: Callable[[], Any]) -> Iterator[tuple[Any, list[Step]]]:
        """Run a race on the device thread; yields (race, steps since the last batch).

        Nothing runs between two batches, so the consumer's work stays outside both clocks. Closing this generator ends the
        race within one step, without waiting for it.
        """
        race = self.submit(make).result()
        steps = batches(race, PAGE_BATCH)
        try:
            while (batch := self.submit(next, steps, None).result()) is not None:
                yield race, list(batch)
        finally:
            self.submit(race.close)

    def _bring(self, entry: Entry) -> LoadedModel:
        """Download and load a model. Runs on the loader thread."""
        try:
            fetch(entry, self._progress)
            loaded = self.submit(self._load, entry).result()
        except ModelError as error:
            if entry.name == self.default.name:
                self.fault = str(error)
            raise
        with self._lock:
            self._loaded[entry.name] = loaded
            if entry.name == self.default.name:
                self.fault = ""
        return loaded

    def _load(self, entry: Entry) -> LoadedModel:
        """Drop the oldest models, then load. Runs on the device thread, so no race runs meanwhile."""
        with self._lock:
            while len(self._loaded) >= KEPT:
                gone, _ = self._loaded.popitem(last=False)
                self._costs.pop(gone, None)
        gc.unfreeze()  # so that a dropped model is collected
        loaded = load(entry, self._device, self._dtype, self._progress)
        self._progress(None, "Compiling the trie, once on this machine")
        compile_loops()
        gc.collect()
        gc.freeze()  # else each full collection scans the model for 0.23 s, possibly during a pass
        return loaded

    def _progress(self, fraction: float | None, message: str) -> None:
        self._doing = (fraction, message)
