"""A game and its expansions as one plain mapping: what the model is built from, and what compiled JSON holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.loading.known import Sheet
from engine.loading.numbers import Plain, number_chapters
from engine.loading.relations import PLAY_WORDS

GAME_LISTS = ("goods", "decisions", "moves", "options")


def assemble(books: list[list[Sheet]], sources: Iterable[Plain]) -> Plain:
    """`books` holds the files of the game, then of each expansion."""
    games = [_only(sheets, "game") for sheets in books]
    used = {source for sheets in books for sheet in sheets for source in _sources(sheet)}
    return {
        "id": games[0]["id"],
        "books": [_book(game, games[0]) for game in games],
        **{key: [each for game in games for each in game.get(key, [])] for key in GAME_LISTS},
        "chapters": number_chapters(chapter for sheets in books for chapter in _chapters(sheets)),
        "terms": _entries(books, "glossary", "terms", with_book=True),
        "places": _entries(books, "board", "places"),
        "tracks": _entries(books, "board", "tracks"),
        "families": [_family(sheet) for sheets in books for sheet in _of(sheets, "components")],
        "cases": [case_plain(case) for case in _entries(books, "cases", "cases", with_book=True)],
        "divergences": _entries(books, "divergences", "divergences", with_book=True),
        "statements": list(_statements(books)),
        "summary": _entries(books, "summary", "summary"),
        "score": _entries(books, "summary", "score"),
        "lessons": _entries(books, "lessons", "lessons"),
        "sources": [source for source in sources if source["id"] in used],
    }


def _of(sheets: list[Sheet], schema: str) -> list[Sheet]:
    return [sheet for sheet in sheets if sheet.found.schema == schema]


def _only(sheets: list[Sheet], schema: str) -> Plain:
    tree: Plain = _of(sheets, schema)[0].document.tree
    return tree


def _sources(sheet: Sheet) -> Iterator[str]:
    return (mark.value for mark in sheet.marks if mark.keyword == "x-refers" and mark.argument == ["source"])


def _book(game: Plain, base: Plain) -> Plain:
    players = game["players"] if "players" in game else base["players"]
    return {
        "id": game["id"],
        "title": game["title"],
        "least_players": players["least"],
        "most_players": players["most"],
        "players_with": players.get("with", ""),
        "modules": game.get("modules", []),
        "complete": game.get("complete", False),
        "missing": game.get("missing", []),
        "translated": game.get("translated", True),
    }


def _chapters(sheets: list[Sheet]) -> Iterator[Plain]:
    by_stem = {sheet.found.stem: sheet for sheet in _of(sheets, "rules")}
    for stem in _only(sheets, "game")["chapters"]:
        yield _chapter(by_stem[stem].document.tree, by_stem[stem].found.book)


def _chapter(tree: Plain, book: str) -> Plain:
    name, module = tree["chapter"], tree.get("module", "")
    rules = [{"module": module, **rule, "chapter": name} for rule in tree["rules"]]
    shows = {"shows": tree["shows"]} if "shows" in tree else {}
    return {"id": name, "title": tree["title"], "book": book, "module": module, **shows, "rules": rules}


def _family(sheet: Sheet) -> Plain:
    tree: Plain = sheet.document.tree
    name, module = tree["family"], tree.get("module", "")
    tiles = [{"module": module, **tile, "family": tree.get("joins", name)} for tile in tree["components"]]
    rest = {key: value for key, value in tree.items() if key not in ("family", "components")}
    return {"id": name, **rest, "book": sheet.found.book, "components": tiles}


def _entries(books: list[list[Sheet]], schema: str, key: str, with_book: bool = False) -> list[Plain]:
    return [
        {**entry, "book": sheet.found.book} if with_book else entry
        for sheets in books
        for sheet in _of(sheets, schema)
        for entry in sheet.document.tree.get(key, [])
    ]


def case_plain(case: Plain) -> Plain:
    return {**case, "play": [_play(play) for play in case["play"]]}


def _play(play: Plain) -> Plain:
    """`green: [moves]` becomes the player and the moves."""
    plain = {key: value for key, value in play.items() if key in PLAY_WORDS}
    mover = next((key for key in play if key not in PLAY_WORDS), None)
    return plain if mover is None else {"player": mover, "moves": play[mover], **plain}


def _statements(books: list[list[Sheet]]) -> Iterator[Plain]:
    for sheets in books:
        for sheet in _of(sheets, "statements"):
            for name, carriers in sheet.document.tree["statements"].items():
                yield {"id": name, "carriers": carriers, "book": sheet.found.book}
