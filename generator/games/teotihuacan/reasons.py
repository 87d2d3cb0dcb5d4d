"""Why moves of Teotihuacan are refused, with the figures that decided."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.names import currency, player_told
from generator.wording.narrator import Narrator
from generator.wording.prices import have_words
from generator.wording.reasons import Reasoning
from generator.wording.tiles import tile_told


def _have_cocoa(amount: int, say: Narrator) -> Inline:
    return have_words(((currency(say), amount),), say)


# -- the main action


def no_main_action(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.no-main-action", "There is no main action at {place:def}.", place=say.ref(place))


def colours_short(say: Narrator, colours: int, price: int, there: int) -> list[Inline]:
    # Translators: {price} is such as "3 cocoa"; {n} is how many colours of workers stand on the board.
    told = say(
        "reason.colours",
        "The main action costs {price}, for {n|colour|colours} of workers.",
        price=say.amount(currency(say), price),
        n=colours,
    )
    return [told, _have_cocoa(there, say)]


# -- power-ups and ascension


def no_worker_on_board(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.no-worker-on-board", "You have no unlocked worker at {place:def}.", place=say.ref(place))


def no_worker_unlocked(say: Narrator) -> Inline:
    return say("reason.no-worker-unlocked", "You have no unlocked worker.")


def no_such_worker(say: Narrator, place: str, power: int) -> Inline:
    # Translators: {place} is the name of an action board; {power} is a number.
    return say(
        "reason.no-such-worker",
        "You have no unlocked worker with power {power} at {place:def}.",
        place=say.ref(place),
        power=power,
    )


def other_board(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of the action board on which the action takes place.
    return say(
        "reason.other-board", "The worker has to be at {place:def}, on the board of the action.", place=say.ref(place)
    )


def no_such_reward(say: Narrator, space: int) -> Inline:
    # Translators: {space} is a number.
    return say("reason.no-such-reward", "The Ascension wheel has no reward {space}.", space=space)


def no_die_left(say: Narrator, workers: int) -> Inline:
    if not workers:
        return say("reason.no-die-left.none", "You have no worker left on the Ascension wheel.")
    return say("reason.no-die-left", "You have only {n|worker|workers} left on the Ascension wheel.", n=workers)


# -- worship


def not_in_the_palace(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.not-in-the-palace", "There are no Royal tiles at {place:def}.", place=say.ref(place))


def no_such_royal_tile(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a royal tile.
    return say("reason.no-such-royal-tile", "{tile:Def} is not on the board.", tile=tile_told(component, say))


def own_worker_there(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a royal tile.
    return say(
        "reason.own-worker-there", "A worker of your own is locked on {tile:def}.", tile=tile_told(component, say)
    )


def displacing_short(say: Narrator, player: str, price: int, there: int) -> list[Inline]:
    # Translators: {player} is a colour; {price} is such as "3 cocoa".
    told = say(
        "reason.displacing",
        "{player} has a worker locked there, and taking its place costs {price}.",
        player=player_told(player, say),
        price=say.amount(currency(say), price),
    )
    return [told, _have_cocoa(there, say)]


# -- setting up, moving and tiles


def board_not_shown(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.board-not-shown", "The tiles that you have kept do not show {place:def}.", place=say.ref(place))


def board_taken(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.board-taken", "One of your first workers is at {place:def} already.", place=say.ref(place))


def out_of_reach(say: Narrator, boards: int, least: int, most: int) -> Inline:
    # Translators: {least}, {most} and {boards} are numbers.
    return say(
        "reason.out-of-reach",
        "A worker moves {least} to {most} boards on, not {boards}.",
        boards=boards,
        least=least,
        most=most,
    )


def no_such_board(say: Narrator, number: int) -> Inline:
    # Translators: {number} is the number of an action board.
    return say("reason.no-such-board", "There is no board {number}.", number=number)


def worker_locked(say: Narrator, place: str, power: int) -> Inline:
    # Translators: {place} is the name of an action board; {power} is a number.
    return say(
        "reason.worker-locked",
        "Your worker with power {power} at {place:def} is locked.",
        place=say.ref(place),
        power=power,
    )


def nobody_locked(say: Narrator) -> Inline:
    return say("reason.nobody-locked", "None of your workers is locked.")


def no_tile_for_it(say: Narrator) -> Inline:
    return say("reason.no-tile-for-it", "You have no tile that allows this here.")


def for_main_action(say: Narrator) -> Inline:
    return say(
        "reason.for-main-action", "The tile that you have used counts for the main action: you can no longer worship."
    )


def spared_already(say: Narrator) -> Inline:
    return say("reason.spared-already", "You have already used a tile that spares you this cocoa.")


def not_spared(say: Narrator) -> Inline:
    return say(
        "reason.not-spared",
        "A tile spares the cocoa of a main action, of a worship or of salaries, and no other payment.",
    )


def nothing_to_spare(say: Narrator) -> Inline:
    return say("reason.nothing-to-spare", "There is no cocoa to pay here that a tile could spare.")


def no_worship_there(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.no-worship-there", "There is no worship space at {place:def}.", place=say.ref(place))


def own_worker_on_space(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say(
        "reason.own-worker-on-space",
        "A worker of your own is locked on the worship space of {place:def}.",
        place=say.ref(place),
    )


def royal_tile_first(say: Narrator) -> Inline:
    return say("reason.royal-tile-first", "At the Palace a Royal tile has to be used.")


def no_discovery_tile(say: Narrator) -> Inline:
    return say("reason.no-discovery-tile", "No Discovery tile lies there.")


def not_open(say: Narrator, component: str, tiles: int) -> Inline:
    # Translators: {tile} is the name of a tile; {n} is how many tiles there are to choose from.
    return say(
        "reason.not-open",
        "{tile:Def} cannot be chosen: {~n|the one tile to choose from is another|it is not among the {n} tiles to "
        "choose from}.",
        tile=tile_told(component, say),
        n=tiles,
    )


def already_learnt(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a technology tile.
    return say("reason.already-learnt", "Your marker lies on {tile:def} already.", tile=tile_told(component, say))


def row_too_far(say: Narrator, workers: int, power: int, needed: int, alone: int) -> Inline:
    # Translators: all are numbers; {alone} is the power that one worker alone needs, {power} the power that you have.
    return say(
        "reason.row-too-far",
        "The lower row needs {needed|worker|workers} or one of power {alone} or more; on this board you have "
        "{n|worker|workers} and power {power}.",
        n=workers,
        power=power,
        needed=needed,
        alone=alone,
    )


def no_such_row(say: Narrator, row: int, rows: int) -> Inline:
    # Translators: {row} is the number of a row of buildings.
    return say("reason.no-such-row", "There is no row {row}: there are only {n|row|rows}.", row=row, n=rows)


def row_too_low(say: Narrator, row: int, workers: int) -> Inline:
    # Translators: {row} is the number of a row of buildings, and of the workers that it needs.
    return say("reason.row-too-low", "Row {row} needs {row|worker|workers}; you have {n} there.", row=row, n=workers)


def row_full(say: Narrator, row: int, buildings: int) -> Inline:
    # Translators: {row} is the number of a row of buildings.
    return say("reason.row-full", "Row {row} is full: {n|building stands|buildings stand} there.", row=row, n=buildings)


def own_row_open(say: Narrator, row: int, own: int, workers: int) -> Inline:
    # Translators: {row} and {own} are numbers of rows of buildings.
    return say(
        "reason.own-row-open",
        "With {n|worker|workers} you build in row {own} as long as it has room, not in row {row}.",
        row=row,
        own=own,
        n=workers,
    )


def no_row_open(say: Narrator, workers: int) -> Inline:
    return say("reason.no-row-open", "No row that is open to {n|worker|workers} has room.", n=workers)


def no_building_left(say: Narrator) -> Inline:
    return say("reason.no-building-left", "No building is left.")


def no_such_side(say: Narrator, side: int, sides: int) -> Inline:
    # Translators: {side} and {sides} are numbers.
    return say("reason.no-such-side", "The Pyramid has no side {side}: there are {sides}.", side=side, sides=sides)


def side_full(say: Narrator, side: int, decorations: int) -> Inline:
    # Translators: {side} is the number of a side of the pyramid.
    return say(
        "reason.side-full",
        "Side {side} has no slot left: {n|Decoration tile lies|Decoration tiles lie} there.",
        side=side,
        n=decorations,
    )


def side_not_held(say: Narrator, side: int, slot: int) -> Inline:
    # Translators: {side} is the number of a side of the pyramid, {slot} that of its next slot, counted from outside.
    return say(
        "reason.side-not-held",
        "The next slot of side {side} is slot {slot}, and not all the Pyramid tiles that hold it up are there yet.",
        side=side,
        slot=slot,
    )


def no_side_open(say: Narrator) -> Inline:
    return say("reason.no-side-open", "No side of the Pyramid can be decorated now.")


def no_such_slot(say: Narrator, space: int) -> Inline:
    # Translators: {space} is a number.
    return say("reason.no-such-slot", "The Pyramid has no slot {space}.", space=space)


def slot_taken(say: Narrator, space: int) -> Inline:
    # Translators: {space} is a number.
    return say("reason.slot-taken", "Slot {space} of the Pyramid is taken.", space=space)


def slot_not_held(say: Narrator, space: int) -> Inline:
    # Translators: {space} is a number.
    return say("reason.slot-not-held", "Nothing holds up a tile on slot {space} of the Pyramid yet.", space=space)


def no_tile_open(say: Narrator) -> Inline:
    return say("reason.no-tile-open", "No tile is open that could be chosen.")


def at_least_one_tile(say: Narrator) -> Inline:
    return say("reason.at-least-one-tile", "At least one tile has to be placed.")


def nothing_to_save(say: Narrator, good: str) -> Inline:
    # Translators: {good} is a good such as wood.
    return say("reason.nothing-to-save", "The price contains no {good} that could be spared.", good=say.ref(good))


def no_such_turn(say: Narrator, quarters: int) -> Inline:
    # Translators: {quarters} is a number.
    return say(
        "reason.no-such-turn",
        "{quarters|quarter turn makes|quarter turns make} no difference that counts.",
        quarters=quarters,
    )


def salary_too_high(say: Narrator, paid: int, need: int) -> Inline:
    # Translators: {need} and {paid} are amounts such as "3 cocoa".
    return say(
        "reason.salary-too-high",
        "Your workers need {need}, not {paid}.",
        paid=say.amount(currency(say), paid),
        need=say.amount(currency(say), need),
    )


REASONS: dict[str, Reasoning] = {
    "no-main-action": no_main_action,
    "colours-short": colours_short,
    "no-worker-on-board": no_worker_on_board,
    "no-worker-unlocked": no_worker_unlocked,
    "no-such-worker": no_such_worker,
    "other-board": other_board,
    "no-such-reward": no_such_reward,
    "no-die-left": no_die_left,
    "not-in-the-palace": not_in_the_palace,
    "no-such-royal-tile": no_such_royal_tile,
    "own-worker-there": own_worker_there,
    "displacing-short": displacing_short,
    "board-not-shown": board_not_shown,
    "board-taken": board_taken,
    "out-of-reach": out_of_reach,
    "no-such-board": no_such_board,
    "worker-locked": worker_locked,
    "nobody-locked": nobody_locked,
    "no-tile-for-it": no_tile_for_it,
    "for-main-action": for_main_action,
    "spared-already": spared_already,
    "not-spared": not_spared,
    "nothing-to-spare": nothing_to_spare,
    "no-worship-there": no_worship_there,
    "own-worker-on-space": own_worker_on_space,
    "royal-tile-first": royal_tile_first,
    "no-discovery-tile": no_discovery_tile,
    "not-open": not_open,
    "already-learnt": already_learnt,
    "row-too-far": row_too_far,
    "no-such-row": no_such_row,
    "row-too-low": row_too_low,
    "row-full": row_full,
    "own-row-open": own_row_open,
    "no-row-open": no_row_open,
    "no-building-left": no_building_left,
    "no-such-side": no_such_side,
    "side-full": side_full,
    "side-not-held": side_not_held,
    "no-side-open": no_side_open,
    "no-such-slot": no_such_slot,
    "slot-taken": slot_taken,
    "slot-not-held": slot_not_held,
    "no-tile-open": no_tile_open,
    "at-least-one-tile": at_least_one_tile,
    "nothing-to-save": nothing_to_save,
    "no-such-turn": no_such_turn,
    "salary-too-high": salary_too_high,
}
