"""What abilities say that a game cannot carry out: compared with what its kit declares, and with what was claimed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.abilities import ACTION, ALWAYS, ONCE, Holding
from engine.claims import Fault
from engine.errors import nearest
from engine.handles import Figure, Handle
from engine.kit import Part, Parts
from engine.model.abilities import Change, Offer, Set, Suspend, Trigger, Use
from engine.model.origins import Address
from engine.model.rules import ParamValue

if TYPE_CHECKING:
    from engine.game import Game

NOTHING: Parts = frozenset()


def unsupported(game: Game, holding: Holding) -> Iterator[Fault]:
    """Everything in one ability that nothing in the engine would do."""
    match holding.ability.form:
        case Change() as form:
            yield from _change(game, holding, form)
        case Set() as form:
            yield from _set(game, holding, form)
        case Offer() as form:
            yield from _offer(game, holding, form)
        case Trigger() as form:
            yield from _trigger(game, holding, form)
        case Use() as form:
            yield from _use(game, holding, form)
        case Suspend() as form:
            yield from _suspend(game, holding, form)


# -- change


def _change(game: Game, holding: Holding, form: Change) -> Iterator[Fault]:
    at: Address = (*holding.address, "change")
    carried = game.kit.amounts.get(form.amount)
    if carried is None:
        yield Fault((*at, "amount"), _unknown(game, "amount that passes", form.amount, game.kit.amounts))
        return
    said = {Part.BY: form.by, Part.TAX: form.tax, Part.WORKERS: form.workers}
    for part, value in said.items():
        if value and part not in carried:
            yield Fault((*at, part), f"“{part}” does nothing for {form.amount}; it can have {_listed(carried)}")
    if bool(form.by) == bool(form.tax):
        yield Fault((*at, Part.BY), "changes and taxes at once; make two of it" if form.by else "changes nothing")
    yield from _shared(game, holding, carried)
    if holding.ability.refusable and Part.REFUSABLE in carried and not form.tax and Part.PAY not in carried:
        yield Fault((*holding.address, Part.REFUSABLE), f"only a tax on {form.amount} can be refused")
    yield from _nowhere(game, holding, form.at, (*at, "at"), f"{form.amount} never passes")


# -- set


def _set(game: Game, holding: Holding, form: Set) -> Iterator[Fault]:
    at: Address = (*holding.address, "set")
    handle = game.kit.handles.find(form.rule, form.param)
    if handle is None:
        yield Fault((*at, "param"), f"no procedure reads {form.rule}/{form.param}")
    elif not handle.differs:
        same = "is the same for everybody and cannot be set for one player"
        yield Fault((*at, "param"), f"{form.rule}/{form.param} {same}{_nearest_figure(game, form)}")
    elif isinstance(form.to, int) != isinstance(handle, Figure):
        wanted = "a single figure" if isinstance(handle, Figure) else "a table of figures"
        yield Fault((*at, "to"), f"must be {wanted}")
    else:
        yield from _out_of_bounds(game, handle, form.to, (*at, "to"))
    yield from _shared(game, holding, NOTHING)


def _out_of_bounds(game: Game, handle: Handle, to: ParamValue, at: Address) -> Iterator[Fault]:
    for path, message in handle.bounds.faults(to, game.player_counts, len(game.kit.seats)):
        yield Fault((*at, *path), message)


def _nearest_figure(game: Game, form: Set) -> str:
    """A figure of a similar name that can be set, or those of the same topic."""
    figures = [f"{handle.rule}/{handle.name}" for handle in game.kit.handles.all() if handle.differs]
    alike = [name for name in figures if name.partition(".")[0] == form.rule.partition(".")[0]]
    return nearest(f"{form.rule}/{form.param}", figures) or f"; what can be set: {', '.join(alike or figures)}"


# -- offer


def _offer(game: Game, holding: Holding, form: Offer) -> Iterator[Fault]:
    at: Address = (*holding.address, "offer")
    carried = game.kit.offers.get((form.decision, form.option))
    if carried is None:
        known = [f"{decision}: {option}" for decision, option in game.kit.offers]
        yield Fault(at, _unknown(game, "offer", f"{form.decision}: {form.option}", known))
        return
    said = {Part.BY: form.by, Part.PAY: form.pay, Part.AT: form.at}
    for part, value in said.items():
        if value and part not in carried:
            yield Fault((*at, part), f"“{part}” does nothing for the offer {form.option}")
    if Part.BY in carried and form.by < 1:
        yield Fault((*at, Part.BY), f"the offer {form.option} must reach at least 1")
    yield from _shared(game, holding, carried)
    if Part.AT in carried:
        yield from _nowhere(game, holding, form.at, (*at, "at"), f"{form.option} is never asked for")


# -- trigger and use


def _trigger(game: Game, holding: Holding, form: Trigger) -> Iterator[Fault]:
    at: Address = (*holding.address, "trigger")
    carried = game.kit.moments.get(form.moment)
    if carried is None:
        yield Fault((*at, "moment"), _unknown(game, "moment", form.moment, game.kit.moments))
        return
    if form.on and Part.ON not in carried:
        yield Fault((*at, Part.ON), f"moments of the kind {form.moment} are not numbered")
    yield from _shared(game, holding, carried)
    yield from _nowhere(game, holding, form.at, (*at, "at"), f"the moment {form.moment} never comes")


def _use(game: Game, holding: Holding, form: Use) -> Iterator[Fault]:
    at: Address = (*holding.address, "use")
    if form.window not in game.kit.windows:
        yield Fault((*at, "window"), _unknown(game, "window", form.window, game.kit.windows))
    elif holding.source not in game.tile_index:
        yield Fault(at, "only a tile can be used")
    elif len([other for other, _ in game.abilities.uses() if other.source == holding.source]) > 1:
        yield Fault(at, "a tile can be used for one thing only; put the effects into a “choose”")
    yield from _shared(game, holding, frozenset({Part.SCOPE, Part.OUTSIDE}))


def _suspend(game: Game, holding: Holding, form: Suspend) -> Iterator[Fault]:
    at: Address = (*holding.address, "suspend")
    if not game.suspended(holding.bit):
        yield Fault((*at, "level"), f"level {form.level} of {form.tracks} gives nothing that could be suspended")
    yield from _shared(game, holding, NOTHING)


# -- what stands beside the form


def _shared(game: Game, holding: Holding, carried: Parts) -> Iterator[Fault]:
    ability = holding.ability
    if ability.scope != ALWAYS:
        yield from _scope(game, holding, carried)
    if ability.refusable and Part.REFUSABLE not in carried:
        yield Fault((*holding.address, Part.REFUSABLE), "there is nothing to refuse here")
    if ability.group and Part.GROUP not in carried and (ability.scope == ALWAYS or Part.SCOPE not in carried):
        yield Fault((*holding.address, Part.GROUP), "abilities of a group do not act together here")


def _scope(game: Game, holding: Holding, carried: Parts) -> Iterator[Fault]:
    at, scope = (*holding.address, Part.SCOPE), holding.ability.scope
    if scope == ONCE and Part.ONCE in carried:
        if holding.source not in game.tile_index:
            yield Fault(at, "only a tile can be turned over")
    elif Part.SCOPE not in carried:
        yield Fault(at, "nothing counts how often this ability acts; leave the scope out")
    elif scope not in game.kit.scopes:
        yield Fault(at, _unknown(game, "scope", scope, (*game.kit.scopes, ALWAYS)))
    elif scope == ACTION and Part.OUTSIDE in carried:
        yield Fault(at, "is no part of an action, so it cannot be limited to one")


def _nowhere(game: Game, holding: Holding, at: tuple[str, ...], address: Address, message: str) -> Iterator[Fault]:
    """Every place that an ability names must be one where something can happen to it."""
    if not at and not game.claims.is_claimed((*holding.address, "acts")):
        yield Fault(holding.address, message)
    for n, place in enumerate(at):
        if not game.claims.is_claimed((*holding.address, "at", n)):
            yield Fault((*address, n), f"{message} at {place}")


def _unknown(game: Game, what: str, name: str, known: object) -> str:
    names = [str(each) for each in known]  # type: ignore[attr-defined]
    near = nearest(name, names) or (f"; known: {', '.join(names)}" if names else "")
    return f"{game.id} has no {what} {name!r}{near}"


def _listed(carried: Parts) -> str:
    return " and ".join(f"“{part}”" for part in sorted(carried & {Part.BY, Part.TAX, Part.WORKERS}))
