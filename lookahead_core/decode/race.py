"""A race of two to four decoders on one prompt, in measured time.

All lanes share one thread and one device and never run at once: contention would make each much slower. The lane whose own
clock is behind always takes the next step. Between two steps nothing runs, so the consumer may draw there, outside of all
clocks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from math import floor, log2
from threading import RLock
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, context_limit, prompt_tokens, seed_of
from lookahead_core.decode.attention import uncompiled
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.run import Run
from lookahead_core.decode.sampling import copied_objects, neutral_settings
from lookahead_core.models.environment import environment
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trace.validate import LANES, MOST_LANES, PLAIN

Runs = list[tuple[LookaheadDecoder, Run]]
WARM_PROMPT, WARM_TOKENS = 64, 3
"""Tokens of the prompt, and new tokens, of the passes that warm each lane up."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A lane before its race: name, decoder, and what the trace tells of it ("method", "title", "settings", and "trie" for a
    lane that drafts from one)."""

    lane: str
    decoder: LookaheadDecoder
    description: dict[str, Any] = field(default_factory=dict)

    def described(self) -> dict[str, Any]:
        """What the trace's meta holds of it."""
        told = {"lane": self.lane, "method": self.lane, "title": self.lane, **self.description}
        return {**told, "trie": {**told["trie"], "nodes": len(self.decoder.trie)}} if "trie" in told else told


class Race:
    """An iterator over the steps of all lanes as they happen. `trace` holds the steps so far.

    A race that is dropped before its end is closed.
    """

    def __init__(self, runs: Runs, trace: Trace, should_stop: Callable[[], bool] | None) -> None:
        self.trace = trace
        self._lanes = runs
        self._steps = _steps(runs, trace, should_stop or (lambda: False))
        next(self._steps)  # to its `try`, which closes the runs of a race that nobody asks for a step
        self._stepping, self._closing = RLock(), False

    def __iter__(self) -> Iterator[Step]:
        return self

    def __next__(self) -> Step:
        with self._stepping:
            if self._closing:  # in another thread, which waits for the lock
                raise StopIteration
            step: Step = next(self._steps)
            self.trace.add(step)
            return step

    def close(self) -> None:
        """End the race and free all caches, after the step that another thread is in. The trie keeps what was inserted."""
        self._closing = True
        with self._stepping:
            self._steps.close()


def _steps(runs: Runs, trace: Trace, should_stop: Callable[[], bool]) -> Generator[Any, None, None]:
    """None at first, then the steps. Nothing but the race holds it and the runs: so the garbage collector, which may come in
    the midst of a call of the same trie, tells the trie first that their requests are dropped."""
    clocks = [0.0] * len(runs)
    try:
        yield None
        for decoder, run in runs:  # all prefills come first and do not count for the clocks
            yield decoder.advance(run)
        while running := [lane for lane, (_, run) in enumerate(runs) if run.finished is None]:
            behind = min(running, key=clocks.__getitem__)
            decoder, run = runs[behind]
            step = decoder.advance(run)
            clocks[behind] += step.clock.total
            stopped = run.finished is None and should_stop()
            yield replace(step, finished="stopped") if stopped else step
            if stopped:
                return
        trace.meta.update(compared(runs[0][0].model, trace))
    finally:
        _close(runs)


