"""A hub on localhost: just enough of its protocol to serve one repository from a folder."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

COMMIT = "0123456789abcdef0123456789abcdef01234567"


class _Handler(BaseHTTPRequestHandler):
    folder: Path
    name: str

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def do_GET(self) -> None:
        self._answer(body=True)

    def _answer(self, body: bool) -> None:
        path = self.path.split("?")[0]
        files = sorted(file for file in self.folder.iterdir() if file.is_file())
        if path.startswith(f"/api/models/{self.name}/tree/"):
            self._send(json.dumps([_entry(file) for file in files]).encode(), body)
        elif path.startswith(f"/api/models/{self.name}"):
            siblings = [{"rfilename": file.name} for file in files]
            self._send(json.dumps({"id": self.name, "sha": COMMIT, "siblings": siblings}).encode(), body)
        elif path.startswith(f"/{self.name}/resolve/") and (self.folder / Path(path).name).is_file():
            data = (self.folder / Path(path).name).read_bytes()
            etag = hashlib.sha1(data).hexdigest()
            self._send(data, body, {"ETag": f'"{etag}"', "X-Repo-Commit": COMMIT, "Accept-Ranges": "bytes"})
        else:
            self._send(b"{}", body, {"X-Error-Code": "RepoNotFound"}, 404)

    def _send(self, data: bytes, body: bool, headers: dict[str, str] | None = None, code: int = 200) -> None:
        self.send_response(code)
        for key, value in (headers or {}).items():
            self.send_header(key, value)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        if body:
            self.wfile.write(data)


def _entry(file: Path) -> dict[str, object]:
    data = file.read_bytes()
    return {"type": "file", "path": file.name, "size": len(data), "oid": hashlib.sha1(data).hexdigest()}


@contextmanager
def hub(folder: Path, name: str) -> Iterator[str]:
    """Serve `folder` as the repository `name`; gives the endpoint's address."""
    handler = type("Handler", (_Handler,), {"folder": folder, "name": name})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
