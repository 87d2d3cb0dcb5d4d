"""What added up to an amount: told besides the event itself, only where somebody wants everything explained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.abilities import Changing, Site
from engine.handles import Citation
from engine.measures import amount_of
from engine.model.abilities import Change
from engine.model.measures import Amount, Times

if TYPE_CHECKING:
    from engine.position import AnyPosition, Player

#: A part of an amount, and the rule that it comes from.
Part = tuple[int, str]


def add_up(pos: AnyPosition, what: str, total: int, parts: Iterable[Part]) -> None:
    """An amount that comes from several rules; one that comes from a single rule needs no explanation."""
    counted = tuple(part for part in parts if part[0])
    if len(counted) > 1:
        pos.tell("added_up", pos.active, (what, total, counted), tuple(dict.fromkeys(rule for _, rule in counted)))


def changes(site: Site, bits: int) -> list[Part]:
    """What each ability that counts here adds or takes away."""
    return [(each.form.by, each.holding.rules[0]) for each in site.changes if each.holding.bit & bits]


def gain(pos: AnyPosition, good: int, usual: int, total: int, rules: Citation, site: Site) -> None:
    """A gain with its parts, and the abilities that add to such a gain elsewhere, but not here."""
    name = pos.game.goods[good]
    add_up(pos, name, total, [(usual, rules[0]), *changes(site, pos.in_force)])
    for each in _elsewhere(pos, f"gain.{name}", site):
        pos.tell("not_counted", pos.active, (name, each.holding.rules[0]), each.holding.rules)


def _elsewhere(pos: AnyPosition, amount: str, site: Site) -> list[Changing]:
    here = {each.holding.bit for each in site.changes}
    held = (holding for holding in pos.game.abilities.holdings if holding.bit & pos.in_force & ~sum(here))
    forms = [(holding, holding.ability.form) for holding in held]
    return [
        Changing(h, form) for h, form in forms if isinstance(form, Change) and form.amount == amount and form.by > 0
    ]


def points(pos: AnyPosition, who: int, player: Player, scored: Amount) -> None:
    """Points for each of something: how many there are, and what each is worth."""
    if isinstance(scored, Times):
        each, count = amount_of(scored.by, pos, player), amount_of(scored.of, pos, player)
        pos.tell("multiplied", who, (count, each), ())
