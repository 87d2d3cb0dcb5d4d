"""Drawings for tests and for looking at: invented positions on boards of both games."""

from __future__ import annotations

from generator.pictures.calendar import Calendar, Day, FoodDay, draw_calendar
from generator.pictures.card import Card, Kind, draw_card
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.lanes import Lane, Lanes, draw_lanes
from generator.pictures.marks import Mark
from generator.pictures.player import Chip, Line, PlayerBoard, draw_player
from generator.pictures.pyramid import DecorationTile, Pyramid, PyramidTile, draw_pyramid
from generator.pictures.ring import Ring, draw_ring
from generator.pictures.rondel import Plate, Rondel, draw_rondel
from generator.pictures.rows import Head, Rows, Tiles, draw_rows
from generator.pictures.sheet import in_one
from generator.pictures.spaces import Space
from generator.pictures.steps import Note, Steps, draw_steps
from generator.pictures.tokens import PlayerBadge, Token

RED = PlayerBadge("red", "R", "red")
GREEN = PlayerBadge("green", "G", "green")
BLUE = PlayerBadge("blue", "B", "blue")
YELLOW = PlayerBadge("yellow", "Y", "yellow")
ORANGE = PlayerBadge("orange", "O", "orange")
BLACK = PlayerBadge("black", "K", "black")
NEUTRAL = PlayerBadge("neutral", "", "neutral worker")

OR = Mark("or")
ANY = (Mark("any-action"),)


def worker(player: PlayerBadge) -> tuple[Token, ...]:
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


def calendar() -> Drawing:
    mid = FoodDay("orange", "diamond", (Mark("resource"),))
    end = FoodDay("teal", "square", (Mark("point"),))
    food = {7: mid, 13: end, 20: mid, 0: end}
    days = tuple(
        Day(
            Space(
                label="1·27" if tooth == 0 else str(tooth + 1),
                laid=(Mark("corn", str(tooth % 4)),) if tooth in (1, 2, 5) else (),
                title=f"Day {tooth + 1}",
                id=f"day.{tooth + 1}",
            ),
            food.get(tooth),
            past=tooth < 6,
        )
        for tooth in range(26)
    )
    return draw_calendar(Calendar(days, 6, ("Tzolk’in", "Tag 7 von 27"), Alternative("Calendar", "It is day 7.")))


def temple_of_quetzalcoatl() -> Drawing:
    points = (-2, 0, 1, 2, 4, 6, 9, 12, 13)
    gold = {3: (Mark("gold"),), 5: (Mark("gold"),)}
    markers = {1: (Token(RED), Token(GREEN), Token(BLUE), Token(ORANGE)), 5: (Token(YELLOW),)}
    steps = tuple(
        Space(
            marks=(Mark("point", str(value).replace("-", "−")), *gold.get(place, ())),
            tokens=markers.get(place, ()),
            title=f"Step {place}",
            id=f"quetzalcoatl.{place}",
        )
        for place, value in enumerate(points)
    )
    notes = (Note("Höchster, Zeitalter 1", (Mark("point", "2"),)), Note("Höchster, Zeitalter 2", (Mark("point", "6"),)))
    return draw_steps(Steps("Quetzalcoatl", steps, Alternative("Quetzalcoatl"), "yellow", 1, frozenset({8}), notes))


def blue_temple() -> Drawing:
    gains = ("1", "1", "1", "1", "2", "2", "", "2")
    steps = [Space(label="0", tokens=(Token(RED), Token(BLACK)))]
    for place, gain in enumerate(gains, start=1):
        mark = Mark("resource", gain) if gain else Mark("point", "2")
        tiles = (Mark("discovery", "3"),) if place == 4 else ()
        steps.append(Space(label=str(place), marks=(mark,), laid=tiles, tokens=(Token(BLUE),) if place == 4 else ()))
    steps.append(Space(label="9", marks=(Mark("point", "4"),)))
    steps.append(Space(label="10", marks=(Mark("tile"),)))
    steps.append(Space(label="11", marks=(Mark("point", "6"),)))
    return draw_steps(Steps("Μπλε ναός", tuple(steps), Alternative("Blue temple"), "blue", 0, frozenset({11})))


