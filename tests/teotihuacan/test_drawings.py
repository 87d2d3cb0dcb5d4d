"""Teotihuacan drawn: the worker that acts stands where it acts, and the words beside the drawing say so."""

from __future__ import annotations

import re

from engine.teotihuacan.position import TeotihuacanPosition
from generator.book.board import board_part
from generator.book.translated import TranslatedRulebook
from generator.checking.verdicts import verdict_on
from generator.games.teotihuacan.arriving import arrival
from generator.pictures.board import EMPTY
from generator.pictures.drawing import Drawing, icons_in, inline
from generator.pictures.position import parts
from tests.wording.voices import voice


def book() -> TranslatedRulebook:
    say = voice("en", "teotihuacan")
    return TranslatedRulebook(say.book, say)


def drawn(case: str, part: str) -> Drawing:
    translated = book()
    start = verdict_on(translated.whole, case).start
    return next(each for each in parts(start, translated.signs) if each.id == part).draw()


def test_the_worker_that_arrives_is_drawn_and_told_beside_the_one_that_stands_there() -> None:
    told = drawn("forest-two-workers", "boards").alternative.text
    assert told == "Forest: Worker: Blue, power 5, Arriving: Blue, power 2."


def test_a_worker_that_has_acted_arrives_no_more() -> None:
    last = verdict_on(book().whole, "forest-two-workers").stages[-1].after
    assert isinstance(last, TeotihuacanPosition)
    assert arrival(last) is None


def test_the_calendar_tells_where_the_dark_disc_starts_for_each_number_of_players() -> None:
    translated = book()
    place = translated.whole.place_by_id["calendar-track"]
    told = translated.signs.pictures.places[place.kind](place, translated.signs, EMPTY).alternative.text.replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert told == (
        "Light disc: 0. Dark disc with 2 players: 10. Dark disc with 3 players: 11. Dark disc with 4 players: 12."
    )


def test_only_the_beginning_of_the_endless_pyramid_track_is_drawn_and_nothing_is_told_of_its_steps() -> None:
    part = board_part(book(), "pyramid-track")
    assert part.rows == ()
    assert part.drawing.height < 200


def test_the_action_pyramid_tells_the_sums_of_its_six_spaces_and_from_where_a_gap_is_filled() -> None:
    part = board_part(book(), "action-pyramid")
    assert part.drawing.alternative.text == (
        "Action pyramid 1: 6–8; ← 3, → 2. Action pyramid 2: 4–5; ← 5, → 4. Action pyramid 3: 9–10; ← 6, → 5. "
        "Action pyramid 4: 2–3. Action pyramid 5. Action pyramid 6: 11–12."
    )
    assert part.rows == ()
    assert set(re.findall('href="([^"]*)"', inline(part.drawing, "x"))) == {"action-pyramid"}


def test_steps_of_which_nothing_is_said_share_a_line() -> None:
    rows = board_part(book(), "avenue-of-the-dead").rows
    assert [row.label for row in rows] == ["0", "1–2", "3", "4–5", "6", "7", "8", "9"]
    assert rows[1].others == ("avenue-of-the-dead.2",)


def test_construction_shows_what_each_level_costs_and_brings() -> None:
    drawing = board_part(book(), "construction").drawing
    assert {"stone", "wood", "point", "pyramid-tile"} <= set(icons_in(drawing))
