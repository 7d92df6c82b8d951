"""Share of drafted runs that equal plain runs, by dtype and by the shape of the passes: `bench lossless`.

In float32 all runs are equal. In half precision, rounding depends on the shape of a pass, and runs may diverge where two
tokens nearly tie. The table has the share of equal runs and the margin at each divergence, in logits and in steps of the
dtype at that size.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from lookahead_core.bench.console import Row, command, progress_bar, show
from lookahead_core.bench.inputs import MODEL, encode, open_model, work
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.exact import exact_shape
from lookahead_core.decode.race import compare
from lookahead_core.models.examples import KINDS
from lookahead_core.trace.trace import Trace

PASS_SHAPES = ("free", "fixed, tree", "fixed, one branch")
SHOWN = 12
"""Number of differences listed one by one."""


@command(
    "lossless", __doc__, MODEL, dtypes=["float32", "bfloat16"], kinds=KINDS, prompts=Path, count=100, new_tokens=128, width=16
)
def main(options: Namespace) -> None:
    """Print the tables as Markdown. Raises SystemExit if no prompt fits the context."""
    prompts = _prompts(options)
    if not prompts:
        raise SystemExit("no prompt fits the model's context with that many new tokens")
    rows: list[Row] = []
    differences: list[Row] = []
    for dtype in options.dtypes:
        options.dtype = dtype
        model = open_model(options).model
        for shape in PASS_SHAPES if dtype != "float32" else PASS_SHAPES[:1]:
            found, per_pass = measure(model, prompts, shape, options.new_tokens, options.width)
            figures = {**summary(found, len(prompts)), "tokens per pass": f"{per_pass:.2f}"}
            rows.append({"dtype": dtype, "passes": shape, **figures})
            differences += [{"dtype": dtype, "shape": shape, **difference} for difference in found]
    facts = f"{len(prompts)} prompts, {options.new_tokens} new tokens, greedy, width {options.width}, one trie for all prompts"
    show(facts, rows, markdown=True)
    if differences:
        show(f"The first {SHOWN} of {len(differences)} differences", differences[:SHOWN], markdown=True)


def measure(
    model: Any, prompts: Sequence[list[int]], shape: str, new_tokens: int, width: int
) -> tuple[list[dict[str, Any]], float]:
    """Run every prompt plainly and with drafts, in passes of this shape. Returns the differences and the tokens per pass."""
    fixed = None if shape == "free" else exact_shape(model, width, max(map(len, prompts)) + new_tokens)
    strategy = "single" if "branch" in shape else "hierarchical"
    plain, drafted = GreedyDecoder(model, fixed), LookaheadDecoder(model, None, width, strategy=strategy, fixed=fixed)
    differences, steps = [], []
    with progress_bar() as report:
        for number, prompt in enumerate(prompts):
            report(number / len(prompts), shape)
            trace = Trace(prompt=list(prompt))
            for decoder in (plain, drafted):
                trace.lanes[decoder.lane] = decoder.generate(prompt, new_tokens).trace.lanes[decoder.lane]
            steps += trace.lanes["lookahead"][1:]
            if (found := compare(model, trace)) is not None:
                differences.append({"prompt": number, **found})
    return differences, sum(len(step.tokens) for step in steps) / max(len(steps), 1)


def summary(differences: Sequence[dict[str, Any]], runs: int) -> Row:
    """The share of equal runs, and the margins of the others."""
    margins, steps = ([found[name] for found in differences] for name in ("margin", "steps"))
    same = runs - len(differences)
    return {
        "identical runs": f"{same} of {runs}",
        "share": f"{100 * same / max(runs, 1):.0f} %",
        "margin at the difference, median / largest": f"{median(margins):.3g} / {max(margins):.3g}" if margins else "-",
        "in steps of the dtype": f"{median(steps):.1f} / {max(steps):.1f}" if steps else "-",
    }


def _prompts(options: Namespace) -> list[list[int]]:
    """Token ids of the prompts, in equal shares of the kinds."""
    options.dtype, options.past = options.dtypes[0], 0
    loaded = open_model(options)
    share = -(-options.count // len(options.kinds)) if options.prompts is None else options.count
    chats = [chat for asked, _ in work(options, share).values() for chat in asked]
    return encode(loaded, chats, options.new_tokens)[: options.count]
