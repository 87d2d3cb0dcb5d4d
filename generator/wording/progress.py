"""Effects that bring a player on: steps on tracks, advances of technologies, tiles that are built."""

from __future__ import annotations

from engine.model import effects as model
from engine.model.text import Inline
from generator.wording.automata import built_free
from generator.wording.kinds import words
from generator.wording.names import currency, family_term
from generator.wording.narrator import Narrator

ANY, HERE = "any", "here"


@words(model.Step)
def step(effect: model.Step, say: Narrator) -> Inline:
    if effect.track == HERE:
        return _on_the_temple_here(effect, say)
    if effect.track != ANY:
        return _on_track(effect.track, effect.by * effect.times, say)
    if effect.times == 1:
        return _on_any(effect, say)
    return _on_different(effect, say) if effect.different else _again(effect, say)


def _on_track(track: str, steps: int, say: Narrator) -> Inline:
    if steps < 0:
        # Translators: {track} is the name of a temple or another track.
        return say("effect.step.down", "Go down {n|step|steps} on {track:def}.", n=-steps, track=say.ref(track))
    # Translators: {track} is the name of a temple or another track.
    return say("effect.step.up", "Go up {n|step|steps} on {track:def}.", n=steps, track=say.ref(track))


def _on_the_temple_here(effect: model.Step, say: Narrator) -> Inline:
    track = say.ref(family_term(effect.tracks, say))
    # Translators: {track} is the word for one track, such as temple: that of the worship space of a worker.
    return say(
        "effect.step.here",
        "Go up {n|step|steps} on the {track} of that space.",
        n=effect.by * effect.times,
        track=track,
    )


def _on_any(effect: model.Step, say: Narrator) -> Inline:
    track = say.ref(family_term(effect.tracks, say))
    if effect.by < 0:
        # Translators: {track} is the word for one track, such as temple; the player chooses which.
        return say("effect.step.down.any", "Go down {n|step|steps} on any {track}.", n=-effect.by, track=track)
    # Translators: {track} is the word for one track, such as temple; the player chooses which.
    return say("effect.step.up.any", "Go up {n|step|steps} on any {track}.", n=effect.by, track=track)


def _on_different(effect: model.Step, say: Narrator) -> Inline:
    track = say.ref(family_term(effect.tracks, say))
    if effect.by < 0:
        # Translators: {times} is how many tracks, at least 2; {track} is the word for them, such as temple; the player
        # chooses which.
        return say(
            "effect.step.down.each",
            "Go down {n|step|steps} on each of {times} {track:nom_pl}.",
            n=-effect.by,
            times=effect.times,
            track=track,
        )
    # Translators: {times} is how many tracks, at least 2; {track} is the word for them, such as temple; the player
    # chooses which.
    return say(
        "effect.step.up.each",
        "Go up {n|step|steps} on each of {times} {track:nom_pl}.",
        n=effect.by,
        times=effect.times,
        track=track,
    )


def _again(effect: model.Step, say: Narrator) -> Inline:
    """Steps one by one, each on a track of the player's choice."""
    if abs(effect.by) > 1:
        return _far_again(effect, say)
    track = say.ref(family_term(effect.tracks, say))
    if effect.by < 0:
        # Translators: {track} is the word for one track, such as temple; several steps may be on the same one.
        return say(
            "effect.step.down.again",
            "Go down {n|step|steps} in all on {track:nom_pl} of your choice; several on the same one are allowed.",
            n=effect.times,
            track=track,
        )
    # Translators: {track} is the word for one track, such as temple; several steps may be on the same one.
    return say(
        "effect.step.up.again",
        "Go up {n|step|steps} in all on {track:nom_pl} of your choice; several on the same one are allowed.",
        n=effect.times,
        track=track,
    )


def _far_again(effect: model.Step, say: Narrator) -> Inline:
    track = say.ref(family_term(effect.tracks, say))
    if effect.by < 0:
        # Translators: {track} is the word for one track, such as temple; the same one may be chosen again.
        return say(
            "effect.step.down.far",
            "{times|time|times}, go down {n|step|steps} on any {track}, also on the same one again.",
            times=effect.times,
            n=-effect.by,
            track=track,
        )
    # Translators: {track} is the word for one track, such as temple; the same one may be chosen again.
    return say(
        "effect.step.up.far",
        "{times|time|times}, go up {n|step|steps} on any {track}, also on the same one again.",
        times=effect.times,
        n=effect.by,
        track=track,
    )


