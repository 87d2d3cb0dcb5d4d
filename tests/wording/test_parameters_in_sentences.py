"""A parameter changed in content changes the rule's sentence, in every language."""

from __future__ import annotations

import pytest

from generator.languages.load import available_languages
from generator.wording.rules import rule_text
from tests.engine.jury import changed, jury
from tests.engine.mutations import CONTENT, Figure, figures
from tests.wording.voices import said, voice

PARAMETERS = [figure for figure in figures() if figure.path[0] == "chapters"]


@pytest.mark.parametrize("game", sorted(CONTENT))
@pytest.mark.parametrize("language", available_languages())
def test_a_changed_parameter_changes_the_sentence(language: str, game: str) -> None:
    own = [figure for figure in PARAMETERS if figure.game_id == game]
    assert [str(figure) for figure in own if _text(figure, 0, language) == _text(figure, 1, language)] == []


def _text(figure: Figure, by: int, language: str) -> str:
    book = changed(jury(figure.game_id).book, figure, figure.value + by)
    return said(rule_text(book.rules[figure.thing["id"]], voice(language, figure.game_id)))
