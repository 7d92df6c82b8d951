"""Every colour of the stage, the pages, the charts and the exports, named by its meaning.

The base is Okabe and Ito's palette, which all kinds of colour vision tell apart. Style sheets read a colour as a custom
property of the same name (`BONUS_EDGE` is `var(--bonus-edge)`); `css` declares them. Python code reads `BONUS_EDGE.light`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

BLUE, SKY, ORANGE, YELLOW = "#0072b2", "#56b4e9", "#e69f00", "#f0e442"
VERMILION, GREEN, PURPLE, GREY = "#d55e00", "#009e73", "#cc79a7", "#808080"
WHITE, BLACK = "#ffffff", "#18181b"


class Colour(NamedTuple):
    """One meaning's colour on a light page and on a dark one."""

    light: str
    dark: str


# Surfaces and text
PAPER = Colour(WHITE, BLACK)
SURROUND = Colour("#f6f6f8", "#0e0e11")
PANEL = Colour(WHITE, "#1a1a1e")
LINE = Colour("#d5d5db", "#3c3c44")
INK = Colour(BLACK, "#f4f4f5")
MUTED = Colour("#55555e", "#b4b4bd")
FOCUS = Colour(BLUE, "#8fd0ff")
SHADOW = Colour("#00000048", "#00000048")
BUTTON = Colour(BLUE, BLUE)
BUTTON_HOVER = Colour("#005f94", "#0a84c6")
BUTTON_INK = Colour(WHITE, WHITE)
HIGHLIGHT = Colour(ORANGE, ORANGE)
"""The recommended setting, the current step of the lesson, an instructor's message."""

# The draft of a pass and what became of it
ACCEPTED = Colour(BLUE, SKY)
ACCEPTED_INK = Colour(WHITE, "#10151a")
REJECTED = Colour("#3a87ad", "#8fb8cc")
BONUS = Colour(ORANGE, YELLOW)
BONUS_INK = Colour(BLACK, BLACK)
BONUS_EDGE = Colour("#8a5a00", YELLOW)
WRONG = Colour("#b34700", "#f0884c")
"""Lanes that differ, rows that leak, nodes that were evicted, errors."""
PREFIX = Colour("#767676", "#a1a1aa")
CANDIDATE = PREFIX
ROOT = MUTED
CACHED = Colour("#c9c9d0", "#4a4a53")
NOW = Colour(BLACK, WHITE)
PLAIN_LANE = PREFIX
ODD_PASS = Colour("#dbeaf5", "#1d3a4f")
EVEN_PASS = Colour("#f0e9d8", "#3d3520")

# The phases of a pass
RETRIEVE = Colour(GREEN, GREEN)
PREPARE = Colour(ORANGE, ORANGE)
FORWARD = Colour(BLUE, "#5aa9e6")
VERIFY = Colour(SKY, SKY)
COMMIT = Colour(PURPLE, PURPLE)
TRIE = PREFIX

# Charts: one figure serves both themes
CHART_INK = GREY
CURVE, BAND, LIMIT = BLUE, SKY, VERMILION
FROM_PROMPT, FROM_BOTH, FROM_OUTPUT, FROM_PAST = BLUE, SKY, ORANGE, GREEN
"""Where an accepted token was seen before: prompt, prompt and output, own output, past answers."""
SLOWER_TO_FASTER = (WRONG.light, "#f0a36b", "#f2f2f2", "#7db8de", "#00568a")
"""The middle is as fast as plain decoding."""
LOW_TO_HIGH = SLOWER_TO_FASTER[2:]
ON_PALE, ON_DEEP = "#000000", WHITE
"""Text on a coloured cell: the one that reads better has a contrast of 4.5 at least, on any colour."""
CLEAR = "rgba(0,0,0,0)"


def faded(colour: str, opacity: float) -> str:
    """A colour "#rrggbb" at an opacity from 0 to 1, as charts and SVG take it."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return f"rgba({red},{green},{blue},{opacity})"


def percent(red: float, green: float, blue: float) -> str:
    """A colour of three parts from 0 to 100, as CSS takes it."""
    return f"rgb({red}% {green}% {blue}%)"


@cache
def css(by_system: bool = False) -> str:
    """The custom properties: the light set by default, the dark set below `.dark` or `[data-theme="dark"]`.

    With `by_system` the dark set follows the reader's system instead.
    """
    colours = {name.lower().replace("_", "-"): value for name, value in globals().items() if isinstance(value, Colour)}
    light = "".join(f"--{name}:{colour.light};" for name, colour in colours.items())
    dark = "".join(f"--{name}:{colour.dark};" for name, colour in colours.items())
    if by_system:
        return f":root{{{light}}}\n@media (prefers-color-scheme: dark) {{ :root{{{dark}}} }}\n"
    return f':root,[data-theme="light"]{{{light}}}\n.dark,[data-theme="dark"]{{{dark}}}\n'
