"""Decoders: the public interface of a run, with drafts from a trie or, for comparison, without any.

A decoder reads and returns tokens. Text, tokenizers, pages and files are outside of it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import ExitStack
from copy import copy
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any, Literal

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, admitted, at_least, context_limit, of_kind, prompt_tokens
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.draft_source import DraftSource, TrieSource
from lookahead_core.decode.exact import Exact, exact_shape
from lookahead_core.decode.fixed_shape import FixedShape, StaticPasses
from lookahead_core.decode.passes import EagerPasses, Passes
from lookahead_core.decode.probe import route_of
from lookahead_core.decode.run import Run
from lookahead_core.decode.sampling import Sampler, StopRules, prepare
from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.decode.wrappers import inner_model
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.draft_tree import strategy_of
from lookahead_core.trie.trie import TokenTrie

_taking = Lock()
"""Held while a run takes passes of fixed shape, so that no other thread takes the same ones."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished run: the new tokens, without the prompt, and the trace of its steps."""

    tokens: list[int]
    trace: Trace
    lane: str

    @property
    def edl(self) -> float:
        """Effective decoding length: tokens per decode pass, prefill excluded."""
        return self.trace.edl(self.lane)

    @property
    def finished(self) -> str | None:
        """Why the run ended: "eos", "stop" (a stop text or criterion), "length", or "context" (the model's is full)."""
        return self.trace.lanes[self.lane][-1].finished

    @property
    def seconds(self) -> float:
        """Seconds of the decode passes, prefill excluded."""
        return self.trace.seconds(self.lane)


def in_one_process(model: Any) -> None:
    """Raises ValueError where several processes hold the model, so that "auto" could choose a width in each."""
    if (processes := getattr(model, "_tp_size", None) or 1) > 1:
        raise ValueError(
            f"decoding_length='auto' goes by each process's own clock, and the {processes} processes of a "
            "tensor-parallel model must take passes of one width; give decoding_length as a number"
        )


