"""All layouts: well-formed, told in words, the same every time, and sealed off from the network."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.pictures.drawing import Alternative, inline, standalone
from generator.pictures.palette import DARK, LIGHT, PAGE, PRINT, Palette
from generator.pictures.ring import Ring, draw_ring
from generator.pictures.sheet import in_one, on_page
from generator.pictures.spaces import Space
from generator.pictures.svg import write
from generator.pictures.tokens import NEUTRAL, PlayerBadge, Token, letters, token
from tests.pictures.samples import BLACK, BLUE, GREEN, ORANGE, RED, SAMPLES, YELLOW, forest, palenque, player

SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent / "golden"

samples = pytest.mark.parametrize("name", SAMPLES)


@samples
@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT, PAGE], ids=lambda palette: palette.name)
def test_a_drawing_is_well_formed_and_says_what_it_shows(name: str, palette: Palette) -> None:
    root = ElementTree.fromstring(inline(SAMPLES[name](), "x", palette))
    assert root.findtext(f"{SVG}title")
    assert root.get("role") in ("img", "group")


@samples
def test_a_drawing_is_the_same_every_time(name: str) -> None:
    assert standalone(SAMPLES[name]()) == standalone(SAMPLES[name]())


@samples
def test_a_drawing_refers_to_nothing_outside(name: str) -> None:
    written = standalone(SAMPLES[name]()).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|//|url\(|<image|<use|<style|<script|@import", written)


@samples
def test_no_text_is_smaller_than_can_be_read(name: str) -> None:
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', standalone(SAMPLES[name]()))]
    assert min(sizes, default=9) >= 7.5


def test_ids_on_one_page_are_unique() -> None:
    page = on_page(tuple(make() for make in SAMPLES.values()), "case-7")
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert "case-7-1-title" in ids


def test_one_sheet_holds_all_its_drawings_within_the_room() -> None:
    whole = in_one((palenque(), forest(), player()), Alternative("All"), room=800)
    assert whole.width <= 800
    root = ElementTree.fromstring(standalone(whole))
    titles = {title.text for title in root.iter(f"{SVG}title")}
    assert {"All", "Palenque", "Forest", "Green's board"} <= titles


def test_a_space_carries_its_id_its_words_and_its_link() -> None:
    root = ElementTree.fromstring(inline(palenque(), "p"))
    links = {link.get("href"): link for link in root.iter(f"{SVG}a")}
    third = links["#palenque-3"]
    assert third[0].tag == f"{SVG}title"
    assert third[0].text == "Palenque 3"
    assert (third[1].get("data-id"), third[1].get("aria-hidden")) == ("palenque.3", "true")


def test_a_worker_stands_on_the_tooth_of_its_space() -> None:
    """The ring has ten teeth, two of them behind: space 0 lies at the lower left, space 7 at the lower right."""
    alone = tuple(Space(label=str(n), tokens=(Token(RED),) if n == 7 else ()) for n in range(8))
    root = ElementTree.fromstring(standalone(draw_ring(Ring("Tikal", 10, alone, Alternative("Tikal")))))
    (worker,) = [g for g in root.iter(f"{SVG}g") if g.get("class") == "rb-token"]
    x, y = (float(part) for part in re.findall(r"[\d.]+", worker.get("transform") or "")[:2])
    centre = float(root.get("width") or 0) / 2
    assert x > centre
    assert y > centre


def test_every_player_colour_has_a_shape_of_its_own() -> None:
    def outline(piece: PlayerBadge) -> str:
        drawn = ElementTree.fromstring(write(token(Token(piece), 0, 0), LIGHT))
        body = drawn[1]
        return f"{body.tag} {body.get('d')} {body.get('stroke-dasharray')}"

    everyone = (RED, GREEN, BLUE, YELLOW, ORANGE, BLACK, PlayerBadge(NEUTRAL, "", "neutral"))
    assert len({outline(piece) for piece in everyone}) == len(everyone)


def test_players_get_the_shortest_letters_that_tell_them_apart() -> None:
    assert letters(("green", "red", "blue")) == ("G", "R", "B")
    assert letters(("κόκκινος", "κίτρινος", "μπλε")) == ("Κό", "Κί", "Μ")
    assert letters(("blue", "black")) == ("Bu", "Ba")
    assert letters(("red", "red")) == ("1", "2")


@pytest.mark.parametrize("name", ["forest", "player"])
def test_golden_drawings(name: str) -> None:
    """A changed drawing is looked at before its golden file is written anew (delete the file and run the test)."""
    written = standalone(SAMPLES[name](), LIGHT).replace("><", ">\n<")
    kept = GOLDEN / f"{name}.svg"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(written, encoding="utf-8")
        pytest.fail(f"{kept.name} written anew: look at it, then run again")
    assert written == kept.read_text(encoding="utf-8")
