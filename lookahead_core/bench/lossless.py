"""Share of drafted runs that equal plain runs, by dtype, shape of the passes and rule for near ties:
`python -m lookahead_core.bench lossless`.

In float32 all runs are equal. In half precision, rounding depends on the shape of a pass, and runs may diverge where two
tokens nearly tie. The table has the share of equal runs, of runs that equal `generate`, the margin at each divergence, in
logits and in steps of the dtype at that size, and the seconds of both lanes. `--generated` takes a model of random weights
whose logits nearly tie far more often than a trained one's.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from copy import deepcopy
from statistics import median
from typing import Any

import torch
from transformers import LlamaConfig

from lookahead_core.bench.console import Row, command, progress_bar, show, to_read
from lookahead_core.bench.inputs import MODEL, PRECISIONS, encode, open_config, open_model, work
from lookahead_core.bench.tie_rules import NEAR, ruled
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.exact import exact_shape
from lookahead_core.decode.race import compare
from lookahead_core.models.examples import KINDS
from lookahead_core.trace.trace import Trace

PASS_SHAPES = ("free", "fixed-tree", "fixed-branch")
SHOWN = 12
"""Number of differences listed one by one."""
RULES = {"free": tuple(NEAR), "fixed-tree": ("argmax", "float32"), "fixed-branch": ("argmax",)}
"""The rules for near ties that are tried with each shape in half precision."""
GENERATED = LlamaConfig(
    vocab_size=512,
    hidden_size=128,
    intermediate_size=256,
    num_hidden_layers=4,
    num_attention_heads=4,
    tie_word_embeddings=False,
    initializer_range=0.06,
    bos_token_id=None,
    eos_token_id=None,
)
"""The shape of the model of `--generated`."""


@command(
    "lossless",
    __doc__,
    MODEL,
    dtypes={"nargs": "+", "default": ["float32", "bfloat16"], "choices": PRECISIONS},
    kinds=KINDS,
    prompts=to_read,
    count=100,
    new_tokens=128,
    width=16,
    passes=PASS_SHAPES,
    rules=tuple(NEAR),
    generated=False,
)
def main(options: Namespace) -> None:
    """Print the tables as Markdown."""
    modes = {dtype: modes_of(dtype, options.passes, options.rules) for dtype in options.dtypes}
    prompts = made_up_prompts(options.count) if options.generated else _prompts(options)
    rows: list[Row] = []
    differences: list[Row] = []
    for dtype, tried in modes.items():
        options.dtype = dtype
        model = open_config(options, deepcopy(GENERATED)) if options.generated else open_model(options).model
        own = [generated(model, prompt, options.new_tokens) for prompt in prompts]
        for shape, rule in tried:
            found, figures = measure(model, prompts, own, (shape, rule), options.new_tokens, options.width)
            rows.append({"dtype": dtype, "passes": shape, "near ties": rule, **summary(found, len(prompts)), **figures})
            differences += [{"dtype": dtype, "shape": shape, "near ties": rule, **difference} for difference in found]
    facts = f"{len(prompts)} prompts, {options.new_tokens} new tokens, greedy, width {options.width}, one trie for all prompts"
    show(facts, rows, markdown=True)
    if differences:
        show(f"The first {SHOWN} of {len(differences)} differences", differences[:SHOWN], markdown=True)


def modes_of(dtype: str, shapes: Sequence[str], rules: Sequence[str]) -> list[tuple[str, str]]:
    """Shapes of the passes and rules for near ties to try in `dtype`. float32 has one of each: free passes and "argmax".

    Raises ValueError where none is left.
    """
    known = {PASS_SHAPES[0]: ("argmax",)} if dtype == "float32" else {shape: RULES[shape] for shape in shapes}
    modes = [(shape, rule) for shape, all_rules in known.items() for rule in all_rules if rule in rules]
    if not modes:
        raise ValueError(f"--rules {' '.join(rules)} leaves nothing to try in {dtype}, where these are known: {known}")
    return modes


def measure(
    model: Any, prompts: Sequence[list[int]], own: Sequence[list[int]], mode: tuple[str, str], new_tokens: int, width: int
) -> tuple[list[dict[str, Any]], Row]:
    """Run every prompt plainly and with drafts, in passes of a shape and with a rule for near ties: `mode`.

    `own`: the tokens of `generate`. Returns the differences and the row's further figures.
    """
    shape, rule = mode
    fixed = None if shape == "free" else exact_shape(model, width, max(map(len, prompts)) + new_tokens)
    strategy = "single" if "branch" in shape else "hierarchical"
    drafting = LookaheadDecoder(model, None, width, strategy=strategy, fixed=fixed)
    lanes = [ruled(decoder, rule) for decoder in (GreedyDecoder(model, fixed), drafting)]
    differences, steps, seconds, as_own = [], [], [0.0, 0.0], [0, 0]
    with progress_bar() as report:
        for number, prompt in enumerate(prompts):
            report(number / len(prompts), f"{shape}, {rule}")
            trace = Trace(prompt=list(prompt))
            for lane, decoder in enumerate(lanes):
                result = decoder.generate(prompt, new_tokens)
                trace.lanes[decoder.lane] = result.trace.lanes[decoder.lane]
                seconds[lane] += result.seconds
                as_own[lane] += result.tokens == own[number]
            steps += trace.lanes["lookahead"][1:]
            if (found := compare(model, trace)) is not None:
                differences.append({"prompt": number, **found})
    return differences, {
        "tokens per pass": f"{sum(len(step.tokens) for step in steps) / max(len(steps), 1):.2f}",
        "plain / drafted = generate": " / ".join(map(str, as_own)),
        "seconds, plain / drafted": " / ".join(f"{value:.1f}" for value in seconds),
    }


@torch.inference_mode()
def generated(model: Any, prompt: list[int], new_tokens: int, **settings: Any) -> list[int]:
    """The tokens of `model.generate`, greedy where `settings` do not say otherwise."""
    ids = torch.tensor([prompt], device=model.device)
    asked = {"max_new_tokens": new_tokens, "do_sample": False, **settings}
    found = model.generate(ids, attention_mask=torch.ones_like(ids), **asked)
    return found[0, len(prompt) :].tolist()


def made_up_prompts(count: int) -> list[list[int]]:
    """Prompts of 40 random tokens, with repeats, so that a trie finds something to draft."""
    numbers = torch.Generator().manual_seed(0)
    words = torch.randint(0, GENERATED.vocab_size, (count, 14), generator=numbers).tolist()
    return [(own * 3)[:40] for own in words]


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