def technologies() -> Drawing:
    bonus = {"agriculture": Mark("temple-up"), "extraction": Mark("resource", "2"),
             "architecture": Mark("point", "3"), "theology": Mark("skull")}  # fmt: skip
    effects: dict[str, tuple[tuple[Mark, ...], ...]] = {
        "agriculture": ((Mark("corn", "+1"),), (Mark("corn", "+1"),), (Mark("corn", "+2"),)),
        "extraction": ((Mark("wood", "+1"),), (Mark("stone", "+1"),), (Mark("gold", "+1"),)),
        "architecture": ((Mark("corn", "+1"),), (Mark("point", "+2"),), (Mark("resource", "−1"),)),
        "theology": ((Mark("gear"), Mark("plus"), Mark("", words="1")),
                     (Mark("resource"), Mark("then"), Mark("temple-up")), (Mark("skull", "+1"),)),
    }  # fmt: skip
    names = ("Rolnictwo", "Pozyskiwanie surowców", "Architektura", "Teologia")
    lanes = []
    for name, (key, levels) in zip(names, effects.items(), strict=True):
        start = Space(label="0", tokens=(Token(RED), Token(GREEN), Token(YELLOW)) if key != "extraction" else ())
        steps = [Space(label=str(n), marks=m, title=f"{name} {n}") for n, m in enumerate(levels, start=1)]
        if key == "extraction":
            steps[1] = Space(label="2", marks=levels[1], tokens=(Token(RED), Token(BLUE)), lit=True)
        last = Space(label="", marks=(bonus[key],), tone="sunken", title="Bonus")
        lanes.append(Lane(name, (start, *steps, last), key))
    return draw_lanes(Lanes(tuple(lanes), Alternative("Technologies")))


def discs() -> Drawing:
    white, black = PlayerBadge("white", "", "white disc"), PlayerBadge("black", "", "black disc")
    standing = {3: (Token(white),), 10: (Token(black),)}
    steps = tuple(Space(label=str(n), tokens=standing.get(n, ())) for n in range(13))
    return draw_lanes(Lanes((Lane("Calendar", steps),), Alternative("Calendar track"), step=40))


def forest() -> Drawing:
    gains = (
        ((("cocoa", "1"),), (("wood", "1"),), (("wood", "2"),)),
        ((("wood", "1"),), (("wood", "2"),), (("wood", "3"), ("cocoa", "2"))),
        ((("wood", "2"), ("cocoa", "1")), (("wood", "3"), ("cocoa", "3")), (("wood", "4"), ("cocoa", "5"))),
    )
    rows = tuple(
        tuple(
            Space(
                marks=tuple(Mark(good, amount) for good, amount in cell),
                title=f"{line} workers, column {column}",
                id=f"forest.{line}.{column}",
                lit=(line, column) == (2, 2),
            )
            for column, cell in enumerate(cells, start=1)
        )
        for line, cells in enumerate(gains, start=1)
    )
    columns = tuple(Head(power, (Mark("die"),)) for power in ("1", "2–3", "4–5"))
    heads = tuple(Head(marks=(Mark("die"),) * count) for count in (1, 2, 3))
    foot = (Head("Worship", (Mark("temple-up", tone="red"), OR, Mark("discovery"))),)
    return draw_rows(Rows("2 · Forest", rows, Alternative("Forest"), columns, heads, foot, "wood"))


def jungle() -> Drawing:
    corn, wood = Mark("corn"), Mark("wood")
    full = Tiles(Space(), (corn, wood))
    rows = (
        (full, full, Tiles(Space(), (corn,)), Tiles(Space(), ())),
        (full, full, full, full),
        (full, Tiles(Space(lit=True), (corn,)), full, full),
        (Tiles(Space(), (corn,)),) * 3 + (Tiles(Space(), ()),),
    )
    heads = tuple(
        Head(number, (Mark("corn", grown), *((OR, Mark("wood", cut)) if cut else ())))
        for number, grown, cut in (("5", "9", "4"), ("4", "7", "3"), ("3", "5", "2"), ("2", "4", ""))
    )
    return draw_rows(Rows("Jungle", rows, Alternative("Jungle"), heads=heads, cell=(66, 54)))


