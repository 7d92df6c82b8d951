"""The README's loop: a recorded race on the page, filmed frame by frame, as a GIF of at most 8 seconds and 1.5 MB.

    python tests/loop.py                                  # the first recording, to assets/race.gif
    python tests/loop.py --preset 2_code --file race.gif
    python tests/loop.py --url http://127.0.0.1:7860      # the page of a running app, not the one without a server

Each frame is a screenshot of the page at one moment of the race clock, so that a slow machine films the same as a fast one.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).parent))
from conftest import ARGUMENTS, CHROMIUM, settle

from visual.recordings.presets import presets

ROOT = Path(__file__).resolve().parent.parent
SECONDS, BYTES = 8.0, 1_500_000
"""The bounds of the file."""
MOVING, RATE, FIRST, LAST = 5.0, 10, 500, 2200
"""Seconds that the race takes in the film, frames a second, milliseconds of the first and of the last frame."""
SCREEN, WIDTHS, COLOURS = {"width": 1200, "height": 675}, (960, 800, 640), (128, 64, 32)
"""The browser's window; widths and numbers of colours of the picture, tried in this order until the file is small enough."""
STAGE = "[...document.querySelectorAll('#stage, #stage *')].find((one) => one.lookaheadStage)?.lookaheadStage"


@contextmanager
def site() -> Iterator[str]:
    """The address of the page without a server, written into a folder for as long as the block lasts."""
    from visual.site import build

    with tempfile.TemporaryDirectory() as folder:
        build.write(Path(folder))
        yield (Path(folder) / "index.html").as_uri()


def film(page: Page, url: str, preset: str, dark: bool) -> list[Image.Image]:
    """Screenshots of the recording from its first to its last moment."""
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page.goto(f"{url}#preset={preset}")
    page.wait_for_function(f"name => {STAGE}?.recording?.meta.preset === name", arg=preset)
    if dark:
        page.evaluate("document.body.classList.add('dark')")
    page.evaluate("document.fonts.ready.then(() => document.getElementById('stage').scrollIntoView())")
    count, taken = round(MOVING * RATE), []
    for place in range(count + 1):
        page.evaluate(f"share => {STAGE}.transport.seek({STAGE}.recording.end * share)", place / count)
        settle(page)
        taken.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    return taken


def packed(frames: list[Image.Image], width: int, colours: int) -> bytes:
    """The frames as one GIF, with one palette for all."""
    height = round(width * frames[0].height / frames[0].width)
    small = [frame.resize((width, height), Image.Resampling.LANCZOS) for frame in frames]
    strip = Image.new("RGB", (width, 3 * height))
    for place, frame in enumerate((small[0], small[len(small) // 2], small[-1])):
        strip.paste(frame, (0, place * height))
    palette = strip.quantize(colours, method=Image.Quantize.MEDIANCUT)
    drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in small]
    times = [FIRST, *[1000 // RATE] * (len(drawn) - 2), LAST]
    assert sum(times) <= 1000 * SECONDS
    out = io.BytesIO()
    drawn[0].save(out, "GIF", save_all=True, append_images=drawn[1:], duration=times, loop=0, optimize=False)
    return out.getvalue()


def smallest(frames: list[Image.Image]) -> tuple[bytes, int, int]:
    """The best picture within `BYTES`, its width and colours. Raises SystemExit where none is."""
    for width in WIDTHS:
        for colours in COLOURS:
            data = packed(frames, width, colours)
            if len(data) < BYTES:
                return data, width, colours
    raise SystemExit(f"the loop has {len(data):,} bytes at {width} pixels; at most {BYTES:,} are allowed")


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Film a recorded race for the README.")
    names = [preset.path.stem for preset in presets()]
    parser.add_argument("--preset", choices=names, default=names[0], help="the recording (default: %(default)s)")
    parser.add_argument("--file", type=Path, default=ROOT / "assets" / "race.gif")
    parser.add_argument("--url", help="the page of a running app (default: the page without a server)")
    parser.add_argument("--dark", action="store_true")
    options = parser.parse_args(argv)

    def filmed(url: str) -> list[Image.Image]:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            taken = film(browser.new_page(viewport=SCREEN), url, options.preset, options.dark)
            browser.close()
            return taken

    frames: list[Any]
    if options.url:
        frames = filmed(options.url)
    else:
        with site() as url:
            frames = filmed(url)
    data, width, colours = smallest(frames)
    options.file.write_bytes(data)
    print(f"{options.file}: {len(frames)} frames, {width} pixels wide, {colours} colours, {len(data):,} bytes")


if __name__ == "__main__":
    main()
