"""Positions of Teotihuacan for the tests: described ones, and those that are met on the way through the cases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import engine
from engine import randomness
from engine.game import Game
from engine.model.rulebook import Rulebook


@cache
def teotihuacan(modules: tuple[str, ...] = ()) -> Game:
    return engine.load("teotihuacan", modules)


def rulebook() -> Rulebook:
    return teotihuacan().rulebook


def described(**given: Any) -> Any:
    """A position at its first decision, every decision wanted."""
    return at_decision(teotihuacan(), given)


def at_decision(game: Game, given: Mapping[str, Any]) -> Any:
    pos = game.position(given)
    pos.stepwise = True
    pos.run()
    return pos


def arriving(place: str, power: int, black: Mapping[str, Any], **others: Any) -> Any:
    """Black's worker arrives at a board."""
    return described(arriving=[{"place": place, "power": power}], players={"black": dict(black), "red": {}}, **others)


#: How far random play goes from the position of a case: about the rest of the turn.
FAR = 6


def wandering(seeds: int) -> Iterator[Any]:
    """Some decisions of random play from the position of every case; the same each time."""
    for case, seed in product(rulebook().cases, range(seeds)):
        pos, state = at_decision(teotihuacan(case.modules), case.given), seed
        for _ in range(FAR):
            if not pos.legal_moves():
                break
            yield pos
            state, chosen = randomness.below(state, len(pos.legal_moves()))
            pos.play(pos.legal_moves()[chosen])


def every_move() -> list[str]:
    """Everything that can be said in this game, with numbers a little beyond what makes sense."""
    game = teotihuacan()
    words = {
        "{place}": [place.id for place in game.places],
        "{component}": [tile.id for tile in game.tiles],
        "{track}": [track.id for track in game.tracks],
        "{good}": list(game.goods),
        "{space}": [str(n) for n in range(8)],
        "{n}": [str(n) for n in range(8)],
    }
    forms = [form.form.split() for form in rulebook().moves]
    return [" ".join(said) for form in forms for said in product(*(words.get(word, [word]) for word in form))]
