"""Generated sentences in every language, for amounts that some language treats in its own way; read line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.model.measures import Count
from generator.languages.load import available_languages
from generator.wording.points import points_words
from tests.wording.amount_tables import counting_messages, is_translated, sentence_of, table
from tests.wording.voices import said, voice

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", available_languages())
def test_golden_tables_of_amounts(language: str) -> None:
    """A changed sentence is read before its table is written anew (delete the file and run the test)."""
    golden = GOLDEN / f"amounts-{language}.txt"
    if not golden.exists():
        golden.write_text(table(language), encoding="utf-8")
        pytest.fail(f"{golden.name} was missing and has been written: read it and commit it")
    assert table(language).splitlines() == golden.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", available_languages())
def test_every_counted_message_stands_in_the_table(language: str) -> None:
    blocks = [block.splitlines() for block in table(language).split("\n\n")]
    told = {block[0]: block[1:] for block in blocks if len(block) > 1}
    known = voice(language).language
    wanted = [context for context, message in counting_messages().items() if is_translated(message, known)]
    assert [context for context in wanted if not told.get(context)] == []
    assert len(wanted) > 100


def test_a_message_is_shown_where_it_counts() -> None:
    game, sentence = sentence_of()["ability.feeding.some.less"]
    assert said(sentence(voice("en", game), 3)) == "On every Food Day, 3 of your workers need 3 corn less each."
    game, sentence = sentence_of()["event.main-action"]
    assert "for 3 cocoa, with 3 workers (lowest power 3)" in said(sentence(voice("en", game), 3))


def test_negative_amounts() -> None:
    assert said(points_words(Count(("tomb",)), voice())) == "1 point for each tomb you have"
    game, sentence = sentence_of()["event.final-points.tile"]
    assert said(sentence(voice("en", game), -2)) == "At the end Green loses 2 points for the farm (1 wood)."
    game, sentence = sentence_of()["effect.step.down"]
    assert said(sentence(voice("en", game), 1)) == "Go down 1 step on Chaac."
