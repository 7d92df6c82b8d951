"""What a trie and its requests share. It knows no strategies and no drafts."""

from __future__ import annotations

import threading
from array import array
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import NamedTuple, TypeGuard

import numpy as np

from lookahead_core.trie.acceptance import Estimator, learn, learnt_at
from lookahead_core.trie.compiled import compiled, inner
from lookahead_core.trie.eliminate import eliminate
from lookahead_core.trie.insert import CURSOR, CURSOR_NUMBERS, Contexts, cursor_of, has_space, insert_token, new_cursor, refresh
from lookahead_core.trie.nodes import LOCAL, MAX_TEXT, OUTPUT, PROMPT, follow, store_at
from lookahead_core.trie.store import NodeStore

MOST_TOKEN = (1 << 31) - 1
"""Largest token id."""

MOST_PENDING = 256
"""Most tokens of a request that wait to be inserted into the shared branches."""


MOST_NODES = (1 << 31) - 1
"""Largest capacity."""

SWITCHES = ("insert_prompt", "insert_output", "eliminate", "prune")
"""The paper's ablations, which a trie's file holds too."""

MOST_BRANCH = 1024
"""Longest branch, in tokens."""

MOST_FINGERPRINT = 1000
"""Most characters that name a tokenizer."""


class TrieFacts(NamedTuple):
    """What the trie did in one step: its size after it, and what the step added and evicted (nodes)."""

    nodes: int = 0
    added: int = 0
    evicted: int = 0


NO_FACTS = TrieFacts()


@dataclass(eq=False)
class TrieState:
    """Everything that a trie and its requests share. Callers hold `lock`."""

    branch_length: int = 12
    capacity: int = 1_000_000
    _: KW_ONLY
    insert_prompt: bool = True
    insert_output: bool = True
    eliminate: bool = True
    prune: bool = True
    fingerprint: str = ""

    def __post_init__(self) -> None:
        self.branch_length, self.capacity = whole("branch_length", self.branch_length), whole("capacity", self.capacity)
        if not 1 <= self.branch_length <= MOST_BRANCH:
            raise ValueError(f"branch_length must be from 1 to {MOST_BRANCH}, got {self.branch_length}")
        least = self.branch_length + 1
        if not least <= self.capacity <= MOST_NODES:
            raise ValueError(f"capacity must be from branch_length + 1 = {least} to {MOST_NODES} nodes, got {self.capacity}")
        for switch in SWITCHES:
            if not isinstance(value := getattr(self, switch), bool):
                raise ValueError(f"{switch} must be True or False, not {value!r}")
        if not isinstance(self.fingerprint, str) or len(self.fingerprint) > MOST_FINGERPRINT:
            raise ValueError(
                f"fingerprint must be a text of at most {MOST_FINGERPRINT} characters, not {self.fingerprint!r:.80}"
            )
        self.lock = threading.RLock()
        self.store = NodeStore(self.capacity)
        self.root = self.store.add_root()
        self.estimator = Estimator(self.branch_length)
        self.version = 0
        """Changes of the shared branches."""
        self.pending: dict[RequestTexts, None] = {}
        """Requests with output that is not in the shared branches yet."""
        self.dropped: deque[RequestTexts] = deque()
        """Requests that nobody holds any more and nobody closed. They are closed by the next call that looks at the trie: a
        finaliser may run in the midst of another call."""

    def insert_shared(self, tokens: np.ndarray, flags: int) -> None:
        """Insert a text (int64 [n]) into the shared branches. What was known before is asked about every token of an output
        first, so that the estimator learns which contexts to trust."""
        self.version += 1
        most = min(MAX_TEXT - 1, max(self.capacity, 4096)) - self.branch_length
        for start in range(0, len(tokens), most):
            text = GrowingText(self, self.root, flags, before=tokens[max(0, start - self.branch_length) : start])
            text.insert(tokens[start : start + most], learning=flags == OUTPUT)
            self.store.texts.close(text.number)

    def close_dropped(self) -> None:
        """Close the dropped requests."""
        while self.dropped:
            self.dropped.popleft().close()

    def settle(self, but: RequestTexts | None = None) -> None:
        """Close the dropped requests, and insert the pending output of all `but` one: its own branches already hold it."""
        if self.dropped:
            self.close_dropped()
        if len(self.pending) > (but in self.pending):
            for texts in list(self.pending):
                if texts is not but:
                    texts.insert_pending()

    def count_below(self, root: int, tokens: Iterable[int]) -> int:
        """How often `tokens` follow one another below `root`; see `TokenTrie.count`."""
        path, longest = checked_ids(tokens), self.branch_length + 1
        if len(path) > longest:
            raise ValueError(f"at most {longest} tokens follow one another in a window, got {len(path)}")
        self.settle()
        place = int(follow(self.store.arrays, root, path)) if len(path) else 0
        return int(self.store.nodes["count"][place]) if place > 0 else int(place < 0)


