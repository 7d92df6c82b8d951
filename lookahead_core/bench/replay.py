"""Speed at real acceptance without real weights: `python -m lookahead_core.bench replay --replay file.jsonl --config 7b`.

A random-weight model of the given shape computes every pass in full: prompt, drafts, logits. Its next tokens are forced
from recorded outputs. The cost of a pass depends on shapes only, and acceptance on the tokens only, so the result is what
a model of that shape with those outputs would reach. It is a projection and labelled as one.

With `--equal-rows` no model is made. The table then has the tokens per pass of every method that drafts from tokens alone, at
equal rows (`lookahead_core.bench.equal_rows`).

The file has one JSON object per line, with `prompt_ids` and `output_ids`. It may be gzipped.
"""

from __future__ import annotations

import gzip
import json
import zlib
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.bench import equal_rows
from lookahead_core.bench.console import OUTPUT, command, show, to_read
from lookahead_core.bench.inputs import SHAPE, open_config, shape_config
from lookahead_core.bench.lanes import PLAIN, costs_line, lanes, numbers, run_lanes, table
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.run import Run
from lookahead_core.methods import METHODS
from lookahead_core.models.environment import device_name
from lookahead_core.trace.verify import Walk, walk
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.state import MOST_TOKEN, whole_numbers
from lookahead_core.trie.trie import TokenTrie

LABEL = "REPLAY: random weights, accepted tokens forced from recorded outputs; a projection, not a model"
REPLAY = {"replay": to_read, "equal_rows": False, "count": 8, "past": 50, "max_new_tokens": 256, "repeats": 3}
"""Options: the recorded outputs to replay, and the past answers, which are the rows that follow."""
Row = tuple[list[int], list[int]]


class ForcedRun(Run):
    """A run that emits the output recorded for its prompt, and ends with it; every pass is computed in full."""

    def __init__(self, outputs: dict[tuple[int, ...], list[int]], *settings: Any) -> None:
        super().__init__(*settings)
        self._recorded = outputs[tuple(self.sequence)]
        self.stop.max_new_tokens = min(self.stop.max_new_tokens, len(self._recorded))

    def _walk(self, tree: DraftTree, logits: torch.Tensor) -> Walk:
        next(iter(super()._walk(tree, logits)))  # make the real choice, wait for it, discard it
        return walk(tree, lambda _node: self._recorded[len(self.sequence) - self.prompt_length])


def forced(decoder: LookaheadDecoder, rows: Sequence[Row]) -> LookaheadDecoder:
    """`decoder`, changed to answer each prompt of `rows`, none of which comes twice, with its recorded output."""
    decoder.run_type = partial(ForcedRun, {tuple(prompt): output for prompt, output in rows})
    return decoder


def read_rows(path: Path, vocabulary: int) -> list[Row]:
    """Prompt and output ids of each line. Raises ValueError with the number of the first bad line, and where there is none."""
    raw = path.read_bytes()
    try:
        text = (gzip.decompress(raw) if raw.startswith(b"\x1f\x8b") else raw).decode("utf-8-sig")
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise ValueError(f"{path.name} is not whole: {error}") from None
    except UnicodeDecodeError as error:
        raise ValueError(f"{path.name} is no text in UTF-8: {error}") from None
    lines = enumerate(text.split("\n"), 1)
    rows = [read_row(line, vocabulary, f"line {number}") for number, line in lines if line.strip()]
    if not rows:
        raise ValueError(f"{path.name} holds no rows")
    return rows


def split_rows(rows: Sequence[Row], count: int, past: int) -> tuple[list[Row], list[list[int]]]:
    """The first `count` rows, which are replayed, and as past answers the outputs of the `past` rows after them.

    Raises ValueError where the first rows hold outputs of one token alone.
    """
    used = list(rows[:count])
    if all(len(output) < 2 for _, output in used):
        raise ValueError(f"outputs of the {len(used)} rows to replay: 1 token, which the prefill brings; 2 are needed")
    return used, [output for _, output in rows[count : count + past]]


