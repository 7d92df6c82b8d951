"""The stage's files as texts: skeleton, style and one script. Knows no Gradio: the exports and tests use it too."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from visual import palette

MODULES = (
    "strings",
    "dom",
    "words",
    "decode",
    "validate",
    "record",
    "draft",
    "narrate",
    "lanes",
    "timeline",
    "growth",
    "tree",
    "mask",
    "verdict",
    "about",
    "bar",
    "transport",
    "takeaway",
    "address",
    "theme",
    "messages",
    "controls",
    "stage",
)
"""stage/js/*.js in the order in which they are joined."""


@cache
def skeleton() -> str:
    """The stage's HTML, empty of any trace."""
    return _read("stage.html")


@cache
def style() -> str:
    """The stage's CSS, the palette's custom properties first."""
    return palette.css() + _read("stage.css")


@cache
def script() -> str:
    """The stage's JavaScript: defines `LookaheadStage.mount(element, options)`.

    The modules stand in one function whose own text is kept as `LookaheadStage.source`, so that a page can write a
    replay file without asking the server.
    """
    modules = "\n".join(f"// ---- {name}.js\n{_read(f'js/{name}.js')}" for name in MODULES)
    return f"""(function lookaheadStage() {{
"use strict";
{modules}
globalThis.LookaheadStage = {{
  mount: (element, options) => new Stage(element, options),
  validate: validateTrace,
  source: `(${{lookaheadStage}})();`,
}};
}})();
"""


def _read(name: str) -> str:
    return files("visual.stage").joinpath(name).read_text(encoding="utf-8")