class LookaheadDecoder:
    """Multi-token decoding with drafts from a trie, lossless in float32 (arXiv 2312.12728).

    Args:
        model: a decoder-only model of transformers, also inside `torch.compile` or PEFT.
        trie: outlives the runs; without one the decoder makes its own.
        decoding_length: tokens fed to one pass, the root included, or "auto": for each pass the width that pays best here.
        branch_length: most draft tokens on one branch, cut to the trie's.
        strategy: "trie", or "hierarchical" (one tree), "parallel" (branches that repeat their prefixes) or "single" (the
            likeliest branch). A model that takes no trees is fed single branches.
        costs: the cost curve for "auto", measured if not given.
        fixed: passes of fixed shapes, as CUDA graphs on CUDA (see `lookahead_core.decode.fixed_shape`); its widest pass bounds
            the decoding length.
        exact: in bfloat16 and float16 wider passes round differently, and texts may part from plain decoding's where two
            tokens nearly tie. With True they cannot, in any dtype: all passes have the shape of `exact_shape` (`fixed`, if
            given), drafts are single branches, and the tokens are those of `GreedyDecoder(model, exact=True)`. With "trees"
            drafts stay trees, and texts part seldom: only the order of a sum differs, where an accepted branch is not the
            likeliest one.

    Raises `UnsupportedModelError` for a model that cannot verify several tokens in one pass and stay exact, ValueError for a
    length below 1 and an unknown `strategy` or `exact`, TypeError for a `trie`, `costs` or `fixed` of another kind.
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
        exact: Exact = False,
    ) -> None:
        self._use(model, fixed, exact)
        of_kind("trie", trie, TokenTrie)
        of_kind("costs", costs, CostCurve)
        self.branch_length = at_least("branch_length", branch_length, 1)
        strategy = strategy_of(strategy)
        self.strategy = strategy if self.route.takes_trees and not self._single else "single"
        self.trie = trie if trie is not None else TokenTrie(branch_length=self.branch_length)
        self.branch_length = min(self.branch_length, self.trie.branch_length)  # the trie holds no longer branches
        self.costs: CostCurve | None = None
        if decoding_length == "auto":
            in_one_process(self.model)
            self.costs = costs or calibrate(self.model, fixed=self.fixed)
            decoding_length = WIDEST
        self.decoding_length = at_least("decoding_length", decoding_length, 1)
        if self.fixed is not None:
            self.decoding_length = min(self.decoding_length, self.fixed.widths[-1])

    def _use(self, model: PreTrainedModel, fixed: FixedShape | None, exact: Exact) -> None:
        """Probe the model and choose the shape of its passes: what the decoders with and without drafts have in common."""
        if exact not in (False, True, "trees"):
            raise ValueError(f'exact must be False, True or "trees", not {exact!r}')
        of_kind("fixed", fixed, FixedShape)
        compile_loops()
        self.route = self._probed = route_of(model)
        self._given, self.model = model, inner_model(model)
        self._exact = bool(exact) and fixed is None
        self._single = exact not in (False, "trees")
        self.fixed = exact_shape(self.model) if self._exact else fixed
        self._static: list[StaticPasses] = []

    def _follow(self) -> None:
        """Follow a model whose mode, dtype, device or configuration may have changed since the last run."""
        route = route_of(self._given)
        if route.takes_trees != self._probed.takes_trees:
            raise UnsupportedModelError(
                f"{type(self.model).__name__} was changed: as it is now, {route.reason}; make a new decoder for it"
            )
        if route is not self._probed:  # it was probed again
            self._static.clear()  # graphs would replay the model as it was
            if route != self._probed:
                self.route = route
            self._probed = route
        if self._exact:
            self.fixed = exact_shape(self.model)

    def stream(
        self, input_ids: Tokens, max_new_tokens: int | None = None, *, seed: int | None = None, **settings: Any
    ) -> Generator[Step, None, None]:
        """Decode, one `Step` a forward pass, the prefill first. Closing the iterator ends the run.

        `input_ids`: the prompt's token ids, a list or a tensor [n] or [1, n]. `settings`: those of `model.generate`
        (`do_sample`, `temperature`, `top_p`, `repetition_penalty`, `stop_strings` with `tokenizer`, `generation_config`,
        `logits_processor`, `stopping_criteria`, `eos_token_id`, ...). Greedy by default. The whole prompt is read, as with an
        attention mask of ones. `seed` fixes the draws of tokens; processors that draw numbers themselves read torch's own.
        Raises ValueError, when the first step is asked for, for an empty prompt, one past the model's context, and settings
        that are not lossless here.
        """
        run = self.open(input_ids, max_new_tokens, seed=seed, **settings)
        try:
            while run.finished is None:
                yield self.advance(run)
        finally:
            run.close()

    def open(self, input_ids: Tokens, max_new_tokens: int | None = None, *, seed: int | None = None, **settings: Any) -> Run:
        """A run without any pass yet. Call `advance` for each pass, and `close` at the end. Raises as `stream`."""
        prompt = admitted(self.model, input_ids)
        ids = torch.tensor([prompt], device=self.model.device)
        with torch.inference_mode():
            sampler, stop = prepare(self.model, ids, max_new_tokens, seed=seed, **settings)
        return self.begin(prompt, sampler, stop)

    def begin(self, prompt: list[int], sampler: Sampler, stop: StopRules) -> Run:
        """As `open`, with a given sampler and stop rules. `prompt` is the result of `admitted`; the run extends it."""
        self._follow()
        most = self.route.most
        if len(prompt) >= most:
            raise UnsupportedModelError(
                f"{type(self.model).__name__} is exact for texts of up to {most} tokens; the prompt has {len(prompt)}. "
                "Past that the cache of `generate` drops rows that the model's masks still show, and its own passes disagree"
            )
        stop.fit(min(context_limit(self.model), most) - len(prompt))
        auto = AutoWidth(self.costs.prices(), self.strategy) if self.costs is not None else None
        with ExitStack() as opened:  # closed where the rest fails
            passes = self._passes(len(prompt) + stop.max_new_tokens)
            opened.callback(passes.close)
            source = self.draft_source(prompt, auto)
            if source is not None:
                opened.callback(source.close)
            run = self.run_type(self.model, prompt, sampler, stop, self.lane, passes, source, auto)
            if self._single:  # a caller's own source may draft trees all the same
                run.route = replace(run.route, single_from=0)
            opened.pop_all()
        return run

    def advance(self, run: Run) -> Step:
        """The next pass of `run`. Callers of many passes should enter inference mode themselves: it takes 25 us a pass.

        Raises ValueError for a run that has ended, is closed, or broke off in an earlier call that raised.
        """
        if not torch.is_inference_mode_enabled():
            with torch.inference_mode():
                return self.advance(run)
        return run.step(self.decoding_length, self.branch_length)

    def generate(
        self, input_ids: Tokens, max_new_tokens: int | None = None, *, seed: int | None = None, **settings: Any
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

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> DraftSource | None:
        """The drafts of a new run; None for plain decoding. A drafting method overrides this."""
        return TrieSource(self.trie, prompt, self.strategy, auto)

    def _passes(self, longest: int) -> Passes:
        """Passes for a sequence of at most `longest` tokens; those of fixed shape are reused when a run has ended."""
        if self.fixed is None:
            return EagerPasses(self.model, self.route, longest)
        made_for = self.route, self.model.dtype, self.model.device, self.fixed
        with _taking:
            free = (passes for passes in self._static if not passes.busy and passes.made_for == made_for)
            idle = next((passes for passes in free if passes.longest >= longest), None)
            if idle is None:
                self._static[:] = [passes for passes in self._static if passes.busy]  # not for what is asked now
                idle = StaticPasses(self.model, self.route, longest, self.fixed)
                self._static.append(idle)
            idle.busy = True
        return idle


class GreedyDecoder(LookaheadDecoder):
    """Plain decoding, one token a pass, by the same engine: the baseline. Samples where the settings say so.

    `fixed`, `exact` and errors as for `LookaheadDecoder`.
    """

    lane = "plain"

    def __init__(self, model: PreTrainedModel, fixed: FixedShape | None = None, exact: Exact = False) -> None:
        self._use(model, fixed, exact)
        self.decoding_length, self.branch_length, self.costs = 1, 1, None

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> None:
        return None
