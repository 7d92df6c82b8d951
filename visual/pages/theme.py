"""How every page looks: one calm theme, system fonts (nothing is fetched), little chrome."""

from __future__ import annotations

from pathlib import Path

import gradio as gr

_HERE = Path(__file__).resolve().parent
FONTS = ("system-ui", "-apple-system", "Segoe UI", "Noto Sans", "Noto Sans SC", "sans-serif")
MONO = ("ui-monospace", "SFMono-Regular", "Consolas", "Noto Sans Mono", "monospace")


def theme() -> gr.themes.Base:
    """The pages' theme."""
    look = gr.themes.Base(
        primary_hue=gr.themes.colors.sky,
        neutral_hue=gr.themes.colors.zinc,
        spacing_size=gr.themes.sizes.spacing_sm,
        radius_size=gr.themes.sizes.radius_sm,
        text_size=gr.themes.sizes.text_sm,
        font=FONTS,
        font_mono=MONO,
    )
    return look.set(
        button_primary_background_fill="#0072B2",
        button_primary_background_fill_hover="#005F94",
        button_primary_background_fill_dark="#0072B2",
        button_primary_background_fill_hover_dark="#0A84C6",
        button_primary_text_color="#FFFFFF",
        button_primary_text_color_dark="#FFFFFF",
        slider_color="#0072B2",
        slider_color_dark="#56B4E9",
        block_border_width="0px",
        block_shadow="none",
        body_background_fill="#FFFFFF",
        body_background_fill_dark="#18181B",
        block_background_fill="transparent",
        block_background_fill_dark="transparent",
    )


def style() -> str:
    """The pages' CSS."""
    return (_HERE / "page.css").read_text(encoding="utf-8")


def head() -> str:
    """What goes into every page's head: the keyboard shortcuts."""
    return f"<script>{(_HERE / 'page.js').read_text(encoding='utf-8')}</script>"


__all__ = ["head", "style", "theme"]
