"""Picking up workers one by one, and what each of them does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.abilities import Site
from engine.decisions import MoveKind, MoveKinds, everywhere
from engine.explaining import add_up, changes
from engine.gains import levy, unpaid_tax
from engine.handles import Citation
from engine.kit import Questions
from engine.moments import Fire, count_on, fire
from engine.moves import Move
from engine.payments import give_back
from engine.purse import Purse, purse_of
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.frames import Act, Picking, PickOne, Turn
from engine.tzolkin.gears import Gear
from engine.tzolkin.offered import Offered
from engine.tzolkin.position import EMPTY, TzolkinPosition

PICKING: Final = Picking()

# -- pick {place} {space}


def own_workers(pos: TzolkinPosition, frame: Turn | Picking | PickOne) -> Iterable[Move]:
    """From gear to gear, and on each from its lowest space, until all that stand on gears are found."""
    me = pos.active
    player = pos.players[me]
    found: list[Move] = []
    on_gears = player.workers - player.hand - (pos.first_space == me)
    if pos.quick_spaces:
        on_gears -= pos.quick_spaces.count(me)
    if not on_gears:
        return found
    gears = pos.gears
    for index, moves in pos.tables.pick_moves:
        row = gears[index]
        if me in row:
            space = row.index(me)
            found.append(moves[space])
            while len(found) < on_gears and me in row[space + 1 :]:
                space = row.index(me, space + 1)
                found.append(moves[space])
            if len(found) == on_gears:
                break
    return [move for move in found if not _is_fresh(pos, move)] if type(frame) is PickOne else found


def _is_fresh(pos: TzolkinPosition, move: Move) -> bool:
    """Whether the worker was placed in this very turn."""
    return (pos.tables.gear_of[move.args[0]].index, move.args[1]) in pos.placed


def refuse_pick(pos: TzolkinPosition, frame: Turn | Picking | PickOne, move: Move) -> Refusal | None:
    gear = pos.tables.gear_of.get(move.args[0])
    space = move.args[1]
    if gear is None or space >= gear.numbered + pos.tables.most_room:
        return Refusal(reasons.NO_SUCH_SPACE, rules.OWN_WORKERS, (pos.game.places[move.args[0]].id, space))
    if pos.gears[gear.index][space] != pos.active:
        return Refusal(reasons.NO_WORKER_THERE, rules.OWN_WORKERS, (gear.id, space))
    if isinstance(frame, PickOne) and _is_fresh(pos, move):
        return Refusal(reasons.JUST_PLACED, pos.game.actions[frame.address].rules, (gear.id, space))
    return None


def play_pick(pos: TzolkinPosition, frame: Turn | Picking | PickOne, move: Move) -> None:
    """The worker's action begins here: what its owner holds now decides what it can do."""
    gear = pos.tables.gear_of[move.args[0]]
    space = move.args[1]
    me = pos.players[pos.active]
    pos.gears[gear.index][space] = EMPTY
    me.hand += 1
    if me.spent:
        pos.begin(())
    else:
        pos.in_force = me.held
    if pos.trace is not None:
        pos.tell("picked", pos.active, (gear.id, space), _pick_rules(pos, frame, gear, space))
    if type(frame) is not PickOne:
        pos.stack.append(PICKING)
    elif frame.left > 1:
        pos.stack.append(frame._replace(left=frame.left - 1))
    pos.stack.append(gear.acts[space])


def _pick_rules(pos: TzolkinPosition, frame: Turn | Picking | PickOne, gear: Gear, space: int) -> Citation:
    """An effect may ask for the worker, and an ability may have let it stand where it stood."""
    cites = rules.PICK + pos.game.actions[frame.address].rules if isinstance(frame, PickOne) else rules.PICK
    return cites + pos.tables.room.bend(pos.me.held).rules if space >= gear.numbered else cites


# -- act {space}: the worker's own action, or a lower one for corn