def apart(rows: Sequence[Row]) -> list[Row]:
    """The first row of each prompt: by its prompt a run knows what it has to write."""
    found: dict[tuple[int, ...], Row] = {}
    for row in rows:
        found.setdefault(tuple(row[0]), row)
    return list(found.values())


def read_row(line: str, vocabulary: int, where: str) -> Row:
    """Prompt and output ids of one line of JSON. Raises ValueError, beginning with `where`, for anything else."""
    try:
        data = json.loads(line)
        row = (whole_numbers(data["prompt_ids"]).tolist(), whole_numbers(data["output_ids"]).tolist())
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{where}: an object with prompt_ids and output_ids is needed ({error!r})") from None
    check(row, vocabulary, where)
    return row


def check(row: Row, vocabulary: int, where: str) -> None:
    """Raises ValueError, beginning with `where`, for a row without tokens and for an id outside of the vocabulary."""
    if not row[0] or not row[1] or not 0 <= min(map(min, row)) <= max(map(max, row)) < vocabulary:
        raise ValueError(f"{where}: ids must lie from 0 to {vocabulary - 1}, and none of the lists be empty")


@command("replay", __doc__, SHAPE, REPLAY, OUTPUT, decoding_length=64, branch_length=12, eager=False)
def main(options: Namespace) -> Any:
    """Run the replay and print its table."""
    if options.replay is None:
        raise ValueError("--replay must name the file of recorded outputs")
    if options.equal_rows:
        return compare(options)
    config = shape_config(options.config)
    rows = read_rows(options.replay, config.get_text_config().vocab_size)  # before a large model is made
    split_rows(rows, options.count, options.past)
    model = open_config(options, config)
    fixed = None if options.eager or model.device.type != "cuda" else FixedShape()
    return replay_rows(model, rows, options.replay.name, options, fixed)


def compare(options: Namespace) -> dict[str, Any]:
    """Print the methods' tokens per pass at equal rows, and return them."""
    rows = read_rows(options.replay, MOST_TOKEN + 1)
    used, past = split_rows(rows, options.count, options.past)
    found = equal_rows.table(used, past, options.branch_length)
    texts = f"{options.replay.name}, {len(used)} rows, {len(past)} past answers"
    title = f"{texts}, branches of {options.branch_length}: tokens per pass"
    show(title, found, options.markdown)
    return {"title": title, "table": found}


def replay_rows(
    model: PreTrainedModel, rows: Sequence[Row], name: str, options: Namespace, fixed: FixedShape | None
) -> dict[str, Any]:
    """Replay the rows of a recording on `model`, print the table, and return it with the facts of the measurement."""
    whole, past = split_rows(rows, options.count, options.past)
    used = [(prompt, output[: options.max_new_tokens]) for prompt, output in apart(whole)]
    if left := len(whole) - len(used):
        print(f"{left} of {len(whole)} rows left out: their prompt is that of an earlier row", flush=True)
    costs = calibrate(model, fixed=fixed)
    length, branch = options.decoding_length, options.branch_length
    trie = partial(TokenTrie.of, past, branch)
    made = lanes(model, trie, costs, length, branch, fixed=fixed, changed=partial(forced, rows=used))
    chosen = {lane: made[lane] for lane in (PLAIN, METHODS["lookup"].lane, f"trie {length}×{branch}", "auto")}
    title = f"{name}, {len(used)} rows, {len(past)} past answers; {LABEL}"
    kind = "eager passes" if fixed is None else "CUDA graphs" if model.device.type == "cuda" else "passes of fixed shape"
    device = device_name(model.device)
    print(f"{options.config} shape on {device}, {model.dtype}, {kind}; {costs_line(costs)}", flush=True)
    asked = [prompt for prompt, _ in used]
    # bare passes are eager ones, and no measure of the others
    runs = run_lanes(chosen, model, asked, options.max_new_tokens, options.repeats, title, bare=fixed is None)
    found = table(runs, exact=True)
    show(title, found, options.markdown)
    facts = {"label": LABEL, "config": options.config, "device": device, "runs": numbers(runs)}
    return {**facts, "seconds by width": dict(zip(costs.widths, costs.seconds, strict=True)), "table": found}
