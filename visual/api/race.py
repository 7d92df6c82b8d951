"""`/race` for programs: the page's race as a stream of dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import gradio as gr

from lookahead_core.methods import METHODS
from lookahead_core.methods.lanes import names
from lookahead_core.models.catalogue import ModelError
from lookahead_core.models.token_text import text
from lookahead_core.trace.summary import summary
from visual import limits
from visual.limits import LimitError
from visual.work.faults import trouble
from visual.work.races import Batch, Measuring, Racing
from visual.work.redraw import Finished
from visual.work.turns import Place


def endpoint(racing: Racing) -> Callable[..., Iterator[dict]]:
    """The endpoint's function; its signature and docstring are what clients see."""

    def race(
        prompt: str,
        model: str = "",
        decoding_length: int = 32,
        branch_length: int = 12,
        max_new_tokens: int = 128,
        strategy: str = "trie",
        auto: bool = False,
        temperature: float = 0.0,
        seed: int = 0,
        top_p: float = 1.0,
        top_k: int = 0,
        min_p: float = 0.0,
        repetition_penalty: float = 1.0,
        exact: bool = False,
        lanes: str = "",
        ghosts: bool = False,
        request: gr.Request = None,  # type: ignore[assignment]
    ) -> Iterator[dict]:
        """Decode a prompt two to four times on one clock, by default plainly and with Lookahead, and stream what happens.

        Yields one dictionary an event. While other races run: {"kind": "waiting", "ahead", "seconds", "paused"}, each time that
        it changes. Before a model's first race with `auto`: {"kind": "measuring", "fraction"}. Then {"kind": "begin", "prompt",
        "words", "meta"}, and {"kind": "step", "lane", "step", "words"} for every forward pass of any lane. At the end {"kind":
        "end", "tokens", "text", "seconds", "passes", "tokens_per_pass", "equal", "first_difference", "finished", "summary"}.
        Drafts come from the trie of this client's session, which grows; a call by MCP begins with an empty one. `finished` says
        why each lane ended: "eos", "length", "context" (the model's is full), or "stopped". `summary` has a row a lane: speed,
        share of time for drafting, drafts, how many were right, by position too. `model` is a name of the page's list, empty
        for its default. `auto` chooses each pass's width. All texts are equal in float32, and in 16 bits but for near ties;
        `exact` makes them equal there. `lanes` names two to four lanes, as in "plain, trie, trie:16x8, lookup": plain or a
        method each, if need be with a decoding length and a branch length of its own. Empty means plain decoding against
        `strategy`. With `ghosts` the end has "ghosts": passes and rows that other methods would have needed for the same text,
        and predicted seconds. `temperature` 0 is greedy; `top_p`, `top_k` (0: all) and `min_p` apply above 0,
        `repetition_penalty` always.
        """
        session = racing.sessions.begin(request)
        with told():
            wanted = limits.switch("Ghosts", ghosts)
            asked, entry, settings = racing.checked(
                prompt, model or racing.host.default.name, auto, decoding_length, branch_length, strategy, max_new_tokens,
                temperature, seed, top_p, top_k, min_p, repetition_penalty, exact, lanes,
            )  # fmt: skip
            for event in racing.events(session, asked, entry, settings):
                if isinstance(event, Place):
                    yield {"kind": "waiting", "ahead": event.ahead, "seconds": round(event.seconds, 1), "paused": event.paused}
                elif isinstance(event, Measuring):
                    yield {"kind": "measuring", "fraction": round(event.fraction, 2)}
                elif isinstance(event, Finished):
                    yield end_event(event) | ({"ghosts": racing.ghosts(event, session) or []} if wanted else {})
                elif event.steps:
                    yield from step_events(event)
                else:
                    trace = event.trace
                    yield {"kind": "begin", "prompt": trace.prompt, "words": _keys(trace.words), "meta": trace.meta}

    race.__doc__ = f"{race.__doc__}\nThe strategies are: {', '.join(METHODS)}. The lanes are: {', '.join(names())}."
    return race


def step_events(batch: Batch) -> Iterator[dict[str, Any]]:
    """An event for each step, with the words that it is the first to show."""
    left = dict(batch.words)
    for step in batch.steps:
        words = {token: left.pop(token) for token in set(step.shown()) & left.keys()}
        yield {"kind": "step", "lane": step.lane, "step": step.to_json(), "words": _keys(words)}


def end_event(race: Finished) -> dict[str, Any]:
    """The last event: what each lane emitted, its time, and whether all lanes agree."""
    trace = race.trace
    lanes = {lane: trace.tokens(lane) for lane in trace.lanes}
    difference = trace.difference()
    return {
        "kind": "end",
        "tokens": lanes,
        "text": {lane: text(race.words.tokenizer, tokens) for lane, tokens in lanes.items()},
        "seconds": {lane: trace.seconds(lane) for lane in lanes},
        "passes": {lane: len(trace.lanes[lane]) - 1 for lane in lanes},
        "tokens_per_pass": {lane: trace.edl(lane) for lane in lanes},
        "finished": {lane: trace.lanes[lane][-1].finished for lane in lanes},
        "equal": difference is None and len(lanes) > 1,
        "first_difference": difference,
        "summary": summary(trace),
    }


def _keys(words: dict[int, str]) -> dict[str, str]:
    return {str(token): word for token, word in words.items()}


@contextmanager
def told(work: str = "race") -> Iterator[None]:
    """Errors inside become the caller's: the bound that was passed, or what went wrong with the `work`, a key of `faults.KEPT`.
    Only the latter is logged."""
    try:
        yield
    except (LimitError, ModelError) as error:
        raise gr.Error(str(error), print_exception=False) from None
    except Exception as error:
        raise gr.Error(trouble(error, work)) from error
