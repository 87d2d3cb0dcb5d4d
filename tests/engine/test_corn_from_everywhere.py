"""A tile that changes the corn that is taken changes all of it, because its sentence names no place."""

from __future__ import annotations

import pytest

from tests.engine.scenes import Plain, Tiles, held

MORE: Plain = {"change": {"amount": "gain.corn", "by": 1}}
TAXED: Plain = {"change": {"amount": "gain.corn", "tax": [{"pay": {"stone": 1}}]}}

WAYS: list[tuple[str, Plain, list[str], int]] = [
    ("begging", {"players": {"green": {"corn": 0, "stone": 9}, "red": {}}}, ["beg", "down chaac"], 3),
    (
        "a sale at the market",
        {"players": {"green": {"corn": 0, "gold": 1, "stone": 9, "uxmal": [2]}, "red": {}}},
        ["pick uxmal 2", "act 2", "sell gold"],
        4,
    ),
    (
        "the calendar",
        {"tooth_corn": 2, "players": {"green": {"corn": 0, "stone": 9, "tikal": [1]}, "red": {}}},
        ["place starting-player-space", "done"],
        2,
    ),
    (
        "the action of a space",
        {"players": {"green": {"corn": 0, "stone": 9, "palenque": [1]}, "red": {}}},
        ["pick palenque 1", "act 1"],
        3,
    ),
]


def played(given: Plain, moves: list[str], ability: Plain | None) -> tuple[int, int]:
    """The corn and the stone of the first player after some moves."""
    tiles = Tiles("tzolkin")
    tile = tiles.holding(ability or MORE)
    game = tiles.game()
    pos = game.position(held("tzolkin", given, [tile] if ability else []))
    pos.stepwise = True
    pos.run()
    for move in moves:
        pos.play(move)
    while pos.force():
        pass
    goods = pos.players[0].goods
    return goods[game.good_index["corn"]], goods[game.good_index["stone"]]


@pytest.mark.parametrize(("given", "moves", "usual"), [way[1:] for way in WAYS], ids=[way[0] for way in WAYS])
def test_all_corn_from_the_bank_is_changed_and_taxed(given: Plain, moves: list[str], usual: int) -> None:
    assert played(given, moves, None) == (usual, 9)
    assert played(given, moves, MORE) == (usual + 1, 9)
    assert played(given, moves, TAXED) == (usual, 9 - usual)
