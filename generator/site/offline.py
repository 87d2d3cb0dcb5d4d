"""What a browser needs to install the site and to keep it: a manifest for each language, and a worker that keeps files.

The worker's script names every file with a mark of its content. A new build is thus a new script; the browser notices
by itself, fetches only what has changed, and lets go of the old files when the new ones are complete.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from generator.site.bundles import colour
from generator.site.places import STATIC
from generator.site.root_pages import RootEntry

WORKER = "offline-worker.js"
MANIFEST = "manifest.webmanifest"
ICONS = {
    "icon-192.png": ("192x192", "any"),
    "icon-512.png": ("512x512", "any"),
    "icon-mask.png": ("512x512", "maskable"),
}
# Heavy or seldom wanted; the worker keeps these once they have been opened.
_ON_DEMAND = ("*/try/*", "*.pdf")

Marks = dict[str, str]  # path from the root of the site -> mark of the content


def write_offline(out: Path, entries: Sequence[RootEntry]) -> None:
    for entry in entries:
        (out / entry.tongue.code / MANIFEST).write_text(manifest(entry), encoding="utf-8")
    (out / WORKER).write_text(worker(out, [entry.tongue.code for entry in entries]), encoding="utf-8")


def manifest(entry: RootEntry) -> str:
    """Addresses are relative, so that the site may stand anywhere; the app reaches from its language to all others."""
    facts = {
        "name": entry.title,
        "short_name": entry.title,
        "description": entry.lead,
        "lang": entry.tongue.code,
        "start_url": "index.html",
        "scope": "../",
        "display": "standalone",
        "background_color": colour("page"),
        "theme_color": colour("header"),
        "icons": [
            {"src": f"../static/{name}", "sizes": size, "purpose": purpose, "type": "image/png"}
            for name, (size, purpose) in ICONS.items()
        ],
    }
    return json.dumps(facts, ensure_ascii=False, indent=1)


def worker(out: Path, languages: Sequence[str]) -> str:
    editions = {
        "shared": marks(out, _shared(out)),
        "languages": {code: marks(out, _of_language(out, code)) for code in languages},
    }
    version = _mark(json.dumps(editions, sort_keys=True).encode())
    facts = json.dumps({"version": version, **editions}, sort_keys=True, separators=(",", ":"))
    return f"const EDITION = {facts};\n{(STATIC / 'js' / WORKER).read_text(encoding='utf-8')}"


def marks(out: Path, files: Iterable[Path]) -> Marks:
    kept = sorted(path for path in files if path.is_file() and not any(path.match(each) for each in _ON_DEMAND))
    return {path.relative_to(out).as_posix(): _mark(path.read_bytes()) for path in kept}


def _shared(out: Path) -> list[Path]:
    search = [path for path in (out / "pagefind").glob("pagefind*") if path.suffix in (".js", ".json")]
    return [out / "index.html", *(out / "static").glob("*"), *search]


def _of_language(out: Path, code: str) -> list[Path]:
    search = out / "pagefind"
    return [
        *(out / code).rglob("*"),
        *search.glob(f"wasm.{code}.pagefind"),
        *search.glob(f"pagefind.{code}_*"),
        *search.glob(f"*/{code}_*"),
    ]


def _mark(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
