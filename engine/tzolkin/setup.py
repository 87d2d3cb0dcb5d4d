"""Setting up: workers, markers, jungle, buildings and monuments."""

from __future__ import annotations

from engine.kit import Steps
from engine.position import NOBODY
from engine.tzolkin import prophecies, rules
from engine.tzolkin.display import off_the_top, reveal
from engine.tzolkin.frames import AskWealth, RevealWealth, Round, SetUp
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.wealth import deal


def start(pos: TzolkinPosition) -> None:
    choices = [AskWealth(who) for who in reversed(range(len(pos.players)))]
    pos.stack.extend((Round(), RevealWealth(), *choices, SetUp()))


def set_up(pos: TzolkinPosition, frame: SetUp) -> None:
    for who, player in enumerate(pos.players):
        player.workers = player.hand = rules.WORKERS.of(pos, player)
        pos.tell("set_up", who, ("workers",), (rules.WORKERS.rule, *rules.MARKERS))
    plant_jungle(pos)
    _lay_out_buildings(pos)
    prophecies.draw(pos)
    deal(pos)


def plant_jungle(pos: TzolkinPosition) -> None:
    """So many fields in each group as the number of players asks for, all showing their top tile."""
    table = rules.FIELDS.of(pos.game)
    fields = table.get(len(pos.players), max(table.values()))
    for group, tops in zip(pos.jungle, pos.tables.group_tops, strict=True):
        group[:] = [fields, 0, fields] if "wood" in tops else [0, fields, fields]
    pos.tell("set_up", NOBODY, ("jungle",), (rules.FIELDS.rule,))


def _lay_out_buildings(pos: TzolkinPosition) -> None:
    first, second = (pos.shuffle(pile) for pile in pos.tables.buildings)
    pos.display, pos.decks = [], (first, second)
    reveal(pos, rules.DISPLAY.of(pos.game), ())
    shown = rules.MONUMENTS_SHOWN.of(pos.game)[len(pos.players)]
    monuments, _ = off_the_top(pos, pos.shuffle(pos.tables.monuments), shown)
    pos.monuments = list(monuments)
    cites = (rules.DISPLAY.rule, rules.MONUMENTS_SHOWN.rule)
    pos.tell("set_up", NOBODY, ("buildings",), cites + rules.NEW_TILES if pos.tables.renovations else cites)


STEPS: Steps = {SetUp: set_up}
