"""Every way of decoding side by side: `python -m lookahead_core.bench speed`.

One process and one model. For every prompt all lanes run in a new random order, so that a change of the machine's speed
affects all of them; with --turns they take turns pass by pass. Tokens per second are of the decode phase, without the prefill
and the tokens that come with it: one, or more where `generate` drafts before it. A figure takes the median of each prompt's
repeats, then all prompts together; the range in brackets is over whole repeats. In float32 a lane whose tokens are not
those of plain decoding gets no ratio. "× lookup" is the speed over prompt lookup's. "Mean width" counts the tokens of a pass,
the last one written included. "Overhead" is the time of the steps over that of bare passes of the same widths. "Drafting" is
the drafts' share of the time, "right drafts" the share of drafts that came true.
"""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from typing import Any

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.inputs import MODEL, PROMPTS, encoded_work, open_model
from lookahead_core.bench.lanes import (
    UNMEASURED,
    costs_line,
    lanes,
    numbers,
    picked,
    refuse_turns,
    refuse_unable,
    refuse_unknown,
    refuse_unmade,
    run_lanes,
    table,
    written,
)
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.lanes import Lane
from lookahead_core.models.environment import environment
from lookahead_core.models.load import load
from lookahead_core.trie.trie import TokenTrie

SIZES = {"count": 8, "repeats": 3, "decoding_length": 32, "branch_length": 12}
LANES = {"assistant": str, "warmth": ("cold", "warm"), "lanes": [""], "fixed": False, "turns": False, "quick": False}
QUICK = {"count": 2, "past": 10, "max_new_tokens": 48, "repeats": 1}
"""The numbers of a quick run."""


def shorten(options: Namespace) -> None:
    """Few of all that has its usual number; what was asked for stays."""
    usual = {**PROMPTS, **SIZES}
    for option, few in QUICK.items():
        if getattr(options, option) == usual[option]:
            setattr(options, option, few)


def chosen(texts: Sequence[str]) -> tuple[list[Lane], list[str]]:
    """The lanes written with lengths of their own, as in trie+suffix:auto, and the beginnings of the other lanes' names.

    One text may hold several, with commas. Raises LimitError for a lane whose method is not in the table.
    """
    parts = [part.strip() for text in texts for part in re.split(r",(?!\d)", text)]
    asked = [Lane.of(part, place) for place, part in enumerate(parts, 1) if ":" in part]
    return asked, [part for part in parts if ":" not in part]


@command("speed", __doc__, MODEL, PROMPTS, OUTPUT, SIZES, LANES)
def main(options: Namespace) -> Any:
    """Run the bench and print its tables."""
    if options.quick:
        shorten(options)
    asked, prefixes = chosen(options.lanes)
    loaded = open_model(options)
    assistant = load(options.assistant, options.device, options.dtype).model if options.assistant else None
    fixed = FixedShape() if options.fixed else None
    lengths = options.decoding_length, options.branch_length
    named, empty = lanes(loaded.model, TokenTrie, UNMEASURED, *lengths, assistant), DraftSettings(*lengths, None, UNMEASURED)
    refuse_unknown(prefixes, named)
    refuse_unable(loaded.model, asked, empty)
    refuse_unmade(picked(named, prefixes))
    if options.turns:
        refuse_turns(picked(named, prefixes) | {lane.text: written(loaded.model, lane, TokenTrie, empty) for lane in asked})
    prepared = encoded_work(options, loaded)
    costs = calibrate(loaded.model, fixed=fixed)
    print(f"{loaded.caption()}; {options.repeats} repeats; {costs_line(costs)}", flush=True)
    tables: dict[str, list[Row]] = {}
    measured: dict[str, Any] = {}
    for kind, prompts, past in prepared:
        for warmth in options.warmth:
            known = past if warmth == "warm" else []
            if warmth == "warm" and not known:
                print(f"{kind}, warm: left out, there are no past answers", flush=True)
                continue
            trie = partial(TokenTrie.of, known, options.branch_length)
            made = lanes(loaded.model, trie, costs, *lengths, assistant, fixed)
            common = DraftSettings(*lengths, None, costs, fixed, answers=known)
            own = {lane.text: written(loaded.model, lane, trie, common) for lane in asked}
            made = picked(made, prefixes) | own
            title = f"{kind}, {warmth}" + (f" ({len(known)} past answers)" if known else "")
            runs = run_lanes(made, loaded.model, prompts, options.max_new_tokens, options.repeats, title, turns=options.turns)
            measured[title], tables[title] = numbers(runs), table(runs, loaded.dtype == "float32", options.turns)
            show(title, tables[title], options.markdown)
    curve = {"widths": costs.widths, "milliseconds": [round(1e3 * one, 3) for one in costs.seconds], "cdl": costs.cdl}
    facts = {"model": loaded.name, **environment(loaded.model), "options": {k: str(v) for k, v in vars(options).items()}}
    return {**facts, "costs": curve, "tables": tables, "runs": measured}
