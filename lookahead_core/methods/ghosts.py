"""Ghost lanes: what every method that drafts from tokens alone would have needed for the text of a race.

The text determines which drafts would have been accepted, so passes and rows are exact, by replay. Seconds are predicted
from the race's own passes by their width. The time of drafting is part of them where the race measured it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from lookahead_core.decode.draft_source import DraftSource, TrieSource
from lookahead_core.methods import METHODS, DraftSettings, Method
from lookahead_core.methods.lanes import PLAIN_TITLE
from lookahead_core.trace.replay import Recording, Tally, plain_steps
from lookahead_core.trace.summary import pass_seconds, rate
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trace.validate import PLAIN
from lookahead_core.trace.verify import fitting, verify, walk
from lookahead_core.trie.draft_tree import EMPTY
from lookahead_core.trie.trie import TokenTrie

LENGTH, BRANCH = 32, 12
"""Decoding length and branch length where the race names none."""
NO_BOUND = 1 << 62


@dataclass(frozen=True, slots=True)
class Past:
    """What was known before the race. `trie` returns a new trie of it each time; `exact`: whether it is the race's own."""

    trie: Callable[[], TokenTrie]
    answers: Sequence[Sequence[int]] = ()
    exact: bool = True


def ghosts(trace: Trace, past: Past, decoding_length: int = LENGTH, branch_length: int = BRANCH) -> list[dict[str, Any]]:
    """One row a method, in the table's order, plain decoding first; none for a race without decode passes.

    "passes", "rows" and "tokens_per_pass" are exact, "seconds" and "speedup" (over the reference lane's measured rate) are
    predicted. "lane": the lane of this race that is the same method at the same lengths, or None. "drafting": whether the
    time of drafting is in the seconds. "same": False where the trie of the race is not known, so that passes are estimates.
    """
    recording, reference = recorded(trace), trace.reference
    if recording is None or reference is None:
        return []
    base = rate(trace, reference)
    found = [row(trace, PLAIN, PLAIN_TITLE, {}, plain_steps(recording), base)]
    for method in METHODS.values():
        if method.from_tokens and decoding_length >= method.least:
            source, lengths = source_of(method, recording, past, decoding_length, branch_length)
            steps = replay_source(recording, source, *lengths)
            settings = dict(zip(("decoding_length", "branch_length"), lengths, strict=True))
            found.append({**row(trace, method.name, method.title, settings, steps, base), "same": past.exact})
    return found


def recorded(trace: Trace) -> Recording | None:
    """The text of a race: the reference lane's, or the longest where that one was stopped. None below two tokens."""
    if trace.reference is None:
        return None
    ended = trace.lanes[trace.reference][-1].finished not in (None, "stopped")
    lane = trace.reference if ended else max(trace.lanes, key=lambda lane: len(trace.tokens(lane)))
    tokens, settings = trace.tokens(lane), trace.meta.get("settings", {})
    if len(tokens) < 2:
        return None
    finished = trace.lanes[lane][-1].finished or "length"
    return Recording(tuple(trace.prompt), tuple(tokens), finished, int(settings.get("max_new_tokens") or 0))


def source_of(
    method: Method, recording: Recording, past: Past, length: int, branch: int
) -> tuple[DraftSource, tuple[int, int]]:
    """A method's drafts for a recorded prompt, and the lengths it drafts with."""
    if method.uses_trie:
        trie = past.trie()
        return TrieSource(trie, recording.prompt, method.shape), (length, min(branch, trie.branch_length))
    memory = method.memory(DraftSettings(length, branch, answers=past.answers))
    return memory.open(recording.prompt), memory.lengths or (length, branch)


def replay_source(recording: Recording, source: DraftSource, decoding_length: int, branch_length: int) -> Iterable[Step]:
    """The steps of a run with a source that drafts from tokens alone, the prefill first, without clocks. Closes the source."""
    tokens, done, finished = recording.tokens, 0, None

    def choose(_node: int) -> int:
        return tokens[done]

    def stop(_token: int) -> str | None:
        nonlocal done
        done += 1
        return recording.finished if done == len(tokens) else None

    index = 0
    try:
        while finished is None:
            depth = min(branch_length, recording.allowed - done - 1)
            tree = EMPTY
            if index and decoding_length > 1 and depth > 0:
                tree = fitting(source.draft(decoding_length, depth), NO_BOUND, decoding_length - 1, depth)
            verdict = verify(tree, walk(tree, choose), stop)
            finished = verdict.finished
            source.extend(verdict.tokens)
            yield Step("ghost", index, 0, verdict.tokens, verdict.path, tree, finished=finished)
            index += 1
    finally:
        source.close()


def row(
    trace: Trace, name: str, title: str, settings: dict[str, Any], steps: Iterable[Step], base: float | None
) -> dict[str, Any]:
    """One method's row. `steps`: its passes. `base`: tokens per second of the reference lane."""
    tally, of_width = Tally(), pass_seconds(trace, drafting=False)
    for step in steps:
        tally.add(step)
    price = drafting_price(trace, name)
    seconds = sum(passes * of_width(width) for width, passes in tally.widths.items()) + tally.passes * (price or 0.0)
    return {
        "method": name,
        "title": title,
        "settings": settings,
        "passes": tally.passes,
        "rows": tally.drafted + tally.passes,
        "tokens_per_pass": round(tally.edl, 4),
        "seconds": round(seconds, 6),
        "speedup": round(tally.tokens / seconds / base, 4) if seconds and base else None,
        "predicted": True,
        "drafting": price is not None,
        "lane": same_lane(trace, name, settings),
        "same": True,
    }


def drafting_price(trace: Trace, name: str) -> float | None:
    """Mean seconds a pass that a method's drafts took in this race; None where it did not run. The trie's shapes cost alike."""
    alike = {other for other, method in METHODS.items() if method.from_tokens and method.uses_trie}
    alike = alike if name in alike else {name}
    lanes = [told["lane"] for told in trace.described() if told["method"] in alike]
    clocks = [step.clock.drafting for lane in lanes for step in trace.lanes.get(lane, ()) if step.index > 0]
    return sum(clocks) / len(clocks) if clocks else None


def same_lane(trace: Trace, name: str, settings: dict[str, Any]) -> str | None:
    """The lane of the race that is this method at these lengths."""
    for told in trace.described():
        own = told.get("settings", {})
        if told["method"] == name and told["lane"] in trace.lanes and all(own.get(key) == settings[key] for key in settings):
            return str(told["lane"])
    return None
