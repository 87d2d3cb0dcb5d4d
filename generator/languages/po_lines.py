"""The lines of a PO file, looked at one by one: what a lenient reader would pass over or lose is refused here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

GONE, BEFORE = "#~", "#|"
LONGEST_HEAD = 10_000
_TEXT = re.compile(r'\s*(?:(msgctxt|msgid|msgstr)(\s*))?("[^"\\]*(?:\\.[^"\\]*)*")\s*')
_BEGUN = re.compile(r'\s*(?:(msgctxt|msgid|msgstr)\s*)?"')
_PLURAL = re.compile(r"\s*(msgid_plural|msgstr\s*\[[^]]*\]?)")
_Text = tuple[str, str, str]  # a keyword, where the line has one, the gap behind it, and what stands in quotation marks
_CHARSET = re.compile(r"charset=([^\s\\\";]+)", re.IGNORECASE)


class Refused(ValueError):
    """A line that cannot be read for certain."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Said(NamedTuple):
    """A message as it stands in the lines: quoted texts, as they are written."""

    line: int
    context: str
    english: str
    translation: str
    #: The English that the translation was made for.
    previous: str = ""
    #: The line of `msgid`, and the comments above the message.
    at: int = 1
    above: tuple[str, ...] = ()
    #: Written as every editor writes it: a space behind each keyword, and no comment inside.
    is_plain: bool = True


def split(content: bytes) -> list[str]:
    """The lines of a file, which must end as editors let them end."""
    content = content.removeprefix(b"\xef\xbb\xbf")
    try:
        if b"\r" not in content:
            return content.decode("utf-8").split("\n")
    except UnicodeDecodeError:
        pass  # which line it is that cannot be read is found below
    return [_decoded(raw, number) for number, raw in enumerate(content.split(b"\n"), 1)]


def _decoded(raw: bytes, number: int) -> str:
    raw = raw.removesuffix(b"\r")
    if b"\r" in raw:
        raise Refused(number, "a carriage return alone ends no line here; save the file with the line ends of Unix")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(number, "not UTF-8") from None


def parted(lines: list[str]) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """The lines without what is commented out as no longer used, and that, message by message with its first line.

    What is taken out leaves empty lines, so that numbers stay. Comments right above belong to it.
    """
    live, gone, above = list(lines), list[_Gone](), 0
    for number, line in enumerate(lines, 1):
        if not line.lstrip().startswith(GONE):
            above = above + 1 if line.startswith("#") else 0
            continue
        first, inner = number - above, _uncommented(line)
        if above or not gone or gone[-1].is_ended(number, inner):
            gone.append(_Gone(first, lines[first - 1 : number - 1]))
        gone[-1].add(inner)
        live[first - 1 : number] = [""] * (above + 1)
        above = 0
    return live, [(block.first, block.lines) for block in gone]


@dataclass
class _Gone:
    """A message that is no longer used; whether it has its translation is known without looking at all of it again."""

    first: int
    lines: list[str]
    is_whole: bool = False

    def add(self, line: str) -> None:
        self.lines.append(line)
        self.is_whole = self.is_whole or line.startswith("msgstr")

    def is_ended(self, number: int, line: str) -> bool:
        """Whether a line begins another message."""
        is_apart = self.first + len(self.lines) < number
        return is_apart or (self.is_whole and line.startswith(("msgctxt", "msgid", BEFORE)))


def _uncommented(line: str) -> str:
    inner = line.lstrip().removeprefix(GONE).lstrip()
    return f"#{inner}" if inner.startswith("|") else inner


def read(lines: list[str]) -> list[Said]:
    """The messages. Every line must be a comment or a text of a message, and no message may stand twice."""
    texts = [_text(number, line) for number, line in enumerate(lines, 1)]
    seen: dict[tuple[str, str], int] = {}
    read: list[Said] = []
    for said in _messages(lines, texts):
        read.append(said)
        first = seen.setdefault((said.context, said.english), said.line)
        if first != said.line:
            raise Refused(said.line, f"the message {_called(said)} stands twice, first on line {first}")
        if said.context and not said.english:
            raise Refused(said.line, f"the message {_called(said)} has no English")
        if not said.english:
            _check_head(said)
    return read


