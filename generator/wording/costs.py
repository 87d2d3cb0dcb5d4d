"""What a tile costs and what it is worth."""

from __future__ import annotations

from engine.model.components import Component
from engine.model.text import Inline
from generator.wording.narrator import Narrator
from generator.wording.points import points_words


def cost_words(tile: Component, say: Narrator) -> Inline:
    # Translators: {goods} is a counted list, such as "1 stone and 2 wood": what a tile costs.
    return say("tile.cost", "Costs {goods}.", goods=say.goods(dict(tile.cost)))


def worth_words(tile: Component, say: Narrator) -> Inline:
    # Translators: {points} says how many points a tile is worth: "4 points for each tomb you have", "points by ...".
    return say("tile.worth", "Worth {points}.", points=points_words(tile.scores, say))
