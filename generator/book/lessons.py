"""The short way into the game: steps, each with the rules, drawings and examples that it shows."""

from __future__ import annotations

from dataclasses import dataclass

from generator.book.sheets import Shown, shown
from generator.book.translated import TranslatedRulebook


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    title: str
    shows: tuple[Shown, ...]
    expansion: str = ""  # the book whose modules it is about

    def ids(self, *schemes: str) -> tuple[str, ...]:
        """What it shows of these schemes, in order."""
        return tuple(each.id for each in self.shows if each.scheme in schemes)


def lessons(book: TranslatedRulebook) -> tuple[Lesson, ...]:
    return tuple(
        Lesson(
            lesson.id,
            book.words(f"lesson/{lesson.id}/title", lesson.title),
            shown(lesson.shows),
            _expansion(book, shown(lesson.shows)),
        )
        for lesson in book.rulebook.lessons
    )


def _expansion(book: TranslatedRulebook, shows: tuple[Shown, ...]) -> str:
    """Of what it shows, the first rule tells to which book it belongs."""
    chapters = {rule.id: chapter for chapter in book.rulebook.chapters for rule in chapter.rules}
    found = (chapters[each.id].book for each in shows if each.scheme == "rule")
    return next((id for id in found if id not in ("", book.id)), "")
