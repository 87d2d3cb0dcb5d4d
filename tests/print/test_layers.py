"""Drawings in layers: what they share is kept once, and each shows just what it showed before."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.palette import PRINT
from generator.pictures.svg import Element, circle, rect, write
from generator.print.drawings import PrintedDrawings
from generator.print.layers import Pile, layers, shared

BOARD = tuple(rect(10 * place, 10 * place, 10, 10, fill="none") for place in range(30))


def _drawing(*shapes: Element, size: int = 300) -> Drawing:
    return Drawing(size, size, Alternative("A board"), shapes)


def _piece(place: int) -> Element:
    return circle(10 * place, 10 * place, 4)


def _shapes(pile: Pile) -> str:
    return "".join(layer.shapes for layer in pile)


def test_a_board_under_other_pieces_is_one_layer_of_all() -> None:
    pictures = PrintedDrawings()
    pictures.pictures(_drawing(*BOARD, _piece(place)) for place in range(12))
    drawn = pictures.drawn()
    assert {len(pile) for _, pile in drawn["drawings"]} == {2}
    assert len({pile[0] for _, pile in drawn["drawings"]}) == 1
    assert len(drawn["layers"]) == 13


def test_drawings_with_little_in_common_are_a_layer_each() -> None:
    pictures = PrintedDrawings()
    pictures.pictures(_drawing(BOARD[0], _piece(place), _piece(place + 1)) for place in range(0, 12, 2))
    assert [len(pile) for _, pile in pictures.drawn()["drawings"]] == [1] * 6


def test_the_same_shapes_in_another_size_are_another_drawing() -> None:
    pictures = PrintedDrawings()
    small, large = pictures.pictures(_drawing(*BOARD, size=size) for size in (200, 300))
    assert small.name != large.name
    assert len(pictures.drawn()["layers"]) == 2


def test_equal_drawings_are_kept_once() -> None:
    pictures = PrintedDrawings()
    first, second = pictures.pictures(_drawing(*BOARD) for _ in range(2))
    assert first.name == second.name
    assert len(pictures.drawn()["drawings"]) == 1


@given(st.lists(st.lists(st.integers(0, 8), min_size=1, max_size=12), min_size=1, max_size=8))
def test_every_shape_stays_where_it_lay(drawings: list[list[int]]) -> None:
    """None is lost, doubled or moved under another, whatever the drawings have in common."""
    boards = {str(number): _drawing(*map(_piece, places)) for number, places in enumerate(drawings)}
    joined = shared({name: layers(board) for name, board in boards.items()})
    for name, board in boards.items():
        assert _shapes(joined[name]) == "".join(write(shape, PRINT) for shape in board.body)
        assert sum(layer.weight for layer in joined[name]) == len(board.body)


def test_documents_gathered_before_change_nothing() -> None:
    """The same drawings are the same layers, in whatever order they were asked for."""
    drawings = [_drawing(*BOARD[: 10 + place], _piece(place)) for place in range(12)]
    forwards, backwards = PrintedDrawings(), PrintedDrawings()
    forwards.pictures(drawings)
    backwards.pictures(reversed(drawings))
    assert forwards.drawn() == backwards.drawn()
