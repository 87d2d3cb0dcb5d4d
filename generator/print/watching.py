"""Print again whatever changes, for as long as somebody watches; a mistake is told, and the last good PDF stays."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.share import content_root, locales_root
from generator.print.typeset import TEMPLATES

Told = Callable[[str], None]
State = dict[Path, tuple[int, int]]
# An editor may write a file in several goes.
PAUSE, SETTLED = 0.3, 0.15


def watched() -> State:
    """Of every file that a PDF can be made from: when it was written, and how long it is."""
    found: State = {}
    for root in (content_root(), locales_root(), TEMPLATES):
        for path in root.rglob("*"):
            try:
                seen = path.stat()
            except OSError:
                continue
            if path.is_file():
                found[path] = seen.st_mtime_ns, seen.st_size
    return found


def changes(pause: float = PAUSE) -> Iterator[list[Path]]:
    """Each time that files have changed, which; without end."""
    known = watched()
    while True:
        time.sleep(pause)
        seen = watched()
        if seen != known:
            time.sleep(SETTLED)
            seen = watched()
            yield sorted(path for path in {*known, *seen} if known.get(path) != seen.get(path))
            known = seen


def print_again(
    build: Callable[[], object],
    explained: Callable[[Exception], str | None],
    told: Told,
    changed: Iterator[list[Path]],
) -> None:
    """Once at first, then after each change. `explained` words the mistakes of authors; any other ends the watch."""
    _attempt(build, explained, told)
    told("watching content, locales and templates (stop with Ctrl+C)")
    for paths in changed:
        told("changed: " + ", ".join(path.name for path in paths))
        _attempt(build, explained, told)


def _attempt(build: Callable[[], object], explained: Callable[[Exception], str | None], told: Told) -> None:
    try:
        build()
    except Exception as error:
        mistake = explained(error)
        if mistake is None:
            raise
        told(mistake)
