"""Starting wealth: tiles dealt face down, some of them kept in secret, all revealed at once; and neutral workers."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import renew
from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.display import off_the_top
from engine.tzolkin.frames import AskWealth, ChooseWealth, ReceiveTile, ReceiveWealth, RevealWealth
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
    left = rules.NEUTRALS.of(pos.game).get(len(pos.players), 0)
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


def ask_wealth(pos: TzolkinPosition, frame: AskWealth) -> None:
    pos.active = frame.who
    pos.stack.append(ChooseWealth(0))


def dealt_tiles(pos: TzolkinPosition, frame: ChooseWealth) -> Iterable[Move]:
    return [pos.game.moves.move("keep", tile) for tile in pos.me.dealt]


def refuse_keep(pos: TzolkinPosition, frame: ChooseWealth, move: Move) -> Refusal | None:
    tile = move.args[0]
    return None if tile in pos.me.dealt else Refusal(reasons.NOT_DEALT, rules.WEALTH, (pos.game.tiles[tile].id,))


def play_keep(pos: TzolkinPosition, frame: ChooseWealth, move: Move) -> None:
    """The tile is put aside, face down, until everybody has chosen."""
    kept, me = frame.kept + 1, pos.me
    me.dealt.remove(move.args[0])
    me.tiles.append(move.args[0])
    if kept < rules.WEALTH_KEPT.of(pos, me) and me.dealt:
        pos.stack.append(ChooseWealth(kept))


def reveal_wealth(pos: TzolkinPosition, frame: RevealWealth) -> None:
    pos.stack.extend(ReceiveWealth(who) for who in reversed(range(len(pos.players))))


def receive_wealth(pos: TzolkinPosition, frame: ReceiveWealth) -> None:
    """Everything that the kept tiles show, one tile after the other; a tribe that lies beside them shows nothing."""
    pos.active = frame.who
    me = pos.me
    me.dealt = []
    renew(pos, me)
    pos.stack.extend(ReceiveTile(tile) for tile in reversed(me.tiles) if tile in pos.tables.wealth)


def receive_tile(pos: TzolkinPosition, frame: ReceiveTile) -> None:
    pos.tell("kept", pos.active, (pos.game.tiles[frame.tile].id,), rules.REVEAL)
    pos.begin(pos.tables.programs[frame.tile].frames)


MOVES: MoveKinds = {"keep": MoveKind(dealt_tiles, refuse_keep, play_keep)}
QUESTIONS: Questions = {"wealth": ChooseWealth}
STEPS: Steps = {
    AskWealth: ask_wealth,
    RevealWealth: reveal_wealth,
    ReceiveWealth: receive_wealth,
    ReceiveTile: receive_tile,
}
