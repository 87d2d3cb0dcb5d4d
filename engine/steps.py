"""Steps of markers on tracks: one after the other, as abilities change and tax them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.abilities import renew
from engine.actions import Action, Spot
from engine.gains import levy, unpaid_tax
from engine.handles import Citation
from engine.model import effects as model
from engine.purse import Purse
from engine.reasons import TOO_LOW
from engine.refusals import Refusal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


#: What content writes for the track that belongs to a place.
HERE = "here"


class Step(Action):
    """Up or down on a track; where content leaves the track open, the player chooses it."""

    def __init__(self, effect: model.Step, place: Spot, game: Game) -> None:
        self.track = game.track_index.get(effect.track, -1)
        self.is_here = effect.track == HERE
        self.up, self.steps, self.times = effect.by > 0, abs(effect.by), effect.times
        self.different = effect.different
        self.can_fail = self.spends = self.can_be_lost = not self.up
        self.asks = () if self.track >= 0 or self.is_here else ("up",) if self.up else ("down",)
        super().__init__(place, game)
        self.family = game.family_tracks[effect.tracks]
        self.tracks = self.family if self.track < 0 else (self.track,)
        #: Where abilities meet a step, on each track.
        self.sites = {
            track: game.abilities.step_site(effect.tracks, game.tracks[track].id, place.home) for track in self.tracks
        }
        #: One step on each of them, waiting.
        self.each = {track: OneStep(track, 1 if self.up else -1, self.address) for track in self.family}
        if self.is_here and (game.kit.track_here is None or not self.up):
            game.claims.refuse((*place.content, "step", "track"), "no track belongs to this place")
        if not self.steps:
            game.claims.refuse((*place.content, "step", "by"), "no step leads nowhere; leave the effect out")
        if effect.different and effect.times > len(self.tracks):
            game.claims.refuse((*place.content, "step", "times"), f"there are only {len(self.tracks)} different tracks")
        game.claim_steps(effect.tracks, place.content)
        self.is_open = bool(self.asks) or (self.up and any(site.taxed for site in self.sites.values()))

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        if self.up or purse.go_down(self.tracks, self.steps, self.times, self.different):
            return None
        blocked = (pos.game.kit.can_step(pos, track, -1) for track in self.tracks)
        cites = next((refused.rules for refused in blocked if refused is not None), ())
        return too_low(pos, self.tracks, self.steps * self.times, cites + self.rules)

    def run(self, pos: AnyPosition) -> None:
        track = pos.game.kit.track_here(pos) if self.is_here and pos.game.kit.track_here else self.track
        if track >= 0:
            for _ in range(self.times):
                go(pos, self, track)
        elif self.up:
            pos.stack.append(Up(self.times, 0, self.address))
        elif all(pos.game.kit.can_step(pos, track, -1) is not None for track in self.tracks):
            pos.game.kit.step(pos, self.tracks[0], -1, self.rules)
        else:
            pos.stack.append(Down(self.times, 0, self.address))


def too_low(pos: AnyPosition, tracks: tuple[int, ...], steps: int, rules: Citation) -> Refusal:
    """Markers that cannot go down so many steps in all."""
    levels = pos.players[pos.active].tracks
    return Refusal(TOO_LOW, rules, (steps, sum(levels[track] for track in tracks)))


class Up(NamedTuple):
    """A track to go up on is still to be chosen so many times; `used` are the tracks chosen so far, as bits."""

    left: int
    used: int
    address: str


class Down(NamedTuple):
    """A track to go down on is still to be chosen so many times."""

    left: int
    used: int
    address: str


class OneStep(NamedTuple):
    """A step on a track that waits until what the step before it gave has been done."""

    track: int
    by: int
    address: str


class TaxedStep(NamedTuple):
    """Whether a taxed step up is taken and paid for."""

    track: int
    address: str


def go(pos: AnyPosition, action: Step, track: int) -> None:
    """All steps of one choice, as abilities change their number; one after the other."""
    steps, in_force, site = action.steps, pos.in_force, action.sites[track]
    if action.up and in_force & site.mask:
        steps = site.amount(steps, in_force)
        pos.game.abilities.spend(pos, in_force & site.mask)
        if not steps:
            pos.tell("stepped", pos.active, (pos.game.tracks[track].id, 0), action.rules + site.bend(in_force).rules)
    pos.stack.extend((action.each[track],) * steps)


def one_step(pos: AnyPosition, frame: OneStep) -> None:
    """A step that would be lost is not taxed; one that cannot be paid for is lost."""
    action = pos.game.steps_at(frame.address)
    site = action.sites[frame.track]
    taxed = frame.by > 0 and pos.in_force & site.taxed
    if not taxed or pos.game.kit.can_step(pos, frame.track, frame.by) is not None:
        bent = frame.by > 0 and pos.in_force & site.mask
        pos.game.kit.step(pos, frame.track, frame.by, action.rules + site.bend(bent).rules if bent else action.rules)
    elif taxed & site.refusable:
        pos.stack.append(TaxedStep(frame.track, frame.address))
    else:
        answer_step(pos, TaxedStep(frame.track, frame.address), unpaid_tax(pos, site, 1, pos.in_force) is None)


def answer_step(pos: AnyPosition, frame: TaxedStep, taken: bool) -> None:
    """The step is taken and its tax paid, or only the step is lost."""
    action = pos.game.steps_at(frame.address)
    site = action.sites[frame.track]
    if taken:
        rules = levy(pos, site, 1, pos.in_force)
        pos.game.kit.step(pos, frame.track, 1, action.rules + rules)
        return
    told = (pos.game.tracks[frame.track].id,)
    rules = tuple(rule for holding in site.taxes_in(pos.in_force) for rule in holding.rules)
    pos.tell("step_refused", pos.active, told, action.rules + rules + pos.game.kit.refuse_tax)


def moved(pos: AnyPosition, track: int, by: int) -> None:
    """The active player's marker has another level now, and with it perhaps other abilities."""
    me = pos.players[pos.active]
    me.tracks[track] += by
    if pos.game.level_bits[track][-1]:
        renew(pos, me)
