"""A language whose every translation and every term ends in the syntax of some output; all of it must show as words."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import yaml
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from engine.model.text import escape
from engine.share import locales_root
from generator.messages.collect import collect
from generator.messages.message import Message

CODE = "zz"
SYNTAX = {
    "html": "<b>B</b>&amp;<img src=x onerror=hurt()>",
    "attribute": "\" autofocus onfocus=hurt() x=' y",
    "script": '</script></title><script>hurt()</script>","',
    "drawing": "</text></svg><!-- ]]>",
    "markdown": "*E* _F_ `G` [H](x.html) ![I](x.png) ~~J~~",
    "heading": "{: .K } {#other} ==L==",
    "jinja": "{{ 7 * 7 }} {% include 'M' %} {# N #}",
    "typst": '#let O = "P" $Q$ @R *S* _T_ // U',
    "yaml": ": - V # W !X %Y",
    "javascript": "${hurt()} \\u003c `Z` ';hurt()//",
}
# Bell, sequences that paint and that rename the window, backspace, a one-byte form. A terms.yaml with them is refused.
CONTROLS = "\x07\x1b[31m\x1b]0;title\x07\x08\x9b1m"


@contextmanager
def hostile_locales(folder: Path) -> Iterator[str]:
    """The code of the language, which is the only one besides English while this lasts."""
    suffixes = cycle(f" {each}" for each in SYNTAX.values())
    shutil.copytree(locales_root() / "en", folder / "en")
    (folder / CODE / "LC_MESSAGES").mkdir(parents=True)
    _write_terms(folder / CODE / "terms.yaml", suffixes)
    _write_catalogues(folder / CODE / "LC_MESSAGES", suffixes)
    with pytest.MonkeyPatch.context() as patch:
        for place in ("generator.languages.load", "generator.site.progress"):
            patch.setattr(f"{place}.locales_root", lambda: folder)
        yield CODE


def _write_terms(path: Path, suffixes: Iterator[str]) -> None:
    tree = yaml.safe_load((locales_root() / "en" / "terms.yaml").read_text(encoding="utf-8"))
    tree |= {"language": CODE, "name": tree["name"] + next(suffixes)}
    for terms in (tree["terms"], *tree.get("games", {}).values()):
        for term in terms.values():
            _mark(term, next(suffixes))
    path.write_text(yaml.safe_dump(tree, allow_unicode=True, sort_keys=False), encoding="utf-8")


def _mark(term: dict[str, Any], suffix: str) -> None:
    term["term"] += suffix
    for table in ("counted", "subject", "forms"):
        for form in term.get(table, {}):
            term[table][form] += suffix


def _write_catalogues(folder: Path, suffixes: Iterator[str]) -> None:
    messages = collect()[0]
    for domain in {message.domain for message in messages}:
        mine = [message for message in messages if message.domain == domain]
        with (folder / f"{domain}.po").open("wb") as file:
            write_po(file, _catalogue(mine, suffixes))


def _catalogue(messages: Iterable[Message], suffixes: Iterator[str]) -> Catalog:
    catalogue = Catalog()
    for message in messages:
        catalogue.add(message.english, message.english + escape(next(suffixes) + CONTROLS), context=message.context)
    return catalogue
