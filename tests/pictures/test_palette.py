"""Text in drawings can be read: contrast of at least 4.5 to 1 in every palette."""

from __future__ import annotations

import pytest

from generator.pictures.palette import DARK, LIGHT, PRINT, Palette, roles

GROUNDS = ("paper", "panel", "raised", "sunken")
PLAYERS = tuple(role.removesuffix("-ink") for role in roles() if role.startswith("player-") and role.endswith("-ink"))
PAIRS = (
    *(("ink", ground) for ground in GROUNDS),
    *(("muted", ground) for ground in GROUNDS),
    *((f"{player}-ink", player) for player in PLAYERS),
    *(("edge", tone) for tone in ("brown", "yellow", "green", "blue", "red", "grey", "orange", "teal", "purple")),
    ("point-ink", "point"),
)


def luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT], ids=lambda palette: palette.name)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_stands_out_from_its_ground(palette: Palette, text: str, ground: str) -> None:
    assert contrast(palette.colours[text], palette.colours[ground]) >= 4.5
