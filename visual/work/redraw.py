"""A finished race at other lengths, without the model.

Steps, trees and accepted paths are a replay of the recorded tokens, from the trie as it was before the race. Their times are
predicted from the race's own passes. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from lookahead_core.decode.trie_copy import loaded
from lookahead_core.methods import METHODS, DraftSettings, name_of
from lookahead_core.methods.ghosts import BRANCH, LENGTH, ghosts
from lookahead_core.models.token_text import Words
from lookahead_core.trace.replay import Recording, replay
from lookahead_core.trace.summary import pass_seconds
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.trie.trie import TokenTrie
from visual.engines.job import rebuild, remembered

EXACT = (
    "The same answer at other lengths: the drafted steps are exact; times, where there are any, are predicted. Run to measure.",
    "同一个回答换成其他长度：起草的每一步都精确；若有时间，则是预测的。运行即可测量。",
)
"""The note of a replay from the race's own trie, in English and Chinese."""
ESTIMATED = (
    "The same answer at other lengths, estimated: the race ran elsewhere, from a trie that is not known here.",
    "同一个回答换成其他长度，只是估计：赛跑在别处进行，那里的字典树这里不知道。",
)
DISTANCE = (
    "At the race's own lengths the replay takes {passes} passes, the race took {taken}.",
    "按赛跑自己的长度推演需 {passes} 次前向，赛跑实际用了 {taken} 次。",
)
FIXED = (
    "The race chose a width for each pass (auto); this replay has one decoding length, {length}.",
    "赛跑逐次选择宽度（自动）；这里的推演只有一个解码长度：{length}。",
)

STEP_BYTES, ROW_BYTES = 1500, 200
"""Memory of a step, and of each row of its pass: an upper bound of what tracemalloc counted."""
Curve = list[tuple[int, float]]
"""Tokens per pass by the number of answers in the trie."""


