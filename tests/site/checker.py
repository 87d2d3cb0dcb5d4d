"""Reads built pages and says which links, anchors and sources lead nowhere or to another host."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from html import unescape
from os.path import normpath
from pathlib import Path
from urllib.parse import unquote, urlsplit

_REFERENCES = {"href", "src", "action", "data-bundle", "data-forms", "poster", "data"}
# Namespaces are names, not addresses; nothing is fetched from them.
_NAMES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


_COMMENT = re.compile(r"<!--.*?-->", re.S)
_CODE = re.compile(r"(<(script|style)\b[^>]*>).*?(?=</\2>)", re.S | re.I)
_TAG = re.compile(r"""<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>""", re.I)
_ATTRIBUTE = re.compile(r"""\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""", re.I)


@dataclass
class Sheet:
    """One page: its ids, and every address that it mentions."""

    ids: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    described: list[str] = field(default_factory=list)

    def feed(self, text: str) -> None:
        """By patterns: a site has half a million tags, and the parser of the library takes a minute for them."""
        for tag in _TAG.findall(_CODE.sub(r"\1", _COMMENT.sub("", text))):
            for name, *quoted in _ATTRIBUTE.findall(tag):
                self._note(name.lower(), unescape("".join(quoted)))

    def _note(self, name: str, value: str) -> None:
        if name == "id":
            self.ids.append(value)
        elif name in {"aria-labelledby", "aria-describedby"}:
            self.described.extend(value.split())
        elif value and name in _REFERENCES and value not in _NAMES:
            self.addresses.append(value)

    @cached_property
    def anchors(self) -> frozenset[str]:
        return frozenset(self.ids)


@cache
def read_pages(root: Path) -> dict[Path, Sheet]:
    """Every page under this folder; read once, because a site has hundreds and is not changed by its tests."""
    pages = {}
    for path in sorted(root.rglob("*.html")):
        sheet = Sheet()
        sheet.feed(path.read_text(encoding="utf-8"))
        pages[path] = sheet
    return pages


def faults(root: Path) -> list[str]:
    """Every broken link or anchor, outside host, missing label and id that stands twice, over all pages."""
    pages = read_pages(root)
    found = []
    for path, sheet in pages.items():
        here = path.relative_to(root)
        known, times = set(sheet.ids), Counter(sheet.ids)
        found += [f"{here}: {fault}" for fault in address_faults(path, sheet.addresses, pages)]
        found += [f"{here}: id {id} stands twice" for id in known if times[id] > 1]
        found += [f"{here}: nothing has the id {id}" for id in sheet.described if id not in known]
    return found


def address_faults(path: Path, addresses: Iterable[str], pages: dict[Path, Sheet]) -> list[str]:
    """What is wrong with these addresses, as seen from a file; each is told once."""
    looked = (_address_fault(path, address, pages) for address in dict.fromkeys(addresses))
    return [fault for fault in looked if fault]


def _address_fault(path: Path, address: str, pages: dict[Path, Sheet]) -> str:
    parts = urlsplit(address)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc or address.startswith("/"):
        return f"{address} leaves the site"
    target = Path(normpath(path.parent / unquote(parts.path))) if parts.path else path
    if target in pages or target.is_file():
        lost = parts.fragment and unquote(parts.fragment) not in pages[target].anchors
        return f"{address} has no such anchor" if lost else ""
    if target.is_dir():
        return "" if parts.path.endswith("/") else f"{address} is a folder"
    return f"{address} does not exist"
