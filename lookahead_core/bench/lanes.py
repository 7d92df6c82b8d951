"""The lanes of the benches: every way of decoding a prompt, timed; their runs side by side, and the table of these runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any, Literal

import torch
from transformers import PreTrainedModel, StoppingCriteriaList

from lookahead_core.bench.console import Row, progress_bar, spread
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.passes import SPARE, read_prompt, synchronizer
from lookahead_core.decode.probe import route_of
from lookahead_core.decode.race import Entrant, open_race
from lookahead_core.methods import METHODS, DraftSettings, Method
from lookahead_core.methods.lanes import Lane as MethodLane
from lookahead_core.methods.prompt_lookup import TOKENS as LOOKUP_TOKENS
from lookahead_core.models.prompts import LimitError
from lookahead_core.trace.clock import Stopwatch
from lookahead_core.trace.summary import drafting_share
from lookahead_core.trace.trace import Step
from lookahead_core.trace.validate import MOST_LANES
from lookahead_core.trie.trie import TokenTrie

PLAIN = "plain (ours)"
LOOKUP = "prompt lookup (generate)"
UNMEASURED = CostCurve((1,), (1.0,))
"""Stands for a model's cost curve where lanes are only checked."""


@dataclass(slots=True)
class Sample:
    """One run: its new tokens, the seconds and passes of its decode phase (without the prefill)."""

    tokens: list[int]
    seconds: float
    passes: int
    steps: list[Step] = field(default_factory=list)
    bare: float = 0.0
    """Seconds of the bare forward passes of the same widths (`bare_seconds`); 0 where none are taken."""
    first: int = 1
    """Tokens that came with the prompt's pass, which no seconds count: more than one where `generate` drafts before it."""

    @classmethod
    def of(cls, steps: list[Step], seconds: float) -> Sample:
        """A run of our engine by its steps, of which the first is the prefill."""
        return cls([token for step in steps for token in step.tokens], seconds, len(steps) - 1, steps)

    @property
    def decoded(self) -> int:
        """Tokens of the decode phase."""
        return len(self.tokens) - self.first


Lane = Callable[[list[int], int], Sample]
"""Decodes a prompt up to a number of new tokens."""
Runs = dict[str, list[list[Sample]]]
"""By lane: one list per repeat, with one sample per prompt."""
Figure = tuple[list[float], float]
"""A figure of each repeat, and the typical one."""


def lanes(
    model: PreTrainedModel,
    trie: Callable[[], TokenTrie],
    costs: CostCurve,
    length: int = 32,
    branch: int = 12,
    assistant: PreTrainedModel | None = None,
    fixed: FixedShape | None = None,
    changed: Callable[[LookaheadDecoder], LookaheadDecoder] = lambda decoder: decoder,
) -> dict[str, Lane]:
    """Every lane of the table, by name.

    `trie` returns a new trie, with the past answers of the table. `changed` has the last word on each new decoder of ours.
    """

    def drafted(method: Method, most: int | Literal["auto"]) -> Lane:
        """A method with a new trie, in its published shape if it has one."""

        def make() -> LookaheadDecoder:
            new, curve = trie() if method.uses_trie else None, costs if most == "auto" else None
            return changed(method.build(model, DraftSettings(most, branch, new, curve, fixed, published=True)))

        return Ours(make)

    made: dict[str, Lane] = {
        "model.generate": by_generate(model),
        PLAIN: Ours(lambda: changed(GreedyDecoder(model, fixed))),
        LOOKUP: by_generate(model, prompt_lookup_num_tokens=LOOKUP_TOKENS),
    }
    if assistant is not None:
        made["assisted (generate)"] = by_generate(model, assistant_model=assistant)
    trees = route_of(model).takes_trees
    for method in METHODS.values():
        if (trees or not method.needs_trees) and not method.refusal(model):
            made[method.lane.format(length=length, branch=branch)] = drafted(method, length)
    return {**made, "auto": drafted(METHODS["trie"], "auto")}


