"""What is allowed is said as something that one may do, in the mood that each language has for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.model.effects import Gain, May, Pay, Score
from generator.games.telling import narrator
from generator.wording.effects import MAY
from generator.wording.kinds import worded
from generator.wording.sentences import tile_sentences
from tests.wording.voices import book, said, voice

LANGUAGES = ("el", "de", "ro", "pl")
#: The sentences into which something allowed is put; each belongs to the mood as soon as anything does.
AROUND = (
    "effect.may",
    "effect.repeat",
    "effect.repeat.measured",
    "effect.repeat.from",
    "ability.trigger.optional",
    "ability.use",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_around_something_allowed_has_the_mood(language: str) -> None:
    own = voice(language).language.catalogues["own"]
    assert [context for context in AROUND if f"{MAY}/{context}" not in own] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You may pay 1 cocoa to take 2 wood."),
        ("el", "Μπορείτε να πληρώσετε 1 κακάο για να πάρετε 2 ξύλα."),
        ("de", "Du darfst 1 Kakao bezahlen und dafür 2 Holz nehmen."),
        ("ro", "Poți să plătești 1 cacao ca să iei 2 lemne."),
        ("pl", "Możesz zapłacić 1 kakao, aby wziąć 2 drewna."),
    ],
)
def test_a_payment_that_is_allowed_is_no_order(language: str, sentence: str) -> None:
    effect = May((Pay((("cocoa", 1),)), Gain((("wood", 2),))))
    assert said(worded(effect, voice(language, "teotihuacan"))).replace("\N{NO-BREAK SPACE}", " ") == sentence


def test_an_order_stays_one_where_a_language_has_no_words_for_the_mood() -> None:
    whole = voice("de", "teotihuacan").language
    own = {context: texts for context, texts in whole.catalogues["own"].items() if context != f"{MAY}/effect.score"}
    say = narrator(replace(whole, catalogues={**whole.catalogues, "own": own}), book("teotihuacan"), links=False)
    assert said(worded(May((Score(4),)), say)) == "Wenn du willst, erhalte 4 Punkte."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Once in the game, before or after your action, you may take 4 cocoa."),
        ("el", "Μία φορά στο παιχνίδι, πριν ή μετά την ενέργειά σας, μπορείτε να πάρετε 4 κακάο."),
        ("de", "Einmal im Spiel, vor oder nach deiner Aktion, darfst du 4 Kakao nehmen."),
        ("ro", "O singură dată în joc, înainte de acțiunea ta sau după ea, poți să iei 4 cacao."),
        ("pl", "Raz w grze, przed swoją akcją lub po niej, możesz wziąć 4 kakao."),
    ],
)
def test_a_discovery_tile_says_that_it_works_once(language: str, sentence: str) -> None:
    say = voice(language, "teotihuacan")
    told = said(tile_sentences(say.book.components["discovery-cocoa"], say)[-1])
    assert told.replace("\N{NO-BREAK SPACE}", " ").startswith(sentence)
