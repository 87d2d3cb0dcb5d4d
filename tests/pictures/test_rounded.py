"""Every figure that is drawn or printed is rounded, whatever it was computed from."""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.pictures import lettering
from generator.pictures.drawing import Alternative
from generator.pictures.lanes import Lanes, _outline
from generator.pictures.svg import number, rounded
from generator.print.plain import _plain

UNROUNDED = re.compile(r"[0-9]\.[0-9]{3,}")


def test_a_figure_has_two_decimals_and_zero_no_sign() -> None:
    assert [rounded(value) for value in (0.1 + 0.2, -0.001, 2.0, -3.456)] == [0.3, 0.0, 2.0, -3.46]
    assert [number(value) for value in (0.1 + 0.2, -0.001, 2.0, 209.65408000000002)] == ["0.3", "0", "2", "209.65"]


def test_a_step_that_points_to_the_next_one_is_drawn_in_rounded_figures() -> None:
    """The width of a step comes from its longest word."""
    lanes = Lanes((), Alternative("Temples"), 68.55136)
    vars(lanes)["height"] = 82.08
    drawn = _outline(209.65408000000002, 34.0, lanes, notched=True)
    assert drawn == "M209.65 34h65.55l9 41.04l-9 41.04h-65.55l9 -41.04z"
    assert not UNROUNDED.search(drawn)


def test_the_width_of_a_text_is_added_up_in_whole_hundredths() -> None:
    """Ten tenths are one, however the fractions are added up."""
    assert lettering.width("1" * 10, 100) == 560
    assert lettering.width("m0i", 10) == 18.6


def test_figures_of_printed_documents_are_rounded() -> None:
    @dataclass
    class Picture:
        width: float
        parts: tuple[float, ...]

    assert _plain(Picture(0.1 + 0.2, (1 / 3, 2.0))) == {"width": 0.3, "parts": [0.33, 2.0]}
