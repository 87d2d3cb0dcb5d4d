"""A translation chooses the form of what is inserted, also of several things at once."""

from __future__ import annotations

from dataclasses import replace

from engine.model.abilities import Change
from engine.model.effects import UseAction
from engine.model.measures import Count
from generator.games.telling import narrator
from generator.wording.kinds import worded
from generator.wording.narrator import Narrator
from tests.wording.voices import book, said, voice


def speaking(language: str, game: str, context: str, english: str, translation: str) -> Narrator:
    """A language with one message of its own."""
    catalogue = {"rulebook": {context: {english: translation}}}
    return narrator(replace(voice(language, game).language, catalogues=catalogue), book(game), links=False)


def test_every_place_of_a_list_stands_in_the_form_that_the_text_wants() -> None:
    say = speaking(
        "pl",
        "teotihuacan",
        "ability.gain.more.at",
        "When you take {good} at {places:def}, take {n} more.",
        "Gdy w {places:loc} bierzesz {good:acc}, weź o {n} więcej.",
    )
    form = Change("gain.wood", 1, at=("forest", "stone-quarry"))
    assert said(worded(form, say)).startswith("Gdy w Lesie lub Kamieniołomie bierzesz ")


def test_one_place_takes_the_form_too() -> None:
    say = speaking(
        "ro", "teotihuacan", "effect.use-action", "Perform any action of {places:def}.", "O acțiune a {places:gen}."
    )
    assert said(worded(UseAction(("forest",)), say)) == "O acțiune a Pădurii."


def test_several_kinds_of_tiles_take_a_plural() -> None:
    say = speaking(
        "el", "tzolkin", "measure.count.mine", "the number of your {tiles:nom_pl}", "το πλήθος των {tiles:gen_pl} σου"
    )
    assert said(worded(Count(("tomb", "civic")), say)) == "το πλήθος των τάφων και αστικών κτιρίων σου"
