"""Links into the site that were damaged on their way: cut by a mail program, escaped twice, or meant to do harm."""

from __future__ import annotations

import random
from collections.abc import Callable
from urllib.parse import quote

#: One of each kind that reads something from its address.
LINKS = (
    "en/tzolkin/cases/begging.html?case=begging-is-a-choice#begging-is-a-choice",
    "en/tzolkin/cases/placing.html?case=placing-on-the-lowest-space",
    "en/tzolkin/rules/begging.html?players=3&without=tribes#begging.option",
    "en/tzolkin/rules/placing.html?players=2#placing.cost",
    "en/tzolkin/learn.html#costs",
    "en/report.html?rule=begging.option&page=tzolkin/rules/begging",
    "en/tzolkin/glossary.html#corn",
    "en/tzolkin/nothing-here.html?case=x",
    "en/index.html",
    "#languages",
)
SIGNS = (
    *("%", "%zz", "%ff", "%C3%28", "%ED%A0%80", "%00", "%25", "%u0041", "+", "&", "=", "?", "#", "//", "/..", "/./"),
    *('"', "'", "`", "<", ">", "\\", " ", ";", ":", "@", "[", "]", "{", "|", "^", "~", "*", "\t", "\x7f"),
    *("٣", "²", "é", "\u202e", "\u2028", "\ufeff", "\U0001f33d"),
)
WORDS = (
    *("", "0", "-1", "7", "1e9", "NaN", "null", "undefined", "__proto__", "constructor", "toString", "hasOwnProperty"),
    *('"]', "*", "a b", "tribes tribes", "../../../etc/passwd", "javascript:hurt()", "<img src=x onerror=hurt()>"),
    *("');hurt()//", "${hurt()}", "{{7*7}}", "a" * 3000, "%" * 500, "[" * 500),
)
KEYS = ("case", "players", "without", "rule", "page", "q", "__proto__", "")

Damage = Callable[[str, random.Random], str]


def _put_in(link: str, chance: random.Random) -> str:
    at = chance.randrange(len(link) + 1)
    return link[:at] + chance.choice(SIGNS) * chance.choice((1, 1, 2, 50)) + link[at:]


def _cut(link: str, chance: random.Random) -> str:
    return link[: chance.randrange(len(link) + 1)]


def _lose(link: str, chance: random.Random) -> str:
    at = chance.randrange(len(link) + 1)
    return link[:at] + link[at + chance.choice((1, 3)) :]


def _escape(link: str, chance: random.Random) -> str:
    return quote(link, safe=chance.choice(("", "/", "/?&=", "/?&=#%")))


def _ask_more(link: str, chance: random.Random) -> str:
    page, sign, part = link.partition("#")
    asked = f"{chance.choice(KEYS)}={chance.choice(WORDS)}"
    return f"{page}{'&' if '?' in page else '?'}{asked}{sign}{part}"


def _ask_other(link: str, chance: random.Random) -> str:
    before, sign, _ = link.partition(chance.choice("?=#"))
    return f"{before}{sign or '#'}{chance.choice(WORDS)}"


DAMAGES: tuple[Damage, ...] = (_put_in, _put_in, _cut, _lose, _escape, _ask_more, _ask_other, _ask_other)


def damaged_link(chance: random.Random) -> str:
    """One to three things happen to a link that worked."""
    link = chance.choice(LINKS)
    for _ in range(chance.choice((1, 1, 2, 3))):
        link = chance.choice(DAMAGES)(link, chance)
    return link


def damaged_word(word: str, chance: random.Random) -> str:
    """What somebody types into a box, or a program puts there."""
    if chance.random() < 0.3:
        return chance.choice(WORDS)
    return chance.choice(DAMAGES[:4])(word, chance)
