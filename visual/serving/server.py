"""The server's own routes (`/health`, `/metrics`, `/room`, `/assets`), its guard, its compression and its errors."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any
from unittest.mock import patch
from urllib.parse import urlsplit

import gradio as gr
from fastapi import Depends, HTTPException
from gradio.route_utils import delete_files_created_by_app
from gradio.routes import App
from gradio_client.utils import is_file_obj_with_meta, is_http_url_like, traverse
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from visual.serving.assets import Assets
from visual.serving.first_style import FirstStyle
from visual.serving.security import Guard
from visual.work.faults import report

if TYPE_CHECKING:
    from visual.work.races import Racing

LOCAL = ("localhost", "127.0.0.1", "::1")
"""Hosts that other machines do not reach."""
WORDS = 200
"""Most characters of an error's own message in the answer to its sender."""
SESSIONS = 1000
"""Sessions that the framework keeps, the newest ones."""
NAME = 100
"""Most characters of a session's name. A browser's has 11 or so, a program's 36."""
THREADS = 160
"""Worker threads: one for every race and every log that may wait (64 each), and some for replays and lessons."""


def app_kwargs(racing: Racing, style: str = "") -> dict[str, Any]:
    """For `launch(app_kwargs=...)`: our routes ahead of the framework's, and the middleware. `style` comes with every page."""
    racing.metrics.gauges.update(
        waiting=lambda: racing.turns.waiting,
        running=lambda: racing.turns.running,
        sessions=lambda: len(racing.sessions),
        trie_nodes=racing.sessions.nodes,
        model_ready=lambda: float(racing.host.ready(racing.host.default.name) is not None),
    )
    routes = [
        Route("/health", lambda _: health(racing)),
        Route("/metrics", lambda _: PlainTextResponse(racing.metrics.text(), media_type="text/plain; version=0.0.4")),
        Route("/assets/{name}", Assets().serve),
        Route("/room", lambda _: JSONResponse(racing.room.state() if racing.room else {})),
    ]
    # Documents and the framework's own responses are compressed, event streams are not.
    packing = Middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)
    layers = [Middleware(Guard), packing, Middleware(FirstStyle, style=style)]
    return {"routes": routes, "dependencies": [Depends(short_name)], "middleware": layers}


def listening(host: str | None) -> str | None:
    """The host to listen on, by default the environment's, as the framework takes it: an IPv6 address in brackets."""
    host = host or os.environ.get("GRADIO_SERVER_NAME")
    return f"[{host}]" if host and ":" in host and not host.startswith("[") else host


def bare(host: str | None) -> str:
    """The same host without brackets; empty where none is named."""
    return (listening(host) or "").strip("[]")


def past_proxies(host: str | None) -> None:
    """Let this process reach itself without the environment's proxy (HTTP_PROXY). The framework asks its own server whether it
    answers, and the start ends where a proxy answers instead."""
    known = os.environ.get("no_proxy") or os.environ.get("NO_PROXY")
    os.environ["no_proxy"] = ",".join(filter(None, [known, *LOCAL, bare(host)]))


def refusal(host: str | None) -> str:
    """Why nothing can listen on a host that was named, whatever the port; empty where something can. The framework would try a
    hundred ports."""
    if not (name := bare(host)):
        return ""
    try:
        found = socket.getaddrinfo(name, 0, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        found = []
    for family, kind, _, _, address in found:
        with suppress(OSError), socket.socket(family, kind) as probe:
            probe.bind(address)
            return ""
    return f"{name} is no address of this machine. Choose another with --host."


def reached_by(address: str) -> str:
    """The address at which other machines reach a server that listens on all addresses; unchanged if there is no network."""
    given = urlsplit(address)
    six = "[" in given.netloc
    try:
        with socket.socket(socket.AF_INET6 if six else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("2001:db8::1" if six else "192.0.2.1", 9))  # sends nothing: it only selects the local address
            own = probe.getsockname()[0]
    except OSError:
        return address
    return address.replace(given.netloc, f"[{own}]:{given.port}" if six else f"{own}:{given.port}", 1)


def for_learners(host: str | None, address: str) -> str:
    """Where a room's learners open the page that is served on `host` and has this address here."""
    host = bare(host) or "localhost"
    if host in ("0.0.0.0", "::"):
        return reached_by(address)
    return f"{address} (on this machine alone; --host 0.0.0.0 opens it to a room)" if host in LOCAL else address


def health(racing: Racing) -> Response:
    """200 "ready" or "loading" (pages and recordings are served meanwhile), 503 if the default model can't be loaded."""
    ready = racing.host.ready(racing.host.default.name) is not None
    state = "ready" if ready else "fault" if racing.host.fault else "loading"
    turns = racing.turns
    told = {"status": state, "model": racing.host.default.title, "waiting": turns.waiting, "running": turns.running}
    return JSONResponse(told, 503 if state == "fault" else 200)


def answer_in_json(tools: Any) -> None:
    """Let the framework's MCP server answer with JSON. It writes dictionaries as Python does."""
    write = tools.postprocess_output_data
    tools.postprocess_output_data = lambda data, root: write([json.dumps(each, ensure_ascii=False) for each in data], root)


@contextmanager
def no_apps_yet() -> Iterator[None]:
    """Build pages inside. The framework makes a web application at the end of every page, and `launch` makes the one that
    serves: the others, a sixth of the time to the first page, are left out."""
    with patch.object(App, "create_app", return_value=None):
        yield


def serve(demo: gr.Blocks) -> None:
    """Wait until Ctrl-C or SIGTERM, by which services and containers are stopped. What visitors uploaded is deleted then, also
    while a tab is open: the framework gives up on it after five seconds."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    demo.block_thread()
    delete_files_created_by_app(demo, age=None)


def uploaded(file: dict[str, Any]) -> dict[str, Any]:
    """A file among what a visitor sent. Refuses an address: the framework would fetch it, and no request leaves the machine."""
    if is_http_url_like(file["path"]):
        raise gr.Error("A file must be uploaded; an address is not fetched.", print_exception=False)
    return file


async def short_name(request: Request) -> None:
    """Goes before every route of the framework: refuses a long name of a session, which the framework would keep for good."""
    if request.method != "POST" or "json" not in request.headers.get("content-type", "").lower():
        return
    try:
        body = await request.json()  # the framework has read it already
    except (ValueError, RecursionError):  # a type that it does not read
        return
    name = body.get("session_hash") if isinstance(body, dict) else None
    if isinstance(name, str) and len(name) > NAME:
        raise HTTPException(400, f"The session's name has {len(name):,} characters; at most {NAME} are taken.")


class Pages(gr.Blocks):
    """`gr.Blocks` whose errors go to their sender in words and to the log as `report` writes them."""

    async def process_api(self, *arguments: Any, **named: Any) -> dict[str, Any]:
        """As the framework's. A refusal (a `gr.Error` without a cause) is not logged."""
        try:
            traverse(named.get("inputs"), uploaded, is_file_obj_with_meta)
            return await super().process_api(*arguments, **named)
        except gr.Error as error:
            if error.print_exception and error.__cause__ is not None:
                report(error.__cause__)
            error.print_exception = False
            raise
        except Exception as error:
            report(error)
            raise gr.Error(f"{type(error).__name__}: {error}"[:WORDS], print_exception=False) from error
        finally:
            if (state := named.get("state")) is not None:  # with what was sent; deep links need it, and they are closed
                state.config_values.clear()
