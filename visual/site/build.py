"""A page without a server: recordings on the stage, the lesson, a finished study and a workload report, as files for any
static host.

    lookahead-lab site DIR                # both languages, English first
    lookahead-lab site DIR --lang zh      # Chinese alone

All links are relative, so the folder works below any path, from a plain file server and from disk. Nothing is fetched from
anywhere else.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from lookahead_core.workload.price import CATALOGUE, DEFAULT
from lookahead_core.workload.report import report
from visual import palette
from visual.charts.report import style as chart_style
from visual.lesson import card
from visual.recordings import workload
from visual.recordings.presets import Preset, presets
from visual.site.frame import LANGUAGES, Page, document
from visual.site.pages import pages
from visual.stage import bundle
from visual.work import recorded

MOST = 5_000_000
"""Bytes of a site, at most."""


def scripted(name: str, data: str) -> str:
    """JSON text as a script that sets a global: a page from disk may load scripts, but fetch nothing."""
    safe = data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return f"globalThis.{name} = {safe};\n"


def part(name: str) -> str:
    """One of the site's own files. `space.md` is the README of a static Space: its head is the Space's configuration."""
    return files("visual.site").joinpath(name).read_text(encoding="utf-8")


def shared(recordings: Sequence[Preset], told: dict[str, Any]) -> dict[str, str]:
    """The files that all pages share, by path. `told`: a workload report's JSON."""
    style = bundle.style()
    traces = f"[{','.join(preset.message() for preset in recordings)}]"
    return {
        "assets/site.css": palette.css() + chart_style("plain") + part("site.css"),
        "assets/site.js": part("site.js"),
        "assets/theme.js": part("theme.js"),
        "assets/stage.css": style,
        "assets/stage.js": bundle.script() + scripted("lookaheadStageStyle", json.dumps(style)),
        "assets/lesson.css": card.part("lesson.css"),
        "assets/lesson.js": card.part("lesson.js"),
        "assets/lesson-data.js": scripted("lookaheadLessonData", card.content(recordings)),
        "assets/recordings.js": scripted("lookaheadRecordings", traces),
        "assets/workload.css": chart_style("workload"),
        "assets/workload.json": json.dumps(told, ensure_ascii=False, separators=(",", ":")),
    }


def contents(languages: Sequence[str] = LANGUAGES) -> dict[str, str]:
    """Every file of the site by its path. The first language is at the top, the others in folders of their names."""
    recordings, work = presets(), recorded.first()
    told = report(workload.example(), CATALOGUE[DEFAULT])
    found = {"README.md": part("space.md"), ".nojekyll": "", **shared(recordings, told)}
    for lang in languages:
        up = "" if lang == languages[0] else "../"
        made: list[Page] = pages(recordings, work, told, lang, up)
        for page in made:
            others = {other: address(page.name, other, languages, up) for other in languages if other != lang}
            path = f"{page.name}.html" if not up else f"{lang}/{page.name}.html"
            found[path] = document(page, made, lang, up, others)
    return found


def address(name: str, lang: str, languages: Sequence[str], up: str) -> str:
    """The relative address of a page in another language."""
    return f"{up}{name}.html" if lang == languages[0] else f"{up}{lang}/{name}.html"


def write(folder: Path, languages: Sequence[str] = LANGUAGES) -> list[Path]:
    """Write the site into a folder, which is made if need be; other files in it stay. Returns the paths written.

    Raises ValueError for a file in its place and for a site of more than `MOST` bytes, before anything is written.
    """
    if folder.is_file():
        raise ValueError(f"{folder} is a file; the pages need a folder")
    found = {path: text.encode("utf-8", "surrogatepass") for path, text in contents(languages).items()}
    size = sum(map(len, found.values()))
    if size > MOST:
        raise ValueError(f"the site has {size:,} bytes; at most {MOST:,} are allowed")
    for path, data in found.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return [folder / path for path in found]


def main(argv: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="lookahead-lab site", description="Write the pages that need no server.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the files go")
    parser.add_argument("--lang", choices=LANGUAGES, help="one language alone (default: both, English first)")
    options = parser.parse_args(argv)
    try:
        written = write(options.folder, (options.lang,) if options.lang else LANGUAGES)
    except (OSError, ValueError) as error:
        raise SystemExit(str(error)) from None
    size = sum(path.stat().st_size for path in written)
    print(f"{len(written)} files, {size / 1e6:.2f} MB, in {options.folder}")
    print(f"python -m http.server -d {options.folder}   # then open http://localhost:8000/")


if __name__ == "__main__":
    main()
