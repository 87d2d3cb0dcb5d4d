"""What the board shows, compiled at load: the ring of boards, steps of tracks, the wheel, rows and columns."""

from __future__ import annotations

from engine.actions import Program
from engine.game import Game
from engine.model.board import Place
from engine.model.effects import Claim, Effect, May, Score
from engine.model.measures import Amount
from engine.steps import Step as StepAction
from engine.teotihuacan import rules
from engine.teotihuacan.boards import ALCHEMY, NOBLES, WorshipSpace

WHEEL, BUILDINGS_ROW = "wheel", "buildings-row"


def temples_of_spaces(spaces: tuple[WorshipSpace, ...]) -> dict[int, int]:
    """The temple that each worship space names, by its board."""
    programs = [(space.place, space.program) for space in spaces if space.program is not None]
    named = [(place, action) for place, program in programs for action in program.actions]
    return {place: action.track for place, action in named if isinstance(action, StepAction) and action.track >= 0}


def ring(game: Game, by_number: dict[int, int]) -> tuple[int, ...]:
    """The boards clockwise, as the main board shows them in print."""
    order = rules.RING.of(game)
    numbers = [order[n] for n in sorted(order)]
    if sorted(numbers) != sorted(by_number):
        game.claims.refuse(rules.RING.address, "every board must stand there once")
        return tuple(by_number.values())
    return tuple(by_number[number] for number in numbers)


def loose(game: Game, by_number: dict[int, int]) -> tuple[int, ...]:
    """The boards that are shuffled over their places."""
    first, last = rules.FIRST_LOOSE.of(game), rules.LAST_LOOSE.of(game)
    return tuple(sorted(board for number, board in by_number.items() if first <= number <= last))


def spots(game: Game) -> tuple[str, ...]:
    """The steps of tracks on which discovery tiles lie, by name: temples first, then the avenue."""
    tracks = [t for family in (rules.TEMPLES, rules.AVENUE_OF_THE_DEAD) for t in game.family_tracks[family]]
    return tuple(
        f"{game.tracks[track].id}.{level}"
        for track in tracks
        for level, step in enumerate(game.tracks[track].steps)
        if claims_from(step.effects, "here")
    )


def claims_from(effects: tuple[Effect, ...], source: str) -> bool:
    """Whether tiles are claimed from there, perhaps inside other effects."""
    return any(isinstance(each, Claim) and each.source == source for each in _flat(effects))


def _flat(effects: tuple[Effect, ...]) -> list[Effect]:
    """All effects, those inside others too."""
    found: list[Effect] = []
    for effect in effects:
        inner = getattr(effect, "options", ()) or ((effect.effects,) if isinstance(effect, May) else ())
        found += [effect, *(each for option in inner for each in _flat(option))]
    return found


def shown(game: Game, track: int) -> tuple[Program, ...]:
    """What each step of a track gives to whoever arrives there; it comes of itself, so it must always be possible."""
    levels = range(len(game.tracks[track].steps))
    programs = tuple(game.step_program(track, level) for level in levels)
    for level, program in enumerate(programs):
        if program.can_fail:
            address = ("track", game.tracks[track].id, "steps", level, "effects")
            game.claims.refuse(address, "what a step gives must always be possible; put the rest into a “may”")
    return programs


def rewards(game: Game) -> dict[int, Program]:
    """The rewards of the wheel by their numbers; one of them must always be possible."""
    index, wheel = next((n, place) for n, place in enumerate(game.places) if place.kind == WHEEL)
    for n, _ in enumerate(wheel.spaces):
        _claim_number(game, wheel, n, "rewards of the wheel")
    rewards = {n + 1: game.space_program(index, n) for n, _ in enumerate(wheel.spaces)}
    if all(program.can_fail for program in rewards.values()):
        game.claims.refuse(("place", wheel.id, "spaces"), "one of the rewards must always be possible")
    return rewards


def _claim_number(game: Game, place: Place, n: int, what: str) -> None:
    address = ("place", place.id, "spaces", n, "id")
    if place.spaces[n].id == str(n + 1):
        game.claims.claim(*address)
    else:
        game.claims.refuse(address, f"the {what} are counted from 1: {n + 1} is next")


def nobles_rows(game: Game, cells: dict[tuple[int, int], Program]) -> tuple[tuple[Program, ...], ...]:
    """The spaces of each row, from left to right."""
    rows = sorted({row for row, _ in cells})
    found = tuple(tuple(cells[row, n] for _, n in sorted(key for key in cells if key[0] == row)) for row in rows)
    room, buildings = sum(map(len, found)), rules.BUILDINGS.of(game)
    in_order = all(
        (row, n) in cells for row, spaces in zip(rows, found, strict=True) for n in range(1, len(spaces) + 1)
    )
    if rows != list(range(1, len(rows) + 1)) or not in_order or room < buildings:
        game.claims.refuse(
            ("place", NOBLES, "cells"), f"rows and their spaces count from 1 and have room for {buildings} buildings"
        )
    return found


def columns(game: Game) -> tuple[Program, ...]:
    """What each column of technologies gives."""
    index = game.place_index[ALCHEMY]
    spaces = game.places[index].spaces
    for n, _ in enumerate(spaces):
        _claim_number(game, game.places[index], n, "columns")
    if len(spaces) != rules.TECHNOLOGY_COLUMNS.of(game):
        game.claims.refuse(rules.TECHNOLOGY_COLUMNS.address, f"there are {len(spaces)} columns on the board")
    return tuple(game.space_program(index, n) for n, _ in enumerate(spaces))


def row_points(game: Game) -> tuple[Amount, ...]:
    """What the row of buildings is worth, by the number of buildings that have been taken."""
    row = next(place for place in game.places if place.kind == BUILDINGS_ROW)
    found: list[Amount] = []
    for n, space in enumerate(row.spaces):
        _claim_number(game, row, n, "spaces of the row")
        address = ("place", row.id, "spaces", n, "effects")
        game.claims.claim(*address)
        match space.effects:
            case (Score(points),):
                game.claim_amount(points, (*address, 0, "score"))
                found.append(points)
            case _:
                game.claims.refuse(address, "a space of this row is worth points, and nothing else")
                found.append(0)
    if len(found) <= rules.BUILDINGS.of(game):
        game.claims.refuse(rules.BUILDINGS.address, f"there is room for {len(found) - 1} buildings, and one space more")
        found += [0] * 99
    return tuple(found)
