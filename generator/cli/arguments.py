"""Arguments that several commands share, and what may be said for them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING
from urllib.parse import quote

from engine.errors import nearest
from generator.cli.faults import Misuse

if TYPE_CHECKING:
    from engine.model.rulebook import Rulebook
    from generator.wording.language import Language


LAST_PORT = 65535


def with_examples(parser: argparse.ArgumentParser, examples: str) -> None:
    parser.epilog = "examples:\n" + "".join(f"  {line}\n" for line in examples.strip().splitlines())


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", metavar="CODE", help="the language to speak, such as el (en)")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer as JSON, for programs")


def add_languages(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", action="append", metavar="CODE", help="only this language; may be repeated")


def known_language(code: str) -> Language:
    from generator.languages.load import load_language

    return load_language(known_languages([code])[0])


def known_languages(codes: Sequence[str] | None) -> list[str]:
    """The named languages, or all of them."""
    from generator.languages.load import available_languages
    from generator.wording.pseudo import PSEUDO

    known = available_languages()
    for code in codes or ():
        if code not in (*known, PSEUDO):
            raise Misuse(f"no language {code!r}{nearest(code, known)}; there are {', '.join(known)}")
    return list(dict.fromkeys(codes or known))


def known_game(name: str) -> str:
    from engine.loading import games

    return one_of(name, games(), "game")


def known_book(name: str) -> Rulebook:
    """The rulebook of a game that can be played; read once."""
    import engine

    return engine.load(known_game(name)).rulebook


def one_of(name: str, known: Iterable[str], what: str) -> str:
    known = list(known)
    if name not in known:
        raise Misuse(f"no {what} {name!r}{nearest(name, known)}; there is {' and '.join(known)}")
    return name


def listed(text: str) -> list[str]:
    """`tribes,prophecies` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def pairs(words: Sequence[str], what: str = "option") -> dict[str, str]:
    """`key=value` words as a mapping."""
    found: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not (key and sign and value):
            raise Misuse(f"{what} {word!r} is not written key=value")
        found[key] = value
    return found


def whole(text: str) -> int:
    """A number that fits into 64 bits, in plain digits: others look like figures that they are not."""
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number")
    return int(text)


def port(text: str) -> int:
    number = whole(text)
    if not 0 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is not a port from 0 to {LAST_PORT}")
    return number


def web_address(text: str) -> str:
    """An address as a page may hold it: with what it must not contain escaped."""
    if not re.match(r"(https?://[^/\s]|mailto:)", text) or any(ord(letter) < 32 for letter in text):
        raise argparse.ArgumentTypeError(f"{text!r} is not an address such as https://rules.example/")
    return quote(text, safe="%:/?#[]@!$&'()*+,;=~{}")


def positive(text: str) -> int:
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 up")
    return number
