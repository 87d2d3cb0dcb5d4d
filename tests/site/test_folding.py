"""However a reader types a word, the forms of the same term are found."""

from __future__ import annotations

import pytest

from generator.pages.folding import fold, search_forms

SPELLINGS = [
    ("el", "Εργάτης", "εργατησ"),
    ("el", "ΕΡΓΑΤΗΣ", "εργατησ"),
    ("de", "Gebäude", "gebaude"),
    ("de", "Gebaeude", "gebaude"),
    ("de", "Großstraße", "grossstrasse"),
    ("ro", "clădire", "cladire"),
    ("ro", "ştiucă", "stiuca"),
    ("ro", "știucă", "stiuca"),
    ("pl", "Źródło", "zrodlo"),
    ("en", "aerie", "aerie"),
]


@pytest.mark.parametrize(("language", "typed", "folded"), SPELLINGS)
def test_accents_and_old_letters_are_folded(language: str, typed: str, folded: str) -> None:
    assert fold(typed, language) == folded


def test_each_form_leads_to_its_group_and_a_shared_form_to_both() -> None:
    forms = search_forms([("robotnik", "robotników"), ("robota", "robotnik")], "pl")
    assert forms["groups"] == [["robotnik", "robotników"], ["robota", "robotnik"]]
    assert forms["words"] == {"robotnik": [0, 1], "robotnikow": [0], "robota": [1]}
