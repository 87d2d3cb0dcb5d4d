"""Serve a preview until interrupted."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from generator.building.lock import alone_in
from generator.site.preview import Preview, write_first_page
from generator.site.serve import preview_server
from generator.site.wanted import Wanted


def serve_preview(
    languages: Sequence[str],
    base_url: str,
    report_url: str,
    folder: Path,
    port: int,
    told: Callable[[str], None],
    translate: bool = False,
) -> None:
    """Whoever previews into the same folder is alone there."""
    preview = Preview(Wanted(tuple(languages), base_url, report_url), folder.resolve(), told, translate)
    with preview_server(preview, port) as running, alone_in(preview.root, told):
        preview.read()
        write_first_page(preview)
        told(f"http://127.0.0.1:{running.server_port}/ (stop with Ctrl+C)")
        threading.Thread(target=running.serve_forever, daemon=True).start()
        try:
            preview.follow()
        except KeyboardInterrupt:
            return
        finally:
            preview.close()
            running.shutdown()
