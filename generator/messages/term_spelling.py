"""The forms of terms are texts too: the same characters are wrong in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.loading.reader import read_file
from engine.problems import Problem
from generator.languages.load import TERMS
from generator.messages.spelling import mixed_scripts, wrong_characters
from generator.messages.typography import untidy
from generator.wording.language import Language
from generator.wording.terms import Term


def misspelt_terms(language: Language, root: Path) -> list[Problem]:
    """Other spellings for the search (`also`) may be as wrong as readers type them."""
    tables = [(("terms",), language.terms), *((("games", game), own) for game, own in language.game_terms.items())]
    wrong = [
        ((*table, id), words)
        for table, terms in tables
        for id, term in terms.items()
        for words in _misspellings(term, language)
    ]
    if not wrong:
        return []
    path = root / language.code / TERMS
    document, _ = read_file(path, str(path))
    return [document.problem(place, words) for place, words in wrong]


def _misspellings(term: Term, language: Language) -> Iterator[str]:
    for form in sorted(term.all_forms()):
        for check in (untidy, wrong_characters):
            yield from (f"“{form}”: {words}" for words in check(form, language))
        yield from (f"“{form}”: {words}" for words in mixed_scripts(form))
