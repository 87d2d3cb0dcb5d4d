"""How Teotihuacan is drawn: the icons of its things, the cards of its tiles."""

from __future__ import annotations

from generator.games.teotihuacan.drawn_position import parts
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
    },
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
    },
    amounts={"cost.main_action": AmountPicture("die", "cocoa")},
    moments={"power_ups": (Mark("power-up"),)},
)
