"""Rules and code hold each other: every normative rule is bound by something, and everything bound is a rule."""

from __future__ import annotations

from collections.abc import Iterator, Set

from engine.loading.nearest import hint
from engine.model.abilities import Ability
from engine.model.abilities import Set as SetForm
from engine.model.rulebook import Rulebook
from engine.problems import Problem

LOOSE = "a normative rule that nothing binds: neither the engine nor content uses it"


def unbound(rulebook: Rulebook, bound: Set[str]) -> list[Problem]:
    """Normative rules that neither the engine nor content binds, and names the engine binds that are no rules."""
    held = bound | set(bound_by_content(rulebook))
    loose = [rule.id for rule in rulebook.rules.values() if rule.kind == "normative" and rule.id not in held]
    missing = sorted(name for name in bound if name not in rulebook.rules)
    return [
        *(rulebook.origins.problem(("rule", rule), LOOSE) for rule in loose),
        *(Problem("engine", 1, name, f"no content defines this rule{hint(name, rulebook.rules)}") for name in missing),
    ]


def bound_by_content(rulebook: Rulebook) -> Iterator[str]:
    """The rules that decisions, the board, tiles and abilities name: the engine cites them through these."""
    for decision in rulebook.decisions:
        yield from (decision.rule, decision.not_now)
    for place in rulebook.places:
        yield place.rule
        yield from (space.rule for space in place.spaces)
    yield from (track.rule for track in rulebook.tracks)
    yield from (family.rule for family in rulebook.families)
    yield from (good.supply.partition("/")[0] for good in rulebook.goods)
    for ability in _abilities(rulebook):
        yield ability.bends
        if isinstance(ability.form, SetForm):
            yield ability.form.rule


def _abilities(rulebook: Rulebook) -> Iterator[Ability]:
    for track in rulebook.tracks:
        for step in track.steps:
            yield from step.abilities
    for tile in rulebook.components.values():
        yield from tile.abilities
