"""Drawings for tests and for looking at: invented positions on boards of both games."""

from __future__ import annotations

from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.marks import Mark
from generator.pictures.ring import Ring, draw_ring
from generator.pictures.spaces import Space
from generator.pictures.tokens import Player, Token

RED = Player("red", "R", "red")
GREEN = Player("green", "G", "green")
BLUE = Player("blue", "B", "blue")
YELLOW = Player("yellow", "Y", "yellow")
ORANGE = Player("orange", "O", "orange")
BLACK = Player("black", "K", "black")
NEUTRAL = Player("neutral", "", "neutral worker")

OR = Mark("or")
ANY = (Mark("any-action"),)


def worker(player: Player) -> tuple[Token, ...]:
    return (Token(player, title=f"{player.name} worker"),)


def palenque() -> Drawing:
    actions = (
        (),
        (Mark("corn", "3"),),
        (Mark("corn", "4"),),
        (Mark("corn", "5"), OR, Mark("wood", "2")),
        (Mark("corn", "7"), OR, Mark("wood", "3")),
        (Mark("corn", "9"), OR, Mark("wood", "4")),
        ANY,
        ANY,
    )
    standing = {
        0: worker(GREEN),
        2: worker(RED),
        3: worker(BLUE),
        5: worker(NEUTRAL),
        6: worker(YELLOW),
        7: worker(ORANGE),
    }
    spaces = tuple(
        Space(
            label=str(place),
            marks=action,
            tokens=standing.get(place, ()),
            title=f"Palenque {place}",
            id=f"palenque.{place}",
            href=f"#palenque-{place}",
            lit=place == 3,
        )
        for place, action in enumerate(actions)
    )
    return draw_ring(
        Ring("Palenque", 10, spaces, Alternative("Palenque", "Green on 0, red on 2."), (Space(tokens=worker(NEUTRAL)),))
    )


def chichen_itza() -> Drawing:
    figures = ((4, "brown", 0), (5, "brown", 0), (6, "brown", 0), (7, "green", 0), (8, "green", 0), (8, "green", 1),
               (10, "yellow", 0), (11, "yellow", 1), (13, "yellow", 1))  # fmt: skip
    spaces = [Space(label="0", title="Chichen Itza 0")]
    for place, (points, temple, cubes) in enumerate(figures, start=1):
        marks = (Mark("point", str(points)), Mark("temple-up", tone=temple), *([Mark("resource")] * cubes))
        laid = (Mark("skull"),) if place in (2, 8) else ()
        spaces.append(Space(label=str(place), marks=marks, laid=laid, title=f"Chichen Itza {place}"))
    spaces.append(Space(label="10", marks=ANY, tokens=worker(BLACK), title="Chichen Itza 10"))
    return draw_ring(
        Ring("Chichén Itzá", 13, tuple(spaces), Alternative("Chichen Itza"), clockwise=False, tone="skull")
    )


def tikal() -> Drawing:
    actions = (
        (),
        (Mark("technology"),),
        (Mark("building"),),
        (Mark("technology"), OR, Mark("technology"), Mark("technology")),
        (Mark("building", "2"), OR, Mark("monument")),
        (Mark("resource"), Mark("then"), Mark("temple-up", "2")),
        ANY,
        ANY,
    )
    spaces = tuple(Space(label=str(n), marks=m, title=f"Tikal {n}") for n, m in enumerate(actions))
    return draw_ring(Ring("Tikal", 10, spaces, Alternative("Tikal")))


SAMPLES = {"palenque": palenque, "chichen-itza": chichen_itza, "tikal": tikal}
