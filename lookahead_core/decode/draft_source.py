"""Sources of drafts: the interface of every drafting method, and the trie's implementation of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.trie.draft_tree import DraftTree, strategy_of
from lookahead_core.trie.state import NO_FACTS, TrieFacts
from lookahead_core.trie.trie import TokenTrie

if TYPE_CHECKING:
    import torch


class Observation:
    """The result of one pass, valid until the next one."""

    __slots__ = ("hidden", "logits", "seconds", "tree")

    def __init__(self, tree: DraftTree, logits: torch.Tensor, hidden: torch.Tensor | None = None, seconds: float = 0.0) -> None:
        self.tree = tree
        """The drafts of the pass, n nodes."""
        self.logits = logits
        """[n + 1, vocabulary]: of the root and of every node. Of the prefill, those of the prompt's last token."""
        self.hidden = hidden
        """[n + 1, hidden size]: the rows that the LM head read; None unless the source `reads_hidden`."""
        self.seconds = seconds
        """Seconds of the step so far, drafting included."""

    def choices(self) -> list[int]:
        """The most likely next token of the root and of every node."""
        return self.logits.argmax(-1).tolist()

    def top(self, count: int) -> list[list[int]]:
        """The `count` most likely next tokens of the root and of every node, likeliest first."""
        return self.logits.topk(min(count, self.logits.shape[-1]), dim=-1).indices.tolist()


class DraftSource:
    """Drafts for one run. A drafting method implements `draft` and `extend`; the other methods may stay empty."""

    reads_hidden = False
    """Whether it needs `Observation.hidden`. Only then does a run keep hidden rows."""

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """A tree of at most `decoding_length` - 1 nodes, none deeper than `branch_length`."""
        raise NotImplementedError

    def extend(self, tokens: Sequence[int]) -> None:
        """`tokens` were committed. Called after every pass; for a rest of `auto` once, unless the source has an `observe`."""
        raise NotImplementedError

    def observe(self, seen: Observation) -> None:
        """Learn from a pass. Called after every pass, before `extend`."""

    def share(self) -> None:
        """The run has committed its last token. Called while the clock of its last step runs."""

    def facts(self) -> TrieFacts:
        """Size of the trie, and the nodes added and evicted since the last call; zeros for a source without a trie."""
        return NO_FACTS

    def close(self) -> None:
        """The run has ended: release what it holds."""


class TrieSource(DraftSource):
    """Drafts of one request to a trie. With `auto` they are cut to the width that pays."""

    def __init__(self, trie: TokenTrie, prompt: Sequence[int], strategy: str, auto: AutoWidth | None = None) -> None:
        self.request = trie.open(prompt)
        self.strategy, self.auto = strategy_of(strategy), auto

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        auto = self.auto
        if auto is None:
            return self.request.search(decoding_length, self.strategy, branch_length)
        if self.strategy == "hierarchical":
            return self.request.search(decoding_length, self.strategy, branch_length, auto.prices.table, auto.rate)
        return auto.cut(self.request.search(decoding_length, self.strategy, branch_length))

    def extend(self, tokens: Sequence[int]) -> None:
        if self.request.is_open:
            self.request.extend(tokens)

    def share(self) -> None:
        """Insert everything into the trie's shared branches."""
        self.request.share()

    def facts(self) -> TrieFacts:
        return self.request.facts()

    def close(self) -> None:
        """End the request: its prompt's branches are eliminated."""
        self.request.close()
