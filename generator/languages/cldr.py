"""Plural rules compared with those of CLDR, which knows how nearly every language counts."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError

from generator.wording.plurals import Plurals

#: Far enough that every known rule has repeated itself.
TRIED = range(202)


def wrong_plural(code: str, plurals: Plurals, compare: bool) -> str:
    """What is wrong with the rule of a language, if anything; `compare` asks CLDR, too."""
    locale = _locale(code) if compare else None
    for number in TRIED:
        try:
            found = plurals.category(number)
        except (ArithmeticError, LookupError, ValueError, RecursionError):
            return f"has no form for {number}"
        wanted = locale.plural_form(number) if locale else found
        if found != wanted:
            return f"calls {number} “{found}”, but CLDR says “{wanted}”"
    return ""


def _locale(code: str) -> Locale | None:
    """A language that CLDR does not know is taken at its word."""
    try:
        return Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        return None
