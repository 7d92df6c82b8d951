"""The accordion under the stage: a map of the visitor's trie, drawn on request."""

from __future__ import annotations

from typing import Any

import gradio as gr

from lookahead_core.models.token_text import Words
from visual.charts.trie_map import MOST, icicle, trie_graph
from visual.pages.parts import AT_ONCE, text
from visual.work.races import Racing

HEIGHT = 520


class MapPanel:
    """Builds itself into the current `gr.Blocks`. `model` is the page's choice of model."""

    def __init__(self, racing: Racing, model: gr.Dropdown) -> None:
        self.racing = racing
        with gr.Accordion("Map of your trie", open=False, elem_id="map") as panel:
            with gr.Row(elem_id="map-line"):
                line = gr.HTML(text("map hint"), elem_id="map-says")
                again = gr.Button("Draw again", size="sm", min_width=90, scale=0, elem_id="map-again")
            chart = gr.Plot(show_label=False, visible=False, elem_id="map-chart")
        for draws in (panel.expand, again.click):
            draws(self.draw, model, [line, chart], **AT_ONCE | {"show_progress": "minimal"})

    def draw(self, model: Any, request: gr.Request) -> tuple[str, Any]:
        """A line about the trie, and its map; no map of an empty trie."""
        session = self.racing.sessions.of(request.session_hash)
        trie = session.known()
        paths = trie.most_used(MOST) if trie is not None else []
        loaded = self.racing.host.ready(session.model or str(model))
        if trie is None or not paths or loaded is None:
            return text("map empty"), gr.Plot(visible=False)
        words = Words(loaded.tokenizer).new(token for path, _ in paths for token in path[-1:])
        figure = icicle(trie_graph(paths, words)).update_layout(height=HEIGHT)
        nodes, drawn = len(trie), len(figure.data[0].ids) - 1
        return text("map part" if drawn < nodes else "map", nodes=nodes, drawn=drawn), gr.Plot(figure, visible=True)
