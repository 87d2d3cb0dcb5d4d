"""Narrators, verdicts and everything that content says, for the tests of the wording."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import engine
from engine.judge import Verdict
from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.checking.verdicts import verdicts
from generator.games import games, kit_of
from generator.games.telling import narrator
from generator.languages.load import load_language
from generator.wording.events import event_words
from generator.wording.game_words import AnyWords
from generator.wording.moves import decision_words, move_words
from generator.wording.narrator import Narrator
from generator.wording.positions import position_words
from generator.wording.refusals import refusal_words
from generator.wording.sentences import (
    cell_sentences,
    space_sentences,
    step_sentences,
    tile_sentences,
    track_sentences,
)
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text
from tests.wording import variations

GAMES = engine.games()


@cache
def book(game: str = "tzolkin") -> Rulebook:
    return load_rulebook(game)


@cache
def voice(language: str = "en", game: str = "tzolkin") -> Narrator:
    return narrator(load_language(language), book(game), links=False)


@cache
def polyglot(language: str = "en") -> Narrator:
    """Speaks of the game of the examples, and knows the amounts, moments, windows and offers of every game."""
    say = voice(language, variations.GAME)
    return replace(say, words=with_all_games(say.words))


def with_all_games(words: AnyWords) -> AnyWords:
    known = [kit_of(game).words for game in games()]
    return replace(
        words,
        amounts={name: said for each in known for name, said in each.amounts.items()},
        moments={name: said for each in known for name, said in each.moments.items()},
        windows={name: said for each in known for name, said in each.windows.items()},
        offers={name: said for each in known for name, said in each.offers.items()},
    )


@cache
def judged(game: str) -> tuple[Verdict, ...]:
    return tuple(verdicts(book(game)))


def said(words: Inline) -> str:
    """As plain text, with ordinary spaces."""
    return to_text(words).replace("\u00a0", " ")


def everything_said(say: Narrator) -> Iterator[Inline]:
    """All names, sentences, moves, events, refusals and descriptions that a game's content leads to."""
    yield from board_and_tiles(say)
    for decision in say.book.decisions:
        yield decision_words(decision.id, say)
    for verdict in judged(say.game):
        yield from told(verdict, say)


def board_and_tiles(say: Narrator) -> Iterator[Inline]:
    for tile in say.book.components.values():
        yield from (tile_name(tile.id, say), *tile_sentences(tile, say))
    for place in say.book.places:
        yield from (sentence for space in place.spaces for sentence in space_sentences(space, say))
        yield from (sentence for cell in place.cells for sentence in cell_sentences(cell, say))
    for track in say.book.tracks:
        yield from (sentence for step in track.steps for sentence in step_sentences(step, say))
        yield from track_sentences(track, say)


def told(verdict: Verdict, say: Narrator) -> Iterator[Inline]:
    if verdict.before is not None:
        yield from position_words(verdict.before, say)
    for stage in verdict.stages:
        yield from (event_words(event, stage.after, say) for event in stage.events)
        yield from (move_words(move, stage.after, say) for move in stage.after.legal_moves())
    for refused in verdict.refused:
        yield refusal_words(refused.move, refused.refusal, verdict.stages[refused.stage - 1].after, say)
