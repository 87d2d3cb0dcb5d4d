"""What the search reads of a page: less than half of it, so that it is read in less time."""

from __future__ import annotations

import re

from generator.pages.drawings import without_pictures
from generator.site.html_blocks import end_of

_HTML = re.compile(r"<html\b[^>]*>")
_IGNORED = re.compile(r'<([a-z]+[0-9]?)\b[^>]*\bdata-pagefind-ignore="all"[^>]*>')


def search_record(page: str) -> str:
    """The page's text, without drawings, what stands around it, and whatever says that the search shall ignore it."""
    start, end = page.find("<article"), page.rfind("</article>")
    root = _HTML.search(page)
    assert root is not None
    assert 0 <= start < end, "a page without a text"
    text = without_ignored(without_pictures(page[start:end]))
    return f"<!doctype html>{root[0]}<body>{text}</article></body></html>"


def without_ignored(text: str) -> str:
    pieces: list[str] = []
    last = 0
    while found := _IGNORED.search(text, last):
        pieces.append(text[last : found.start()])
        last = end_of(found[1], text, found.start()) or found.end()
    return "".join((*pieces, text[last:]))
