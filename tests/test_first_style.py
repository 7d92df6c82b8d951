"""Every document brings the pages' style with it; everything else passes as it is."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import HTMLResponse, PlainTextResponse, StreamingResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from visual.serving.first_style import FirstStyle

PAGE = "<html><head><title>é</title></head><body></head></body></html>"
STYLE = "main { margin-top: 45px }"


@pytest.fixture(scope="module")
def client() -> TestClient:
    def parts() -> StreamingResponse:
        return StreamingResponse(iter([PAGE[:20], PAGE[20:]]), media_type="text/html")

    routes = [
        Route("/page", lambda _: HTMLResponse(PAGE)),
        Route("/parts", lambda _: parts()),
        Route("/text", lambda _: PlainTextResponse(PAGE)),
        Route("/bare", lambda _: HTMLResponse("<p>no head</p>")),
    ]
    return TestClient(Starlette(routes=routes, middleware=[Middleware(FirstStyle, style=STYLE)]))


@pytest.mark.parametrize("path", ["/page", "/parts"])
def test_the_style_ends_the_head(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.text == PAGE.replace("</head>", f"<style>{STYLE}</style></head>", 1)
    if path == "/page":
        assert int(answer.headers["content-length"]) == len(answer.content)


def test_nothing_else_changes(client: TestClient) -> None:
    assert client.get("/text").text == PAGE
    assert client.get("/bare").text == "<p>no head</p>"
    asked = client.head("/page")
    assert asked.status_code == 200
    assert asked.content == b""
