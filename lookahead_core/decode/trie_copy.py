"""A trie as bytes, and copies of it: in a race, each lane that drafts from a trie has its own.

In a shared one, a lane would draft from the answer that the lane ahead has just written.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from lookahead_core.trie.trie import TokenTrie


def saved(trie: TokenTrie) -> bytes:
    """A trie as a file's content, with what it has learnt."""
    with tempfile.TemporaryDirectory() as folder:
        trie.save(Path(folder) / "trie")
        return (Path(folder) / "trie").read_bytes()


def loaded(data: bytes) -> TokenTrie:
    """The inverse of `saved`."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "trie").write_bytes(data)
        return TokenTrie.load(Path(folder) / "trie")


def copied(trie: TokenTrie) -> TokenTrie:
    """A trie of its own with the same shared branches, and with what was learnt. Prompts of open requests stay behind."""
    return loaded(saved(trie))
