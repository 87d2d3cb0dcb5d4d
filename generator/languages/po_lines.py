"""The lines of a PO file, looked at one by one: what a lenient reader would pass over or lose is refused here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

GONE, BEFORE = "#~", "#|"
_TEXT = re.compile(r'\s*(?:(msgctxt|msgid|msgstr)\s*)?("(?:[^"\\]|\\.)*")\s*')
_BEGUN = re.compile(r'\s*(msgctxt|msgid|msgstr)?\s*"')
_PLURAL = re.compile(r"\s*(msgid_plural|msgstr\s*\[[^]]*\]?)")
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


def split(content: bytes) -> list[str]:
    """The lines of a file, which must end as editors let them end."""
    lines = content.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    return [_decoded(raw, number) for number, raw in enumerate(lines, 1)]


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
    live, gone, above = list(lines), list[tuple[int, list[str]]](), list[str]()
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith(GONE):
            inner = _uncommented(line)
            if above or not gone or _is_ended(*gone[-1], number, inner):
                gone.append((number - len(above), [*above]))
            gone[-1][1].append(inner)
            live[number - 1 - len(above) : number] = [""] * (len(above) + 1)
            above = []
        else:
            above = [*above, line] if line.startswith("#") else []
    return live, gone


def _uncommented(line: str) -> str:
    inner = line.lstrip().removeprefix(GONE).lstrip()
    return f"#{inner}" if inner.startswith("|") else inner


def _is_ended(begun: int, block: list[str], number: int, line: str) -> bool:
    """Whether a line begins another message than the block before it."""
    is_apart, is_whole = begun + len(block) < number, any(each.startswith("msgstr") for each in block)
    return is_apart or (is_whole and line.startswith(("msgctxt", "msgid", "#|")))


def check(lines: list[str]) -> None:
    """Every line is a comment or a text of a message; no message stands twice."""
    for number, line in enumerate(lines, 1):
        _check_line(number, line)
    seen: dict[tuple[str, str], int] = {}
    for said in messages(lines):
        first = seen.setdefault((said.context, said.english), said.line)
        if first != said.line:
            raise Refused(said.line, f"the message {_called(said)} stands twice, first on line {first}")
        if said.context and not said.english:
            raise Refused(said.line, f"the message {_called(said)} has no English")
        _check_charset(said)


def _check_line(number: int, line: str) -> None:
    if not line.strip() or line.lstrip().startswith("#") or _TEXT.fullmatch(line):
        return
    plural = _PLURAL.match(line)
    if plural:
        raise Refused(number, f"{plural.group(1)} is not used here: forms stand in the text, {{n|worker|workers}}")
    if _BEGUN.match(line):
        raise Refused(number, "a quotation mark is missing, or one too many stands in the text")
    raise Refused(number, "neither a comment nor a text of a message")


def _check_charset(said: Said) -> None:
    """The first message, which has no English, is the head of the file."""
    found = _CHARSET.search(said.translation) if not said.english else None
    if found and found.group(1).lower().replace("_", "-") not in ("utf-8", "utf8", "charset"):
        raise Refused(said.line, f"the head says charset={found.group(1)}, but only UTF-8 is read; save it as UTF-8")


def _called(said: Said) -> str:
    return f"“{said.context or said.english}”" if said.context or said.english else "of the head"


def messages(lines: list[str]) -> Iterator[Said]:
    """Each message with the line on which it begins; texts that belong to none are refused."""
    texts: dict[str, str] = {}
    key, begun, noted, previous = "", 1, "", ""
    for number, line in enumerate([*lines, 'msgctxt ""'], 1):
        found = _TEXT.fullmatch(line)
        if not found:
            noted += _previous(line)
            continue
        word, text = found.groups()
        if word and _begins_another(word, texts):
            if texts:
                yield _said(begun, texts, previous)
            texts, begun, noted, previous = {}, number, "", noted
        key = word or key
        if not key or (word and word in texts):
            raise Refused(number, f"{word or 'a text'} stands where none is expected")
        texts[key] = texts.get(key, "") + text[1:-1]


def _begins_another(word: str, texts: dict[str, str]) -> bool:
    return "msgstr" in texts or not texts or (word == "msgctxt" and "msgid" in texts)


def _previous(line: str) -> str:
    """What one line says of the English before; lines that are alike must all be kept."""
    found = _TEXT.fullmatch(line.removeprefix(BEFORE)) if line.startswith(BEFORE) else None
    return found.group(2)[1:-1] if found and found.group(1) != "msgctxt" else ""


def _said(begun: int, texts: dict[str, str], previous: str) -> Said:
    if "msgid" not in texts or "msgstr" not in texts:
        raise Refused(begun, f"a message without {'msgid' if 'msgid' not in texts else 'msgstr'}")
    return Said(begun, texts.get("msgctxt", ""), texts["msgid"], texts["msgstr"], previous)


def head(lines: list[str]) -> tuple[str, ...]:
    """The comments above the head of the file, where translators name themselves."""
    first = next(messages(lines), None)
    if first is None or first.english:
        return ()
    above = takewhile(lambda line: not line.strip() or line.startswith("#"), lines)
    return tuple(line for line in above if line == "#" or line.startswith("# "))
