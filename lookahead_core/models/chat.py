"""Conversations and answers as token ids, by a model's own chat template."""

from __future__ import annotations

from collections.abc import Sequence

from lookahead_core.models.load import LoadedModel


def encode_chat(loaded: LoadedModel, messages: str | Sequence[dict[str, str]]) -> list[int]:
    """Token ids of a conversation, up to where the answer begins.

    `messages` is one user text, or a list of messages with "role" and "content". A model without a chat template gets
    the text of the last message unchanged.
    """
    turns = [{"role": "user", "content": messages}] if isinstance(messages, str) else list(messages)
    tokenizer = loaded.tokenizer
    if not tokenizer.chat_template:
        return list(tokenizer(turns[-1]["content"])["input_ids"])
    text = tokenizer.apply_chat_template(turns, tokenize=False, add_generation_prompt=True, **loaded.entry.template)
    return list(tokenizer(text, add_special_tokens=False)["input_ids"])


def encode_answer(loaded: LoadedModel, answer: str) -> list[int]:
    """Token ids of an answer, with the token that ends it."""
    return [*loaded.tokenizer(answer, add_special_tokens=False)["input_ids"], *loaded.eos_token_ids[:1]]
