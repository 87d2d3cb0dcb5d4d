"""An amount of corn, in which prices of Tzolk'in are paid."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.names import currency
from generator.wording.narrator import Narrator
from generator.wording.prices import have_words


def corn_words(amount: int, say: Narrator, role: str = "object") -> Inline:
    return say.amount(currency(say), amount, role)


def have_corn(amount: int, say: Narrator) -> Inline:
    """What there is, and is not enough."""
    return have_words(((currency(say), amount),), say)
