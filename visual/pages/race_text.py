"""The race page's texts."""

from __future__ import annotations

from html import escape

from visual.engines.progress import Progress
from visual.work.turns import Place

TITLE = "<h1>Lookahead Lab</h1><p>One model, two runs, one clock: plain decoding against Lookahead.</p>"
PROMPT_HINT = "Ask something. Text that repeats the prompt or earlier answers is drafted best. Ctrl+Enter runs."
SLIDERS = {
    "decoding_length": ("Decoding length", "width of one pass"),
    "branch_length": ("Branch length", "longest guess"),
    "max_new_tokens": ("Max new tokens", "longest answer"),
}
INFO = {
    "temperature": "0 takes the most probable token. Above 0, both lanes sample with the same noise.",
    "seed": "of the noise; the same seed gives the same text",
    "Top-p": "sample from the most probable tokens that together reach this probability; 1: all",
    "Top-k": "sample from this many of the most probable tokens; 0: all",
    "Min-p": "leave out tokens below this share of the largest probability; 0: none",
    "Repetition penalty": "lowers the score of tokens that occurred before; 1: no effect. Applies at temperature 0 too",
}
STARTING = "Starting; the recording below plays meanwhile"
MAP_TITLE = "Map of your trie"
MAP_HINT = "What your trie remembers of past answers."
MAP_EMPTY = "Your trie is empty: run a race, or warm it, then draw again."
NO_RECORDING = "The address asks for a recording that is not here."
FORGOTTEN = "Your trie is empty again: the next race starts cold."
_SIGNS = {"ready": "●", "busy": "◌", "fault": "▲"}


def status(state: str, message: str, fraction: float | None = None) -> str:
    """The model line as HTML. `state` is "ready", "busy" or "fault". Each state has a sign besides its colour."""
    bar = "" if fraction is None else f'<progress value="{fraction:.3f}" max="1"></progress>'
    shown = escape(message)
    return (
        f'<div class="model-line {state}" role="status" title="{shown}">'
        f'<span aria-hidden="true">{_SIGNS[state]}</span> <span>{shown}</span>{bar}</div>'
    )


def busy(progress: Progress) -> str:
    """The model line while work is in progress."""
    fraction, what = progress
    return status("busy", what, fraction)


def waiting(title: str) -> str:
    """Run was pressed before the model was loaded."""
    return f"Loading {title}. The race begins when the model is loaded."


def in_line(place: Place) -> str:
    """The race waits in the queue."""
    if place.paused:
        return f"New races are paused. You are in line, with {place.ahead} before you; recordings play meanwhile."
    before = "One race is" if place.ahead == 1 else f"{place.ahead} races are"
    return f"{before} before yours: about {max(1, round(place.seconds))} s. Recordings play meanwhile."


def warmed(answers: int, nodes: int) -> str:
    """The trie has been warmed."""
    return f"{answers} answers to other questions went into your trie: {nodes:,} nodes now. Run, and compare."


def map_line(nodes: int, drawn: int) -> str:
    """The line above the map of the trie."""
    part = f", the {drawn:,} most used are drawn" if drawn < nodes else ""
    return f"{nodes:,} nodes{part}. A block is a token; its height is its count. Click a block to zoom in, ⌂ to zoom out."
