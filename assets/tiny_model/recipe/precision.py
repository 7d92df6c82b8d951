"""In which precision is trained: products in bfloat16 where there are instructions for it, else in single precision.

Without them a product in bfloat16 takes some sixty times as long. Two cores without them train 1,100 tokens a second in single
precision.
"""

from __future__ import annotations

import torch

HAS = getattr(torch.cpu, "get_capabilities", dict)()
"""What the processor can do. Older versions of torch do not tell: then nothing."""
ON_CPU = torch.bfloat16 if HAS.get("avx512_bf16") else torch.float32


def working(device: str) -> torch.dtype:
    """The type of products on a kind of device, "cpu" or "cuda"."""
    return ON_CPU if device == "cpu" else torch.bfloat16


def mixed(device: str) -> torch.autocast:
    """Where products are in that type."""
    return torch.autocast(device, dtype=torch.bfloat16, enabled=working(device) != torch.float32)
