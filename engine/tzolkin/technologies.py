"""Technologies: one level at a time, paid in resources or free; beyond the last level, its bonus again and again."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import Site, renew
from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, Purse
from engine.game import Game
from engine.model import effects as model
from engine.moves import Move
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition


class Advance(Action):
    """Advance one named technology, or ask which."""

    __slots__ = ("can_fail", "least", "most", "paying", "site", "track")

    def __init__(self, effect: model.Advance, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.track = game.track_index.get(effect.track, -1)
        self.least, self.most, self.paying = effect.least, effect.most, effect.paying
        self.site: Site = game.abilities.site("cost.advance", home)
        self.can_fail = effect.paying

    def refusal(self, pos: TzolkinPosition, purse: Purse) -> Refusal | None:
        if not self.paying:
            return None
        owned = sum(purse[good] for good in pos.game.resources)
        if any(price(pos, self, track) <= owned for track in pos.tables.technologies):
            return None
        return rules.COST + rules.CANNOT_PAY

    def run(self, pos: TzolkinPosition) -> None:
        if self.track >= 0:
            for _ in range(self.most):
                pos.stack.append(("raise", self.track, self.address))
        else:
            pos.stack.append(("develop", 0, self.address))


def price(pos: TzolkinPosition, action: Advance, track: int) -> int:
    """Resources for the next level of a technology, or for the bonus beyond the last."""
    if not action.paying:
        return 0
    me = pos.players[pos.active]
    costs, level = rules.TECHNOLOGY_COST.of(pos, me), me.tracks[track] + 1
    cost = costs[level] if level in costs else rules.BONUS_COST.of(pos, me)
    bent = pos.in_force & action.site.mask
    return max(0, cost + action.site.bend(bent)[0]) if bent else cost


def open_tracks(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return [pos.game.moves.move("develop", track) for track in pos.tables.technologies]


def refuse_develop(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    track, action = move.args[0], pos.game.actions[frame[2]]
    if track not in pos.tables.technologies:
        return pos.game.questions["develop"].not_now
    owned = sum(pos.me.goods[good] for good in pos.game.resources)
    return None if price(pos, action, track) <= owned else rules.COST + rules.CANNOT_PAY


def play_develop(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    """Ask again while advances are left; before that the level is raised; before that it is paid."""
    _, count, address = frame
    action, track = pos.game.actions[address], move.args[0]
    if count + 1 < action.most:
        pos.stack.append(("develop", count + 1, address))
    pos.stack.append(("raise", track, address))
    cost = price(pos, action, track)
    if cost:
        pos.stack.append(("pay", cost, address))


def raise_level(pos: TzolkinPosition, track: int, address: str) -> None:
    action = pos.game.actions[address]
    cites = action.rules + (rules.COST if action.paying else ())
    me, technology = pos.me, pos.game.tracks[track]
    if me.tracks[track] < len(technology.steps) - 1:
        me.tracks[track] += 1
        renew(pos, me)
        pos.tell("developed", pos.active, (technology.id, me.tracks[track]), cites + rules.CUMULATIVE)
    else:
        pos.tell("developed_beyond", pos.active, (technology.id,), cites + rules.BONUS)
        pos.stack.extend(pos.tables.bonuses[track].frames)


def enough(pos: TzolkinPosition, frame: Frame) -> Refusal | None:
    """Stopping is allowed once the least number of advances has been made, or when no further one can be paid."""
    _, count, address = frame
    action = pos.game.actions[address]
    if count >= action.least:
        return None
    return action.rules  # type: ignore[no-any-return]


EFFECTS = {model.Advance: Advance}
MOVES = {"develop": MoveKind(open_tracks, refuse_develop, play_develop)}
STEPS = {"raise": raise_level}
