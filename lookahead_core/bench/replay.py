"""Speed at real acceptance without real weights: `python -m lookahead_core.bench replay --replay file.jsonl --config 7b`.

A random-weight model of the given shape computes every pass in full: prompt, drafts, logits. Its next tokens are forced
from recorded outputs. The cost of a pass depends on shapes only, and acceptance on the tokens only, so the result is what
a model of that shape with those outputs would reach. It is a projection and labelled as one.

The file has one JSON object per line, with `prompt_ids` and `output_ids`. It may be gzipped.
"""

from __future__ import annotations

import gzip
import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.bench.console import add_output, parser_of, save, show
from lookahead_core.bench.lanes import PLAIN, Lane, costs_line, ours, run_lanes, table
from lookahead_core.bench.models import add_shape, open_shape
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.run import Run
from lookahead_core.methods.prompt_lookup import PromptLookupDecoder
from lookahead_core.models.environment import device_name
from lookahead_core.trace.verify import Walk, walk
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.trie import TokenTrie

LABEL = "REPLAY: random weights, accepted tokens forced from recorded outputs; a projection, not a model"
Row = tuple[list[int], list[int]]


class ForcedRun(Run):
    """A run that emits the recorded tokens; every pass is computed in full."""

    def __init__(self, recorded: Callable[[list[int]], list[int]], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._recorded = recorded(self.sequence)

    def _walk(self, tree: DraftTree, logits: torch.Tensor) -> Walk:
        next(iter(super()._walk(tree, logits)))  # make the real choice, wait for it, discard it
        return walk(tree, lambda _node: self._recorded[len(self.sequence) - self.prompt_length])


def forced(decoder: LookaheadDecoder, rows: Sequence[Row]) -> LookaheadDecoder:
    """`decoder`, changed to answer each prompt of `rows` with its recorded output."""
    answers = {tuple(prompt): output for prompt, output in rows}
    decoder.run_type = partial(ForcedRun, lambda prompt: answers[tuple(prompt)])
    return decoder


def read_rows(path: Path, vocabulary: int) -> list[Row]:
    """Prompt and output ids of each line. Raises ValueError with the number of the first bad line."""
    opener = gzip.open if path.suffix == ".gz" else open
    rows: list[Row] = []
    with opener(path, "rt", encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if not line.strip():
                continue
            try:
                data = json.loads(line)
                row = ([int(token) for token in data["prompt_ids"]], [int(token) for token in data["output_ids"]])
            except (ValueError, KeyError, TypeError) as error:
                raise ValueError(f"line {number}: an object with prompt_ids and output_ids is needed ({error!r})") from None
            if not row[0] or not row[1] or not 0 <= min(map(min, row)) <= max(map(max, row)) < vocabulary:
                raise ValueError(f"line {number}: ids must lie from 0 to {vocabulary - 1}, and none of the lists be empty")
            rows.append(row)
    return rows


def add_replay(parser: ArgumentParser, required: bool) -> None:
    """The recorded outputs to replay."""
    parser.add_argument("--replay", type=Path, required=required, metavar="FILE", help="recorded outputs: JSONL, also gzipped")
    parser.add_argument("--count", type=int, default=8, help="rows to replay, starting with the first")
    parser.add_argument("--past", type=int, default=50, help="past answers in the trie: the rows that follow")
    parser.add_argument("--max-new-tokens", type=int, default=256)
    parser.add_argument("--repeats", type=int, default=3)


def main(argv: Sequence[str]) -> int:
    """Run the replay and print its table."""
    parser = parser_of("replay", __doc__, add_shape, partial(add_replay, required=True), add_output)
    parser.add_argument("--decoding-length", type=int, default=64)
    parser.add_argument("--branch-length", type=int, default=12)
    parser.add_argument("--eager", action="store_true", help="ordinary passes, without CUDA graphs")
    options = parser.parse_args(argv)
    save(options.json, replay(open_shape(options), options))
    return 0


def replay(model: PreTrainedModel, options: Namespace) -> dict[str, Any]:
    """Replay rows on `model`, print the table, and return it with the facts of the measurement."""
    rows = read_rows(options.replay, model.config.get_text_config().vocab_size)
    past = [output for _, output in rows[options.count : options.count + options.past]]
    used = [(prompt, output[: options.max_new_tokens]) for prompt, output in rows[: options.count]]
    fixed = None if options.eager or model.device.type != "cuda" else FixedShape()
    costs = calibrate(model, fixed=fixed)
    length, branch = options.decoding_length, options.branch_length
    trie = partial(TokenTrie.of, past, branch)
    made: dict[str, Callable[[], LookaheadDecoder]] = {
        PLAIN: lambda: GreedyDecoder(model, fixed),
        "prompt lookup (our engine)": lambda: PromptLookupDecoder(model, fixed=fixed),
        f"hierarchical {length}×{branch}": lambda: LookaheadDecoder(model, trie(), length, branch, fixed=fixed),
        "auto": lambda: LookaheadDecoder(model, trie(), "auto", branch, costs=costs, fixed=fixed),
    }
    outputs = {tuple(prompt): len(output) for prompt, output in used}
    lanes = {name: _until_recorded(ours(lambda make=make: forced(make(), used)), outputs) for name, make in made.items()}  # type: ignore[misc]
    title = f"{Path(options.replay).name}, {len(used)} rows, {len(past)} past answers; {LABEL}"
    kind = "CUDA graphs" if fixed else "eager passes"
    device = device_name(model.device)
    print(f"{options.config} shape on {device}, {model.dtype}, {kind}; {costs_line(costs)}", flush=True)
    runs = run_lanes(lanes, model, [prompt for prompt, _ in used], options.max_new_tokens, options.repeats, title)
    found = table(runs, exact=True)
    show(title, found, options.markdown)
    facts = {"label": LABEL, "config": options.config, "device": device}
    return {**facts, "seconds by width": dict(zip(costs.widths, costs.seconds, strict=True)), "table": found}


def _until_recorded(lane: Lane, lengths: dict[tuple[int, ...], int]) -> Lane:
    """The lane, limited to the length of the recording."""
    return lambda prompt, most: lane(prompt, min(most, lengths[tuple(prompt)]))
