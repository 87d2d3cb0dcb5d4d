"""Steps of Teotibot's turn that are told to whoever does them at the table: by the place of a tile, not by its name."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Event
from engine.guiding import Led
from engine.model.text import Inline
from engine.teotihuacan.bot_guide_work import first_of_each
from engine.teotihuacan.tiles import DECORATIONS, PYRAMID_TILES
from generator.wording.kinds import entered
from generator.wording.narrator import Narrator

Stepping = Callable[[Event, Led, Narrator], Inline]
STEPS: dict[str, Stepping] = {}


def steps(kind: str) -> Callable[[Stepping], Stepping]:
    return entered(STEPS, kind)


@steps("built")
def built(event: Event, led: Led, say: Narrator) -> Inline:
    said = led.used["slot"]
    # Translators: a tile of the Pyramid is built; {level}, {row} and {column} are numbers.
    return say(
        "guide.step.built",
        "Teotibot builds the leftmost Pyramid tile of the display, turned at random, on level {level}: row {row} from"
        " the top, column {column} from the left.",
        level=int(said["level"]),
        row=int(said["row"]),
        column=int(said["column"]),
    )


@steps("decorated")
def decorated(event: Event, led: Led, say: Narrator) -> Inline:
    # Translators: {side} is such as "top" or "left".
    return say(
        "guide.step.decorated",
        "Teotibot builds the topmost decoration of the display on the next slot of this side: {side}.",
        side=side_words(led.used["side"]["side"], say),
    )


@steps("learnt")
def learnt(event: Event, led: Led, say: Narrator) -> Inline:
    said = led.used.get("shared") or led.used["technology"]
    # Translators: {slot} is such as "row 1, column 2".
    return say(
        "guide.step.learnt",
        "Teotibot puts its marker on this Technology tile: {slot}.",
        slot=slot_words(said["slot"], say),
    )


@steps("claimed")
def claimed(event: Event, led: Led, say: Narrator) -> Inline:
    lying = {mask: board for board, mask in first_of_each(led.used["masks"]).items()}
    # Translators: {place} is the name of a board.
    return say(
        "guide.step.claimed",
        "Teotibot takes the mask beside the worship space of {place:def}.",
        place=say.ref(lying[str(event.values[0])]),
    )


@steps("bot_discarded")
def discarded(event: Event, led: Led, say: Narrator) -> Inline:
    return say("guide.step.discarded", "Teotibot puts away the Discovery tile of that space.")


@steps("revealed")
def revealed(event: Event, led: Led, say: Narrator) -> Inline:
    match say.book.components[str(event.values[0])].family:
        case family if family == PYRAMID_TILES:
            return say(
                "guide.step.refill.pyramid",
                "The other Pyramid tiles of the display shift to the left, and a new one is laid out at the right, if"
                " there is one.",
            )
        case family if family == DECORATIONS:
            return say(
                "guide.step.refill.decorations",
                "The other decorations of the display shift up, and a new one is laid out below, if there is one.",
            )
    return say("guide.step.refill.discovery", "A new Discovery tile is laid out in its place, if there is one.")


# -- places


def slot_words(option: str, say: Narrator) -> Inline:
    row, column = map(int, option.split("-"))
    # Translators: where a technology tile lies; both are numbers.
    return say("guide.place.slot", "row {row}, column {column}", row=row, column=column)


def side_words(option: str, say: Narrator) -> Inline:
    match option:
        case "1":
            return say("guide.place.top", "top")
        case "2":
            return say("guide.place.right", "right")
        case "3":
            return say("guide.place.bottom", "bottom")
    return say("guide.place.left", "left")
