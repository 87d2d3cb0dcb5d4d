"""What a browser needs to install the site and to keep it: a manifest for each language, and a worker that keeps files.

The worker's script names every file with a mark of its content. A new build is thus a new script; the browser notices
by itself, fetches only what has changed, and lets go of the old files when the new ones are complete.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path

from engine.whole_file import write_whole
from generator.building.files import digest
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
_SHORT = 12  # so many characters of a digest tell any two files apart


def write_offline(out: Path, entries: Sequence[RootEntry], files: Mapping[str, str]) -> dict[str, str]:
    """`files`: all others of the site with the digests of their bytes. Returns those of what is written here."""
    written = {f"{entry.tongue.code}/{MANIFEST}": manifest(entry).encode() for entry in entries}
    known = {**files, **{path: digest(content) for path, content in written.items()}}
    written[WORKER] = worker(known, [entry.tongue.code for entry in entries]).encode()
    for path, content in written.items():
        write_whole(out / path, content)
    return {path: digest(content) for path, content in written.items()}


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


def worker(files: Mapping[str, str], languages: Sequence[str]) -> str:
    kept = {path: mark for path, mark in sorted(files.items()) if not any(fnmatch(path, each) for each in _ON_DEMAND)}
    editions = {
        "shared": {path: mark[:_SHORT] for path, mark in kept.items() if _is_shared(path)},
        "languages": {
            code: {path: mark[:_SHORT] for path, mark in kept.items() if _is_of_language(path, code)}
            for code in languages
        },
    }
    version = digest(json.dumps(editions, sort_keys=True).encode())[:_SHORT]
    facts = json.dumps({"version": version, **editions}, sort_keys=True, separators=(",", ":"))
    return f"const EDITION = {facts};\n{(STATIC / 'js' / WORKER).read_text(encoding='utf-8')}"


def _is_shared(path: str) -> bool:
    """The chooser, what lies directly in `static`, and the search itself."""
    name = path.rpartition("/")[2]
    is_search = path == f"pagefind/{name}" and name.startswith("pagefind") and name.endswith((".js", ".json"))
    return path in ("index.html", f"static/{name}") or is_search


def _is_of_language(path: str, code: str) -> bool:
    folder, _, name = path.rpartition("/")
    if folder == "pagefind":
        return name == f"wasm.{code}.pagefind" or name.startswith(f"pagefind.{code}_")
    return path.startswith(f"{code}/") or (folder.startswith("pagefind/") and name.startswith(f"{code}_"))
