"""Bit-exact mode: passes of one shape, where a probe shows that plain and drafted decoding then round alike.

In half precision a pass of another width rounds differently, and a token that nearly ties may win. With one width (padded
with dummy rows) and one number of key columns, a row's logits do not depend on the contents of the other rows: they are
bitwise equal in float32 and bfloat16 for rows whose path occupies the first slots (measured on a CPU). A path through other
slots sums its keys in another order. So `strategy="single"`, one branch a pass, is always exact; a tree is exact while the
accepted path is the likeliest branch, which occupies the first slots, and off by the order of a sum otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal
from weakref import WeakKeyDictionary

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import at_least, context_limit, vocabulary_of
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.fixed_shape import FixedShape, StaticPasses
from lookahead_core.decode.model_state import state_of
from lookahead_core.decode.probe import route_of
from lookahead_core.decode.wrappers import inner_model
from lookahead_core.trie.draft_tree import EMPTY, DraftTree

Exact = bool | Literal["trees"]
"""Whether passes have one shape; with "trees" drafts keep all their branches."""
LONGEST = 2048
"""Default number of key columns for prompt and answer; the model's context bounds it."""
PROMPT = 11
"""Tokens of the probe's prompt."""
CHAINS = 2
"""Branches that the probe decodes after it."""
WIDTH = 16
"""Default number of rows."""
_known: WeakKeyDictionary[PreTrainedModel, dict[tuple[object, ...], float]] = WeakKeyDictionary()


def exact_shape(model: PreTrainedModel, width: int = WIDTH, longest: int | None = None) -> FixedShape:
    """The shape for both decoders, `LookaheadDecoder(model, fixed=shape, exact=True)` and `GreedyDecoder(model, shape)`.

    `width`: rows of every pass, plain ones included; it bounds the decoding length. `longest`: most tokens of a run, prompt
    included; every pass attends to that many columns. Raises ValueError where so few do not hold the probe's tokens, and
    `UnsupportedModelError`, with the largest difference of logits, where the probe finds that `model` does not round alike
    in this shape on this device.
    """
    model = inner_model(model)
    width = at_least("width", width, 1)
    least, bound = PROMPT + CHAINS * branch_of(width), context_limit(model)
    longest = min(LONGEST if longest is None else at_least("longest", longest, 1), bound)
    if longest < least:
        raise ValueError(f"passes of one shape are tried with {least} tokens: longest, or the model's context, is {longest}")
    shape = FixedShape.exact(width, longest + width)
    known, asked = _known.setdefault(model, {}), (shape, torch.get_num_threads(), *state_of(model))
    if asked not in known:
        known[asked] = rounding_difference(model, shape)
    if worst := known[asked]:
        raise UnsupportedModelError(
            f"{type(model).__name__} does not round alike in passes of one shape here: logits differ by {worst:.2g}"
        )
    return shape


def branch_of(width: int) -> int:
    """Tokens of a branch of the probe: as many as a pass has rows, since rows past a tile of the product may round otherwise
    (found at 9, 12, 20, 24, 30, 33 and 40 rows). Half of them at the default width, a single tile on all CPUs measured."""
    return width // 2 if width == WIDTH else width


@torch.inference_mode()
def rounding_difference(model: PreTrainedModel, shape: FixedShape) -> float:
    """Largest difference between logits of one-token passes and of chains, both of `shape`; 0.0: equal bit for bit."""
    chain = branch_of(shape.widths[-1])
    vocabulary = vocabulary_of(model)
    tokens = [(5 + 11 * step) % vocabulary for step in range(PROMPT + CHAINS * chain)]
    passes = StaticPasses(model, route_of(model), len(tokens), shape)
    plain = _logits(passes, tokens, 1)
    drafted = _logits(passes, tokens, chain)
    return float((plain.double() - drafted.double()).abs().max())


def _logits(passes: StaticPasses, tokens: Sequence[int], stride: int) -> torch.Tensor:
    """Logits [n, vocabulary] after every token that follows the prompt, fed as branches of `stride` tokens."""
    passes.prefill(torch.tensor([tokens[:PROMPT]], device=passes.device))
    out = []
    for start in range(PROMPT, len(tokens), stride):
        drafts = tuple(tokens[start + 1 : start + stride])
        tree = DraftTree(tokens=drafts, parents=tuple(range(-1, len(drafts) - 1))) if drafts else EMPTY
        out.append(passes.forward(passes.prepare(tokens[start], tree)).clone())
        passes.keep(start, range(stride))
    passes.close()
    return torch.cat(out)
