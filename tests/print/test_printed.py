"""What is on paper: one page, every number, whole words, and nothing that a reader or a machine would miss."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.load import load_rulebook
from engine.model.rulebook import Rulebook
from generator import __version__
from generator.languages import available_languages, load_language
from generator.pages.frame import frame_words
from generator.print.build import Printed, PrintReport
from generator.wording.names import rule_title
from generator.wording.narrator import narrator
from generator.wording.rules import rule_text, rule_values
from generator.wording.sentences import space_sentences
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text
from tests.print.extraction import SOFT_HYPHEN, Poppler, lines, spaced
from tests.print.extraction import words as words_of

GAMES = ("teotihuacan", "tzolkin")


@pytest.fixture(params=GAMES, scope="module")
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(request.param)


@pytest.fixture(params=available_languages(), scope="module")
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _pdf(report: PrintReport, language: str, game: str) -> Path:
    return next(each.path for each in report.printed if (each.language, each.game) == (language, game))


def _ids(each: Printed) -> str:
    return f"{each.language}-{each.game}"


def test_every_game_is_printed_in_every_language(printed: PrintReport) -> None:
    found = {(each.language, each.game) for each in printed.printed}
    assert found == {(code, game) for code in (*available_languages(), "xx") for game in GAMES}


def test_a_summary_is_one_page_of_a4_with_its_language_and_title(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.printed:
        told = poppler("pdfinfo", each.path)
        assert re.search(r"^Pages:\s+1$", told, re.MULTILINE), _ids(each)
        assert "(A4)" in told, _ids(each)
        assert re.search(r"^Tagged:\s+yes$", told, re.MULTILINE), _ids(each)
        assert f"/Lang({each.language})".encode() in each.path.read_bytes(), _ids(each)
        assert b"<pdfuaid:part>1</pdfuaid:part>" in each.path.read_bytes(), _ids(each)
        title = load_language(each.language).term(f"game-{each.game}", each.game).term
        assert re.search(rf"^Title:\s+{re.escape(title)} · \w", told, re.MULTILINE) or each.language == "xx", told


def test_fonts_are_embedded_and_say_which_letters_they_show(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.printed:
        fonts = [line.split() for line in poppler("pdffonts", each.path).splitlines()[2:]]
        assert fonts, _ids(each)
        for font in fonts:
            embedded, subset, unicode = font[-5:-2]
            assert (embedded, subset, unicode) == ("yes", "yes", "yes"), (_ids(each), font)


def test_every_rule_of_the_summary_stands_there_by_number_title_and_text(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, _pdf(printed, language, book.id))
    say = narrator(load_language(language), book, links=False)
    shown = [entry.partition(":")[2] for block in book.summary for entry in block.shows if entry.startswith("rule:")]
    assert shown
    for rule in (book.rules[id] for id in shown):
        text = to_text(rule_text(rule, say))
        assert spaced(f"{rule.number} {to_text(rule_title(rule.id, say))} {text}") in words
        for name, figure in rule_values(dict(rule.params)).items():
            assert re.search(rf"(?<!\d){figure}(?!\d)", text), (rule.id, name)


def test_every_action_of_the_board_stands_there_in_words(language: str, printed: PrintReport, poppler: Poppler) -> None:
    book = load_rulebook("tzolkin")
    words = words_of(poppler, _pdf(printed, language, book.id))
    say = narrator(load_language(language), book, links=False)
    shown = [entry.partition(":")[2] for block in book.summary for entry in block.shows if entry.startswith("place:")]
    assert shown == ["palenque", "yaxchilan", "tikal", "uxmal"]
    for place in shown:
        for space in book.place_by_id[place].spaces:
            told = to_text(say.sentences(space_sentences(space, say)))
            assert spaced(told) in words, (place, space.id)


def test_every_figure_of_the_board_stands_there(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, _pdf(printed, language, book.id))
    minus = load_language(language).number.minus
    for block in book.summary:
        for entry in (entry.partition(":")[2] for entry in block.shows if entry.startswith("track:")):
            for step in book.track_by_id[entry].steps:
                figure = str(step.points).replace("-", minus)
                assert re.search(rf"(?<![\d{minus}]){figure}(?!\d)", words), (entry, step)


def test_words_can_be_copied_whole(printed: PrintReport, poppler: Poppler) -> None:
    """A soft hyphen stands only where a line ends."""
    for each in printed.printed:
        inside = re.findall(rf"\w+{SOFT_HYPHEN}+\w+", lines(poppler, each.path))
        assert inside == [], _ids(each)


def test_every_drawing_that_speaks_has_an_alternative(printed: PrintReport) -> None:
    for each in printed.printed:
        written = each.path.read_bytes()
        drawings = len(re.findall(rb"/S\s*/Figure\b", written))
        assert drawings > 20, _ids(each)
        assert len(re.findall(rb"/Alt\s*[(<][^)>]", written)) == drawings, _ids(each)


@pytest.mark.parametrize(
    ("language", "letters"),
    [("ro", "șțăâî"), ("pl", "ąćęłńóśźż"), ("el", "άέήίόύώς"), ("de", "äöüß"), ("en", "“”−")],
)
def test_letters_of_every_language_extract_as_themselves(
    language: str, letters: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = "".join(lines(poppler, _pdf(printed, language, game)) for game in GAMES)
    assert set(letters) - set(words) == set()


@pytest.mark.parametrize("language", ["de", "el", "pl", "ro", "en"])
def test_words_are_divided_in_every_language(language: str, printed: PrintReport, poppler: Poppler) -> None:
    ends = [SOFT_HYPHEN in lines(poppler, _pdf(printed, language, game)) for game in GAMES]
    assert any(ends)


def test_version_and_notice_stand_on_the_sheet(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, _pdf(printed, language, book.id))
    frame = frame_words(Speaker(load_language(language), book.id), __version__)
    assert __version__ in frame["version"]
    assert spaced(frame["version"]) in words
    assert spaced(frame["notice"]) in words


def test_the_sheet_has_no_text_of_its_own(printed: PrintReport, poppler: Poppler) -> None:
    """In the pseudo-language every text shows where it begins and ends; nothing stands outside."""
    for game in GAMES:
        words = words_of(poppler, _pdf(printed, "xx", game))
        outside = re.sub(r"⟦[^⟧]*⟧", " ", re.sub(r"⟦[^⟦⟧]*⟧", " ", re.sub(r"⟦[^⟦⟧]*⟧", " ", words)))
        assert not re.findall(r"\b(the|of|and|step|points|worker|take)\b", outside), game
