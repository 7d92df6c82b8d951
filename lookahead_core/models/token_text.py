"""Text and tokens: conversations and answers as token ids, and the text that a token is shown as.

A token is not always text: a byte-level token may hold part of a character, and a special token has a name instead of
characters. `pieces` gives every token id one label, the same everywhere. Needs no torch.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from lookahead_core.models.load import LoadedModel

SPACE_MARK = "▁"
"""SentencePiece's mark for a leading space (U+2581)."""


def _hex_bytes(error: UnicodeError) -> tuple[str, int]:
    """Codec error handler that writes bytes of incomplete UTF-8 as <0xE4>."""
    assert isinstance(error, UnicodeDecodeError)
    return "".join(f"<0x{byte:02X}>" for byte in error.object[error.start : error.end]), error.end


codecs.register_error("lookahead-hex", _hex_bytes)


@lru_cache(maxsize=1)
def _byte_of_letter() -> dict[str, int]:
    """The byte-level BPE alphabet: one printable letter for each of the 256 bytes."""
    from transformers.convert_slow_tokenizer import bytes_to_unicode

    return {letter: byte for byte, letter in bytes_to_unicode().items()}


def _from_bytes(token: str) -> str:
    letters = _byte_of_letter()
    if any(letter not in letters for letter in token):  # outside the byte alphabet: shown unchanged
        return token
    return bytes(letters[letter] for letter in token).decode("utf-8", "lookahead-hex")


def _from_marks(token: str) -> str:
    if len(token) == 6 and token.startswith("<0x") and token.endswith(">"):
        byte = int(token[3:5], 16)
        return chr(byte) if byte < 0x80 else token
    return token.replace(SPACE_MARK, " ")


def pieces(tokenizer: Any, ids: Iterable[int]) -> dict[int, str]:
    """The text that each distinct token id is shown as, by id.

    A leading space is kept. Bytes of an incomplete character read <0xE4>, special tokens read as their name
    (<|im_end|>), and an id outside the vocabulary reads <id 70000>. `tokenizer`: any tokenizer of transformers.
    """
    added = {token: str(entry) for token, entry in tokenizer.added_tokens_decoder.items()}
    # What a fast tokenizer decodes with, in words: "ByteLevel(...)", "Sequence(decoders=[..., ByteFallback(), ...])".
    decoder = str(getattr(getattr(tokenizer, "backend_tokenizer", None), "decoder", None) or "")
    found: dict[int, str] = {}
    for token in dict.fromkeys(ids):
        raw = tokenizer.convert_ids_to_tokens(token)
        if token in added:
            found[token] = added[token]
        elif raw is None:
            found[token] = f"<id {token}>"
        elif "ByteLevel" in decoder:
            found[token] = _from_bytes(raw)
        elif decoder:
            found[token] = _from_marks(raw)
        else:
            found[token] = tokenizer.decode([token])
    return found


class Words:
    """Token texts, each returned once: `new(ids)` omits ids that it returned before."""

    def __init__(self, tokenizer: Any, known: Mapping[int, str] | None = None) -> None:
        """`known`: texts that need no tokenizer; it may be None where they are all there are."""
        self.tokenizer = tokenizer
        self.known: dict[int, str] = dict(known or {})

    def new(self, ids: Iterable[int]) -> dict[int, str]:
        """Texts of the ids that are new; from now on these ids are known."""
        missing = [token for token in ids if token not in self.known]
        fresh = pieces(self.tokenizer, missing) if missing else {}
        self.known.update(fresh)
        return fresh

    def of(self, ids: Iterable[int]) -> dict[int, str]:
        """Pieces of all `ids`, seen before or not."""
        ids = set(ids)
        self.new(ids)
        return {token: self.known[token] for token in ids}


def text(tokenizer: Any, ids: Sequence[int]) -> str:
    """The text of a token sequence, without special tokens."""
    return tokenizer.decode(list(ids), skip_special_tokens=True)


def encode_chat(loaded: LoadedModel, messages: str | Sequence[dict[str, str]]) -> list[int]:
    """Token ids of a conversation, up to where the answer begins.

    `messages` is one user text, or a list of messages with "role" and "content". A model without a chat template gets
    the text of the last message unchanged. Whether they fit the model's context, the caller has to check.
    """
    turns = [{"role": "user", "content": messages}] if isinstance(messages, str) else list(messages)
    tokenizer = loaded.tokenizer
    if not tokenizer.chat_template:
        return list(tokenizer(turns[-1]["content"], verbose=False)["input_ids"])
    text = tokenizer.apply_chat_template(turns, tokenize=False, add_generation_prompt=True, **loaded.entry.template)
    return list(tokenizer(text, add_special_tokens=False, verbose=False)["input_ids"])


def encode_answer(loaded: LoadedModel, answer: str) -> list[int]:
    """Token ids of an answer, with the token that ends it."""
    return [*loaded.tokenizer(answer, add_special_tokens=False)["input_ids"], *loaded.eos_token_ids[:1]]
