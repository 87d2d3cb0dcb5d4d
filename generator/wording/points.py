"""Points, as a number or by a measure: "4 points for each tomb you have built"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.model import measures as model
from engine.model.text import Inline
from generator.wording.kinds import entered
from generator.wording.measures import counts_below, is_top, quantity
from generator.wording.names import family_term, has_levels
from generator.wording.narrator import Narrator
from generator.wording.tables import listed_rows, span_words, spans
from generator.wording.tiles import tile_kinds

#: So many points for each unit of what a measure counts.
EACH: dict[type, Callable[[Any, Inline, Narrator], Inline]] = {}
#: Measures that count points themselves.
WORTH: dict[type, Callable[[Any, Narrator], Inline]] = {}


def points_words(amount: model.Amount, say: Narrator) -> Inline:
    if isinstance(amount, int):
        return _number(amount, say)
    if isinstance(amount, model.Times):
        return _times(amount, say)
    worth = WORTH.get(type(amount))
    return worth(amount, say) if worth else _each(amount, _number(1, say), say)


def _number(points: int, say: Narrator) -> Inline:
    return say("points.number", "{n|point|points}", n=points)


def _times(measure: model.Times, say: Narrator) -> Inline:
    if isinstance(measure.of, int) or type(measure.of) in WORTH:
        points = points_words(measure.of, say)
        # Translators: {points} says how many points something is worth; {amount} is how many times: a number, or the
        # name of a quantity.
        return say("points.times", "{points}, times {amount}", points=points, amount=quantity(measure.by, say))
    return _each(measure.of, points_words(measure.by, say), say)


def _each(measure: model.Measure, points: Inline, say: Narrator) -> Inline:
    each = EACH.get(type(measure))
    if each:
        return each(measure, points, say)
    # Translators: {points} is such as "2 points", multiplied by the quantity that is named.
    return say("points.product", "{points}, times {amount}", points=points, amount=quantity(measure, say))


@entered(EACH, model.Least)
def least(measure: model.Least, points: Inline, say: Narrator) -> Inline:
    """So much for each of the first, but not more often than the second says."""
    match measure.of:
        case (first, most) if type(first) in EACH and not isinstance(first, model.Least):
            each = EACH[type(first)](first, points, say)
            # Translators: {points} is such as "2 points for each tomb you have"; {amount} is the name of a quantity,
            # such as "the power of the worker", which says how many times at most.
            return say(
                "points.at-most",
                "{points}, but at most as many times as {amount}",
                points=each,
                amount=quantity(most, say),
            )
    return say("points.product", "{points}, times {amount}", points=points, amount=quantity(measure, say))


@entered(EACH, model.Count)
def count(measure: model.Count, points: Inline, say: Narrator) -> Inline:
    tile = tile_kinds(measure.tiles, say)
    if measure.whose == "everyone":
        # Translators: {points} is such as "2 points"; {tile} is a kind of tile, or several joined by "and".
        return say("points.count.everyone", "{points} for each {tile} of any player", points=points, tile=tile)
    # Translators: {points} is such as "2 points"; {tile} is a kind of tile, or several joined by "and"; each one lies
    # in front of you.
    return say("points.count.mine", "{points} for each {tile} you have", points=points, tile=tile)


@entered(EACH, model.Held)
def held(measure: model.Held, points: Inline, say: Narrator) -> Inline:
    # Translators: {points} is such as "2 points"; {good} is a kind of piece: corn, gold, crystal skull ...
    return say("points.held", "{points} for each {good} you have", points=points, good=say.ref(measure.good))


@entered(EACH, model.Laid)
def laid(measure: model.Laid, points: Inline, say: Narrator) -> Inline:
    good, place = say.ref(measure.good), say.ref(measure.place)
    # Translators: {points} is such as "2 points"; {good} is a kind of piece that lies on {place} for the rest of the
    # game, whoever has laid it there.
    return say(
        "points.laid",
        "{points} for each {good} at {place:def}, whoever laid it there",
        points=points,
        good=good,
        place=place,
    )


@entered(EACH, model.Steps)
def steps(measure: model.Steps, points: Inline, say: Narrator) -> Inline:
    if has_levels(measure.tracks, say):
        return _levels(measure, points, say)
    if measure.tracks in say.book.track_by_id:
        track = say.ref(measure.tracks)
        # Translators: {points} is such as "2 points"; {track} is the name of a temple or another track.
        return say(
            "points.steps.one", "{points} for each step above the start on {track:def}", points=points, track=track
        )
    tracks = say.ref(family_term(measure.tracks, say))
    if measure.which == "best":
        # Translators: {points} is such as "2 points"; {tracks} is the word for one track, such as temple.
        return say(
            "points.steps.best",
            "{points} for each step above the start on the {tracks} on which you stand highest",
            points=points,
            tracks=tracks,
        )
    # Translators: {points} is such as "2 points"; {tracks} is the word for one track, such as temple.
    return say(
        "points.steps.all",
        "{points} for each step above the start on all {tracks:nom_pl} together",
        points=points,
        tracks=tracks,
    )


def _levels(measure: model.Steps, points: Inline, say: Narrator) -> Inline:
    if measure.tracks in say.book.track_by_id:
        track = say.ref(measure.tracks)
        # Translators: {points} is such as "2 points"; {track} is the name of a technology.
        return say(
            "points.levels.one", "{points} for each level you have reached on {track:def}", points=points, track=track
        )
    tracks = say.ref(family_term(measure.tracks, say))
    if measure.which == "best":
        # Translators: {points} is such as "2 points"; {tracks} is the word for one track with levels: technology.
        return say(
            "points.levels.best",
            "{points} for each level you have reached on your most advanced {tracks}",
            points=points,
            tracks=tracks,
        )
    # Translators: {points} is such as "2 points"; {tracks} is the word for one track with levels: technology.
    return say(
        "points.levels.all",
        "{points} for each level you have reached on all {tracks:nom_pl} together",
        points=points,
        tracks=tracks,
    )


@entered(EACH, model.TracksAt)
def tracks_at(measure: model.TracksAt, points: Inline, say: Narrator) -> Inline:
    track = say.ref(family_term(measure.tracks, say))
    if not has_levels(measure.tracks, say):
        # Translators: {points} is such as "2 points"; {track} is the word for one track, such as temple.
        return say(
            "points.tracks-up",
            "{points} for each {track} on which you have gone up {n|step|steps} or more",
            points=points,
            track=track,
            n=measure.level,
        )
    if is_top(measure, say):
        # Translators: {points} is such as "2 points"; {track} is the word for one track, such as technology; {level} is
        # the number of its last level.
        return say(
            "points.tracks-at.top",
            "{points} for each {track} on which you stand on level {level}",
            points=points,
            track=track,
            level=measure.level,
        )
    # Translators: {points} is such as "2 points"; {track} is the word for one track, such as technology; {level} is a
    # number.
    return say(
        "points.tracks-at",
        "{points} for each {track} on which you stand on level {level} or higher",
        points=points,
        track=track,
        level=measure.level,
    )


@entered(EACH, model.Workers)
def workers(measure: model.Workers, points: Inline, say: Narrator) -> Inline:
    if measure.where == "in_play":
        # Translators: {points} is such as "2 points".
        return say("points.workers.in-play", "{points} for each worker you have in play", points=points)
    if measure.where == "fed":
        # Translators: {points} is such as "2 points".
        return say("points.workers.fed", "{points} for each worker you have just fed", points=points)
    place = say.ref(measure.where)
    # Translators: {points} is such as "2 points"; {place} is the name of a gear or board.
    return say("points.workers.on", "{points} for each worker you have on {place:def}", points=points, place=place)


@entered(EACH, model.WorkersAt)
def workers_at(measure: model.WorkersAt, points: Inline, say: Narrator) -> Inline:
    power = say.number(measure.power)
    # Translators: {points} is such as "2 points"; {power} is the least power of the workers that count.
    return say("points.workers-at", "{points} for each worker of power {power} or more", points=points, power=power)


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
    match measure.of:
        case (
            model.Times(by=int(more), of=model.Count() as all_of),
            model.Times(by=int(less), of=model.Count() as some),
        ):
            if more == -less and all_of.whose == some.whose == "mine":
                return _but_not(more, all_of, some, say)
        case (model.Times() as first, model.Times() as second):
            # Translators: both are such as "4 points for each worker"; a worker may count for both.
            return say(
                "points.and-besides",
                "{first}, and besides {second}",
                first=points_words(first, say),
                second=points_words(second, say),
            )
    return say.listing([points_words(part, say) for part in measure.of])


def _but_not(points: int, counted: model.Count, left_out: model.Count, say: Narrator) -> Inline:
    """So many points for each tile of a kind, of which some are taken out again."""
    # Translators: {points} is such as "2 points"; {tile} is a kind of tile that lies in front of you; {others} is a
    # kind among them that does not count.
    return say(
        "points.count.but",
        "{points} for each {tile} you have, not counting {others:nom_pl}",
        points=_number(points, say),
        tile=tile_kinds(counted.tiles, say),
        others=tile_kinds(left_out.tiles, say),
    )


@entered(WORTH, model.PrintedTable)
def table(measure: model.PrintedTable, say: Narrator) -> Inline:
    rows = [span_words(span, _some(figure, say), say) for span, figure in spans(measure.rows, counts_below(measure))]
    # Translators: {amount} is the name of a quantity, such as "the gold you have"; {rows} is a table such as "0: none;
    # 1: 9 points; 2 or more: 20 points", each the points for a number of it.
    return say(
        "points.table", "points for {amount} ({rows})", amount=quantity(measure.of, say), rows=listed_rows(rows, say)
    )


def _some(figure: int, say: Narrator) -> Inline:
    return _number(figure, say) if figure else say("points.none", "none")


@entered(WORTH, model.ByPlayers)
def by_players(measure: model.ByPlayers, say: Narrator) -> Inline:
    """The points for the fewest players, then the others in brackets."""
    (players, points), *others = measure.figures
    if not others:
        return _with_players(players, points, say)
    # Translators: {points} is such as "6 points with 2 players"; {others} is a list such as "5 with 3 and 4 with 4".
    return say(
        "points.by-players",
        "{points} ({others})",
        points=_with_players(players, points, say),
        others=_others(others, say),
    )


def _with_players(players: int, points: int, say: Narrator) -> Inline:
    # Translators: so many points in a game of so many players.
    return say(
        "points.with-players", "{points|point|points} with {players|player|players}", points=points, players=players
    )


def _others(figures: Iterable[tuple[int, int]], say: Narrator) -> Inline:
    # Translators: so many points in a game of so many players, after "6 points with 2 players": "5 with 3".
    told = [say("points.with-others", "{points} with {players}", points=n, players=players) for players, n in figures]
    return say.listing(told)
