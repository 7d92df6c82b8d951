"""The accordion under the stage: a map of the visitor's trie, drawn on request."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gradio as gr

from lookahead_core.models.token_text import Words
from visual.charts.trie_map import MOST, blocks, trie_graph
from visual.pages.parts import AT_ONCE, text
from visual.stage.bundle import bare
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
    return bare((HERE / name).read_text(encoding="utf-8"))


def drawn(total: int, found: list[tuple[int, str, int]]) -> Any:
    """The map of these blocks (see `blocks`), as the update that shows it.

    Its script comes with it: a page without a map does not load it.
    """
    constants = f"const mapStyle = {json.dumps(part('map.css'))};"
    value = json.dumps([total, found], separators=(",", ":"))
    return gr.HTML(value, js_on_load=f"{part('map.js')}\n{constants}\n{ADAPTER}", visible=True)


class MapPanel:
    """Builds itself into the current `gr.Blocks`. `model` is the page's choice of model."""

    def __init__(self, racing: Racing, model: gr.Dropdown) -> None:
        self.racing = racing
        with gr.Accordion("Map of your trie", open=False, elem_id="map") as panel:
            with gr.Row(elem_id="map-line"):
                line = gr.HTML(text("map hint"), elem_id="map-says")
                again = gr.Button("Draw again", size="sm", min_width=90, scale=0, elem_id="map-again")
            chart = gr.HTML(html_template=SKELETON, apply_default_css=False, padding=False, visible=False, elem_id="map-chart")
        for draws in (panel.expand, again.click):
            draws(self.draw, model, [line, chart], **AT_ONCE | {"show_progress": "minimal"})

    def draw(self, model: Any, request: gr.Request) -> tuple[str, Any]:
        """A line about the trie, and its map; no map of an empty trie."""
        session = self.racing.sessions.of(request.session_hash)
        trie = session.known()
        paths = trie.most_used(MOST) if trie is not None else []
        loaded = self.racing.host.ready(session.model or str(model))
        if trie is None or not paths or loaded is None:
            return text("map empty" if not paths else "map asleep"), gr.HTML(visible=False)
        words = Words(loaded.tokenizer).new(token for path, _ in paths for token in path[-1:])
        total, found = blocks(trie_graph(paths, words, int(trie.store.nodes["total"][trie.root])))
        nodes, kept = len(trie), len(found)
        return text("map part" if kept < nodes else "map", nodes=nodes, drawn=kept), drawn(total, found)
