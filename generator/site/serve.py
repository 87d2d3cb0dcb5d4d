"""Serve a site on this machine: one that is built, or one that follows its files."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from generator.site.places import STATIC

if TYPE_CHECKING:
    from generator.site.preview import Preview

# What a page that follows its files asks for, besides itself.
NEWS, SCRIPT, STYLE = "preview/news", "preview/preview.js", "preview/preview.css"
WORKER = "offline-worker.js"
PATIENCE = 20.0  # seconds that a page waits for news before it asks again

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
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def send_head(self) -> Any:
        """Nothing outside the folder is served, whatever an address or a link in the folder says.

        And what is served is what stands there now: "not modified" goes by whole seconds, in which a page may have been
        read and written anew, or by the time of a file that another site once had at the same address.
        """
        if not self._is_inside():
            return self.send_error(404)
        del self.headers["If-Modified-Since"]
        return None if self._is_sent_on() else super().send_head()

    def _is_sent_on(self) -> bool:
        """A page has one address: at another one a browser would look elsewhere for whatever lies beside the page."""
        path, mark, query = self.path.partition("?")
        names = [name for name in unquote(path).split("/") if name not in ("", ".")]
        own = "/".join(["", *map(quote, names), *([""] if path.endswith("/") or not names else [])])
        if [unquote(name) for name in path.split("/")] == unquote(own).split("/"):
            return False
        self.send_response(301)
        self.send_header("Location", own + mark + query)
        self.send_header("Content-Length", "0")
        self.end_headers()
        return True

    def _is_inside(self) -> bool:
        try:
            found = Path(self.translate_path(self.path)).resolve()
        except (OSError, ValueError):  # no address of a file: too long, or with characters that no name has
            return False
        return found.is_relative_to(Path(self.directory).resolve())

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """What is there is told by the site itself."""
        return self.send_error(404)

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


class PreviewHandler(SiteHandler):
    """Pages as they would be now, with a script that asks for news; everything else as it was last built."""

    def __init__(self, *given: Any, preview: Preview, **named: Any) -> None:
        self.preview = preview
        super().__init__(*given, **named)

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        name = unquote(path).lstrip("/")
        if name == NEWS:
            since = int(query) if query.isascii() and query.isdigit() else -1
            generation, problems = self.preview.wait(since, PATIENCE)
            return self._answer(json.dumps({"generation": generation, "problems": problems}).encode(), "x.json")
        if name == WORKER:
            return self._answer(_KEEPS_NOTHING, name)
        if name in (SCRIPT, STYLE):
            return self._answer((STATIC / name).read_bytes(), name)
        found = self._page(name) or self.preview.file(name)
        return self._answer(found, name or "index.html") if found is not None else super().do_GET()

    def _page(self, name: str) -> bytes | None:
        code, _, path = name.partition("/")
        path = f"{path}index.html" if not path or path.endswith("/") else path
        if not path.endswith(".html"):
            return None
        try:
            page = self.preview.page(code, path.removesuffix(".html"))
        except Exception as error:  # what is wrong is told on the page
            return _with_news(_BROKEN.format(words=escape(f"{type(error).__name__}: {error}")).encode(), self.preview)
        return _with_news(page, self.preview) if page is not None else None

    def _answer(self, body: bytes, name: str) -> None:
        self.send_response(200)
        kind = self.guess_type(name)
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


# A preview is never read offline: a worker that an earlier visit has installed lets go of its pages.
_KEEPS_NOTHING = b"""self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", () => self.registration.unregister());
"""
_BROKEN = "<!doctype html><title>!</title><body><pre>{words}</pre></body>"


def _with_news(page: bytes, preview: Preview) -> bytes:
    """The script knows of which state the page is."""
    style = f'<link rel="stylesheet" href="/{STYLE}">'
    added = f'{style}<script src="/{SCRIPT}" data-generation="{preview.generation}"></script>'
    return page.replace(b"</body>", f"{added}</body>".encode())


class SiteServer(ThreadingHTTPServer):
    daemon_threads = True  # a page that waits for news does not keep the program from ending

    def handle_error(self, request: object, client_address: object) -> None:
        """A reader who leaves before the page has come is no fault of ours."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(out: Path, port: int = 8000, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    return SiteServer((host, port), partial(SiteHandler, directory=str(out)))


def preview_server(preview: Preview, port: int = 8000, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    return SiteServer((host, port), partial(PreviewHandler, directory=str(preview.site), preview=preview))


def serve(out: Path, port: int = 8000) -> None:
    """Serve until interrupted."""
    with server(out, port) as running:
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            return
