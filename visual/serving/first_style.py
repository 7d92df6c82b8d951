"""Style that stands in the document itself.

The framework adds an app's own head by a script, after its first frame. What must be in its place from the start has to come
with the document.
"""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

END = b"</head>"


class FirstStyle:
    """The middleware: puts `style`, CSS, at the end of the head of every HTML document."""

    def __init__(self, app: ASGIApp, style: str) -> None:
        self.app, self.style = app, f"<style>{style}</style>".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hold an HTML response back until it is whole; pass everything else on as it comes."""
        start: Message | None = None
        body = b""

        async def styled(message: Message) -> None:
            nonlocal start, body
            if message["type"] == "http.response.start" and is_html(message):
                start = message
            elif start is None or message["type"] != "http.response.body":
                await send(message)
            else:
                body += message.get("body", b"")
                if not message.get("more_body"):
                    await send(self.sized(start, body))
                    await send({"type": "http.response.body", "body": self.put(body)})

        await self.app(scope, receive, styled)

    def put(self, body: bytes) -> bytes:
        """The document with the style; as it is where it has no head, as in the answer to HEAD."""
        return body.replace(END, self.style + END, 1)

    def sized(self, start: Message, body: bytes) -> Message:
        """The response's start, its length put right."""
        headers = MutableHeaders(raw=list(start["headers"]))
        if END in body and "content-length" in headers:
            headers["content-length"] = str(len(self.put(body)))
        return {**start, "headers": headers.raw}


def is_html(start: Message) -> bool:
    """Whether a response is a document that is not packed."""
    headers = Headers(raw=start["headers"])
    return headers.get("content-type", "").startswith("text/html") and "content-encoding" not in headers
