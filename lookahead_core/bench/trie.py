"""Cost of the trie: `python -m lookahead_core.bench trie`.

Times of insert, extend, draft and close, and bytes per node, with 10 thousand, 100 thousand and 1 million nodes. A fixed
pure-Python loop, the yardstick, makes the ratios comparable across machines.

The text is an order-2 Markov chain over a Zipf vocabulary of 32,000. Each pair of tokens has eight followers, fixed by a
hash of (seed, pair, i) that draws from the Zipf law. Follower i has probability 2 ** -(i + 1).
"""

from __future__ import annotations

import gc
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from time import perf_counter, thread_time

from lookahead_core.bench.console import parser_of
from lookahead_core.bench.peak_memory import resident_bytes
from lookahead_core.decode.warm_up import compile_loops
from lookahead_core.trie.trie import TokenTrie, TrieRequest

VOCABULARY = 32_000
FOLLOWERS = 8
SIZES = (10_000, 100_000, 1_000_000)
CALLS = ("insert 128", "open 128", "extend 4", "draft 64", "close")
PROMPT = OUTPUT = 128
_MASK = (1 << 64) - 1


def markov(seed: int, source: int = 0) -> Iterator[int]:
    """Endless tokens. `source` selects the chain, `seed` the walk through it."""
    rng = random.Random(f"walk {seed}")
    older, newer = zipf(rng.random()), zipf(rng.random())
    while True:
        which = _geometric(rng)
        older, newer = newer, zipf(_unit(source, older, newer, which))
        yield newer


def _geometric(rng: random.Random) -> int:
    bits = rng.getrandbits(FOLLOWERS) | 1 << (FOLLOWERS - 1)
    return (bits & -bits).bit_length() - 1


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
    return int(VOCABULARY**unit) - 1 if unit < 1 else VOCABULARY - 1


def take(tokens: Iterator[int], count: int) -> list[int]:
    """The next `count` tokens."""
    return [next(tokens) for _ in range(count)]


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


def measure(nodes: int, requests: int) -> dict[str, object]:
    """Fill a trie to `nodes`, then time `requests` requests of 128 + 128 tokens, with the garbage collector on."""
    tokens = markov(seed=1)
    answers = [take(tokens, OUTPUT) for _ in range(nodes // 60)]
    compile_loops()
    before = resident_bytes()
    trie = TokenTrie(capacity=nodes)
    times: dict[str, list[tuple[float, float]]] = {call: [] for call in CALLS}
    filled = 0
    opened: list[TrieRequest] = []
    while len(trie) < 0.98 * nodes:
        answer = answers[filled] if filled < len(answers) else take(tokens, OUTPUT)
        filled += 1
        times["insert 128"].append(_timed(trie.insert, answer))
    memory = (resident_bytes() - before) / len(trie)
    for _ in range(requests):
        prompt, output = take(tokens, PROMPT), take(tokens, OUTPUT)
        times["open 128"].append(_timed(lambda prompt=prompt: opened.append(trie.open(prompt))))
        request = opened.pop()
        for start in range(0, OUTPUT, 4):
            times["draft 64"].append(_timed(request.draft, 64))
            times["extend 4"].append(_timed(request.extend, output[start : start + 4]))
        times["close"].append(_timed(request.close))
    return {"nodes": len(trie), "bytes": memory, "answers": filled, "times": times}


def _timed(call, *arguments) -> tuple[float, float]:
    """Seconds of a call: by the wall clock, and of this thread alone, which other processes do not lengthen."""
    started, worked = perf_counter(), thread_time()
    call(*arguments)
    return perf_counter() - started, thread_time() - worked


def row(call: str, seconds: Sequence[tuple[float, float]]) -> str:
    """Median, p99 and worst of some timings, in milliseconds, of the thread and of the wall clock."""
    parts = [f"  {call:11s}"]
    for name, column in (("work", 1), ("wall", 0)):
        ranked = sorted(pair[column] for pair in seconds)
        p50, p99, worst = (1e3 * ranked[place] for place in (len(ranked) // 2, int(0.99 * len(ranked)), -1))
        parts.append(f"{name}: p50 {p50:6.3f}  p99 {p99:6.3f}  worst {worst:6.3f}")
    return "   ".join([*parts, f"({len(seconds)} calls)"])


def main(argv: Sequence[str]) -> int:
    """Print the table. Each size runs in its own process, so that its memory is measured alone."""
    parser = parser_of("trie", __doc__)
    parser.add_argument("--nodes", type=int, nargs="*", default=list(SIZES), help="sizes to measure")
    parser.add_argument("--requests", type=int, default=100, help="requests timed at each size")
    parser.add_argument("--here", action="store_true", help="measure in this process; the memory is then approximate")
    args = parser.parse_args(argv)
    if not args.here:
        command = [sys.executable, "-m", "lookahead_core.bench", "trie", "--here", "--requests", str(args.requests)]
        for nodes in args.nodes:
            subprocess.run([*command, "--nodes", str(nodes)], check=True)
        return 0
    for nodes in args.nodes:
        gc.enable()
        stick = yardstick()
        result = measure(nodes, args.requests)
        print(f"{result['nodes']:,} nodes from {result['answers']:,} answers of {OUTPUT} tokens: ", end="")
        print(f"{result['bytes']:.0f} bytes a node; yardstick {stick:.3f} ms; times in ms")
        for call, seconds in result["times"].items():  # type: ignore[attr-defined]
            print(row(call, seconds), flush=True)
    return 0
