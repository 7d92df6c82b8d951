"""The framework's own scripts, styles and fonts: compressed once, cached in memory and, for good, by browsers.

A page loads about sixty of them, so thirty visitors who open it at once send two thousand requests. The names contain a hash
of the content, so a browser needs each file only once.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import gradio as gr
from anyio.to_thread import run_sync
from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(gr.__file__).parent / "templates" / "frontend" / "assets"
SMALL = 1000
"""Bytes below which compression saves nothing."""
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Content types. The system's own table may be wrong, and browsers are told not to guess."""
PACKED_ALREADY = {".woff", ".woff2"}
FOR_GOOD = "public, max-age=31536000, immutable"


class Assets:
    """`await assets.serve(request)` answers `/assets/{name}`. Names are looked up in a list, never joined to a path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {path.name: path for path in folder.iterdir() if path.is_file()} if folder.is_dir() else {}
        self._kept: dict[str, tuple[bytes, dict[str, str]]] = {}

    async def serve(self, request: Request) -> Response:
        """The file, gzipped if the client accepts that and it saves bytes. 404 for a name that is not in the folder."""
        path = self._files.get(request.path_params["name"])
        if path is None:
            return Response("This server has no such file.", 404)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(await run_sync(path.read_bytes), headers=_headers(path))
        if path.name not in self._kept:
            self._kept[path.name] = await run_sync(_packed, path)
        body, headers = self._kept[path.name]
        return Response(body, headers=headers)


def _packed(path: Path) -> tuple[bytes, dict[str, str]]:
    plain = path.read_bytes()
    if len(plain) < SMALL or path.suffix in PACKED_ALREADY:
        return plain, _headers(path)
    return gzip.compress(plain, mtime=0), {**_headers(path), "content-encoding": "gzip"}


def _headers(path: Path) -> dict[str, str]:
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return {"content-type": kind, "cache-control": FOR_GOOD, "vary": "Accept-Encoding"}
