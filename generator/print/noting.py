"""`make sizes`: note the size of type that fits each sheet, so that setting it begins there.

To be run when texts have become much longer or shorter, and for a new sheet, game or language: one without a note takes
a moment longer, one whose note is out of date may be a tenth of a point smaller than it could be.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.loading import games, load_rulebook
from engine.model.rulebook import Rulebook
from engine.whole_file import write_whole
from generator.book.book import open_book
from generator.languages.load import available_languages, load_language
from generator.print.first_size import SIZES
from generator.print.kinds import GATHER
from generator.print.offers import editions
from generator.print.plain import to_plain
from generator.print.typeset import fit
from generator.wording.language import Language

# Kinds of documents whose type is as large as their sides allow.
SHEETS = ("aid", "solo")

Sizes = dict[str, dict[str, dict[str, float]]]


def sizes(languages: Sequence[Language], books: Sequence[Rulebook]) -> Sizes:
    """By kind, game and language."""
    return {
        kind: {
            book.id: {language.code: _size(kind, language, book) for language in languages}
            for book in books
            if editions(kind, book)
        }
        for kind in SHEETS
    }


def _size(kind: str, language: Language, book: Rulebook) -> float:
    """With as few modules as it is printed with, and as if nothing had been noted."""
    modules = editions(kind, book)[0]
    document = to_plain(GATHER[kind](open_book(language, book, modules), modules))
    return fit(document | {"noted": False})["size"]


def written(found: Sizes) -> str:
    """A line for each game, so that a change of one can be read."""
    kinds = (f'  "{kind}": {{\n{_lines(of_games)}\n  }}' for kind, of_games in found.items())
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def _lines(of_games: dict[str, dict[str, float]]) -> str:
    return ",\n".join(f'    "{game}": {json.dumps(of_languages)}' for game, of_languages in of_games.items())


def main() -> None:
    languages = [load_language(code) for code in available_languages()]
    found = sizes(languages, [load_rulebook(game) for game in games()])
    write_whole(SIZES, written(found).encode())
    print(SIZES)


if __name__ == "__main__":
    main()
