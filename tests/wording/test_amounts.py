"""Counted words in English, for numbers that any language treats in its own way; the table is read as a diff."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.model.abilities import Change
from engine.model.effects import Advance, Gain, Pay, PowerUp, Recruit, Repeat, Score, Step
from engine.model.measures import Count, Held, Steps, TracksAt, Workers
from engine.model.text import Inline
from generator.wording.events import telling
from generator.wording.kinds import worded
from generator.wording.names import player_name
from generator.wording.points import EACH
from tests.wording.voices import said, voice

GOLDEN = Path(__file__).parent / "golden" / "amounts.txt"
NUMBERS = (0, 1, 2, 3, 5, 12, 20, 21, 22, 100)
CORN = Gain((("corn", 1),))


def of(make: Callable[[int], object]) -> Callable[[int], Inline]:
    return lambda n: worded(make(n), voice())


def each(measure: object) -> Callable[[int], Inline]:
    return lambda n: EACH[type(measure)](measure, n, voice())


def told(kind: str, *fields: object) -> Callable[[int], Inline]:
    """An event of green's; `n` stands for the number among its fields."""
    return lambda n: telling("tzolkin", kind)(
        voice(), player_name("green", voice()), *(n if field == "n" else field for field in fields)
    )


SENTENCES: dict[str, Callable[[int], Inline]] = {
    "gain": of(lambda n: Gain((("corn", n), ("skull", n)))),
    "gain of any": of(lambda n: Gain((("resource", n),))),
    "pay": of(lambda n: Pay((("wood", n), ("stone", n), ("gold", n)))),
    "score": of(Score),
    "lose": of(lambda n: Score(-n)),
    "step": of(lambda n: Step("temples", "chaac", n)),
    "steps": of(lambda n: Step("temples", times=n, different=True)),
    "advance": of(lambda n: Advance(least=n, most=n)),
    "recruit": of(Recruit),
    "power-up": of(PowerUp),
    "repeat": of(lambda n: Repeat(n, (CORN,))),
    "more": of(lambda n: Change("gain.wood", n, at=("palenque", "yaxchilan"))),
    "farm": of(lambda n: Change("need.feeding", -n, workers=n)),
    "tombs": each(Count(("tomb",))),
    "gold": each(Held("gold")),
    "best temple": each(Steps("temples", "best")),
    "levels": each(TracksAt("technologies", 3)),
    "workers": each(Workers()),
    "gained": told("gained", "gold", "n"),
    "placed": told("placed", "palenque", "n", "n"),
    "fed": told("fed", "n", "n"),
    "unfed": told("unfed", "n"),
    "advanced": told("advanced", "n", "n"),
    "final points": told("final_points", "monument-tombs", "n"),
}


def table() -> str:
    blocks = [[f"{name}:", *(f"  {said(words(n))}" for n in NUMBERS)] for name, words in SENTENCES.items()]
    return "\n".join(line for block in blocks for line in block) + "\n"


def test_golden_table_of_amounts() -> None:
    """A changed sentence is read before the table is written anew (delete the file and run the test)."""
    if not GOLDEN.exists():
        GOLDEN.write_text(table(), encoding="utf-8")
    assert table() == GOLDEN.read_text(encoding="utf-8")


def test_negative_amounts_and_fractions() -> None:
    assert (
        said(SENTENCES["final points"](-7)) == "Green at the end: −1¾ points (Monument · 3 wood, 2 stone and 1 gold)."
    )
    assert said(SENTENCES["step"](-1)) == "Go down 1 step on Chaac."
    assert said(SENTENCES["tombs"](-1)) == "−1 point for each tomb you have"
