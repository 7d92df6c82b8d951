"""What the server offers besides the pages: `/health`, `/metrics`, `/room`, `/assets`; the guard before it; compression."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from visual.serving.assets import Assets
from visual.serving.security import Guard

if TYPE_CHECKING:
    from visual.work.races import Racing

THREADS = 120
"""Worker threads: one for every race that waits in line, and as many again for replays and lessons."""


def app_kwargs(racing: Racing) -> dict[str, Any]:
    """What `launch(app_kwargs=...)` takes: own routes, ahead of the framework's, and the guard around everything."""
    watch(racing)
    routes = [
        Route("/health", lambda request: health(racing, request)),
        Route("/metrics", lambda _: PlainTextResponse(racing.metrics.text(), media_type="text/plain; version=0.0.4")),
        Route("/assets/{name}", Assets().serve),
        Route("/room", lambda _: JSONResponse(racing.room.state() if racing.room else {})),
    ]
    # The document, which holds the stage, is compressed; so is what the framework hands out itself. Event streams pass.
    return {"routes": routes, "middleware": [Middleware(Guard), Middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)]}


def reached_by(address: str) -> str:
    """The address by which the room's other machines reach a server that listens on all of this one's; else as it is."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says which of its addresses it would use
        except OSError:
            return address
        given = urlsplit(address)
        return address.replace(given.netloc, f"{probe.getsockname()[0]}:{given.port}", 1)


def watch(racing: Racing) -> None:
    """Let the metrics ask the line, the sessions and the model for their gauges."""
    racing.metrics.gauges.update(
        waiting=lambda: racing.turns.waiting,
        running=lambda: racing.turns.running,
        sessions=lambda: len(racing.sessions),
        trie_nodes=racing.sessions.nodes,
        model_ready=lambda: float(racing.host.ready(racing.host.default.name) is not None),
    )


def health(racing: Racing, _: Request) -> Response:
    """200 "ready" or "loading" (pages and recordings are served meanwhile), 503 where the page's model can't be loaded."""
    ready = racing.host.ready(racing.host.default.name) is not None
    state = "ready" if ready else "fault" if racing.host.fault else "loading"
    figures = {
        "status": state,
        "model": racing.host.default.title,
        "waiting": racing.turns.waiting,
        "running": racing.turns.running,
    }
    return JSONResponse(figures, status_code=503 if state == "fault" else 200)
