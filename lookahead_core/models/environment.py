"""The machine a model runs on: device, dtype, threads, versions. torch is imported on the first call."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from typing import Any


def device_name(device: Any) -> str:
    """ "CPU", "Apple GPU", or the name of the card. `device`: a torch device or its name."""
    import torch

    kind = torch.device(device).type
    return torch.cuda.get_device_name(device) if kind == "cuda" else {"cpu": "CPU", "mps": "Apple GPU"}.get(kind, kind)


def device_words(device: Any, threads: int | None = None) -> str:
    """As `device_name`, with the number of threads of a CPU, by default torch's present one: "CPU, 2 threads"."""
    import torch

    name, threads = device_name(device), threads or torch.get_num_threads()
    return f"CPU, {threads} thread{'s' * (threads > 1)}" if name == "CPU" else name


def environment(model: Any) -> dict[str, Any]:
    """Device, dtype, threads, versions and time, ready for JSON. `model`: any model of transformers."""
    import torch
    import transformers

    return {
        "device": device_name(model.device),
        "dtype": str(model.dtype).removeprefix("torch."),
        "threads": torch.get_num_threads(),
        "versions": {
            "torch": str(torch.__version__),
            "transformers": transformers.__version__,
            "python": platform.python_version(),
        },
        "created": datetime.now(UTC).isoformat(timespec="seconds"),
    }
