"""`/workload` for programs: will drafts pay on a log of requests?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import gradio as gr

from lookahead_core.workload.drafters import TOKEN_METHODS
from lookahead_core.workload.price import CATALOGUE
from lookahead_core.workload.report import report
from lookahead_core.workload.words import LogError
from visual.api.race import told
from visual.limits import LimitError
from visual.work.turns import Place
from visual.work.workloads import Workloads, stored


def endpoint(workloads: Workloads) -> Callable[..., Iterator[dict]]:
    """The endpoint's function; its signature and docstring are what clients see."""

    def workload(
        log: str = "",
        requests: int = 50,
        past_answers: int = 200,
        methods: str = "",
        curve: str = "",
        request: gr.Request = None,  # type: ignore[assignment]
    ) -> Iterator[dict]:
        """Say whether drafts would pay on a log: every method that drafts from tokens alone is replayed, without a model.

        `log`: JSONL, one request a line, with prompt and answer as text or token ids, in the forms that servers write (OpenAI's
        `messages` and `choices`, vLLM's and SGLang's outputs, `prompt` and `response`, `prompt_ids` and `output_ids`); empty:
        the bundled example. `requests` are replayed at every setting, after `past_answers`. `curve` prices the passes.
        Yields {"kind": "waiting", "ahead", "seconds"} before the turn, {"kind": "progress", "fraction", "phase", "what"}, and
        at the end {"kind": "report", "report"}: answers in words ("answers"), the best setting of each method ("best"), every
        setting ("cells"), the settings to copy ("settings"), the faults of the log ("log"). Passes are exact; speeds are
        predicted from the curve.
        """
        session = workloads.racing.sessions.begin(request)
        with told("study"), as_limits(), stored(log) as (path, name):
            asked, event = workloads.checked(path, name, requests, past_answers, methods, curve), None
            for event in workloads.run(session, asked):
                if isinstance(event, Place):
                    yield {"kind": "waiting", "ahead": event.ahead, "seconds": round(event.seconds, 1)}
                else:
                    yield {"kind": "progress", "fraction": event.fraction, "phase": event.phase, "what": event.what["en"]}
            if event is None or isinstance(event, Place):
                raise LimitError("The study was stopped before its turn came.")
            yield {"kind": "report", "report": report(event.workload)}

    workload.__doc__ = f"{workload.__doc__}\nMethods: {', '.join(TOKEN_METHODS)}. Curves: {', '.join(CATALOGUE)}."
    return workload


@contextmanager
def as_limits() -> Iterator[None]:
    """What is wrong with a log is the caller's to mend, like a bound that was passed."""
    try:
        yield
    except LogError as error:
        raise LimitError(str(error)) from None