@dataclass(slots=True)
class Finished:
    """A finished race, kept for replays."""

    trace: Trace
    words: Words
    past: Sequence[list[int]] = ()
    """The visitor's past answers before the race."""
    before: bytes = b""
    """The trie before the race, as `saved` gives it; empty if the race ran elsewhere, with a trie of its own."""
    learning: str | None = None
    """The lane whose answer the visitor's trie keeps, see `Settings.learning`."""
    _nbytes: int = 0

    @property
    def nbytes(self) -> int:
        """Bytes that it holds, about: the trie and the steps. Counted once, since every request asks for all sessions'."""
        if not self._nbytes:
            steps = [step for lane in self.trace.lanes.values() for step in lane]
            self._nbytes = len(self.before) + sum(STEP_BYTES + ROW_BYTES * step.width for step in steps)
        return self._nbytes

    def at(self, decoding_length: int, branch_length: int, strategy: str) -> Trace:
        """The race with one of its lanes replayed at these settings. The other lanes stay as measured."""
        old, lane = self.trace, self.lane
        settings = {"decoding_length": decoding_length, "branch_length": branch_length, "strategy": strategy}
        note, note_zh = EXACT if self.before else self.estimated()
        if self.told.get("decoding_length") == "auto":
            english, chinese = (words.format(length=decoding_length) for words in FIXED)
            note, note_zh = f"{note} {english}", note_zh + chinese
        meta = {
            **old.meta,
            "title": f"Replayed at {decoding_length} × {branch_length}, {name_of(strategy)}",
            "title_zh": f"推演：{decoding_length} × {branch_length}",
            "note": note,
            "note_zh": note_zh,
            "predicted": True,
            "settings": {**old.meta.get("settings", {}), **settings},
            "lanes": [self.described(one, settings) if one["lane"] == lane else one for one in old.described()],
        }
        trace = Trace(list(old.prompt), dict(old.lanes), meta, dict(old.words))
        trace.lanes[lane] = [replace(step, lane=lane) for step in self.steps(decoding_length, branch_length, strategy)]
        trace.words |= self.words.of(token for step in trace.lanes[lane] for token in step.shown())
        return trace

    @property
    def answer(self) -> list[int]:
        """What the race leaves among the visitor's past answers; of a race that leaves nothing, the first lane's answer."""
        return remembered(self.trace.prompt, self.trace.tokens(self.learning or next(iter(self.trace.lanes))))

    def note_held(self) -> None:
        """Write into the trace's meta whether the trie already held this very answer before the race."""
        if self.trace.lanes and self.answer in self.past:
            self.trace.meta["trie"] = {**self.trace.meta.get("trie", {}), "held": True}

    def warmed(self, answers: Sequence[list[int]], decoding_length: int, branch_length: int, strategy: str) -> Curve:
        """Tokens per pass, exact by replay: with the answers known before the race and with all `answers`, without its own."""
        own = self.answer
        curve: Curve = []
        for known in (self.past, answers):
            past = [answer for answer in known if answer != own]
            steps = replace(self, past=past, before=b"").steps(decoding_length, branch_length, strategy)
            emitted = sum(len(step.tokens) for step in steps[1:])
            curve.append((len(past), emitted / max(1, len(steps) - 1)))
        return curve

    @property
    def lane(self) -> str:
        """The lane that is replayed: the first that drafts from the trie alone, or else the first with drafts."""
        told = {one["lane"]: one.get("settings", {}) for one in self.trace.described()}
        return next((lane for lane in self.trace.drafted if told[lane].get("strategy") in STRATEGIES), self.trace.drafted[0])

    @staticmethod
    def described(lane: dict[str, Any], settings: dict[str, Any]) -> dict[str, Any]:
        """What is told of the replayed lane."""
        method = METHODS[name_of(settings["strategy"])]
        return {**lane, "method": method.name, "title": method.title, "settings": settings, "predicted": True}

    def steps(self, decoding_length: int, branch_length: int, strategy: str) -> list[Step]:
        """The replayed steps."""
        seconds, trie, strategy = pass_seconds(self.trace), self.trie(branch_length), strategy if self.trees else "single"
        return list(replay(self.recording, trie, decoding_length, branch_length, strategy, seconds))

    def ghosts(self) -> list[dict[str, Any]]:
        """What other methods would have needed for the race's text, see `lookahead_core.methods.ghosts`."""
        if not self.trace.drafted:
            return []
        length, branch = self.lengths
        settings = DraftSettings(length, branch, answers=self.past, trees=self.trees)
        return ghosts(self.trace, settings, lambda: self.trie(branch), bool(self.before))

    @property
    def trees(self) -> bool:
        """Whether the race's passes could take trees. A bit-equal race feeds single branches, as does the route "chain"."""
        return not self.trace.meta.get("settings", {}).get("exact") and self.trace.meta.get("route") != "chain"

    @property
    def told(self) -> dict[str, Any]:
        """The settings of the lane that is replayed."""
        settings: dict[str, Any] = next(one for one in self.trace.described() if one["lane"] == self.lane).get("settings", {})
        return settings

    @property
    def lengths(self) -> tuple[int, int]:
        """The lengths of the lane that is replayed; where it chose its widths, the usual decoding length."""
        length, branch = self.told.get("decoding_length", LENGTH), self.told.get("branch_length", BRANCH)
        return (length if isinstance(length, int) else LENGTH), branch

    def trie(self, branch_length: int) -> TokenTrie:
        """A new trie as it was before the race. A branch length that is new to it makes one of the past answers."""
        trie = loaded(self.before) if self.before else None
        return trie if trie is not None and trie.branch_length >= branch_length else rebuild(self.past, branch_length)

    @property
    def recording(self) -> Recording:
        """The text that the replayed lane wrote."""
        steps, allowed = self.trace.lanes[self.lane], int(self.trace.meta.get("settings", {}).get("max_new_tokens") or 0)
        tokens = tuple(self.trace.tokens(self.lane))
        return Recording(tuple(self.trace.prompt), tokens, steps[-1].finished or "length", allowed)

    def estimated(self) -> tuple[str, str]:
        """The notes of a replay from a trie that may not be the race's, with how far it is off at the race's own lengths."""
        length, branch, strategy = (self.told.get(name) for name in ("decoding_length", "branch_length", "strategy"))
        if strategy not in STRATEGIES or not isinstance(length, int) or not branch:
            return ESTIMATED
        passes = len(self.steps(length, branch, strategy)) - 1
        taken = len(self.trace.lanes[self.lane]) - 1
        english, chinese = (words.format(passes=passes, taken=taken) for words in DISTANCE)
        return f"{ESTIMATED[0]} {english}", ESTIMATED[1] + chinese