def _text(number: int, line: str) -> _Text | None:
    """What a line says; nothing where it is a comment."""
    found = _TEXT.fullmatch(line)
    if found:
        word, gap, text = found.groups("")
        return word, gap, text[1:-1]
    if not line.strip() or line.lstrip().startswith("#"):
        return None
    plural = _PLURAL.match(line)
    if plural:
        raise Refused(number, f"{plural.group(1)} is not used here: forms stand in the text, {{n|worker|workers}}")
    if _BEGUN.match(line):
        raise Refused(number, "a quotation mark is missing, or one too many stands in the text")
    raise Refused(number, "neither a comment nor a text of a message")


def _check_head(said: Said) -> None:
    """The first message, which has no English; whoever reads its fields takes long over many of them."""
    if len(said.translation) > LONGEST_HEAD:
        raise Refused(said.line, f"the head is longer than {LONGEST_HEAD} characters")
    found = _CHARSET.search(said.translation)
    if found and found.group(1).lower().replace("_", "-") not in ("utf-8", "utf8", "charset"):
        raise Refused(said.line, f"the head says charset={found.group(1)}, but only UTF-8 is read; save it as UTF-8")


def _called(said: Said) -> str:
    return f"“{said.context or said.english}”" if said.context or said.english else "of the head"


def _messages(lines: list[str], written: list[_Text | None]) -> Iterator[Said]:
    """Each message with the line on which it begins; texts that belong to none are refused."""
    message, key, noted = _Message(1, []), "", list[str]()
    for number, found in enumerate([*written, ("msgctxt", " ", "")], 1):
        if found is None:
            if lines[number - 1]:
                noted.append(lines[number - 1])
            continue
        word, gap, text = found
        if word and _begins_another(word, message.texts):
            if message.texts:
                yield message.said()
            message, noted = _Message(number, noted), []
        key = word or key
        if not key or (word and word in message.texts):
            raise Refused(number, f"{word or 'a text'} stands where none is expected")
        if word == "msgid":
            message.at = number
        if noted or (word and not gap.startswith(" ")):
            message.is_plain = False
        message.texts.setdefault(key, []).append(text)


class _Message:
    """A message while it is read: the comments above it, and its texts by their keywords."""

    def __init__(self, begun: int, above: list[str]) -> None:
        self.begun = self.at = begun
        self.above = above
        self.texts: dict[str, list[str]] = {}
        self.is_plain = True

    def said(self) -> Said:
        if "msgid" not in self.texts or "msgstr" not in self.texts:
            raise Refused(self.begun, f"a message without {'msgid' if 'msgid' not in self.texts else 'msgstr'}")
        context, english, translation = ("".join(self.texts.get(word, ())) for word in ("msgctxt", "msgid", "msgstr"))
        previous = "".join(_previous(line) for line in self.above if line.startswith(BEFORE))
        return Said(self.begun, context, english, translation, previous, self.at, tuple(self.above), self.is_plain)


def _begins_another(word: str, texts: Mapping[str, list[str]]) -> bool:
    return "msgstr" in texts or not texts or (word == "msgctxt" and "msgid" in texts)


def _previous(line: str) -> str:
    """What one line says of the English before; lines that are alike must all be kept."""
    found = _TEXT.fullmatch(line.removeprefix(BEFORE))
    return found.group(3)[1:-1] if found and found.group(1) != "msgctxt" else ""


def head(lines: list[str], said: Sequence[Said]) -> tuple[str, ...]:
    """The comments above the head of the file, where translators name themselves."""
    if not said or said[0].english:
        return ()
    above = takewhile(lambda line: not line.strip() or line.startswith("#"), lines)
    return tuple(line for line in above if line == "#" or line.startswith("# "))
