"""Loading a model and its tokenizer: download, device and dtype, weights.

torch and transformers are imported inside the functions. Models run no code of their own: weights are safetensors, and
a repository that needs its own Python is refused.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from lookahead_core.models.catalogue import Entry, ModelError, chosen
from lookahead_core.models.context import positions_of
from lookahead_core.models.environment import device_words

_FILES = ["*.json", "*.safetensors", "*.jinja", "*.txt", "*.model"]
"""Files fetched from a hub repository: configuration, tokenizer, safetensors weights."""
_ALONE = Lock()
"""Held while transformers loads: it imports its parts as they are asked for, and one that two threads ask for is missing."""
UNKNOWN_CONTEXT = 2048
"""Longest sequence of a model whose configuration names none, in tokens."""

Progress = Callable[[float | None, str], None]
"""Called with the fraction done (None if unknown) and a description of the current work."""


@dataclass(slots=True)
class LoadedModel:
    """A model that is ready to decode. `model` is in eval mode on `device`."""

    entry: Entry
    model: Any
    tokenizer: Any
    device: str
    dtype: str
    """torch's name without the prefix: "float32"."""
    parameters: int
    context: int
    """Longest sequence, in tokens."""
    eos_token_ids: tuple[int, ...]
    threads: int | None = None
    """Threads of its passes on a CPU; None: torch's own number."""

    @property
    def name(self) -> str:
        return self.entry.name

    def caption(self) -> str:
        """One line that describes the model: "Tiny (embedded) · 11.8 M · CPU, 2 threads · float32"."""
        return " · ".join([self.entry.title, size_words(self.parameters), device_words(self.device, self.threads), self.dtype])


def size_words(parameters: int) -> str:
    """A number of parameters in short form: "4.1 M", "1.5 B"; nothing for 0, where it is unknown."""
    if not parameters:
        return ""
    value, unit = (parameters / 1e9, "B") if parameters >= 1e9 else (parameters / 1e6, "M")
    return f"{value:.1f} {unit}" if value < 10 else f"{value:.0f} {unit}"


def row_bytes(model: Any) -> int:
    """Bytes of the keys and values of one cached token, all layers together; 0 where the configuration names no heads."""
    config = model.config.get_text_config()
    attention_heads = getattr(config, "num_attention_heads", 0)
    heads = getattr(config, "num_key_value_heads", None) or attention_heads
    size = getattr(config, "head_dim", None) or getattr(config, "hidden_size", 0) // max(attention_heads, 1)
    return int(2 * getattr(config, "num_hidden_layers", 0) * heads * size * model.dtype.itemsize)


def pick_device() -> str:
    """The best device of this machine: "cuda", "mps" or "cpu"."""
    import torch

    if torch.cuda.is_available():
        return "cuda"
    return "mps" if torch.backends.mps.is_available() else "cpu"


def pick_dtype(device: str) -> str:
    """bfloat16 on CUDA (float16 on cards without it), float16 on MPS; on a CPU float32, the exact mode."""
    import torch

    if device.startswith("cuda"):
        return "bfloat16" if torch.cuda.is_bf16_supported() else "float16"
    return "float16" if device == "mps" else "float32"


def fetch(entry: Entry, progress: Progress | None = None) -> Path:
    """The local folder of a model. Downloads a hub model first. Raises ModelError with the reason."""
    if entry.folder is not None:
        if not (entry.folder / "config.json").is_file():
            raise ModelError(f"{entry.title}: there is no model in {entry.folder.name} (config.json is missing).")
        return entry.folder
    from huggingface_hub import snapshot_download

    if progress:
        progress(None, f"Looking for {entry.title}")
    try:
        bar = _bar(entry, progress) if progress else None
        return Path(snapshot_download(entry.name, allow_patterns=_FILES, tqdm_class=bar))
    except Exception as error:
        raise ModelError(_download_words(entry, error)) from error


