"""What a release says, kept so that later ones can be compared with it: ids, figures, texts in every language.

`schemas/snapshot.schema.json` describes its shape. Nothing in it depends on when or where it was made.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from engine.loading import ContentError, read_content
from engine.model.build import rulebook_from_plain
from engine.model.rulebook import Rulebook
from generator.languages.load import available_languages, load_language
from generator.messages.content import content_messages
from generator.releases.generated import generated_texts
from generator.releases.records import records
from generator.wording.language import COMMON, Language

Snapshot = dict[str, Any]
Texts = dict[str, str]  # by message context, address or term

#: Counts up when snapshots written before can no longer be read in the same way.
FORMAT = 1
#: Section, game, kind or language, entry: so deep, everything begins on a line of its own.
LEVELS = 4


def snapshot(version: str, checkout: Path | None = None) -> Snapshot:
    """The content of this installation or of another checkout, in all its languages; ContentError when it is wrong."""
    read = read_content(checkout / "content" if checkout else None)
    if read.problems:
        raise ContentError(read.problems)
    languages = _languages(checkout / "locales" if checkout else None)
    books = {game: rulebook_from_plain(plain) for game, plain in read.rulebooks.items()}
    return {
        "format": FORMAT,
        "version": version,
        "records": {game: records(plain) for game, plain in read.rulebooks.items()},
        "texts": {game: _by_language(languages, partial(_texts, book)) for game, book in books.items()},
        "generated": {game: _by_language(languages, partial(generated_texts, book)) for game, book in books.items()},
        "words": {game: _by_language(languages, partial(_words, game)) for game in (COMMON, *books)},
    }


def written(value: Any, levels: int = LEVELS) -> str:
    """As JSON with sorted keys and without spaces; one line an entry, so that a comparison of files shows entries."""
    if levels and isinstance(value, dict) and value:
        lines = (f"{written(key)}:{written(inner, levels - 1)}" for key, inner in sorted(value.items()))
        return "{\n" + ",\n".join(lines) + "\n}"
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _languages(locales: Path | None) -> list[Language]:
    return [load_language(code, locales) for code in available_languages(locales)]


def _by_language(languages: Sequence[Language], texts: Callable[[Language], Texts]) -> dict[str, Texts]:
    """The source language comes first; of the others only what differs from it, because English fills their gaps."""
    source, *others = languages
    english = texts(source)
    return {source.code: english} | {each.code: _differing(texts(each), english) for each in others}


def _differing(texts: Texts, english: Texts) -> Texts:
    return {key: text for key, text in texts.items() if text != english.get(key)}


def _texts(book: Rulebook, language: Language) -> Texts:
    """What is written in the content and translated by hand, in the message language."""
    return {each.context: language.message(each.context, each.english, book.id) for each in content_messages(book)}


def _words(game: str, language: Language) -> Texts:
    """What the terms are called: in all games, or only where this game calls them something else."""
    terms = language.terms if game == COMMON else language.game_terms.get(game, {})
    return {id: term.term for id, term in terms.items()}
