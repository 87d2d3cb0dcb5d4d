"""Prophecies: drawn at set-up, one after the other active; what binds everybody, and what is paid at the end."""

from __future__ import annotations

from engine.abilities import renew
from engine.handles import Citation
from engine.kit import Steps
from engine.measures import amount_of
from engine.points import score
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.display import off_the_top
from engine.tzolkin.frames import ScoreProphecy
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tiles import PROPHECIES


def imposed(pos: TzolkinPosition) -> int:
    """The active prophecy binds everybody."""
    return pos.game.tile_bits[pos.prophecy] if pos.prophecy >= 0 else 0


def draw(pos: TzolkinPosition) -> None:
    """So many of all prophecies, in the order in which they will come."""
    if pos.tables.prophecies:
        pile = pos.shuffle(pos.tables.prophecies)
        pos.prophecies, _ = off_the_top(pos, pile, rules.PROPHECIES_DRAWN.of(pos.game), PROPHECIES)
        pos.tell("set_up", NOBODY, ("prophecies",), (rules.PROPHECIES_DRAWN.rule,))


def begin_next(pos: TzolkinPosition) -> None:
    """After a food day the next prophecy is active, if there is one."""
    if pos.prophecies:
        pos.prophecy, *to_come = pos.prophecies
        pos.prophecies = tuple(to_come)
        pos.tell("prophecy_begins", NOBODY, (pos.game.tiles[pos.prophecy].id,), rules.PROPHECY_ORDER)
        _renew_everybody(pos)


def score_prophecy(pos: TzolkinPosition, frame: ScoreProphecy) -> None:
    """At the end of its last food day a prophecy is scored for everybody, and is over."""
    if pos.prophecy < 0:
        return
    tile = pos.game.tiles[pos.prophecy]
    cites = rules.PROPHECY_SCORED + tuple(dict.fromkeys(ability.bends for ability in tile.abilities))
    for who, player in enumerate(pos.players):
        score(pos, who, amount_of(tile.scores, pos, player), cites)
    pos.prophecy = NOBODY
    pos.tell("prophecy_over", NOBODY, (tile.id,), _rules_of_its_end(pos))
    _renew_everybody(pos)


def _rules_of_its_end(pos: TzolkinPosition) -> Citation:
    """A food day that was jumped over takes the prophecy along."""
    is_late = pos.food_day and pos.day > pos.tables.food_days[pos.food_day]
    return rules.PROPHECY + rules.PROPHECY_LATE if is_late else rules.PROPHECY


def _renew_everybody(pos: TzolkinPosition) -> None:
    for player in pos.players:
        renew(pos, player)


STEPS: Steps = {ScoreProphecy: score_prophecy}