def picked(made: dict[str, Lane], beginnings: Sequence[str]) -> dict[str, Lane]:
    """Plain decoding, and the lanes whose names begin so."""
    return {name: lane for name, lane in made.items() if name.startswith((PLAIN, *beginnings))}


def refuse_unknown(beginnings: Iterable[str], names: Iterable[str]) -> None:
    """Raises LimitError for a beginning that none of the lanes' names has."""
    for beginning in beginnings:
        if not any(name.startswith(beginning) for name in names):
            raise LimitError(f"no lane's name begins with {beginning!r:.60}; the lanes are: {', '.join(names)}")


def refuse_unable(model: PreTrainedModel, asked: Iterable[MethodLane], common: DraftSettings) -> None:
    """Raises what the decoder of a lane would raise, before the work; LimitError for plain decoding, which is no method."""
    for lane in asked:
        if lane.method not in METHODS:
            raise LimitError(f"Lane {lane.text!r} is none of the methods: {', '.join(METHODS)}")
        METHODS[lane.method].decoder(model, lane.settings(common))


def refuse_unmade(chosen: Mapping[str, Lane]) -> None:
    """Raises what the decoder of a lane of ours would raise, before the work."""
    for lane in chosen.values():
        if isinstance(lane, Ours):
            lane.make()


def refuse_turns(chosen: dict[str, Lane]) -> None:
    """Raises LimitError for lanes that cannot take turns: other than two to four, or not of this engine."""
    if others := [name for name, lane in chosen.items() if not isinstance(lane, Ours)]:
        raise LimitError(f"only lanes of this engine take turns, not {', '.join(others)}")
    if not 2 <= len(chosen) <= MOST_LANES:
        raise LimitError(f"2 to {MOST_LANES} lanes take turns, plain decoding included, got {len(chosen)}: {', '.join(chosen)}")


def written(model: PreTrainedModel, lane: MethodLane, trie: Callable[[], TokenTrie], common: DraftSettings) -> Lane:
    """A lane by method and lengths, with a new trie and memory each time. `common`: the bench's lengths and cost curve."""

    def make() -> LookaheadDecoder:
        settings = lane.settings(common)
        return METHODS[lane.method].decoder(model, replace(settings, trie=trie() if lane.uses_trie else None))

    return Ours(make)


@dataclass(frozen=True, slots=True)
class Ours:
    """A `Lane` of our engine. Every run gets a new decoder and trie, built outside the clock."""

    make: Callable[[], LookaheadDecoder]

    def __call__(self, prompt: list[int], max_new_tokens: int) -> Sample:
        decoder = self.make()
        with torch.inference_mode(), closing(decoder.open(prompt, max_new_tokens)) as session:
            session.passes.warm_up()  # a new decoder has no graphs yet, and capturing them takes as long as many passes
            steps = [decoder.advance(session)]
            started = perf_counter()
            while session.finished is None:
                steps.append(decoder.advance(session))
            seconds = perf_counter() - started
        return Sample.of(steps, seconds)


def in_turns(chosen: dict[str, Lane], model: PreTrainedModel, prompt: list[int], max_new_tokens: int) -> dict[str, Sample]:
    """One run of each lane, the passes of all in turns: as in a race, the lane whose clock is behind goes next.

    What disturbs the machine disturbs all lanes alike, so that differences of one per cent can be told. For lanes that
    `refuse_turns` does not refuse.
    """
    entrants = [Entrant(name, lane.make()) for name, lane in chosen.items() if isinstance(lane, Ours)]
    steps: dict[str, list[Step]] = {name: [] for name in chosen}
    with closing(open_race(model, prompt, entrants, max_new_tokens=max_new_tokens)) as race:
        for step in race:
            steps[step.lane].append(step)
    return {name: Sample.of(own, sum(step.clock.total for step in own[1:])) for name, own in steps.items()}


