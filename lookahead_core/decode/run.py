"""One run: draft, prepare, forward, verify, commit, update the trie. Plain decoding is the same step without drafts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import vocabulary_of
from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.decode.hidden_rows import HiddenRows
from lookahead_core.decode.passes import Passes, synchronizer
from lookahead_core.decode.sampling import Sampler, StopRules
from lookahead_core.trace.argmax import LargestWalk
from lookahead_core.trace.clock import Stopwatch
from lookahead_core.trace.trace import Step
from lookahead_core.trace.verify import Verdict, Walk, fitting, verify, walk
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.state import NO_FACTS, TrieFacts

ARGMAX_AT_ONCE = 1 << 16
"""On a CPU, at most so many logits of a pass are searched by one call: every further call takes 10 us or more."""


class Run:
    """One sequence being decoded. Each `step` is one forward pass; `finished` says why the run ended, None before."""

    def __init__(
        self,
        model: PreTrainedModel,
        prompt: list[int],
        sampler: Sampler,
        stop: StopRules,
        lane: str,
        passes: Passes,
        source: DraftSource | None = None,
        auto: AutoWidth | None = None,
    ) -> None:
        self.sampler, self.stop, self.lane = sampler, stop, lane
        self.passes, self.source, self.auto = passes, source, auto
        self.device = model.device
        self.route = passes.route if sampler.keeps_rows else replace(passes.route, recomputes=True)
        self.vocabulary = vocabulary_of(model)
        self.sequence = prompt
        self.prompt_length = len(prompt)
        self.index = 0
        self.finished: str | None = None
        self.closed = False
        self._inside = False  # a pass; it stays so where the pass raises
        # The sequence as a tensor, for processors and criteria that read it; extended only where there are any.
        self._ids = torch.empty((1, len(prompt) + stop.max_new_tokens), dtype=torch.long, device=sampler.device or self.device)
        self._ids[0, : len(prompt)] = torch.tensor(prompt, device=self._ids.device)
        self._keeps_ids = bool(sampler.processors) or bool(stop.criteria) or self.route.recomputes
        self._is_argmax = sampler.is_argmax
        self._walk_largest = LargestWalk()
        self._observes = source is not None and getattr(source.observe, "__func__", None) is not DraftSource.observe
        self._told = len(prompt)  # tokens of the sequence that the source knows
        self._size = NO_FACTS  # of its trie, by the last pass that it was told of
        self._updating = 0.0  # seconds of the last update, in which the tokens were inserted that the next draft builds on
        self._hidden = HiddenRows(model) if source is not None and source.reads_hidden else None
        if self._hidden is not None:
            passes.without_graphs()
        self._synchronize = None if self._is_argmax else synchronizer(self.device)  # reading an argmax waits by itself

    @property
    def remaining(self) -> int:
        """New tokens still allowed."""
        return self.stop.max_new_tokens - (len(self.sequence) - self.prompt_length)

    def step(self, decoding_length: int, branch_length: int, watch: Stopwatch | None = None) -> Step:
        """One pass of at most `decoding_length` tokens, its branches at most `branch_length` deep; first the prefill.

        `watch` is the clock of the step, where it runs already because several runs share the pass. Raises ValueError for a run
        that has ended, is closed, or broke off: after an exception inside a pass its tokens and cache rows may not agree.
        """
        if self.finished is not None or self.closed:
            raise ValueError("the run is closed" if self.closed else f"the run has ended ({self.finished})")
        if self._inside:
            raise ValueError(f"the run broke off inside pass {self.index} and cannot go on: open another one")
        self._inside = True
        watch = watch or Stopwatch(self._synchronize)
        prefill = self.index == 0 or self.route.reads_again(len(self.sequence) - 1)
        tree = EMPTY if self.index == 0 else self.draft(decoding_length, branch_length)
        watch.lap("draft")

        start = self.passes.rows
        inputs = self._prefix().to(self.device) if prefill else self.passes.prepare(self.sequence[-1], tree)
        watch.lap("prepare")

        logits = self._forward(inputs, prefill)
        walked = self._walk(tree, logits)
        watch.lap("forward")

        verdict = verify(tree, walked, self._commit)
        self.finished = verdict.finished
        watch.lap("verify")

        if not prefill:  # the prompt's rows all stay
            self.passes.keep(start, verdict.rows)
        watch.lap("commit")

        facts = self._update(tree, logits, verdict, watch)
        watch.lap("update")

        clock = watch.clock()
        self._updating = clock.update
        step = Step(self.lane, self.index, start, verdict.tokens, verdict.path, tree, clock, facts, self.finished)
        self.index += 1
        self._inside = False
        return step

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The drafts of the next pass: at most `decoding_length` - 1 nodes, none deeper than `branch_length`."""
        if self.auto is not None:
            decoding_length = min(decoding_length, self.auto.most_tokens())
        if self.source is None or decoding_length < 2:
            return EMPTY
        start = len(self.sequence) - 1
        decoding_length = min(decoding_length, self.route.rows - start)
        # A branch deeper than the tokens still allowed (bonus included) could never be emitted, nor fit the context.
        depth = min(branch_length, self.remaining - 1, self.route.depth(start))
        if decoding_length < 2 or depth < 1:
            return EMPTY
        tree = fitting(self.source.draft(decoding_length, depth), self.vocabulary, decoding_length - 1, depth)
        if self.route.takes_trees and start + len(tree) < self.route.single_from:
            return tree
        return fitting(tree, self.vocabulary, tree.first_branch, depth)  # in it the number of a row is its position

    def _forward(self, inputs: Any, prefill: bool) -> torch.Tensor:
        """The logits of one pass; its hidden rows are kept where the source reads them."""
        forward = self.passes.prefill if prefill else self.passes.forward
        if self._hidden is None:
            return forward(inputs)
        both = None if prefill else self.passes.forward_with_hidden(inputs)
        if both is not None:
            logits, self._hidden.rows = both
            return logits
        with self._hidden:
            logits = forward(inputs)
        self._hidden.cut(len(logits), prefill)
        return logits

    def _walk(self, tree: DraftTree, logits: torch.Tensor) -> Walk:
        """The model's own path through the tree, given the logits [n + 1, vocabulary]; the host waits for the device here."""
        if not self._is_argmax:
            return walk(tree, lambda node: self.sampler.choose(logits[node + 1], self._prefix()))
        if logits.dtype == torch.float64:
            logits = logits.float()  # as `generate` does, so that doubles that are equal then are a tie
        if self.device.type == "cpu":  # only the rows on the path are read
            if logits.dtype == torch.float32 and logits.is_contiguous():
                return self._walk_largest(tree, logits.data_ptr(), logits.shape[1])
            if logits.numel() > ARGMAX_AT_ONCE:
                return walk(tree, lambda node: int(logits[node + 1].argmax()))
        choices = logits.argmax(-1).tolist()
        return walk(tree, lambda node: choices[node + 1])

    def _commit(self, token: int) -> str | None:
        """Append one emitted token; returns the stop rule that it meets, if any."""
        if self._keeps_ids:
            self._ids[0, len(self.sequence)] = token
        self.sequence.append(token)
        return self.stop.reason(token, len(self.sequence) - self.prompt_length, self._prefix)

    def _prefix(self) -> torch.Tensor:
        return self._ids[:, : len(self.sequence)]

    def _update(self, tree: DraftTree, logits: torch.Tensor, verdict: Verdict, watch: Stopwatch) -> TrieFacts:
        """Let the source of the drafts, and the choice of the width, learn from the pass."""
        source, auto, seconds = self.source, self.auto, watch.seconds
        if source is None:
            return NO_FACTS
        if self._observes:
            hidden = None if self._hidden is None else self._hidden.rows
            source.observe(Observation(tree, logits, hidden, sum(seconds.values())))
        if auto is not None and self.index > 0:
            drafting = self._updating + seconds["draft"]
            auto.learn(len(tree), len(verdict.tokens), drafting, seconds["prepare"] + seconds["forward"])
            if auto.rest and not self.finished and not self._observes:
                return self._size  # nothing drafts next, so the source is told later
        self._tell(source)
        if self.finished:
            source.share()
        facts = source.facts()
        self._size = TrieFacts(facts.nodes)
        return facts

    def _tell(self, source: DraftSource) -> None:
        """Tell the source what was committed since it was last told."""
        if self._told < len(self.sequence):
            source.extend(self.sequence[self._told :])
            self._told = len(self.sequence)

    def close(self) -> None:
        """Release the cache and the source of the drafts. A second call does nothing."""
        if self.closed:
            return
        self.closed = True
        self.passes.close()
        if (source := self.source) is not None:
            self.source = None
            try:
                self._tell(source)
            finally:
                source.close()
