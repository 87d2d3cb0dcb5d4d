"""What the parts of a position of Teotihuacan are called in forms and overviews."""

from __future__ import annotations

from generator.games.hints import workers_on_the_board
from generator.games.kit import Labels

LABELS = Labels(
    terms={
        "technologies": "technology-tile",
        "discoveries": "discovery-tile",
        "used": "face-down",
        "locked": "locked-worker",
    },
    names={"place": "action-board", "power": "worker-power", "tile": "royal-tile"},
    hints=(workers_on_the_board,),
)
