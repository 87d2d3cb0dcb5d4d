"""A language may speak of one tile, or in one game, in its own words; the figures stay those of the data."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.model.components import Component
from engine.model.effects import Score, Step
from engine.model.measures import ByPlayers, Count, Times
from generator.games.telling import narrator
from generator.languages.entry import Entry
from generator.messages.catalogue import catalogue_path, write_entries
from generator.messages.checks import check_language
from generator.messages.message import Message
from generator.messages.own import own_messages
from generator.wording.kinds import worded
from generator.wording.narrator import Narrator
from generator.wording.own_words import own_words, without_figures
from generator.wording.sentences import tile_sentences
from tests.wording.voices import book, said, voice

TILE = "monument-monuments"
CONTEXT = f"tzolkin/component/{TILE}/told"
ENGLISH = "Worth {n1} points with {n2} players ({n3} with {n4} and {n5} with {n6}) for each monument of any player."
GERMAN = "{n6} {n5} {n4} {n3} {n2}, {n1|Punkt|Punkte} je [Monument](term:monument)."


def speaking(context: str, english: str, text: str) -> Narrator:
    catalogues = {**voice("de").language.catalogues, "own": {context: {english: text}}}
    return narrator(replace(voice("de").language, catalogues=catalogues), book(), links=False)


def monument(**changed: object) -> Component:
    return replace(book().components[TILE], **changed)  # type: ignore[arg-type]


def test_the_english_of_a_tile_has_its_figures_as_parameters() -> None:
    english, figures = without_figures(monument(), voice())
    assert english == ENGLISH
    assert list(figures.values()) == [6, 2, 5, 3, 4, 4]


def test_a_language_tells_a_tile_in_its_own_words_and_with_its_figures() -> None:
    say = speaking(CONTEXT, ENGLISH, GERMAN)
    assert said(tile_sentences(monument(), say)[-1]) == "4 4 3 5 2, 6 Punkte je Monument."
    dearer = monument(scores=Times(ByPlayers(((2, 7), (3, 5), (4, 4))), Count(("monuments",), "everyone")))
    assert said(tile_sentences(dearer, say)[-1]) == "4 4 3 5 2, 7 Punkte je Monument."


def test_words_of_other_data_are_not_shown() -> None:
    say = speaking(CONTEXT, ENGLISH, GERMAN)
    other = monument(effects=(Score(2),))
    assert own_words(other, say) is None
    assert "je Monument" not in " ".join(map(said, tile_sentences(other, say)))


def test_the_rule_that_a_tile_bends_is_still_named() -> None:
    tile = book().components["farm-one-worker"]
    english, _ = without_figures(tile, voice("de"))
    say = speaking("tzolkin/component/farm-one-worker/told", english, "Ein Arbeiter: {n1} weniger.")
    told = list(map(said, tile_sentences(tile, say)))
    assert told[-2:] == ["Ein Arbeiter: 2 weniger.", "Siehe Regel 14.5 Farmen für einige Arbeiter."]


def test_one_game_may_say_a_shared_sentence_in_its_own_way() -> None:
    up = Step("temples", "chaac")
    assert said(worded(up, voice("de"))) == "Steige im Tempel von Chaac 1 Stufe auf."
    assert (
        said(worded(Step("temples", "blue"), voice("de", "teotihuacan"))) == "Rücke auf dem blauen Tempel 1 Stufe vor."
    )


def test_a_catalogue_of_own_words_is_checked_like_any_other(tmp_path: Path) -> None:
    folder = tmp_path / "de"
    (folder / "LC_MESSAGES").mkdir(parents=True)
    terms = Path("locales/de/terms.yaml").read_text(encoding="utf-8")
    (folder / "terms.yaml").write_text(terms, encoding="utf-8")
    entries = [
        Entry(CONTEXT, ENGLISH, "Nur {n1|Punkt|Punkte}."),
        Entry("tzolkin/component/monument-tombs/told", "Worth much.", "Viel wert."),
        Entry("tzolkin/component/no-such-tile/told", "Worth nothing.", "Nichts wert."),
    ]
    write_entries(catalogue_path(tmp_path, "de", "own"), "de", entries)
    problems = {(each.path, each.message) for each in check_language("de", [], tmp_path, [book()])}
    assert (CONTEXT, "parameter n2 of the English is missing") in problems
    stale = {path for path, message in problems if message.startswith(("stale", "missing: "))}
    assert stale == {"tzolkin/component/monument-tombs/told", "tzolkin/component/no-such-tile/told"}


def test_only_what_a_language_has_written_is_asked_for() -> None:
    shared = [Message("rulebook", "effect.step.up", "Go up."), Message("rulebook", "effect.gain", "Take.")]
    assert own_messages([], shared, [book()]) == []
    written = [Entry("tzolkin/effect.step.up", "Go up!")]
    assert [(each.domain, each.context, each.english) for each in own_messages(written, shared, [book()])] == [
        ("own", "tzolkin/effect.step.up", "Go up.")
    ]