def actions(pos: TzolkinPosition, frame: Act) -> Iterable[Move]:
    return pos.tables.act_moves[frame.space : 0 : -1]


def possible_actions(pos: TzolkinPosition, frame: Act) -> Iterable[Move]:
    """From the worker's own action downwards, as far as there is corn for it."""
    space, gear = frame.space, pos.tables.gears[frame.gear]
    if not space:
        return ()
    own = gear.programs[space]
    found = [pos.tables.act_moves[space]] if not own.can_fail or own.is_possible(pos) else []
    # A space of free choice has no need of lower actions.
    return found if space in gear.free_choice else found + _lower_actions(pos, gear, space)


def _lower_actions(pos: TzolkinPosition, gear: Gear, space: int) -> list[Move]:
    """Usually each space on the way costs the same, and corn says how many of them come into question."""
    tables, me, programs = pos.tables, pos.players[pos.active], gear.programs
    moves, each = tables.act_moves, tables.usual_lower
    if me.held & tables.bent_lower or not each:
        return [moves[n] for n in range(space - 1, 0, -1) if cannot_act(pos, gear, space, n) is None]
    found: list[Move] = []
    lowest = space - me.goods[tables.corn] // each
    for n in range(space - 1, lowest - 1 if lowest > 1 else 0, -1):
        if not programs[n].can_fail or _can_complete(pos, gear, n, each * (space - n)):
            found.append(moves[n])
    return found


def refuse_act(pos: TzolkinPosition, frame: Act, move: Move) -> Refusal | None:
    gear, wanted = pos.tables.gears[frame.gear], move.args[0]
    if wanted == 0 or not frame.space:
        return Refusal(reasons.NO_ACTION_ON_ZERO, rules.SPACE_ZERO, (gear.homes[0],))
    if wanted > frame.space:
        return Refusal(reasons.HIGHER_ACTION, rules.OWN_ACTION, (wanted, gear.homes[frame.space]))
    if wanted < frame.space and frame.space in gear.free_choice:
        return Refusal(reasons.CHOOSE_FREELY, rules.FREE_CHOICE, (gear.homes[frame.space],))
    return cannot_act(pos, gear, frame.space, wanted)


def cannot_act(pos: TzolkinPosition, gear: Gear, space: int, wanted: int) -> Refusal | None:
    """Whether the player can pay for going down to an action and then complete it."""
    if wanted == space:
        return gear.programs[wanted].refusal(pos)
    corn, there = lower_cost(pos, gear.lower[wanted], space - wanted), pos.me.goods[pos.tables.corn]
    if corn > there:
        return Refusal(reasons.WAY_BACK_SHORT, rules.LOWER_PAID, (space - wanted, corn, there))
    refused = _cannot_complete(pos, gear, wanted, corn)
    return _besides_the_way(pos, refused, corn) if refused is not None and corn else refused


def _can_complete(pos: TzolkinPosition, gear: Gear, wanted: int, corn: int) -> bool:
    """Usually nothing else comes between paying for the way to a lower action and the action itself."""
    if pos.players[pos.active].held & (gear.lower[wanted].taxed | pos.tables.lower_bits):
        return _cannot_complete(pos, gear, wanted, corn) is None
    purse = purse_of(pos)
    purse.goods[pos.tables.corn] -= corn
    return gear.programs[wanted].is_possible(pos, purse)


def _cannot_complete(pos: TzolkinPosition, gear: Gear, wanted: int, corn: int) -> Refusal | None:
    """Whether a lower action can be completed when so much corn has been paid for the way to it."""
    me, site, program = pos.players[pos.active], gear.lower[wanted], gear.programs[wanted]
    if not program.can_fail and not me.held & site.taxed:
        return None
    purse = purse_of(pos)
    purse.goods[pos.tables.corn] -= corn
    refused = unpaid_tax(pos, site, 1, me.held, purse)
    if refused is not None:
        return refused
    expect_lower(pos, gear, wanted, me.held, purse)
    return program.refusal(pos, purse)


