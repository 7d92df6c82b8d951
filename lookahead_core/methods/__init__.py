"""The drafting methods, one row each in `METHODS`. Imports no torch: a method's module is imported when it is first used.

A new method is one file here and one row of `methods.json`. The file has a `memory(settings)` that returns a `DraftMemory`
(`source` in the row), or, for a decoder of its own, a `build(model, settings)` (`module` in the row). The page, the limits, the
API and the bench read the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from lookahead_core.models import parts
from lookahead_core.models.prompts import LimitError
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.state import whole

if TYPE_CHECKING:
    from transformers import PreTrainedModel

    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.decode.decoder import LookaheadDecoder
    from lookahead_core.decode.exact import Exact
    from lookahead_core.decode.fixed_shape import FixedShape
    from lookahead_core.methods.memory import DraftMemory
    from lookahead_core.trie.trie import TokenTrie


@dataclass(frozen=True, slots=True)
class DraftSettings:
    """What a method's decoder is built from. Lengths are in tokens; the decoding length includes the root."""

    decoding_length: int | Literal["auto"] = 64
    branch_length: int = 12
    trie: TokenTrie | None = None
    costs: CostCurve | None = None
    fixed: FixedShape | None = None
    exact: Exact = False
    """Bit-equal to plain decoding in any dtype: passes of one shape and single branches, see `lookahead_core.decode.exact`.
    With "trees" the branches stay."""
    published: bool = False
    """The method's own published shape in place of the lengths, as the bench runs it."""
    answers: Sequence[Sequence[int]] = ()
    """Past answers, for methods that draft from them. A `trie` or a `memory` that is given has them already."""
    memory: DraftMemory | None = None
    """The method's memory; without one it makes its own, of `answers`."""
    trees: bool = True
    """Whether several branches may be fed. Where the model or `exact` does not allow it, none are."""
    model: Any = None
    """The model that verifies, for methods that draft with its layers or its LM head; `Method.decoder` fills it in."""
    parts: Mapping[str, Any] = field(default_factory=dict)
    """Trained parts by name ("heads", "exit", "draft"), in place of those beside the model's weights."""

    @property
    def width(self) -> int:
        """Tokens of the widest pass, the root included."""
        return WIDEST if self.decoding_length == "auto" else self.decoding_length


_SETTINGS = DraftSettings()
Builder = Callable[["PreTrainedModel", DraftSettings], "LookaheadDecoder"]


@dataclass(frozen=True, slots=True)
class Method:
    """One source of drafts. All methods share the engine, the verification and the clock."""

    name: str
    """The value of the setting `strategy`."""
    title: str
    hint: str
    """How it drafts, as one phrase."""
    build: Builder
    lane: str
    """Name of its lane in the bench, with {length} and {branch} where these shape its drafts."""
    source: str = ""
    """Module of its memory; empty for the trie's drafts and for decoders of their own."""
    uses_trie: bool = False
    shape: str = "hierarchical"
    """Shape of the trie's drafts, one of `STRATEGIES`."""
    needs_trees: bool = False
    """Whether it needs a model that takes draft trees, not single branches only."""
    from_tokens: bool = False
    """Whether it drafts from tokens alone. Then the tokens of a finished run say how many passes it needs (`replay`)."""
    estimates: bool = False
    """Whether the scores of its drafts are estimated chances, so that "auto" can choose the rows that pay."""
    least: int = 1
    """Narrowest pass in which it drafts (tokens, the root included)."""
    second: str = ""
    """Of a merged tree: the method whose drafts join the trie's."""
    part: str = ""
    """The trained part that it drafts with, see `lookahead_core.models.parts`."""

    @property
    def offered(self) -> bool:
        """Whether the page offers it: it needs no trained part, or the embedded model has that part."""
        return parts.offered(self.part)

    def refusal(self, model: PreTrainedModel) -> str:
        """Why it cannot draft for `model`: which trained part is missing, and how to make it. Empty where it can."""
        return parts.missing(model, self.part) if self.part else ""

    @property
    def strategy(self) -> str:
        """What a race's settings call it: the shape of the trie's drafts, or its name."""
        return self.shape if self.uses_trie and self.from_tokens else self.name

    def memory(self, settings: DraftSettings = _SETTINGS) -> DraftMemory:
        """A new memory with the past answers of `settings`. Raises ValueError for a method without one."""
        if not self.source:
            raise ValueError(f"{self.name} has no memory of its own")
        memory: DraftMemory = import_module(f"{__name__}.{self.source}").memory(settings)
        for answer in settings.answers:
            memory.insert(answer)
        return memory

    def decoder(self, model: PreTrainedModel, settings: DraftSettings) -> LookaheadDecoder:
        """The method's decoder. Raises LimitError for too short a decoding length, trees in a bit-equal run and a trained part
        that is unknown, missing or does not fit, ValueError for a length that is no whole number, TypeError for parts that are
        not named, and as `build`."""
        if whole("decoding_length", settings.width) < self.least:
            raise LimitError(f"Decoding length is {settings.width}; {self.name} drafts need at least {self.least}.")
        if not isinstance(settings.parts, Mapping):
            raise TypeError(f"parts must map names to trained parts, not be {settings.parts!r:.60}")
        if unknown := ", ".join(sorted(map(repr, settings.parts.keys() - parts.FILES.keys()))):
            raise LimitError(f"There is no trained part {unknown}; it must be one of: {', '.join(parts.FILES)}.")
        if self.part not in settings.parts and (refusal := self.refusal(model)):
            raise LimitError(f"{self.title}: {refusal}")
        if settings.exact:
            from lookahead_core.decode.exact import exact_shape

            if self.needs_trees and settings.exact != "trees":
                raise LimitError(f"{self.name} drafts are trees; bit-equal runs take single branches. Choose another strategy.")
            settings = replace(settings, fixed=settings.fixed or exact_shape(model))
        if self.needs_trees and not settings.trees:
            raise LimitError(f"{self.name} drafts are trees, which the settings do not allow (trees=False).")
        if self.uses_trie and settings.trie is None and settings.answers:
            from lookahead_core.trie.trie import TokenTrie

            settings = replace(settings, trie=TokenTrie.of(settings.answers, settings.branch_length))
        return self.build(model, settings)


