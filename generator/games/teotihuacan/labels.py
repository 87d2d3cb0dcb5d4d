"""What the parts of a position of Teotihuacan are called in forms and overviews."""

from __future__ import annotations

from generator.games.hints import workers_by_power
from generator.games.kit import Labels

LABELS = Labels(
    terms={
        "technologies": "technology-tile",
        "discoveries": "discovery-tile",
        "used": "face-down",
        "locked": "locked-worker",
        "rondel": "action-board",
        "bonus": "temple-bonus-tile",
        "worship": "worship-space",
        "spots": "discovery-step",
        "buildings": "nobles-row",
        "sides": "pyramid-sides",
        "display": "pyramid-tile",
        "decoration_display": "decoration-tile",
        "countdown": "round",
        "completed": "pyramid-completed",
        "kept": "starting-tile",
        "directions": "direction-tile",
    },
    names={
        "place": "action-board",
        "power": "worker-power",
        "tile": "royal-tile",
        "left": "arrow-left",
        "right": "arrow-right",
    },
    hints=(workers_by_power,),
)