def _besides_the_way(pos: TzolkinPosition, refused: Refusal, corn: int) -> Refusal:
    return refused.besides(((pos.game.goods[pos.tables.corn], corn),), rules.LOWER)


def lower_cost(pos: TzolkinPosition, site: Site, spaces: int) -> int:
    """Corn for an action so many spaces below the worker's own."""
    me = pos.players[pos.active]
    corn = spaces * rules.LOWER_COST.of(pos, me)
    return site.price(corn, me.held) if me.held & site.mask else corn


def play_act(pos: TzolkinPosition, frame: Act, move: Move) -> None:
    gear, wanted = pos.tables.gears[frame.gear], move.args[0]
    if wanted == frame.space:
        if pos.trace is not None:
            pos.tell("acted", pos.active, (gear.id, wanted, 0), rules.OWN_ACTION)
        begin_action(pos, gear, wanted)
    else:
        perform(pos, gear, frame.space, wanted, ())


def perform(pos: TzolkinPosition, gear: Gear, space: int, wanted: int, because: Citation) -> None:
    """The action of the worker's number, or a lower one, which is paid for."""
    if wanted == space:
        pos.tell("acted", pos.active, (gear.id, wanted, 0), rules.OWN_ACTION + because)
        begin_action(pos, gear, wanted)
        return
    site, held = gear.lower[wanted], pos.me.held
    corn, cites = lower_cost(pos, site, space - wanted), rules.LOWER + site.bend(held).rules + because
    if pos.explains:
        usual = (space - wanted) * rules.LOWER_COST.of(pos, pos.me)
        add_up(pos, pos.game.goods[pos.tables.corn], corn, [(usual, rules.LOWER[0]), *changes(site, held)])
    pos.tell("acted", pos.active, (gear.id, wanted, corn), cites)
    give_back(pos, pos.tables.corn, corn, cites)
    if held & site.mask:
        pos.game.abilities.spend(pos, held & site.mask)
    begin_action(pos, gear, wanted)
    fire_lower(pos, gear, wanted)
    if held & site.taxed:
        levy(pos, site, 1, held)


def fire_lower(pos: TzolkinPosition, gear: Gear, wanted: int) -> None:
    """A lower action has been chosen: what answers to that comes before the action itself."""
    if pos.in_force & pos.tables.lower_bits:
        fire(pos, "lower_action", gear.homes[wanted])


def expect_lower(pos: TzolkinPosition, gear: Gear, wanted: int, bits: int, purse: Purse) -> None:
    """Put into the purse what is sure to come before a lower action."""
    if bits & pos.tables.lower_bits:
        count_on(pos, "lower_action", gear.homes[wanted], bits, purse)


def begin_action(pos: TzolkinPosition, gear: Gear, space: int) -> None:
    pos.begin(())
    do_action(pos, gear, space)


def do_action(pos: TzolkinPosition, gear: Gear, space: int) -> None:
    """The effects of a space; what answers to goods that were laid there comes when all of them are done."""
    if space in gear.lays:
        pos.stack.append(Fire("laid", gear.homes[space]))
    pos.stack.extend(gear.programs[space].frames)


# -- ahead {space}: what an ability offers


def spaces_ahead(pos: TzolkinPosition, frame: Act) -> Iterable[Move]:
    reach = sum(offer.by for offer in offered(pos, frame.gear))
    last = pos.tables.gears[frame.gear].numbered - 1
    return [pos.game.moves.move("ahead", n) for n in range(frame.space + 1, min(frame.space + reach, last) + 1)]


def possible_ahead(pos: TzolkinPosition, frame: Act) -> Iterable[Move]:
    if not pos.players[pos.active].held & pos.tables.ahead_bits[frame.gear]:
        return ()
    return [move for move in spaces_ahead(pos, frame) if refuse_ahead(pos, frame, move) is None]


