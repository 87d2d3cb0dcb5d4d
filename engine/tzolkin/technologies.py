"""Technologies: one level at a time, paid in resources or free; beyond the last level, its bonus again and again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from engine.abilities import Site, added, renew
from engine.actions import ANY_TRACK, Action, Effects, Spot
from engine.decisions import MoveKind, MoveKinds
from engine.explaining import add_up, changes
from engine.gains import levy, unpaid_tax
from engine.game import Game
from engine.handles import Citation
from engine.kit import Questions, Steps
from engine.model import effects as model
from engine.moves import Move
from engine.payments import PayAny, named
from engine.purse import Purse, in_front_of, purse_of
from engine.refusals import ANY_RESOURCE, Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.frames import Develop, Raise, TakeBonus
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tables import TECHNOLOGIES

if TYPE_CHECKING:
    from engine.position import AnyPosition


class Advance(Action):
    """Advance one named technology, or ask which."""

    asks: tuple[str, ...] = ("develop",)

    def __init__(self, effect: model.Advance, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        technologies = game.family_tracks[TECHNOLOGIES]
        named = game.track_index.get(effect.track, -1)
        if effect.track != ANY_TRACK and named not in technologies:
            game.claims.refuse((*place.content, "advance", "track"), "is no technology")
        self.tracks = technologies if effect.track == ANY_TRACK else (named,)
        self.least, self.most, self.paying = effect.least, effect.most, effect.paying
        self.site: Site = game.abilities.site("cost.advance", place.home)
        self.can_fail = effect.paying

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        own = cast("TzolkinPosition", pos)
        if not _is_priced(own, self) or not least(own, self):
            return None
        return _none_affordable(own, self, purse)

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        own = cast("TzolkinPosition", pos)
        if not _is_priced(own, self) or not least(own, self):
            return True
        return bool(_affordable(own, self, purse))

    def run(self, pos: AnyPosition) -> None:
        own = cast("TzolkinPosition", pos)
        if not self.paying and self._is_lost(own):
            return
        is_clear = not _is_priced(own, self) and not _has_choice_of_bonus(own, self)
        if len(self.tracks) == 1 and self.least == self.most and is_clear:
            pos.stack.extend((Raise(self.tracks[0], self.address),) * self.most)
        else:
            pos.stack.append(Develop(0, self.address))

    def _is_lost(self, pos: TzolkinPosition) -> bool:
        """A free advance is lost if abilities ask a price for it that cannot be paid."""
        refused = _none_affordable(pos, self, purse_of(pos)) if _is_priced(pos, self) else None
        if refused is not None:
            pos.tell("advance_lost", pos.active, (), self.rules + refused.rules)
        return refused is not None


class FallBack(Action):
    """One named technology goes back by a level; impossible before its first."""

    can_fail = True

    def __init__(self, effect: model.Advance, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.track = game.track_index.get(effect.track, -1)
        if self.track not in game.family_tracks[TECHNOLOGIES]:
            game.claims.refuse((*place.content, "advance", "track"), "what falls back is a technology that is named")
        if effect.by != -1 or effect.paying or (effect.least, effect.most) != (1, 1):
            game.claims.refuse(
                (*place.content, "advance", "by"), "a technology falls back by one level, free of charge"
            )

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        if pos.players[pos.active].tracks[self.track]:
            return None
        return Refusal(reasons.NO_LEVEL, self.rules, (pos.game.tracks[self.track].id,))

    def run(self, pos: AnyPosition) -> None:
        me = pos.me
        me.tracks[self.track] -= 1
        renew(pos, me)
        pos.tell("fell_back", pos.active, (pos.game.tracks[self.track].id, me.tracks[self.track]), self.rules)


def advance(effect: model.Advance, place: Spot, game: Game) -> Action:
    return Advance(effect, place, game) if effect.by > 0 else FallBack(effect, place, game)


def advance_at(pos: TzolkinPosition, address: str) -> Advance:
    action = pos.game.actions[address]
    assert isinstance(action, Advance)
    return action


def _is_priced(pos: TzolkinPosition, action: Advance) -> bool:
    """Whether advances can cost anything here and now."""
    return action.paying or bool(pos.in_force & (action.site.mask | action.site.taxed))


def _has_choice_of_bonus(pos: TzolkinPosition, action: Advance) -> bool:
    """Whether the bonus of any technology is offered in the place of one that is due."""
    return bool(pos.in_force & pos.tables.bonus_bits) and _beyond(pos, action) is not None


def _beyond(pos: TzolkinPosition, action: Advance) -> int | None:
    """A technology that has reached its last level, so that a further advance gives a bonus."""
    levels = pos.players[pos.active].tracks
    return next((track for track in action.tracks if levels[track] == len(pos.game.tracks[track].steps) - 1), None)


def least(pos: TzolkinPosition, action: Advance) -> int:
    """The fewest advances; none where the price that an ability asks may be refused."""
    return 0 if pos.in_force & action.site.refusable else action.least


def price(pos: TzolkinPosition, action: Advance, track: int) -> int:
    """Resources for the next level of a technology, or for the bonus beyond the last; a free one can have its price."""
    cost, in_force = 0, pos.in_force
    if action.paying:
        is_usual = not in_force & pos.tables.bent_advance
        level = pos.players[pos.active].tracks[track]
        cost = pos.tables.usual_advance[track][level] if is_usual else _set_price(pos, track, level + 1)
    bent = in_force & action.site.mask
    return action.site.price(cost, bent) if bent else cost


def _set_price(pos: TzolkinPosition, track: int, level: int) -> int:
    """Resources for a level where an ability sets them."""
    is_beyond = level == len(pos.game.tracks[track].steps)
    return rules.BONUS_COST.now(pos) if is_beyond else rules.TECHNOLOGY_COST.now(pos)[level]


def _none_affordable(pos: TzolkinPosition, action: Advance, purse: Purse) -> Refusal | None:
    """Why no advance at all can be paid: the reason for a cheapest one."""
    cheapest: tuple[int, Refusal] | None = None
    for track in action.tracks:
        refused = _unaffordable(pos, action, track, purse)
        if refused is None:
            return None
        resources = price(pos, action, track)
        if cheapest is None or resources < cheapest[0]:
            cheapest = resources, refused
    return cheapest[1] if cheapest else None


def _affordable(pos: TzolkinPosition, action: Advance, purse: Purse) -> list[int]:
    """The technologies for which an advance and the taxes on it can be paid."""
    if pos.in_force & action.site.taxed:
        return [track for track in action.tracks if _unaffordable(pos, action, track, purse) is None]
    resources = sum([purse.goods[good] for good in pos.game.resources])
    return [track for track in action.tracks if price(pos, action, track) <= resources]


def _unaffordable(pos: TzolkinPosition, action: Advance, track: int, purse: Purse) -> Refusal | None:
    """Why an advance and the taxes on it cannot be paid."""
    resources = price(pos, action, track)
    if not purse.affords(pos, (), resources):
        return _short(pos, action, track, resources, purse)
    if not pos.in_force & action.site.taxed:
        return None
    left = purse.copy()
    left.pay(pos, (), resources)
    refused = unpaid_tax(pos, action.site, 1, pos.in_force, left)
    return refused.besides(named(pos, (), resources), _pricing(pos, track)) if refused and resources else refused


def _short(pos: TzolkinPosition, action: Advance, track: int, resources: int, purse: Purse) -> Refusal:
    technology, level, left = pos.game.tracks[track], pos.me.tracks[track] + 1, purse.goods
    cites = _pricing(pos, track) + rules.CANNOT_PAY
    if pos.in_force & action.site.mask:
        cites += action.site.bend(pos.in_force).rules
    if level < len(technology.steps):
        return Refusal(reasons.ADVANCE_SHORT, cites, (pos.game, technology.id, level, resources, left, ()))
    return Refusal(reasons.BEYOND_SHORT, cites, (pos.game, technology.id, resources, left, ()))


def _pricing(pos: TzolkinPosition, track: int) -> Citation:
    """The rule that sets the price of the next advance."""
    is_beyond = pos.me.tracks[track] + 1 >= len(pos.game.tracks[track].steps)
    return rules.BONUS if is_beyond else rules.COST


# -- develop {track}


def open_tracks(pos: TzolkinPosition, frame: Develop) -> Iterable[Move]:
    return [pos.game.moves.move("develop", track) for track in advance_at(pos, frame.address).tracks]


def affordable_tracks(pos: TzolkinPosition, frame: Develop) -> Iterable[Move]:
    action = advance_at(pos, frame.address)
    tracks = _affordable(pos, action, in_front_of(pos)) if _is_priced(pos, action) else action.tracks
    return pos.game.moves.each("develop", tracks)


def refuse_develop(pos: TzolkinPosition, frame: Develop, move: Move) -> Refusal | None:
    track, action = move.args[0], advance_at(pos, frame.address)
    if track not in action.tracks:
        told = tuple(pos.game.tracks[each].id for each in (track, *action.tracks))
        return Refusal(reasons.OTHER_TECHNOLOGY, action.rules, (told[0], told[1:]))
    return _unaffordable(pos, action, track, in_front_of(pos)) if _is_priced(pos, action) else None


def play_develop(pos: TzolkinPosition, frame: Develop, move: Move) -> None:
    """Ask again while advances are left; before that the level is raised; before that it is paid."""
    _advance(pos, frame, move.args[0], Raise(move.args[0], frame.address))


def _advance(pos: TzolkinPosition, frame: Develop, track: int, then: Raise | TakeBonus) -> None:
    action = advance_at(pos, frame.address)
    if frame.made + 1 < action.most:
        pos.stack.append(Develop(frame.made + 1, frame.address))
    pos.stack.append(then)
    cost, bits = price(pos, action, track), pos.in_force
    if pos.explains:
        asked = changes(action.site, bits)
        add_up(pos, ANY_RESOURCE, cost, [(cost - sum(by for by, _ in asked), _pricing(pos, track)[0]), *asked])
    levy(pos, action.site, 1, bits)
    pos.game.abilities.spend(pos, bits & action.site.mask)
    if cost:
        pos.stack.append(PayAny(cost, frame.address))


def raise_level(pos: TzolkinPosition, frame: Raise) -> None:
    action, track = advance_at(pos, frame.address), frame.track
    cites = action.rules + (rules.COST if action.paying else ())
    if pos.trace is not None:
        cites += action.site.bend(pos.in_force).rules
    me, technology = pos.me, pos.game.tracks[track]
    if me.tracks[track] < len(technology.steps) - 1:
        me.tracks[track] += 1
        added(pos, me, pos.game.level_bits[track][me.tracks[track]])
        pos.tell("developed", pos.active, (technology.id, me.tracks[track]), cites + rules.CUMULATIVE)
    else:
        pos.tell("developed_beyond", pos.active, (technology.id,), cites + rules.BONUS)
        pos.stack.extend(pos.tables.bonuses[track].frames)


# -- bonus {track}: that of any technology, which an ability offers


def bonuses(pos: TzolkinPosition, frame: Develop) -> Iterable[Move]:
    return [pos.game.moves.move("bonus", track) for track in pos.tables.technologies]


def possible_bonuses(pos: TzolkinPosition, frame: Develop) -> Iterable[Move]:
    if not pos.in_force & pos.tables.bonus_bits:
        return ()
    return [move for move in bonuses(pos, frame) if refuse_bonus(pos, frame, move) is None]


def refuse_bonus(pos: TzolkinPosition, frame: Develop, move: Move) -> Refusal | None:
    action = advance_at(pos, frame.address)
    if not _has_choice_of_bonus(pos, action) or move.args[0] not in pos.tables.technologies:
        return Refusal(reasons.NO_OTHER_BONUS, rules.BONUS)
    beyond = _beyond(pos, action)
    assert beyond is not None
    return _unaffordable(pos, action, beyond, purse_of(pos)) if _is_priced(pos, action) else None


def play_bonus(pos: TzolkinPosition, frame: Develop, move: Move) -> None:
    beyond = _beyond(pos, advance_at(pos, frame.address))
    assert beyond is not None
    _advance(pos, frame, beyond, TakeBonus(move.args[0], frame.address))


def take_bonus(pos: TzolkinPosition, frame: TakeBonus) -> None:
    action, offers = advance_at(pos, frame.address), pos.tables.bonuses_offered
    offered = tuple(rule for each in offers if each.holding.bit & pos.in_force for rule in each.holding.rules)
    pos.tell("developed_beyond", pos.active, (pos.game.tracks[frame.track].id,), action.rules + rules.BONUS + offered)
    pos.stack.extend(pos.tables.bonuses[frame.track].frames)


def enough(pos: TzolkinPosition, frame: Develop) -> Refusal | None:
    """Stopping is allowed once the least number of advances has been made, or when no further one can be paid."""
    action = advance_at(pos, frame.address)
    if frame.made >= least(pos, action):
        return None
    if frame.made and not _affordable(pos, action, in_front_of(pos)):
        return None
    return Refusal(reasons.ADVANCE_FIRST, action.rules, (least(pos, action), frame.made))


def tell_too_dear(pos: TzolkinPosition, frame: Develop) -> None:
    """Another advance is allowed, but none can be paid."""
    action = advance_at(pos, frame.address)
    refused = _none_affordable(pos, action, purse_of(pos)) if frame.made and _is_priced(pos, action) else None
    if refused is not None:
        pos.tell("cannot_do", pos.active, (), tuple(dict.fromkeys(action.rules + refused.rules)))


EFFECTS: Effects = {model.Advance: advance}
MOVES: MoveKinds = {
    "develop": MoveKind(open_tracks, refuse_develop, play_develop, affordable_tracks),
    "bonus": MoveKind(bonuses, refuse_bonus, play_bonus, possible_bonuses),
}
QUESTIONS: Questions = {"develop": Develop}
STEPS: Steps = {Raise: raise_level, TakeBonus: take_bonus}
