"""Points, as a number or by a measure: "4 points for each tomb you have built"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.model import measures as model
from engine.model.text import Inline
from generator.wording.kinds import entered
from generator.wording.measures import quantity, table_rows
from generator.wording.names import family_term
from generator.wording.narrator import Narrator
from generator.wording.tables import listed_rows, player_rows
from generator.wording.tiles import tile_kinds

#: So many points for each unit of what a measure counts.
EACH: dict[type, Callable[[Any, int, Narrator], Inline]] = {}
#: Measures that count points themselves.
WORTH: dict[type, Callable[[Any, Narrator], Inline]] = {}


def points_words(amount: model.Amount, say: Narrator) -> Inline:
    if isinstance(amount, int):
        return say("points.number", "{n|point|points}", n=amount)
    if isinstance(amount, model.Times):
        return _times(amount, say)
    worth = WORTH.get(type(amount))
    return worth(amount, say) if worth else _each(amount, 1, say)


def _times(measure: model.Times, say: Narrator) -> Inline:
    if not isinstance(measure.by, int):
        # Translators: {worth} says how many points each unit is worth; {amount} is the quantity that is counted.
        return say(
            "points.each", "{worth} × {amount}", worth=points_words(measure.by, say), amount=quantity(measure.of, say)
        )
    if isinstance(measure.of, int) or type(measure.of) in WORTH:
        # Translators: {points} says how many points something is worth; the whole of it so many times.
        return say("points.times", "{number} × {points}", number=measure.by, points=points_words(measure.of, say))
    return _each(measure.of, measure.by, say)


def _each(measure: model.Measure, n: int, say: Narrator) -> Inline:
    each = EACH.get(type(measure))
    if each:
        return each(measure, n, say)
    # Translators: {n} points, multiplied by the quantity that is named.
    return say("points.product", "{n|point|points} × {amount}", n=n, amount=quantity(measure, say))


@entered(EACH, model.Count)
def count(measure: model.Count, n: int, say: Narrator) -> Inline:
    tile = tile_kinds(measure.tiles, say, either=True)
    if measure.whose == "everyone":
        # Translators: {tile} is a kind of tile, or several joined by "or".
        return say("points.count.everyone", "{n|point|points} for each {tile} of any player", n=n, tile=tile)
    # Translators: {tile} is a kind of tile, or several joined by "or"; each one lies in front of you.
    return say("points.count.mine", "{n|point|points} for each {tile} you have", n=n, tile=tile)


@entered(EACH, model.Held)
def held(measure: model.Held, n: int, say: Narrator) -> Inline:
    # Translators: {good} is a kind of piece: corn, gold, crystal skull ...
    return say("points.held", "{n|point|points} for each {good} you have", n=n, good=say.ref(measure.good))


@entered(EACH, model.Laid)
def laid(measure: model.Laid, n: int, say: Narrator) -> Inline:
    good, place = say.ref(measure.good), say.ref(measure.place)
    # Translators: {good} is a kind of piece that lies on {place} for the rest of the game.
    return say("points.laid", "{n|point|points} for each {good} laid on {place:def}", n=n, good=good, place=place)


@entered(EACH, model.Steps)
def steps(measure: model.Steps, n: int, say: Narrator) -> Inline:
    if measure.tracks in say.book.track_by_id:
        track = say.ref(measure.tracks)
        # Translators: {track} is the name of a temple, technology or other track.
        return say(
            "points.steps.one", "{n|point|points} for each step above the start on {track:def}", n=n, track=track
        )
    tracks = say.ref(family_term(measure.tracks, say))
    if measure.which == "best":
        # Translators: {tracks} is the word for one track, such as temple.
        return say(
            "points.steps.best",
            "{n|point|points} for each step above the start on your highest {tracks}",
            n=n,
            tracks=tracks,
        )
    # Translators: {tracks} is the word for one track, such as temple.
    return say(
        "points.steps.all",
        "{n|point|points} for each step above the start on all {tracks:nom_pl} together",
        n=n,
        tracks=tracks,
    )


@entered(EACH, model.TracksAt)
def tracks_at(measure: model.TracksAt, n: int, say: Narrator) -> Inline:
    # Translators: {track} is the word for one track, such as technology; {level} is a number.
    return say(
        "points.tracks-at",
        "{n|point|points} for each {track} at level {level} or higher",
        n=n,
        track=say.ref(family_term(measure.tracks, say)),
        level=measure.level,
    )


@entered(EACH, model.Workers)
def workers(measure: model.Workers, n: int, say: Narrator) -> Inline:
    if measure.where == "in_play":
        return say("points.workers.in-play", "{n|point|points} for each worker you have in play", n=n)
    if measure.where == "fed":
        return say("points.workers.fed", "{n|point|points} for each worker you have just fed", n=n)
    place = say.ref(measure.where)
    # Translators: {place} is the name of a gear or board.
    return say("points.workers.on", "{n|point|points} for each worker you have on {place:def}", n=n, place=place)


@entered(EACH, model.WorkersAt)
def workers_at(measure: model.WorkersAt, n: int, say: Narrator) -> Inline:
    # Translators: {power} is the least power of the workers that count.
    return say(
        "points.workers-at",
        "{n|point|points} for each worker of power {power} or more",
        n=n,
        power=measure.power,
    )


@entered(WORTH, model.BestSet)
def best_set(measure: model.BestSet, say: Narrator) -> Inline:
    return quantity(measure, say)


@entered(WORTH, model.StepPoints)
def step_points(measure: model.StepPoints, say: Narrator) -> Inline:
    track = say.ref(family_term(measure.tracks, say))
    # Translators: {track} is the word for one track, such as temple.
    return say("points.step-points", "the points printed at your step on each {track}", track=track)


@entered(WORTH, model.Sum)
def total(measure: model.Sum, say: Narrator) -> Inline:
    return say.listing([points_words(part, say) for part in measure.of])


@entered(WORTH, model.PrintedTable)
def table(measure: model.PrintedTable, say: Narrator) -> Inline:
    amount, rows = quantity(measure.of, say), listed_rows(table_rows(measure, say), say)
    # Translators: {amount} is a quantity such as "the gold you have"; {rows} a table such as "0–1: −5; 2–3: 0".
    return say("points.table", "points by {amount} ({rows})", amount=amount, rows=rows)


@entered(WORTH, model.ByPlayers)
def by_players(measure: model.ByPlayers, say: Narrator) -> Inline:
    rows = listed_rows(player_rows(measure.figures, say), say)
    # Translators: {rows} is a table such as "2 players: 6; 3 players: 5".
    return say("points.by-players", "points by the number of players ({rows})", rows=rows)
