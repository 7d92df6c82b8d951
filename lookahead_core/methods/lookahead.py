"""Lookahead (arXiv 2312.12728): drafts from the trie, as a tree, as parallel branches or as a single one."""

from __future__ import annotations

from transformers import PreTrainedModel

from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.methods import DraftSettings


def build(model: PreTrainedModel, settings: DraftSettings, strategy: str) -> LookaheadDecoder:
    """The trie's decoder, with one of the trie's strategies."""
    length, branch = settings.decoding_length, settings.branch_length
    return LookaheadDecoder(model, settings.trie, length, branch, strategy, settings.costs, settings.fixed)
