"""Trained parts of a model, which draft for it: heads, an early exit, a draft model. Imports torch only to read one.

They lie in the folder `parts` beside the model's weights, as safetensors. Every file names the weights that it was trained
for, and a file that does not fit the model is refused. Wrong parts would change no token, but they would cost all the speed
and nothing would say why.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from lookahead_core.models.catalogue import CATALOGUE, TINY_FOLDER
from lookahead_core.models.prompts import LimitError

FOLDER, WEIGHTS = "parts", "model.safetensors"
FILES = {"heads": "heads.safetensors", "exit": "exit.safetensors", "draft": "draft/model.safetensors"}
"""The parts, and the file of each in the folder `parts`."""
TITLES = {"heads": "drafting heads", "exit": "an early exit", "draft": "a draft model"}
RECIPE = "python assets/tiny_model/recipe/parts.py --work DIR"
"""The command that trains the parts of the embedded model."""
TRAINED_FOR = "trained_for"
"""Key of the file's metadata: the SHA-256 of the weights that the part belongs to."""


def folder_of(model: Any) -> Path | None:
    """The local folder that a model was read from; None for a model of the hub, and for one that was made in memory."""
    name = getattr(model, "name_or_path", "")
    return Path(name).resolve() if name and (Path(name) / WEIGHTS).is_file() else None


def path_of(folder: Path, part: str) -> Path:
    """The file of a part of the model in `folder`."""
    return folder / FOLDER / FILES[part]


def written(folder: Path, part: str) -> str:
    """The file of a part, for a message."""
    return f"{folder.name}/{FOLDER}/{FILES[part]}"


def hidden_size(model: Any) -> int:
    """Size of the rows that heads and an exit read and write. Raises LimitError for a model whose embeddings or LM head have
    another one, as those of OPT-350m do."""
    size = int(model.config.get_text_config().hidden_size)
    embeddings = getattr(model.get_input_embeddings(), "embedding_dim", size)
    head = getattr(model.get_output_embeddings(), "in_features", size)
    if embeddings != size or head != size:
        raise LimitError(
            f"{type(model).__name__} takes no heads and no trained exit: its hidden size is {size}, that of its embeddings "
            f"{embeddings}, and its LM head reads {head}."
        )
    return size


def draft_pair(model: Any) -> str:
    """The hub name of the small model that drafts for `model`, by the catalogue; empty where there is none."""
    entry = CATALOGUE.get(getattr(model, "name_or_path", ""))
    return entry.draft if entry is not None else ""


def missing(model: Any, part: str) -> str:
    """Why `model` has no such part, and the command that makes it; empty where it has one.

    Any model has an exit: without a trained one, its own norm and LM head read the early layer. The embedded model's
    must be trained.
    """
    folder = folder_of(model)
    if folder is not None and path_of(folder, part).is_file():
        return ""
    if (part == "draft" and draft_pair(model)) or (part == "exit" and folder != TINY_FOLDER.resolve()):
        return ""
    if folder is None:
        return f"This model has no {part}: {TITLES[part]} must be trained for it, and the recipe trains for the embedded model."
    return f"{written(folder, part)} is missing. Train {TITLES[part]} for the embedded model with: {RECIPE}"


def offered(part: str) -> bool:
    """Whether the embedded model has a part; every model has the part "", which is none."""
    return not part or path_of(TINY_FOLDER, part).is_file()


def digest(path: Path) -> str:
    """SHA-256 of a file."""
    hashed = sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            hashed.update(block)
    return hashed.hexdigest()


def save(folder: Path, part: str, tensors: Mapping[str, Any], facts: Mapping[str, str] | None = None) -> Path:
    """Write a part of the model in `folder`, in half precision. `facts` go into the file's metadata. Returns its path."""
    from safetensors.torch import save_file

    path = path_of(folder, part)
    path.parent.mkdir(parents=True, exist_ok=True)
    metadata = {"format": "pt", TRAINED_FOR: digest(folder / WEIGHTS), **(facts or {})}
    save_file({name: tensor.detach().half().contiguous() for name, tensor in tensors.items()}, path, metadata)
    path.chmod(0o644)  # safetensors writes files for their owner alone
    return path


def read(folder: Path, part: str, shapes: Mapping[str, tuple[int | None, ...]]) -> tuple[dict[str, Any], dict[str, str]]:
    """The tensors (float32) and the metadata of a part of the model in `folder`.

    `shapes`: of every tensor; None stands for any size. Raises LimitError where the file cannot be read, belongs to other
    weights, or holds tensors of other names or shapes.
    """
    from safetensors.torch import load_file

    facts = facts_of(folder, part)
    check_owner(folder, part, facts)
    tensors, name = {key: tensor.float() for key, tensor in load_file(path_of(folder, part)).items()}, written(folder, part)
    if set(tensors) != set(shapes):
        raise LimitError(f"{name} holds {sorted(tensors)}, not {sorted(shapes)}.")
    for key, wanted in shapes.items():
        found = tuple(tensors[key].shape)
        if len(found) != len(wanted) or any(size not in (None, own) for size, own in zip(wanted, found, strict=True)):
            text = ", ".join("any" if size is None else str(size) for size in wanted)
            raise LimitError(f"{name}: {key} has the shape {list(found)}; this model needs [{text}].")
        if not tensors[key].isfinite().all():
            raise LimitError(f"{name}: {key} holds numbers that are not finite.")
    return tensors, facts


def facts_of(folder: Path, part: str) -> dict[str, str]:
    """The metadata of a part's file. Raises LimitError where it is no safetensors file."""
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(path_of(folder, part), "pt") as file:
            return dict(file.metadata() or {})
    except (SafetensorError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise LimitError(f"{written(folder, part)} cannot be read as safetensors: {reason:.120}") from None


def check_owner(folder: Path, part: str, facts: Mapping[str, str]) -> None:
    """Raise LimitError where a part's metadata names other weights than those in `folder`."""
    if facts.get(TRAINED_FOR) != digest(folder / WEIGHTS):
        raise LimitError(f"{written(folder, part)} was trained for other weights. Train it anew with: {RECIPE}")
