"""The app's counters of races, tokens, passes and errors, for `/metrics` (Prometheus text) and `/health`.

Counts only: no prompt, token, address or name of a visitor is kept here or logged.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

EDL_BOUNDS = ("1.0", "1.25", "1.5", "2.0", "3.0", "4.0", "6.0", "8.0", "12.0", "16.0", "+Inf")
"""Upper bounds of the histogram's buckets (tokens per pass)."""
HELP = {
    "races_total": "Number of races, by outcome: finished, stopped, refused or failed.",
    "tokens_total": "Number of tokens emitted, by lane.",
    "passes_total": "Number of decode passes, by lane. Prefill is excluded.",
    "decode_seconds_total": "Time spent in decode passes, in seconds, by lane.",
    "errors_total": "Number of errors, by exception class.",
    "waiting": "Number of races waiting in the queue.",
    "running": "Number of races running now.",
    "sessions": "Number of sessions in memory.",
    "trie_nodes": "Number of trie nodes in all sessions.",
    "model_ready": "Whether the default model is in memory (1) or not (0).",
    "uptime_seconds": "Time since the app started, in seconds.",
    "edl": "Tokens per decode pass, one observation for each lane with drafts of a finished race.",
}
PREFIX = "lookahead_"


@dataclass(slots=True)
class Metrics:
    """Counters, and gauges that are read on request. Thread-safe."""

    gauges: dict[str, Callable[[], float]] = field(default_factory=dict)
    _counts: dict[str, dict[str, float]] = field(default_factory=dict)
    """Counter -> label, as it is printed -> value."""
    _buckets: dict[str, int] = field(default_factory=lambda: dict.fromkeys(EDL_BOUNDS, 0))
    _edl_sum: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _began: float = field(default_factory=monotonic)

    def count(self, name: str, amount: float = 1, **label: str) -> None:
        """Add to a counter that has at most one label."""
        with self._lock:
            values = self._counts.setdefault(name, {})
            values[_label(**label)] = values.get(_label(**label), 0) + amount

    def race_ended(self, trace: Any, outcome: str) -> None:
        """Count a race by its trace, which is None if no pass has run."""
        self.count("races_total", outcome=outcome)
        for lane, steps in trace.lanes.items() if trace is not None else ():
            self.count("tokens_total", len(trace.tokens(lane)), lane=lane)
            self.count("passes_total", max(0, len(steps) - 1), lane=lane)
            self.count("decode_seconds_total", trace.seconds(lane), lane=lane)
        if outcome == "finished" and trace is not None:
            found = [trace.edl(lane) for lane in trace.drafted if len(trace.lanes[lane]) > 1]
            with self._lock:
                self._edl_sum += sum(found)
                for bound in self._buckets:
                    self._buckets[bound] += sum(edl <= float(bound) for edl in found)

    def text(self) -> str:
        """All metrics in the Prometheus text format, version 0.0.4."""
        lines: list[str] = []
        with self._lock:
            for name, values in sorted(self._counts.items()):
                lines += _head(name, "counter")
                lines += [f"{PREFIX}{name}{label} {amount:.10g}" for label, amount in sorted(values.items())]
            histogram = [f"{PREFIX}edl_bucket{_label(le=bound)} {seen}" for bound, seen in self._buckets.items()]
            histogram += [f"{PREFIX}edl_sum {self._edl_sum:.10g}", f"{PREFIX}edl_count {self._buckets['+Inf']}"]
        gauges = {**self.gauges, "uptime_seconds": lambda: monotonic() - self._began}
        for name, ask in sorted(gauges.items()):
            lines += [*_head(name, "gauge"), f"{PREFIX}{name} {ask():.10g}"]
        return "\n".join([*lines, *_head("edl", "histogram"), *histogram, ""])


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {HELP.get(name, name)}", f"# TYPE {PREFIX}{name} {kind}"]


def _label(**label: str) -> str:
    """A label as it is printed, `{key="value"}`; empty without one."""
    for key, value in label.items():
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'{{{key}="{escaped}"}}'
    return ""
