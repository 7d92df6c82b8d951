"""Predicted speeds beside measured ones: `python -m lookahead_core.bench predict`.

The embedded model answers held-out prompts plainly. A workload study replays these answers and prices the passes with the
cost curve of the same run; then each setting really runs, beside plain decoding, with an empty and with a warm trie.
"""

from __future__ import annotations

from argparse import Namespace
from itertools import product
from statistics import median
from typing import Any

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.inputs import MODEL, mixed, open_model
from lookahead_core.models.examples import KINDS
from lookahead_core.models.token_text import encode_answer, encode_chat
from lookahead_core.tuning.cells import Setting as Lengths
from lookahead_core.tuning.measure import begin, measure
from lookahead_core.tuning.study import Study
from lookahead_core.workload.drafters import DRAFTERS, Setting
from lookahead_core.workload.log import Request
from lookahead_core.workload.passes import CellTask
from lookahead_core.workload.price import Curve, speed
from lookahead_core.workload.words import say

PREDICTED = ((4, 4), (16, 8), (64, 12))
"""Decoding length and branch length of the settings."""


@command("predict", __doc__, MODEL, OUTPUT, count=30, past=60, new=64, repeats=3)
def main(options: Namespace) -> dict[str, Any]:
    """Predict and measure; prints both. `count`: prompts of all kinds together."""
    loaded = open_model(options)
    asked, known = mixed(KINDS, options.count), mixed(KINDS, options.past, "past")
    past = [encode_answer(loaded, prompt.answer) for prompt in known]
    settings: dict[str, Any] = {"eos_token_id": list(loaded.eos_token_ids) or None}
    study, recordings = begin(loaded.model, [encode_chat(loaded, one.messages) for one in asked], options.new, past, **settings)
    requests = tuple(Request(line, list(one.prompt), list(one.tokens)) for line, one in enumerate(recordings, 1))
    trie = next(name for name, drafter in DRAFTERS.items() if drafter.method.uses_trie)
    rows: list[Row] = []
    for warmth, lengths in product(("cold", "warm"), PREDICTED):
        held = past if warmth == "warm" else []
        (counts,) = CellTask(Setting(trie, warmth, *lengths), requests, tuple(held)).run()
        found = speed(counts, curve_of(study))
        *_, (_, run) = measure(loaded.model, recordings, [Lengths(*lengths, "hierarchical")], held, options.repeats, **settings)
        error = found.whole / run.ratio - 1
        row: Row = {"memory": warmth, "lengths": "{} × {}".format(*lengths), "predicted": f"{found.whole:.3f}"}
        row |= {
            "measured": f"{run.ratio:.3f} ({run.low:.3f}–{run.high:.3f})",
            "error": f"{100 * error:+.1f} %",
            "equal": run.equal,
        }
        rows.append(row)
        show("Predicted and measured, × plain decoding", rows[-1:], options.markdown)
    errors = [abs(float(row["error"].split()[0])) for row in rows]
    show("All", rows, options.markdown)
    print(f"\nmedian of the errors {median(errors):.1f} %, largest {max(errors):.1f} %")
    return {"settings": rows, "median error, percent": median(errors)}


def curve_of(study: Study) -> Curve:
    """The curve and the overhead that were measured while the answers were recorded."""
    where = ", ".join(str(study.meta[name]) for name in ("device", "dtype"))
    return Curve(study.costs, "measured", say("curve measured", name="this run", where=where), overhead=study.overhead)