@words(model.Advance)
def advance(effect: model.Advance, say: Narrator) -> Inline:
    if effect.by < 0:
        return _fall_back(effect, say)
    levels, most = _levels(effect.least, effect.most, say), effect.most
    if effect.track == ANY:
        return _advance_any(levels, most, effect.paying, say)
    track = say.ref(effect.track)
    if effect.paying:
        # Translators: {track} is the name of a technology; {levels} is "1 level", "1 to 2 levels" or "up to 2 levels".
        return say("effect.advance.paying", "Advance {levels} on {track} and pay for it.", levels=levels, track=track)
    # Translators: {track} is the name of a technology; {levels} is "1 level", "1 to 2 levels" or "up to 2 levels".
    return say("effect.advance", "Advance {levels} on {track}, free of charge.", levels=levels, track=track)


def _fall_back(effect: model.Advance, say: Narrator) -> Inline:
    if effect.track == ANY:
        return say("effect.fall-back.any", "Go back {n|level|levels} on any technology.", n=-effect.by)
    # Translators: {track} is the name of a technology.
    return say("effect.fall-back", "Go back {n|level|levels} on {track}.", n=-effect.by, track=say.ref(effect.track))


def _advance_any(levels: Inline, most: int, paying: bool, say: Narrator) -> Inline:
    if most > 1:
        return _advance_several(levels, paying, say)
    if paying:
        # Translators: {levels} is "1 level" or "up to 1 level".
        return say("effect.advance.any.paying", "Advance {levels} on any technology and pay for it.", levels=levels)
    # Translators: {levels} is "1 level" or "up to 1 level".
    return say("effect.advance.any", "Advance {levels} on any technology, free of charge.", levels=levels)


def _advance_several(levels: Inline, paying: bool, say: Narrator) -> Inline:
    if paying:
        # Translators: {levels} is "2 levels", "1 or 2 levels" or "up to 2 levels", counted over all technologies.
        return say(
            "effect.advance.several.paying",
            "Advance {levels} in all, on one technology or on several, and pay for each level.",
            levels=levels,
        )
    # Translators: {levels} is "2 levels", "1 or 2 levels" or "up to 2 levels", counted over all technologies.
    return say(
        "effect.advance.several",
        "Advance {levels} in all, on one technology or on several, free of charge.",
        levels=levels,
    )


def _levels(least: int, most: int, say: Narrator) -> Inline:
    if least == most:
        # Translators: how far a technology advances; put into "Advance {levels} on any technology".
        return say("effect.levels", "{n|level|levels}", n=most)
    if least == 0:
        # Translators: how far a technology advances; put into "Advance {levels} on any technology".
        return say("effect.levels.up-to", "up to {n|level|levels}", n=most)
    if most - least == 1:
        # Translators: how far a technology advances; put into "Advance {levels} on any technology".
        return say("effect.levels.either", "{least} or {n|level|levels}", least=least, n=most)
    # Translators: how far a technology advances; put into "Advance {levels} on any technology".
    return say("effect.levels.range", "{least} to {n|level|levels}", least=least, n=most)


@words(model.Build)
def build(effect: model.Build, say: Narrator) -> Inline:
    if effect.free:
        return built_free(effect, say)
    tiles = tiles_to_build(effect, say)
    if effect.corn_each:
        price = say.amount(currency(say), effect.corn_each)
        # Translators: {tiles} is such as "1 building" or "up to 2 buildings"; {price} is such as "2 corn".
        return say(
            "effect.build.corn",
            "Construct {tiles}; for each resource of the cost, pay {price} instead.",
            tiles=tiles,
            price=price,
        )
    # Translators: {tiles} is such as "1 building" or "up to 2 buildings".
    return say("effect.build", "Construct {tiles} and pay the cost.", tiles=tiles)


def tiles_to_build(effect: model.Build, say: Narrator) -> Inline:
    tiles = say.counted(family_term(effect.family, say), effect.most)
    if effect.most == 1:
        return tiles
    # Translators: {tiles} is counted, such as "2 buildings"; fewer are allowed.
    return say("effect.tiles.up-to", "up to {tiles}", tiles=tiles)
