"""Parts of the board on paper: drawn, with what each space or step does in words."""

from __future__ import annotations

from generator.book.board import BoardPart
from generator.print import rulebook_model as model
from generator.print.drawings import PrintedDrawings
from generator.print.texts import all_printed, in_a_row


def board_part(part: BoardPart, drawings: PrintedDrawings) -> model.BoardPart:
    telling = (row for row in part.rows if row.sentences or row.rule)
    rows = tuple(model.BoardRow(row.label, in_a_row(row.sentences), row.rule) for row in telling)
    picture, notes = drawings.picture(part.drawing), all_printed(part.notes)
    return model.BoardPart(part.id, part.title, picture, part.rule, rows, notes, part.origin.doubt)
