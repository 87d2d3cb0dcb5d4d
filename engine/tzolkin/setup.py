"""Setting up: workers, markers, jungle, buildings and monuments."""

from __future__ import annotations

from engine.kit import Steps
from engine.position import NOBODY
from engine.tzolkin import five_players, prophecies, quick_actions, rules
from engine.tzolkin.display import off_the_top, reveal
from engine.tzolkin.frames import AskWealth, RevealWealth, Round, SetUp
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tiles import MONUMENTS
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
    quick_actions.lay_out(pos)
    deal(pos)


def plant_jungle(pos: TzolkinPosition) -> None:
    """So many fields in each group as the number of players asks for, all showing their top tile."""
    fields = five_players.fields(pos)
    tops = pos.tables.group_tops
    pos.jungle = [(fields, 0, fields) if "wood" in top else (0, fields, fields) for top in tops]
    is_known = len(pos.players) <= max(rules.FIELDS.of(pos.game))
    pos.tell("set_up", NOBODY, ("jungle",), ((rules.FIELDS if is_known else rules.FIVE_FIELDS).rule,))


def _lay_out_buildings(pos: TzolkinPosition) -> None:
    first, second = (pos.shuffle(pile) for pile in pos.tables.buildings)
    pos.display, pos.decks = (), (first, second)
    reveal(pos, rules.DISPLAY.of(pos.game), ())
    shown = five_players.monuments(pos)
    pos.monuments, _ = off_the_top(pos, pos.shuffle(pos.tables.monuments), shown, MONUMENTS)
    is_known = len(pos.players) in rules.MONUMENTS_SHOWN.of(pos.game)
    cites = (rules.DISPLAY.rule, (rules.MONUMENTS_SHOWN if is_known else rules.FIVE_MONUMENTS).rule)
    pos.tell("set_up", NOBODY, ("buildings",), cites + rules.NEW_TILES if pos.tables.renovations else cites)


STEPS: Steps = {SetUp: set_up}
