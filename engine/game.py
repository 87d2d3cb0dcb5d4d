"""A game: a rulebook with chosen modules and options, compiled once into the tables that play reads."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.abilities import AbilityBook, Holding, Site
from engine.binding import Citation, Value
from engine.choices import CORE_MOVES
from engine.decisions import MoveKind, Question
from engine.effects import CORE_EFFECTS, CORE_EVENTS, Action, Program, do, take_step
from engine.errors import RulesError, nearest
from engine.events import EventBook
from engine.free_actions import FREE_MOVES, FreeAction, free_actions
from engine.measures import CORE_MEASURES
from engine.model.components import Component
from engine.model.effects import Effect
from engine.model.rulebook import Rulebook
from engine.moments import MomentBook, fire
from engine.moves import MoveBook, Slot
from engine.procedures import Procedures, merged


class Game:
    """Everything that stays the same while a game is played."""

    def __init__(
        self,
        rulebook: Rulebook,
        procedures: Procedures,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.rulebook, self.procedures = rulebook, procedures
        self.id = rulebook.id
        self.modules = _known_modules(rulebook, modules)
        self.options = {option.id: option.default for option in rulebook.options} | dict(options or {})
        self._list_parts()
        self._compile_abilities()
        self._compile_effects()
        self._compile_moves()
        self.tables: Any = procedures.compile(self)

    # -- what there is -----------------------------------------------------------------------------------------------

    def in_use(self, module: str) -> bool:
        return not module or module in self.modules

    def _list_parts(self) -> None:
        book = self.rulebook
        self.goods = tuple(good.id for good in book.goods)
        self.good_index = {good: index for index, good in enumerate(self.goods)}
        self.resources = tuple(self.good_index[good] for good in book.resources)
        self.tracks = tuple(track for track in book.tracks if self.in_use(track.module))
        self.track_index = {track.id: index for index, track in enumerate(self.tracks)}
        self.family_tracks: dict[str, tuple[int, ...]] = {}
        for index, track in enumerate(self.tracks):
            self.family_tracks[track.family] = (*self.family_tracks.get(track.family, ()), index)
        self.places = tuple(place for place in book.places if self.in_use(place.module))
        self.place_index = {place.id: index for index, place in enumerate(self.places)}
        self.tiles: tuple[Component, ...] = tuple(
            tile for family in book.families if self.in_use(family.module) for tile in family.components
        )
        self.tile_index = {tile.id: index for index, tile in enumerate(self.tiles)}
        self.tile_rules = {tile.id: family.rule for family in book.families for tile in family.components}
        self.supply_rules = tuple((good.supply.split("/")[0],) if good.supply else () for good in book.goods)

    def bank(self) -> list[int]:
        """What the bank holds of each good; -1 where there is always more."""
        return [self._supply(good.supply) for good in self.rulebook.goods]

    def _supply(self, address: str) -> int:
        if not address:
            return -1
        rule, name = address.split("/")
        return int(self.rulebook.rules[rule].param(name))  # type: ignore[arg-type]

    # -- abilities ---------------------------------------------------------------------------------------------------

    def _compile_abilities(self) -> None:
        self.abilities = AbilityBook()
        for track in self.tracks:
            for level, step in enumerate(track.steps):
                for ability in step.abilities:
                    self.abilities.add(ability, f"{track.id}.{level}", track.rule)
        for tile in self.tiles:
            for ability in tile.abilities:
                self.abilities.add(ability, tile.id, self.tile_rules[tile.id])
        self.level_bits = tuple(self.abilities.up_to(track) for track in self.tracks)
        self.tile_bits = tuple(self.abilities.of(tile.id) for tile in self.tiles)
        self.values: list[Value] = self.procedures.binding.resolve(self.rulebook)
        for holding, form in self.abilities.sets():
            for value, (rule, name) in zip(self.values, self.procedures.binding.params, strict=True):
                if (rule, name) == (form.rule, form.param):
                    value.add(holding.bit, form.to, holding.ability.bends)

    def good_site(self, good: int, home: str) -> Site:
        return self.abilities.site(f"gain.{self.goods[good]}", home)

    def tax_program(self, holding: Holding) -> Program:
        return self._taxes[holding.bit]

    def imposed(self, pos: Any) -> int:
        return self.procedures.imposed(pos)

    # -- effects -----------------------------------------------------------------------------------------------------

    def _compile_effects(self) -> None:
        self.actions: dict[str, Any] = {}
        self.measures = merged(CORE_MEASURES, self.procedures.measures)
        self._effect_kinds: dict[type, type[Action]] = merged(CORE_EFFECTS, self.procedures.effects)
        self.events = EventBook(merged(CORE_EVENTS, self.procedures.events))
        self.steps = merged({"do": do, "step": take_step, "fire": fire}, self.procedures.steps)
        self.space_programs = {
            f"{place.id}.{space.id}": self.program(space.effects, f"{place.id}.{space.id}", (space.rule or place.rule,))
            for place in self.places
            for space in place.spaces
        }
        self.step_programs = {
            f"{track.id}.{level}": self.program(step.effects, f"{track.id}.{level}", (track.rule,))
            for track in self.tracks
            for level, step in enumerate(track.steps)
        }
        self.tile_programs = {
            tile.id: self.program(tile.effects, tile.id, (self.tile_rules[tile.id],)) for tile in self.tiles
        }
        self.moments = MomentBook(self)
        self.free_actions: dict[int, FreeAction] = free_actions(self)
        self._taxes = {
            h.bit: self.program(h.ability.form.tax, h.source, h.rules, f"{h.source}/tax/{h.bit}")  # type: ignore[union-attr]
            for h in self.abilities.holdings
            if getattr(h.ability.form, "tax", ())
        }

    def program(self, effects: Iterable[Effect], home: str, rules: Citation, address: str = "") -> Program:
        """Compile a list of effects that stands at a home and cites some rules."""
        address = address or home
        return Program([self._action(effect, f"{address}/{n}", home, rules) for n, effect in enumerate(effects)])

    def _action(self, effect: Effect, address: str, home: str, rules: Citation) -> Action:
        kind = self._effect_kinds.get(type(effect))
        if kind is None:
            raise RulesError(f"{home}: {type(effect).__name__} is no effect of {self.id}")
        action = kind(effect, address, home, rules, self)
        self.actions[address] = action
        return action

    # -- moves -------------------------------------------------------------------------------------------------------

    def _compile_moves(self) -> None:
        number = Slot()
        slots = {
            "place": Slot(tuple(place.id for place in self.places)),
            "track": Slot(tuple(track.id for track in self.tracks)),
            "good": Slot(self.goods),
            "component": Slot(tuple(tile.id for tile in self.tiles)),
            "space": number,
            "n": number,
        }
        self.moves = MoveBook(self.rulebook.moves, slots)
        kinds: dict[str, MoveKind] = merged(CORE_MOVES, FREE_MOVES, self.procedures.kinds)
        out_of_place = {form.id: (form.not_now,) for form in self.rulebook.moves if form.not_now}
        self.questions = {
            decision.id: Question(
                decision.id,
                decision.rule,
                {name: kinds[name] for name in decision.moves},
                (decision.not_now or decision.rule,),
                out_of_place,
            )
            for decision in self.rulebook.decisions
        }

    # -- positions ---------------------------------------------------------------------------------------------------

    def new_position(self, players: int, seed: int = 0) -> Any:
        """Set up a game and go on to the first decision."""
        book = self.rulebook.books[0]
        if not book.least_players <= players <= book.most_players:
            raise RulesError(f"{self.id} is for {book.least_players} to {book.most_players} players, not {players}")
        for needed in self.rulebook.books:
            if not needed.complete and (needed is book or set(needed.modules) & set(self.modules)):
                raise RulesError(
                    f"{needed.id} can be judged from a given position, but not yet be played from its set-up"
                )
        pos = self.procedures.position(self)
        pos.rng = seed
        self.procedures.notation.seat(pos, players)
        self.procedures.start(pos)
        pos.run()
        return pos

    def position(self, given: Mapping[str, Any]) -> Any:
        """A position from its description, as in a case."""
        return self.procedures.notation.read(self, given)

    def from_json(self, saved: Mapping[str, Any]) -> Any:
        if saved.get("game") != self.id or list(saved.get("modules", ())) != list(self.modules):
            raise RulesError(
                f"saved with {saved.get('game')} and modules {saved.get('modules')}, not {self.id} {self.modules}"
            )
        return self.procedures.notation.restore(self, saved)

    def describe(self, pos: Any) -> str:
        return json.dumps(pos.to_json(), separators=(",", ":"))

    def player_name(self, pos: Any, player: int) -> str:
        return str(pos.players[player].colour) if player >= 0 else ""


def _known_modules(rulebook: Rulebook, modules: Sequence[str]) -> tuple[str, ...]:
    known = tuple(module for book in rulebook.books for module in book.modules)
    wanted = known if "all" in modules else modules
    for module in wanted:
        if module not in known:
            raise RulesError(f"{rulebook.id} has no module {module!r}{nearest(module, known)}")
    return tuple(module for module in known if module in wanted)
