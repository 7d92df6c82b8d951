"""Every way of decoding side by side: `python -m lookahead_core.bench speed`.

One process and one model. For every prompt all lanes run in a new random order, so that a change of the machine's speed
affects all of them. Tokens per second are of the decode phase, without the prefill. A figure takes the median of each
prompt's repeats, then all prompts together; the range in brackets is over whole repeats. In fp32 a lane whose tokens
differ from those of plain decoding gets no ratio.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial

from lookahead_core.bench.console import Row, add_output, parser_of, save, show
from lookahead_core.bench.lanes import PLAIN, LaneSettings, costs_line, lanes, run_lanes, table
from lookahead_core.bench.models import add_model, open_model
from lookahead_core.bench.prompts import add_prompts, encoded_work
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.models.environment import environment
from lookahead_core.models.load import load
from lookahead_core.trie.trie import TokenTrie


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = parser_of("speed", __doc__, add_model, partial(add_prompts, count=8), add_output)
    parser.add_argument("--assistant", help="a smaller model for assisted generation")
    parser.add_argument("--warmth", nargs="+", default=["cold", "warm"], choices=("cold", "warm"))
    parser.add_argument("--lanes", nargs="+", help="only lanes whose names begin so (plain decoding always runs)")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--decoding-length", type=int, default=32)
    parser.add_argument("--branch-length", type=int, default=12)
    parser.add_argument("--fixed", action="store_true", help="our lanes in passes of fixed shape (CUDA graphs on CUDA)")
    parser.add_argument("--quick", action="store_true", help="2 prompts, 10 past answers, 48 tokens, 1 repeat")
    options = parser.parse_args(argv)
    if options.quick:
        options.count, options.past, options.max_new_tokens, options.repeats = 2, 10, 48, 1
    return options


def main(argv: Sequence[str]) -> int:
    """Run the bench and print its tables."""
    options = arguments(argv)
    loaded = open_model(options)
    assistant = load(options.assistant, options.device, options.dtype).model if options.assistant else None
    fixed = FixedShape() if options.fixed else None
    costs = calibrate(loaded.model, fixed=fixed)
    print(f"{loaded.caption()}; {options.repeats} repeats; {costs_line(costs)}", flush=True)
    tables: dict[str, list[Row]] = {}
    for kind, prompts, past in encoded_work(options, loaded):
        for warmth in options.warmth:
            known = past if warmth == "warm" else []
            trie = partial(TokenTrie.of, known, options.branch_length)
            settings = LaneSettings(loaded.model, trie, costs, options.decoding_length, options.branch_length, assistant, fixed)
            chosen = {
                name: lane
                for name, lane in lanes(settings).items()
                if name == PLAIN or not options.lanes or name.startswith(tuple(options.lanes))
            }
            title = f"{kind}, {warmth}" + (f" ({len(known)} past answers)" if known else "")
            runs = run_lanes(chosen, loaded.model, prompts, options.max_new_tokens, options.repeats, title)
            tables[title] = table(runs, exact=loaded.dtype == "float32")
            show(title, tables[title], options.markdown)
    curve = {"widths": costs.widths, "milliseconds": [round(1e3 * one, 3) for one in costs.seconds], "cdl": costs.cdl}
    facts = {"model": loaded.name, **environment(loaded.model), "options": {k: str(v) for k, v in vars(options).items()}}
    save(options.json, {**facts, "costs": curve, "tables": tables})
    return 0
