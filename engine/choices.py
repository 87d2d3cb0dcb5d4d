"""The questions that effects ask in every game: which resource, which track, how much of a taxed gain, which option."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine import effects
from engine.abilities import Holding
from engine.decisions import Frame, MoveKind, Refusal
from engine.moves import Move
from engine.position import Position


def _resources(kind: str) -> Callable[[Position, Frame], Iterable[Move]]:
    def candidates(pos: Position, frame: Frame) -> Iterable[Move]:
        return [pos.game.moves.move(kind, good) for good in pos.game.resources]

    return candidates


# -- pay {good}: one piece of a price in resources of the player's choice


def refuse_pay(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    good = move.args[0]
    if good not in pos.game.resources:
        return pos.game.questions["pay"].not_now
    return None if pos.me.goods[good] else pos.game.procedures.cannot_pay


def play_pay(pos: Position, frame: Frame, move: Move) -> None:
    _, left, address = frame
    if left > 1:
        pos.stack.append(("pay", left - 1, address))
    effects.give_back(pos, move.args[0], 1, pos.game.actions[address].rules)


# -- take {good}: one piece of a gain of the player's choice


def refuse_take(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    return None if move.args[0] in pos.game.resources else pos.game.questions["take"].not_now


def play_take(pos: Position, frame: Frame, move: Move) -> None:
    _, left, address = frame
    action = pos.game.actions[address]
    if left > 1:
        pos.stack.append(("take", left - 1, address))
    good = move.args[0]
    effects.gain(pos, action, good, 1, pos.game.good_site(good, action.home))


# -- {good} {n}: how many units of a taxed gain to accept


def amounts(pos: Position, frame: Frame) -> Iterable[Move]:
    _, good, amount, _ = frame
    return [pos.game.moves.move("accept", good, n) for n in range(amount + 1)]


def refuse_amount(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    _, good, amount, address = frame
    if move.args[0] != good or move.args[1] > amount:
        return pos.game.questions["tax"].not_now
    return _unpaid_tax(pos, good, move.args[1], address)


def _unpaid_tax(pos: Position, good: int, units: int, address: str) -> Refusal | None:
    purse = pos.me.goods[:]
    for holding in _taxes(pos, good, address):
        for _ in range(units):
            if pos.game.tax_program(holding).refusal(pos, purse) is not None:
                return holding.rules + pos.game.procedures.cannot_pay
    return None


def play_amount(pos: Position, frame: Frame, move: Move) -> None:
    _, good, amount, address = frame
    units = move.args[1]
    holdings = _taxes(pos, good, address)
    rules = tuple(rule for holding in holdings for rule in holding.rules)
    action = pos.game.actions[address]
    for holding in holdings:
        pos.stack.extend(pos.game.tax_program(holding).frames * units)
    if units < amount:
        told = (pos.game.goods[good], amount - units)
        pos.tell("tax_refused", pos.active, told, rules + pos.game.procedures.refuse_tax)
    _, bending = pos.game.good_site(good, action.home).bend(pos.in_force)
    effects.take(pos, good, units, action.rules + bending + rules)


def _taxes(pos: Position, good: int, address: str) -> list[Holding]:
    home = pos.game.actions[address].home
    return pos.game.good_site(good, home).taxes_in(pos.in_force)


# -- up {track} and down {track}


def tracks_up(pos: Position, frame: Frame) -> Iterable[Move]:
    return [pos.game.moves.move("up", track) for track in _family(pos, frame)]


def tracks_down(pos: Position, frame: Frame) -> Iterable[Move]:
    return [pos.game.moves.move("down", track) for track in _family(pos, frame)]


def refuse_up(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    _, _, used, address = frame
    track = move.args[0]
    if track not in _family(pos, frame) or used >> track & 1:
        return pos.game.actions[address].rules  # type: ignore[no-any-return]
    return None


def refuse_down(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    track = move.args[0]
    if track not in _family(pos, frame):
        return pos.game.questions["anger"].not_now
    return pos.game.procedures.can_step(pos, track, -1)


def play_step(pos: Position, frame: Frame, move: Move) -> None:
    kind, left, used, address = frame
    action = pos.game.actions[address]
    track = move.args[0]
    if left > 1:
        used = used | 1 << track if action.different else 0
        pos.stack.append((kind, left - 1, used, address))
    pos.game.procedures.step(pos, track, action.by, action.rules)


def _family(pos: Position, frame: Frame) -> tuple[int, ...]:
    return pos.game.actions[frame[3]].family  # type: ignore[no-any-return]


# -- choose {n}


def options(pos: Position, frame: Frame) -> Iterable[Move]:
    return [pos.game.moves.move("choose", n + 1) for n in range(len(pos.game.actions[frame[1]].options))]


def refuse_option(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    programs = pos.game.actions[frame[1]].options
    if not 1 <= move.args[0] <= len(programs):
        return pos.game.questions["choose"].not_now
    return programs[move.args[0] - 1].refusal(pos)  # type: ignore[no-any-return]


def play_option(pos: Position, frame: Frame, move: Move) -> None:
    pos.stack.extend(pos.game.actions[frame[1]].options[move.args[0] - 1].frames)


# -- yes and no


def yes_only(pos: Position, frame: Frame) -> Iterable[Move]:
    return (pos.game.moves.move("yes"),)


def no_only(pos: Position, frame: Frame) -> Iterable[Move]:
    return (pos.game.moves.move("no"),)


def refuse_yes(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    return pos.game.actions[frame[1]].program.refusal(pos)  # type: ignore[no-any-return]


def play_yes(pos: Position, frame: Frame, move: Move) -> None:
    _, address, left = frame
    if left > 1:
        pos.stack.append(("may", address, left - 1))
    pos.stack.extend(pos.game.actions[address].program.frames)


def never_refused(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    return None


def do_nothing(pos: Position, frame: Frame, move: Move) -> None:
    return None


CORE_MOVES: dict[str, MoveKind] = {
    "pay": MoveKind(_resources("pay"), refuse_pay, play_pay),
    "take": MoveKind(_resources("take"), refuse_take, play_take),
    "accept": MoveKind(amounts, refuse_amount, play_amount),
    "up": MoveKind(tracks_up, refuse_up, play_step),
    "down": MoveKind(tracks_down, refuse_down, play_step),
    "choose": MoveKind(options, refuse_option, play_option),
    "yes": MoveKind(yes_only, refuse_yes, play_yes),
    "no": MoveKind(no_only, never_refused, do_nothing),
}
