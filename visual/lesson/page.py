"""The lesson's page: the card and the stage. Needs recordings, but no model."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import gradio as gr

from visual.lesson.card import content, part
from visual.recordings.presets import Preset
from visual.stage.stage import Stage

ADAPTER = """
if (!document.getElementById("lookahead-lesson-style")) {
  const sheet = document.createElement("style");
  sheet.id = "lookahead-lesson-style";
  sheet.textContent = lessonStyle;
  document.head.appendChild(sheet);
}
const mounted = () => {
  const found = [...document.querySelectorAll("#lesson-stage, #lesson-stage *")].find((one) => one.lookaheadStage);
  return found ? found.lookaheadStage : null;
};
element.lookaheadLesson = LookaheadLesson.mount(element, JSON.parse(props.value), mounted);
watch("value", () => element.lookaheadLesson.take(JSON.parse(props.value)));
"""


class LessonPage:
    """Builds the page into the current `gr.Blocks`.

    The scenes about other methods follow when the page is opened: their replays need the compiled trie, and the pages must not
    wait for that.
    """

    def __init__(self, presets: list[Preset]) -> None:
        self.whole = cache(lambda: content(presets))
        blocks = gr.context.Context.root_block
        assert blocks is not None
        with gr.Row(elem_id="lesson-row"):
            with gr.Column(scale=4, min_width=320):
                self.card = gr.HTML(
                    content(presets, others=False),
                    elem_id="lesson",
                    html_template=part("lesson.html"),
                    js_on_load=f"{part('lesson.js')}\nconst lessonStyle = {json.dumps(part('lesson.css'))};\n{ADAPTER}",
                    apply_default_css=False,
                )
            with gr.Column(scale=9, min_width=320):
                self.stage = Stage(elem_id="lesson-stage")
        options: dict[str, Any] = {"show_progress": "hidden", "api_visibility": "private", "concurrency_limit": None}
        blocks.load(self.whole, None, self.card, **options)
