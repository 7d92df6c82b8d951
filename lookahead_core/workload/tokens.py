"""The tokenizer of a log of text: of a folder, of a tokenizer.json, or the embedded model's, whose counts are approximate."""

from __future__ import annotations

from pathlib import Path

from tokenizers import Tokenizer

from lookahead_core.models.catalogue import TINY_FOLDER
from lookahead_core.workload.words import LogError

FILE = "tokenizer.json"
MOST_BYTES = 100_000_000
"""Of a tokenizer.json."""


class LogTokenizer:
    """Text to token ids and back. `path`: a folder or a tokenizer.json; None for the embedded model's.

    Raises LogError for a file that is none.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.given = path is not None
        folder = path or TINY_FOLDER
        file = folder / FILE if folder.is_dir() else folder
        if not file.is_file():
            raise LogError("no tokenizer", name=folder.name, file=FILE)
        if file.stat().st_size > MOST_BYTES:
            raise LogError("large tokenizer", name=folder.name, value=file.stat().st_size, bound=MOST_BYTES)
        try:
            self._tokenizer = Tokenizer.from_file(str(file))
        except Exception as error:  # the library raises nothing narrower
            raise LogError("bad tokenizer", name=folder.name, why=str(error)[:200]) from None
        self._tokenizer.no_truncation()
        self._tokenizer.no_padding()
        self.name = folder.name
        self.size = self._tokenizer.get_vocab_size()

    def encode(self, text: str) -> list[int]:
        """Token ids, without special tokens of its own. Raises UnicodeError for text that is no Unicode, ValueError for
        text that the tokenizer cannot express."""
        text.encode()
        try:
            return self._tokenizer.encode(text, add_special_tokens=False).ids
        except Exception as error:  # the library raises nothing narrower: an unknown word without a token for such, for example
            raise ValueError(str(error)[:200]) from None

    def word(self, token: int) -> str:
        """A token as it is shown."""
        return self._tokenizer.decode([token], skip_special_tokens=False) if token < self.size else f"⟨{token}⟩"
