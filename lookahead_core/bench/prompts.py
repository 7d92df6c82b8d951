"""The options that choose prompts and past answers, and these prompts: from the embedded model's recipe or from a file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.models.examples import KINDS, prompts
from lookahead_core.models.load import LoadedModel
from lookahead_core.models.prompts import read_prompts
from lookahead_core.models.token_text import encode_chat

Chats = list[list[dict[str, str]]]
Prompts = list[list[int]]


def add_prompts(parser: ArgumentParser, count: int) -> None:
    """The prompts to run, with defaults, and the past answers that warm the trie."""
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS, help="kinds of the embedded model's prompts")
    parser.add_argument("--prompts", type=Path, metavar="FILE", help="JSONL or lines; later prompts give the past answers")
    parser.add_argument("--count", type=int, default=count, help="prompts per kind")
    parser.add_argument("--past", type=int, default=50, help="past answers that warm the trie")
    parser.add_argument("--max-new-tokens", type=int, default=128)


def chats(kind: str, count: int, seed: int = 0) -> Chats:
    """`count` held-out conversations of a kind, from the embedded model's recipe."""
    return [list(example.messages) for example in prompts(kind, count, seed)]


def work(options: Namespace, count: int) -> dict[str, tuple[Chats, Chats]]:
    """By kind: the prompts to run, and the prompts whose answers are past answers."""
    past = max(0, options.past)
    if options.prompts is not None:
        given = read_prompts(options.prompts.read_bytes())
        return {options.prompts.stem: (given[:count], given[count : count + past])}
    return {kind: (chats(kind, count, seed=1), chats(kind, past, seed=2)) for kind in options.kinds}


def encoded_work(options: Namespace, loaded: LoadedModel) -> Iterator[tuple[str, Prompts, Prompts]]:
    """Each kind with its prompts and its past answers, as token ids."""
    for kind, chosen in work(options, options.count).items():
        asked, past = (encode(loaded, conversations, options.max_new_tokens) for conversations in chosen)
        yield kind, asked, answers(loaded.model, past, options.max_new_tokens)


def encode(loaded: LoadedModel, conversations: Chats, new_tokens: int) -> Prompts:
    """Token ids of each conversation; without those that leave fewer than `new_tokens` of the context."""
    encoded = [encode_chat(loaded, conversation) for conversation in conversations]
    return [prompt for prompt in encoded if len(prompt) + new_tokens <= loaded.context]


def answers(model: Any, asked: Sequence[list[int]], max_new_tokens: int) -> Prompts:
    """The model's own greedy answers."""
    decoder = LookaheadDecoder(model, None, 24)
    return [decoder.generate(prompt, max_new_tokens).tokens for prompt in asked]
