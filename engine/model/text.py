"""The message mini-language: every translatable text, parsed once into a small inline tree.

{name}             a number or an inserted text
{name.3}           the entry 3 of a table of numbers
{name:form}        a term in a grammatical form; {name:Form} the same with a capital
{name:small}       an inserted sentence with a small first letter, as after a colon
{name:opening}     an inserted sentence without its full stop, because it goes on
{name:clause}      both of these: the sentence becomes a part of another one
{name|one|other}   a counted word: the number and the right form
{~name|one|other}  the right form without the number
[words](term:id)   a link
\\{ \\} \\[ \\] \\| \\\\  the characters themselves
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

SCHEMES = ("term", "rule", "component", "case")
SPECIAL = "\\{}[]|"
DEEPEST = 6


@dataclass(frozen=True, slots=True)
class Words:
    """`language` is given only where it is another than that of the page."""

    text: str
    language: str = ""


@dataclass(frozen=True, slots=True)
class Param:
    name: str
    form: str = ""


@dataclass(frozen=True, slots=True)
class Counted:
    name: str
    forms: tuple[Inline, ...]
    silent: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    scheme: str
    target: str
    inline: Inline


@dataclass(frozen=True, slots=True)
class Icon:
    """A good's drawing. No text can write it; generated sentences put it there."""

    good: str


Node = Words | Param | Counted | Link | Icon
Inline = tuple[Node, ...]


class TextError(ValueError):
    """A text that cannot be read; `column` counts characters from 1."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(f"column {column}: {message}")
        self.message = message
        self.column = column


@cache
def parse(text: str) -> Inline:
    return _Reader(text).read_all()


def walk(inline: Inline) -> Iterator[Node]:
    """Every node of the tree, parents before what they hold."""
    for node in inline:
        yield node
        if isinstance(node, Link):
            yield from walk(node.inline)
        elif isinstance(node, Counted):
            for form in node.forms:
                yield from walk(form)


def parameters(inline: Inline) -> frozenset[str]:
    return frozenset(node.name for node in walk(inline) if isinstance(node, Param | Counted))


def targets(inline: Inline) -> frozenset[tuple[str, str]]:
    return frozenset((node.scheme, node.target) for node in walk(inline) if isinstance(node, Link))


def counted_words(inline: Inline) -> tuple[Counted, ...]:
    """The counted words, for checks of how many forms each of them has."""
    return tuple(node for node in walk(inline) if isinstance(node, Counted))


def plain(inline: Inline) -> str:
    """The words alone, without links, parameters or icons."""
    return "".join(node.text for node in walk(inline) if isinstance(node, Words))


def escape(words: str) -> str:
    return re.sub(r"[\\{}\[\]|]", r"\\\g<0>", words)


def write(inline: Inline) -> str:
    """The text that `parse` reads back as this tree."""
    return "".join(_write_node(node) for node in inline)


def _write_node(node: Node) -> str:
    match node:
        case Words(words):
            return escape(words)
        case Param(name, form):
            return f"{{{name}:{form}}}" if form else f"{{{name}}}"
        case Counted(name, forms, silent):
            return "{" + "~" * silent + "|".join([name, *map(write, forms)]) + "}"
        case Link(scheme, target, inline):
            return f"[{write(inline)}]({scheme}:{target})"
        case Icon(good):
            raise ValueError(f"the icon of {good} cannot be written as text")


class _Reader:
    """A recursive reader; `at` is the place in the text."""

    NAME = re.compile(r"[a-z][a-z0-9_]*")
    PARAMETER = re.compile(r"[a-z][a-z0-9_]*(\.[0-9]+)?")
    FORM = re.compile(r"[A-Za-z][a-z0-9_]*")
    PLAIN = re.compile(r"[^\\{}\[\]|]+")
    TARGET = re.compile(r"\(([a-z]+):([a-z0-9][a-z0-9._/-]*)\)")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def read_all(self) -> Inline:
        inline = self.read_until("")
        if self.at < len(self.text):
            raise self.error(f"“{self.text[self.at]}” closes nothing; write \\{self.text[self.at]} for the character")
        return inline

    def read_until(self, ends: str, in_link: bool = False) -> Inline:
        nodes: list[Node] = []
        words: list[str] = []
        while self.at < len(self.text):
            mark = self.text[self.at]
            if mark in ends or mark in "}]":
                break
            if mark in "{[":
                _flush(words, nodes)
                nodes.append(self.read_brace(in_link) if mark == "{" else self.read_link(in_link))
            else:
                words.append(self.read_words())
        _flush(words, nodes)
        return tuple(nodes)

    def read_words(self) -> str:
        found = self.PLAIN.match(self.text, self.at)
        if found:
            self.at = found.end()
            return found.group()
        if self.text[self.at] == "|":
            self.at += 1
            return "|"
        return self.read_escape()

    def read_escape(self) -> str:
        escaped = self.text[self.at + 1 : self.at + 2]
        if not escaped or escaped not in SPECIAL:
            raise self.error("a backslash stands only before \\ { } [ ] or |")
        self.at += 2
        return escaped

    def read_brace(self, in_link: bool) -> Param | Counted:
        start = self.at
        self.at += 1
        silent = self.take("~")
        name = self.read_name("a parameter's name", self.PARAMETER)
        if self.take("|"):
            return Counted(name, self.read_forms(start, in_link), silent)
        if silent:
            raise self.error("a counted word without its number needs its forms: {~name|one|other}", start)
        form = self.read_name("a grammatical form", self.FORM) if self.take(":") else ""
        self.close("}", start)
        return Param(name, form)

    def read_forms(self, start: int, in_link: bool) -> tuple[Inline, ...]:
        self.deeper(start)
        forms = [self.read_until("|", in_link)]
        while self.take("|"):
            forms.append(self.read_until("|", in_link))
        self.close("}", start)
        self.depth -= 1
        return tuple(forms)

    def read_link(self, in_link: bool) -> Link:
        start = self.at
        if in_link:
            raise self.error("a link inside a link")
        self.at += 1
        self.deeper(start)
        inline = self.read_until("", in_link=True)
        self.close("]", start)
        self.depth -= 1
        if not inline:
            raise self.error("a link without words", start)
        return Link(*self.read_target(start), inline)

    def read_target(self, start: int) -> tuple[str, str]:
        found = self.TARGET.match(self.text, self.at)
        if not found:
            raise self.error("a link is written [words](scheme:id); write \\[ for the character", start)
        scheme, target = found.groups()
        if scheme not in SCHEMES:
            raise self.error(f"unknown link scheme “{scheme}”; known are {', '.join(SCHEMES)}")
        self.at = found.end()
        return scheme, target

    def read_name(self, expected: str, pattern: re.Pattern[str] = NAME) -> str:
        found = pattern.match(self.text, self.at)
        if not found:
            raise self.error(f"expected {expected} (small letters, digits, _)")
        self.at = found.end()
        return found.group()

    def take(self, mark: str) -> bool:
        taken = self.text.startswith(mark, self.at)
        self.at += len(mark) * taken
        return taken

    def close(self, mark: str, start: int) -> None:
        if not self.take(mark):
            raise self.error(f"“{self.text[start]}” of column {start + 1} is not closed here with “{mark}”")

    def deeper(self, start: int) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error("nested too deeply", start)

    def error(self, message: str, at: int | None = None) -> TextError:
        return TextError(message, (self.at if at is None else at) + 1)


def _flush(words: list[str], nodes: list[Node]) -> None:
    if words:
        nodes.append(Words("".join(words)))
        words.clear()
