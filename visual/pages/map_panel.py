"""The accordion under the stage: a map of the visitor's trie, drawn on request."""

from __future__ import annotations

from typing import Any

import gradio as gr

from lookahead_core.models.token_text import Words
from visual.charts.trie_map import icicle, trie_graph
from visual.pages import race_text as page_text
from visual.pages.events import AT_ONCE
from visual.work.races import Racing

MOST = 2000
"""Most nodes read from the trie; fewer are drawn."""
HEIGHT = 520
DRAWING: dict[str, Any] = {**AT_ONCE, "show_progress": "minimal"}


class MapPanel:
    """Builds itself into the current `gr.Blocks`. `model` is the page's choice of model."""

    def __init__(self, racing: Racing, model: gr.Dropdown) -> None:
        self.racing = racing
        with gr.Accordion(page_text.MAP_TITLE, open=False, elem_id="map") as panel:
            with gr.Row(elem_id="map-line"):
                self.line = gr.HTML(page_text.MAP_HINT, elem_id="map-says")
                again = gr.Button("Draw again", size="sm", min_width=90, scale=0, elem_id="map-again")
            self.chart = gr.Plot(show_label=False, visible=False, elem_id="map-chart")
        drawn = [self.line, self.chart]
        panel.expand(self.draw, model, drawn, **DRAWING)
        again.click(self.draw, model, drawn, **DRAWING)

    def draw(self, model: Any, request: gr.Request) -> tuple[str, Any]:
        """A line about the trie, and its map; no map of an empty trie."""
        session = self.racing.sessions.of(request.session_hash)
        trie = session.known()
        paths = trie.most_used(MOST) if trie is not None else []
        loaded = self.racing.host.ready(session.model or str(model))
        if trie is None or not paths or loaded is None:
            return page_text.MAP_EMPTY, gr.Plot(visible=False)
        words = Words(loaded.tokenizer).new(token for path, _ in paths for token in path[-1:])
        figure = icicle(trie_graph(paths, words), most=MOST)
        figure.update_layout(height=HEIGHT)
        return page_text.map_line(len(trie), len(figure.data[0].ids) - 1), gr.Plot(figure, visible=True)
