"""Security headers on every response, a size limit on requests, and closed routes.

One ASGI middleware around the whole app. The content security policy makes the browser refuse any other server, whatever a
token's text contains.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from time import time

from anyio.to_thread import run_sync
from gradio.route_utils import FnIndexInferError
from gradio.utils import get_upload_folder
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from visual.work.faults import report

MOST_BYTES = 2 * 1024 * 1024
"""Largest request body that is no upload."""
MOST_UPLOADED = 64 * 1024 * 1024
"""Largest body of an upload; the largest file in use is a log of 50 MB on the workload page."""
UPLOADS = "/upload"
NAMED = "/call/v2/"
"""Begins the framework's route for calls with named arguments."""
MOST_DRAINED = 2 * MOST_UPLOADED
"""Bytes of a body too large that are read and discarded, so that its sender can read the refusal."""
LEFT_SECONDS = 600.0
"""Age at which what an upload that broke off left on the disk is deleted, with the next upload."""
DRAIN_SECONDS = 60.0
"""Long enough for an upload of 64 MB at ten megabits a second, and for a starved server."""
CLOSED = (
    "/proxy=",
    "/file=",
    "/file/",
    "/component_server",
    "/stream/",
    "/deep_link",
    "/monitoring",
    "/process_recording",
    "/vibe-",
    "/undo-vibe-edit",
    "/dev/",
    "/custom_component/",
)
"""Unused routes of the framework, with or without the prefix /gradio_api."""
FRAMES = "'self' https://huggingface.co https://*.hf.space"
"""Pages that may embed this one: a Space is shown in a frame."""
POLICY = {
    "default-src": "'self'",
    # The framework compiles component templates in the browser, and its first script is inline.
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self' blob: data:",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": FRAMES,
}
HEADERS = {
    "content-security-policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
}


class Guard:
    """The middleware: `Guard(app)` is an ASGI app."""

    def __init__(self, app: ASGIApp, most_bytes: int = MOST_BYTES) -> None:
        self.app, self.most_bytes = app, most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request or pass it on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length, path = Headers(scope=scope).get("content-length", "0"), route_of(scope)
        most = MOST_UPLOADED if is_upload(path) else self.most_bytes
        if is_closed(path):
            await _refusal(404, "This server has no such page.")(scope, receive, send)
        elif not length.isdecimal():
            await _refusal(400, "Content-Length is not a number.")(scope, receive, send)
        elif int(length) > most:
            await _drain(receive)
            words = f"The request has {int(length):,} bytes; at most {most:,} are taken."
            await _refusal(413, words)(scope, receive, send)
        else:
            if is_upload(path):
                await run_sync(sweep)
            await self._pass(scope, receive, send, most)

    async def _pass(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """Pass a request on. Count its bytes, since Content-Length may be missing or wrong; add headers to the response."""
        read, begun = 0, False

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise _TooLongError(bool(message.get("more_body")))
            return message

        async def marked(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                given = {name.lower(): value for name, value in message.get("headers", [])}
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in given]
                if given.get(b"content-type", b"").startswith(b"text/event-stream"):
                    extra.append((b"x-accel-buffering", b"no"))  # nginx gathers a race's events otherwise
                message = {**message, "headers": [*message.get("headers", []), *extra]}
            await send(message)

        try:
            await self.app(scope, counted, marked)
        except _TooLongError as error:
            if not begun:
                if error.args[0]:
                    await _drain(receive)
                await _refusal(413, f"The request has more than {most:,} bytes.")(scope, receive, send)
        except Exception as error:
            status, words = refused(error, route_of(scope))
            if status == 500:  # else the server prints it, with all that it quotes
                report(error)
            if not begun:
                await _refusal(status, words)(scope, receive, send)


class _TooLongError(Exception):
    """The body exceeds the limit. The argument says whether further bytes follow."""


def route_of(scope: Scope) -> str:
    """The path of a request as the routes know it: without the path below which the app is served."""
    return "/" + scope["path"].removeprefix(scope.get("root_path", "").rstrip("/")).lstrip("/")


def refused(error: Exception, path: str) -> tuple[int, str]:
    """Status and words for an error that the framework let through. It catches none of a call with named arguments."""
    named = path.rpartition(NAMED)[2].rstrip("/") if NAMED in path else None
    if isinstance(error, FnIndexInferError) or (isinstance(error, KeyError) and error.args == (f"/{named}",)):
        return 404, "This server has no such endpoint."
    if isinstance(error, TypeError) and named is not None:  # an argument that is missing, or unknown
        return 400, str(error).partition(" Please click")[0]
    return 500, "This request could not be answered."


def is_closed(path: str) -> bool:
    """Whether a path leads to one of the `CLOSED` routes."""
    return path.removeprefix("/gradio_api").startswith(CLOSED)


def is_upload(path: str) -> bool:
    """Whether a path is the framework's route for uploaded files."""
    return path.removeprefix("/gradio_api") == UPLOADS


def sweep() -> None:
    """Delete what uploads that broke off left. The framework deletes whole ones alone, which it moves into folders."""
    for path in Path(get_upload_folder()).glob("tmp*"):
        with suppress(OSError):  # of another user, or gone
            if path.is_file() and time() - path.stat().st_mtime > LEFT_SECONDS:
                path.unlink()


async def _drain(receive: Receive) -> None:
    """Read the rest of a body, within bounds: closing a connection with unread bytes would lose the response."""

    async def read() -> None:
        left = MOST_DRAINED
        while left > 0:
            message = await receive()
            left -= len(message.get("body", b""))
            if not message.get("more_body"):
                return

    try:
        await asyncio.wait_for(read(), DRAIN_SECONDS)
    except TimeoutError:  # the sender is slow or gone
        return


def _refusal(status: int, words: str) -> JSONResponse:
    return JSONResponse({"error": words}, status, HEADERS)
