"""What the parts of a position of Tzolk'in are called in forms and overviews."""

from __future__ import annotations

from generator.games.hints import workers_on_spaces
from generator.games.kit import Labels

LABELS = Labels(
    terms={
        "first_player_space": "starting-player-space",
        "skulls": "skull",
        "neutral": "dummy-worker",
        "kept": "starting-wealth-tile",
        "built": "building",
        "side": "player-board",
        "quick": "quick-action-tile",
        "quick_row": "quick-action",
        "quick_board": "quick-action-board",
    },
    names={"light": "light-side", "dark": "dark-side", "empty": "unoccupied", "neutral": "neutral-worker"},
    form={
        "hand": lambda say: say("try.hand", "Workers in hand"),
        "workers": lambda say: say("try.workers", "Workers in play"),
        "corn_tiles": lambda say: say("try.corn-tiles", "Corn harvest tiles"),
        "wood_tiles": lambda say: say("try.wood-tiles", "Wood harvest tiles"),
        "day": lambda say: say("try.day", "Day"),
        "tooth_corn": lambda say: say("try.tooth-corn", "Corn on the calendar"),
        "skulls": lambda say: say("try.skulls", "Crystal skulls in the bank"),
    },
    hints=(workers_on_spaces,),
    untold=frozenset({"food_days"}),  # the day tells how many are over
    procedures={"food_day": "food-day", "feeding": "feed-workers", "rewards": "reward", "advance": "advance-calendar"},
)