def nobles() -> Drawing:
    points = ((3, 2, 2, 1, 1), (5, 4, 3, 3), (7, 6, 5))
    rows = tuple(
        tuple(
            Space(marks=(Mark("building"),) if (line, place) in ((0, 0), (1, 0)) else (Mark("point", str(value)),))
            for place, value in enumerate(values)
        )
        for line, values in enumerate(points)
    )
    heads = tuple(Head(marks=(Mark("die"),) * count) for count in (1, 2, 3))
    return draw_rows(Rows("6 · Nobles", rows, Alternative("Nobles"), heads=heads, icon="building", cell=(56, 50)))


def rondel() -> Drawing:
    names = (("1", "Palace", "royal"), ("3", "Stone quarry", "stone"), ("5", "Alchemy", "technology"),
             ("2", "Forest", "wood"), ("8", "Construction", "pyramid-tile"), ("7", "Decorations", "decoration"),
             ("6", "Nobles", "building"), ("4", "Gold deposits", "gold"))  # fmt: skip
    free = {"2": (Token(RED, "2"), Token(RED, "4"), Token(BLUE, "1")), "8": (Token(YELLOW, "5"), Token(NEUTRAL, "1")),
            "6": (Token(BLACK, "3"),)}  # fmt: skip
    locked = {"1": (Token(BLUE, "3"), Token(YELLOW, "2")), "4": (Token(RED, "1"),)}
    plates = tuple(
        Plate(
            Space(
                label=number,
                tokens=free.get(number, ()),
                laid=(Mark("discovery"),) if number in "12347" else (),
                title=name,
                id=f"board.{number}",
                href=f"#board-{number}",
                lit=number == "2",
            ),
            name,
            icon,
            locked.get(number, ()),
        )
        for number, name, icon in names
    )
    return draw_rondel(Rondel(plates, ("Teotihuacan", "Eclipse 1"), Alternative("Action boards")))


FARM = Kind("farm", "yellow", "dots", "Farm")
CIVIC = Kind("civic", "green", "solid", "Civic building")
TOMB = Kind("tomb", "brown", "dashes", "Tomb")
SHRINE = Kind("shrine", "blue", "dot-dash", "Shrine")


def farm() -> Drawing:
    effects = ((Mark("worker"), Mark("", words="−2"), Mark("corn")),)
    return draw_card(Card("Farm · 1 wood", FARM, Alternative("Farm"), (Mark("wood", "1"),), effects, "I", "×3"))


def civic() -> Drawing:
    effects = ((Mark("extraction"),), (Mark("gold", "1"),))
    cost = (Mark("wood", "2"), Mark("stone", "1"))
    return draw_card(Card("Städtisches Gebäude · 2 Holz, 1 Stein", CIVIC, Alternative("Civic"), cost, effects, "I"))


def tomb() -> Drawing:
    effects = ((Mark("temple-up", tone="brown"), Mark("temple-up", tone="yellow"), Mark("temple-up", tone="green")),
               (Mark("point", "3"),))  # fmt: skip
    cost = (Mark("wood", "1"), Mark("stone", "2"), Mark("gold", "1"))
    return draw_card(Card("Grobowiec", TOMB, Alternative("Tomb"), cost, effects, "II", lit=True))


def monument() -> Drawing:
    kind = Kind("monument", "blue", "dot-dash")
    effects = ((Mark("point", "4"), Mark("", words="×"), Mark("shrine")),)
    cost = (Mark("stone", "2"), Mark("gold", "3"))
    return draw_card(Card("Μνημείο των ιερών", kind, Alternative("Monument"), cost, effects, owners=(Token(GREEN),)))


