"""The machine behind the page: one device, one thread that works on it, the models in memory.

Everything that touches the device (loading, every step of every race) runs on the same thread, one thing at a time. Two
decoders at once would slow each other and falsify both clocks, and a device's thread pool stays warm this way.
"""

from __future__ import annotations

import gc
import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.models.load import Entry, ModelError, fetch, known, load

if TYPE_CHECKING:
    from lookahead_core.decode.calibrate import CostCurve
    from lookahead_core.models.load import LoadedModel
    from lookahead_core.trace.trace import Step

T = TypeVar("T")
KEPT = 2
"""Models kept in memory; the one unused longest leaves first."""
BATCH = 0.085
"""Seconds of decoding between two hand-overs to the page: with the pause after each, ten hand-overs a second."""
POLL = 0.2
"""Seconds between two looks at how far a load is."""


class Host:
    """Loads models and runs work on the device thread. `default` is the model the page opens with."""

    def __init__(self, default: Entry, device: str | None = None, dtype: str | None = None) -> None:
        self.default = default
        self.extra = (default,)
        self.fault = ""
        """Why the default model could not be loaded."""
        self._doing: tuple[float | None, str] = (None, f"Starting {default.title}")
        self._device, self._dtype = device, dtype
        self._loaded: OrderedDict[str, LoadedModel] = OrderedDict()
        self._pending: dict[str, Future[LoadedModel]] = {}
        self._costs: dict[str, CostCurve] = {}
        self._lock = threading.RLock()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="device")
        # Downloads wait for the network, not for the device: a race may go on meanwhile.
        self._loader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="loader")

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Queue work for the device thread."""
        return self._thread.submit(work, *arguments)

    def start(self) -> None:
        """Begin to load the default model; returns at once."""
        self.begin(self.default)

    def ready(self, name: str) -> LoadedModel | None:
        """The model, if it is in memory by now."""
        with self._lock:
            return self._loaded.get(name)

    def begin(self, entry: Entry) -> Future[LoadedModel]:
        """The model's future: there already, on its way, or begun now."""
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
        """The model of a listed name, downloaded and loaded first if need be (this may take long).

        Raises ModelError, in plain words, for a name that is not listed and for a model that can't be loaded.
        """
        return self.begin(known(name, self.extra)).result()

    def loading(self, entry: Entry) -> Iterator[tuple[float | None, str]]:
        """How far a load is, each time that changes: (fraction or None, words); ends when the model is there.

        Raises ModelError where it fails.
        """
        future, told = self.begin(entry), None
        while not future.done():
            if self._doing != told:
                told = self._doing
                yield told
            wait_for([future], POLL)
        future.result()

    def adopt(self, loaded: LoadedModel) -> None:
        """Take a model that was loaded elsewhere (before the launch on ZeroGPU; without weights before replicas)."""
        with self._lock:
            self._loaded[loaded.name] = loaded

    def costs(
        self, loaded: LoadedModel, progress: Callable[[int, int], None] | None = None, most_disturbed: float = math.inf
    ) -> CostCurve:
        """The measured cost curve of a model. Call on the device thread; `progress` is `calibrate`'s.

        It is measured once, and anew where the machine was busier than `most_disturbed` (see `CostCurve.disturbed`).
        """
        from lookahead_core.decode.calibrate import calibrate

        known = self._costs.get(loaded.name)
        if known is None or known.disturbed > most_disturbed:
            self._costs[loaded.name] = calibrate(loaded.model, progress=progress, again=known is not None)
        return self._costs[loaded.name]

    def batches(self, make: Callable[[], Any]) -> Iterator[tuple[Any, list[Step]]]:
        """Run a race on the device thread; yields (race, steps since the last hand-over).

        Nothing runs between two batches, so whatever the consumer does with one stays outside every clock. Closing this
        generator ends the race within one step and waits for nothing.
        """
        race = self.submit(make).result()
        try:
            ended = False
            while not ended:
                batch, ended = self.submit(_advance, race).result()
                yield race, batch
        finally:
            self.submit(race.close)

    def _bring(self, entry: Entry) -> LoadedModel:
        """Download and load; on the loader thread."""
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
        """Make room, then load; on the device thread, so no race is running."""
        with self._lock:
            while len(self._loaded) >= KEPT:
                gone, _ = self._loaded.popitem(last=False)
                self._costs.pop(gone, None)
        gc.unfreeze()  # a model that has left is let go of
        loaded = load(entry, self._device, self._dtype, self._progress)
        self._progress(None, "Compiling the trie, once on this machine")
        compile_loops()
        gc.collect()
        gc.freeze()  # what stays is not looked through again: that took 0.23 s each time, perhaps in the middle of a pass
        return loaded

    def _progress(self, fraction: float | None, message: str) -> None:
        self._doing = (fraction, message)


def _advance(race: Any) -> tuple[list[Step], bool]:
    """Take steps for `BATCH` seconds; says whether the race has ended."""
    until = monotonic() + BATCH
    batch: list[Step] = []
    while monotonic() < until:
        step = next(race, None)
        if step is None:
            return batch, True
        batch.append(step)
    return batch, False


__all__ = ["Host"]
