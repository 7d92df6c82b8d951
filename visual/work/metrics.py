"""The app's counters of races, tokens, passes and errors, for `/metrics` (Prometheus text) and `/health`.

Counts only: no prompt, token, address or name of a visitor is kept here or logged.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

EDL_BOUNDS = (1.0, 1.25, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
"""Upper bounds of the histogram's buckets (tokens per pass)."""
HELP = {
    "races_total": "Races by how they ended: finished, stopped, refused, failed.",
    "tokens_total": "Tokens emitted, by lane.",
    "passes_total": "Decode passes, prefill excluded, by lane.",
    "decode_seconds_total": "Seconds of decode passes, by lane.",
    "errors_total": "Faults by kind: the class of the exception.",
    "waiting": "Races in the line.",
    "running": "Races on a device.",
    "sessions": "Visitors with a trie.",
    "trie_nodes": "Nodes of all visitors' tries.",
    "model_ready": "1 once the page's model is in memory.",
    "uptime_seconds": "Seconds since the app began.",
    "edl": "Tokens per decode pass of the Lookahead lane, one observation a finished race.",
}
PREFIX = "lookahead_"


@dataclass(slots=True)
class Metrics:
    """Counters, and gauges that are read on request. Thread-safe."""

    gauges: dict[str, Callable[[], float]] = field(default_factory=dict)
    _counts: dict[str, Counter[str]] = field(default_factory=dict)
    _label_of: dict[str, str] = field(default_factory=dict)
    _edl: list[int] = field(default_factory=lambda: [0] * (len(EDL_BOUNDS) + 1))
    _edl_sum: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _began: float = field(default_factory=monotonic)

    def count(self, name: str, amount: float = 1, **label: str) -> None:
        """Add to a counter that has at most one label."""
        key, value = next(iter(label.items()), ("", ""))
        with self._lock:
            self._label_of[name] = key
            self._counts.setdefault(name, Counter())[value] += amount  # type: ignore[assignment]

    def value(self, name: str, label: str = "") -> float:
        """A counter's value; 0 if nothing was counted."""
        with self._lock:
            return self._counts.get(name, Counter())[label]

    def race_ended(self, trace: Any, outcome: str) -> None:
        """Count a race by its trace, which is None if no pass has run."""
        self.count("races_total", outcome=outcome)
        for lane, steps in trace.lanes.items() if trace is not None else ():
            self.count("tokens_total", len(trace.tokens(lane)), lane=lane)
            self.count("passes_total", max(0, len(steps) - 1), lane=lane)
            self.count("decode_seconds_total", trace.seconds(lane), lane=lane)
        if outcome == "finished" and trace is not None:
            self._observe(trace.edl("lookahead"))

    def _observe(self, edl: float) -> None:
        with self._lock:
            self._edl[sum(edl > bound for bound in EDL_BOUNDS)] += 1
            self._edl_sum += edl

    def text(self) -> str:
        """All metrics in the Prometheus text format, version 0.0.4."""
        with self._lock:
            counts = {name: dict(counter) for name, counter in self._counts.items()}
            buckets, total = list(self._edl), self._edl_sum
        lines: list[str] = []
        for name, values in sorted(counts.items()):
            lines += _head(name, "counter")
            for value, amount in sorted(values.items()):
                lines.append(f"{PREFIX}{name}{_label(self._label_of[name], value)} {amount:.10g}")
        gauges = {**self.gauges, "uptime_seconds": lambda: monotonic() - self._began}
        for name, ask in sorted(gauges.items()):
            lines += [*_head(name, "gauge"), f"{PREFIX}{name} {ask():.10g}"]
        return "\n".join([*lines, *_histogram(buckets, total), ""])


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {HELP.get(name, name)}", f"# TYPE {PREFIX}{name} {kind}"]


def _label(key: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'{{{key}="{escaped}"}}' if key else ""


def _histogram(buckets: list[int], total: float) -> list[str]:
    lines, seen = _head("edl", "histogram"), 0
    for bound, amount in zip([*map(str, EDL_BOUNDS), "+Inf"], buckets, strict=True):
        seen += amount
        lines.append(f'{PREFIX}edl_bucket{{le="{bound}"}} {seen}')
    return [*lines, f"{PREFIX}edl_sum {total:.10g}", f"{PREFIX}edl_count {seen}"]
