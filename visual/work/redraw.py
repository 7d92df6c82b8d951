"""A finished race at other lengths, without the model.

Steps, trees and accepted paths are an exact replay of the recorded tokens. Their times are predicted from the race's own
passes. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from lookahead_core.models.token_text import Words
from lookahead_core.trace.replay import Recording, replay
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.trie import TokenTrie

NEWEST = 40
"""The newest past answers that go into the replay's trie. More would take too long while a slider moves."""


@dataclass(slots=True)
class Finished:
    """A finished race, kept for replays."""

    trace: Trace
    past: list[list[int]]
    """The answers in the trie before the race."""
    words: Words

    @property
    def recording(self) -> Recording:
        """The race's tokens, as a replay takes them."""
        settings = self.trace.meta.get("settings", {})
        steps = self.trace.lanes["lookahead"]
        allowed = int(settings.get("max_new_tokens") or 0)
        return Recording(
            tuple(self.trace.prompt), tuple(self.trace.tokens("lookahead")), steps[-1].finished or "length", allowed
        )

    def at(self, decoding_length: int, branch_length: int, strategy: str) -> Trace:
        """The race with its drafted lane replayed at these settings. The plain lane stays as measured."""
        trie = TokenTrie.of(self.past[-NEWEST:], branch_length)
        old = self.trace
        settings = {"decoding_length": decoding_length, "branch_length": branch_length, "strategy": strategy}
        meta = {
            **old.meta,
            "title": f"Replayed at {decoding_length} × {branch_length}, {strategy}",
            "note": "The same answer at other lengths: the drafted steps are exact, their times predicted. Run to measure.",
            "settings": {**old.meta.get("settings", {}), **settings},
        }
        trace = Trace(list(old.prompt), {"plain": old.lanes.get("plain", [])}, meta, dict(old.words))
        steps = replay(self.recording, trie, decoding_length, branch_length, strategy, pass_seconds(old))
        trace.lanes["lookahead"] = list(steps)
        trace.words |= self.words.of(token for step in trace.lanes["lookahead"] for token in step.shown())
        return trace


def pass_seconds(trace: Trace) -> Callable[[int], float]:
    """Seconds of a pass by its width: a line through the race's own passes, never falling, never below the fastest."""
    steps = [step for lane in trace.lanes.values() for step in lane if step.index > 0]
    widths, seconds = _columns(steps)
    if len(set(widths)) < 2:
        usual = float(np.median(seconds)) if len(seconds) else 0.0
        return lambda _width: usual
    slope, start = np.polyfit(widths, seconds, 1)
    least, slope = float(np.min(seconds)), max(float(slope), 0.0)
    return lambda width: max(least, float(start) + slope * width)


def _columns(steps: Sequence[Step]) -> tuple[np.ndarray, np.ndarray]:
    return np.array([step.width for step in steps], dtype=float), np.array([step.clock.total for step in steps])
