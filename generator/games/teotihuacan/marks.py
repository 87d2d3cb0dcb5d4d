"""What is printed on tiles of Teotihuacan: boards, icons, and what belongs to a first game."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from engine.teotihuacan.pyramid import PLAIN_LETTER
from generator.wording.narrator import Narrator

#: The letters of icons and the temples whose icons they are.
TEMPLES = {"b": "blue", "r": "red", "g": "green"}


def board(value: int | str, say: Narrator) -> Inline:
    # Translators: printed on a tile; {place} is the name of an action board.
    return say("tile.board", "One of your workers may begin at {place:def}.", place=say.ref(str(value)))


def worker(value: int | str, say: Narrator) -> Inline:
    place, _, power = str(value).rpartition("-")
    # Translators: for a first game; {place} is the board on which a worker begins.
    return say(
        "tile.worker", "A worker with power {power} begins at {place:def}.", place=say.ref(place), power=int(power)
    )


def steps(track: str) -> Callable[[int | str, Narrator], Inline]:
    def words(value: int | str, say: Narrator) -> Inline:
        # Translators: {track} is the name of a temple or another track.
        return say("effect.step.up", "Go up {n|step|steps} on {track:def}.", n=int(value), track=say.ref(track))

    return words


def technology(value: int | str, say: Narrator) -> Inline:
    # Translators: a marker at the start of the game; technologies are counted in the order of their printed numbers.
    return say(
        "tile.technology",
        "Your marker lies on a technology, number {n} in the order of their printed numbers.",
        n=int(value),
    )


def difficulty(value: int | str, say: Narrator) -> Inline:
    # Translators: of a tile of Teotibot, whose steps on temples depend on the difficulty that was chosen.
    return say("tile.difficulty", "The number of steps depends on the difficulty.")


def printed(value: int | str, say: Narrator) -> Inline:
    # Translators: the tile is printed on the game board, for those who play for the first time.
    return say("tile.printed", "Printed on the board for a first game.")


def icons(value: int | str, say: Narrator) -> Inline:
    shown = [_icon(letters, say) for letters in str(value).split("-")]
    # Translators: {icons} is a list of icons, clockwise around a tile, or from left to right.
    return say("tile.icons", "Icons: {icons}.", icons=say.listing(shown))


def _icon(letters: str, say: Narrator) -> Inline:
    if letters == PLAIN_LETTER:
        # Translators: an icon that belongs to no temple; in a list of icons.
        return say("tile.icon.plain", "plain")
    temple = say.ref(TEMPLES[letters[0]])
    if len(letters) > 1:
        # Translators: an icon of a temple, printed in the colour of the temple; in a list of icons.
        return say("tile.icon.coloured", "{temple} (coloured)", temple=temple)
    # Translators: an icon of a temple, not in its colour; in a list of icons.
    return say("tile.icon", "{temple}", temple=temple)


MARKS: dict[str, Callable[[int | str, Narrator], Inline]] = {
    "board": board,
    "other_board": board,
    "worker": worker,
    "second_worker": worker,
    "third_worker": worker,
    "blue": steps("blue"),
    "red": steps("red"),
    "green": steps("green"),
    "avenue_of_the_dead": steps("avenue-of-the-dead"),
    "technology": technology,
    "printed": printed,
    "steps": difficulty,
    "icons": icons,
}
