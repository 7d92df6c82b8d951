"""The stage as a Gradio component: a fixed skeleton, and a script that draws what the messages say.

The skeleton, the style and the script know nothing of Gradio; only the few lines of `ADAPTER` do.
"""

from __future__ import annotations

import json
from typing import Any

import gradio as gr

from visual.stage import bundle

# `watch` reports later updates only, so the first value is handed over by hand. The style goes into the page's head
# once: Gradio would scope a `css_template` and evaluate it as a template.
ADAPTER = """
if (!document.getElementById("lookahead-stage-style")) {
  const sheet = document.createElement("style");
  sheet.id = "lookahead-stage-style";
  sheet.textContent = STYLE;
  document.head.appendChild(sheet);
}
const options = Object.assign({css: STYLE, params: () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)))}, OPTIONS);
const stage = LookaheadStage.mount(element, options);
element.lookaheadStage = stage;
stage.receive(props.value);
watch("value", () => stage.receive(props.value));
"""


class Stage(gr.HTML):
    """The drawn race. Its value is one message of a `StageWriter`, a JSON string.

    The mounted object hangs on the component's element as `lookaheadStage` (goto, play, pause, redraw), and the
    element sends a `lookahead-step` event ({step, lane}) whenever another step is shown.
    """

    def __init__(self, value: str | None = None, *, lang: str = "en", **kwargs: Any) -> None:
        style = json.dumps(bundle.style())
        options = json.dumps({"lang": lang})
        adapter = ADAPTER.replace("STYLE", "stageStyle").replace("OPTIONS", options)
        super().__init__(
            value,
            html_template=bundle.skeleton(),
            js_on_load=f"{bundle.script()}\nconst stageStyle = {style};\n{adapter}",
            apply_default_css=False,
            **kwargs,
        )

    def api_info(self) -> dict[str, Any]:
        """The value is a JSON string."""
        return {"type": "string", "description": "one message of the stage, JSON"}
