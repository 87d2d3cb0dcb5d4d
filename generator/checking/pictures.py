"""Whether everything that a game shows has a picture: goods, players, families of tiles, tracks, amounts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import nearest
from engine.kit import AnyKit
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.checking.words import own_amounts
from generator.games.kit import AnyGameKit
from generator.pictures import icons
from generator.pictures.card import STITCHES
from generator.pictures.game_pictures import AnyPictures
from generator.pictures.palette import roles

ICONS = "generator/pictures/icons"


def check_pictures(book: Rulebook, kit: AnyKit, own: AnyGameKit) -> Iterator[Problem]:
    pictures, file = own.pictures, f"generator/games/{book.id}/kit.py"
    yield from (Problem(file, 1, path, message) for path, message in _unknown(pictures))
    for amount in own_amounts(kit):
        if amount not in pictures.amounts:
            yield Problem(file, 1, f"pictures.amounts.{amount}", f"is not drawn{nearest(amount, pictures.amounts)}")
    for seat in kit.seats:
        if f"player-{seat}" not in roles():
            yield Problem("generator/pictures/palette.py", 1, f"player-{seat}", f"a seat of {book.id} has no colour")
    yield from _content(book, pictures, file)


def _unknown(pictures: AnyPictures) -> Iterator[tuple[str, str]]:
    """Icons that nobody has drawn, colours and frames that do not exist."""
    for path, icon in _icons(pictures):
        if icon not in icons.names():
            yield f"pictures.{path}", f"nobody has drawn {icon!r} in {ICONS}{nearest(icon, icons.names())}"
    for name, card in pictures.cards.items():
        if card.tone not in roles():
            yield f"pictures.cards.{name}", f"there is no colour {card.tone!r}{nearest(card.tone, roles())}"
        if card.stitch not in STITCHES:
            yield f"pictures.cards.{name}", f"there is no frame {card.stitch!r}{nearest(card.stitch, STITCHES)}"


def _icons(pictures: AnyPictures) -> Iterator[tuple[str, str]]:
    """Every icon that a game names, and where it does."""
    for part, named in (
        ("icons", pictures.icons),
        ("shared_icons", pictures.shared_icons),
        ("offers", pictures.offers),
        ("cards", {name: card.icon for name, card in pictures.cards.items()}),
        ("amounts", {name: amount.icon for name, amount in pictures.amounts.items()}),
    ):
        yield from ((f"{part}.{name}", icon) for name, icon in named.items())
    for family, stairs in pictures.stairs.items():
        yield from ((f"stairs.{family}", icon) for icon in (stairs.icon, stairs.up, stairs.down))
    for moment, marks in pictures.moments.items():
        yield from ((f"moments.{moment}", mark.icon) for mark in marks if mark.icon)


def _content(book: Rulebook, pictures: AnyPictures, file: str) -> Iterator[Problem]:
    """What content names and nobody can show."""
    for good in book.goods:
        if not _is_drawn(good.id, pictures):
            message = f"this good has no icon: draw it in {ICONS}, or name one in {file}"
            yield book.origins.problem(("good", good.id), message)
    for family in book.families:
        if family.term not in pictures.cards and any(tile.kind not in pictures.cards for tile in family.components):
            message = f"tiles of this family have no card: name one for {family.term!r} in {file}"
            yield book.origins.problem(("family", family.id), message)
    for track in book.tracks:
        if track.family not in pictures.stairs and not any(_is_drawn(n, pictures) for n in (track.id, track.family)):
            message = f"this track has no icon: draw it in {ICONS}, or name one for {track.family!r} in {file}"
            yield book.origins.problem(("track", track.id), message)
    for place in book.places:
        shown = place.spaces or place.cells or pictures.own_way(place) or _is_drawn(place.id, pictures)
        if not shown:
            message = f"without spaces, this place is shown by an icon: draw it in {ICONS}, or name one in {file}"
            yield book.origins.problem(("place", place.id), message)


def _is_drawn(name: str, pictures: AnyPictures) -> bool:
    return pictures.icons.get(name, name) in icons.names()
