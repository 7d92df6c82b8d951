"""The decode loop: draft, one forward pass, verify, commit. Plain decoding is the same loop without drafts.

The engine knows tokens, not text: tokenizers, pages and files are somebody else's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Any, Literal, Protocol

import torch
from transformers import PreTrainedModel

from lookahead_core.attention import Route, forward, layout_of
from lookahead_core.calibrate import CostCurve, calibrate
from lookahead_core.draft import EMPTY, DraftTree
from lookahead_core.kv_cache import RowCache
from lookahead_core.probe import route_of
from lookahead_core.sampling import Sampler, StopRules, prepare
from lookahead_core.trace import Clock, Step, Trace, TrieFacts
from lookahead_core.trie import TokenTrie
from lookahead_core.verify import fitting, verify

Tokens = Sequence[int] | torch.Tensor
AUTO_WIDTH = 64
"""Most tokens a pass of `decoding_length="auto"` may have."""


class Drafts(Protocol):
    """Where guesses come from during one run. A trie's request is one."""

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
        route: Route,
        drafts: Drafts | None = None,
    ) -> None:
        self.model, self.sampler, self.stop, self.lane, self.route, self.drafts = (
            model,
            sampler,
            stop,
            lane,
            route,
            drafts,
        )
        self.device = model.device
        self.vocabulary = vocabulary_of(model)
        self.sequence = prompt
        self.prompt_length = len(prompt)
        self.cache = RowCache(reserve=len(prompt) + stop.max_new_tokens + 64)
        self.index = 0
        self.finished: str | None = None
        # The sequence as a tensor too, for processors and criteria that read it; kept up only where there are any.
        self._ids = torch.empty((1, len(prompt) + stop.max_new_tokens), dtype=torch.long, device=self.device)
        self._ids[0, : len(prompt)] = torch.tensor(prompt, device=self.device)
        self._keeps_ids = bool(sampler.processors) or bool(stop.criteria)

    @property
    def remaining(self) -> int:
        """New tokens still allowed."""
        return self.stop.max_new_tokens - (len(self.sequence) - self.prompt_length)

    def prefill(self) -> Step:
        """Read the prompt; emits the first token."""
        started = perf_counter()
        tokens = self._ids[:, : self.prompt_length]
        positions = torch.arange(self.prompt_length, device=self.device)[None]
        inputs: dict[str, Any] = {"position_ids": positions} if self.route.takes_positions else {}
        if self.route.keeps_last_logits:
            inputs["logits_to_keep"] = 1
        logits = self.model(input_ids=tokens, past_key_values=self.cache, use_cache=True, **inputs).logits[0, -1:]
        return self._finish(EMPTY, logits, 0, [started, started, started])

    def step(self, decoding_length: int, branch_length: int, costs: CostCurve | None = None) -> Step:
        """One pass at most `decoding_length` tokens wide; with `costs` the width that pays best."""
        started = perf_counter()
        tree = EMPTY
        # A branch deeper than the tokens still allowed (bonus included) could never be emitted, nor fit the context.
        depth = min(branch_length, self.remaining - 1)
        if self.drafts is not None and decoding_length > 1 and depth > 0:
            tree = fitting(self.drafts.draft(decoding_length, depth), self.vocabulary, decoding_length - 1, depth)
            if costs is not None:
                tree = tree.best(costs.best_drafts(tree.scores))
        drafted = perf_counter()
        start = self.cache.rows
        tokens = torch.tensor([[self.sequence[-1], *tree.tokens]], device=self.device)
        layout = layout_of(tree, start, self.device)
        prepared = perf_counter()
        logits = forward(self.model, self.route, tokens, layout, self.cache)[0]
        return self._finish(tree, logits, start, [started, drafted, prepared])

    def _finish(self, tree: DraftTree, logits: torch.Tensor, start: int, marks: list[float]) -> Step:
        """Verify the pass's rows, keep the accepted ones, tell the trie; the second half of every step."""
        picks: list[int] | None = None
        if self.sampler.is_argmax:
            picks = logits.argmax(-1).tolist()  # the one place where the host waits for the device
        elif self.device.type == "cuda":
            torch.cuda.synchronize(self.device)
        marks.append(perf_counter())

        def choose(node: int) -> int:
            return self.sampler.choose(logits[node + 1], self._prefix()) if picks is None else picks[node + 1]

        outcome = verify(tree, choose, self._commit)
        self.finished = outcome.finished
        marks.append(perf_counter())
        if self.index > 0:  # the prefill's rows all stay
            # One row an emitted token but the last, as in plain decoding: a run that ends inside its accepted path
            # leaves no row of the token it ended with.
            self.cache.keep(start, [0, *(node + 1 for node in outcome.path)][: len(outcome.tokens)])
        marks.append(perf_counter())
        facts = TrieFacts()
        if self.drafts is not None:
            self.drafts.extend(outcome.tokens)
            facts = self.drafts.facts()
        marks.append(perf_counter())
        clock = Clock(*(later - earlier for earlier, later in pairwise(marks)))
        step = Step(self.lane, self.index, start, outcome.tokens, outcome.path, tree, clock, facts, self.finished)
        self.index += 1
        return step

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
        self.cache = RowCache()
        if self.drafts is not None:
            self.drafts.close()
            self.drafts = None


