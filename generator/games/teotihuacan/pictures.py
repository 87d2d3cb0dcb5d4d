"""How Teotihuacan is drawn: the icons of its things, the cards of its tiles."""

from __future__ import annotations

from engine.teotihuacan.rules import PENULTIMATE
from generator.games.teotihuacan.drawn_action_boards import by_rule
from generator.games.teotihuacan.drawn_action_pyramid import action_pyramid
from generator.games.teotihuacan.drawn_boards import whole_board
from generator.games.teotihuacan.drawn_calendar import calendar_at_start
from generator.games.teotihuacan.drawn_marks import PRINTED
from generator.games.teotihuacan.drawn_position import parts
from generator.games.teotihuacan.drawn_pyramid import empty_pyramid, empty_sides
from generator.pictures.card import Kind
from generator.pictures.game_pictures import AmountPicture, GamePictures, TrackPicture
from generator.pictures.marks import Mark

PICTURES = GamePictures(
    parts=parts,
    icons={
        "temples": "temple-up",
        "masks": "mask",
        "technology-tiles": "technology",
        "discovery-tiles": "discovery",
        "royal-tiles": "royal",
        "decoration-tiles": "decoration",
        "pyramid-tiles": "pyramid-tile",
        "palace": "royal",
        "forest": "wood",
        "stone-quarry": "stone",
        "gold-deposits": "gold",
        "alchemy": "technology",
        "nobles": "building",
        "decorations": "decoration",
        "construction": "pyramid-tile",
        "pyramid": "pyramid-tile",
        "worship-space": "worship",
        "ascension-wheel": "power-up",
        "teo-buildings-row": "building",
        "calendar-track": "eclipse",
        "pyramid-sides": "decoration",
    },
    whole=whole_board,
    places={
        "pyramid": empty_pyramid,
        "decoration-slots": empty_sides,
        "calendar": calendar_at_start,
        "action-pyramid": action_pyramid,
    },
    by_rule=by_rule(),
    stairs={"temples": TrackPicture("temple", "temple-up", "temple-down")},
    cards={
        "technology-tile": Kind("technology", "purple", "short"),
        "discovery-tile": Kind("discovery", "teal", "solid"),
        "mask": Kind("mask", "orange", "dots"),
        "royal-tile": Kind("royal", "gold", "dot-dash"),
        "starting-tile": Kind("die", "orange", "solid"),
        "temple-bonus-tile": Kind("temple", "grey", "dashes"),
        "decoration-tile": Kind("decoration", "orange", "dashes"),
        "pyramid-tile": Kind("pyramid-tile", "grey", "solid"),
        "action-tile": Kind("any-action", "teal", "solid"),
        "direction-tile": Kind("move", "teal", "short"),
        "first-game-setup": Kind("die", "teal", "dots"),
    },
    flows=frozenset({"action-tile"}),
    amounts={
        "cost.main_action": AmountPicture("die", "cocoa"),
        "cost.build": AmountPicture("pyramid-tile", "resource"),
        "count.workers": AmountPicture("die", "worker"),
    },
    moments={"power_ups": (Mark("power-up"),), "passed": (Mark("move"),)},
    printed=PRINTED,
    steps={rule: (Mark("tile", tone="grey"),) for rule in PENULTIMATE},
    offers={"join": "worker", "leap": "move", "waive": "cocoa", "helper": "die"},
)
