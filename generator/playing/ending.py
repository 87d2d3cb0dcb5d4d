"""The end of a game: every player's points with their reasons, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from engine.position import AnyPosition
from generator.playing.lines import wrapped
from generator.playing.random_games import points
from generator.playing.voice import Voice
from generator.wording.names import player_name
from generator.wording.writers import to_text


def ending(pos: AnyPosition, voice: Voice) -> Iterator[str]:
    scores, totals, unit = pos.scores(), points(pos), pos.game.kit.parts_of_a_point
    for player, total in zip(pos.players, totals, strict=True):
        yield from wrapped(f"{voice.player(player.colour)}: {to_text(voice.say.counted('point', total))}")
        for reason, parts in scores[player.colour].items():
            yield from wrapped(f"{voice.language.write_number(Fraction(parts, unit))}  {_reason(reason, voice)}", 4, 2)
    outcome: Mapping[str, Any] = pos.outcome()
    winners = voice.say.listing([player_name(colour, voice.say) for colour in outcome["winners"]])
    # Translators: {winners} is a colour, or a list of colours in a shared victory.
    yield from wrapped(to_text(voice.say("play.winner", "Winner: {winners}", winners=winners)))
    yield from wrapped(voice.rule(outcome["decided_by"]), 4, 2)


def _reason(reason: str, voice: Voice) -> str:
    return voice.rule(reason) if reason in voice.book.rules else voice.tile(reason)
