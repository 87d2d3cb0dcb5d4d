"""What modules change of a rule, told where it stands: the rule that changes it, and the tiles by which it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.model.abilities import Ability, Set
from engine.model.components import Component
from engine.model.rules import Rule
from engine.model.text import Inline
from generator.book.scopes import Scope, rule_scope
from generator.book.touching import changed_rules
from generator.book.translated import TranslatedRulebook
from generator.wording.abilities import ability_sentences
from generator.wording.rules import rule_text


@dataclass(frozen=True, slots=True)
class ChangingTile:
    """A tile, and what of it concerns the rule."""

    name: Inline
    sentences: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class ChangingRule:
    """A rule of a module; `badge` is what the module is called."""

    id: str
    badge: str
    name: Inline
    text: Inline
    tiles: tuple[ChangingTile, ...]
    scope: Scope


def changing_rules(book: TranslatedRulebook, rule: Rule) -> tuple[ChangingRule, ...]:
    found = (book.rulebook.rules[id] for id in book.touching.changing_rules.get(rule.id, ()))
    return tuple(_changing(book, rule, each) for each in found)


def _changing(book: TranslatedRulebook, rule: Rule, by: Rule) -> ChangingRule:
    return ChangingRule(
        id=by.id,
        badge=book.module_name(by.module),
        name=book.rule_link(by.id),
        text=rule_text(by, book.say),
        tiles=tuple(_tiles(book, rule, by)),
        scope=rule_scope(by),
    )


def _tiles(book: TranslatedRulebook, rule: Rule, by: Rule) -> Iterator[ChangingTile]:
    for tile in book.rulebook.components.values():
        abilities = [each for each in _of_module(tile) if each.bends == by.id and _concerns(each, rule, book)]
        if abilities:
            said = tuple(sentence for each in abilities for sentence in ability_sentences(each, book.say))
            yield ChangingTile(book.tile_link(tile.id), said)


def _of_module(tile: Component) -> tuple[Ability, ...]:
    return tile.abilities if tile.module else ()


def _concerns(ability: Ability, rule: Rule, book: TranslatedRulebook) -> bool:
    """A figure that is set concerns its own rule only."""
    if isinstance(ability.form, Set):
        return ability.form.rule == rule.id
    return rule.id in changed_rules(ability, book.rulebook)
