"""`/sweep` and `/calibrate` for programs: the tuning page's work as streams of dictionaries."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import gradio as gr

from lookahead_core.trie.draft_tree import STRATEGY_NAMES, strategy_of
from visual import limits
from visual.api.race import told
from visual.engines.progress import Progress, relay
from visual.limits import LimitError
from visual.work.studies import OWN, Tuning

if TYPE_CHECKING:
    from lookahead_core.tuning.study import Study


def sweep_endpoint(tuning: Tuning) -> Callable[..., Iterator[dict]]:
    """The function behind `/sweep`; its signature and docstring are what clients see."""

    def sweep(
        prompts: str = "",
        kind: str = "Document",
        count: int = 4,
        model: str = "",
        max_new_tokens: int = 64,
        past_answers: int = 0,
        strategy: str = "trie",
        request: gr.Request = None,  # type: ignore[assignment]
    ) -> Iterator[dict]:
        """Decoding length against branch length: answers are recorded once, every other setting is replayed from them.

        `prompts`: one prompt a line, or JSONL; empty: `count` examples of `kind`, with `past_answers` of it in the trie first.
        Yields {"kind": "progress", "fraction", "what"} meanwhile, and at the end {"kind": "study", "study", "advice"}: the grid
        with tokens per pass (exact) and times (predicted from the cost curve), and the setting to use with the reason.
        """
        session = tuning.racing.sessions.begin(request)
        stop = session.stop
        with told("study"):
            own = bool(limits.text("prompts", prompts))
            if own and past_answers:
                raise LimitError(f"Past answers are {past_answers}; own prompts have none, so it must be 0.")
            asked = tuning.checked(OWN if own else kind, prompts, count, max_new_tokens, past_answers, model)
            strategy = strategy_of(limits.one_of("Strategy", strategy, STRATEGY_NAMES))
            work = yield from relay(tuning.begin(session, asked), progress_event)
            yield from relay(tuning.replays(work, strategy, stop), progress_event)
            yield study_event(work.study)

    return sweep


def calibrate_endpoint(tuning: Tuning) -> Callable[..., Iterator[dict]]:
    """The function behind `/calibrate`."""

    def calibrate(model: str = "", request: gr.Request = None) -> Iterator[dict]:  # type: ignore[assignment]
        """Seconds of a pass by its width, on this device, and the critical decoding length.

        Yields {"kind": "progress", "fraction", "what"} meanwhile, and at the end {"kind": "costs", "widths", "seconds",
        "low", "high", "least", "context", "cdl"}: medians with their quartiles, and the seconds at the fastest pace, to which
        the critical decoding length belongs. A model is measured once while the app runs.
        """
        session = tuning.racing.sessions.begin(request)
        with told("study"):
            curve = yield from relay(tuning.costs(session, tuning.entry(model)), progress_event)
            widths = {name: list(getattr(curve, name)) for name in ("widths", "seconds", "low", "high", "least")}
            yield {"kind": "costs", **widths, "context": curve.context, "cdl": curve.quiet().cdl}

    return calibrate


def progress_event(progress: Progress) -> dict[str, Any]:
    """One event of a sweep or a calibration."""
    fraction, what = progress
    return {"kind": "progress", "fraction": fraction, "what": what}


def study_event(study: Study) -> dict[str, Any]:
    """The last event of a sweep: the study and its advice. Gradio sends dictionaries only if their keys are text."""
    found = study.recommend()
    names = ("decoding_length", "branch_length", "strategy") if found.cell else ()
    lengths = {name: getattr(found.cell, name) for name in names}
    return {
        "kind": "study",
        "study": json.loads(study.dumps()),
        "advice": {**lengths, "reason": found.reason, "code": found.code},
    }
