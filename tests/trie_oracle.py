"""A slow, obviously right model of the trie: n-grams counted by reading the texts again and again; and what tests draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from lookahead_core.trie.acceptance import Estimator, cell_of
from lookahead_core.trie.costs import COST, price
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.nodes import IS_ROOT, LOCAL, NARROW, child_of, step
from lookahead_core.trie.store import NodeStore
from lookahead_core.trie.trie import TokenTrie

few = settings(max_examples=15, deadline=None)
text = st.lists(st.integers(0, 3), max_size=30)
long_text = st.lists(st.integers(0, 25), max_size=120)
texts = st.lists(text, max_size=5)


def pass_costs(cost: Sequence[float]) -> np.ndarray:
    """A table from the cost of each width from 0 on."""
    table = np.empty(len(cost), COST)
    price(table, np.array(cost, float), np.empty(0), 0.0)
    return table


def windows(texts: Sequence[Sequence[int]], longest: int) -> Counter:
    """How often each n-gram of 1 to `longest` tokens occurs."""
    found: Counter = Counter()
    for text in texts:
        for start in range(len(text)):
            for end in range(start + 1, min(start + longest, len(text)) + 1):
                found[tuple(text[start:end])] += 1
    return found


def visits(store: NodeStore, root: int, path: Sequence[int]) -> int:
    """How often the trie says that `path` was seen below `root`."""
    place = root
    for token in path:
        place = int(step(store.arrays, place, token))
        if not place:
            return 0
    return int(store.nodes["count"][place]) if place > 0 else 1


def followers(texts: Sequence[Sequence[int]], context: Sequence[int]) -> Counter:
    """What followed `context`, and how often."""
    size, found = len(context), Counter()
    for text in texts:
        for end in range(size, len(text)):
            if list(text[end - size : end]) == list(context):
                found[text[end]] += 1
    return found


def blend(
    estimator: Estimator, own: Sequence[int], shared: Sequence[Sequence[int]], context: Sequence[int], longest: int
) -> dict[int, float]:
    """Probability of every next token, by the definition in `acceptance`: every context, longest first."""
    chances: dict[int, float] = {}
    rest, heard = 1.0, [0, 0]
    for order in range(min(longest, len(context)), -1, -1):
        for source, texts in ((0, [own]), (1, shared)):
            seen = followers(texts, context[len(context) - order :])
            if not seen:
                continue
            total = sum(seen.values())
            if total == heard[source]:
                continue  # seen at the same places as the longer context before it
            heard[source] = total
            cell = estimator.learnt.kinds["trusts"][2 * order + source] + cell_of(total, len(seen))
            trust = float(estimator.learnt.trusts["trust"][cell])
            for token, count in seen.items():
                chances[token] = chances.get(token, 0.0) + rest * trust * count / total
            rest *= 1.0 - trust
    return chances


def assert_sound(trie: TokenTrie) -> None:
    """Every promise of the node store, checked by walking all of it."""
    store = trie.store
    nodes, counters, texts = store.nodes, store.counters[0], store.texts
    roots = [node for node in range(1, counters["slots"]) if nodes["marks"][node] & IS_ROOT]
    reached = local = held = 0
    stack = list(roots)
    seen = set(stack)
    while stack:
        node = stack.pop()
        children = list(store.children(node))
        assert len(children) == nodes["fanout"][node]
        assert nodes["total"][node] == sum(nodes["count"][child] for child in children)
        assert len({nodes["token"][child] for child in children}) == len(children)
        for before, child in zip([*children[-1:], *children], children, strict=False):
            assert store.previous[child] == before
        for child in children:
            assert child not in seen, "a node hangs in two places"
            assert nodes["count"][child] >= 1, "a node without visits"
            assert nodes["parent"][child] == node
            assert child_of(store.arrays, node, int(nodes["token"][child])) == child
            assert len(children) <= NARROW or child in store.table
            seen.add(child)
            held += len(children) > NARROW
            local += bool(nodes["marks"][child] & LOCAL)
            reached += 1
            stack.append(child)
    assert reached == store.live == len(trie) <= trie.capacity
    assert local == counters["local"]
    assert held == counters["hashed"] == (store.table > 0).sum()
    assert counters["filled"] == (store.table != 0).sum() < len(store.table)
    free = []
    while (node := nodes["next"][free[-1]] if free else counters["first_free"]) != 0:
        free.append(int(node))
        assert len(free) <= counters["slots"]
    assert len(free) == counters["free"] == counters["slots"] - 1 - len(seen)
    assert not set(free) & seen
    assert all(nodes["count"][node] == nodes["first"][node] == 0 for node in free)
    assert texts.stored == sum(len(texts[text]) for text in texts.closed) <= trie.capacity


def assert_fits(tree: DraftTree, decoding_length: int, branch_length: int) -> None:
    """The hard bounds of a draft, and what every consumer relies on."""
    assert len(tree.tokens) == len(tree.parents) == len(tree.scores) == len(tree.sources) <= decoding_length - 1
    assert all(-1 <= parent < node for node, parent in enumerate(tree.parents))
    assert max(tree.depths(), default=0) <= branch_length
    for node, parent in enumerate(tree.parents):
        assert 0 < tree.scores[node] <= (1.0 if parent < 0 else tree.scores[parent])
    assert set(tree.sources) <= {"prompt", "output", "both"}
    assert all(-1 <= parent < len(tree) for parent, _, _ in tree.candidates)
    assert tree.left >= len(tree.candidates)
