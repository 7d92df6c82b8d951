"""Share of drafted runs that equal plain runs, by dtype and by the shape of the passes: `bench lossless`.

In float32 all runs are equal. In half precision, rounding depends on the shape of a pass, and runs may diverge where two
tokens nearly tie. The table has the share of equal runs and the margin at each divergence, in logits and in steps of the
dtype at that size.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from lookahead_core.bench.models import open_model
from lookahead_core.bench.options import add_model, parser_of
from lookahead_core.bench.prompts import encode, work
from lookahead_core.models.examples import KINDS
from lookahead_core.trace.trace import Trace

PASS_SHAPES = ("free", "fixed, tree", "fixed, one branch")
HEADINGS = (
    "dtype",
    "passes",
    "identical runs",
    "share",
    "margin where they part, median / largest",
    "in steps of the dtype",
    "tokens per pass",
)
SHOWN = 12
"""Number of differences listed one by one."""


@dataclass(slots=True)
class Tally:
    """Counts over the runs of one pass shape."""

    runs: int = 0
    tokens: int = 0
    passes: int = 0
    differences: list[dict[str, Any]] = field(default_factory=list)

    def row(self, dtype: str, shape: str) -> str:
        """The row of the table."""
        margins = [found["margin"] for found in self.differences]
        steps = [found["steps"] for found in self.differences]
        near = f"{median(margins):.3g} / {max(margins):.3g}" if margins else "-"
        counted = f"{median(steps):.1f} / {max(steps):.1f}" if steps else "-"
        same = self.runs - len(self.differences)
        return (
            f"| {dtype} | {shape} | {same} of {self.runs} | {100 * same / max(self.runs, 1):.0f} % | {near} | {counted} "
            f"| {self.tokens / max(self.passes, 1):.2f} |"
        )


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table as Markdown."""
    options = _options(argv)
    prompts = _prompts(options)
    if not prompts:
        print("no prompt fits the model's context with that many new tokens", file=sys.stderr)
        return 1
    print(f"| {' | '.join(HEADINGS)} |")
    print("|---|---|---|---|---|---|---|", flush=True)
    parted = []
    for dtype in options.dtypes:
        options.dtype = dtype
        loaded = open_model(options)
        for shape in PASS_SHAPES if dtype != "float32" else PASS_SHAPES[:1]:
            tally = measure(loaded.model, prompts, shape, options.new_tokens, options.width)
            print(tally.row(dtype, shape), flush=True)
            parted += [(dtype, shape, found) for found in tally.differences]
    print(
        f"\n{len(prompts)} prompts, {options.new_tokens} new tokens, greedy, width {options.width}, one trie warmed as it goes."
    )
    if parted:
        print("\n| dtype | shape | prompt | token | margin | steps | plain | drafted |\n|---|---|---|---|---|---|---|---|")
        for dtype, shape, found in parted[:SHOWN]:
            where = f"{found['prompt']} | {found['position']} | {found['margin']:.3g} | {found['steps']:.1f}"
            print(f"| {dtype} | {shape} | {where} | {found['plain']} | {found['lookahead']} |")
        if len(parted) > SHOWN:
            print(f"\nand {len(parted) - SHOWN} more.")
    return 0


def measure(model: Any, prompts: Sequence[list[int]], shape: str, new_tokens: int, width: int) -> Tally:
    """Run every prompt plainly and with drafts, in passes of this shape, and record where the tokens first differ."""
    from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
    from lookahead_core.decode.exact import exact_shape
    from lookahead_core.decode.race import compare

    fixed = None
    if shape != "free":
        fixed = exact_shape(model, width, max(map(len, prompts)) + new_tokens)
    strategy = "single" if "branch" in shape else "hierarchical"
    plain, drafted = GreedyDecoder(model, fixed), LookaheadDecoder(model, None, width, strategy=strategy, fixed=fixed)
    tally = Tally()
    for number, prompt in enumerate(prompts):
        trace = Trace(prompt=list(prompt))
        for decoder in (plain, drafted):
            trace.lanes[decoder.lane] = decoder.generate(prompt, new_tokens).trace.lanes[decoder.lane]
        steps = trace.lanes["lookahead"]
        tally.runs += 1
        tally.passes += len(steps) - 1
        tally.tokens += sum(len(step.tokens) for step in steps[1:])
        found = compare(model, trace)
        if found is not None:
            tally.differences.append({"prompt": number, **found})
    return tally


def _prompts(options: argparse.Namespace) -> list[list[int]]:
    """Token ids of the prompts, in equal shares of the kinds."""
    options.dtype = options.dtypes[0]
    loaded = open_model(options)
    share = -(-options.count // len(options.kinds)) if options.prompts is None else options.count
    chats = [chat for asked, _ in work(options, share).values() for chat in asked]
    return encode(loaded, chats, options.new_tokens)[: options.count]


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = parser_of("lossless", __doc__)
    add_model(parser)
    parser.add_argument("--dtypes", nargs="+", default=["float32", "bfloat16"], help="dtypes to compare")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS, help="kinds of the embedded model's prompts")
    parser.add_argument("--prompts", help="a file of prompts instead")
    parser.add_argument("--count", type=int, default=100, help="number of prompts")
    parser.add_argument("--new-tokens", type=int, default=128, help="most new tokens per run")
    parser.add_argument("--width", type=int, default=16, help="decoding length, and rows of a pass of fixed shape")
    options = parser.parse_args(argv)
    options.past = 0
    return options


if __name__ == "__main__":
    sys.exit(main())
