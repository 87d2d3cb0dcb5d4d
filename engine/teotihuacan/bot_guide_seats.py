"""Who sits at the table of a guide, and the kinds of what can be said there."""

from __future__ import annotations

#: The player's seat, and that of Teotibot behind it.
HUMAN, BOT = 0, 1
#: A tile, a board, a slot of the technologies, a side of the Pyramid, a mask, an arrow, yes or no.
TILE, BOARD, SLOT, SIDE, MASK, DIRECTION, FLAG = "tile", "board", "slot", "side", "mask", "direction", "flag"
NO, YES = "no", "yes"
#: Nothing of that kind is there.
NONE = "none"
