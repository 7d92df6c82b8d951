"""A slow, obviously right model of the trie: n-grams counted by looking at the texts again and again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lookahead_core.nodes import LOCAL, NARROW, ROOT, NodeStore
from lookahead_core.ranking import CELL, MOST_FOLLOWERS, MOST_VISITS, Estimator
from lookahead_core.trie import TokenTrie


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
        place = store.step(place, token)
        if not place:
            return 0
    return store.count[place] if place > 0 else 1


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
    """Probability of every next token, by the definition in `ranking`: every context, longest first."""
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
            cell = CELL[min(total, MOST_VISITS) * (MOST_FOLLOWERS + 1) + min(len(seen), MOST_FOLLOWERS)]
            trust = estimator.trust[estimator.base[2 * order + source] + cell]
            for token, count in seen.items():
                chances[token] = chances.get(token, 0.0) + rest * trust * count / total
            rest *= 1.0 - trust
    return chances


def assert_sound(trie: TokenTrie) -> None:
    """Every promise of the node store, checked by walking all of it."""
    store = trie._store
    roots = [node for node in range(1, len(store.token)) if store.flags[node] & ROOT]
    reached = local = 0
    stack = list(roots)
    seen = set(stack)
    while stack:
        node = stack.pop()
        children = list(store.children(node))
        assert len(children) == store.fanout[node]
        assert (node in store.wide) == (node in store.top) == (store.fanout[node] > NARROW)
        assert store.total[node] == sum(store.count[child] for child in children)
        assert len({store.token[child] for child in children}) == len(children)
        assert set(store.leading(node)) <= set(children)
        for child in children:
            assert child not in seen, "a node hangs in two places"
            assert store.count[child] >= 1, "a node without visits"
            assert store.parent[child] == node
            assert store.child(node, store.token[child]) == child
            seen.add(child)
            local += bool(store.flags[child] & LOCAL)
            reached += 1
            stack.append(child)
    assert reached == store.live == len(trie) <= trie.capacity
    assert local == store.local
    assert len(store.free) == len(set(store.free)) == len(store.token) - 1 - len(seen)
    assert not set(store.free) & seen
    assert all(store.count[node] == 0 for node in store.free)
    assert store.stored == sum(len(store.texts[text]) for text in store.closed) <= trie.capacity
