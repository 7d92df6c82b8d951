"""One scene of the lesson as plain data in two languages; `lesson.js` shows it beside the stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from visual.language import texts

Text = dict[str, str]
"""The same words in each language: {"en": ..., "zh": ...}."""


@dataclass(frozen=True, slots=True)
class View:
    """What the stage shows: a recording (by its place), a step, one of its four parts, and no more than the parts `show`.

    `show` names parts of the stage: "question", "score", "lanes", "timeline", "tell", "tree", "mask"; "veil" keeps the mask's
    place and hides the mask.
    """

    trace: int
    step: int
    show: tuple[str, ...]
    frame: int = 3
    reveal: tuple[int, ...] = ()
    """Parts of the step that are played one after the other before `frame`."""
    play: bool = False
    """The race is played from its start to its end."""
    leak: bool = False
    compare: bool = False
    row: int | None = None
    """Row of the mask that is lit."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The options of a question: `right` is the place of the right one, `numbers` their values, if they are numbers."""

    right: int = 0
    numbers: Sequence[str] = ()
    words: Sequence[str] = ()
    """The options themselves, where they are words of the recording."""
    on: str = ""
    """What may be clicked on the stage instead of an option: "row" of the tree, "word" of the line above it, "lane"."""
    picks: Mapping[str, int] = field(default_factory=dict)
    """Its row, draft node or name -> the option it stands for, -1 for none of them."""
    many: Sequence[int] | None = None
    """Where several options are to be chosen: the right ones. Then `right` says nothing."""
    also: Sequence[int] = ()
    """Options that are as right as `right`: a tie."""
    bars: bool = False
    """Whether the numbers are drawn as lengths."""
    wrong: Sequence[str] = ()
    """For each option the key of its sentence, which is told when it was predicted wrongly; "" for none."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A scene: what to read, what to predict, and what the recording shows before and after."""

    name: str
    title: Text
    read: Text
    ask: Text
    options: list[Text]
    choice: Choice
    answer: Text
    before: View
    after: View
    figures: dict[str, float]
    """The numbers behind the answer."""
    wrong: list[Text | None]
    """For each option why it is not so; of several that are to be chosen, also why a right one is. None without a sentence."""
    pick: Text | None = None
    """How to answer in the picture."""

    @property
    def right(self) -> int:
        """Place of the right option."""
        return self.choice.right


def choices(right: float, others: Mapping[str, float], digits: int = 0, bars: bool = False) -> Choice:
    """Three numbers, ascending. `others`: the wrong ones, by the keys of their sentences; one that equals another after
    rounding is moved up."""
    taken = {round(right, digits): ""}
    for key, other in others.items():
        value = round(other, digits)
        while value in taken:
            value += 1
        taken[value] = key
    ordered = sorted(taken)
    numbers = [f"{value:g}" for value in ordered]
    return Choice(ordered.index(round(right, digits)), numbers, bars=bars, wrong=[taken[value] for value in ordered])


def write(
    name: str,
    choice: Choice,
    views: tuple[View, View],
    figures: dict[str, Any],
    told: Mapping[str, Any],
    answer: str = "answer",
) -> LessonStep:
    """The scene `name`: its texts with `figures` and `told` put in. `views`: before and after; `answer`: one of several."""
    table, known = texts("lesson")[name], {**figures, **told}

    def filled(text: Text, **more: Any) -> Text:
        return {language: words.format(**known, **more) for language, words in text.items()}

    title, read, ask = (filled(table[part]) for part in ("title", "read", "ask"))
    options = [dict.fromkeys(title, word) for word in choice.words]
    options += [filled(table["option"], number=number) for number in choice.numbers]
    options = options or list(map(filled, table["options"]))
    keys = enumerate(zip(choice.wrong, options, strict=True), 1)
    wrong = [filled(table["wrong"][key], option=option["en"], place=place) if key else None for place, (key, option) in keys]
    pick = filled(table["pick"]) if choice.on else None
    return LessonStep(name, title, read, ask, options, choice, filled(table[answer]), *views, figures, wrong, pick)
