"""What is on paper: every rule, number and figure, whole words, and nothing that a reader or a machine would miss."""

from __future__ import annotations

import re

import pytest

from engine.loading import games, load_rulebook
from engine.model.rulebook import Rulebook
from generator import __version__
from generator.book.best_examples import best_examples
from generator.book.glossary import HEADWORD
from generator.book.imprint import notice, version_line
from generator.games.telling import narrator
from generator.languages.load import available_languages, load_language
from generator.print.build import Printed, PrintReport
from generator.print.gather_rail import is_rail
from generator.print.offers import file_name, offered
from generator.wording.names import rule_title
from generator.wording.rules import rule_text, rule_values
from generator.wording.sentences import space_sentences, tile_sentences
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text
from tests.print.extraction import SOFT_HYPHEN, Poppler, lines, path_of, spaced, with_numbers
from tests.print.extraction import words as words_of

GAMES = games()


@pytest.fixture(params=GAMES, scope="module")
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(request.param)


@pytest.fixture(params=available_languages(), scope="module")
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _name(each: Printed) -> str:
    return f"{each.language}-{each.game}-{each.kind}"


def test_everything_a_game_offers_is_printed_in_every_language(printed: PrintReport) -> None:
    found = {_name(each) for each in printed.printed}
    kinds = {game: {offer.kind for offer, _ in offered(load_rulebook(game))} for game in GAMES}
    assert kinds["tzolkin"] == {"aid", "rulebook", "score"}
    assert kinds["teotihuacan"] == {"aid", "solo", "rulebook", "score"}
    assert found == {
        f"{code}-{game}-{kind}" for code in available_languages() for game in GAMES for kind in kinds[game]
    }
    files = {
        file_name(offer.kind, book, modules) for book in map(load_rulebook, GAMES) for offer, modules in offered(book)
    }
    assert {"rulebook.pdf", "rulebook-all.pdf", "player-aid-all.pdf", "score-sheet-all.pdf"} <= files
    assert {each.path.name for each in printed.printed} == files


