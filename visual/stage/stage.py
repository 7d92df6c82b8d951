"""The stage as a Gradio component: a fixed skeleton and a script that draws from messages.

Only the few lines of `ADAPTER` depend on Gradio.
"""

from __future__ import annotations

import json
from typing import Any

import gradio as gr

from visual.stage import bundle

ADAPTER = """
if (!document.documentElement.classList.contains("la-styled")) {
  const sheet = document.createElement("style");
  sheet.textContent = stageStyle;
  document.head.appendChild(sheet);
  document.documentElement.classList.add("la-styled");
}
const phrase = (text, lang) => globalThis.lookaheadPhrase?.(text, lang);
const act = stageOptions.runs ? (name) => document.dispatchEvent(new CustomEvent("lookahead-act", {detail: name})) : null;
const stage = LookaheadStage.mount(element, {css: stageStyle, phrase, act, ...stageOptions});
if (act) document.addEventListener("lookahead-begins", () => stage.begins());
if (act) document.addEventListener("lookahead-forgets", () => stage.curve.begin(null));
element.lookaheadStage = stage;
stage.receive(props.value);
watch("value", () => stage.receive(props.value));
"""
# The style goes into the page's head: Gradio would scope a `css_template` and evaluate it as a template. `watch` reports
# later values only, so the first is passed directly.


def Stage(value: str | None = None, *, address: bool = False, runs: bool = False, **kwargs: Any) -> gr.HTML:
    """The drawn race, a `gr.HTML`. Its value is one message of a `StageWriter`, a JSON string.

    With `address` the address bar holds what is shown (recording, lengths, seed, step) and is read when the page opens.

    With `runs` the page can run races: what a notice offers goes out as a `lookahead-act` event ("again", "without", "warm"),
    a `lookahead-begins` event tells the stage that a race was asked for, a `lookahead-forgets` event that the trie is emptied.

    The mounted object is the element's `lookaheadStage`; its `goto(step)` shows a step. The element sends a `lookahead-step`
    event ({step, lane}) for every other step shown.

    Not a subclass: on import, Gradio writes a stub file beside the source of every subclass.
    """
    options = json.dumps({"address": address, "runs": runs})
    constants = f"const stageStyle = {json.dumps(bundle.style())};\nconst stageOptions = {options};"
    return gr.HTML(
        value,
        html_template=bundle.skeleton(),
        js_on_load=f"{bundle.script()}\n{constants}\n{ADAPTER}",
        apply_default_css=False,
        **kwargs,
    )
