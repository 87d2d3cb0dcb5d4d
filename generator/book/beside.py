"""Beside which of a chapter's rules stands what the chapter shows."""

from __future__ import annotations

from engine.model.rulebook import Rulebook
from generator.book.chapters import Chapter
from generator.book.sheets import Shown

#: Stands for the chapter as a whole.
ALL = ""


def beside(chapter: Chapter, rulebook: Rulebook) -> dict[str, tuple[Shown, ...]]:
    """The rule -> what is drawn beside it: its own place, track or tiles. What is the matter of all rules of the
    chapter, or of a rule elsewhere, is drawn before the first."""
    found: dict[str, tuple[Shown, ...]] = dict.fromkeys((ALL, *(rule.id for rule in chapter.rules)), ())
    for each in chapter.shows:
        rule = _rule_of(each, rulebook)
        at = rule if rule in found else ALL
        found[at] = (*found[at], each)
    return found


def _rule_of(shown: Shown, rulebook: Rulebook) -> str:
    if shown.scheme == "place":
        return rulebook.place_by_id[shown.id].rule
    if shown.scheme == "track":
        return rulebook.track_by_id[shown.id].rule
    return next((family.rule for family in rulebook.families if family.id == shown.id), ALL)
