"""The theme of all pages, with system fonts only, so that nothing is fetched."""

from __future__ import annotations

from pathlib import Path

import gradio as gr

from visual import palette

_HERE = Path(__file__).resolve().parent
FONTS = ("system-ui", "-apple-system", "Segoe UI", "Noto Sans", "Noto Sans SC", "sans-serif")
MONO = ("ui-monospace", "SFMono-Regular", "Consolas", "Noto Sans Mono", "monospace")

COLOURS = {
    "button_primary_background_fill": palette.BUTTON,
    "button_primary_background_fill_hover": palette.BUTTON_HOVER,
    "button_primary_text_color": palette.BUTTON_INK,
    "slider_color": palette.ACCEPTED,
    "body_background_fill": palette.PAPER,
}


def theme() -> gr.themes.Base:
    """The pages' theme."""
    base = gr.themes.Base(
        primary_hue=gr.themes.colors.sky,
        neutral_hue=gr.themes.colors.zinc,
        spacing_size=gr.themes.sizes.spacing_sm,
        radius_size=gr.themes.sizes.radius_sm,
        text_size=gr.themes.sizes.text_sm,
        font=FONTS,
        font_mono=MONO,
    )
    colours = {name: colour.light for name, colour in COLOURS.items()}
    colours |= {f"{name}_dark": colour.dark for name, colour in COLOURS.items()}
    clear = {"block_background_fill": "transparent", "block_background_fill_dark": "transparent"}
    return base.set(**colours, **clear, block_border_width="0px", block_shadow="none")


def style() -> str:
    """The pages' CSS."""
    return (_HERE / "page.css").read_text(encoding="utf-8")


def head() -> str:
    """What goes into every page's head: the palette, the keyboard shortcuts, the tab's memory."""
    scripts = ((_HERE / name).read_text(encoding="utf-8") for name in ("page.js", "memory.js"))
    return f"<style>{palette.css()}</style><script>{''.join(scripts)}</script>"
