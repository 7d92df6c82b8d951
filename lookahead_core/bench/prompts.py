"""Prompts and past answers of the benches: from the embedded model's recipe or from a file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from lookahead_core.models.chat import encode_chat
from lookahead_core.models.examples import prompts
from lookahead_core.models.load import LoadedModel
from lookahead_core.models.prompts import read_prompts

Chats = list[list[dict[str, str]]]
Prompts = list[list[int]]


def chats(kind: str, count: int, seed: int = 0) -> Chats:
    """`count` held-out conversations of a kind, from the embedded model's recipe."""
    return [list(example.messages) for example in prompts(kind, count, seed)]


def work(options: argparse.Namespace, count: int) -> dict[str, tuple[Chats, Chats]]:
    """By kind: the prompts to run, and the prompts whose answers are past answers."""
    past = max(0, options.past)
    if options.prompts is not None:
        given = read_prompts(Path(options.prompts).read_bytes())
        return {Path(options.prompts).stem: (given[:count], given[count : count + past])}
    return {kind: (chats(kind, count, seed=1), chats(kind, past, seed=2)) for kind in options.kinds}


def encoded_work(options: argparse.Namespace, loaded: LoadedModel) -> Iterator[tuple[str, Prompts, Prompts]]:
    """Each kind with its prompts and its past answers, as token ids."""
    new_tokens = options.max_new_tokens
    for kind, (asked, past) in work(options, options.count).items():
        learnt = answers(loaded.model, encode(loaded, past, new_tokens), new_tokens)
        yield kind, encode(loaded, asked, new_tokens), learnt


def encode(loaded: LoadedModel, conversations: Chats, new_tokens: int) -> Prompts:
    """Token ids of each conversation; without those that leave fewer than `new_tokens` of the context."""
    encoded = [encode_chat(loaded, conversation) for conversation in conversations]
    return [prompt for prompt in encoded if len(prompt) + new_tokens <= loaded.context]


def answers(model: Any, asked: Sequence[list[int]], max_new_tokens: int) -> Prompts:
    """The model's own greedy answers."""
    from lookahead_core.decode.decoder import LookaheadDecoder

    decoder = LookaheadDecoder(model, None, 24)
    return [decoder.generate(prompt, max_new_tokens).tokens for prompt in asked]
