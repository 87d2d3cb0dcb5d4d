"""Every question, every answer and every step of the guide is worded, in every language."""

from __future__ import annotations

import pytest

import engine
from engine.guiding import Led, begin
from generator.games import kit_of
from generator.games.telling import narrator
from generator.languages.load import available_languages, load_language
from generator.wording.guiding import GuideTeller
from generator.wording.writers import to_text
from tests.teotihuacan.bot_at_the_table import SEEN, its_turn, positions
from tests.teotihuacan.test_bot_guide import rolls

GUIDE = engine.kit_of("teotihuacan").guides["teotibot"]
WORDS = kit_of("teotihuacan").words.guides["teotibot"]


def test_every_guide_has_words() -> None:
    for game in engine.games():
        assert set(engine.kit_of(game).guides) == set(kit_of(game).words.guides)
    silent = {"put-away"}
    assert set(WORDS.asked) == {each.id for each in GUIDE.inquiries} - silent
    assert set(WORDS.title) == {each.id for each in GUIDE.inquiries if each.lasts}


def test_steps_that_have_words_of_their_own_are_events() -> None:
    assert set(WORDS.steps) <= set(engine.kit_of("teotihuacan").events)


@pytest.mark.parametrize("code", available_languages())
def test_whole_turns_are_led_through_in_words(code: str) -> None:
    said: set[str] = set()
    for n, table in enumerate(positions(range(11, 13))):
        if n == 24:
            break
        guidance = begin(table.game, GUIDE, False)
        teller = GuideTeller(narrator(load_language(code), table.game.rulebook), WORDS, GUIDE)
        dice = rolls(its_turn(table))
        led = guidance.led()
        while led.asked:
            said |= questioned(teller, led)
            dealt = {"1": str(dice[0]), "2": str(dice[1])}
            guidance.answer(led.asked.id, dealt if led.asked.id == "dice" else SEEN[led.asked.id](table, led))
            led = guidance.led()
        said |= {to_text(step.words) for step in teller.steps(led)}
        guidance.next_turn()
        said |= {to_text(words) for _, words in teller.known(guidance)}
    assert all(said)
    assert len(said) > 150
    assert not [text for text in said if "{" in text or ("none" in text.split() and code != "en")]


def questioned(teller: GuideTeller, led: Led) -> set[str]:
    assert led.asked
    id = led.asked.id
    options = [teller.option(id, part, option) for part in led.parts for option in part.options[:9]]
    return {
        to_text(words) for words in (teller.question(led), *(teller.part(id, part) for part in led.parts), *options)
    }
