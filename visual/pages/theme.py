"""The theme of all pages, with system fonts only, so that nothing is fetched."""

from __future__ import annotations

from pathlib import Path

import gradio as gr

from visual import palette

_HERE = Path(__file__).resolve().parent
FONTS = ("system-ui", "-apple-system", "Segoe UI", "Noto Sans", "Noto Sans SC", "sans-serif")
MONO = ("ui-monospace", "SFMono-Regular", "Consolas", "Noto Sans Mono", "monospace")


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
    return base.set(
        button_primary_background_fill=palette.BUTTON.light,
        button_primary_background_fill_hover=palette.BUTTON_HOVER.light,
        button_primary_background_fill_dark=palette.BUTTON.dark,
        button_primary_background_fill_hover_dark=palette.BUTTON_HOVER.dark,
        button_primary_text_color=palette.BUTTON_INK.light,
        button_primary_text_color_dark=palette.BUTTON_INK.dark,
        slider_color=palette.ACCEPTED.light,
        slider_color_dark=palette.ACCEPTED.dark,
        block_border_width="0px",
        block_shadow="none",
        body_background_fill=palette.PAPER.light,
        body_background_fill_dark=palette.PAPER.dark,
        block_background_fill="transparent",
        block_background_fill_dark="transparent",
    )


def style() -> str:
    """The pages' CSS."""
    return (_HERE / "page.css").read_text(encoding="utf-8")


def head() -> str:
    """What goes into every page's head: the palette and the keyboard shortcuts."""
    return f"<style>{palette.css()}</style><script>{(_HERE / 'page.js').read_text(encoding='utf-8')}</script>"
