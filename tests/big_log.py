"""A generated log of any length through the stream, with its memory: by hand, not in the suite.

    python tests/big_log.py --requests 200000

Half of each answer repeats phrases, half is new, so the trie reaches its capacity and goes on forgetting.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import resource
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lookahead_core.workload.drafters import DRAFTERS, Setting
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.stream import StreamTask, warmth


def write(path: Path, requests: int, prompt: int, answer: int) -> None:
    """A log of token ids, drawn from 32,000."""
    rng = random.Random(0)
    phrases = [[rng.randrange(32_000) for _ in range(6)] for _ in range(5000)]
    with gzip.open(path, "wt", compresslevel=1) as file:
        for _ in range(requests):
            new = [rng.randrange(32_000) for _ in range(answer // 2)]
            known = [token for _ in range(answer // 12) for token in rng.choice(phrases)]
            asked = [rng.randrange(32_000) for _ in range(prompt)]
            file.write(json.dumps({"prompt_ids": asked, "output_ids": known + new}) + "\n")


def main() -> None:
    """Write a log, stream it, print what it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in {"requests": 200_000, "prompt": 16, "answer": 36, "capacity": 1_000_000}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    options = parser.parse_args()
    method = next(name for name, drafter in DRAFTERS.items() if drafter.method.uses_trie)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.jsonl.gz"
        write(path, options.requests, options.prompt, options.answer)
        before, started = peak(), perf_counter()
        task = StreamTask(path, Setting(method, "cold", 8, 8), bounds=Bounds(), capacity=options.capacity)
        for stream in task.run():
            done, seconds = stream.facts.requests, perf_counter() - started
            print(f"{done:9,} requests  {seconds:6.1f} s  {stream.shared.nodes:9,} nodes  {peak():6.0f} MB", flush=True)
        tokens = stream.facts.prompt_tokens + stream.facts.output_tokens
        print(f"{tokens:,} tokens, {60 * tokens / seconds:,.0f} a minute; before {before:.0f} MB; {warmth(stream)}")


def peak() -> float:
    """Most memory of this process so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
