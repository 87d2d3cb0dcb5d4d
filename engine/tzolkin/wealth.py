"""Starting wealth: tiles dealt face down, some of them kept in secret, all revealed at once; and neutral workers."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import holds, renew
from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions, Steps
from engine.moments import fire
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.tiles import without
from engine.tzolkin import reasons, rules, tribes
from engine.tzolkin.display import off_the_top
from engine.tzolkin.frames import (
    AskWealth,
    ChooseTribe,
    ChooseWealth,
    ReceiveTile,
    ReceiveWealth,
    RevealWealth,
    TakenWealth,
)
from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPosition
from engine.tzolkin.tiles import WEALTH


def deal(pos: TzolkinPosition) -> None:
    """So many tiles to everybody; those that are left show where neutral workers stand."""
    pile = pos.shuffle(pos.tables.wealth)
    for player in pos.players:
        player.dealt, pile = off_the_top(pos, pile, rules.WEALTH_DEALT.of(pos, player), WEALTH)
    pos.tell("set_up", NOBODY, ("wealth",), rules.DEALT)
    tribes.deal(pos)
    place_neutral_workers(pos, pile)


# -- neutral workers


def place_neutral_workers(pos: TzolkinPosition, pile: tuple[int, ...]) -> None:
    """One tile after another names a space, until all neutral workers of this number of players stand."""
    pos.neutrals_left = rules.NEUTRALS.of(pos.game).get(len(pos.players), 0)
    if pos.quick_spaces:
        pos.neutrals_left = rules.QUICK_NEUTRALS.of(pos.game).get(len(pos.players), 0)
        _block_quick_spaces(pos)
    _draw_neutral_workers(pos, pile)


def _block_quick_spaces(pos: TzolkinPosition) -> None:
    """The first neutral workers stand on quick action spaces."""
    blocked = min(rules.QUICK_NEUTRALS_ON_BOARD.of(pos.game).get(len(pos.players), 0), pos.neutrals_left)
    pos.quick_spaces = (NEUTRAL,) * blocked + (EMPTY,) * (len(pos.quick_spaces) - blocked)
    pos.neutrals_left -= blocked
    for _ in range(blocked):
        pos.tell("quick_blocked", NOBODY, (), rules.QUICK_NEUTRAL_BOARD)


def _draw_neutral_workers(pos: TzolkinPosition, pile: tuple[int, ...]) -> None:
    """As long as there are tiles and neutral workers; fixed draws lie on top of the pile."""
    while pos.neutrals_left and (pile or pos.draws):
        (tile,), pile = off_the_top(pos, pile, 1, WEALTH)
        pos.neutrals_left -= _stand(pos, tile, pos.neutrals_left)


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
    """A tribe is chosen first, because it can decide how much wealth is kept."""
    pos.active = frame.who
    pos.stack.append(ChooseWealth(0))
    if tribes.are_dealt(pos):
        pos.stack.append(ChooseTribe())


def dealt_tiles(pos: TzolkinPosition, frame: ChooseWealth) -> Iterable[Move]:
    return [pos.game.moves.move("keep", tile) for tile in pos.players[pos.active].dealt if tile in pos.tables.wealth]


def refuse_keep(pos: TzolkinPosition, frame: ChooseWealth, move: Move) -> Refusal | None:
    tile = move.args[0]
    return None if tile in pos.me.dealt else Refusal(reasons.NOT_DEALT, rules.WEALTH, (pos.game.tiles[tile].id,))


def play_keep(pos: TzolkinPosition, frame: ChooseWealth, move: Move) -> None:
    """The tile is put aside, face down, until everybody has chosen."""
    kept, me = frame.kept + 1, pos.me
    me.dealt, me.tiles = without(me.dealt, move.args[0]), (*me.tiles, move.args[0])
    if kept < rules.WEALTH_KEPT.at(pos, holds(me, pos.game)) and me.dealt:
        pos.stack.append(ChooseWealth(kept))


def reveal_wealth(pos: TzolkinPosition, frame: RevealWealth) -> None:
    """Everybody has chosen; neutral workers for whom there was no tile come by those that were put aside."""
    if pos.neutrals_left:
        aside = tuple(tile for player in pos.players for tile in player.dealt if tile in pos.tables.wealth)
        pos.tell("set_up", NOBODY, ("wealth",), rules.NEUTRAL_LATER)
        _draw_neutral_workers(pos, pos.shuffle(aside))
    pos.stack.extend(ReceiveWealth(who) for who in reversed(range(len(pos.players))))


def receive_wealth(pos: TzolkinPosition, frame: ReceiveWealth) -> None:
    """Everything that the kept tiles show, one tile after the other; a tribe that lies beside them shows nothing."""
    pos.active = frame.who
    me = pos.me
    me.dealt = ()
    renew(pos, me)
    _receive_tribe(pos)
    pos.stack.extend(ReceiveTile(tile) for tile in reversed(me.tiles) if tile in pos.tables.wealth)


def _receive_tribe(pos: TzolkinPosition) -> None:
    """A tribe can bring other workers along, and something to do when the wealth has been taken."""
    me = pos.me
    for tile in me.tiles:
        if tile in pos.tables.tribes:
            me.workers = me.hand = rules.WORKERS.of(pos, me)
            pos.tell("kept", pos.active, (pos.game.tiles[tile].id,), (*rules.TRIBE_KEPT, rules.WORKERS.rule))
    if me.held & pos.tables.wealth_bits:
        pos.stack.append(TakenWealth())


def taken_wealth(pos: TzolkinPosition, frame: TakenWealth) -> None:
    pos.begin(())
    fire(pos, "wealth_taken", "set-up")


def receive_tile(pos: TzolkinPosition, frame: ReceiveTile) -> None:
    pos.tell("kept", pos.active, (pos.game.tiles[frame.tile].id,), rules.REVEAL)
    pos.begin(pos.tables.programs[frame.tile].frames)


MOVES: MoveKinds = {"keep": MoveKind(dealt_tiles, refuse_keep, play_keep, legal=dealt_tiles)}
QUESTIONS: Questions = {"wealth": ChooseWealth}
STEPS: Steps = {
    AskWealth: ask_wealth,
    RevealWealth: reveal_wealth,
    ReceiveWealth: receive_wealth,
    ReceiveTile: receive_tile,
    TakenWealth: taken_wealth,
}