def offered(pos: TzolkinPosition, index: int) -> list[Offered]:
    """The offers to act ahead that the active player holds on this gear, the cheapest first."""
    gear, held = pos.tables.gears[index].id, pos.players[pos.active].held
    met = [offer for offer in pos.tables.ahead if offer.holding.bit & held and gear in offer.homes]
    return sorted(met, key=lambda offer: offer.price.pieces)


def needed(offers: list[Offered], spaces: int) -> list[Offered]:
    """Those that together reach so many spaces ahead, and no more of them."""
    chosen: list[Offered] = []
    for offer in offers:
        if spaces > 0:
            chosen.append(offer)
            spaces -= offer.by
    return chosen


def refuse_ahead(pos: TzolkinPosition, frame: Act, move: Move) -> Refusal | None:
    gear, wanted = pos.tables.gears[frame.gear], move.args[0]
    offers = offered(pos, frame.gear)
    reach = sum(offer.by for offer in offers)
    if not reach:
        return Refusal(reasons.NOTHING_AHEAD, rules.OWN_ACTION, (gear.id,))
    furthest = min(frame.space + reach, gear.numbered - 1)
    if not frame.space < wanted <= furthest:
        return Refusal(reasons.TOO_FAR_AHEAD, rules.OWN_ACTION, (wanted, furthest))
    used, purse = needed(offers, wanted - frame.space), purse_of(pos)
    refused = _unpaid(pos, used, purse) or gear.programs[wanted].refusal(pos, purse)
    return None if refused is None else _besides_offers(pos, refused, used)


def _besides_offers(pos: TzolkinPosition, refused: Refusal, offers: list[Offered]) -> Refusal:
    """Why an action ahead cannot be completed, and what the way to it costs."""
    for offer in offers:
        paid = offer.price.named(pos)
        if paid and refused.rules[0] not in offer.holding.rules:
            refused = refused.besides(paid, offer.holding.rules)
    return refused


def _unpaid(pos: TzolkinPosition, offers: list[Offered], purse: Purse) -> Refusal | None:
    for offer in offers:
        refused = offer.price.refusal(pos, purse)
        if refused is not None:
            return refused
    return None


def play_ahead(pos: TzolkinPosition, frame: Act, move: Move) -> None:
    """Pay for the way to a space, then do its action."""
    gear = pos.tables.gears[frame.gear]
    offers = needed(offered(pos, frame.gear), move.args[0] - frame.space)
    cites: Citation = tuple(rule for offer in offers for rule in offer.holding.rules)
    corn = sum(amount for offer in offers for good, amount in offer.price.parts if good == pos.tables.corn)
    pos.tell("acted", pos.active, (gear.id, move.args[0], corn), cites)
    pos.game.abilities.spend(pos, sum(offer.holding.bit for offer in offers))
    begin_action(pos, gear, move.args[0])
    for offer in offers:
        offer.price.pay(pos)


# -- nothing


def nothing(pos: TzolkinPosition, frame: Act) -> Iterable[Move]:
    return (pos.tables.nothing,)


def refuse_nothing(pos: TzolkinPosition, frame: Act, move: Move) -> Refusal | None:
    return None


def play_nothing(pos: TzolkinPosition, frame: Act, move: Move) -> None:
    if pos.trace is None:
        return
    cites = rules.NO_ACTION if frame.space else rules.SPACE_ZERO
    pos.tell("no_action", pos.active, (pos.tables.gears[frame.gear].id, frame.space), cites)


MOVES: MoveKinds = {
    "pick": MoveKind(own_workers, refuse_pick, play_pick, own_workers),
    "act": MoveKind(actions, refuse_act, play_act, possible_actions),
    "ahead": MoveKind(spaces_ahead, refuse_ahead, play_ahead, possible_ahead),
    "nothing": MoveKind(nothing, refuse_nothing, play_nothing, always=everywhere),
}
QUESTIONS: Questions = {"picking": Picking, "act": Act}
ASKED_BY: dict[type, Citation] = {Act: rules.OWN_ACTION, Picking: rules.OWN_ACTION}
