"""Speed at real acceptance without real weights: `python -m lookahead_core.bench replay --replay file.jsonl --config 7b`.

A random-weight model of the given shape runs every pass for real, prompt, drafts and logits included; but what it
"says" is forced from recorded outputs. A pass's cost depends on shapes only and acceptance on the tokens only, so the
product is what a model with that shape and those outputs would reach. It is a projection, and labelled so.

The file has one JSON object a line with `prompt_ids` and `output_ids`; it may be gzipped.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import torch
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedConfig, PreTrainedModel

from lookahead_core.bench.lanes import PLAIN, Lane, ours
from lookahead_core.bench.speed import costs_line, run_lanes, table
from lookahead_core.bench.tables import add_output, save, show
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.race import device_name
from lookahead_core.decode.run import Run
from lookahead_core.models.load import pick_device, pick_dtype
from lookahead_core.rivals.prompt_lookup import PromptLookupDecoder
from lookahead_core.trace.verify import Walk, walk
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.trie import TokenTrie

LABEL = "REPLAY: random weights, accepted tokens forced from recorded outputs; a projection, not a model"
SHAPES: dict[str, dict[str, Any]] = {
    "1b": {"hidden_size": 2048, "intermediate_size": 8192, "num_hidden_layers": 16, "num_attention_heads": 32}
    | {"num_key_value_heads": 8, "vocab_size": 128256, "tie_word_embeddings": True},
    "7b": {"hidden_size": 4096, "intermediate_size": 11008, "num_hidden_layers": 32, "num_attention_heads": 32},
    "13b": {"hidden_size": 5120, "intermediate_size": 13824, "num_hidden_layers": 40, "num_attention_heads": 40},
}
"""Llama shapes: Llama 3.2 1B, Llama 2 7B and 13B (their vocabularies: 128,256 and 32,000)."""

Row = tuple[list[int], list[int]]


class ForcedRun(Run):
    """A run whose model says what was recorded; every pass is computed all the same."""

    def __init__(self, recorded: Callable[[list[int]], list[int]], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._said = recorded(self.sequence)

    def _walk(self, tree: DraftTree, logits: torch.Tensor) -> Walk:
        next(iter(super()._walk(tree, logits)))  # the real choice is made and waited for, then set aside
        return walk(tree, lambda _node: self._said[len(self.sequence) - self.prompt_length])


def forced(decoder: LookaheadDecoder, rows: Sequence[Row]) -> LookaheadDecoder:
    """`decoder`, made to answer each prompt of `rows` with its recorded output."""
    answers = {tuple(prompt): output for prompt, output in rows}
    decoder.run_type = partial(ForcedRun, lambda prompt: answers[tuple(prompt)])
    return decoder


def read_rows(path: Path, vocabulary: int) -> list[Row]:
    """Prompt and output ids of each line. Raises ValueError naming the line for anything else."""
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


def shape_config(name: str) -> PreTrainedConfig:
    """The configuration of a named shape or of a config.json."""
    if name in SHAPES:
        config: PreTrainedConfig = AutoConfig.for_model("llama", max_position_embeddings=4096, **SHAPES[name])
        return config
    data = json.loads(Path(name).read_text(encoding="utf-8"))
    made: PreTrainedConfig = AutoConfig.for_model(data.pop("model_type"), **data)
    return made


def random_model(config: PreTrainedConfig, device: str, dtype: str, seed: int = 0) -> PreTrainedModel:
    """A model of that shape with random weights, made on the device."""
    torch.manual_seed(seed)
    with torch.device(device):
        model: PreTrainedModel = AutoModelForCausalLM.from_config(config, dtype=getattr(torch, dtype))
    return model.eval()


def add_shape(parser: argparse.ArgumentParser) -> None:
    """The options that say which shape runs on what."""
    parser.add_argument("--config", default="7b", help=f"{', '.join(SHAPES)}, or a config.json")
    parser.add_argument("--device")
    parser.add_argument("--dtype")
    parser.add_argument("--threads", type=int)


def main(argv: Sequence[str]) -> int:
    """Run the replay and print its table."""
    parser = argparse.ArgumentParser(prog="bench replay", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    add_shape(parser)
    parser.add_argument("--replay", type=Path, required=True, metavar="FILE", help="JSONL, also gzipped")
    parser.add_argument("--count", type=int, default=8, help="rows to replay, from the first on")
    parser.add_argument("--past", type=int, default=50, help="past answers in the trie: the rows after those")
    parser.add_argument("--max-new-tokens", type=int, default=256)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--decoding-length", type=int, default=64)
    parser.add_argument("--branch-length", type=int, default=12)
    parser.add_argument("--eager", action="store_true", help="ordinary passes where CUDA graphs could be had")
    add_output(parser)
    options = parser.parse_args(argv)
    if options.threads:
        torch.set_num_threads(options.threads)
    device = options.device or pick_device()
    model = random_model(shape_config(options.config), device, options.dtype or pick_dtype(device))
    save(options.json, replay(model, options))
    return 0


def replay(model: PreTrainedModel, options: argparse.Namespace) -> dict[str, Any]:
    """Replay rows on `model`, print the table, and return it with what it was measured on."""
    rows = read_rows(options.replay, model.config.get_text_config().vocab_size)
    past = [output for _, output in rows[options.count : options.count + options.past]]
    used = [(prompt, output[: options.max_new_tokens]) for prompt, output in rows[: options.count]]
    fixed = None if options.eager or model.device.type != "cuda" else FixedShape()
    costs = calibrate(model, fixed=fixed)

    def trie() -> TokenTrie:
        made = TokenTrie(branch_length=options.branch_length)
        for answer in past:
            made.insert(answer)
        return made

    length, branch = options.decoding_length, options.branch_length
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
    print(f"{options.config} shape on {device_name(model)}, {model.dtype}, {kind}; {costs_line(costs)}", flush=True)
    runs = run_lanes(lanes, model, [prompt for prompt, _ in used], options.max_new_tokens, options.repeats, title)
    found = table(runs, exact=True)
    show(title, found, options.markdown)
    curve = dict(zip(costs.widths, costs.seconds, strict=True))
    return {"label": LABEL, "config": options.config, "device": device_name(model), "seconds by width": curve, "table": found}


def _until_recorded(lane: Lane, lengths: dict[tuple[int, ...], int]) -> Lane:
    """The lane, ending where the recording ends."""
    return lambda prompt, most: lane(prompt, min(most, lengths[tuple(prompt)]))
