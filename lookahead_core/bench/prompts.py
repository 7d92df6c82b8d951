"""Prompts for the benches: the embedded model's own kinds of work, or a file of the user's; and past answers to warm with."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from lookahead_core.models.load import TINY_FOLDER, LoadedModel, encode_chat, load
from lookahead_core.models.prompts import read_prompts

KINDS = ("document", "maths", "code", "talk")
Chats = list[list[dict[str, str]]]


def add_model(parser: argparse.ArgumentParser) -> None:
    """The options that say which model runs on what."""
    parser.add_argument("--model", default="tiny", help='"tiny" (embedded), a hub name or a folder')
    parser.add_argument("--device", help="cpu, cuda or mps; the best there is otherwise")
    parser.add_argument("--dtype", help="float32, bfloat16 or float16; by device otherwise")
    parser.add_argument("--threads", type=int, help="threads torch uses on a CPU")


def open_model(options: argparse.Namespace) -> LoadedModel:
    """The model that the options name, ready on its device."""
    import torch

    if options.threads:
        torch.set_num_threads(options.threads)
    return load(options.model, options.device, options.dtype)


def chats(kind: str, count: int, seed: int = 0) -> Chats:
    """`count` held-out conversations of a kind, as the embedded model's recipe makes them."""
    return [list(prompt.messages) for prompt in _recipe().prompts(kind, count, seed, held_out=True)]


def work(options: argparse.Namespace, count: int) -> dict[str, tuple[Chats, Chats]]:
    """By kind: the prompts to run, and those whose answers are past answers."""
    past = max(0, options.past)
    if options.prompts is not None:
        given = read_prompts(Path(options.prompts).read_bytes())
        return {Path(options.prompts).stem: (given[:count], given[count : count + past])}
    return {kind: (chats(kind, count, seed=1), chats(kind, past, seed=2)) for kind in options.kinds}


def encode(loaded: LoadedModel, conversations: Chats, room: int) -> list[list[int]]:
    """Token ids of each; those too long for the context less `room` new tokens are left out."""
    ids = [encode_chat(loaded, conversation) for conversation in conversations]
    return [one for one in ids if len(one) + room <= loaded.context]


def answers(model: Any, prompts: Sequence[list[int]], max_new_tokens: int) -> list[list[int]]:
    """The model's own greedy answers."""
    from lookahead_core.decode.decoder import LookaheadDecoder

    decoder = LookaheadDecoder(model, None, 24)
    return [decoder.generate(prompt, max_new_tokens).tokens for prompt in prompts]


def _recipe() -> ModuleType:
    """The recipe's text module, which lies beside the weights and is no package."""
    name = "lookahead_recipe_text"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, TINY_FOLDER / "recipe" / "text.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]
