"""The lanes of the speed bench: every way of decoding one prompt, and what a run of it took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Literal

import torch
from transformers import PreTrainedModel, StoppingCriteria, StoppingCriteriaList

from lookahead_core.bench.tables import PeakMemory
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.passes import SPARE, read_prompt, synchronizer
from lookahead_core.decode.probe import route_of
from lookahead_core.rivals import METHODS, DraftSettings, Method
from lookahead_core.rivals.prompt_lookup import TOKENS as LOOKUP_TOKENS
from lookahead_core.trace.clock import Stopwatch
from lookahead_core.trace.trace import Step
from lookahead_core.trie.trie import TokenTrie

PLAIN = "plain (ours)"
LOOKUP = "prompt lookup (generate)"


@dataclass(slots=True)
class Sample:
    """One run: the new tokens, seconds and passes of its decode phase (the prefill's token excluded), peak bytes."""

    tokens: list[int]
    seconds: float
    passes: int
    memory: int = 0
    steps: list[Step] = field(default_factory=list)
    cache_bytes: int = 0
    bare: float = 0.0
    """Seconds of the bare forward passes of the same widths, see `bare_seconds`; 0 for lanes that are not our engine's."""

    @property
    def decoded(self) -> int:
        """Tokens of the decode phase."""
        return len(self.tokens) - 1


Lane = Callable[[list[int], int], Sample]
"""Decodes a prompt up to so many new tokens."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What lanes are made from. `trie` gives a new one, warmed as the table says."""

    model: PreTrainedModel
    trie: Callable[[], TokenTrie]
    costs: CostCurve
    decoding_length: int = 32
    branch_length: int = 12
    assistant: PreTrainedModel | None = None
    fixed: Any = None


def lanes(setting: Setting) -> dict[str, Lane]:
    """Every lane of the table, by name."""
    model = setting.model
    made: dict[str, Lane] = {
        "model.generate": by_generate(model),
        PLAIN: ours(lambda: GreedyDecoder(model, setting.fixed)),
        LOOKUP: by_generate(model, prompt_lookup_num_tokens=LOOKUP_TOKENS),
    }
    if setting.assistant is not None:
        made["assisted (generate)"] = by_generate(model, assistant_model=setting.assistant)
    trees = route_of(model).takes_trees
    for method in METHODS.values():
        if trees or not method.needs_trees:
            name = method.lane.format(length=setting.decoding_length, branch=setting.branch_length)
            made[name] = ours(partial(drafted, setting, method, setting.decoding_length))
    made["auto"] = ours(partial(drafted, setting, METHODS["hierarchical"], "auto"))
    return made


def drafted(setting: Setting, method: Method, length: int | Literal["auto"]) -> LookaheadDecoder:
    """A method's decoder with a new trie, in the method's published shape where it has one."""
    trie = setting.trie() if method.uses_trie else None
    costs = setting.costs if length == "auto" else None
    return method.build(setting.model, DraftSettings(length, setting.branch_length, trie, costs, setting.fixed, published=True))


def ours(make: Callable[[], LookaheadDecoder]) -> Lane:
    """A lane of our engine. The decoder, and so its trie, is new for every run and made outside the clock."""

    def run(prompt: list[int], max_new_tokens: int) -> Sample:
        decoder = make()
        with PeakMemory(decoder.model.device.type) as memory:
            session = decoder.open(prompt, max_new_tokens)
            with torch.inference_mode(), closing(session):
                steps = [decoder.advance(session)]
                started = perf_counter()
                while session.finished is None:
                    steps.append(decoder.advance(session))
                seconds = perf_counter() - started
                held = session.passes.nbytes()
        tokens = [token for step in steps for token in step.tokens]
        return Sample(tokens, seconds, len(steps) - 1, memory.bytes, steps, held)

    return run


class _Stamps(StoppingCriteria):
    """Never stops; notes when it was asked: after the prefill's token and after every pass."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def __call__(self, input_ids: torch.Tensor, scores: Any, **_: Any) -> torch.Tensor:
        self.times.append(perf_counter())
        return torch.zeros(input_ids.shape[0], dtype=torch.bool, device=input_ids.device)


def by_generate(model: PreTrainedModel, **settings: Any) -> Lane:
    """A lane of `model.generate`, greedy, with these settings."""

    def run(prompt: list[int], max_new_tokens: int) -> Sample:
        ids = torch.tensor([prompt], device=model.device)
        stamps = _Stamps()
        with PeakMemory(model.device.type) as memory:
            out = model.generate(  # type: ignore[operator]
                ids,
                attention_mask=torch.ones_like(ids),
                max_new_tokens=max_new_tokens,
                do_sample=False,
                stopping_criteria=StoppingCriteriaList([stamps]),
                **settings,
            )
            tokens = out[0, len(prompt) :].tolist()  # waits for the device
            ended = perf_counter()
        return Sample(tokens, ended - stamps.times[0], max(1, len(stamps.times) - 1), memory.bytes)

    return run


@torch.inference_mode()
def bare_seconds(decoder_of: LookaheadDecoder, prompt: Sequence[int], steps: Sequence[Step]) -> float:
    """Seconds of the model's own forward passes at the widths and cache lengths of `steps`, and nothing else.

    The model is called as anybody would (tokens, positions, cache; its own causal mask); inputs are made, and the cache
    is rolled back, outside the clock.
    """
    model, route = decoder_of.model, decoder_of.route
    device = model.device
    cache = RowCache(reserve=len(prompt) + sum(len(step.tokens) for step in steps) + SPARE)
    read_prompt(model, route, torch.tensor([list(prompt)], device=device), cache)
    watch = Stopwatch(synchronizer(device))
    for step in steps[1:]:
        start = cache.rows
        ids = torch.tensor([[prompt[-1], *step.tree.tokens]], device=device)
        inputs = {"position_ids": torch.arange(start, start + step.width, device=device)[None]} if route.takes_positions else {}
        watch.skip()
        model(input_ids=ids, past_key_values=cache, use_cache=True, **inputs)
        watch.lap("forward")
        cache.keep(start, range(len(step.path) + 1))
    return watch.seconds["forward"]
