"""Lookahead Lab: build the pages and launch them. `python app.py --help` lists the switches."""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("GRADIO_ANALYTICS_ENABLED", "False")  # no request leaves the machine by itself

import gradio as gr

from lookahead_core.models import TINY, ModelError, chosen
from visual import look, race_api
from visual.host import Host
from visual.presets import presets
from visual.race_page import RacePage
from visual.racing import Racing
from visual.session import Sessions


def build(host: Host) -> gr.Blocks:
    """All pages of the app, decoding on `host`."""
    racing = Racing(host, Sessions())
    with gr.Blocks(title="Lookahead Lab", fill_width=True, analytics_enabled=False) as demo:
        RacePage(racing, presets())
        race_api.register(racing)
    return demo.queue(max_size=64)


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """The command line; the environment's LOOKAHEAD_MODEL is the default of --model."""
    parser = argparse.ArgumentParser(description="See, feel and tune lossless multi-token decoding.")
    parser.add_argument(
        "--model",
        default=os.environ.get("LOOKAHEAD_MODEL", TINY),
        help="catalogue name, local directory or hub name (default: %(default)s)",
    )
    parser.add_argument("--device", help="cpu, cuda, cuda:1, mps (default: the best there is)")
    parser.add_argument("--dtype", choices=["float32", "bfloat16", "float16"], help="default: by device")
    parser.add_argument("--host", default=None, help="address to listen on (0.0.0.0 for a room; default: this machine)")
    parser.add_argument("--port", type=int, default=None, help="default: the first free one from 7860")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> None:
    """Serve the page at once; the model loads behind it."""
    options = arguments(argv)
    try:
        host = Host(chosen(options.model), options.device, options.dtype)
    except ModelError as error:
        raise SystemExit(str(error)) from None
    demo = build(host)
    demo.launch(
        server_name=options.host,
        server_port=options.port,
        inbrowser=options.open,
        prevent_thread_lock=True,
        theme=look.theme(),
        css=look.style(),
        head=look.head(),
        footer_links=["api"],
        show_error=True,
        ssr_mode=False,
    )
    host.start()
    demo.block_thread()


if __name__ == "__main__":
    main()
