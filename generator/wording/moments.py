"""Moments at which abilities act, and windows in which they may be used: each by the words of its game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.model.text import Inline
from generator.wording.game_words import Saying
from generator.wording.names import somewhere
from generator.wording.narrator import Narrator


def moment_words(moment: str, at: tuple[str, ...], say: Narrator) -> Inline:
    """When an ability acts: always, or only at some places."""
    if not at:
        return _known(say.words.moments, moment)(say)
    places = somewhere(at, say)
    if moment in say.words.moments_at:
        return say.words.moments_at[moment](places, say)
    # Translators: {moment} is such as "When you have constructed a building"; {places} is where, joined by "or".
    return say("moment.at", "{moment} ({places})", moment=_known(say.words.moments, moment)(say), places=places)


def numbered_moment_words(moment: str, at: tuple[str, ...], numbers: tuple[int, ...], say: Narrator) -> Inline:
    """When an ability acts that does so only at some of these moments."""
    told = say.listing([say.number(number) for number in numbers])
    if moment in say.words.moments_on and not at:
        return say.words.moments_on[moment](told, len(numbers), say)
    # Translators: {moment} is such as "On every Food Day"; {numbers} says which of them: "1 and 2".
    return say("ability.trigger.on", "{moment} (only {numbers})", moment=moment_words(moment, at, say), numbers=told)


def window_words(window: str, say: Narrator) -> Inline:
    return _known(say.words.windows, window)(say)


def _known(table: Mapping[str, Saying], name: str) -> Saying:
    if name not in table:
        raise LookupError(f"no words for {name!r}; known are {', '.join(table)}")
    return table[name]
