"""The tokenizer of a log of text: of a folder, of a tokenizer.json, or the embedded model's, whose counts are approximate.

A given one works in a process of its own. A few lines of a tokenizer.json can ask for any memory and any time, and the library
then ends the process it is in.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import finalize

from tokenizers import Tokenizer

from lookahead_core.models.catalogue import TINY_FOLDER
from lookahead_core.tuning.replay_pool import end, give_way, started
from lookahead_core.workload.words import LogError

FILE = "tokenizer.json"
MOST_BYTES = 100_000_000
"""Of a tokenizer.json."""
MOST_SECONDS = 20
"""For one text, or for reading the file."""
MOST_MEMORY = 3 * 2**30
"""Bytes that a given tokenizer may take in its process."""


class LogTokenizer:
    """Text to token ids and back. `path`: a folder or a tokenizer.json; None for the embedded model's.

    Raises LogError for a file that is none, and for a tokenizer that takes too much time or memory.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.given = path is not None
        folder = path or TINY_FOLDER
        file = folder / FILE if folder.is_dir() else folder
        if not file.is_file():
            raise LogError("no tokenizer", name=folder.name, file=FILE)
        if file.stat().st_size > MOST_BYTES:
            raise LogError("large tokenizer", name=folder.name, value=file.stat().st_size, bound=MOST_BYTES)
        self.name = folder.name
        try:
            self._tokenizer = Apart(file, self.name) if self.given else Here(file)
        except ValueError as error:
            raise error if isinstance(error, LogError) else LogError("bad tokenizer", name=self.name, why=str(error)) from None
        self.size = self._tokenizer.size

    def encode(self, text: str) -> list[int]:
        """Token ids, without special tokens of its own. Raises UnicodeError for text that is no Unicode, ValueError for
        text that the tokenizer cannot express."""
        text.encode()
        return self._tokenizer.encode(text)

    def word(self, token: int) -> str:
        """A token as it is shown."""
        return self._tokenizer.word(token) if token < self.size else f"⟨{token}⟩"


class Here:
    """A tokenizer.json in this process. Raises ValueError, with the library's words."""

    def __init__(self, file: Path) -> None:
        with told():
            self._tokenizer = Tokenizer.from_file(str(file))
        self._tokenizer.no_truncation()
        self._tokenizer.no_padding()
        self.size = int(self._tokenizer.get_vocab_size())

    def encode(self, text: str) -> list[int]:
        """Token ids."""
        with told():  # an unknown word without a token for such, for example
            ids: list[int] = self._tokenizer.encode(text, add_special_tokens=False).ids
        return ids

    def word(self, token: int) -> str:
        """A token as text."""
        with told():
            return str(self._tokenizer.decode([token], skip_special_tokens=False))


class Apart:
    """A tokenizer.json in a process of its own, which ends with this object."""

    def __init__(self, file: Path, name: str) -> None:
        self.name, self._child = name, started("lookahead_core.workload.tokens")
        finalize(self, end, self._child)
        self.size: int = self._ask(str(file))

    def encode(self, text: str) -> list[int]:
        """Token ids."""
        ids: list[int] = self._ask(text)
        return ids

    def word(self, token: int) -> str:
        """A token as text."""
        return str(self._ask(token))

    def _ask(self, what: str | int) -> Any:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        try:
            self._child.stdin.write(json.dumps(what).encode() + b"\n")
            self._child.stdin.flush()
            fault, answer = json.loads(self._child.stdout.readline())
        except (OSError, json.JSONDecodeError):  # it was ended
            raise LogError("greedy tokenizer", name=self.name, seconds=MOST_SECONDS, memory=MOST_MEMORY // 2**30) from None
        if fault:
            raise ValueError(fault)
        return answer


@contextlib.contextmanager
def told() -> Iterator[None]:
    """What the library raises, panics too, as a ValueError."""
    try:
        yield
    except BaseException as error:
        if isinstance(error, Exception) or type(error).__name__ == "PanicException":
            raise ValueError(str(error)[:200]) from None
        raise


def main() -> None:
    """The process's life. A line each: first the file, answered by its number of tokens; then texts and tokens. An answer is a
    pair: what went wrong, and what was asked for."""
    give_way()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # a panic quotes what it is at, and the server's log quotes nobody
    tokenizer: Here | None = None
    with contextlib.suppress(ImportError, OSError, ValueError):  # Windows and macOS have no such bounds
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        mapped = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()  # grows with the number of cores
        resource.setrlimit(resource.RLIMIT_AS, (mapped + MOST_MEMORY, mapped + MOST_MEMORY))
    for line in sys.stdin.buffer:
        what, fault = json.loads(line), ""
        answer: Any = None
        if hasattr(signal, "alarm"):
            signal.alarm(MOST_SECONDS)  # ends the process, whatever it is at
        try:
            if tokenizer is None:
                tokenizer = Here(Path(what))
                answer = tokenizer.size
            else:
                answer = tokenizer.encode(what) if isinstance(what, str) else tokenizer.word(what)
        except ValueError as error:
            fault = str(error) or "no reason given"
        if hasattr(signal, "alarm"):
            signal.alarm(0)
        print(json.dumps([fault, answer]), flush=True)


if __name__ == "__main__":
    main()
