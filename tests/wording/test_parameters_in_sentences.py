"""A parameter changed in content changes the rule's sentence, in every language."""

from __future__ import annotations

import pytest

from engine.load import read_content
from engine.model.build import rulebook_from_plain
from engine.model.rulebook import Rulebook
from generator.languages import available_languages
from generator.wording.rules import rule_text
from tests.engine.mutations import changed, named, parameters
from tests.wording.voices import GAMES, said, voice

CONTENT = read_content().rulebooks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", available_languages())
def test_a_changed_parameter_changes_the_sentence(language: str, game: str) -> None:
    plain = CONTENT[game]
    before = _texts(rulebook_from_plain(plain), language, game)
    silent = []
    for path in parameters(plain):
        name = named(plain, path)
        after = _texts(rulebook_from_plain(changed(plain, path)), language, game)
        if before[name.split("/")[0]] == after[name.split("/")[0]]:
            silent.append(name)
    assert silent == []


def _texts(rulebook: Rulebook, language: str, game: str) -> dict[str, str]:
    say = voice(language, game)
    return {rule.id: said(rule_text(rule, say)) for rule in rulebook.rules.values() if rule.params}
