"""The decode loop: draft, one forward pass, verify, commit. Plain decoding is the same loop without drafts.

The engine knows tokens, not text: tokenizers, pages and files are somebody else's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Any, Literal, Protocol

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.calibrate import CostCurve, calibrate
from lookahead_core.decode.fixed_shape import FixedShape, StaticPasses
from lookahead_core.decode.passes import EagerPasses, Passes
from lookahead_core.decode.probe import route_of
from lookahead_core.decode.sampling import Sampler, StopRules, prepare
from lookahead_core.trace.trace import Clock, Step, Trace
from lookahead_core.trace.verify import LargestWalk, Walk, fitting, verify, walk
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.facts import NO_FACTS, TrieFacts
from lookahead_core.trie.trie import TokenTrie

Tokens = Sequence[int] | torch.Tensor

ALL_ROWS = 1 << 16
"""Logits up to so many are all looked through at once on a CPU: between two passes every further call costs 10 us or more."""


class Drafts(Protocol):
    """Where guesses come from during one run. A trie's request is one.

    A source that has a method `share()` is told when the run has its last token, while its clock still runs. One that has
    `observe(tree, choices)` is told after every pass what the model would say next at each row: `choices()` gives the
    root's and every node's token, most likely ones where the run samples.
    """

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """A tree of at most `decoding_length` - 1 nodes, none deeper than `branch_length`."""

    def extend(self, tokens: Sequence[int]) -> None:
        """These tokens were committed."""

    def facts(self) -> TrieFacts:
        """What the source did since the last call."""

    def close(self) -> None:
        """The run has ended."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished run: the new tokens (prompt excluded) and how they came about."""

    tokens: list[int]
    trace: Trace
    lane: str

    @property
    def edl(self) -> float:
        """Effective decoding length: tokens per decode pass, prefill excluded."""
        return self.trace.edl(self.lane)

    @property
    def seconds(self) -> float:
        """Seconds of the decode passes, prefill excluded."""
        return self.trace.seconds(self.lane)