def test_a_document_has_its_language_and_title_and_can_be_read_aloud(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.printed:
        told = poppler("pdfinfo", each.path)
        assert "(A4)" in told, _name(each)
        assert re.search(r"^Tagged:\s+yes$", told, re.MULTILINE), _name(each)
        written = each.path.read_bytes()
        assert f"/Lang({each.language})".encode() in written, _name(each)
        assert b"<pdfuaid:part>1</pdfuaid:part>" in written, _name(each)
        title = load_language(each.language).term(f"game-{each.game}", each.game).term
        assert re.search(rf"^Title:\s+{re.escape(title)} · \w", told, re.MULTILINE), told


def test_fonts_are_embedded_and_say_which_letters_they_show(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.printed:
        fonts = [line.split() for line in poppler("pdffonts", each.path).splitlines()[2:]]
        assert fonts, _name(each)
        for font in fonts:
            assert re.fullmatch(r"[A-Z]{6}\+(SourceSansPro|LibertinusSerif)-\w+(-Identity-H)?", font[0]), font
            embedded, subset, unicode = font[-5:-2]
            assert (embedded, subset, unicode) == ("yes", "yes", "yes"), (_name(each), font)


@pytest.mark.parametrize("sheet", ["aid", "solo"])
def test_every_rule_of_the_aid_stands_there_by_number_title_and_text(
    sheet: str, book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    blocks = [block for block in book.summary if block.sheet == sheet]
    if not blocks:
        return
    words = words_of(poppler, path_of(printed, language, book.id, sheet))
    say = narrator(load_language(language), book, links=False)
    shown = [entry.partition(":")[2] for block in blocks for entry in block.shows if entry.startswith("rule:")]
    assert len(shown) > 20
    for rule in (book.rules[id] for id in shown):
        text = to_text(rule_text(rule, say))
        assert spaced(f"{rule.number} {to_text(rule_title(rule.id, say))} {text}") in words
        for name, figure in rule_values(dict(rule.params)).items():
            assert re.search(rf"(?<!\d){figure}(?!\d)", text), (rule.id, name)


def test_every_action_of_the_gears_stands_on_the_aid(language: str, printed: PrintReport, poppler: Poppler) -> None:
    """In words or, where a gear has many actions of one kind, in symbols that are read aloud as these words."""
    book, path = load_rulebook("tzolkin"), path_of(printed, language, "tzolkin", "aid")
    words, aloud = words_of(poppler, path), _alternatives(path.read_bytes())
    say = narrator(load_language(language), book, links=False)
    shown = [entry.partition(":")[2] for block in book.summary for entry in block.shows if entry.startswith("place:")]
    assert shown == ["palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza"]
    for place in (book.place_by_id[id] for id in shown):
        for space in place.spaces:
            told = spaced(to_text(say.sentences(space_sentences(space, say))))
            assert told in (aloud if is_rail(place) else words), (place.id, space.id)


def _alternatives(written: bytes) -> str:
    """All texts that stand for drawings, one after another."""
    found = re.findall(rb"/Alt\s*(\((?:[^()\\]|\\.)*\)|<[0-9A-Fa-f\s]*>)", written, re.DOTALL)
    return spaced(" ".join(_string(each) for each in found))


def _string(written: bytes) -> str:
    if written.startswith(b"<"):
        return _decoded(bytes.fromhex(written[1:-1].decode()))
    plain = re.sub(rb"\\([0-7]{3})", lambda octal: bytes([int(octal[1], 8)]), written[1:-1])
    return _decoded(re.sub(rb"\\(.)", rb"\1", plain, flags=re.DOTALL))


def _decoded(text: bytes) -> str:
    return text[2:].decode("utf-16-be") if text.startswith(b"\xfe\xff") else text.decode("latin-1")


def test_every_figure_of_the_board_stands_on_the_aid(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, path_of(printed, language, book.id, "aid"))
    minus = load_language(language).number.minus
    for block in book.summary:
        for entry in (entry.partition(":")[2] for entry in block.shows if entry.startswith("track:")):
            for step in book.track_by_id[entry].steps:
                figure = str(step.points).replace("-", minus)
                assert re.search(rf"(?<![\d{minus}]){figure}(?!\d)", words), (entry, step)


def test_the_score_sheet_has_a_line_for_all_that_the_content_names(
    language: str, printed: PrintReport, poppler: Poppler
) -> None:
    book = load_rulebook("tzolkin")
    words = words_of(poppler, path_of(printed, language, "tzolkin", "score"))
    say = narrator(load_language(language), book, links=False)
    shown = [entry.partition(":")[::2] for group in book.score for entry in group.rows]
    assert [id for scheme, id in shown if scheme == "rule"] == [
        "feeding.unfed",
        "end.corn",
        "end.skulls",
        "end.monuments",
        "prophecy.points",
    ]
    for id in (id for scheme, id in shown if scheme == "rule"):
        assert spaced(f"{to_text(rule_title(id, say))} {book.rules[id].number}") in words
        assert spaced(to_text(rule_text(book.rules[id], say))) in words
    for temple in ("chaac", "quetzalcoatl", "kukulcan"):
        assert words.lower().count(to_text(say.term(temple)).lower()) >= 2


def test_every_rule_stands_in_the_rulebook_by_number_title_and_text(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, path_of(printed, language, book.id, "rulebook"))
    say = narrator(load_language(language), book)
    numbers = {rule.id: rule.number for rule in book.rules.values()}
    for rule in book.rules.values():
        title = to_text(rule_title(rule.id, say))
        assert spaced(f"{rule.number} {title} {with_numbers(rule_text(rule, say), numbers)}") in words, rule.id


def test_every_tile_stands_in_the_rulebook(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, path_of(printed, language, book.id, "rulebook"))
    say = narrator(load_language(language), book)
    numbers = {rule.id: rule.number for rule in book.rules.values()}
    for tile in book.components.values():
        sentences = (with_numbers(sentence, numbers) for sentence in tile_sentences(tile, say))
        assert whole(spaced(" ".join(sentences))) in whole(words), tile.id


def whole(words: str) -> str:
    """A line may end after the hyphen of a name, which Polish then repeats on the next."""
    return words.replace("- -", "-").replace("- ", "-")


def test_examples_terms_and_divergences_stand_in_the_rulebook(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, path_of(printed, language, book.id, "rulebook"))
    say = narrator(load_language(language), book, links=False)
    shown = set(best_examples(book).values())
    assert len(shown) > 15
    titles = [(f"case/{case.id}/title", case.title) for case in book.cases if case.id in shown]
    titles += [(f"divergence/{each.id}/title", each.title) for each in book.divergences]
    titles += [(f"term/{term.id}/definition", term.definition) for term in book.terms]
    for context, english in titles:
        assert spaced(to_text(say.read(context, english))) in words, context


def test_the_glossary_is_in_the_order_of_the_alphabet(
    book: Rulebook, language: str, printed: PrintReport, poppler: Poppler
) -> None:
    tongue = load_language(language)
    say = narrator(tongue, book, links=False)
    words = words_of(poppler, path_of(printed, language, book.id, "rulebook"))
    heads = {term.id: tongue.term(term.id, book.id) for term in book.terms}
    heads_shown = {id: term.forms.get(HEADWORD, term.term) for id, term in heads.items()}
    terms = sorted(book.terms, key=lambda term: tongue.sort_key(heads_shown[term.id]))
    entries = (
        spaced(f"{heads_shown[term.id]} {to_text(say.read(f'term/{term.id}/definition', term.definition))}")
        for term in terms
    )
    places = [words.rfind(entry) for entry in entries]
    assert -1 not in places
    assert places == sorted(places)


def test_words_can_be_copied_whole(printed: PrintReport, pseudo: PrintReport, poppler: Poppler) -> None:
    """No word is divided at the end of a line."""
    for each in (*printed.printed, *pseudo.printed):
        written = lines(poppler, each.path)
        assert SOFT_HYPHEN not in written, _name(each)
        assert "\N{HYPHEN}" not in written, _name(each)


def test_every_drawing_on_a_sheet_that_speaks_has_an_alternative(printed: PrintReport) -> None:
    for each in (each for each in printed.printed if each.kind == "aid"):
        written = each.path.read_bytes()
        drawings = len(re.findall(rb"/S\s*/Figure\b", written))
        assert drawings > 20, _name(each)
        assert len(re.findall(rb"/Alt\s*[(<][^)>]", written)) == drawings, _name(each)


@pytest.mark.parametrize(
    ("language", "letters"),
    [("ro", "șțăâî"), ("pl", "ąćęłńóśźż"), ("el", "άέήίόύώς"), ("de", "äöüß"), ("en", "“”−")],
)
def test_letters_of_every_language_extract_as_themselves(
    language: str, letters: str, printed: PrintReport, poppler: Poppler
) -> None:
    text = "".join(lines(poppler, each.path) for each in printed.printed if each.language == language)
    assert set(letters) - set(text) == set()
    assert not set("şţŞŢ\ufffd\u0000") & set(text)


def test_version_and_notice_stand_in_every_document(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.printed:
        words = words_of(poppler, each.path)
        say = Speaker(load_language(each.language), each.game)
        assert __version__ in version_line(say)
        assert spaced(version_line(say)) in words, _name(each)
        assert spaced(notice(say)) in words, _name(each)


def test_the_sheets_have_no_text_of_their_own(pseudo: PrintReport, poppler: Poppler) -> None:
    """In the pseudo-language every text shows where it begins and ends; nothing stands outside."""
    for each in pseudo.printed:
        words = words_of(poppler, each.path)
        outside = re.sub(r"⟦[^⟧]*⟧", " ", re.sub(r"⟦[^⟦⟧]*⟧", " ", re.sub(r"⟦[^⟦⟧]*⟧", " ", words)))
        assert not re.findall(r"\b(the|of|and|step|points|worker|take|total|player)\b", outside), _name(each)
