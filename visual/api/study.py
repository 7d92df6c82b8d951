"""`/sweep` and `/calibrate` for programs: the tuning page's work as streams of plain dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import gradio as gr

from lookahead_core.models.load import ModelError, known
from lookahead_core.trie.draft_tree import STRATEGIES
from visual import limits
from visual.limits import LimitError
from visual.pages import race_text as page_text
from visual.work.races import IN_LINE
from visual.work.studies import NEW_TOKENS, OWN, PAST, Told, Tuning, follow

if TYPE_CHECKING:
    from lookahead_core.decode.calibrate import CostCurve
    from lookahead_core.tuning.study import Study
    from visual.work.session import Session

T = TypeVar("T")


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
        "what"} as it goes, last {"kind": "study", "study", "advice"}: the grid with tokens per pass (exact) and times
        (predicted from the cost curve), and the setting to use with the reason.
        """
        session = session_of(tuning, request)
        try:
            own = OWN if prompts else kind
            chats = tuning.chats(own, prompts, count)
            tokens = limits.whole("Max new tokens", max_new_tokens, NEW_TOKENS)
            warm = limits.whole("Past answers", past_answers, PAST)
            limits.one_of("Strategy", strategy, STRATEGIES)
            entry = known(model or tuning.host.default.name, tuning.racing.host.extra)
            work = yield from progress(tuning.begin(session, entry, own, chats, tokens, warm))
            yield from progress(tuning.replays(work, strategy, session.stop))
            yield study_event(work.study)
        except Exception as error:
            raise refusal(error) from None

    return sweep


def calibrate_endpoint(tuning: Tuning) -> Callable[..., Iterator[dict]]:
    """The function behind `/calibrate`."""

    def calibrate(model: str = "", request: gr.Request = None) -> Iterator[dict]:  # type: ignore[assignment]
        """Seconds of a pass by its width, on this device, and the critical decoding length.

        Yields {"kind": "progress", "fraction", "what"} as it goes, last {"kind": "costs", "widths", "seconds", "low",
        "high", "context", "cdl"}. A model is measured once while the app runs.
        """
        session = session_of(tuning, request)
        try:
            curve = yield from progress(costs(tuning, session, model))
            names = ("widths", "seconds", "low", "high", "context", "cdl")
            yield {"kind": "costs", **{name: plain(getattr(curve, name)) for name in names}}
        except Exception as error:
            raise refusal(error) from None

    return calibrate


def costs(tuning: Tuning, session: Session, model: str) -> Generator[Told, None, CostCurve]:
    """A model's cost curve, measured when the session's turn has come."""
    from lookahead_core.tuning.sweep import Watch

    entry = known(model or tuning.host.default.name, tuning.racing.host.extra)
    tuning.own_device()
    yield from tuning.host.loading(entry)
    loaded = tuning.host.get(entry.name)

    def work(watch: Any) -> CostCurve:
        return tuning.host.costs(loaded, lambda done, of: watch(done, of, "Measuring the cost of a pass by its width"))

    return (yield from tuning.in_turn(session, follow(tuning.host.submit, work, session.stop, Watch)))


def progress(work: Generator[Told, None, T]) -> Generator[dict, None, T]:
    """Hand on how far the work is, as events; its result is returned."""
    while True:
        try:
            fraction, what = next(work)
        except StopIteration as end:
            return end.value
        yield {"kind": "progress", "fraction": fraction, "what": what}


def study_event(study: Study) -> dict[str, Any]:
    """The last event of a sweep."""
    found = study.recommend()
    cell = found.cell
    lengths = (
        {"decoding_length": cell.decoding_length, "branch_length": cell.branch_length, "strategy": cell.strategy}
        if cell
        else {}
    )
    return {"kind": "study", "study": study.to_json(), "advice": {**lengths, "reason": found.reason, "code": found.code}}


def session_of(tuning: Tuning, request: gr.Request | None) -> Session:
    """The caller's session, an earlier Stop lifted."""
    session = tuning.racing.sessions.of(getattr(request, "session_hash", None))
    session.stop.clear()
    return session


def refusal(error: Exception) -> gr.Error:
    """What the caller is told: a bound in plain words, or what broke."""
    known_fault = isinstance(error, (LimitError, ModelError))
    return gr.Error(str(error) if known_fault else page_text.trouble(error), print_exception=False)


def plain(value: Any) -> Any:
    """Tuples as lists."""
    return list(value) if isinstance(value, tuple) else value


__all__ = ["calibrate_endpoint", "register", "sweep_endpoint"]
