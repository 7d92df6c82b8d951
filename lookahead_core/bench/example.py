"""Write the bundled example log anew: `python -m lookahead_core.bench example`.

The embedded model answers held-out prompts of all its kinds, in random order, and each request is written as a server with
OpenAI's interface logs it. Beside the log goes the cost curve of the passes, measured in the same run.
"""

from __future__ import annotations

import gzip
import json
import random
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import torch

from lookahead_core.bench.console import command, progress_bar
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.models import examples
from lookahead_core.models.catalogue import TINY
from lookahead_core.models.environment import environment
from lookahead_core.models.load import LoadedModel, load
from lookahead_core.models.token_text import encode_chat, text
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.workload.example import EXAMPLE, EXAMPLE_COSTS, FOLDER

ORDER = 20
"""Seed of the requests' order."""
SIGNIFICANT = 4


@command("example", __doc__, count=35, max_new_tokens=128, threads=2)
def main(options: Namespace) -> None:
    """Write both files. `count`: prompts of each kind."""
    torch.set_num_threads(options.threads)
    loaded = load(TINY)
    costs = calibrate(loaded.model)
    with progress_bar() as progress:
        rows = []
        for row in requests(loaded, options.count, options.max_new_tokens):
            rows.append(row)
            progress(len(rows) / (options.count * len(examples.KINDS)), f"{len(rows)} requests")
    FOLDER.mkdir(exist_ok=True)
    with EXAMPLE.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:  # the same bytes each time
        packed.write("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode())
    EXAMPLE_COSTS.write_text(json.dumps(costs_json(costs, loaded), indent=1) + "\n", encoding="utf-8")
    print(f"{EXAMPLE.name}: {len(rows)} requests, {EXAMPLE.stat().st_size:,} bytes; {EXAMPLE_COSTS.name}")


def requests(loaded: LoadedModel, count: int, most: int) -> Iterator[dict[str, Any]]:
    """`count` prompts of each kind with the model's greedy answers, in random order."""
    asked = [prompt for kind in examples.KINDS for prompt in examples.prompts(kind, count)]
    random.Random(ORDER).shuffle(asked)
    decoder = LookaheadDecoder(loaded.model, TokenTrie(), 16, 12)
    for number, prompt in enumerate(asked, 1):
        ids = encode_chat(loaded, prompt.messages)
        result = decoder.generate(ids, max_new_tokens=most, eos_token_id=list(loaded.eos_token_ids) or None)
        answer = [token for token in result.tokens if token not in loaded.eos_token_ids]
        reason = "stop" if result.finished == "eos" else "length"
        message = {"role": "assistant", "content": text(loaded.tokenizer, answer)}
        choice = {"index": 0, "message": message, "finish_reason": reason}
        usage = {"prompt_tokens": len(ids), "completion_tokens": len(result.tokens)}
        yield {"id": f"request-{number}", "messages": prompt.messages, "choices": [choice], "usage": usage}


def costs_json(costs: CostCurve, loaded: LoadedModel) -> dict[str, Any]:
    """A cost curve as a file, with where it was measured."""
    seconds = [float(f"{value:.{SIGNIFICANT}g}") for value in costs.quiet().seconds]
    found = environment(loaded.model)
    meta = {"model": loaded.entry.title, **{name: found[name] for name in ("device", "dtype", "threads", "created")}}
    return {"widths": list(costs.widths), "seconds": seconds, "context": costs.context, "meta": meta}
