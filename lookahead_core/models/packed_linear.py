"""Linear layers that multiply by a packed copy of their weight, in 16 bits a number, on a CPU.

MKL packs a float32 weight anew for each product of several tokens, so that 8 tokens cost 2 to 5 times as much as one. FBGEMM
packs it once, reads half the bytes, and multiplies and sums in float32 (docs/measurements.md). Weights that were stored in 16
bits, as most are, lose nothing by it (`power_of_two`); others are not packed.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

SMALL = 1_000_000
"""Numbers of a weight up to which one thread may do a whole product: torch's function for it is called in 2 us, the one that
divides the work among threads in 20 to 50."""
FEW = 2_500_000
"""Multiplications that one thread does as fast as several. 8 tokens by 384 x 960 numbers took 105 us on one, 80 on two."""
IN_A_CACHE = 100_000
"""Numbers of a weight that are looked at together: what is computed of them stays in a cache."""
LOOKED_AT = 16
"""Numbers of a weight that tell whether it was written to through `.data`, which torch does not count."""

Product = Callable[[Tensor], Tensor]


class PackedLinear(nn.Linear):
    """A linear layer that uses a `Product` where it may: no gradients, no autocast, float32 rows on a CPU.

    It uses torch's own product everywhere else, once its weight or bias has been written to, and in copies of itself; converted
    ones (`half`, `to`) make it torch's own layer. A write through `.data` that spares the numbers `LOOKED_AT` goes unnoticed:
    `arrange_weights` packs anew.
    """

    product: Product | None = None
    """What it uses there, while it is `current`."""
    _of: tuple[_Part, ...] = ()
    """The weight and the bias that were packed."""

    def forward(self, input: Tensor) -> Tensor:
        """Rows [.., in] to rows [.., out]."""
        if (
            torch.compiler.is_compiling()
            or torch.is_grad_enabled()
            or torch.is_autocast_enabled("cpu")
            or input.dtype != torch.float32
            or not input.is_cpu
            or input.dim() < 2
            or (product := self.current()) is None
        ):
            return super().forward(input)
        return product(input)

    def current(self) -> Product | None:
        """The product of what weight and bias hold; None once one of them has been written to."""
        parts = _parts(self)
        return self.product if len(parts) == len(self._of) and all(map(_Part.holds, self._of, parts)) else None

    def _apply(self, fn: Callable[[Tensor], Tensor], recurse: bool = True) -> nn.Module:
        """What `half`, `float` and `to` call: they write through `.data`. It is torch's own layer then, if weight or bias lies
        elsewhere; the old ones are held until that is known, so that their memory is given to no others."""
        old = [part.detach() for part in _parts(self)]
        super()._apply(fn, recurse)
        moved = (one.data_ptr() != other.data_ptr() for one, other in zip(old, _parts(self), strict=True))
        if type(self) is PackedLinear and any(moved):
            unpack(self)
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("product", "_of")}


PLAIN = (nn.Linear, PackedLinear)
"""Types of layers that multiply by their weight and do nothing else; subclasses of others may."""


class _Part:
    """A weight or a bias that was packed. It is held, and so are its numbers: their memory is given to no others."""

    def __init__(self, part: Tensor) -> None:
        line = part.detach() if part.dim() == 1 else part.detach().diagonal()
        self._part, self._writes, self._some = part, _writes(part), line[:: max(1, len(line) // LOOKED_AT)]
        self._numbers = self._some.tolist()

    def holds(self, part: Tensor) -> bool:
        """Whether `part` is this one, where it was, and was not written to since."""
        same = part is self._part and _writes(part) == self._writes and part.data_ptr() == self._some.data_ptr()
        return same and self._some.tolist() == self._numbers


def _parts(layer: nn.Linear) -> list[Tensor]:
    """Weight and bias, if there is one."""
    return [part for part in (layer.weight, layer.bias) if part is not None]


def _writes(part: Tensor) -> int:
    """The writes to a tensor that torch counted; it counts none to an inference tensor."""
    return -1 if part.is_inference() else part._version


def pack(layer: nn.Linear, product: Product) -> None:
    """Make `layer` a `PackedLinear` that uses `product`, in place."""
    layer.__class__ = PackedLinear
    layer.product, layer._of = product, tuple(map(_Part, _parts(layer)))  # type: ignore[assignment]


def unpack(layer: PackedLinear) -> None:
    """Make it torch's own layer again, in place."""
    layer.product, layer._of = None, ()
    layer.__class__ = nn.Linear  # type: ignore[assignment]


def packed_product(weight: Tensor, bias: Tensor | None = None) -> Product | None:
    """The product of a linear layer, by a packed copy of its weight; None where it would be another, or FBGEMM is missing."""
    weight = weight.detach()
    power = power_of_two(weight)
    if power is None:
        return None
    factor = 2.0**power
    try:
        product = _fbgemm(weight * factor, None if bias is None else bias.detach() * factor)
    except (AttributeError, RuntimeError):  # this build of torch has none, or not for this processor
        return None
    return product if power == 0 else lambda rows: product(rows).mul_(1 / factor)


def power_of_two(weight: Tensor) -> int | None:
    """The exponent n for which `weight` times 2**n fits float16: 0 if it loses nothing as it is; None if it never fits.

    Numbers below 2**-32 of the largest one may then be rounded, by up to 2**-39 of it. float32 rounds off more than that where
    the products are summed. bfloat16's numbers always fit, and float32's do not.
    """
    parts = weight.detach().split(max(1, IN_A_CACHE // weight.shape[1]))
    ends = [abs(float(end)) for part in parts for end in part.aminmax()]
    if not all(map(math.isfinite, ends)):
        return None
    if all(torch.equal(part.half().float(), part) for part in parts):
        return 0
    power = 15 - math.frexp(max(ends))[1]  # the largest one then lies between 2**14 and 2**15
    return power if abs(power) < 64 and all(_nearly_fits(part * 2.0**power) for part in parts) else None


def _nearly_fits(part: Tensor) -> bool:
    return bool((part.half().float() - part).abs().max() <= 2.0**-25)


def _fbgemm(weight: Tensor, bias: Tensor | None) -> Product:
    """FBGEMM's product with float16 weights and float32 rows. Raises AttributeError or RuntimeError where there is none."""
    weight = weight.contiguous()
    packed = torch.ops.quantized.linear_prepack_fp16(weight, bias)
    multiply = torch.ops.quantized.linear_dynamic_fp16.default
    alone, few = _on_one_thread(weight, bias) if weight.numel() <= SMALL else None, FEW / weight.shape[0]
    if alone is None:
        return lambda rows: multiply(rows, packed)
    return lambda rows: alone(rows) if rows.numel() <= few or torch.get_num_threads() == 1 else multiply(rows, packed)


def _on_one_thread(weight: Tensor, bias: Tensor | None) -> Product | None:
    """The same by a function that torch means to remove some day, and says so once; None where it is gone or wants a bias."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            packed, multiply = torch.fbgemm_pack_gemm_matrix_fp16(weight), torch.fbgemm_linear_fp16_weight_fp32_activation
            multiply(weight[:1], packed, bias)
    except (AttributeError, TypeError, RuntimeError):
        return None
    return lambda rows: multiply(rows, packed, bias)
