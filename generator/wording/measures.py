"""Measures as the names of quantities: "the number of your tombs". Each can stand after a colon or in a list."""

from __future__ import annotations

from engine.model import measures as model
from engine.model.text import Inline
from generator.wording.kinds import worded, words
from generator.wording.names import family_term, has_levels
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tables import listed_rows, player_rows, row_words
from generator.wording.tiles import tile_kinds


def quantity(amount: model.Amount, say: Narrator) -> Inline:
    """A number, or the name of what is counted."""
    return say.number(amount) if isinstance(amount, int) else worded(amount, say)


def at_least(measure: model.Amount, least: int, say: Narrator) -> Inline:
    """That there is so much of what is counted, as a clause that follows "if"."""
    if measure == model.Workers("placed"):
        # Translators: a clause behind "if".
        return say(
            "condition.workers.placed", "you have placed {n|worker|workers} or more on gears in this turn", n=least
        )
    # Translators: a clause behind "if"; {amount} is the name of a quantity, {least} how many it must be.
    return say("condition.amount", "{amount} is {least} or more", amount=quantity(measure, say), least=least)


@words(model.Count)
def count(measure: model.Count, say: Narrator) -> Inline:
    tiles = tile_kinds(measure.tiles, say)
    if measure.whose == "everyone":
        # Translators: the name of a quantity. {tiles} is a kind of tile, or several joined by "and".
        return say("measure.count.everyone", "the number of {tiles:nom_pl} of all players", tiles=tiles)
    # Translators: the name of a quantity. {tiles} is a kind of tile, or several joined by "and".
    return say("measure.count.mine", "the number of your {tiles:nom_pl}", tiles=tiles)


@words(model.Held)
def held(measure: model.Held, say: Narrator) -> Inline:
    # Translators: the name of a quantity: how many pieces of {good} (corn, gold ...) lie in front of you.
    return say("measure.held", "the {good:nom_pl} you have", good=say.ref(measure.good))


@words(model.Laid)
def laid(measure: model.Laid, say: Narrator) -> Inline:
    good, place = say.ref(measure.good), say.ref(measure.place)
    # Translators: the name of a quantity: pieces of {good} that lie on {place} for the rest of the game.
    return say("measure.laid", "the {good:nom_pl} laid on {place:def}", good=good, place=place)


@words(model.Steps)
def steps(measure: model.Steps, say: Narrator) -> Inline:
    if has_levels(measure.tracks, say):
        return _levels(measure, say)
    if measure.tracks in say.book.track_by_id:
        track = say.ref(measure.tracks)
        # Translators: the name of a quantity. {track} is the name of a temple, technology or other track.
        return say("measure.steps.one", "your steps above the start on {track:def}", track=track)
    tracks = say.ref(family_term(measure.tracks, say))
    if measure.which == "best":
        # Translators: the name of a quantity. {tracks} is the word for one track, such as temple.
        return say(
            "measure.steps.best",
            "your steps above the start on the {tracks} on which you stand highest",
            tracks=tracks,
        )
    # Translators: the name of a quantity. {tracks} is the word for one track, such as temple.
    return say("measure.steps.all", "your steps above the start on all {tracks:nom_pl} together", tracks=tracks)


def _levels(measure: model.Steps, say: Narrator) -> Inline:
    if measure.tracks in say.book.track_by_id:
        track = say.ref(measure.tracks)
        # Translators: the name of a quantity. {track} is the name of a technology.
        return say("measure.levels.one", "your levels on {track:def}", track=track)
    tracks = say.ref(family_term(measure.tracks, say))
    if measure.which == "best":
        # Translators: the name of a quantity. {tracks} is the word for one track with levels: technology.
        return say("measure.levels.best", "your levels on your most advanced {tracks}", tracks=tracks)
    # Translators: the name of a quantity. {tracks} is the word for one track with levels: technology.
    return say("measure.levels.all", "your levels on all {tracks:nom_pl} together", tracks=tracks)


@words(model.StepPoints)
def step_points(measure: model.StepPoints, say: Narrator) -> Inline:
    tracks = say.ref(family_term(measure.tracks, say))
    # Translators: the name of a quantity. {tracks} is the word for one track, such as temple.
    return say("measure.step-points", "the points printed at your steps on all {tracks:nom_pl}", tracks=tracks)


@words(model.TracksAt)
def tracks_at(measure: model.TracksAt, say: Narrator) -> Inline:
    tracks, level = say.ref(family_term(measure.tracks, say)), measure.level
    if not has_levels(measure.tracks, say):
        # Translators: the name of a quantity. {tracks} is the word for one track, such as temple.
        return say(
            "measure.tracks-up",
            "the number of {tracks:nom_pl} on which you have gone up {n|step|steps} or more",
            tracks=tracks,
            n=level,
        )
    if is_top(measure, say):
        # Translators: the name of a quantity. {tracks} is the word for one track, such as technology; {level} is the
        # number of its last level.
        return say(
            "measure.tracks-at.top", "the number of your {tracks:nom_pl} on level {level}", tracks=tracks, level=level
        )
    # Translators: the name of a quantity. {tracks} is the word for one track, such as technology; {level} a number.
    return say(
        "measure.tracks-at",
        "the number of your {tracks:nom_pl} on level {level} or higher",
        tracks=tracks,
        level=level,
    )


