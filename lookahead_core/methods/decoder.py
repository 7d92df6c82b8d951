"""The decoder of every method whose drafts come from a source of its own, without the trie."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from transformers import PreTrainedModel

from lookahead_core.decode.admission import of_kind
from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.probe import route_of
from lookahead_core.decode.wrappers import inner_model
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.memory import DraftMemory
from lookahead_core.methods.prompt_lookup import TOKENS, PromptLookup
from lookahead_core.trie.draft_tree import DraftTree

if TYPE_CHECKING:
    from lookahead_core.methods import Method


class SourceDecoder(LookaheadDecoder):
    """`LookaheadDecoder` with the drafts of a method's memory, which outlives the runs. Raises as `LookaheadDecoder`.

    With "auto", drafts whose scores are estimated chances are cut to the rows that pay.
    """

    def __init__(self, model: PreTrainedModel, method: Method, settings: DraftSettings) -> None:
        trees = settings.trees and route_of(model).takes_trees and settings.exact in (False, "trees")
        self.method, self.settings = method, replace(settings, trees=trees, model=inner_model(model))
        of_kind("memory", settings.memory, DraftMemory)
        self.memory = method.memory(self.settings) if settings.memory is None else settings.memory
        length, branch = self.memory.lengths or (settings.width, settings.branch_length)
        most: int | Literal["auto"] = "auto" if method.estimates and settings.decoding_length == "auto" else length
        super().__init__(model, None, most, branch, "single", settings.costs, settings.fixed, settings.exact)
        self.strategy = method.name

    def twin(self) -> SourceDecoder:
        """The same decoder with a new memory, as the method makes it: one that was given is not copied."""
        twin = copy(self)
        twin.memory = self.method.memory(replace(self.settings, answers=()))
        return twin

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> DraftSource:
        source = self.memory.open(prompt)
        return source if self.settings.trees and auto is None else FedDrafts(source, self.settings.trees, auto)


class FedDrafts(DraftSource):
    """What is fed of another source's drafts: with `auto` the rows that pay; without `trees` the first branch alone, as models
    that take no trees and bit-equal runs need it."""

    def __init__(self, source: DraftSource, trees: bool, auto: AutoWidth | None) -> None:
        self._source, self._trees, self._auto = source, trees, auto
        self.reads_hidden = source.reads_hidden

    def observe(self, seen: Observation) -> None:
        self._source.observe(seen)

    def extend(self, tokens: Sequence[int]) -> None:
        self._source.extend(tokens)

    def share(self) -> None:
        self._source.share()

    def close(self) -> None:
        self._source.close()

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        tree = self._source.draft(decoding_length, branch_length)
        if not self._trees:
            tree = tree.part(range(tree.first_branch))
        return tree if self._auto is None else self._auto.cut(tree)


class PromptLookupDecoder(SourceDecoder):
    """Drafts by prompt lookup: branches of `tokens`, suffixes of at most `ngram` tokens.

    `fixed` and errors as for `LookaheadDecoder`; ValueError also for `tokens` or `ngram` out of range.
    """

    def __init__(self, model: PreTrainedModel, tokens: int = TOKENS, ngram: int = 2, fixed: FixedShape | None = None) -> None:
        super().__init__(model, METHODS["lookup"], DraftSettings(fixed=fixed, memory=PromptLookup(ngram, tokens)))
