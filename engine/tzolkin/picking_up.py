"""Picking up workers one by one, and what each of them does."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import Holding, stands_at
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import give_back
from engine.model.abilities import Offer
from engine.moves import Move
from engine.tzolkin import rules
from engine.tzolkin.position import EMPTY, TzolkinPosition
from engine.tzolkin.tables import Gear

# -- pick {place} {space}


def own_workers(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    """From gear to gear, and on each from its lowest space."""
    me, found = pos.active, []
    for row, moves in zip(pos.gears, pos.tables.pick_moves, strict=True):
        if me in row:
            space = -1
            for _ in range(row.count(me)):
                space = row.index(me, space + 1)
                found.append(moves[space])
    return found


def refuse_pick(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    gear = pos.tables.gear_of.get(move.args[0])
    space = move.args[1]
    if gear is None or space >= gear.numbered or pos.gears[gear.index][space] != pos.active:
        return rules.NO_WORKER
    return None


def play_pick(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    """The worker's action begins here: what its owner holds now decides what it can do."""
    gear = pos.tables.gear_of[move.args[0]]
    space = move.args[1]
    me = pos.players[pos.active]
    pos.gears[gear.index][space] = EMPTY
    me.hand += 1
    pos.in_force = me.held
    pos.tell("picked", pos.active, (gear.id, space), rules.PICK)
    pos.stack.append(("picking",))
    pos.stack.append(("act", gear.index, space))


# -- act {space}: the worker's own action, or a lower one for corn


def actions(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    _, _, space = frame
    return pos.tables.act_moves[space:0:-1]


def possible_actions(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    """From the worker's own action downwards; a space of free choice has no need of lower ones."""
    _, index, space = frame
    gear, each = pos.tables.gears[index], rules.LOWER_COST.of(pos, pos.players[pos.active])
    wanted = range(space, space - 1 if space in gear.free_choice else 0, -1) if space else ()
    return [pos.tables.act_moves[n] for n in wanted if _cannot_do(pos, gear, n, (space - n) * each, ()) is None]


def refuse_act(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    _, index, space = frame
    gear, wanted = pos.tables.gears[index], move.args[0]
    if wanted == 0:
        return rules.SPACE_ZERO
    if wanted == space:
        return _cannot_do(pos, gear, wanted, 0, rules.OWN_ACTION)
    if wanted > space:
        return rules.OWN_ACTION
    if space in gear.free_choice:
        return rules.FREE_CHOICE
    corn = (space - wanted) * rules.LOWER_COST.of(pos, pos.players[pos.active])
    return _cannot_do(pos, gear, wanted, corn, rules.LOWER)


def _cannot_do(pos: TzolkinPosition, gear: Gear, space: int, corn: int, price: tuple[str, ...]) -> Refusal | None:
    """Whether the player can pay for going there and then complete the action."""
    program, goods = gear.programs[space], pos.players[pos.active].goods
    if corn > goods[pos.tables.corn]:
        return price + rules.CANNOT_PAY
    if not program.can_fail:
        return None
    purse = goods[:]
    purse[pos.tables.corn] -= corn
    return program.refusal(pos, purse)


def play_act(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    _, index, space = frame
    wanted = move.args[0]
    corn = (space - wanted) * rules.LOWER_COST.of(pos, pos.me)
    perform(pos, pos.tables.gears[index], wanted, corn, rules.LOWER if wanted < space else rules.OWN_ACTION)


def perform(pos: TzolkinPosition, gear: Gear, space: int, corn: int, cites: tuple[str, ...]) -> None:
    """Pay for the way to a space, then do its action."""
    pos.tell("acted", pos.active, (gear.id, space, corn), cites)
    give_back(pos, pos.tables.corn, corn, cites)
    pos.begin(())
    do_action(pos, gear, space)


def do_action(pos: TzolkinPosition, gear: Gear, space: int) -> None:
    """The effects of a space; what answers to goods that were laid there comes when all of them are done."""
    if space in gear.lays:
        pos.stack.append(("fire", "laid", gear.homes[space]))
    pos.stack.extend(gear.programs[space].frames)


# -- ahead {space}: what an ability offers


def spaces_ahead(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    if not pos.players[pos.active].held & pos.tables.ahead_bits:
        return ()
    _, index, space = frame
    reach = sum(offer.by for _, offer in offered(pos, index))
    last = pos.tables.gears[index].numbered - 1
    return [pos.game.moves.move("ahead", n) for n in range(space + 1, min(space + reach, last) + 1)]


def offered(pos: TzolkinPosition, index: int) -> list[tuple[Holding, Offer]]:
    """The offers to act ahead that the active player holds on this gear."""
    gear, held = pos.tables.gears[index], pos.players[pos.active].held
    return [
        (holding, offer)
        for holding, offer in pos.tables.ahead
        if holding.bit & held and offer.option == "ahead" and stands_at(gear.id, offer.at)
    ]


def refuse_ahead(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    _, index, space = frame
    gear, wanted = pos.tables.gears[index], move.args[0]
    offers = offered(pos, index)
    reach = sum(offer.by for _, offer in offers)
    if not space < wanted <= min(space + reach, gear.numbered - 1):
        return rules.OWN_ACTION
    return _cannot_do(pos, gear, wanted, _price(offers), _cites(offers))


def play_ahead(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    _, index, _ = frame
    offers = offered(pos, index)
    perform(pos, pos.tables.gears[index], move.args[0], _price(offers), _cites(offers))


def _price(offers: list[tuple[Holding, Offer]]) -> int:
    return sum(amount for _, offer in offers for good, amount in offer.pay if good == "corn")


def _cites(offers: list[tuple[Holding, Offer]]) -> tuple[str, ...]:
    return tuple(rule for holding, _ in offers for rule in holding.rules)


# -- nothing


def nothing(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return (pos.tables.nothing,)


def refuse_nothing(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    return None


def play_nothing(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    _, index, space = frame
    cites = rules.NO_ACTION if space else rules.SPACE_ZERO
    pos.tell("no_action", pos.active, (pos.tables.gears[index].id, space), cites)


MOVES = {
    "pick": MoveKind(own_workers, refuse_pick, play_pick, own_workers),
    "act": MoveKind(actions, refuse_act, play_act, possible_actions),
    "ahead": MoveKind(spaces_ahead, refuse_ahead, play_ahead),
    "nothing": MoveKind(nothing, refuse_nothing, play_nothing, nothing),
}
