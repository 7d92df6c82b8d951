"""Ghost lanes: what every method that drafts from tokens alone would have needed for the text of a race.

The text determines which drafts would have been accepted, so passes and rows are exact, by replay. Seconds are predicted
from the race's own passes by their width. The time of drafting is part of them where the race measured it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.lanes import PLAIN_TITLE, Lane
from lookahead_core.methods.replays import EXPECTED, Replayed, replay_all
from lookahead_core.trace.replay import Recording, Tally, plain_steps
from lookahead_core.trace.summary import pass_seconds, rate
from lookahead_core.trace.trace import Trace
from lookahead_core.trace.validate import PLAIN
from lookahead_core.trie.trie import TokenTrie

LENGTH, BRANCH = 32, 12
"""Decoding length and branch length where the race names none."""


def ghosts(
    trace: Trace, settings: DraftSettings, trie: Callable[[], TokenTrie] | None = None, exact: bool = True
) -> list[dict[str, Any]]:
    """One row a method, plain decoding first, then in the table's order; none for a race without decode passes.

    `settings`: the lengths, as numbers, whether trees are fed, and the past answers. `trie` makes a trie as it was before the
    race, by default one of the past answers; `exact`: whether it is the race's own.

    A row is that of `Replayed.to_json`, and "speedup" (over the reference lane's measured rate, predicted as "seconds" is;
    None and 0 where all passes of the race had one width); "drafting": whether the time of drafting is in the seconds;
    "lane": the lane of this race that is the same method at the same lengths, or None; "raced": whether the method raced at
    any lengths; "same": `exact`; "text": how to write it as a lane of a race, None for the paper's ranking.
    """
    recording, reference = recorded(trace), trace.reference
    if recording is None or reference is None:
        return []
    found = replay_all([recording.prompt], [recording.tokens], settings, recording.allowed, trie=trie)
    rows = [plain_row(recording), *(replayed_row(one, exact) for one in found)]
    tallies = [tally_of(recording), *(one.tally for one in found)]
    base, of_width = rate(trace, reference), pass_seconds(trace, drafting=False)
    for row, tally in zip(rows, tallies, strict=True):
        price = drafting_price(trace, row["method"])
        seconds = tally.passes * (price or 0.0)
        seconds = sum((passes * of_width(width) for width, passes in tally.widths.items()), seconds) if of_width else 0.0
        speedup = round(tally.tokens / seconds / base, 4) if seconds and base else None
        row |= {"seconds": round(seconds, 6), "speedup": speedup, "predicted": True, "drafting": price is not None}
        row["lane"] = same_lane(trace, row["method"], row["settings"])
        row["raced"] = same_lane(trace, row["method"], {}) is not None
    return rows


def plain_row(recording: Recording) -> dict[str, Any]:
    """The row of plain decoding, without times."""
    passes = len(recording.tokens) - 1
    counts = {"passes": passes, "rows": passes, "tokens": passes, "tokens_per_pass": 1.0, "drafted": 0, "accepted": 0}
    return {"method": PLAIN, "title": PLAIN_TITLE, "settings": {}, **counts, "same": True, "text": PLAIN}


def replayed_row(one: Replayed, exact: bool) -> dict[str, Any]:
    """The row of a method, without times."""
    text = Lane(one.method.name, one.decoding_length, one.branch_length).text
    return {**one.to_json(), "same": exact, "text": text if one.ranking == EXPECTED else None}


def tally_of(recording: Recording) -> Tally:
    """The counts of plain decoding."""
    tally = Tally()
    for step in plain_steps(recording):
        tally.add(step)
    return tally


def recorded(trace: Trace) -> Recording | None:
    """The text of a race: the reference lane's, or the longest where that one was stopped. None below two tokens."""
    if trace.reference is None or not trace.lanes[trace.reference]:
        return None
    ended = trace.lanes[trace.reference][-1].finished not in (None, "stopped")
    lane = trace.reference if ended else max(trace.lanes, key=lambda lane: len(trace.tokens(lane)))
    tokens, settings = trace.tokens(lane), trace.meta.get("settings", {})
    if len(tokens) < 2:
        return None
    finished = trace.lanes[lane][-1].finished or "length"
    return Recording(tuple(trace.prompt), tuple(tokens), finished, int(settings.get("max_new_tokens") or 0))


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
