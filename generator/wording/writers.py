"""Resolved texts written out; each writer escapes for its own output, so that no content can become markup."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any
from urllib.parse import quote

from engine.model.text import Icon, Inline, Link, Node, Words

Href = Callable[[str, str], str | None]  # scheme, target -> address; None: the words stay without a link
Draw = Callable[[str], str]  # good -> its icon, as markup of the output


def no_href(scheme: str, target: str) -> str | None:
    return None


def no_icon(good: str) -> str:
    return ""


def to_text(inline: Inline) -> str:
    """For the terminal: words only, and nothing that could steer it."""
    return _without_controls("".join(_text_node(node) for node in inline))


def _text_node(node: Node) -> str:
    match node:
        case Words(words):
            return words
        case Link(_, _, inline):
            return to_text(inline)
        case Icon():
            return ""
        case _:
            raise unresolved(node)


def to_html(inline: Inline, href: Href = no_href, icon: Draw = no_icon) -> str:
    return "".join(_html_node(node, href, icon) for node in inline)


def _html_node(node: Node, href: Href, icon: Draw) -> str:
    match node:
        case Words(words, language):
            return _in_language(escape(_without_controls(words)), language)
        case Icon(good):
            return icon(good)
        case Link(scheme, target, inline):
            address, words = href(scheme, target), to_html(inline, no_href, icon)
            return words if address is None else f'<a class="{escape(scheme)}" href="{escape(address)}">{words}</a>'
        case _:
            raise unresolved(node)


def _in_language(written: str, language: str) -> str:
    """Words of another language than the page's say which, so that they are read aloud and divided rightly."""
    return f'<span lang="{escape(language)}">{written}</span>' if language else written


def to_markdown(inline: Inline, href: Href = no_href, icon: Draw = no_icon) -> str:
    """For Python-Markdown with `attr_list`: links carry their scheme as a class."""
    return "".join(_markdown_node(node, href, icon) for node in inline)


def _markdown_node(node: Node, href: Href, icon: Draw) -> str:
    match node:
        case Words(words, language):
            return _in_language(escape_markdown(words), language)
        case Icon(good):
            return icon(good)
        case Link(scheme, target, inline):
            address, words = href(scheme, target), to_markdown(inline, no_href, icon)
            return words if address is None else f"[{words}]({_address(address)}){{.{scheme}}}"
        case _:
            raise unresolved(node)


def escape_markdown(words: str) -> str:
    """Words that Markdown, its extensions, HTML and Jinja read as nothing but words, also at the start of a line."""
    return _MARKDOWN.sub(_escape_mark, re.sub(r"[ \t\r\n\f\v]+", " ", _without_controls(words)))


# Where a mark is harmless it stays readable: a full stop at the end of a sentence, a hyphen inside a word.
_MARKDOWN = re.compile(
    r"""[\\`*_{}\[\]#+!><&|~^=$@"]|(?<!\w)-|-(?!\w)|(?<=\d)[.)]|\.(?=\S)|^:|:(?=\S)|/(?=/)|\?(?=\?)""",
)
_BACKSLASH = frozenset("\\`*_{}()>#+-.!")  # not for square brackets: some extensions read \[ as mathematics


def _escape_mark(found: re.Match[str]) -> str:
    mark = found[0]
    return f"\\{mark}" if mark in _BACKSLASH else f"&#{ord(mark)};"


def _address(address: str) -> str:
    return quote(address, safe="/#?&=%.:_-~+,;@")


def to_json(inline: Inline) -> list[dict[str, Any]]:
    """For Typst and the browser: nodes as plain objects."""
    return [_json_node(node) for node in inline]


def _json_node(node: Node) -> dict[str, Any]:
    match node:
        case Words(words, language):
            told = {"language": language} if language else {}
            return {"kind": "words", "text": _without_controls(words), **told}
        case Icon(good):
            return {"kind": "icon", "good": good}
        case Link(scheme, target, inline):
            return {"kind": "link", "scheme": scheme, "target": target, "inline": to_json(inline)}
        case _:
            raise unresolved(node)


def unresolved(node: Node) -> ValueError:
    return ValueError(f"{node!r} has no value yet; resolve the text before writing it")


def _without_controls(words: str) -> str:
    """No control characters: they have no place in a rulebook, and could steer a terminal or a Markdown reader."""
    return re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "", words)