def _bar(entry: Entry, progress: Progress) -> type:
    """A tqdm class that reports the share of downloaded bytes to `progress` and prints nothing."""
    from tqdm.auto import tqdm

    most = {"done": 0.0, "total": 0.0}  # the hub's client keeps two byte counters; take the larger

    class Bar(tqdm):  # type: ignore[type-arg, unused-ignore]
        def __init__(self, *args: Any, **options: Any) -> None:
            self._bytes = options.get("unit") == "B"
            options.pop("name", None)
            super().__init__(*args, **options | {"disable": False, "file": io.StringIO()})

        def refresh(self, *args: Any, **options: Any) -> None:
            if not self._bytes or not self.total:
                return
            most["done"], most["total"] = max(most["done"], self.n), max(most["total"], self.total)
            done, total = most["done"], most["total"]
            progress(min(1.0, done / total), f"Downloading {entry.title}: {done / 1e6:,.0f} of {total / 1e6:,.0f} MB")

    return Bar


def _download_words(entry: Entry, error: Exception) -> str:
    from huggingface_hub import errors

    name = entry.name
    if isinstance(error, errors.GatedRepoError):
        return f"{name} asks its users to accept terms on the hub first; choose a model without a gate."
    if isinstance(error, errors.RepositoryNotFoundError):
        return f"There is no model {name} on the hub, or it is private."
    if isinstance(error, OSError) and error.errno == 28:
        return f"{name} does not fit the disk: no space is left."
    return f"{name} is not on this machine, and the hub can't be reached (offline, or a network fault)."


def load(
    model: str | Entry, device: str | None = None, dtype: str | None = None, progress: Progress | None = None
) -> LoadedModel:
    """Load a model and its tokenizer, after downloading them if necessary.

    `model` is an entry, or a name that `chosen` accepts: a catalogue name, a directory, a hub name. `device` and
    `dtype` default to the best for this machine. Raises ModelError with the reason. No code of the repository runs.
    """
    from lookahead_core.models.weight_layout import arrange_weights

    entry = chosen(model) if isinstance(model, str) else model
    folder = fetch(entry, progress)
    device = device or pick_device()
    dtype = dtype or entry.dtype or pick_dtype(device)
    try:
        if progress:
            progress(None, f"Loading {entry.title} on {device_words(device)}")
        with _ALONE:
            network, tokenizer = _from_folder(folder, device, dtype)
        if progress:
            progress(None, f"Arranging the weights of {entry.title}")
        arrange_weights(network)
    except Exception as error:
        raise ModelError(_load_words(entry, error)) from error
    if entry.folder is None:
        network.name_or_path = entry.name  # not the place in the hub's cache: draft models are found by this name
    parameters = network.num_parameters()
    return LoadedModel(
        entry, network, tokenizer, device, dtype, parameters, *bounds(network.config, network.generation_config, tokenizer)
    )


def _from_folder(folder: Path, device: str, dtype: str) -> tuple[Any, Any]:
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer
    from transformers.utils import logging

    logging.disable_progress_bar()
    tokenizer = AutoTokenizer.from_pretrained(folder, trust_remote_code=False, local_files_only=True)
    network: Any = AutoModelForCausalLM.from_pretrained(
        folder, trust_remote_code=False, local_files_only=True, use_safetensors=True, dtype=getattr(torch, dtype)
    )
    return network.to(device).eval(), tokenizer


def _load_words(entry: Entry, error: Exception) -> str:
    text = str(error)
    if "out of memory" in text.lower() or isinstance(error, MemoryError):
        return f"{entry.title} does not fit the memory of this device; choose a smaller model."
    if "trust_remote_code" in text:
        return f"{entry.title} needs Python code of its own repository; this program runs none."
    if "safetensors" in text:
        return f"{entry.title} has no weights in the safetensors format; no other format is read."
    if "backend tokenizer" in text:
        return f"{entry.title} has no tokenizer that can be read, such as a tokenizer.json beside the weights."
    if "Unrecognized configuration class" in text:
        return f"{entry.title} is no causal language model; nothing else is read."
    if "model type" in text or "Unrecognized" in text:
        return f"{entry.title} is of an architecture that the installed transformers does not know."
    return f"{entry.title} could not be loaded: {text.splitlines()[0][:200] if text else type(error).__name__}"


def bounds(config: Any, generation: Any, tokenizer: Any) -> tuple[int, tuple[int, ...]]:
    """The longest sequence in tokens, and the token ids that end an answer, from a model's configurations or its tokenizer."""
    context = positions_of(config) or UNKNOWN_CONTEXT
    ends = tokenizer.eos_token_id if generation.eos_token_id is None else generation.eos_token_id
    return context, tuple(ends) if isinstance(ends, list | tuple) else () if ends is None else (int(ends),)
