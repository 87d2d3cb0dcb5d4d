"""The guide through Teotibot's turn, in words: what is asked at the table, and what can be answered."""

from __future__ import annotations

from collections.abc import Callable

from engine.guiding import Led, Part
from engine.model.text import Inline
from engine.position import AnyPosition
from engine.teotihuacan import rules
from engine.teotihuacan.bot_guide_seats import BOARD, DIRECTION, FLAG, MASK, NONE, SIDE, SLOT, TILE, YES
from generator.games.teotihuacan.bot_guide_steps import STEPS, side_words, slot_words
from generator.wording.game_words import GuideWords, Saying
from generator.wording.kinds import entered
from generator.wording.narrator import Narrator
from generator.wording.resolve import capitalised
from generator.wording.tiles import tile_name

Asking = Callable[[Led, Narrator], Inline]
ASKED: dict[str, Asking] = {}


def asks(inquiry: str) -> Callable[[Asking], Asking]:
    return entered(ASKED, inquiry)


# -- dice and tiles


@asks("dice")
def dice(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.dice", "Roll both dice. What do they show?")


@asks("pyramid")
def pyramid(led: Led, say: Narrator) -> Inline:
    # Translators: the spaces of the action pyramid follow, each with its number.
    return say(
        "guide.ask.pyramid",
        "Which tiles lie in the action pyramid? Its spaces are counted from the top, and in each row from the left.",
    )


@asks("directions")
def directions(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.directions", "To which side do the arrows of the direction tiles point?")


@asks("ring")
def ring(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.ring", "In which order do the boards lie, clockwise from the Palace?")


# -- workers


@asks("worshipper")
def worshipper(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.worshipper", "Teotibot has a worker on a worship space. On which board is it?")


@asks("workers")
def workers(led: Led, say: Narrator) -> Inline:
    return say(
        "guide.ask.workers",
        "On which boards are the other workers of Teotibot, and which power does each of them have?",
    )


@asks("visited")
def visited(led: Led, say: Narrator) -> Inline:
    (part,) = led.parts
    # Translators: {place} is the name of a board.
    return say(
        "guide.ask.visited",
        "Is there a worker of yours on the worship space of {place:def}, and with which power?",
        place=say.ref(part.name),
    )


# -- what Teotibot has


@asks("goods")
def goods(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.goods", "How much does Teotibot have?")


@asks("all-markers")
@asks("markers")
def markers(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.markers", "On which steps are the markers of Teotibot?")


@asks("tops")
def tops(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.tops", "Is your own marker on the top step of a temple?")


# -- building


@asks("level")
def level(led: Led, say: Narrator) -> Inline:
    return say(
        "guide.ask.level", "Which is the lowest level of the Pyramid on which a tile of the display can be built now?"
    )


@asks("slot")
def slot(led: Led, say: Narrator) -> Inline:
    lowest = int(led.used["level"]["level"])
    if led.pos.game.options["bot-pyramid-slot"] == "columns":
        # Translators: {level} is the number of a level of the Pyramid.
        return say(
            "guide.ask.slot.columns",
            "Which is the first slot of level {level} on which a tile can be built? Look column by column from the"
            " left, in each column from the top.",
            level=lowest,
        )
    # Translators: {level} is the number of a level of the Pyramid.
    return say(
        "guide.ask.slot",
        "Which is the first slot of level {level} on which a tile can be built? Look row by row from the top, in each"
        " row from the left.",
        level=lowest,
    )


@asks("side")
def side(led: Led, say: Narrator) -> Inline:
    if led.pos.game.options["bot-decoration-slot"] == "outermost":
        return say(
            "guide.ask.side.outermost",
            "On which side of the Pyramid lies the free slot for a decoration that is furthest out? Of several, take"
            " the first, clockwise from the top.",
        )
    return say(
        "guide.ask.side",
        "Which is the first side of the Pyramid, clockwise from the top, on which a decoration of the display can be"
        " built now?",
    )


@asks("buildings")
def buildings(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.buildings", "How many buildings stand in each row of the board Nobles?")


@asks("eclipses")
def eclipses(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.eclipses", "How many Eclipses have there been?")


# -- technologies and masks


@asks("technology")
def technology(led: Led, say: Narrator) -> Inline:
    return say(
        "guide.ask.technology", "On which Technology tile is there no marker? Of several, take the lowest number."
    )


@asks("shared")
def shared(led: Led, say: Narrator) -> Inline:
    return say(
        "guide.ask.shared",
        "On which Technology tile is there no marker of Teotibot? Of several, take the lowest number.",
    )


@asks("masks")
def masks(led: Led, say: Narrator) -> Inline:
    return say(
        "guide.ask.masks",
        "Which masks lie beside the worship spaces? Leave out those that Teotibot has already.",
    )


# -- the discs


@asks("dark")
def dark(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.dark", "On which space is the dark disc?")


@asks("light")
def light(led: Led, say: Narrator) -> Inline:
    return say("guide.ask.light", "On which space is the light disc?")


# -- what each part of a question is about


def part_words(inquiry: str, part: Part, say: Narrator) -> Inline:
    own = PARTS.get(inquiry)
    return own(part, say) if own else capitalised(say.without_links().term(TERMS.get(part.name, part.name)))


def _die(part: Part, say: Narrator) -> Inline:
    # Translators: one of several dice, by its number.
    return say("guide.part.die", "Die {n}", n=int(part.name))


def _space(part: Part, say: Narrator) -> Inline:
    # Translators: a space of the action pyramid, by its number.
    return say("guide.part.space", "Space {n}", n=int(part.name))


def _direction(part: Part, say: Narrator) -> Inline:
    if part.name == "1":
        return say("guide.part.upper", "Upper tile")
    return say("guide.part.lower", "Lower tile")


def _in_ring(part: Part, say: Narrator) -> Inline:
    # Translators: the boards are counted clockwise: {n} is 1 for the one after the Palace.
    return say("guide.part.ring", "Board {n}", n=int(part.name))


def _worker(part: Part, say: Narrator) -> Inline:
    what, _, n = part.name.partition("-")
    if what == "board":
        # Translators: the board of a worker; {n} is the number of the worker.
        return say("guide.part.worker-board", "Worker {n}: board", n=int(n))
    # Translators: the power of a worker; {n} is the number of the worker.
    return say("guide.part.worker-power", "Worker {n}: power", n=int(n))


def _row(part: Part, say: Narrator) -> Inline:
    # Translators: a row of buildings on the board Nobles, by its number.
    return say("guide.part.row", "Row {n}", n=int(part.name))


def _in_level(part: Part, say: Narrator) -> Inline:
    if part.name == "row":
        return say("guide.part.slot-row", "Row, from the top")
    return say("guide.part.slot-column", "Column, from the left")


#: Parts that are not called by the term of their name.
PARTS: dict[str, Callable[[Part, Narrator], Inline]] = {
    "dice": _die,
    "pyramid": _space,
    "directions": _direction,
    "ring": _in_ring,
    "workers": _worker,
    "buildings": _row,
    "slot": _in_level,
}
TERMS = {
    "board": "action-board",
    "level": "pyramid-level",
    "side": "pyramid-sides",
    "slot": "technology-tile",
    "eclipses": "eclipse",
    "dark": "dark-disc",
    "light": "light-disc",
}


# -- what can be answered


def option_words(inquiry: str, part: Part, option: str, say: Narrator) -> Inline:
    if option == NONE:
        return NOTHING[inquiry](say)
    if inquiry == "visited":
        # Translators: there is a worker, with this power.
        return say("guide.option.power", "yes, power {n}", n=int(option))
    return OPTIONS[part.kind](option, say) if part.kind in OPTIONS else say.number(int(option))


def _flag(option: str, say: Narrator) -> Inline:
    if option == YES:
        return say("guide.option.yes", "yes")
    return say("guide.option.no", "no")


def _mask(option: str, say: Narrator) -> Inline:
    tile = say.book.components[option]
    # Translators: a mask, by what it costs, such as "1 cocoa and 1 wood", and by how many of it there are in the game.
    return say(
        "guide.option.mask",
        "for {cost}, {n|copy|copies} in the game",
        cost=say.goods(dict(tile.cost), "subject"),
        n=tile.count,
    )


#: Kinds of parts -> what is said to them.
OPTIONS: dict[str, Callable[[str, Narrator], Inline]] = {
    TILE: tile_name,
    BOARD: lambda option, say: capitalised(say.without_links().term(option)),
    DIRECTION: lambda option, say: say.without_links().term(f"arrow-{option}"),
    FLAG: _flag,
    SLOT: slot_words,
    SIDE: side_words,
    MASK: _mask,
}


def _no(say: Narrator) -> Inline:
    return say("guide.option.no", "no")


def _not_built(say: Narrator) -> Inline:
    # Translators: there is no level or side of the Pyramid on which something can be built.
    return say("guide.option.not-built", "none: nothing is on display, or there is no slot")


def _marked(say: Narrator) -> Inline:
    # Translators: there is no technology tile without a marker.
    return say("guide.option.marked", "none: there is one on each")


def _no_mask(say: Narrator) -> Inline:
    # Translators: no mask lies there.
    return say("guide.option.no-mask", "none")


NOTHING: dict[str, Saying] = {
    "visited": _no,
    "level": _not_built,
    "side": _not_built,
    "technology": _marked,
    "shared": _marked,
    "masks": _no_mask,
}


# -- what the guide goes by


TITLES: dict[str, Saying] = {
    "pyramid": lambda say: say("guide.title.pyramid", "Action pyramid"),
    "directions": lambda say: say("guide.title.directions", "Direction tiles"),
    "ring": lambda say: say("guide.title.ring", "Boards"),
    "workers": lambda say: say("guide.title.workers", "Workers of Teotibot"),
    "goods": lambda say: say("guide.title.goods", "Goods of Teotibot"),
    "markers": lambda say: say("guide.title.markers", "Markers of Teotibot"),
}


def ends(pos: AnyPosition, say: Narrator) -> Inline:
    # Translators: {n} is how many spaces the light disc moves.
    return say(
        "guide.ends",
        "The turn of Teotibot is over. It is the last player: move the light disc on by {n|space|spaces}.",
        n=rules.LAST_PLAYER_SPACES.of(pos.game),
    )


def heading(say: Narrator) -> Inline:
    # Translators: the title of the page on which a person is led through the turns of Teotibot.
    return say("guide.heading", "Teotibot’s turn, step by step")


#: What a table has agreed on; the title of each option names all of them.
VALUES: dict[str, Saying] = {
    "much-less": lambda say: say("guide.value.much-less", "much less"),
    "less": lambda say: say("guide.value.less", "less"),
    "usual": lambda say: say("guide.value.usual", "as usual"),
    "more": lambda say: say("guide.value.more", "more"),
    "much-more": lambda say: say("guide.value.much-more", "much more"),
    "rows": lambda say: say("guide.value.rows", "row by row"),
    "columns": lambda say: say("guide.value.columns", "column by column"),
    "first-side": lambda say: say("guide.value.first-side", "the first that has room"),
    "outermost": lambda say: say("guide.value.outermost", "furthest out"),
    "each-step": lambda say: say("guide.value.each-step", "anew for each step"),
    "once": lambda say: say("guide.value.once", "once"),
    "each-shift": lambda say: say("guide.value.each-shift", "after each shift"),
    "stays": lambda say: say("guide.value.stays", "stays"),
    "walks-on": lambda say: say("guide.value.walks-on", "walks on"),
}


GUIDE = GuideWords(
    heading=heading,
    asked=ASKED,
    title=TITLES,
    part=part_words,
    option=option_words,
    ends=ends,
    values=VALUES,
    steps=STEPS,
)
