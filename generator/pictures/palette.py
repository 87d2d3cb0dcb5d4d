"""Colours by role. A drawing names roles; a palette, given when it is written, says what they look like."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType

from generator.pictures.svg import Paint

# role: (light, dark, print). Print stays legible in black and white: pale fills under black lines.
_COLOURS: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "ink": ("#2b2622", "#efe9df", "#000000"),
        "edge": ("#3b342d", "#14120f", "#000000"),
        "muted": ("#6a6056", "#b8aea1", "#444444"),
        "line": ("#b8ac98", "#6b665f", "#777777"),
        "paper": ("#ffffff", "#201e1b", "#ffffff"),
        "panel": ("#f7f2e8", "#2e2a26", "#ffffff"),
        "raised": ("#fffdf8", "#3b3732", "#ffffff"),
        "sunken": ("#e9e0cf", "#1a1815", "#eeeeee"),
        "accent": ("#0b6b66", "#6fd0c8", "#000000"),
        # goods
        "corn": ("#f5cb42", "#f0c648", "#fdeeb0"),
        "leaf": ("#7fa650", "#8fbb60", "#dcebcb"),
        "wood": ("#bb8450", "#c8935f", "#e8d2b8"),
        "stone": ("#b4babf", "#b9bfc5", "#dfe2e4"),
        "gold": ("#eda321", "#eba62c", "#ffdf94"),
        "skull": ("#9bd9d6", "#94d6d2", "#def4f3"),
        "cocoa": ("#96603c", "#b27a52", "#d9bca6"),
        "point": ("#a83c2a", "#e07a62", "#ffffff"),
        "point-ink": ("#ffffff", "#1a0f0c", "#000000"),
        "plain": ("#fffaf0", "#d9d3c8", "#ffffff"),
        "flame": ("#ef7d3b", "#f08a4b", "#fbd3ba"),
        # temples, kinds of tiles, food days
        "brown": ("#c99f72", "#c2946a", "#e6d3bf"),
        "yellow": ("#f1cf5c", "#e8c655", "#faeebf"),
        "green": ("#88c18b", "#7fbb84", "#d5ead6"),
        "blue": ("#8fbbe3", "#83b4e0", "#d6e6f5"),
        "red": ("#e8907f", "#e58a79", "#f7d3cc"),
        "grey": ("#b9b4ad", "#aaa69f", "#dddddd"),
        "purple": ("#b9a3d3", "#b39dcf", "#e4dbef"),
        "orange": ("#f2a65a", "#eda257", "#fbdcb9"),
        "teal": ("#6fc0b8", "#68bab2", "#cdeae7"),
        # levels of a pyramid, the higher the lighter
        "level-base": ("#f3ecde", "#2c2824", "#e4e4e4"),
        "level-low": ("#f9f5ec", "#38332e", "#eeeeee"),
        "level-high": ("#fdfbf6", "#454039", "#f7f7f7"),
        "level-top": ("#ffffff", "#534d45", "#ffffff"),
        # players: body and letter
        "player-red": ("#c43b2e", "#e4604f", "#f3b6ae"),
        "player-red-ink": ("#ffffff", "#000000", "#000000"),
        "player-green": ("#1f7a4d", "#4db57f", "#b5e0c7"),
        "player-green-ink": ("#ffffff", "#000000", "#000000"),
        "player-blue": ("#2a63ad", "#6ea3e6", "#bdd4f1"),
        "player-blue-ink": ("#ffffff", "#000000", "#000000"),
        "player-yellow": ("#f4c81f", "#f2cd3c", "#fbeeb0"),
        "player-yellow-ink": ("#2b2622", "#000000", "#000000"),
        "player-orange": ("#e9832b", "#ef9a4c", "#f9d2ae"),
        "player-orange-ink": ("#2b1a0a", "#000000", "#000000"),
        "player-purple": ("#7b4fa3", "#b790dc", "#dccbec"),
        "player-purple-ink": ("#ffffff", "#000000", "#000000"),
        "player-black": ("#2b2b2f", "#55555d", "#cfcfcf"),
        "player-black-ink": ("#ffffff", "#ffffff", "#000000"),
        "player-white": ("#ffffff", "#f4f1ea", "#ffffff"),
        "player-white-ink": ("#2b2622", "#000000", "#000000"),
        "player-neutral": ("#d8d3ca", "#8b8780", "#ffffff"),
        "player-neutral-ink": ("#3b342d", "#000000", "#000000"),
        "black": ("#2b2b2f", "#0c0c0e", "#222222"),
        "white": ("#ffffff", "#f4f1ea", "#ffffff"),
    }
)


class UnknownColour(KeyError):
    """A drawing names a colour role that no palette has."""


@dataclass(frozen=True)
class Palette:
    name: str
    colours: Mapping[str, str]
    font: str = ""  # empty: the page's own

    def __call__(self, paint: Paint) -> str:
        try:
            return self.colours[paint.role]
        except KeyError:
            near = get_close_matches(paint.role, self.colours, 1)
            raise UnknownColour(f"no colour role {paint.role!r}; nearest: {near[0] if near else 'none'}") from None


def roles() -> tuple[str, ...]:
    return tuple(_COLOURS)


def _fixed(name: str, column: int, font: str) -> Palette:
    return Palette(name, MappingProxyType({role: shades[column] for role, shades in _COLOURS.items()}), font)


LIGHT = _fixed("light", 0, "system-ui, 'DejaVu Sans', sans-serif")
DARK = _fixed("dark", 1, "system-ui, 'DejaVu Sans', sans-serif")
# Printing brings this family along, so that a printed drawing needs no font of the machine.
PRINT = _fixed("print", 2, "'Source Sans Pro', sans-serif")
# Follows the page: the same drawing serves both schemes and paper.
PAGE = Palette("page", MappingProxyType({role: f"var(--rb-{role})" for role in _COLOURS}))
