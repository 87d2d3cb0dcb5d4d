"""The questions that effects ask in every game: which resource, which track, how much of a taxed gain, which option."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.decisions import MoveKind, MoveKinds, everywhere
from engine.gains import Take, Tax, accept, gain, unpaid_tax
from engine.moves import Move
from engine.options import ChooseOne, MayDo
from engine.payments import PayAny, give_back
from engine.reasons import NO_OPTION, NO_RESOURCE, NONE_THERE, OTHER_GOOD, OTHER_TRACK, SAME_TRACK, TOO_MANY
from engine.refusals import Refusal
from engine.steps import Down, TaxedStep, Up, answer_step, go, too_low

if TYPE_CHECKING:
    from engine.position import AnyPosition

# -- pay {good}: one piece of a price in resources of the player's choice


def payments(pos: AnyPosition, frame: PayAny) -> Iterable[Move]:
    return pos.game.moves.each("pay", pos.game.resources)


def legal_payments(pos: AnyPosition, frame: PayAny) -> Iterable[Move]:
    goods = pos.players[pos.active].goods
    return pos.game.moves.each("pay", [good for good in pos.game.resources if goods[good]])


def refuse_pay(pos: AnyPosition, frame: PayAny, move: Move) -> Refusal | None:
    good = move.args[0]
    if good not in pos.game.resources:
        return no_resource(pos, good)
    return None if pos.me.goods[good] else none_there(pos, good)


def none_there(pos: AnyPosition, good: int) -> Refusal:
    return Refusal(NONE_THERE, pos.game.kit.cannot_pay, (pos.game.goods[good],))


def no_resource(pos: AnyPosition, good: int) -> Refusal:
    return Refusal(NO_RESOURCE, pos.game.kit.resources, (pos.game.goods[good],))


def play_pay(pos: AnyPosition, frame: PayAny, move: Move) -> None:
    if frame.left > 1:
        pos.stack.append(PayAny(frame.left - 1, frame.address))
    give_back(pos, move.args[0], 1, pos.game.actions[frame.address].rules)


# -- take {good}: one piece of a gain of the player's choice


def pieces(pos: AnyPosition, frame: Take) -> Iterable[Move]:
    return pos.game.moves.each("take", pos.game.resources)


def refuse_take(pos: AnyPosition, frame: Take, move: Move) -> Refusal | None:
    return None if move.args[0] in pos.game.resources else no_resource(pos, move.args[0])


def play_take(pos: AnyPosition, frame: Take, move: Move) -> None:
    action, good = pos.game.actions[frame.address], move.args[0]
    if frame.left > 1:
        pos.stack.append(Take(frame.left - 1, frame.address))
    gain(pos, action, good, 1, pos.game.gain_site(good, action.home))


# -- {good} {n}: how many units of a taxed gain to accept


def amounts(pos: AnyPosition, frame: Tax) -> Iterable[Move]:
    return [pos.game.moves.move("accept", frame.good, n) for n in range(frame.amount + 1)]


def refuse_amount(pos: AnyPosition, frame: Tax, move: Move) -> Refusal | None:
    good, units = move.args
    if good != frame.good:
        return Refusal(OTHER_GOOD, pos.game.not_now("tax"), (pos.game.goods[good], pos.game.goods[frame.good]))
    if units > frame.amount:
        return Refusal(TOO_MANY, pos.game.not_now("tax"), (pos.game.goods[good], units, frame.amount))
    site = pos.game.gain_site(good, pos.game.actions[frame.address].home)
    return unpaid_tax(pos, site, units, pos.in_force)


def play_amount(pos: AnyPosition, frame: Tax, move: Move) -> None:
    accept(pos, frame, move.args[1])


# -- up {track} and down {track}


def tracks_up(pos: AnyPosition, frame: Up) -> Iterable[Move]:
    return pos.game.moves.each("up", pos.game.steps_at(frame.address).family)


def tracks_down(pos: AnyPosition, frame: Down) -> Iterable[Move]:
    return pos.game.moves.each("down", pos.game.steps_at(frame.address).family)


def possible_up(pos: AnyPosition, frame: Up) -> Iterable[Move]:
    not_up, tracks = pos.game.kit.not_up, _open_tracks(pos, frame)
    open_tracks = [track for track in tracks if not_up is None or not_up(pos, tracks, track) is None]
    return pos.game.moves.each("up", open_tracks)


def _open_tracks(pos: AnyPosition, frame: Up) -> tuple[int, ...]:
    return tuple([track for track in pos.game.steps_at(frame.address).family if not frame.used >> track & 1])


def possible_down(pos: AnyPosition, frame: Down) -> Iterable[Move]:
    """Most markers stand too low, which is seen at once."""
    game, levels = pos.game, pos.players[pos.active].tracks
    action, move, can_step = game.steps_at(frame.address), game.moves.move, game.kit.can_step
    open_tracks = [track for track in action.family if not frame.used >> track & 1 and levels[track] >= action.steps]
    return [move("down", track) for track in open_tracks if can_step(pos, track, -1) is None]


def refuse_up(pos: AnyPosition, frame: Up, move: Move) -> Refusal | None:
    """A table can agree that steps which would be lost are not chosen while others are left."""
    refused, not_up = _not_this_track(pos, frame, move.args[0]), pos.game.kit.not_up
    return refused or (None if not_up is None else not_up(pos, _open_tracks(pos, frame), move.args[0]))


def refuse_down(pos: AnyPosition, frame: Down, move: Move) -> Refusal | None:
    track, steps = move.args[0], pos.game.steps_at(frame.address).steps
    refused = _not_this_track(pos, frame, track) or pos.game.kit.can_step(pos, track, -1)
    if refused is None and pos.me.tracks[track] < steps:
        return too_low(pos, (track,), steps, pos.game.steps_at(frame.address).rules)
    return refused


def _not_this_track(pos: AnyPosition, frame: Up | Down, track: int) -> Refusal | None:
    """Why steps cannot be taken on a track, wherever its marker stands."""
    action, tracks = pos.game.steps_at(frame.address), pos.game.tracks
    if track not in action.family:
        return Refusal(OTHER_TRACK, action.rules, (tracks[track].id, tracks[action.family[0]].family))
    return Refusal(SAME_TRACK, action.rules, (tracks[track].id,)) if frame.used >> track & 1 else None


def play_up(pos: AnyPosition, frame: Up, move: Move) -> None:
    action, track = pos.game.steps_at(frame.address), move.args[0]
    if frame.left > 1:
        pos.stack.append(Up(frame.left - 1, frame.used | 1 << track if action.different else 0, frame.address))
    go(pos, action, track)


def play_down(pos: AnyPosition, frame: Down, move: Move) -> None:
    action, track = pos.game.steps_at(frame.address), move.args[0]
    if frame.left > 1:
        pos.stack.append(Down(frame.left - 1, frame.used | 1 << track if action.different else 0, frame.address))
    go(pos, action, track)


# -- choose {n}


def options(pos: AnyPosition, frame: ChooseOne) -> Iterable[Move]:
    return pos.game.moves.each("choose", range(1, len(pos.game.choice_at(frame.address).options) + 1))


def possible_options(pos: AnyPosition, frame: ChooseOne) -> Iterable[Move]:
    programs = pos.game.choice_at(frame.address).options
    return pos.game.moves.each("choose", [n for n, program in enumerate(programs, 1) if program.is_possible(pos)])


def refuse_option(pos: AnyPosition, frame: ChooseOne, move: Move) -> Refusal | None:
    programs = pos.game.choice_at(frame.address).options
    if not 1 <= move.args[0] <= len(programs):
        rules = pos.game.actions[frame.address].rules
        return Refusal(NO_OPTION, rules, (move.args[0], len(programs)))
    return programs[move.args[0] - 1].refusal(pos)


def play_option(pos: AnyPosition, frame: ChooseOne, move: Move) -> None:
    pos.stack.extend(pos.game.choice_at(frame.address).options[move.args[0] - 1].frames)


# -- yes and no


def yes_only(pos: AnyPosition, frame: MayDo | TaxedStep) -> Iterable[Move]:
    return pos.game.moves.bare["yes"]


def no_only(pos: AnyPosition, frame: MayDo | TaxedStep) -> Iterable[Move]:
    return pos.game.moves.bare["no"]


def refuse_yes(pos: AnyPosition, frame: MayDo | TaxedStep, move: Move) -> Refusal | None:
    if isinstance(frame, TaxedStep):
        return unpaid_tax(pos, pos.game.steps_at(frame.address).sites[frame.track], 1, pos.in_force)
    return pos.game.optional_at(frame.address).program.refusal(pos)


def play_yes(pos: AnyPosition, frame: MayDo | TaxedStep, move: Move) -> None:
    if isinstance(frame, TaxedStep):
        answer_step(pos, frame, taken=True)
        return
    if frame.left > 1:
        pos.stack.append(MayDo(frame.address, frame.left - 1))
    pos.stack.extend(pos.game.optional_at(frame.address).program.frames)


def never_refused(pos: AnyPosition, frame: MayDo | TaxedStep, move: Move) -> Refusal | None:
    return None


def play_no(pos: AnyPosition, frame: MayDo | TaxedStep, move: Move) -> None:
    if isinstance(frame, TaxedStep):
        answer_step(pos, frame, taken=False)
    elif pos.trace is not None:
        _tell_impossible(pos, frame)


def _tell_impossible(pos: AnyPosition, frame: MayDo) -> None:
    """Something that may be done was left because it cannot be."""
    optional = pos.game.optional_at(frame.address)
    refused = optional.program.refusal(pos)
    if refused is not None:
        pos.tell("cannot_do", pos.active, (), tuple(dict.fromkeys(optional.rules + refused.rules)))


#: The frame of each question; a game whose content asks it has a decision of that name.
CORE_QUESTIONS: dict[str, type] = {
    "pay": PayAny,
    "take": Take,
    "tax": Tax,
    "step-tax": TaxedStep,
    "up": Up,
    "down": Down,
    "choose": ChooseOne,
    "may": MayDo,
}

CORE_MOVES: MoveKinds = {
    "pay": MoveKind(payments, refuse_pay, play_pay, legal_payments),
    "take": MoveKind(pieces, refuse_take, play_take, legal=pieces),
    "accept": MoveKind(amounts, refuse_amount, play_amount),
    "up": MoveKind(tracks_up, refuse_up, play_up, possible_up),
    "down": MoveKind(tracks_down, refuse_down, play_down, possible_down),
    "choose": MoveKind(options, refuse_option, play_option, possible_options),
    "yes": MoveKind(yes_only, refuse_yes, play_yes),
    "no": MoveKind(no_only, never_refused, play_no, always=everywhere),
}
