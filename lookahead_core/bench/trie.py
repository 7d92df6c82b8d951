"""Cost of the trie: `python -m lookahead_core.bench trie`.

Times of insert, extend, draft and close, and bytes per node, with 10 thousand, 100 thousand and 1 million nodes. A fixed
pure-Python loop, the yardstick, makes the ratios comparable across machines.

The text is an order-2 Markov chain over a Zipf vocabulary of 32,000. Each pair of tokens has eight followers, fixed by a
hash of (seed, pair, i) that draws from the Zipf law. Follower i has probability 2 ** -(i + 1).
"""

from __future__ import annotations

import random
from argparse import Namespace
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from time import perf_counter, thread_time
from typing import Any

from lookahead_core.bench.console import command
from lookahead_core.bench.memory import resident_bytes
from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.trie.trie import TokenTrie

VOCABULARY = 32_000
FOLLOWERS = 8
LENGTH = 128
"""Tokens of a prompt, and of an answer."""
_MASK = (1 << 64) - 1


@command("trie", __doc__, nodes=[10_000, 100_000, 1_000_000], requests=100)
def main(options: Namespace) -> None:
    """Print the table. Each size runs in its own process, so that its memory is measured alone."""
    for nodes in options.nodes:
        with get_context("spawn").Pool(1) as pool:
            print(pool.apply(report, (nodes, options.requests)), flush=True)


def report(nodes: int, requests: int) -> str:
    """Fill a trie to `nodes`, then time `requests` requests of 128 + 128 tokens, with the garbage collector on."""
    stick, tokens = yardstick(), markov(seed=1)
    prepared = [list(islice(tokens, LENGTH)) for _ in range(nodes // 60)]
    compile_loops()
    before = resident_bytes()
    trie = TokenTrie(capacity=nodes)
    times: dict[str, list[tuple[float, float]]] = defaultdict(list)

    def timed(name: str, call: Callable[..., Any], *arguments: Any) -> Any:
        """The call's result. Notes its seconds by the wall clock, and of this thread alone, which others do not lengthen."""
        started, worked = perf_counter(), thread_time()
        result = call(*arguments)
        times[name].append((perf_counter() - started, thread_time() - worked))
        return result

    answers = iter(prepared)
    while len(trie) < 0.98 * nodes:
        timed("insert 128", trie.insert, next(answers, None) or list(islice(tokens, LENGTH)))
    filled = len(trie)
    size = (resident_bytes() - before) / filled
    for _ in range(requests):
        prompt, output = list(islice(tokens, LENGTH)), list(islice(tokens, LENGTH))
        request = timed("open 128", trie.open, prompt)
        for start in range(0, LENGTH, 4):
            timed("draft 64", request.draft, 64)
            timed("extend 4", request.extend, output[start : start + 4])
        timed("close", request.close)
    head = f"{filled:,} nodes from {len(times['insert 128']):,} answers of {LENGTH} tokens: {size:.0f} bytes a node"
    return "\n".join([f"{head}; yardstick {stick:.3f} ms; times in ms", *(row(call, found) for call, found in times.items())])


def row(call: str, seconds: Sequence[tuple[float, float]]) -> str:
    """Median, p99 and worst of some timings, in milliseconds, of the thread and of the wall clock."""
    parts = [f"  {call:11s}"]
    for name, column in (("work", 1), ("wall", 0)):
        ranked = sorted(pair[column] for pair in seconds)
        p50, p99, worst = (1e3 * ranked[place] for place in (len(ranked) // 2, int(0.99 * len(ranked)), -1))
        parts.append(f"{name}: p50 {p50:6.3f}  p99 {p99:6.3f}  worst {worst:6.3f}")
    return "   ".join([*parts, f"({len(seconds)} calls)"])


def markov(seed: int, source: int = 0) -> Iterator[int]:
    """Endless tokens. `source` selects the chain, `seed` the walk through it."""
    rng = random.Random(f"walk {seed}")
    older, newer = zipf(rng.random()), zipf(rng.random())
    while True:
        bits = rng.getrandbits(FOLLOWERS) | 1 << (FOLLOWERS - 1)
        follower = (bits & -bits).bit_length() - 1  # the lowest bit set: geometric
        older, newer = newer, zipf(_unit(source, older, newer, follower))
        yield newer


def _unit(*words: int) -> float:
    """A number in [0, 1) from a hash of `words` (splitmix64)."""
    state = 0x9E3779B97F4A7C15
    for word in words:
        state = (state ^ word) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
        state ^= state >> 31
    return state / 2**64


def zipf(unit: float) -> int:
    """The token at quantile `unit` of a Zipf law with exponent 1; token 0 is the most frequent."""
    return min(int(VOCABULARY**unit), VOCABULARY) - 1


def yardstick() -> float:
    """Milliseconds of a fixed pure-Python loop of 10,000 dictionary look-ups and additions; the best of five."""
    table = {number * 7919 % 10_007: number for number in range(10_000)}
    best = 1e9
    for _ in range(5):
        started, total = thread_time(), 0
        for number in range(10_000):
            total += table.get(number, 0)
        best = min(best, thread_time() - started)
    return 1e3 * best
