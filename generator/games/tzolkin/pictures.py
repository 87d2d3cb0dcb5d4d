"""How Tzolk'in is drawn: the icons of its things, the cards of its tiles, its calendar."""

from __future__ import annotations

from engine.model.board import Place
from generator.games.tzolkin.drawn_calendar import draw_wheel
from generator.games.tzolkin.drawn_position import parts
from generator.pictures.board import Setting
from generator.pictures.card import Kind
from generator.pictures.drawing import Drawing
from generator.pictures.game_pictures import AmountPicture, GamePictures, TrackPicture
from generator.pictures.symbols import Signs


def _calendar(place: Place, signs: Signs, setting: Setting) -> Drawing:
    return draw_wheel(signs)


PICTURES = GamePictures(
    parts=parts,
    places={"calendar": _calendar},
    icons={
        "temples": "temple-up",
        "technologies": "technology",
        "buildings": "building",
        "monuments": "monument",
        "tribes": "tribe",
        "prophecies": "prophecy",
        "corn-tiles": "corn",
        "wood-tiles": "wood",
        "corn-harvest-tile": "corn-tile",
        "wood-harvest-tile": "wood-tile",
        "starting-player-space": "first-player",
        "quick-action-board": "choice",
        "crowd": "worker",
    },
    stairs={"temples": TrackPicture("temple", "temple-up", "temple-down")},
    cards={
        "farm": Kind("farm", "yellow", "dots"),
        "civic": Kind("civic", "green", "solid"),
        "tomb": Kind("tomb", "brown", "dashes"),
        "shrine": Kind("shrine", "blue", "dot-dash"),
        "tribe": Kind("tribe", "green", "short"),
        "prophecy": Kind("prophecy", "purple", "dashes"),
        "harvest-tile": Kind("tile", "grey", "solid"),
        "starting-wealth-tile": Kind("tile", "orange", "solid"),
        "quick-action-tile": Kind("choice", "teal", "short"),
    },
    shared_icons={"monument": "monument"},
    amounts={
        "cost.place": AmountPicture("place", "corn"),
        "cost.crowd": AmountPicture("worker", "corn"),
        "cost.lower": AmountPicture("move", "corn"),
        "cost.build": AmountPicture("building", "resource"),
        "cost.advance": AmountPicture("technology", "resource"),
        "room.gear": AmountPicture("place", "worker"),
        "need.feeding": AmountPicture("feed", "corn", each_worker=True),
    },
    offers={
        "ahead": "move",
        "harvest-bare": "bare-field",
        "across": "any-action",
        "skip": "place",
        "bonus": "technology",
        "renovate": "building",
    },
)