def by_generate(model: PreTrainedModel, **settings: Any) -> Lane:
    """A lane of greedy `model.generate` with these settings."""

    def run(prompt: list[int], max_new_tokens: int) -> Sample:
        ids = torch.tensor([prompt], device=model.device)
        times: list[float] = []
        lengths: list[int] = []

        def stamp(ids: torch.Tensor, _scores: Any, **_: Any) -> torch.Tensor:
            """Never stops the run; notes time and length of the text after the prefill and after every pass."""
            times.append(perf_counter())
            lengths.append(ids.shape[1])
            return torch.zeros(len(ids), dtype=torch.bool, device=ids.device)

        mask, criteria = torch.ones_like(ids), StoppingCriteriaList([stamp])
        asked = {"attention_mask": mask, "max_new_tokens": max_new_tokens, "do_sample": False, "stopping_criteria": criteria}
        out = model.generate(ids, **asked, **settings)
        tokens = out[0, len(prompt) :].tolist()  # waits for the device
        return Sample(tokens, perf_counter() - times[0], len(times) - 1, first=lengths[0] - len(prompt))

    return run


@torch.inference_mode()
def bare_seconds(decoder_of: LookaheadDecoder, prompt: Sequence[int], steps: Sequence[Step]) -> float:
    """Seconds of the model's own forward passes alone, at the widths and cache lengths of `steps`.

    The model is called directly, with tokens, positions, the cache and its own causal mask. Building the inputs and rolling
    back the cache is not timed.
    """
    model, route = decoder_of.model, decoder_of.route
    device = model.device
    reserve = len(prompt) + sum(len(step.tokens) for step in steps) + SPARE
    cache = RowCache(reserve, windows=route.windows)
    read_prompt(model, route, torch.tensor([list(prompt)], device=device), cache)
    watch = Stopwatch(synchronizer(device))
    for step in steps[1:]:
        start = cache.rows
        ids = torch.tensor([[prompt[-1], *step.tree.tokens]], device=device)
        inputs = {"position_ids": torch.arange(start, start + step.width, device=device)[None]} if route.takes_positions else {}
        watch.skip()
        model(input_ids=ids, use_cache=True, **{route.cache: cache}, **inputs)
        watch.lap("forward")
        cache.keep(start, range(len(step.path) + 1))
    return watch.seconds["forward"]


def costs_line(costs: CostCurve) -> str:
    """The cost curve in one line."""
    base = costs.cost(1)
    curve = ", ".join(f"{width}: {seconds / base:.2f}" for width, seconds in zip(costs.widths, costs.seconds, strict=True))
    return f"one-token pass {1e3 * base:.2f} ms; cost by width {curve}; CDL {costs.cdl}"


def run_lanes(
    chosen: dict[str, Lane],
    model: PreTrainedModel,
    prompts: Sequence[list[int]],
    max_new_tokens: int,
    repeats: int,
    title: str,
    bare: bool = True,
    turns: bool = False,
) -> Runs:
    """Run every lane on every prompt, in a new random order for each prompt. `bare`: take the bare passes of each run, too.
    `turns`: all lanes of a prompt at once, see `in_turns`.

    The order matters: a run leaves its mark on caches and clock rates (small talk, two CPU threads: a lane that always
    follows plain decoding is 2 % slower than one that follows wide passes).
    """
    runs: Runs = {name: [[] for _ in range(repeats)] for name in chosen}
    decoder = LookaheadDecoder(model, None, 2)
    for lane in chosen.values():  # warm-up is not timed
        lane(prompts[0], 8)
    names, order = list(chosen), Random(0)
    rounds = [(repeat, prompt) for repeat in range(repeats) for prompt in prompts]
    with progress_bar() as report:
        for done, (repeat, prompt) in enumerate(rounds):
            report(done / len(rounds), title)
            ordered = {name: chosen[name] for name in order.sample(names, len(names))}
            together = in_turns(ordered, model, prompt, max_new_tokens) if turns else {}
            for name, lane in ordered.items():
                sample = together[name] if turns else lane(prompt, max_new_tokens)
                if bare and sample.steps:
                    sample.bare = bare_seconds(decoder, prompt, sample.steps)
                runs[name][repeat].append(sample)
    return runs


