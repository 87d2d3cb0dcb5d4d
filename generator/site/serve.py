"""Serve a built site on this machine."""

from __future__ import annotations

import os
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

# What a machine's own table may lack; a browser refuses modules of another type.
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Files as they are, and the site's own page where there is none."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return _TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        """Whoever changes a rule wants to see the change: the browser asks each time for a newer file."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        return None

    def log_message(self, format: str, *args: object) -> None:
        """A rulebook on one's own machine needs no log."""


class SiteServer(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """A reader who leaves before the page has come is no fault of ours."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(out: Path, port: int = 8000, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    return SiteServer((host, port), partial(SiteHandler, directory=str(out)))


def serve(out: Path, port: int = 8000) -> None:
    """Serve until interrupted."""
    with server(out, port) as running:
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            return
