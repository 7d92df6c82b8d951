"""The stage in a browser, for its tests: the trace that is shown, and helpers that step and count."""

from __future__ import annotations

import json
from typing import Any

from conftest import settle
from make_trace import make

from lookahead_core.trace.trace import Trace

TRACE = make()
TEXT = TRACE.dumps()
STEPS = TRACE.lanes["lookahead"]
WIDE = max(STEPS, key=lambda step: (min(len(step.tree), 23), step.accepted)).index


def shown(trace: Trace = TRACE, autoplay: bool = False) -> dict[str, Any]:
    return {"kind": "trace", "run": "t", "trace": trace.to_json(), "autoplay": autoplay}


def fresh() -> Trace:
    """A copy of the fixture that a test may change."""
    return Trace.from_json(json.loads(TEXT))


def goto(page: Any, step: int) -> None:
    page.evaluate("step => stage.goto(step)", step)
    settle(page)


def count(page: Any, selector: str) -> int:
    return page.locator(selector).count()


HOSTILE = {
    "tag": '<img src=x onerror="window.hacked=1">',
    "template": "${window.hacked=1}{{constructor}}`",
    "quotes": "\"'</script><script>window.hacked=1</script>",
    "emoji": "👩‍🚀🏽",
    "rtl": "\u202eשלום",
    "half": "<0xE4>",
    "surrogate": "\ud83d",
    "long": "x" * 10_000,
    "empty": "",
    "control": "\u0000\u0007\r",
}


def hostile_trace() -> Trace:
    """The fixture with hostile texts in the place of its most frequent words."""
    trace = fresh()
    used = [token for step in trace.lanes["lookahead"] for token in (*step.tokens, *step.tree.tokens)]
    often = sorted(set(used), key=used.count, reverse=True)
    for token, text in zip(often, HOSTILE.values(), strict=False):
        trace.words[token] = text
    trace.meta["title"] = trace.meta["note"] = trace.meta["prompt"] = trace.meta["model"] = HOSTILE["tag"]
    trace.meta["settings"]["strategy"] = HOSTILE["quotes"]
    return trace