def technology_tile() -> Drawing:
    kind = Kind("technology", "purple", "short")
    effects = ((Mark("die"), Mark("then"), Mark("", words="2 · 3 · 4")), (Mark("cocoa", "1"), Mark("point", "1")))
    owners = (Token(RED), Token(BLACK))
    return draw_card(
        Card("Technology 7", kind, Alternative("Technology 7"), (Mark("gold", "1"),), effects, "7", "", owners)
    )


def discovery() -> Drawing:
    kind = Kind("discovery", "teal", "solid")
    return draw_card(
        Card("Mască", kind, Alternative("Mask"), (Mark("cocoa", "2"), Mark("gold", "1")), ((Mark("mask"),),), foot="×1")
    )


def prophecy_tile() -> Drawing:
    kind = Kind("prophecy", "purple", "dashes")
    bands = tuple((Mark("", words=band), Mark("then"), Mark("point", points))
                  for band, points in (("0–1", "−5"), ("2–3", "0"), ("4–5", "6"), ("6+", "13")))  # fmt: skip
    effects = ((Mark("gold", "1"), Mark("then"), Mark("pay"), Mark("corn", "1")), *bands)
    return draw_card(Card("Pustki w skarbcu", kind, Alternative("Prophecy"), (), effects))


def player() -> Drawing:
    goods = (Mark("corn", "12"), Mark("wood", "3"), Mark("stone", "0"), Mark("gold", "1"), Mark("skull", "2"))
    lines = (Line("Workers in hand", (Mark("worker", tone="player-green"),) * 3),
             Line("Corn tiles, wood tiles", (Mark("corn", "2"), Mark("wood", "1"))))  # fmt: skip
    chips = (Chip("farm", "Farm · 1 wood"), Chip("civic", "Civic · 2 wood"), Chip("tribe", "Balam", faded=True))
    board = PlayerBoard(GREEN, "Green", "37", goods, Alternative("Green's board"), lines, chips, True, "light", True)
    return draw_player(board)


def whole_position() -> Drawing:
    return in_one(
        (palenque(), calendar(), player()), Alternative("Position", "Palenque, the calendar and green's board.")
    )


def pyramid() -> Drawing:
    base = ("xxxbbxxx", "gggbbxxx", "xxxbxrrr", "ggrxxbbb", "ggrxbrrr", "xxrxbggg", "bbbrrxxx", "gggrrxxx")
    signs = ("bxRg", "xbrG", "xrbG", "gxbR", "gxbr", "gxrb", "gxrB", "gbrx", "gBrx", "bxrx")
    first = tuple(PyramidTile(1, n // 4, n % 4, signs[n % 10]) for n in (0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15))
    second = (PyramidTile(2, 0, 0, "gxrB"), PyramidTile(2, 1, 1, "BxrX", lit=True), PyramidTile(2, 1, 0, "xxxx"),
              PyramidTile(2, 0, 1, "gbGb"), PyramidTile(3, 0, 0, "rBrb"))  # fmt: skip
    decorations = (DecorationTile("left", 1, "BR"), DecorationTile("left", 2, "xG"), DecorationTile("bottom", 1, "Rx"),
                   DecorationTile("right", 1, "GB"), DecorationTile("top", 1, "xB"))  # fmt: skip
    return draw_pyramid(Pyramid("Pyramid", base, (*first, *second), Alternative("Pyramid"), decorations))


SAMPLES = {
    "palenque": palenque,
    "chichen-itza": chichen_itza,
    "tikal": tikal,
    "calendar": calendar,
    "quetzalcoatl": temple_of_quetzalcoatl,
    "blue-temple": blue_temple,
    "technologies": technologies,
    "discs": discs,
    "forest": forest,
    "jungle": jungle,
    "nobles": nobles,
    "rondel": rondel,
    "farm": farm,
    "civic": civic,
    "tomb": tomb,
    "monument": monument,
    "technology-tile": technology_tile,
    "discovery": discovery,
    "prophecy": prophecy_tile,
    "player": player,
    "position": whole_position,
    "pyramid": pyramid,
}
