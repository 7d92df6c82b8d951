"""The theme of all pages, with system fonts only, so that nothing is fetched."""

from __future__ import annotations

from pathlib import Path

import gradio as gr

from visual import palette

_HERE = Path(__file__).resolve().parent
FONTS = ("system-ui", "-apple-system", "Segoe UI", "Noto Sans", "Noto Sans SC", "sans-serif")
MONO = ("ui-monospace", "SFMono-Regular", "Consolas", "Noto Sans Mono", "monospace")

TEXT = gr.themes.sizes.Size(name="five", xxs="12px", xs="12px", sm="12px", md="14px", lg="16px", xl="20px", xxl="20px")
"""The pages' sizes of type. The stage has one more, for the score."""

EARLY = (
    "html:not(.la-styled) :is(.la-stage, #map), .la-stage:not([data-sized]) { visibility: hidden; }"
    ".wrap.default.full.translucent, .wrap.default.full.translucent ~ * footer { visibility: hidden; }"
    ".gradio-container > .main.fillable:first-child { margin-top: 45px; }"
    ".nav-holder:not(:has(.wordmark))::before { content: 'Lookahead Lab'; }"
    "@media (max-width: 640px) { .nav-holder nav a, #map > button { min-height: 44px !important; }"
    " .gradio-container > .main.fillable:first-child { margin-top: 93px; } }"
)
"""Style that must be there before the framework adds the pages' own: what is not yet in its place is not yet shown, and what
comes late has its room. The header and its wordmark come late."""

COLOURS = {
    "button_primary_background_fill": palette.BUTTON,
    "button_primary_background_fill_hover": palette.BUTTON_HOVER,
    "button_primary_text_color": palette.BUTTON_INK,
    "button_primary_border_color": palette.BUTTON,
    "button_primary_border_color_hover": palette.BUTTON_HOVER,
    "slider_color": palette.ACCEPTED,
    "body_background_fill": palette.PAPER,
    "button_secondary_background_fill": palette.PANEL,
    "button_secondary_background_fill_hover": palette.PANEL,
    "button_secondary_border_color": palette.LINE,
    "button_secondary_border_color_hover": palette.MUTED,
    "button_secondary_text_color": palette.INK,
    "checkbox_label_background_fill": palette.PANEL,
    "checkbox_label_background_fill_hover": palette.PANEL,
    "checkbox_label_border_color": palette.LINE,
    "checkbox_label_text_color": palette.INK,
    "input_background_fill": palette.PANEL,
    "input_border_color": palette.LINE,
}

FRAMES = {
    **dict.fromkeys(("button_border_width", "checkbox_label_border_width", "input_border_width"), "1px"),
    **dict.fromkeys(("button_small_radius", "button_medium_radius", "button_large_radius", "input_radius"), "6px"),
    **dict.fromkeys(("button_small_text_size", "button_medium_text_size"), "14px"),
    **dict.fromkeys(("button_small_text_weight", "button_medium_text_weight"), "400"),
    **{"button_large_text_size": "16px", "button_large_text_weight": "600"},
    "color_accent": "var(--focus)",
}
"""One family of buttons and fields, that of the stage."""


def theme() -> gr.themes.Base:
    """The pages' theme."""
    base = gr.themes.Base(
        primary_hue=gr.themes.colors.sky,
        neutral_hue=gr.themes.colors.zinc,
        spacing_size=gr.themes.sizes.spacing_sm,
        radius_size=gr.themes.sizes.radius_sm,
        text_size=TEXT,
        font=FONTS,
        font_mono=MONO,
    )
    colours = {name: colour.light for name, colour in COLOURS.items()}
    colours |= {f"{name}_dark": colour.dark for name, colour in COLOURS.items()}
    clear = {"block_background_fill": "transparent", "block_background_fill_dark": "transparent"}
    return base.set(**colours, **clear, block_border_width="0px", block_shadow="none", **FRAMES)


def style() -> str:
    """The pages' CSS."""
    return (_HERE / "page.css").read_text(encoding="utf-8")


def first() -> str:
    """The style that every document brings with it: the palette, and the pages' own style.

    The framework adds the latter once more, late: there it wins over the framework's own.
    """
    return palette.css() + EARLY + style()


def head() -> str:
    """What goes into every page's head: the keyboard shortcuts and the tab's memory."""
    scripts = ((_HERE / name).read_text(encoding="utf-8") for name in ("page.js", "memory.js"))
    return f"<script>{''.join(scripts)}</script>"
