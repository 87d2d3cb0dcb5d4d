"""The board: every place and track drawn, every space and step explained under it."""

from __future__ import annotations

from engine.model.text import Inline
from generator.pages import bodies
from generator.pages.game_pages import GamePages
from generator.pages.model import Page
from generator.pages.paths import BOARD


def board_page(game: GamePages) -> Page:
    board = game.book.board
    anchors = [("place", part.id) for part in board.parts]
    return game.page(BOARD, board.title, bodies.Board(_lead(game), board.parts, board.whole), anchors)


def _lead(game: GamePages) -> Inline:
    if game.is_growing:
        return game.say(
            "board.lead-so-far", "The parts of the board that are here so far, drawn. Each space leads to what it does."
        )
    return game.say("board.lead", "Every part of the board, drawn. Each space leads to what it does.")
