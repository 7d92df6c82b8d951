"""`/sweep` and `/calibrate` for programs: the tuning page's work as streams of dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING, Any

import gradio as gr

from lookahead_core.models.catalogue import ModelError
from lookahead_core.trie.draft_tree import STRATEGIES
from visual import limits
from visual.engines.progress import Progress, relay
from visual.limits import LimitError
from visual.work.faults import trouble
from visual.work.races import IN_LINE
from visual.work.studies import OWN, Tuning, follow

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.tuning.study import Study
    from visual.work.session import Session


def register(tuning: Tuning) -> None:
    """Add the endpoints to the current `gr.Blocks`."""
    gr.api(sweep_endpoint(tuning), api_name="sweep", **IN_LINE)
    gr.api(calibrate_endpoint(tuning), api_name="calibrate", **IN_LINE)


def sweep_endpoint(tuning: Tuning) -> Callable[..., Iterator[dict]]:
    """The function behind `/sweep`; its signature and docstring are what clients see."""

    def sweep(
        prompts: str = "",
        kind: str = "Document",
        count: int = 4,
        model: str = "",
        max_new_tokens: int = 64,
        past_answers: int = 0,
        strategy: str = "hierarchical",
        request: gr.Request = None,  # type: ignore[assignment]
    ) -> Iterator[dict]:
        """Decoding length against branch length: answers are recorded once, every other setting is replayed from them.

        `prompts`: one prompt a line, or JSONL; empty: `count` examples of `kind`. Yields {"kind": "progress", "fraction",
        "what"} meanwhile, and at the end {"kind": "study", "study", "advice"}: the grid with tokens per pass (exact) and
        times (predicted from the cost curve), and the setting to use with the reason.
        """
        session = session_of(tuning, request)
        try:
            asked = tuning.checked(OWN if prompts else kind, prompts, count, max_new_tokens, past_answers, model)
            limits.one_of("Strategy", strategy, STRATEGIES)
            work = yield from relay(tuning.begin(session, asked), progress_event)
            yield from relay(tuning.replays(work, strategy, session.stop), progress_event)
            yield study_event(work.study)
        except Exception as error:
            raise refusal(error) from None

    return sweep


def calibrate_endpoint(tuning: Tuning) -> Callable[..., Iterator[dict]]:
    """The function behind `/calibrate`."""

    def calibrate(model: str = "", request: gr.Request = None) -> Iterator[dict]:  # type: ignore[assignment]
        """Seconds of a pass by its width, on this device, and the critical decoding length.

        Yields {"kind": "progress", "fraction", "what"} meanwhile, and at the end {"kind": "costs", "widths", "seconds",
        "low", "high", "context", "cdl"}. A model is measured once while the app runs.
        """
        session = session_of(tuning, request)
        try:
            curve = yield from relay(costs(tuning, session, model), progress_event)
            names = ("widths", "seconds", "low", "high", "context", "cdl")
            yield {"kind": "costs", **{name: plain(getattr(curve, name)) for name in names}}
        except Exception as error:
            raise refusal(error) from None

    return calibrate


def costs(tuning: Tuning, session: Session, model: str) -> Generator[Progress, None, CostCurve]:
    """Wait for a turn and measure a model's cost curve."""
    from lookahead_core.tuning.measure import Watch

    entry = tuning.entry(model)
    tuning.own_device()
    yield from tuning.host.loading(entry)
    loaded = tuning.host.get(entry.name)

    def work(watch: Any) -> CostCurve:
        return tuning.host.costs(loaded, lambda done, of: watch(done, of, "Measuring the cost of a pass by its width"))

    return (yield from tuning.in_turn(session, follow(tuning.host.submit, work, session.stop, Watch)))


def progress_event(progress: Progress) -> dict[str, Any]:
    """One event of a sweep or a calibration."""
    fraction, what = progress
    return {"kind": "progress", "fraction": fraction, "what": what}


def study_event(study: Study) -> dict[str, Any]:
    """The last event of a sweep: the study and its advice."""
    found = study.recommend()
    cell = found.cell
    lengths = (
        {"decoding_length": cell.decoding_length, "branch_length": cell.branch_length, "strategy": cell.strategy}
        if cell
        else {}
    )
    return {"kind": "study", "study": study.to_json(), "advice": {**lengths, "reason": found.reason, "code": found.code}}


def session_of(tuning: Tuning, request: gr.Request | None) -> Session:
    """The caller's session, with its stop flag cleared."""
    session = tuning.racing.sessions.of(getattr(request, "session_hash", None))
    session.stop.clear()
    return session


def refusal(error: Exception) -> gr.Error:
    """The caller's error: the bound that was passed, or what went wrong."""
    refused = isinstance(error, (LimitError, ModelError))
    return gr.Error(str(error) if refused else trouble(error), print_exception=False)


def plain(value: Any) -> Any:
    """A tuple as a list; other values as they are."""
    return list(value) if isinstance(value, tuple) else value
