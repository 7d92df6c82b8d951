"""Several prompts at once beside one after the other: `python -m lookahead_core.bench batch`.

Tokens a second over whole runs, prompts included, each lane with an empty trie. "One by one" decodes the same prompts one after
the other. In a batch all rows share each pass, and it is as wide as its widest row; with "auto" the width is shared out by
the cost curve. All lanes must emit the same tokens.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from lookahead_core.bench.console import OUTPUT, Row, command, show, spread
from lookahead_core.bench.inputs import MODEL, PROMPTS, Prompts, encode, open_model, work
from lookahead_core.decode.batch import BatchDecoder
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.models.environment import device_name
from lookahead_core.models.examples import KINDS
from lookahead_core.models.load import LoadedModel
from lookahead_core.models.prompts import LimitError

Lane = Callable[[], list[list[int]]]
BASE = "one by one, plain"
CHOSEN: dict[str, Any] = {option: default for option, default in PROMPTS.items() if option != "past"}
CHOSEN["kinds"] = {"nargs": "+", "default": ["reading", "maths"], "choices": KINDS}
"""Options: the prompts to run. There are no past answers: each lane has an empty trie."""


@command("batch", __doc__, MODEL, CHOSEN, OUTPUT, sizes=[2, 4, 8, 16], repeats=3)
def main(options: Namespace) -> Any:
    """Measure and print. Raises LimitError where there are fewer prompts than one size asks for."""
    loaded, most = open_model(options), max(options.sizes)
    prompts = work(Namespace(**vars(options), past=0), most)
    encoded = {kind: encode(loaded, chosen, options.max_new_tokens) for kind, (chosen, _) in prompts.items()}
    for kind, asked in encoded.items():
        if len(asked) < most:
            raise LimitError(f"--sizes asks for {most} prompts at once; {kind} has {len(asked)} that fit")
    costs = calibrate(loaded.model)
    results: dict[str, Any] = {}
    for kind, asked in encoded.items():
        rows = [measure(loaded, asked[:size], options, costs) for size in options.sizes]
        title = f"{kind}, {loaded.model.dtype}, {device_name(loaded.model.device)}: tokens a second, × {BASE}"
        show(title, rows, options.markdown)
        results[title] = rows
    return results


def measure(loaded: LoadedModel, asked: Prompts, options: Namespace, costs: CostCurve) -> Row:
    """One size of the batch: its lanes in turns, in a new order every time."""
    chosen, rng = lanes(loaded, asked, options.max_new_tokens, costs), Random(0)
    seconds: dict[str, list[float]] = {name: [] for name in chosen}
    texts: dict[str, list[list[int]]] = {}
    for _ in range(options.repeats + 1):
        for name in rng.sample(list(chosen), len(chosen)):
            started = perf_counter()
            texts[name] = chosen[name]()
            seconds[name].append(perf_counter() - started)
    rates = {name: [sum(map(len, texts[name])) / each for each in times[1:]] for name, times in seconds.items()}
    row: Row = {"prompts": len(asked), BASE: f"{median(rates[BASE]):.0f}/s"}
    for name in chosen:
        if name != BASE:
            same = texts[name] == texts[BASE]
            ratios = [one / plain for one, plain in zip(rates[name], rates[BASE], strict=True)]
            row[name] = spread(ratios) if same else "other tokens"
    return row


def lanes(loaded: LoadedModel, asked: Prompts, new: int, costs: CostCurve) -> dict[str, Lane]:
    """By name: what decodes all prompts and returns their tokens."""
    model, eos = loaded.model, list(loaded.eos_token_ids) or None

    def one_by_one(made: Callable[[], LookaheadDecoder]) -> Lane:
        def run() -> list[list[int]]:
            decoder = made()
            return [decoder.generate(prompt, new, eos_token_id=eos).tokens for prompt in asked]

        return run

    def together(**settings: Any) -> Lane:
        return lambda: tokens(BatchDecoder(model, **settings).generate(asked, new, eos_token_id=eos))

    return {
        BASE: one_by_one(lambda: GreedyDecoder(model)),
        "one by one, auto": one_by_one(lambda: LookaheadDecoder(model, decoding_length="auto", costs=costs)),
        "batch, plain": together(decoding_length=1),
        "batch, 8 tokens a row": together(decoding_length=8),
        "batch, auto": together(decoding_length="auto", costs=costs),
    }


def tokens(results: Sequence[Any]) -> list[list[int]]:
    """The tokens of each result."""
    return [result.tokens for result in results]