class LookaheadDecoder:
    """Lossless multi-token decoding with drafts from a trie (arXiv 2312.12728).

    `decoding_length`: tokens fed to one pass, the root included, or "auto" (the width that pays best on this device).
    `branch_length`: most draft tokens on one branch. `trie` outlives the runs; without one the decoder makes its own.
    Raises `UnsupportedModelError` for a model that cannot check several tokens in one pass and stay exact.
    """

    lane = "lookahead"

    def __init__(
        self,
        model: PreTrainedModel,
        trie: TokenTrie | None = None,
        decoding_length: int | Literal["auto"] = 64,
        branch_length: int = 12,
        strategy: str = "hierarchical",
        costs: CostCurve | None = None,
    ) -> None:
        self.model = model
        self.route = route_of(model)
        self.branch_length = _at_least("branch_length", branch_length, 1)
        self.strategy = strategy if self.route.takes_trees else "single"
        self.trie = trie if trie is not None else TokenTrie(branch_length=branch_length)
        self.costs = None
        if decoding_length == "auto":
            self.costs = costs or calibrate(model)
            decoding_length = AUTO_WIDTH
        self.decoding_length = _at_least("decoding_length", decoding_length, 1)

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
        prompt = prompt_tokens(input_ids)
        if max(prompt) >= vocabulary_of(self.model):
            raise ValueError(f"token id {max(prompt)} is past this model's vocabulary of {vocabulary_of(self.model)}")
        limit = context_limit(self.model)
        if len(prompt) >= limit:
            raise ValueError(f"the prompt has {len(prompt)} tokens; this model's context of {limit} leaves no room to answer")
        ids = torch.tensor([prompt], device=self.model.device)
        with torch.inference_mode():
            sampler, stop = prepare(self.model, len(prompt), max_new_tokens, seed=seed, prompt=ids, **settings)
        stop.max_new_tokens = min(stop.max_new_tokens, limit - len(prompt))
        return Run(self.model, prompt, sampler, stop, self.lane, self.route, self._drafts(prompt))

    def advance(self, run: Run) -> Step:
        """The next pass of `run`."""
        with torch.inference_mode():
            if run.index == 0:
                return run.prefill()
            return run.step(self.decoding_length, self.branch_length, self.costs)

    def generate(
        self, input_ids: Tokens, max_new_tokens: int | None = 256, *, seed: int | None = None, **settings: Any
    ) -> Result:
        """Decode to the end. Arguments as for `stream`."""
        trace = Trace(prompt=prompt_tokens(input_ids))
        for step in self.stream(input_ids, max_new_tokens, seed=seed, **settings):
            trace.add(step)
        return Result(trace.tokens(self.lane), trace, self.lane)

    def _drafts(self, prompt: list[int]) -> Drafts | None:
        return _TrieDrafts(self.trie, prompt, self.strategy)


class GreedyDecoder(LookaheadDecoder):
    """Plain decoding, one token a pass, by the same engine: the baseline. Also samples, if the settings ask for it."""

    lane = "plain"

    def __init__(self, model: PreTrainedModel) -> None:
        self.model = model
        self.route = route_of(model)
        self.decoding_length, self.branch_length, self.costs = 1, 1, None

    def _drafts(self, prompt: list[int]) -> Drafts | None:
        return None


class _TrieDrafts:
    """A trie request with the strategy filled in."""

    def __init__(self, trie: TokenTrie, prompt: list[int], strategy: str) -> None:
        self.request = trie.open(prompt)
        self.strategy = strategy
        self.extend, self.facts, self.close = self.request.extend, self.request.facts, self.request.close

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        return self.request.draft(decoding_length=decoding_length, strategy=self.strategy, branch_length=branch_length)


def prompt_tokens(input_ids: Tokens) -> list[int]:
    """The prompt as a new list of ints; raises ValueError for a batch, an empty prompt or a negative id."""
    if isinstance(input_ids, torch.Tensor):
        if input_ids.dim() == 2 and input_ids.shape[0] != 1:
            raise ValueError(f"one prompt at a time: input_ids has {input_ids.shape[0]} rows (see lookahead_core.batch)")
        input_ids = input_ids.flatten().tolist()
    prompt = [int(token) for token in input_ids]
    if not prompt:
        raise ValueError("the prompt is empty: at least 1 token is needed")
    if min(prompt) < 0:
        raise ValueError(f"token ids must be 0 or more, not {min(prompt)}")
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
