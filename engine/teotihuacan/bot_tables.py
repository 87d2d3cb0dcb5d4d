"""What the solo mode compiles: the tiles of Teotibot, the spaces of its action pyramid, how hard it plays."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.actions import Program, Spot
from engine.game import Game
from engine.model.board import Place
from engine.model.components import Component
from engine.model.effects import ByWorker, Effect, First, Step
from engine.teotihuacan import bot_rules
from engine.teotihuacan.bot_rules import Knob
from engine.teotihuacan.tiles import ACTION_TILES

SOLO = "solo"
ACTION_PYRAMID = "action-pyramid"
#: The mark of a tile that names the option by which its steps are more or fewer.
STEPS = "steps"
#: The sides of a direction tile, and what the spaces of the pyramid call them.
DIRECTIONS = ("left", "right")
#: A die has so many faces, and so many dice are rolled.
FACES, DICE = 6, 2
#: From a tile's place in the order of what an option offers to how it changes a figure.
_CHANGES = {"much-less": (-1, True), "less": (-1, False), "more": (1, False), "much-more": (1, True)}


class Slot(NamedTuple):
    """A space of the action pyramid: the sums that activate its tile, and from where a gap there is filled."""

    sums: tuple[int, ...]
    filled: tuple[int, ...]


class BotTables:
    """Read in the turns of Teotibot; made once."""

    def __init__(self, game: Game) -> None:
        self.tiles = tuple(n for n, tile in enumerate(game.tiles) if tile.family == ACTION_TILES)
        self.slots = _slots(game)
        self.slot_of_sum = {total: n for n, slot in enumerate(self.slots) for total in slot.sums}
        self.programs = {n: _program(game, game.tiles[n]) for n in self.tiles}
        self.columns_first = game.option("bot-pyramid-slot") == "columns"
        self.outermost = game.option("bot-decoration-slot") == "outermost"
        self.temple_once = game.option("bot-worship-temple") == "once"
        self.flips_each_shift = game.option("bot-direction-tiles") == "each-shift"
        self.leaves_palace = game.option("bot-in-the-palace") == "walks-on"
        self.power = max(1, bot_rules.POWER.of(game) + change(game, bot_rules.WORKERS_KNOB))
        self.resources = max(0, bot_rules.RESOURCES.of(game) + change(game, bot_rules.RESOURCES_KNOB))
        self.cocoa_points = max(0, bot_rules.EXCHANGE_POINTS.of(game) + change(game, bot_rules.COCOA_KNOB))
        self.temple_points = max(0, bot_rules.FINAL_TEMPLES.of(game) + change(game, bot_rules.TEMPLES_KNOB))
        technologies = bot_rules.FINAL_TECHNOLOGIES.of(game) + change(game, bot_rules.TECHNOLOGIES_KNOB)
        self.technology_points = max(0, technologies)
        _refuse_pyramid(game, self.slots, len(self.tiles))


def change(game: Game, knob: Knob) -> int:
    """By how much an option changes a figure."""
    sign, is_much = _CHANGES.get(game.option(knob.option), (0, False))
    handle = knob.much if is_much and knob.much is not None else knob.little
    return sign * handle.of(game)


# -- the action pyramid


def _slots(game: Game) -> tuple[Slot, ...]:
    place = next(place for place in game.places if place.kind == ACTION_PYRAMID)
    return tuple(_slot(game, place, n) for n, _ in enumerate(place.spaces))


def _slot(game: Game, place: Place, n: int) -> Slot:
    address = ("place", place.id, "spaces", n)
    game.claims.claim(*address, "id")
    game.claims.claim(*address, "fields")
    if place.spaces[n].id != str(n + 1):
        game.claims.refuse((*address, "id"), f"the spaces are counted from 1: {n + 1} is next")
    figures = [_figure(game, (*address, "fields"), field) for field in place.spaces[n].fields]
    filled = {word: figure - 1 for word, figure in figures if word in DIRECTIONS}
    sums = tuple(figure for word, figure in figures if word == "sum")
    return Slot(sums, tuple(filled[word] for word in DIRECTIONS if word in filled))


def _figure(game: Game, address: tuple[str | int, ...], field: str) -> tuple[str, int]:
    word, _, figure = field.partition("-")
    known = ("sum", *DIRECTIONS)
    if word not in known or not figure.isdecimal():
        game.claims.refuse(address, f"{field!r} is neither a sum nor a space from which a gap is filled")
        return word, 1
    return word, int(figure)


def _refuse_pyramid(game: Game, slots: tuple[Slot, ...], tiles: int) -> None:
    """Every sum names one tile, gaps are filled from further down, and one tile lies aside."""
    address = ("place", ACTION_PYRAMID, "spaces")
    sums = sorted(total for slot in slots for total in slot.sums)
    if sums != list(range(DICE, DICE * FACES + 1)):
        game.claims.refuse(address, f"every sum from {DICE} to {DICE * FACES} names one space")
    gaps = [(n, slot.filled) for n, slot in enumerate(slots) if slot.filled]
    if any(len(filled) != len(DIRECTIONS) or min(filled) <= n for n, filled in gaps):
        game.claims.refuse(address, "a gap is filled from further down, for an arrow to either side")
    if any(below >= len(slots) for slot in slots for below in slot.filled):
        game.claims.refuse(address, f"there are {len(slots)} spaces")
    if tiles != len(slots) + 1:
        game.claims.refuse(address, f"one of the {tiles} tiles lies aside, so there are {tiles - 1} spaces")


# -- tiles


def _program(game: Game, tile: Component) -> Program:
    game.claim_tile(tile, "effects")
    content = ("component", tile.id, "effects")
    rules = (game.tile_rules[tile.id], *(bot_rules.WORSHIP_KNOB.cites if tile.mark(STEPS, "") else ()))
    return game.program(_effects(game, tile), Spot(tile.id, tile.id, rules, content))


def _effects(game: Game, tile: Component) -> tuple[Effect, ...]:
    """What a tile does, with as many steps as the option says that it names."""
    game.claim_marks(tile, STEPS)
    option = str(tile.mark(STEPS, ""))
    if option and option != bot_rules.WORSHIP_KNOB.option:
        game.claims.refuse(("component", tile.id, "marks", STEPS), "names no option that changes steps")
    return _stepped(tile.effects, change(game, bot_rules.WORSHIP_KNOB)) if option else tile.effects


def _stepped(effects: tuple[Effect, ...], by: int) -> tuple[Effect, ...]:
    return tuple(_stepping(effect, by) for effect in effects)


def _stepping(effect: Effect, by: int) -> Effect:
    match effect:
        case Step():
            return replace(effect, times=max(1, effect.times + by))
        case First():
            return replace(effect, options=tuple(_stepped(option, by) for option in effect.options))
        case ByWorker():
            return replace(effect, effects=_stepped(effect.effects, by))
    return effect
