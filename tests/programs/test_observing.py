"""What a seat observes: named parts within bounds, from the declared fields, and never a secret."""

from __future__ import annotations

import pytest

from engine.fields import Sight
from engine.observing import Observer
from engine.position import AnyPosition
from generator.playing.guess import guess
from tests.programs.tables import NAMES, TABLES, Table, game, random_play


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_everything_that_is_observed_lies_within_its_bounds(table: Table) -> None:
    observer = Observer(next(random_play(table, 1)))
    least, most = observer.bounds()
    assert len(least) == len(most) == observer.size == sum(part.size for part in observer.parts)
    for pos in random_play(table, 1, every=9):
        for seat in range(table[2]):
            seen = observer.observe(pos, seat)
            assert all(low <= value <= high for low, value, high in zip(least, seen, most, strict=True))


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_what_is_hidden_can_be_dealt_anew_and_nobody_observes_it(table: Table) -> None:
    observer = Observer(next(random_play(table, 2)))
    for n, pos in enumerate(random_play(table, 2, every=9)):
        seat = n % table[2]
        assert observer.observe(guess(pos, seat, seed=n), seat) == observer.observe(pos, seat)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_secret_choice_cannot_be_told_from_another_by_the_others(table: Table) -> None:
    pos = game(*table[:2]).new_position(table[2], seed=4)
    observer, compared = Observer(pos), 0
    for _ in range(2 * table[2]):
        others = [seat for seat in range(table[2]) if seat != pos.active]
        after = [_played(pos, n) for n in range(len(pos.legal_moves()))]
        if _is_secret(after, pos.active):
            compared += 1
            for seat in others:
                assert len({tuple(observer.observe(each, seat)) for each in after}) == 1
        pos = after[0]
    assert compared


def _is_secret(after: list[AnyPosition], who: int) -> bool:
    """Whether tiles in front of a player differ, and only such as nobody else may see."""
    fields = after[0].game.kit.player_fields
    own = [field for field in fields.all if field.sight is Sight.OWNER]
    differ = [field for field in own if len({str(getattr(pos.players[who], field.name)) for pos in after}) > 1]
    return bool(differ) and all(fields.is_hidden(field, pos, False) for field in differ for pos in after)


def _played(pos: AnyPosition, choice: int) -> AnyPosition:
    after = pos.copy()
    after.play(after.legal_moves()[choice], trace=False)
    return after


def test_parts_have_the_names_of_their_fields_and_say_what_they_count() -> None:
    pos = game("tzolkin").position({"day": 5, "players": {"green": {"corn": 3, "palenque": [2]}, "red": {"points": 7}}})
    observer = Observer(pos)
    seen = observer.named(observer.observe(pos, 1))
    assert seen["seat"] == [0, 1]
    assert seen["day"] == [5]
    assert seen["green.goods"] == [3, 0, 0, 0, 0]
    assert seen["red.points"] == [7 * 4]
    gears = next(part for part in observer.parts if part.name == "gears")
    standing = [label for label, there in zip(gears.labels, seen["gears"], strict=True) if there]
    assert standing == ["2: green"]


@pytest.mark.parametrize("table", [t for t in TABLES if t[1]], ids=[n for n in NAMES if n.endswith("all")])
def test_every_field_that_anybody_can_see_is_observed(table: Table) -> None:
    kit = game(*table[:2]).kit
    names = {part.name.split(".")[-1] for part in Observer(next(random_play(table, 1))).parts}
    names |= {part.name.split(".")[-2] for part in Observer(next(random_play(table, 1))).parts if ".count" in part.name}
    told_elsewhere = {"stack", "colour", "results"}
    for field in (*kit.position_fields.all, *kit.player_fields.all):
        assert field.name in names or field.sight is Sight.NOBODY or field.name in told_elsewhere


def test_decks_are_counted() -> None:
    pos = game("tzolkin").new_position(2, seed=1)
    observer = Observer(pos)
    assert observer.named(observer.observe(pos, 0))["decks.count"] == [len(deck) for deck in pos.decks]  # type: ignore[attr-defined]
