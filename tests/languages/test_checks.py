"""Each kind of mistake in a language is reported, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.loading import load_rulebook
from engine.share import locales_root
from generator.languages.entry import Entry
from generator.languages.load import LanguageError, check_terms, load_language
from generator.messages.catalogue import catalogue_path, write_entries
from generator.messages.checks import check_language
from generator.messages.message import Message

ENGLISH = "You have {n} [corn](term:corn) and {steps|step|steps}."


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    root = tmp_path / "locales"
    for code in ("en", "el", "ro", "pl"):
        (root / code).mkdir(parents=True)
        (root / code / "terms.yaml").write_bytes((locales_root() / code / "terms.yaml").read_bytes())
    return root


def found(root: Path, code: str, translation: str, english: str = ENGLISH, domain: str = "tzolkin") -> list[str]:
    write_entries(catalogue_path(root, code, domain), code, [Entry("rule/a/text", english, translation)])
    problems = check_language(code, [Message(domain, "rule/a/text", english)], root)
    assert all(problem.path == "rule/a/text" and problem.file.endswith(f"{domain}.po") for problem in problems)
    return [problem.message for problem in problems]


GOOD = "Masz {n} [koszy kukurydzy](term:corn) i {steps|stopień|stopnie|stopni}."


def test_a_name_may_be_the_same_in_both_languages(locales: Path) -> None:
    assert found(locales, "pl", "Tikal {n}", english="Tikal {n}") == []


def test_a_good_translation_has_no_problem(locales: Path) -> None:
    assert found(locales, "pl", GOOD) == []
    assert found(locales, "pl", GOOD.replace("|stopni}", "|stopni|stopnia}")) == []


@pytest.mark.parametrize(
    ("code", "translation", "message"),
    [
        ("pl", "", "not translated"),
        ("pl", GOOD.replace("{n}", "{m}"), "parameter n of the English is missing"),
        ("pl", GOOD.replace("{n}", "{m}"), "parameter m is not in the English"),
        ("pl", GOOD.replace("term:corn", "term:gold"), "link term:corn of the English is missing"),
        ("pl", GOOD.replace("|stopni}", "}"), "{steps|…} has 2 forms and needs 3: one, few, many"),
        (
            "pl",
            GOOD.replace("koszy", "koszyk"),
            "“koszyk kukurydzy” is no known form of the term “corn” (kosz kukurydzy)",
        ),
        ("pl", GOOD + " Weź 3.", "the number 3 must be a parameter"),
        ("pl", GOOD + ' "a"', "straight quotation marks; write „”"),
        ("pl", GOOD + " {", "column"),
        (
            "el",
            "{n} [καλαμπόκι](term:corn) {steps|βήμα|βήματα} εργάτηc",
            "“εργάτηc” mixes letters of two scripts: greek, latin",
        ),
        ("ro", "{n} [porumb](term:corn) {steps|pas|pași|de pași} şi", "the character ş is wrong; write ș"),
        ("ro", "{n} [porumb](term:corn) {steps|pas|pași|de pași} «a»", "the quotation mark « is wrong; write „”"),
        ("pl", GOOD + " ", "a space at the beginning or the end"),
        ("pl", GOOD.replace("Masz ", "Masz  "), "two spaces in a row"),
        ("pl", GOOD.replace(" i ", " i , "), "“ ,” has a space too many"),
        ("pl", GOOD.replace("Masz", "Ma\u200bsz"), "an invisible character, U+200B"),
        ("pl", GOOD.replace("Masz", "Mas\u0301z"), "letters and accents written apart"),
        ("pl", GOOD.replace("}.", "}"), "a full stop at the end must be there in both languages, or in neither"),
        ("pl", GOOD.replace("{n}", "{n:lok}"), "no term has the form “lok”; did you mean 'loc'?"),
        ("pl", ENGLISH, "the translation is the English text"),
    ],
)
def test_a_mistake_is_named(locales: Path, code: str, translation: str, message: str) -> None:
    assert any(message in problem for problem in found(locales, code, translation))


@pytest.mark.parametrize(
    ("code", "words"),
    [("pl", "2. poziom"), ("pl", "Epoka 1"), ("ro", "al 2-lea rând"), ("el", "ο 1ος παίκτης"), ("el", "Teotihuacan")],
)
def test_ordinals_and_names_may_have_digits_and_names_may_be_latin(locales: Path, code: str, words: str) -> None:
    assert found(locales, code, words, english="x") == []


def test_a_game_has_its_own_forms(locales: Path) -> None:
    english, polish = "[resources](term:resource)", "[zasobów](term:resource)"
    assert found(locales, "pl", polish, english, domain="teotihuacan") == []
    catalogue_path(locales, "pl", "teotihuacan").unlink()
    assert found(locales, "pl", polish, english, domain="tzolkin") == [
        "“zasobów” is no known form of the term “resource” (surowiec)"
    ]


def test_a_verb_may_stand_in_any_form(locales: Path) -> None:
    assert found(locales, "pl", "[Rozgniewałeś bogów](term:anger-the-gods)", "[x](term:anger-the-gods)") == []


def test_a_counted_word_inside_a_link_is_checked_in_every_form(locales: Path) -> None:
    english = "[{n|worker|workers}](term:worker)"
    assert found(locales, "pl", "[{n|robotnika|robotników|robotników}](term:worker)", english) == []
    assert found(locales, "pl", "[{n|robotnika|robotniki|robotników}](term:worker)", english) == [
        "“robotniki” is no known form of the term “worker” (robotnik)"
    ]


def test_missing_fuzzy_and_stale_messages_are_told_apart(locales: Path) -> None:
    entries = [
        Entry("a", "A", "Ą", fuzzy=True, previous="Aa"),
        Entry("b", "old", "B"),
        Entry("gone", "Gone", "Nie ma"),
    ]
    write_entries(catalogue_path(locales, "pl", "tzolkin"), "pl", entries)
    messages = [Message("tzolkin", name, text) for name, text in (("a", "A"), ("b", "new"), ("c", "C"))]
    problems = {(problem.path, problem.message.split(":")[0]) for problem in check_language("pl", messages, locales)}
    assert problems == {("a", "fuzzy"), ("b", "missing"), ("c", "missing"), ("b", "stale"), ("gone", "stale")}
    assert {problem.line for problem in check_language("pl", messages, locales) if problem.path == "gone"} == {20}


def test_english_texts_are_checked_where_they_stand(locales: Path) -> None:
    message = Message("tzolkin", "rule/a/text", "Take 3 [corns](term:corn) {n", where="content/a.yaml", line=7)
    assert str(check_language("en", [message], locales)[0]).startswith("content/a.yaml:7: rule/a/text: column")
    message = message._replace(english="Take 3 [corns](term:corn).")
    assert [problem.message for problem in check_language("en", [message], locales)] == [
        "“corns” is no known form of the term “corn” (corn)",
        "the number 3 must be a parameter",
    ]


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("language: pl", "language: cs", "is “cs” in the folder “pl”"),
        ("fraction: other", "fraction: some", "some"),
        ("fraction: other", "fraction: other\npart: two", "is “two” and must be one of few, many, one, other"),
        ("  worker:\n", "  worker:\n    colour: red\n", "colour"),
        ("  worker:\n", "  worker: {term: a}\n  worker:\n", "stands twice"),
        ('plural: "nplurals=3', 'plural: "nplurals=4', "is no plural rule for 3 categories"),
        (
            "{one: robotnika, few: robotników, many: robotników, other: robotnika}",
            "{one: robotnika}",
            "needs few, many, one",
        ),
        ("  worker:\n", "  worker: &a\n", "anchors"),
        ("terms:\n", "terms: [\n", "not readable as YAML"),
    ],
)
def test_a_mistake_in_the_terms_is_reported_with_its_line(locales: Path, before: str, after: str, message: str) -> None:
    path = locales / "pl" / "terms.yaml"
    replaced(path, before, after)
    problems = check_terms("pl", locales)
    assert any(message in problem.message for problem in problems), problems
    assert all(problem.line >= 1 and problem.file == str(path) for problem in problems)
    with pytest.raises(LanguageError):
        load_language("pl", locales)


def test_forms_of_terms_are_spelt_as_carefully_as_texts(locales: Path) -> None:
    replaced(locales / "ro" / "terms.yaml", "def: jungla", "def: jungla şi")
    problem = check_language("ro", [], locales)[0]
    assert problem.path == "terms.jungle"
    assert problem.message == "“jungla şi”: the character ş is wrong; write ș"


def test_a_form_that_a_text_needs_and_a_term_lacks_is_found(locales: Path) -> None:
    """Each kind of terms that may stand for {track} by itself: the temples, and the word for a temple."""
    english, polish = "Go up on {track:def}.", "Awansuj {track:where}."
    entries = [Entry("effect.step.up", english, polish)]
    write_entries(catalogue_path(locales, "pl", "rulebook"), "pl", entries)
    messages = [Message("rulebook", "effect.step.up", english)]
    assert check_language("pl", messages, locales, [load_rulebook("tzolkin")]) == []
    replaced(locales / "pl" / "terms.yaml", "where: w\xa0świątyni Chaaca", "whereabouts: w\xa0świątyni Chaaca")
    problem = check_language("pl", messages, locales, [load_rulebook("tzolkin")])[0]
    assert problem.path == "terms.chaac"
    assert problem.message == "has no form “where”, which effect.step.up asks for and others of its kind have"
    assert "chaac:" in (locales / "pl" / "terms.yaml").read_text(encoding="utf-8").splitlines()[problem.line - 1]


def replaced(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def test_an_unreadable_file_is_a_problem_and_no_traceback(locales: Path) -> None:
    assert "cannot be read" in check_terms("zz", locales)[0].message
    (locales / "pl" / "terms.yaml").write_bytes(b"language: \xff\xfe")
    assert "UTF-8" in check_terms("pl", locales)[0].message
    broken = catalogue_path(locales, "ro", "tzolkin")
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b'msgctxt "a"\nmsgid "a"\nmsgstr "\xff"\n')
    assert "cannot be read" in check_language("ro", [], locales)[0].message
