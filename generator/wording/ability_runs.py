"""Abilities one after another, as a tile or a step has them: what several of them share is said once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.model.abilities import Ability, Set
from engine.model.text import Inline
from generator.wording.abilities import changed_rule, terms_of_use
from generator.wording.kinds import worded
from generator.wording.narrator import Narrator

#: What an ability says besides its form: whether it can be refused, how often it works, together with what.
Terms = tuple[bool, str, str]


def told_together(abilities: Sequence[Ability], say: Narrator) -> Iterator[list[Inline]]:
    """The sentences of each ability; the terms that several in a row share follow the last of them."""
    for _, sharing in groupby(abilities, key=_terms):
        run = tuple(sharing)
        told = [[sentence] for sentence in _forms(run, say)]
        told[-1] += terms_of_use(run[-1], say)
        yield from told


def _terms(ability: Ability) -> Terms:
    return ability.refusable, ability.scope, ability.group


def _forms(abilities: Sequence[Ability], say: Narrator) -> Iterator[Inline]:
    """What changes; several figures of one rule change in one sentence."""
    for rule, same in groupby((ability.form for ability in abilities), key=_changed_rule):
        forms = tuple(same)
        if rule:
            yield changed_rule([form for form in forms if isinstance(form, Set)], say)
        else:
            yield from (worded(form, say) for form in forms)


def _changed_rule(form: object) -> str:
    return form.rule if isinstance(form, Set) else ""
