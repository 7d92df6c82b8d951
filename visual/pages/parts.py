"""What the pages share: options of their events, writers for their stages, the model line, controls, their texts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from html import escape
from itertools import count
from typing import Any

import gradio as gr

from lookahead_core.models.catalogue import CATALOGUE, Entry
from visual import language
from visual.engines.progress import Progress
from visual.stage.messages import StageWriter
from visual.work.races import Racing

PRIVATE: dict[str, Any] = {"show_progress": "hidden", "api_visibility": "private"}
AT_ONCE: dict[str, Any] = {"queue": False, **PRIVATE}
"""Outside Gradio's queue."""
LATEST: dict[str, Any] = {"trigger_mode": "always_last", **AT_ONCE}
"""For controls that fire faster than they are answered: only the latest value counts."""
SIGNS = {"ready": "●", "busy": "◌", "fault": "▲"}

SAVE_FILE = """(text) => {
  if (!text) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], {type: "TYPE"}));
  link.download = "NAME";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}"""
SPOKEN = """() => {
  const said = globalThis.lookaheadLanguage;
  const tell = () => {
    const box = document.querySelector("#BOX textarea, #BOX input");
    if (!box || box.value === said()) return;
    box.value = said();
    box.dispatchEvent(new Event("input", {bubbles: true}));
  };
  window["tell-BOX"]?.disconnect();
  window["tell-BOX"] = new MutationObserver(tell);
  window["tell-BOX"].observe(document.documentElement, {attributes: true, attributeFilter: ["lang"]});
  return said();
}"""

text = partial(language.text, "pages")
"""`text(key, **values)`: one of the pages' texts in English. The browser puts the Chinese in its place."""
_runs = count(1)


def writer() -> StageWriter:
    """A writer for a new run on a stage."""
    return StageWriter(run=f"live-{next(_runs)}")


def slider(label: str, bounds: tuple[float, float], value: float, **more: Any) -> gr.Slider:
    """A slider, of whole numbers unless `step` says otherwise."""
    return gr.Slider(*bounds, value=value, label=label, **{"step": 1, "min_width": 130, "buttons": [], **more})


def bounded(inputs: Sequence[Any]) -> str:
    """JavaScript for an event: the values of `inputs`, those of sliders within their bounds. While a number is typed beside a
    slider, the framework tells every keystroke and refuses what is out of bounds. A slider with an id may change its bounds."""
    bounds = [[one.minimum, one.maximum, one.elem_id] if isinstance(one, gr.Slider) else None for one in inputs]
    return f"""(...values) => {{
  const bounds = {json.dumps(bounds)};
  return values.map((value, at) => {{
    if (!bounds[at]) return value;
    const [least, most, id] = bounds[at];
    const range = id && document.querySelector(`#${{id}} input[type=range]`);
    return Math.min(range ? Number(range.max) : most, Math.max(range ? Number(range.min) : least, value));
  }});
}}"""


def models(default: Entry, notes: bool = False, **more: Any) -> gr.Dropdown:
    """The choice of a model, at first `default`; each by its title, with its note if `notes`."""
    entries = {**CATALOGUE, default.name: default}
    choices = [(f"{one.title} · {one.note}" if notes and one.note else one.title, name) for name, one in entries.items()]
    return gr.Dropdown(choices, value=default.name, label="Model", filterable=False, **more)


def status(state: str, message: str, fraction: float | None = None, told: str = "") -> str:
    """The model line as HTML. `state` is "ready", "busy" or "fault". Each state has a sign besides its colour.

    `told` is what pointing at it tells, by default the message.
    """
    bar = "" if fraction is None else f'<progress value="{fraction:.3f}" max="1"></progress>'
    shown = escape(message)
    return (
        f'<div class="model-line {state}" role="status" title="{escape(told) or shown}">'
        f'<span aria-hidden="true">{SIGNS[state]}</span> <span>{shown}</span>{bar}</div>'
    )


def busy(progress: Progress) -> str:
    """The model line while work is in progress."""
    fraction, what = progress
    return status("busy", what, fraction)


def saves(name: str, kind: str) -> str:
    """JavaScript that saves the text of a hidden box as a file of this name and content type."""
    return SAVE_FILE.replace("TYPE", kind).replace("NAME", name)


def language_box(box: str) -> str:
    """JavaScript that returns the page's language now, and writes it into a hidden box (an `elem_id`) when it is switched."""
    return SPOKEN.replace("BOX", box)


def stops(button: gr.Button, racing: Racing) -> None:
    """Let a button stop the visitor's work: what runs ends within one step, what waits leaves the queue."""

    def halt(request: gr.Request) -> None:
        racing.sessions.of(request.session_hash).stop.set()

    button.click(halt, None, None, **AT_ONCE)
