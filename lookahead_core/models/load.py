"""Which models there are, and how one gets into memory: catalogue, device and dtype, loading, chat template.

torch and transformers are imported inside `load`, so that the catalogue can be shown before either is there. Models run
no code of their own: weights are safetensors, and a repository that needs its own Python is refused.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import torch

TINY = "tiny"
_PACKAGE = Path(__file__).resolve().parents[1]
ASSETS = _PACKAGE / "assets" if (_PACKAGE / "assets").is_dir() else _PACKAGE.parent / "assets"
"""The assets: inside the package where it is installed, beside it in a checkout."""
TINY_FOLDER = ASSETS / "tiny_model"
_FILES = ["*.json", "*.safetensors", "*.jinja", "*.txt", "*.model"]
"""What is fetched of a hub repository: configuration, tokenizer, safe weights."""
_HUB_NAME = re.compile(r"[\w][\w.-]*/[\w][\w.-]*")

Progress = Callable[[float | None, str], None]
"""Called with the fraction done (None where it can't be known) and what is being done, in plain words."""


class ModelError(RuntimeError):
    """A model that can't be had, with the reason in plain words."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One model that may be chosen."""

    name: str
    """Hub name, or "tiny", or the folder's path for a local directory."""
    title: str
    parameters: int
    """Number of weights; 0 where it is not known before loading."""
    licence: str = ""
    note: str = ""
    folder: Path | None = None
    """Where it lies on this machine; None for a model of the hub."""
    dtype: str | None = None
    """The dtype it always runs in; None: by device."""
    template: dict[str, Any] = field(default_factory=dict)
    """Extra arguments of its chat template."""

    @property
    def size(self) -> str:
        """Parameters as people write them: "4.1 M", "1.5 B"."""
        if not self.parameters:
            return ""
        value, unit = (self.parameters / 1e9, "B") if self.parameters >= 1e9 else (self.parameters / 1e6, "M")
        return f"{value:.1f} {unit}" if value < 10 else f"{value:.0f} {unit}"


def _catalogue(*entries: Entry) -> dict[str, Entry]:
    return {entry.name: entry for entry in entries}


# Dense decoders with rotary positions: tree attention is exact on them. Recurrent and hybrid families are left out
# because a tree of drafts can't be checked in one pass of theirs.
CATALOGUE: dict[str, Entry] = _catalogue(
    Entry(TINY, "Tiny (embedded)", 0, "Apache-2.0", "in this repository; needs no network", TINY_FOLDER, "float32"),
    Entry("HuggingFaceTB/SmolLM2-135M-Instruct", "SmolLM2 135M", 134_500_000, "Apache-2.0", "a CPU is enough"),
    Entry("HuggingFaceTB/SmolLM2-360M-Instruct", "SmolLM2 360M", 361_800_000, "Apache-2.0", "a CPU is enough"),
    Entry("Qwen/Qwen2.5-0.5B-Instruct", "Qwen2.5 0.5B", 494_000_000, "Apache-2.0", "English, Chinese and more"),
    Entry(
        "Qwen/Qwen3-0.6B",
        "Qwen3 0.6B",
        596_000_000,
        "Apache-2.0",
        "answers without its thinking mode",
        template={"enable_thinking": False},
    ),
    Entry("Qwen/Qwen2.5-1.5B-Instruct", "Qwen2.5 1.5B", 1_540_000_000, "Apache-2.0", "better with a GPU"),
    Entry("HuggingFaceTB/SmolLM2-1.7B-Instruct", "SmolLM2 1.7B", 1_710_000_000, "Apache-2.0", "better with a GPU"),
)


def known(name: Any, extra: Sequence[Entry] = ()) -> Entry:
    """The entry of a name on the allow-list: the catalogue and what the operator added (`extra`).

    Nothing else is looked at: a path or a hub name that is not listed raises ModelError and touches no file.
    """
    allowed = CATALOGUE | {entry.name: entry for entry in extra}
    if not isinstance(name, str) or name not in allowed:
        shown = repr(name) if len(repr(name)) <= 60 else repr(name)[:59] + "…"
        raise ModelError(f"{shown} is not a model of this page. It must be one of: {', '.join(allowed)}.")
    return allowed[name]


def chosen(name_or_folder: str) -> Entry:
    """The entry for what the operator asked for: a catalogue name, a local directory, or any model of the hub.

    For the command line and the environment only; what a visitor sends goes through `known`.
    """
    if name_or_folder in CATALOGUE:
        return CATALOGUE[name_or_folder]
    folder = Path(name_or_folder).expanduser()
    if folder.is_dir():
        return Entry(str(folder.resolve()), folder.resolve().name, 0, note="local directory", folder=folder.resolve())
    if _HUB_NAME.fullmatch(name_or_folder):
        return Entry(name_or_folder, name_or_folder.split("/")[1], 0, note="of the hub")
    raise ModelError(f"{name_or_folder!r} is neither a catalogue name, nor a directory, nor a hub name owner/model.")


@dataclass(slots=True)
class LoadedModel:
    """A model ready to decode. `model` is in eval mode on `device`."""

    entry: Entry
    model: Any
    tokenizer: Any
    device: str
    dtype: str
    """As torch names it, without the prefix: "float32"."""
    parameters: int
    context: int
    """Most tokens a sequence may have."""
    eos_token_ids: tuple[int, ...]
    seconds: float
    """How long loading took, imports included, the download left out."""

    @property
    def name(self) -> str:
        return self.entry.name

    def caption(self) -> str:
        """One line for the page: "Tiny (embedded) · 4.1 M · CPU, 2 threads · float32"."""
        size = Entry("", "", self.parameters).size
        return " · ".join([self.entry.title, size, device_words(self.device), self.dtype])


def pick_device() -> str:
    """ "cuda", "mps" or "cpu": the best there is."""
    import torch

    if torch.cuda.is_available():
        return "cuda"
    return "mps" if torch.backends.mps.is_available() else "cpu"


def pick_dtype(device: str) -> str:
    """bfloat16 on CUDA (float16 on cards without it), float16 on MPS, float32, the exact mode, on a CPU."""
    import torch

    if device.startswith("cuda"):
        return "bfloat16" if torch.cuda.is_bf16_supported() else "float16"
    return "float16" if device == "mps" else "float32"


def device_words(device: str) -> str:
    """The device as people know it: "CPU, 2 threads" or the card's name."""
    import torch

    if device.startswith("cuda"):
        return torch.cuda.get_device_name(device)
    threads = torch.get_num_threads()
    return "Apple GPU" if device == "mps" else f"CPU, {threads} thread{'s' * (threads > 1)}"


def fetch(entry: Entry, progress: Progress | None = None) -> Path:
    """The folder of a model, downloaded first where it is a hub model. Raises ModelError in plain words."""
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
    """A tqdm class that writes nothing to the terminal and tells `progress` the fraction of the bytes instead."""
    from tqdm.auto import tqdm

    most = {"done": 0.0, "total": 0.0}  # the hub's client keeps two bars of bytes; the one that is further counts

    class Bar(tqdm):  # type: ignore[type-arg, unused-ignore]
        def __init__(self, *args: Any, **options: Any) -> None:
            self._bytes = options.get("unit") == "B"
            options.pop("name", None)
            super().__init__(*args, **options | {"disable": False, "file": _Silent()})

        def refresh(self, *args: Any, **options: Any) -> None:
            if not self._bytes or not self.total:
                return
            most["done"], most["total"] = max(most["done"], self.n), max(most["total"], self.total)
            done, total = most["done"], most["total"]
            words = f"Downloading {entry.title}: {done / 1e6:,.0f} of {total / 1e6:,.0f} MB"
            progress(min(1.0, done / total), words)

    return Bar


class _Silent:
    """A file that takes everything and keeps nothing."""

    def write(self, _text: str) -> int:
        return 0

    def flush(self) -> None:
        """Nothing to flush."""


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
    """A model and its tokenizer in memory, downloaded first if need be.

    `model` is an entry, or what `chosen` takes: a catalogue name, a directory, a hub name. `device` and `dtype`
    default to the best for this machine. Raises ModelError in plain words; no code of the repository is run.
    """
    entry = chosen(model) if isinstance(model, str) else model
    folder = fetch(entry, progress)
    device = device or pick_device()
    dtype = dtype or entry.dtype or pick_dtype(device)
    if progress:
        progress(None, f"Loading {entry.title} on {device_words(device)}")
    start = time.perf_counter()
    try:
        network, tokenizer = _from_folder(folder, device, dtype)
    except ModelError:
        raise
    except Exception as error:
        raise ModelError(_load_words(entry, error)) from error
    return LoadedModel(
        entry=entry,
        model=network,
        tokenizer=tokenizer,
        device=device,
        dtype=dtype,
        parameters=network.num_parameters(),
        context=_context(network.config),
        eos_token_ids=_ends(network, tokenizer),
        seconds=time.perf_counter() - start,
    )


def _from_folder(folder: Path, device: str, dtype: str) -> tuple[Any, Any]:
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer
    from transformers.utils import logging

    logging.disable_progress_bar()
    tokenizer = AutoTokenizer.from_pretrained(folder, trust_remote_code=False, local_files_only=True)
    network: torch.nn.Module = AutoModelForCausalLM.from_pretrained(
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
    if "model type" in text or "Unrecognized" in text:
        return f"{entry.title} is of an architecture that the installed transformers does not know."
    return f"{entry.title} could not be loaded: {text.splitlines()[0][:200] if text else type(error).__name__}"


def _context(config: Any) -> int:
    """Most positions the model was made for; 2048 where its configuration does not say."""
    return int(getattr(config.get_text_config(), "max_position_embeddings", None) or 2048)


def _ends(network: Any, tokenizer: Any) -> tuple[int, ...]:
    """Token ids that end an answer: those of the generation configuration, else the tokenizer's."""
    ends = network.generation_config.eos_token_id
    if ends is None:
        ends = tokenizer.eos_token_id
    if ends is None:
        return ()
    return tuple(ends) if isinstance(ends, (list, tuple)) else (int(ends),)


def encode_chat(loaded: LoadedModel, messages: str | Sequence[dict[str, str]]) -> list[int]:
    """Token ids of a conversation, ready for the answer: one user text, or messages with "role" and "content".

    A model without a chat template is given the last message's text as it stands.
    """
    turns = [{"role": "user", "content": messages}] if isinstance(messages, str) else list(messages)
    tokenizer = loaded.tokenizer
    if not tokenizer.chat_template:
        return list(tokenizer(turns[-1]["content"])["input_ids"])
    text = tokenizer.apply_chat_template(turns, tokenize=False, add_generation_prompt=True, **loaded.entry.template)
    return list(tokenizer(text, add_special_tokens=False)["input_ids"])


__all__ = ["CATALOGUE", "Entry", "LoadedModel", "ModelError", "TINY", "chosen", "encode_chat", "fetch", "known", "load"]
__all__ += ["device_words", "pick_device", "pick_dtype"]
