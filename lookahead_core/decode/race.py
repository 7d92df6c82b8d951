"""A race of two decoders on one prompt, in measured time.

Both lanes share one thread and one device and never run at once: contention would make each about twice as slow. The lane
whose own clock is behind always takes the next step. Between two steps nothing runs, so the consumer may draw there,
outside of both clocks.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from math import floor, log2
from typing import Any, Literal

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, context_limit, prompt_tokens
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.exact import Exact
from lookahead_core.decode.run import Run
from lookahead_core.models.environment import environment
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.trie import TokenTrie

Lanes = list[tuple[LookaheadDecoder, Run]]
WARM_PROMPT, WARM_TOKENS = 64, 3
"""Tokens of the prompt, and new tokens, of the passes that warm both lanes up."""


class Race:
    """An iterator over the steps of both lanes as they happen. `trace` holds the steps so far.

    A race that is dropped before its end is closed.
    """

    def __init__(self, lanes: Lanes, trace: Trace, should_stop: Callable[[], bool] | None) -> None:
        self.trace = trace
        self._lanes = lanes
        self._steps = _steps(lanes, trace, should_stop or (lambda: False))
        self._finalizer = weakref.finalize(self, _close, lanes)
        self._finalizer.atexit = False

    def __iter__(self) -> Iterator[Step]:
        return self

    def __next__(self) -> Step:
        step = next(self._steps)
        self.trace.add(step)
        return step

    def close(self) -> None:
        """End the race and free both caches. The trie keeps what was inserted."""
        self._steps.close()
        self._finalizer()


def _steps(lanes: Lanes, trace: Trace, should_stop: Callable[[], bool]) -> Generator[Step, None, None]:
    clocks = [0.0] * len(lanes)
    try:
        for decoder, run in lanes:  # both prefills come first and do not count for the clocks
            yield decoder.advance(run)
        while running := [lane for lane, (_, run) in enumerate(lanes) if run.finished is None]:
            behind = min(running, key=clocks.__getitem__)
            decoder, run = lanes[behind]
            step = decoder.advance(run)
            clocks[behind] += step.clock.total
            stopped = run.finished is None and should_stop()
            yield replace(step, finished="stopped") if stopped else step
            if stopped:
                return
        difference = compare(lanes[0][0].model, trace)
        if difference is not None:
            trace.meta["difference"] = difference
    finally:
        _close(lanes)


def race(
    model: PreTrainedModel,
    input_ids: Tokens,
    *,
    trie: TokenTrie | None = None,
    decoding_length: int | Literal["auto"] = 64,
    branch_length: int = 12,
    strategy: str = "hierarchical",
    max_new_tokens: int | None = None,
    costs: Any = None,
    seed: int | None = 0,
    should_stop: Callable[[], bool] | None = None,
    meta: dict[str, Any] | None = None,
    decoder: LookaheadDecoder | None = None,
    exact: Exact = False,
    **settings: Any,
) -> Race:
    """Plain decoding against Lookahead on one prompt. `settings` apply to both lanes (see `LookaheadDecoder.stream`), and so
    does `exact` (see `LookaheadDecoder`).

    Without a `seed` one is drawn from torch's generator. The trace records what ran: the seed, the bound of the length and
    every setting that chooses tokens, those of the model's own generation configuration included.
    `decoder` replaces the one made from `trie` and the lengths, for example by one of `METHODS`. `should_stop` is called after
    every step; once it returns True the race ends with a step marked "stopped". `meta` is merged into the trace's.
    Raises as `LookaheadDecoder.stream`, before anything has run.
    """
    drafted = decoder or LookaheadDecoder(model, trie, decoding_length, branch_length, strategy, costs, exact=exact)
    if decoder is not None:
        decoding_length, branch_length, strategy = decoder.decoding_length, decoder.branch_length, decoder.strategy
    if seed is None:  # one for both lanes: they would take turns in reading torch's generator
        seed = int(torch.randint(2**31 - 1, ()))
    warm_up(drafted, input_ids)
    nodes = len(drafted.trie)
    lanes: Lanes = []
    try:
        for one in (GreedyDecoder(model, drafted.fixed), drafted):
            lanes.append((one, one.open(input_ids, max_new_tokens, seed=seed, **settings)))
            lanes[-1][1].passes.warm_up()
    except Exception:
        _close(lanes)
        raise
    _, run = lanes[0]
    asked = {"decoding_length": decoding_length, "branch_length": branch_length, "strategy": strategy}
    facts = {
        **environment(model),
        "route": drafted.route.name,
        "route_reason": drafted.route.reason,
        "trie": {"nodes": nodes},
        "settings": asked | {"max_new_tokens": run.stop.max_new_tokens, "seed": seed, **run.sampler.settings},
    }
    return Race(lanes, Trace(prompt=prompt_tokens(input_ids), meta={**facts, **(meta or {})}), should_stop)


def _close(lanes: Lanes) -> None:
    for _, run in lanes:
        run.close()


def warm_up(decoder: LookaheadDecoder, input_ids: Tokens) -> None:
    """Run a few passes of both lanes that are not timed. They leave nothing in the decoder's trie."""
    length = min(WARM_PROMPT, context_limit(decoder.model) - WARM_TOKENS)
    prompt = (prompt_tokens(input_ids)[:length] * 2)[:length]
    for one in (GreedyDecoder(decoder.model, decoder.fixed), decoder.twin()):
        one.generate(prompt, max_new_tokens=WARM_TOKENS, eos_token_id=None)


@torch.inference_mode()
def compare(model: PreTrainedModel, trace: Trace) -> dict[str, Any] | None:
    """The first difference between the two lanes: position, both tokens, and the model's margin; None where they are equal.

    The margin is the gap between the two largest logits of an independent forward pass over the common prefix. `steps` is
    the margin in rounding steps of the model's dtype at that size: rounding can only swap tokens that nearly tie.
    """
    position = trace.difference()
    if position is None:
        return None
    plain, drafted = trace.tokens("plain"), trace.tokens("lookahead")
    prefix = torch.tensor([[*trace.prompt, *plain[:position]]], device=model.device)
    first, second = model(input_ids=prefix, use_cache=False).logits[0, -1].float().topk(2).values.tolist()
    step = torch.finfo(model.dtype).eps * 2.0 ** floor(log2(max(abs(first), 1e-30)))
    return {
        "position": position,
        "margin": round(first - second, 6),
        "steps": round((first - second) / step, 1),
        "plain": plain[position] if position < len(plain) else None,
        "lookahead": drafted[position] if position < len(drafted) else None,
    }
