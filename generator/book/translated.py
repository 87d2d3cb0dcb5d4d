"""A rulebook in one language: how everything in it is called there. The parts of a book are gathered from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.model.text import Inline, Link, Words
from generator.book.best_examples import best_examples
from generator.book.origin import Origin, doubt
from generator.book.references import References, published, references
from generator.book.touching import Touching, touching
from generator.games.telling import signs
from generator.pictures.captions import Captions, as_is
from generator.pictures.symbols import Signs
from generator.wording.names import rule_name
from generator.wording.narrator import Narrator
from generator.wording.reads import Remembered
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text


@dataclass(frozen=True)
class TranslatedRulebook:
    rulebook: Rulebook
    say: Narrator

    @property
    def id(self) -> str:
        return self.rulebook.id

    @property
    def whole(self) -> Rulebook:
        """What examples are played by and names are looked up in, also where the book leaves some modules out."""
        return self.say.book

    @cached_property
    def references(self) -> References:
        return references(self.rulebook)

    @cached_property
    def touching(self) -> Touching:
        return touching(self.rulebook)

    @cached_property
    def signs(self) -> Signs:
        """For drawings: their words in this language. They lead to addresses, which a writer may turn into links."""
        say = replace(self.say, links=False, language=self.say.language.undecorated)
        return signs(self.whole, Captions(say, link=as_is, tile=self.tile_name))

    def words(self, context: str, english: str) -> str:
        """A text of the content without links, as words."""
        return to_text(self.say.read(context, english))

    @cached_property
    def title(self) -> str:
        return self.title_of(self.id)

    def title_of(self, book: str) -> str:
        """What the game or one of its expansions is called."""
        return self.say.language.term(f"game-{book}", self.id).term

    def chapter_title(self, id: str, english: str) -> str:
        return self.words(f"chapter/{id}/title", english)

    def family_title(self, id: str, english: str) -> str:
        return self.words(f"family/{id}/title", english)

    def rule_title(self, id: str) -> str:
        return self.words(f"rule/{id}/title", self.rulebook.rules[id].title)

    def rule_link(self, id: str) -> Inline:
        """A rule by its number and title."""
        return rule_name(id, self.say)

    @cached_property
    def tile_name(self) -> Remembered[str]:
        """What a tile is called, by its id; a drawing of a table asks for it again and again."""
        return Remembered(lambda id: to_text(tile_name(id, self.say)))

    def tile_link(self, id: str) -> Inline:
        return (Link("component", id, (Words(self.tile_name(id)),)),)

    def module_name(self, module: str) -> str:
        """A module is called what its first chapter is called."""
        own = (chapter for chapter in self.rulebook.chapters if chapter.module == module)
        return next((self.chapter_title(chapter.id, chapter.title) for chapter in own), module)

    def part_name(self, term: str) -> str:
        """A place's or track's name as a heading."""
        words = to_text(self.say.without_links().term(term))
        return words[:1].upper() + words[1:]

    @cached_property
    def cases_by_id(self) -> dict[str, Case]:
        return {case.id: case for case in self.rulebook.cases}

    @cached_property
    def best_examples(self) -> dict[str, str]:
        """The rule -> the example to show beside it."""
        return best_examples(self.rulebook)

    @cached_property
    def published_cases(self) -> frozenset[str]:
        return frozenset(case.id for case in published(self.rulebook))

    def case_title(self, id: str) -> str:
        return self.words(f"case/{id}/title", self.cases_by_id[id].title)

    def case_link(self, id: str) -> Inline:
        return (Link("case", id, self.say.read(f"case/{id}/title", self.cases_by_id[id].title)),)

    def origin(self, sources: Iterable[str], confidence: str) -> Origin:
        return Origin(tuple(self.source_title(source) for source in sources), doubt(confidence, self.say))

    def source_title(self, source: str) -> str:
        known = {each.id: each.title for each in self.rulebook.sources}
        return self.words(f"source/{source}/title", known.get(source, source))