class Run:
    """One sequence being decoded. Each `step` is one forward pass; `Run.finished` says why it ended."""

    def __init__(
        self,
        model: PreTrainedModel,
        prompt: list[int],
        sampler: Sampler,
        stop: StopRules,
        lane: str,
        passes: Passes,
        drafts: Drafts | None = None,
        auto: AutoWidth | None = None,
    ) -> None:
        self.sampler, self.stop, self.lane = sampler, stop, lane
        self.passes, self.drafts, self.auto = passes, drafts, auto
        self.device = model.device
        self.vocabulary = vocabulary_of(model)
        self.sequence = prompt
        self.prompt_length = len(prompt)
        self.index = 0
        self.finished: str | None = None
        # The sequence as a tensor too, for processors and criteria that read it; kept up only where there are any.
        self._ids = torch.empty((1, len(prompt) + stop.max_new_tokens), dtype=torch.long, device=self.device)
        self._ids[0, : len(prompt)] = torch.tensor(prompt, device=self.device)
        self._is_argmax = sampler.is_argmax
        self._keeps_ids = bool(sampler.processors) or bool(stop.criteria)
        self._walk_largest = LargestWalk()
        self._observe = getattr(drafts, "observe", None)
        self._share = getattr(drafts, "share", None)
        self._untold: list[int] = []  # committed tokens that the drafts' source does not know of yet
        self._facts = NO_FACTS  # of the last step that told it something

    @property
    def remaining(self) -> int:
        """New tokens still allowed."""
        return self.stop.max_new_tokens - (len(self.sequence) - self.prompt_length)

    def prefill(self) -> Step:
        """Read the prompt; emits the first token."""
        started = perf_counter()
        logits = self.passes.prefill(self._ids[:, : self.prompt_length])
        return self.finish(EMPTY, logits, 0, [started, started, started])

    def step(self, decoding_length: int, branch_length: int) -> Step:
        """One pass at most `decoding_length` tokens wide; with `auto` as wide as pays best."""
        started = perf_counter()
        if self.auto is not None:
            decoding_length = min(decoding_length, self.auto.room())
        tree = self.guess(decoding_length, branch_length)
        drafted = perf_counter()
        start = self.passes.rows
        inputs = self.passes.prepare(self.sequence[-1], tree)
        prepared = perf_counter()
        return self.finish(tree, self.passes.forward(inputs), start, [started, drafted, prepared])

    def guess(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The drafts of the next pass: at most `decoding_length` - 1 nodes, none below `branch_length`."""
        # A branch deeper than the tokens still allowed (bonus included) could never be emitted, nor fit the context.
        depth = min(branch_length, self.remaining - 1)
        if self.drafts is None or decoding_length < 2 or depth < 1:
            return EMPTY
        return fitting(self.drafts.draft(decoding_length, depth), self.vocabulary, decoding_length - 1, depth)

    def finish(self, tree: DraftTree, logits: torch.Tensor, start: int, marks: list[float]) -> Step:
        """Verify the pass's rows, keep the accepted ones, tell the trie; the second half of every step."""
        walked = self._walk(tree, logits)  # the one place where the host waits for the device
        marks.append(perf_counter())
        outcome = verify(walked, self._commit)
        self.finished = outcome.finished
        marks.append(perf_counter())
        if self.index > 0:  # the prefill's rows all stay
            # One row an emitted token but the last, as in plain decoding: a run that ends inside its accepted path
            # leaves no row of the token it ended with.
            self.passes.keep(start, [0, *[node + 1 for node in outcome.path]][: len(outcome.tokens)])
        marks.append(perf_counter())
        facts = NO_FACTS
        if self.drafts is not None:
            if self._observe is not None:
                self._observe(tree, lambda: logits.argmax(-1).tolist())
            if self.auto is not None and self.index > 0:
                self.auto.learn(len(tree), len(outcome.tokens), marks[1] - marks[0], marks[3] - marks[1])
            self._untold += outcome.tokens
            if self.auto is None or self.finished or not self.auto.resting:  # nobody will ask: tell several at once
                self._tell()
                if self.finished and self._share is not None:
                    self._share()
                facts = self._facts = self.drafts.facts()
            else:
                facts = TrieFacts(self._facts.nodes)
        marks.append(perf_counter())
        clock = Clock(*(later - earlier for earlier, later in pairwise(marks)))
        step = Step(self.lane, self.index, start, outcome.tokens, outcome.path, tree, clock, facts, self.finished)
        self.index += 1
        return step

    def _tell(self) -> None:
        if self.drafts is not None and self._untold:
            self.drafts.extend(self._untold)
            self._untold = []

    def _walk(self, tree: DraftTree, logits: torch.Tensor) -> Walk:
        """The model's own way through the tree, given the rows' logits [width, vocabulary]."""
        if not self._is_argmax:
            if self.device.type == "cuda":
                torch.cuda.synchronize(self.device)
            return walk(tree, lambda node: self.sampler.choose(logits[node + 1], self._prefix()))
        if self.device.type == "cpu":  # only the few rows on the way are asked about
            if logits.dtype == torch.float32 and logits.is_contiguous():
                return self._walk_largest(tree, logits.data_ptr(), logits.shape[1])
            if logits.numel() > ALL_ROWS:
                return walk(tree, lambda node: int(logits[node + 1].argmax()))
        picks = logits.argmax(-1).tolist()
        return walk(tree, lambda node: picks[node + 1])

    def _commit(self, token: int) -> str | None:
        """Append one emitted token; says which stop rule it meets."""
        if self._keeps_ids:
            self._ids[0, len(self.sequence)] = token
        self.sequence.append(token)
        return self.stop.reason(token, len(self.sequence) - self.prompt_length, self._prefix)

    def _prefix(self) -> torch.Tensor:
        return self._ids[:, : len(self.sequence)]

    def close(self) -> None:
        """Let go of the cache and of the drafts' request. Safe to call twice."""
        self.passes.close()
        if self.drafts is not None:
            self._tell()
            self.drafts.close()
            self.drafts = None


class LookaheadDecoder:
    """Lossless multi-token decoding with drafts from a trie (arXiv 2312.12728).

    `decoding_length`: tokens fed to one pass, the root included, or "auto" (the width that pays best on this device).
    `branch_length`: most draft tokens on one branch. `trie` outlives the runs; without one the decoder makes its own.
    `costs`: the cost curve for "auto", measured on first use otherwise. `fixed`: passes of fixed shapes, as CUDA graphs
    where there is CUDA (see `lookahead_core.decode.fixed_shape`); its widest pass bounds the decoding length.
    Raises `UnsupportedModelError` for a model that cannot check several tokens in one pass and stay exact.
    """

    lane = "lookahead"
    run_type: Callable[..., Run] = Run

    def __init__(
        self,
        model: PreTrainedModel,
        trie: TokenTrie | None = None,
        decoding_length: int | Literal["auto"] = 64,
        branch_length: int = 12,
        strategy: str = "hierarchical",
        costs: CostCurve | None = None,
        fixed: FixedShape | None = None,
    ) -> None:
        self._use(model, fixed)
        self.branch_length = _at_least("branch_length", branch_length, 1)
        self.strategy = strategy if self.route.takes_trees else "single"
        self.trie = trie if trie is not None else TokenTrie(branch_length=branch_length)
        self.branch_length = min(self.branch_length, self.trie.branch_length)  # what a trie doesn't hold it can't draft
        self.costs: CostCurve | None = None
        if decoding_length == "auto":
            self.costs = costs or calibrate(model, fixed=fixed)
            decoding_length = WIDEST
        self.decoding_length = _at_least("decoding_length", decoding_length, 1)
        if fixed is not None:
            self.decoding_length = min(self.decoding_length, fixed.widths[-1])

    def _use(self, model: PreTrainedModel, fixed: FixedShape | None) -> None:
        self.model = model
        self.route = route_of(model)
        self.fixed = fixed
        self._static: list[StaticPasses] = []

    def stream(
        self, input_ids: Tokens, max_new_tokens: int | None = 256, *, seed: int | None = None, **settings: Any
    ) -> Iterator[Step]:
        """Decode, one `Step` a forward pass, the prefill first. Closing the iterator ends the run.

        `input_ids`: the prompt's token ids, a list or a tensor [n] or [1, n]. `settings`: those of `model.generate`
        (`do_sample`, `temperature`, `top_p`, `repetition_penalty`, `stop_strings` with `tokenizer`, `generation_config`,
        `logits_processor`, `stopping_criteria`, `eos_token_id`, ...). Greedy unless told otherwise.
        Raises ValueError for an empty prompt, one past the model's context, and settings that are not lossless here.
        """
        run = self.open(input_ids, max_new_tokens, seed=seed, **settings)
        try:
            while run.finished is None:
                yield self.advance(run)
        finally:
            run.close()

    def open(self, input_ids: Tokens, max_new_tokens: int | None = 256, *, seed: int | None = None, **settings: Any) -> Run:
        """A run that has not begun; `advance` it, and `close` it in the end."""
        prompt = admitted(self.model, input_ids)
        ids = torch.tensor([prompt], device=self.model.device)
        with torch.inference_mode():
            sampler, stop = prepare(self.model, len(prompt), max_new_tokens, seed=seed, prompt=ids, **settings)
        return self.begin(prompt, sampler, stop)

    def begin(self, prompt: list[int], sampler: Sampler, stop: StopRules) -> Run:
        """As `open`, with the sampler and the stop rules at hand. `prompt` as `admitted` returns it; the run extends it."""
        stop.max_new_tokens = min(stop.max_new_tokens, context_limit(self.model) - len(prompt))
        auto = AutoWidth(self.costs.prices()) if self.costs is not None else None
        passes = self._passes(len(prompt) + stop.max_new_tokens)
        return self.run_type(self.model, prompt, sampler, stop, self.lane, passes, self._drafts(prompt, auto), auto)

    def advance(self, run: Run) -> Step:
        """The next pass of `run`. A caller that makes many is quicker in an inference mode of its own: entering it takes
        25 us between two passes."""
        if not torch.is_inference_mode_enabled():
            with torch.inference_mode():
                return self.advance(run)
        return run.prefill() if run.index == 0 else run.step(self.decoding_length, self.branch_length)

    def generate(
        self, input_ids: Tokens, max_new_tokens: int | None = 256, *, seed: int | None = None, **settings: Any
    ) -> Result:
        """Decode to the end. Arguments as for `stream`."""
        trace = Trace(prompt=prompt_tokens(input_ids))
        with torch.inference_mode():
            for step in self.stream(input_ids, max_new_tokens, seed=seed, **settings):
                trace.add(step)
        return Result(trace.tokens(self.lane), trace, self.lane)

    def twin(self) -> LookaheadDecoder:
        """The same decoder with an empty trie; passes of fixed shape are shared."""
        twin = copy(self)
        twin.trie = TokenTrie(branch_length=self.branch_length)
        return twin

    def _drafts(self, prompt: list[int], auto: AutoWidth | None) -> Drafts | None:
        return _TrieDrafts(self.trie, prompt, self.strategy, auto)

    def _passes(self, longest: int) -> Passes:
        """Passes for a sequence of at most `longest` tokens; those of fixed shape are used again when a run has ended."""
        if self.fixed is None:
            return EagerPasses(self.model, self.route, longest)
        idle = next((passes for passes in self._static if not passes.busy and passes.longest >= longest), None)
        if idle is None:
            self._static = [passes for passes in self._static if passes.busy]  # too short for what is asked now
            idle = StaticPasses(self.model, self.route, longest, self.fixed)
            self._static.append(idle)
        idle.busy = True
        return idle


class GreedyDecoder(LookaheadDecoder):
    """Plain decoding, one token a pass, by the same engine: the baseline. Also samples, if the settings ask for it."""

    lane = "plain"

    def __init__(self, model: PreTrainedModel, fixed: FixedShape | None = None) -> None:
        self._use(model, fixed)
        self.decoding_length, self.branch_length, self.costs = 1, 1, None

    def _drafts(self, prompt: list[int], auto: AutoWidth | None) -> Drafts | None:
        return None


class _TrieDrafts:
    """A trie request with the strategy filled in; with "auto" it drafts only what pays."""

    def __init__(self, trie: TokenTrie, prompt: list[int], strategy: str, auto: AutoWidth | None) -> None:
        self.request = trie.open(prompt)
        self.strategy, self.auto = strategy, auto
        self.extend, self.facts, self.close = self.request.extend, self.request.facts, self.request.close
        self.share = self.request.share

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        auto = self.auto
        if auto is None:
            return self.request.draft(decoding_length, self.strategy, branch_length)
        if self.strategy == "hierarchical":
            return self.request.draft(decoding_length, self.strategy, branch_length, costs=auto.prices.table(), rate=auto.rate)
        return auto.cut(self.request.draft(decoding_length, self.strategy, branch_length))


def prompt_tokens(input_ids: Tokens) -> list[int]:
    """The prompt as a new list of ints; raises ValueError for a batch, an empty prompt or a negative id."""
    if isinstance(input_ids, torch.Tensor):
        if input_ids.dim() == 2 and input_ids.shape[0] != 1:
            raise ValueError(f"one prompt at a time: input_ids has {input_ids.shape[0]} rows (see lookahead_core.decode.batch)")
        input_ids = input_ids.flatten().tolist()
    prompt = [int(token) for token in input_ids]
    if not prompt:
        raise ValueError("the prompt is empty: at least 1 token is needed")
    if min(prompt) < 0:
        raise ValueError(f"token ids must be 0 or more, not {min(prompt)}")
    return prompt


def admitted(model: PreTrainedModel, input_ids: Tokens) -> list[int]:
    """`prompt_tokens` that `model` can read; raises ValueError naming the bound for foreign ids and too long a prompt."""
    prompt = prompt_tokens(input_ids)
    if max(prompt) >= vocabulary_of(model):
        raise ValueError(f"token id {max(prompt)} is past this model's vocabulary of {vocabulary_of(model)}")
    limit = context_limit(model)
    if len(prompt) >= limit:
        raise ValueError(f"the prompt has {len(prompt)} tokens; this model's context of {limit} leaves no room to answer")
    return prompt


def vocabulary_of(model: PreTrainedModel) -> int:
    """Tokens the model can read: rows of its embedding."""
    embedding = model.get_input_embeddings()
    return (
        int(embedding.num_embeddings)
        if isinstance(embedding, torch.nn.Embedding)
        else model.config.get_text_config().vocab_size
    )


def context_limit(model: PreTrainedModel) -> int:
    """Most positions (prompt and answer) the model was made for; a very large number where it names none."""
    config = model.config.get_text_config()
    for name in ("max_position_embeddings", "n_positions", "max_seq_len"):
        limit = getattr(config, name, None)
        if isinstance(limit, int) and limit > 0:
            return limit
    return 1 << 30


def _at_least(name: str, value: int, bound: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < bound:
        raise ValueError(f"{name} must be a whole number of at least {bound}, not {value!r}")
    return value