def table(runs: Runs, exact: bool, turns: bool = False) -> list[Row]:
    """One row per lane. `exact`: withhold the ratios of lanes whose tokens differ from those of plain decoding. `turns`: the
    lanes of a repeat ran side by side (`in_turns`), so a ratio is the median of those of the repeats, and has three digits."""
    want = [sample.tokens for sample in runs[PLAIN][0]]
    rates = {name: rates_of(repeats) for name, repeats in runs.items()}
    timed = {name for name, figure in rates.items() if figure[1]}
    rows: list[Row] = []
    for name, repeats in runs.items():
        first = repeats[0]
        differing = sum(sample.tokens != tokens for sample, tokens in zip(first, want, strict=True))
        refused = f"refused: {differing} of {len(want)} differ" if differing and exact else ""
        passes = sum(sample.passes for sample in first)
        steps = [step for sample in first for step in sample.steps]
        widths = [step.width for step in steps if step.index > 0]
        drafted, accepted = sum(widths) - len(widths), sum(len(step.path) for step in steps)
        overheads = _ratios(_seconds(repeats, "seconds"), _seconds(repeats, "bare")) if first[0].bare else None

        def against(base: str, name: str = name) -> str:
            """The ratio to a lane; a dash where all tokens of one of them came with the prompts' passes."""
            if base not in rates or not timed.issuperset((name, base)):
                return "–" if base in rates else ""
            repeats, typical = _ratios(rates[name], rates[base])
            return spread(repeats, median(repeats), digits=3) if turns else spread(repeats, typical)

        rows.append(
            {
                "lane": name,
                "tokens/s": spread(*rates[name], digits=0) if name in timed else "–",
                **{title: refused or against(base) for title, base in (("× plain", PLAIN), ("× lookup", LOOKUP))},
                "tokens per pass": f"{sum(sample.decoded for sample in first) / passes:.2f}" if passes else "–",
                "passes": passes,
                "mean width": f"{mean(widths):.1f}" if widths else "",
                "overhead": spread(*overheads) if overheads else "–",
                "drafting, %": f"{100 * drafting_share(steps):.1f}" if steps else "",
                "right drafts, %": f"{100 * accepted / drafted:.0f}" if drafted else "",
                "same tokens": f"{len(want) - differing}/{len(want)}",
            }
        )
    return rows


def numbers(runs: Runs) -> dict[str, dict[str, list[list[float]]]]:
    """What the table is made of, ready for JSON. By lane: decoded tokens, seconds, passes and seconds of the bare passes, each
    as a list by repeat of lists by prompt."""
    columns = {"decoded tokens": "decoded", "seconds": "seconds", "passes": "passes", "bare seconds": "bare"}
    return {
        name: {title: [[getattr(one, field) for one in row] for row in repeats] for title, field in columns.items()}
        for name, repeats in runs.items()
    }


def rates_of(repeats: Sequence[Sequence[Sample]]) -> Figure:
    """Tokens per second of the decode phase, all prompts together."""
    decoded = sum(sample.decoded for sample in repeats[0])
    by_repeat, typical = _seconds(repeats, "seconds")
    return [decoded / max(seconds, 1e-9) for seconds in by_repeat], decoded / max(typical, 1e-9)


def _seconds(repeats: Sequence[Sequence[Sample]], name: str) -> Figure:
    """Seconds of all prompts: their sum in each repeat, and the sum of each prompt's median over the repeats."""
    times = [[getattr(sample, name) for sample in samples] for samples in repeats]
    return [sum(row) for row in times], sum(median(column) for column in zip(*times, strict=True))


def _ratios(figure: Figure, base: Figure) -> Figure:
    return [one / other for one, other in zip(figure[0], base[0], strict=True)], figure[1] / base[1]
