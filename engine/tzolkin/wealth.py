"""Starting wealth: tiles dealt face down, some of them kept in secret, all revealed at once; and neutral workers."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import renew
from engine.decisions import Frame, MoveKind, Refusal
from engine.moves import Move
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.building import off_the_top
from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPosition


def deal(pos: TzolkinPosition) -> None:
    """So many tiles to everybody; those that are left show where neutral workers stand."""
    pile = pos.shuffle(pos.tables.wealth)
    for player in pos.players:
        dealt, pile = off_the_top(pos, pile, rules.WEALTH_DEALT.of(pos, player))
        player.dealt = list(dealt)
    pos.tell("set_up", NOBODY, ("wealth",), rules.DEALT)
    place_neutral_workers(pos, pile)


# -- neutral workers


def place_neutral_workers(pos: TzolkinPosition, pile: tuple[int, ...]) -> None:
    """One tile after another names a space, until all neutral workers of this number of players stand."""
    left = rules.NEUTRALS.plain(pos.game).get(len(pos.players), 0)
    while left:
        (tile,), pile = off_the_top(pos, pile, 1)
        left -= _stand(pos, tile, left)


def _stand(pos: TzolkinPosition, tile: int, left: int) -> int:
    """How many neutral workers a tile brings: on its space, and the first time on a gear opposite it."""
    shown = pos.game.tiles[tile]
    gear = pos.tables.gear_named[str(shown.mark("gear"))]
    row, space = pos.gears[gear.index], int(shown.mark("space"))
    first = NEUTRAL not in row
    row[space] = NEUTRAL
    pos.tell("neutral_placed", NOBODY, (gear.id, space), rules.NEUTRAL_SPACE)
    opposite = (space + gear.size // 2) % gear.size
    if not first or left < 2 or gear.size % 2 or row[opposite] != EMPTY:
        return 1
    row[opposite] = NEUTRAL
    pos.tell("neutral_placed", NOBODY, (gear.id, opposite), rules.NEUTRAL_OPPOSITE)
    return 2


# -- keep {component}


def ask_wealth(pos: TzolkinPosition, who: int) -> None:
    pos.active = who
    pos.stack.append(("wealth", 0))


def dealt_tiles(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return [pos.game.moves.move("keep", tile) for tile in pos.me.dealt]


def refuse_keep(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    return None if move.args[0] in pos.me.dealt else rules.WEALTH


def play_keep(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    """The tile is put aside, face down, until everybody has chosen."""
    kept = frame[1] + 1
    pos.me.dealt.remove(move.args[0])
    pos.me.tiles.append(move.args[0])
    if kept < rules.WEALTH_KEPT.of(pos, pos.me):
        pos.stack.append(("wealth", kept))


def reveal_wealth(pos: TzolkinPosition) -> None:
    pos.stack.extend(("receive_wealth", who) for who in reversed(range(len(pos.players))))


def receive_wealth(pos: TzolkinPosition, who: int) -> None:
    """Everything that the kept tiles show, one tile after the other."""
    pos.active = who
    me = pos.me
    me.dealt = []
    renew(pos, me)
    pos.stack.extend(("receive_tile", tile) for tile in reversed(me.tiles))


def receive_tile(pos: TzolkinPosition, tile: int) -> None:
    component = pos.game.tiles[tile]
    pos.tell("kept", pos.active, (component.id,), rules.REVEAL)
    pos.begin(pos.game.tile_programs[component.id].frames)


MOVES = {"keep": MoveKind(dealt_tiles, refuse_keep, play_keep)}
STEPS = {
    "ask_wealth": ask_wealth,
    "reveal_wealth": reveal_wealth,
    "receive_wealth": receive_wealth,
    "receive_tile": receive_tile,
}
