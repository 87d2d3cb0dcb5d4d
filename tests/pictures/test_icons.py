"""The icon set is complete, named without doubt, and usable on a page and on paper."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from generator.pictures import icons
from generator.pictures.icons import UnknownIcon
from generator.pictures.icons.parts import drawn
from generator.pictures.palette import LIGHT, roles
from generator.pictures.stylesheet import stylesheet

NEEDED = """
corn wood stone gold skull cocoa resource point worker temple-up temple-down technology building monument farm tomb
civic shrine day food-day advance market beg place pick-up die mask tile pay choice tribe prophecy first-player
agriculture extraction architecture theology discovery lock power-up then or plus
"""


def test_every_icon_the_games_need_is_drawn() -> None:
    assert not set(NEEDED.split()) - set(icons.names())


@pytest.mark.parametrize("name", icons.names())
def test_an_icon_is_a_file_of_its_own_with_fixed_colours(name: str) -> None:
    written = icons.standalone(name, f"icon of {name}")
    root = ElementTree.fromstring(written.encode())
    assert root.get("viewBox") == "0 0 24 24"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == f"icon of {name}"
    assert "var(" not in written


def test_an_icon_with_a_label_speaks_and_one_without_is_silent() -> None:
    assert 'aria-label="3 Mais"' in icons.icon("corn", 16, "3 Mais")
    assert 'aria-hidden="true"' in icons.icon("corn", 16)
    assert 'width="16"' in icons.icon("corn", 16)


def test_an_icon_takes_another_tone() -> None:
    assert LIGHT.colours["brown"] in icons.icon("temple-up", palette=LIGHT, tone="brown")


def test_an_unknown_icon_names_the_nearest() -> None:
    with pytest.raises(UnknownIcon, match="nearest: skull"):
        icons.icon("skul")


def test_two_icons_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="'corn'"):
        drawn("corn")(lambda tone: ())


def test_the_style_sheet_gives_every_role_in_every_scheme() -> None:
    sheet = stylesheet()
    for role in roles():
        assert sheet.count(f"--rb-{role}:") == 3, role
