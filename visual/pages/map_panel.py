"""The accordion under the stage: a map of the visitor's trie, drawn on request."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gradio as gr

from lookahead_core.models.token_text import Words
from visual.charts.trie_map import MOST, blocks, trie_graph
from visual.pages.parts import AT_ONCE, text
from visual.work.races import Racing

HERE = Path(__file__).resolve().parent
SKELETON = (
    '<div class="trie-map"><p class="tm-path"></p><div class="tm-field" role="group" aria-label="Map of your trie"></div></div>'
)
ADAPTER = """
if (!document.getElementById("trie-map-style")) {
  const sheet = document.createElement("style");
  sheet.id = "trie-map-style";
  sheet.textContent = mapStyle;
  document.head.appendChild(sheet);
}
const map = LookaheadMap.mount(element);
map.show(props.value);
watch("value", () => map.show(props.value));
"""


def part(name: str) -> str:
    """The map's script or style."""
    return (HERE / name).read_text(encoding="utf-8")


def map_component(**more: Any) -> gr.HTML:
    """The map, a `gr.HTML`. Its value is the JSON of `blocks`."""
    constants = f"const mapStyle = {json.dumps(part('map.css'))};"
    script = f"{part('map.js')}\n{constants}\n{ADAPTER}"
    return gr.HTML(html_template=SKELETON, js_on_load=script, apply_default_css=False, **more)


class MapPanel:
    """Builds itself into the current `gr.Blocks`. `model` is the page's choice of model."""

    def __init__(self, racing: Racing, model: gr.Dropdown) -> None:
        self.racing = racing
        with gr.Accordion("Map of your trie", open=False, elem_id="map") as panel:
            with gr.Row(elem_id="map-line"):
                line = gr.HTML(text("map hint"), elem_id="map-says")
                again = gr.Button("Draw again", size="sm", min_width=90, scale=0, elem_id="map-again")
            chart = map_component(visible=False, elem_id="map-chart")
        for draws in (panel.expand, again.click):
            draws(self.draw, model, [line, chart], **AT_ONCE | {"show_progress": "minimal"})

    def draw(self, model: Any, request: gr.Request) -> tuple[str, Any]:
        """A line about the trie, and its map; no map of an empty trie."""
        session = self.racing.sessions.of(request.session_hash)
        trie = session.known()
        paths = trie.most_used(MOST) if trie is not None else []
        loaded = self.racing.host.ready(session.model or str(model))
        if trie is None or not paths or loaded is None:
            return text("map empty"), gr.HTML(visible=False)
        words = Words(loaded.tokenizer).new(token for path, _ in paths for token in path[-1:])
        found = blocks(trie_graph(paths, words))
        nodes, drawn = len(trie), len(found)
        value = json.dumps(found, ensure_ascii=True, separators=(",", ":"))
        return text("map part" if drawn < nodes else "map", nodes=nodes, drawn=drawn), gr.HTML(value, visible=True)
