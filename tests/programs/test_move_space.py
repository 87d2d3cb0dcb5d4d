"""All moves of a game can be listed, each with a number that stays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.errors import RulesError
from engine.game import Game
from tests.programs.tables import NAMES, TABLES, Table, game, random_play


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_every_legal_move_has_its_number_and_reads_back_from_it(table: Table) -> None:
    moves = game(*table[:2]).moves
    listed = moves.all()
    for seed in (1, 2):
        for pos in random_play(table, seed):
            for move in pos.legal_moves():
                assert listed[moves.number(move)] is move


@pytest.mark.parametrize("name", engine.games())
def test_moves_stand_in_the_order_of_their_notation_and_none_stands_twice(name: str) -> None:
    texts = [move.text for move in game(name, ("all",)).moves.all()]
    assert texts == sorted(set(texts))


@pytest.mark.parametrize("name", engine.games())
def test_numbers_do_not_depend_on_the_order_in_which_tiles_are_read(name: str) -> None:
    book = game(name).rulebook
    turned = tuple(replace(family, components=family.components[::-1]) for family in book.families[::-1])
    other = Game(replace(book, families=turned), engine.kit_of(name))
    assert other.moves.fingerprint() == game(name).moves.fingerprint()
    assert other.tiles[0].id != game(name).tiles[0].id


def test_options_do_not_change_the_numbers_and_modules_bring_new_moves() -> None:
    harsh = engine.load("teotihuacan", options={"eclipse": "harsh", "nobles-row": "any"})
    assert harsh.moves.fingerprint() == game("teotihuacan").moves.fingerprint()
    usual, whole = ({move.text for move in game("tzolkin", modules).moves.all()} for modules in ((), ("all",)))
    assert usual < whole
    assert "lead" not in {text.split()[0] for text in usual}
    assert {"place palenque", "beg", "harvest corn", "pick uxmal 3"} <= usual


@pytest.mark.parametrize("table", TABLES[::3], ids=NAMES[::3])
def test_a_mask_marks_the_legal_moves_and_no_other(table: Table) -> None:
    moves = game(*table[:2]).moves
    for pos in random_play(table, 3, every=7):
        mask = moves.mask(pos.legal_moves())
        assert {moves.all()[n] for n, is_legal in enumerate(mask) if is_legal} == set(pos.legal_moves())


def test_a_number_in_a_move_that_nothing_bounds_is_told() -> None:
    kit: Any = engine.kit_of("teotihuacan")
    forgetful = replace(kit, words={kind: words for kind, words in kit.words.items() if kind != "salary"})
    with pytest.raises(RulesError, match="which numbers 'n' can be in the move 'salary'"):
        Game(game("teotihuacan").rulebook, forgetful).moves.all()