def is_top(measure: model.TracksAt, say: Narrator) -> bool:
    """Whether no track of the family goes higher."""
    tracks = [track for track in say.book.tracks if track.family == measure.tracks]
    return bool(tracks) and all(len(track.steps) - 1 <= measure.level for track in tracks)


@words(model.Workers)
def workers(measure: model.Workers, say: Narrator) -> Inline:
    if measure.where == "in_play":
        # Translators: the name of a quantity.
        return say("measure.workers.in-play", "the number of your workers in play")
    if measure.where == "fed":
        # Translators: the name of a quantity: workers that have just been fed on a Food Day.
        return say("measure.workers.fed", "the number of workers you have just fed")
    if measure.where == "placed":
        # Translators: the name of a quantity: workers that have been placed on gears in the turn that is going on.
        return say("measure.workers.placed", "the number of workers you have placed on gears in this turn")
    # Translators: the name of a quantity. {place} is the name of a gear or board.
    return say("measure.workers.on", "the number of your workers on {place:def}", place=say.ref(measure.where))


@words(model.WorkersAt)
def workers_at(measure: model.WorkersAt, say: Narrator) -> Inline:
    # Translators: the name of a quantity. {power} is the least power of the workers that count.
    return say("measure.workers-at", "the number of your workers of power {power} or more", power=measure.power)


@words(model.BestSet)
def best_set(measure: model.BestSet, say: Narrator) -> Inline:
    # Translators: the name of a quantity. {tiles} is a kind of tile that is collected in sets, such as mask.
    return say(
        "measure.best-set", "the points of your best set of {tiles:nom_pl}", tiles=tile_kinds((measure.kind,), say)
    )


@words(model.Power)
def power(measure: model.Power, say: Narrator) -> Inline:
    if measure.of == "lowest":
        # Translators: the name of a quantity: the smallest number on the worker dice that act together.
        return say("measure.power.lowest", "the lowest power of your workers that act together")
    # Translators: the name of a quantity: the number on the worker die that acts.
    return say("measure.power.worker", "the power of the worker")


@words(model.Least)
def least(measure: model.Least, say: Narrator) -> Inline:
    amounts = say.listing([quantity(part, say) for part in measure.of])
    if len(measure.of) == 2:
        # Translators: the name of a quantity. {amounts} is two quantities, joined by "and".
        return say("measure.least.two", "the smaller of {amounts}", amounts=amounts)
    # Translators: the name of a quantity. {amounts} is a list of quantities, joined by "and".
    return say("measure.least", "the smallest of {amounts}", amounts=amounts)


@words(model.Sum)
def total(measure: model.Sum, say: Narrator) -> Inline:
    match measure.of:
        case (first, int(n)) if not isinstance(first, int):
            return _plus(quantity(first, say), n, say)
    amounts = say.listing([quantity(part, say) for part in measure.of])
    # Translators: the name of a quantity. {amounts} is a list of quantities, joined by "and".
    return say("measure.sum", "the sum of {amounts}", amounts=amounts)


def _plus(amount: Inline, n: int, say: Narrator) -> Inline:
    if n < 0:
        # Translators: the name of a quantity: another quantity less a number.
        return say("measure.minus", "{amount} minus {n}", amount=amount, n=-n)
    # Translators: the name of a quantity: another quantity and a number.
    return say("measure.plus", "{amount} plus {n}", amount=amount, n=n)


@words(model.Times)
def times(measure: model.Times, say: Narrator) -> Inline:
    number: Value = measure.by if isinstance(measure.by, int) else quantity(measure.by, say)
    # Translators: the name of a quantity: so many times another quantity.
    return say("measure.times", "{number} times {amount}", number=number, amount=quantity(measure.of, say))


@words(model.PrintedTable)
def table(measure: model.PrintedTable, say: Narrator) -> Inline:
    amount, rows = quantity(measure.of, say), listed_rows(table_rows(measure, say), say)
    # Translators: the name of a quantity that is looked up in a table. {amount} is another quantity, {rows} the table.
    return say("measure.table", "a figure that depends on {amount} ({rows})", amount=amount, rows=rows)


def table_rows(measure: model.PrintedTable, say: Narrator) -> tuple[Inline, ...]:
    """The rows one by one, for a list on a page."""
    return row_words(measure.rows, say, counts_below(measure))


def counts_below(measure: model.PrintedTable) -> bool:
    """Only steps can count below 0, under the start."""
    return isinstance(measure.of, model.Steps)


@words(model.ByPlayers)
def by_players(measure: model.ByPlayers, say: Narrator) -> Inline:
    rows = listed_rows(player_rows(measure.figures, say), say)
    # Translators: the name of a quantity. {rows} is a table such as "2 players: 6; 3 players: 5".
    return say("measure.by-players", "a figure that depends on the number of players ({rows})", rows=rows)
