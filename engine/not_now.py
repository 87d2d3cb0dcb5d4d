"""Moves that answer another question than the one that is asked: the rule behind what has to be done first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities import Site
from engine.gains import Tax
from engine.handles import Citation
from engine.steps import TaxedStep

if TYPE_CHECKING:
    from engine.decisions import Frame
    from engine.position import AnyPosition


def asking(pos: AnyPosition, frame: Frame) -> Citation:
    """The rules of what asks here: an effect of the content, the abilities that tax it, or a procedure that says so."""
    site = _taxed(pos, frame)
    if site is not None:
        return tuple(rule for holding in site.taxes_in(pos.in_force) for rule in holding.rules)
    action = pos.game.actions.get(getattr(frame, "address", ""))
    return action.rules if action is not None else pos.game.kit.asked_by.get(type(frame), ())


def _taxed(pos: AnyPosition, frame: Frame) -> Site | None:
    if isinstance(frame, Tax):
        return pos.game.gain_site(frame.good, pos.game.actions[frame.address].home)
    return pos.game.steps_at(frame.address).sites[frame.track] if isinstance(frame, TaxedStep) else None


def is_another_way(pos: AnyPosition, rules: Citation, kind: str) -> bool:
    """Whether a question of these rules has been answered in another way than by this kind of move."""
    return any(question.rule in rules and kind in question.kinds for question in pos.game.questions.values())


def waits(pos: AnyPosition, kind: str) -> bool:
    """Whether a kind of move answers a question that waits until this one is done."""
    asked = (pos.game.questions.get(type(frame)) for frame in pos.stack[:-1])
    return any(kind in question.kinds for question in asked if question is not None)


def what_bends(pos: AnyPosition, rules: Citation) -> Citation:
    """The rules of the player's own abilities that change these: whoever is told the usual rule has to know of them."""
    held, known = pos.players[pos.active].held, pos.game.rulebook.rules
    own = dict.fromkeys(rule for h in pos.game.abilities.holdings if h.bit & held for rule in h.rules)
    return tuple(rule for rule in own if rule not in rules and set(known[rule].changes) & set(rules))
