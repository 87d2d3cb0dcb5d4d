"""A choice that is one sentence: each of its options takes a level from one technology and gives one to all others."""

from __future__ import annotations

from engine.model.effects import Advance, Choose, Effect
from engine.model.text import Inline
from generator.wording.narrator import Narrator


def level_exchange(effect: Choose, say: Narrator) -> Inline:
    """The sentence, if the options are of this kind and leave out no technology; otherwise nothing."""
    taken = [_taken(option) for option in effect.options]
    given = [sorted(map(_given, option[1:])) for option in effect.options]
    tracks = _family(taken[0], say)
    others = [sorted(tracks - {track}) for track in taken]
    if len(tracks) < 2 or sorted(taken) != sorted(tracks) or given != others:
        return ()
    return say(
        "effect.exchange-levels",
        "Go back one level on any technology and advance one level on every other, free of charge.",
    )


def _taken(option: tuple[Effect, ...]) -> str:
    match option:
        case (Advance(track=track, by=-1), *_):
            return track
    return ""


def _given(effect: Effect) -> str:
    match effect:
        case Advance(track=track, least=1, most=1, paying=False, by=1):
            return track
    return ""


def _family(track: str, say: Narrator) -> set[str]:
    known = say.book.track_by_id.get(track)
    return {each.id for each in say.book.tracks if known is not None and each.family == known.family}
