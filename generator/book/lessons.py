"""The short way into the game and into each expansion: steps, each with the rules, drawings and examples it shows."""

from __future__ import annotations

from dataclasses import dataclass

from generator.book.sheets import Shown, shown
from generator.book.translated import TranslatedRulebook


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    title: str
    shows: tuple[Shown, ...]

    def ids(self, *schemes: str) -> tuple[str, ...]:
        """What it shows of these schemes, in order."""
        return tuple(each.id for each in self.shows if each.scheme in schemes)


@dataclass(frozen=True, slots=True)
class LessonPath:
    """The steps into the game, or into one of its expansions; each path counts its own."""

    expansion: str  # none: the game itself
    lessons: tuple[Lesson, ...]


def lesson_paths(book: TranslatedRulebook) -> tuple[LessonPath, ...]:
    found: dict[str, list[Lesson]] = {}
    for written in book.rulebook.lessons:
        lesson = Lesson(written.id, book.words(f"lesson/{written.id}/title", written.title), shown(written.shows))
        found.setdefault(_expansion(book, lesson), []).append(lesson)
    return tuple(LessonPath(expansion, tuple(steps)) for expansion, steps in found.items())


def _expansion(book: TranslatedRulebook, lesson: Lesson) -> str:
    """Of what it shows, the first rule tells to which book it belongs."""
    chapters = {rule.id: chapter for chapter in book.rulebook.chapters for rule in chapter.rules}
    found = (chapters[id].book for id in lesson.ids("rule"))
    return next((id for id in found if id not in ("", book.id)), "")