class GrowingText:
    """A text that is inserted below `root`, token by token. It goes on after `before`, which was inserted already."""

    def __init__(
        self, trie: TrieState, root: int, flags: int, prompt_length: int = 0, before: Sequence[int] | np.ndarray = ()
    ) -> None:
        self.trie, self.root, self.number = trie, root, trie.store.texts.add(before)
        # -1: the contexts are to be found before the first token.
        self.cursor = new_cursor(root, trie.branch_length, self.number, flags, prompt_length, changes=-1)

    def insert(self, tokens: np.ndarray, learning: bool = False) -> None:
        """Insert tokens (int64 [n]); with `learning` the estimator learns from each of them first."""
        trie, done = self.trie, 0
        addresses = trie.store.handle.address, trie.estimator.handle.address
        while (done := done + _insert_text(*addresses, self.cursor, tokens[done:], trie.prune, learning)) < len(tokens):
            self.reserve(len(tokens) - done)

    def reserve(self, tokens: int) -> None:
        """Reserve space for so many more tokens."""
        self.trie.store.reserve(self.trie.branch_length, self.number, tokens)


class RequestTexts:
    """What a request inserts: its own text, which it alone sees, and its output as a text of the shared branches."""

    def __init__(self, trie: TrieState, prompt: np.ndarray, pending_count: memoryview) -> None:
        """`pending_count`: of the tokens in `pending`, one number that the compiled functions of the request write too."""
        self.trie, self.prompt, self.pending_count = trie, prompt, pending_count
        self.pending, self.open = np.zeros(MOST_PENDING, np.int64), True
        read = prompt if trie.insert_prompt else prompt[:0]
        # Output is inserted into the own branches at once, into the shared ones when another reader comes, or at the end.
        self.own = GrowingText(trie, trie.store.add_root(), LOCAL | PROMPT, len(read))
        self.output = GrowingText(trie, trie.root, OUTPUT)
        self.output.reserve(MOST_PENDING)
        self.own.insert(read)
        self.own.cursor[:CURSOR_NUMBERS].view(CURSOR)["marks"] = LOCAL | OUTPUT
        self.contexts = self.own.cursor
        """The cursor of the contexts among the own branches. It does not insert where the output is not inserted."""
        if not trie.insert_output:
            self.contexts = new_cursor(self.own.root, trie.branch_length, self.own.number, 0, len(read))

    def insert_pending(self) -> None:
        """Insert the pending output into the shared branches."""
        if self.pending_count[0]:
            self.trie.version += 1
            self.trie.pending.pop(self, None)  # not there any more where an interrupt came right after an earlier pop
            self.output.insert(self.pending[: self.pending_count[0]])
            self.pending_count[0] = 0

    def close(self) -> None:
        """The prompt's branches leave (branch eliminating), the output's stay."""
        trie, texts = self.trie, self.trie.store.texts
        self.open = False
        self.insert_pending()
        eliminate(trie.store.handle.address, self.own.root)
        texts.drop(self.own.number)
        texts.close(self.output.number)
        if not trie.eliminate and trie.insert_prompt:
            trie.insert_shared(self.prompt, PROMPT)


@compiled
def _insert_text(
    store_address: int, learnt_address: int, numbers: np.ndarray, tokens: np.ndarray, prune: bool, learning: bool
) -> int:
    """Insert tokens by the cursor in `numbers`. Returns how many the arrays had space for."""
    return _insert(store_address, learnt_address, numbers, tokens, prune, learning)


@inner
def _insert(
    store_address: int, learnt_address: int, numbers: np.ndarray, tokens: np.ndarray, prune: bool, learning: bool
) -> int:
    store, cursor, learnt = store_at(store_address), cursor_of(numbers), learnt_at(learnt_address)
    for index in range(len(tokens)):
        if not has_space(store, cursor):
            return index
        if learning:
            refresh(store, cursor)
            learn(store, learnt, Contexts(cursor, cursor), tokens[index])
        insert_token(store, cursor, tokens[index], prune)
    return len(tokens)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether `value` is a whole number, of Python or NumPy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def whole(name: str, value: object) -> int:
    """A whole number of Python or NumPy as one of Python. Raises ValueError, naming it, for anything else."""
    if not is_whole(value):
        raise ValueError(f"{name} must be a whole number, not {value!r:.80}")
    return int(value)


def checked_ids(tokens: Iterable[int]) -> np.ndarray:
    """Token ids, int64 [n]. Raises ValueError for one that is not a whole number from 0 to 2**31 - 1."""
    ids = whole_numbers(tokens)
    if ids and min(ids) < 0:
        raise ValueError(f"token ids must not be negative, got {min(ids)}")
    if ids and max(ids) > MOST_TOKEN:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: got {max(ids)}")
    return np.array(ids, np.int64)


def whole_numbers(tokens: Iterable[int]) -> array[int]:
    """Token ids of any sign, as an array of int64. Raises ValueError for one that is not a whole number, or takes more bits."""
    try:
        return array("q", iter(tokens) if isinstance(tokens, (bytes, bytearray)) else tokens)  # an array reads bytes as memory
    except (TypeError, OverflowError) as error:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: {error}") from None