def _lookahead(shape: str) -> Builder:
    """`build` of Lookahead itself (arXiv 2312.12728): drafts from the trie, in one of its shapes."""

    def build(model: PreTrainedModel, settings: DraftSettings) -> LookaheadDecoder:
        from lookahead_core.decode.decoder import LookaheadDecoder

        length, branch, trie = settings.decoding_length, settings.branch_length, settings.trie
        fed = shape if settings.trees else "single"
        return LookaheadDecoder(model, trie, length, branch, fed, settings.costs, settings.fixed, settings.exact)

    return build


def _source(name: str) -> Builder:
    """`build` of a method with a memory of its own."""
    return lambda model, settings: import_module(f"{__name__}.decoder").SourceDecoder(model, METHODS[name], settings)


def _module(name: str) -> Builder:
    """`build` of a module of this package, imported when it is called."""
    return lambda model, settings: import_module(f"{__name__}.{name}").build(model, settings)


def _merged(name: str, second: str) -> Builder:
    """`build` of the trie's drafts and those of the method `second` in one tree."""
    return lambda model, settings: import_module(f"{__name__}.merged").build(model, settings, name, second)


def _method(name: str, module: str = "", source: str = "", shape: str = "", second: str = "", **facts: Any) -> Method:
    """A row of the table: a shape of the trie's drafts, a source with its memory, a module with a decoder of its own, or the
    trie's drafts merged with those of a `second` method."""
    if shape:
        return Method(name=name, build=_lookahead(shape), shape=shape, uses_trie=True, from_tokens=True, **facts)
    if second:
        return Method(name=name, build=_merged(name, second), uses_trie=True, second=second, **facts)
    return Method(name=name, build=_module(module) if module else _source(name), source=source, **facts)


OTHER_NAMES = {"hierarchical": "trie"}
"""Names of methods that are understood beside those of the table."""


class Table(dict[str, Method]):
    """The methods by name. The other names are understood, but not listed."""

    def __missing__(self, name: str) -> Method:
        return self[OTHER_NAMES[name]]


_ROWS = json.loads(Path(__file__).with_name("methods.json").read_text(encoding="utf-8"))
METHODS = Table((row["name"], _method(**row)) for row in _ROWS)


def name_of(name: Any) -> Any:
    """The name in the table of a method that may be called by another one. What names no method is returned as it is."""
    return OTHER_NAMES.get(name, name) if isinstance(name, str) else name


def offered() -> list[Method]:
    """The methods that the page offers."""
    return [method for method in METHODS.values() if method.offered]


def hints(phrase: Callable[[str], str] = str, form: str = "{}: {}.", between: str = " ") -> str:
    """Title and hint of every method that is offered, as one text. `phrase` translates each of them."""
    return between.join(form.format(phrase(method.title), phrase(method.hint)) for method in offered())