def open_race(
    model: PreTrainedModel,
    input_ids: Tokens,
    entrants: Sequence[Entrant],
    *,
    max_new_tokens: int | None = None,
    seed: int | None = 0,
    should_stop: Callable[[], bool] | None = None,
    meta: dict[str, Any] | None = None,
    **settings: Any,
) -> Race:
    """A race of two to four `entrants`, without any pass yet but those that warm up. `settings` apply to all lanes.

    Arguments as for `lookahead_core.methods.race.race`. Raises ValueError for another number of lanes, and as
    `LookaheadDecoder.stream`.
    """
    if not 2 <= len(entrants) <= MOST_LANES:
        raise ValueError(f"a race has 2 to {MOST_LANES} lanes, got {len(entrants)}")
    seed = seed_of(seed)
    if seed is None:  # one for all lanes: they would take turns in reading torch's generator
        seed = int(torch.randint(2**31 - 1, (), device="cpu"))
    for one in entrants:
        warm_up(one.decoder, input_ids)
    told = [one.described() for one in entrants]
    runs: Runs = []
    try:
        for place, one in enumerate(entrants):
            own = copied_objects(settings, model) if place else settings
            runs.append((one.decoder, one.decoder.open(input_ids, max_new_tokens, seed=seed, **own)))
            runs[-1][1].lane = one.lane
            runs[-1][1].passes.warm_up()
    except BaseException:
        _close(runs)
        raise
    _, run = runs[0]
    bounds = {"max_new_tokens": run.stop.max_new_tokens, "seed": seed, **run.sampler.settings}
    facts = {**environment(model), **_of_drafts(entrants, told), "lanes": told}
    facts["settings"] = {**facts.get("settings", {}), **bounds}
    return Race(runs, Trace(prompt=prompt_tokens(input_ids), meta={**facts, **(meta or {})}), should_stop)


def _of_drafts(entrants: Sequence[Entrant], told: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the trace's meta says of the first lane with drafts: its route and trie; in a race against plain decoding its
    settings too."""
    first = next((place for place, one in enumerate(entrants) if one.lane != PLAIN), 0)
    route, lane = entrants[first].decoder.route, told[first]
    facts = {"route": route.name, "route_reason": route.reason, "trie": lane.get("trie", {"nodes": 0})}
    if len(entrants) == len(LANES) and entrants[0].lane == PLAIN:
        facts["settings"] = {"strategy": lane["method"], **lane.get("settings", {})}
    return facts


def _close(runs: Runs) -> None:
    with ExitStack() as closing:  # all of them, also where one raises
        for _, run in reversed(runs):
            closing.callback(run.close)


def warm_up(decoder: LookaheadDecoder, input_ids: Tokens) -> None:
    """Run a few passes that are not timed, greedy whatever the model's configuration says. They leave nothing in the trie."""
    length = max(1, min(WARM_PROMPT, context_limit(decoder.model) - WARM_TOKENS))
    prompt = (prompt_tokens(input_ids)[:length] * 2)[:length]
    settings = {**neutral_settings(decoder.model), "do_sample": False, "eos_token_id": None}
    decoder.twin().generate(prompt, max_new_tokens=WARM_TOKENS, **settings)


def compared(model: PreTrainedModel, trace: Trace) -> dict[str, Any]:
    """What a finished race's meta says of differing texts: "differences", and the first as "difference"; nothing where all
    lanes are equal."""
    found = [compare(model, trace, lane) for lane in trace.differences()]
    return {"difference": found[0], "differences": found} if found else {}


@torch.inference_mode()
def compare(model: PreTrainedModel, trace: Trace, lane: str | None = None) -> dict[str, Any] | None:
    """The first difference between a lane (by default the first that differs) and the reference lane: position, both tokens
    by the lanes' names, and the model's margin. None where they are equal.

    The margin is the gap between the two largest logits of an independent forward pass over the common prefix. `steps` is
    the margin in rounding steps of the model's dtype at that size: rounding can only swap tokens that nearly tie. Raises
    ValueError for a lane that the trace lacks.
    """
    if lane is not None and lane not in trace.lanes:
        raise ValueError(f"the trace has no lane {lane!r:.80}; its lanes are: {', '.join(trace.lanes) or 'none'}")
    differences = trace.differences()
    lane = next(iter(differences), None) if lane is None else lane
    reference = trace.reference
    if lane not in differences or lane is None or reference is None:
        return None
    position, want, got = differences[lane], trace.tokens(reference), trace.tokens(lane)
    prefix = torch.tensor([[*trace.prompt, *want[:position]]], device=model.device)
    first, second = uncompiled(model)(input_ids=prefix, use_cache=False).logits[0, -1].float().topk(2).values.tolist()
    step = torch.finfo(model.dtype).eps * 2.0 ** floor(log2(max(abs(first), 1e-30)))
    return {
        "lane": lane,
        "reference": reference,
        "position": position,
        "margin": round(first - second, 6),
        "steps": round((first - second) / step, 1),
        reference: want[position] if position < len(want) else None,
        lane: got[position] if position < len(got) else None,
    }
