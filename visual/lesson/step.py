"""One step of the lesson as plain data in two languages; `lesson.js` shows it beside the stage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from visual.language import texts

Text = dict[str, str]
"""The same words in each language: {"en": ..., "zh": ...}."""


@dataclass(frozen=True, slots=True)
class View:
    """What the stage shows: a recording (by its place), a step, one of its four parts, a tab for narrow screens.

    With `end` both lanes are complete, so that the verdict is final.
    """

    trace: int
    step: int
    frame: int = 3
    tab: str = "tree"
    leak: bool = False
    end: bool = False


@dataclass(frozen=True, slots=True)
class LessonStep:
    """What to read, what to do, what to predict, and what the recording shows."""

    name: str
    title: Text
    read: Text
    do: Text
    ask: Text
    options: list[Text]
    right: int
    answer: Text
    before: View
    after: View
    figures: dict[str, float]
    """The numbers behind the answer."""
    picks: Mapping[int, int] = field(default_factory=dict)
    """As those of a `Choice`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The options of a question: `right` is the place of the right one, `numbers` their values, if they are numbers."""

    right: int
    numbers: Sequence[str] = ()
    picks: Mapping[int, int] = field(default_factory=dict)
    """Rows of the tree that may be clicked instead -> the option that each stands for, -1 for none of them."""


def choices(right: float, others: Iterable[float], digits: int = 0) -> Choice:
    """Three numbers, ascending; a wrong one that equals another after rounding is moved up."""
    taken = [round(right, digits)]
    for other in others:
        value = round(other, digits)
        while value in taken:
            value += 1
        taken.append(value)
    ordered = sorted(taken)
    return Choice(ordered.index(taken[0]), [f"{value:g}" for value in ordered])


def write(
    name: str, choice: Choice, views: tuple[View, View], figures: dict[str, Any], told: dict[str, Any], answer: str = "answer"
) -> LessonStep:
    """The step `name`: its texts with `figures` and `told` put in. `views`: before and after; `answer`: one of several."""
    table, known = texts("lesson")[name], figures | told

    def filled(text: Text, **more: str) -> Text:
        return {language: words.format(**known, **more) for language, words in text.items()}

    title, read, do, ask = (filled(table[part]) for part in ("title", "read", "do", "ask"))
    options = [filled(table["option"], number=number) for number in choice.numbers] or list(map(filled, table["options"]))
    return LessonStep(name, title, read, do, ask, options, choice.right, filled(table[answer]), *views, figures, choice.picks)
