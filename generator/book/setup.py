"""How many may play, and what differs by their number when the game is set up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.model.rules import Rule
from engine.model.text import Counted, Inline, Link, parse
from generator.book.scopes import ALWAYS, Scope, figures_by_players, needed_module, player_counts, rule_scope
from generator.book.translated import TranslatedRulebook
from generator.wording.resolve import resolve
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class SetupRow:
    """One line of the table: what, counted by which word, and its figure for each number of players."""

    what: Inline
    unit: str
    figures: tuple[str, ...]
    scope: Scope = ALWAYS

    def by(self, table: SetupTable) -> Iterable[tuple[int, str, str]]:
        return zip(table.counts, table.needed, self.figures, strict=True)


@dataclass(frozen=True, slots=True)
class SetupTable:
    """`needed`: for each number of players, the module without which so many cannot play."""

    counts: tuple[int, ...]
    rows: tuple[SetupRow, ...]
    needed: tuple[str, ...]

    @property
    def columns(self) -> Iterable[tuple[int, str]]:
        return zip(self.counts, self.needed, strict=True)


def player_numbers(book: TranslatedRulebook) -> Inline:
    game = book.rulebook.books[0]
    if game.least_players == game.most_players:
        return book.say("overview.players-exactly", "For {count|player|players}", count=game.most_players)
    # Translators: {least} and {most} are numbers of players.
    return book.say(
        "overview.players",
        "For {least} to {most|player|players}",
        least=game.least_players,
        most=game.most_players,
    )


def setup_table(book: TranslatedRulebook) -> SetupTable:
    rows = tuple(row for rule in book.rulebook.rules.values() for row in _rows(book, rule))
    counts = player_counts(book.rulebook)
    return SetupTable(counts, rows, tuple(needed_module(count, book.rulebook) for count in counts))


def _rows(book: TranslatedRulebook, rule: Rule) -> Iterator[SetupRow]:
    """A second row of the same rule needs a word of its own, or nobody could tell them apart."""
    write = book.say.language.write_number
    for number, (name, figures) in enumerate(figures_by_players(rule, book.rulebook).items()):
        counted = _unit(book, rule, name, max(figures.values()))
        if number and not counted:
            continue
        yield SetupRow(book.rule_link(rule.id), counted, tuple(map(write, figures.values())), rule_scope(rule))


def _unit(book: TranslatedRulebook, rule: Rule, name: str, figure: int) -> str:
    """The word that the rule's own text counts these figures by, unless its title says it already."""
    language = book.say.language
    text = parse(language.message(f"rule/{rule.id}/text", rule.text, book.id))
    counted = next((node for node in _counted(text) if node.name.partition(".")[0] == name), None)
    if counted is None:
        return ""
    unit = to_text(resolve((replace(counted, silent=True),), {counted.name: figure}, language, book.id))
    return "" if unit.casefold() == book.rule_title(rule.id).casefold() else unit


def _counted(text: Inline) -> Iterator[Counted]:
    for node in text:
        if isinstance(node, Counted) and not node.silent:
            yield node
        elif isinstance(node, Link):
            yield from _counted(node.inline)
