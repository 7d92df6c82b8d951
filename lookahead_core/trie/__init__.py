"""The trie of past tokens, and the drafts that come from it. Knows no model and no torch."""

from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.request import TrieRequest
from lookahead_core.trie.trie import TokenTrie

__all__ = ["DraftTree", "TokenTrie", "TrieRequest"]
