"""The five files are enough for Python to start in a module worker, with no request to another host."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from generator.browser.runtime import pyodide_runtime

PAGE = """<!doctype html><html lang="en"><title>Runtime</title><link rel="icon" href="data:,"><p></p>
<script type="module">
const worker = new Worker("worker.mjs", {type: "module"});
worker.onmessage = (event) => { document.querySelector("p").textContent = event.data; };
</script></html>"""

WORKER = """import {loadPyodide} from "./pyodide/pyodide.mjs";
const python = await loadPyodide({indexURL: new URL("./pyodide/", import.meta.url).href});
const program = "import dataclasses, enum, gettext, json; ' and '.join(['one', 'two'])";
postMessage(python.runPython(program));"""


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Requests are asserted below, not printed."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "worker.mjs").write_text(WORKER, encoding="utf-8")
    (tmp_path / "pyodide").symlink_to(pyodide_runtime())
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.browser
def test_python_starts_in_a_worker_from_local_files_alone(chromium: Browser, address: str) -> None:
    page = chromium.new_page()
    requests: list[str] = []
    complaints: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(address)
    page.wait_for_function("document.querySelector('p').textContent !== ''", timeout=60_000)
    assert page.inner_text("p") == "one and two"
    assert f"{address}pyodide/pyodide.asm.wasm" in requests
    assert [url for url in requests if not url.startswith((address, "data:"))] == []
    assert complaints == []
    page.close()
