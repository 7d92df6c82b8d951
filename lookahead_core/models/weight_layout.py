"""How the weights of linear layers lie in a CPU's memory. Passes of several tokens can be much faster in another layout.

torch stores a weight row by row, an output's numbers side by side. MKL multiplies 4 to 48 tokens by a small matrix up to 2.5
times as fast where it is stored column by column, and FBGEMM by most matrices where they are packed (`packed_linear`).
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter

import torch
from torch import Tensor, nn

from lookahead_core.models.packed_linear import PackedLinear, Product, pack, packed_product, unpack

WIDTHS = (1, 8, 16, 32)
"""Tokens of the passes that decide: plain decoding, and drafts."""
LARGEST = 1_000_000
"""Numbers of a weight that is tried column by column. Larger ones take the time of their memory traffic in either order."""
MOST = 2_000_000_000
"""Numbers of a model whose weights are packed: the copies take two bytes each, beside the four of float32."""
GAIN = 0.9
"""Share of the time that another layout may take at most: less is not worth the copy."""
ROUNDS, LONGEST, AT_ONCE = 5, 0.2, 4
"""How often each width is timed, the fastest counts; after how many seconds no further round begins; and over how many
weights of a shape: they should not all fit a cache."""


@torch.no_grad()
def arrange_weights(model: nn.Module) -> int:
    """Store the linear layers' weights as passes are fastest, in place. Returns how many changed.

    Values, shapes and names stay, and so does what the model computes, up to rounding. Packed ones keep their float32 numbers
    too: two bytes a number more. Takes 0.4 s for the embedded model, 30 s for one of a billion weights. Weights that are not
    float32 or not on a CPU stay as they are. Write to a packed weight, and its layer multiplies as torch does, with what you
    wrote; call this again to have it packed, and always after writing to a few of its numbers through `.data`.
    """
    uses = Counter(id(weight) for module in model.modules() for weight in module.parameters(recurse=False))
    shapes: dict[torch.Size, list[nn.Linear]] = {}
    for module in model.modules():
        if type(module) is PackedLinear:
            unpack(module)
        if type(module) is nn.Linear and _may_change(module.weight):
            shapes.setdefault(module.weight.shape, []).append(module)
    packs = sum(layer.weight.numel() for layers in shapes.values() for layer in layers) <= MOST
    changed = 0
    for layers in shapes.values():
        columns = all(uses[id(layer.weight)] == 1 and layer.weight.numel() <= LARGEST for layer in layers)
        layout, products = fastest_layout(layers, columns=columns, packs=packs)
        if layout == "columns":
            for layer in layers:
                layer.weight.data = by_columns(layer.weight.data)
            changed += len(layers)
        elif layout == "packed":
            for layer, product in zip(layers, products + packed_products(layers[len(products) :]), strict=True):
                if product:
                    pack(layer, product)
                    changed += 1
    return changed


def packed_products(layers: list[nn.Linear]) -> list[Product | None]:
    """`packed_product` of each, several at a time: FBGEMM packs a weight on one thread."""
    with ThreadPoolExecutor(torch.get_num_threads()) as pool:
        return list(pool.map(lambda layer: packed_product(layer.weight, layer.bias), layers))


def _may_change(weight: Tensor) -> bool:
    return weight.device.type == "cpu" and weight.dtype == torch.float32 and weight.numel() > 0 and not weight.is_inference()


def by_columns(weight: Tensor) -> Tensor:
    """The same matrix, stored column by column."""
    return weight.t().contiguous().t()


def fastest_layout(layers: list[nn.Linear], columns: bool, packs: bool) -> tuple[str, list[Product]]:
    """How products with weights of one shape are fastest: by "rows", or where that gains enough by "columns" or "packed".

    Also those products of the first few layers, so that none is packed twice.
    """
    some = layers[:AT_ONCE]
    ways: dict[str, list[Product]] = {"rows": [partial(nn.functional.linear, weight=layer.weight) for layer in some]}
    if columns:
        ways["columns"] = [partial(nn.functional.linear, weight=by_columns(layer.weight)) for layer in some]
    products = [product for layer in some if (product := packed_product(layer.weight, layer.bias))] if packs else []
    if len(products) == len(some):
        ways["packed"] = products
    if len(ways) == 1:
        return "rows", ways["rows"]
    seconds = {way: dict.fromkeys(WIDTHS, float("inf")) for way in ways}
    began = perf_counter()
    for done in range(ROUNDS):
        if done and perf_counter() - began > LONGEST:
            break
        for width in WIDTHS:
            tokens = some[0].weight.new_ones((1, width, some[0].in_features))
            for way, products in ways.items():  # in turns
                seconds[way][width] = min(seconds[way][width], _seconds(products, tokens))
    total = {way: sum(times.values()) for way, times in seconds.items()}
    best = min(total, key=total.__getitem__)
    chosen = best if total[best] < GAIN * total["rows"] else "rows"
    return chosen, ways[chosen]


def _seconds(products: list[Product], tokens: Tensor) -> float:
    started = perf_counter()
    for product in products:
        product(tokens)
    return perf_counter() - started
