"""What bounds a pass on a CPU: `python -m lookahead_core.bench bound`.

Ways to compute one pass of a Llama-shaped model, in turns: as the decoder does; by the model's own forward; as the decoder
does with all weights stored row by row, as torch stores them; with these weights over buffers of a fixed shape; the same,
exported once by torch.export, so that the calls of ATen run one after another without transformers' modules around them; and
the products of the linear layers alone, which no implementation can do without, with the decoder's weights and row by row.
`--inductor` adds torch.compile, which needs a C++ compiler. An export is only worth having where its logits are those of the
fixed shape, bit for bit. `--config` takes a model of a shape, with random weights.
"""

from __future__ import annotations

import gc
from argparse import Namespace
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import torch
from torch import nn

from lookahead_core.bench.console import OUTPUT, Row, command, show
from lookahead_core.bench.inputs import MODEL, open_model, open_shape
from lookahead_core.decode.attention import cache_name, forward
from lookahead_core.decode.calibrate import synthetic_tree, time_pass
from lookahead_core.decode.mask import Layout
from lookahead_core.decode.passes import EagerPasses
from lookahead_core.decode.probe import route_of
from lookahead_core.models.environment import device_words

Call = Callable[[], torch.Tensor]


@command("bound", __doc__, MODEL, OUTPUT, config="", context=200, lengths=[1, 8, 32], repeats=30, inductor=False)
def main(options: Namespace) -> Any:
    """Measure and print."""
    if options.config:
        model: Any = open_shape(options)
        name = f"{options.config}, random weights · {device_words(model.device.type)}"
    else:
        loaded = open_model(options)
        model, name = loaded.model, loaded.caption()
    tables = {}
    for width in options.lengths:
        title = f"{name}: a pass of {width} after {options.context} rows"
        tables[title] = compared(model, options.context, width, options.repeats, options.inductor)
        show(title, tables[title], options.markdown)
    return {"tables": tables}


class OwnPasses(EagerPasses):
    """Passes by the model's own forward."""

    def forward(self, inputs: tuple[torch.Tensor, Layout]) -> torch.Tensor:
        return forward(self.model, self.route, *inputs, self.cache)[0]


class FixedRows:
    """A cache of transformers' interface over given buffers: a pass writes its rows at `slots` and sees all columns."""

    is_compileable = False

    def __init__(self, keys: list[torch.Tensor], values: list[torch.Tensor], slots: torch.Tensor) -> None:
        self.keys, self.values, self.slots = keys, values, slots

    def update(self, keys: torch.Tensor, values: torch.Tensor, layer: int, *_: Any, **__: Any) -> Any:
        """Write a layer's rows; returns its buffers."""
        self.keys[layer].index_copy_(2, self.slots, keys)
        self.values[layer].index_copy_(2, self.slots, values)
        return self.keys[layer], self.values[layer]

    def get_seq_length(self, *_: Any) -> int:
        """Cached rows, as models ask for them."""
        return self.keys[0].shape[2] - len(self.slots)


class FixedPass(nn.Module):
    """A pass as a function of tensors alone."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model, self.cache = model, cache_name(model)

    def forward(self, tokens: Any, positions: Any, allowed: Any, slots: Any, keys: Any, values: Any) -> torch.Tensor:
        cache = FixedRows(keys, values, slots)
        given = {"position_ids": positions, "attention_mask": allowed, self.cache: cache, "use_cache": True}
        return self.model(input_ids=tokens, **given).logits


def fixed_inputs(model: Any, context: int, width: int) -> tuple[Any, ...]:
    """The inputs of `FixedPass`: random tokens, a chain of `width` of them after `context` random rows."""
    config, generator = model.config, torch.Generator().manual_seed(0)
    heads, size = config.num_key_value_heads, getattr(config, "head_dim", config.hidden_size // config.num_attention_heads)
    buffers = [
        [
            torch.randn((1, heads, context + width, size), generator=generator).to(model.dtype)
            for _ in range(config.num_hidden_layers)
        ]
        for _ in ("keys", "values")
    ]
    allowed = torch.ones((1, 1, width, context + width), dtype=torch.bool).tril(context)
    slots = torch.arange(context, context + width)
    return torch.randint(config.vocab_size, (1, width), generator=generator), slots[None], allowed, slots, *buffers


def row_by_row(model: nn.Module) -> Any:
    """A copy of the model with its weights in torch's own layout."""
    copy = deepcopy(model)  # packed weights are not copied
    for weight in copy.parameters():
        weight.data = weight.data.contiguous()
    return copy


def products(model: nn.Module, width: int) -> Call:
    """The products of all linear layers, each with `width` random rows."""
    layers = [layer for layer in model.modules() if isinstance(layer, nn.Linear)]
    sizes = {layer.in_features for layer in layers}
    rows = {size: torch.randn(1, width, size, dtype=layers[0].weight.dtype) for size in sizes}
    return lambda: [layer(rows[layer.in_features]) for layer in layers][-1]


@torch.no_grad()
def compared(model: Any, context: int, width: int, repeats: int, inductor: bool) -> list[Row]:
    """Milliseconds of each way (median of `repeats`, in turns), and whether its logits are those of the fixed shape."""
    own = row_by_row(model)
    fixed, notes = FixedPass(own).eval(), {}
    ways: dict[str, Call] = {"fixed shape": partial(fixed, *fixed_inputs(model, context, width))}
    same = ways["fixed shape"]().clone()
    makers: dict[str, Callable[[Any], Any]] = {
        "fixed shape, exported": lambda inputs: torch.export.export(fixed, inputs, strict=False).module()
    }
    if inductor:
        makers["fixed shape, torch.compile"] = lambda _: torch.compile(fixed, dynamic=False)
    for name, make in makers.items():
        inputs = fixed_inputs(model, context, width)
        made = make(inputs)
        apart = (made(*inputs) - same).abs().max().item()
        notes[name] = "yes" if not apart else f"no, up to {apart:.1e} apart"
        ways[name] = partial(made, *inputs)
    ways |= {"products alone": products(model, width), "products alone, weights row by row": products(own, width)}
    tree = synthetic_tree(width - 1, 8, 64)
    asked = {
        "as the decoder does": (EagerPasses, model),
        "by the model's own forward": (OwnPasses, model),
        "as the decoder does, weights row by row": (EagerPasses, own),
    }
    passes = {name: kind(one, route_of(one), context + width) for name, (kind, one) in asked.items()}
    with torch.inference_mode():
        for one in passes.values():
            one.prefill(torch.zeros((1, context), dtype=torch.long))
    seconds: dict[str, list[float]] = {name: [] for name in (*passes, *ways)}
    gc.collect()
    for _ in range(repeats):
        with torch.inference_mode():
            for name, one in passes.items():
                time_pass(one, tree)  # what lies in the processor's caches is then its own
                seconds[name].append(time_pass(one, tree))
        for name, way in ways.items():
            way()
            begun = perf_counter()
            way()
            seconds[name].append(perf_counter() - begun)
    return [
        {"pass": name, "ms": f"{1e3 * median(took):.2f}", "bits equal": notes.get(name, "")} for name, took in seconds.items()
    ]
