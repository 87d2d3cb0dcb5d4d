"""A game: a rulebook with chosen modules and options, compiled once into the tables that play reads.

While it is compiled, everything that the content says must be claimed by what will carry it out; see claims.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, cast

from engine import measures
from engine.abilities import Abilities, Holding, Site
from engine.actions import Program, Spot
from engine.asking import questions_of
from engine.automata import answered, asked
from engine.choices import CORE_QUESTIONS
from engine.claims import UnclaimedContent, said
from engine.completing import careful
from engine.decisions import Frame, Question
from engine.effects import CORE_EFFECTS, CORE_EVENTS, CORE_STEPS
from engine.errors import RulesError, nearest
from engine.events import Event, EventBook
from engine.faults import BadPosition, Fault, Faults
from engine.fields import Plain, frozen, plain
from engine.free_actions import Uses, free_actions
from engine.handles import Citation, Figure, FigureRows
from engine.kit import AnyKit, merged
from engine.measures import CORE_MEASURES
from engine.model.abilities import Change
from engine.model.components import Component
from engine.model.effects import Effect
from engine.model.measures import Amount
from engine.model.origins import Address
from engine.model.rulebook import Rulebook
from engine.moments import Fire, Moments, fired
from engine.move_words import wording
from engine.moves import Move, MoveBook, Slot
from engine.notation import house_rules
from engine.programs import Compiling, Programs
from engine.reasons import REASONS as CORE_REASONS
from engine.unsupported import unsupported

if TYPE_CHECKING:
    from engine.position import AnyPosition, Player

Running = Callable[["AnyPosition", Frame], None]
Doing = Callable[["AnyPosition", Frame], tuple[Move, ...] | None]
Measuring = Callable[[object, "AnyPosition", "Player"], int]


class Game(Programs):
    """Everything that stays the same while a game is played."""

    def __init__(
        self, rulebook: Rulebook, kit: AnyKit, modules: Sequence[str] = (), options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(rulebook, modules, options or {})
        self.kit: AnyKit = kit
        self.seats = kit.seats[: self.player_counts[-1]]
        #: Seats that no player takes, with the chosen modules.
        self.automata = tuple(seat for seat, module in kit.automata.items() if module in self.modules)
        self._agreed: dict[tuple[tuple[str, str], ...], Game] = {}
        self.questions: dict[type, Question] = {}
        self._bind_figures()
        self._hold_abilities()
        self._list_kinds()
        self._compile_moves()
        self._compile_abilities()
        self.tables = kit.tables(self)
        self.moments.resolve()
        if self.is_careful:
            self.questions.update({frame: careful(question) for frame, question in self.questions.items()})
        if self.automata:
            self.questions = answered(self.questions, kit.answers, kit.is_automaton)
        #: What is done with each kind of frame; a question lists what can be chosen.
        self.doing: dict[type, Doing] = {**self.steps}
        self.doing.update((kind, asked(question)) for kind, question in self.questions.items())
        self._refuse_unclaimed()

    # -- figures -----------------------------------------------------------------------------------------------------

    def bank(self) -> list[int]:
        """What the bank holds of each good; -1 where there is always more."""
        return [self._supply(good.supply) for good in self.rulebook.goods]

    def _supply(self, address: str) -> int:
        if not address:
            return -1
        rule, name = address.split("/")
        self.claims.claim("rule", rule, "params", name)
        supply = self.rulebook.rules[rule].param(name)
        assert isinstance(supply, int)
        return supply

    def _bind_figures(self) -> None:
        for good, supply in zip(self.rulebook.goods, self.bank(), strict=True):
            if good.supply and supply < 0:
                rule, name = good.supply.split("/")
                self.claims.refuse(("rule", rule, "params", name), f"the bank cannot hold {supply}")
        self.figures, self.rows = self.kit.handles.resolve(self.rulebook)
        for handle in self.kit.handles.all():
            self.claims.claim(*handle.address)
            value = self.rulebook.rules[handle.rule].param(handle.name)
            known = self.player_counts if self.rulebook.rules[handle.rule].module else self.usual_player_counts
            for path, message in handle.bounds.faults(value, known, len(self.kit.seats)):
                self.claims.refuse((*handle.address, *path), message)

    # -- abilities ---------------------------------------------------------------------------------------------------

    def _hold_abilities(self) -> None:
        """Levels of tracks give abilities, and so do tiles that players can hold or that bind everybody."""
        self.abilities = Abilities(self.claims)
        for track in self.tracks:
            for level, step in enumerate(track.steps):
                for n, ability in enumerate(step.abilities):
                    address = ("track", track.id, "steps", level, "abilities", n)
                    self.abilities.add(ability, f"{track.id}.{level}", track.rule, address)
        for tile in self.tiles:
            for n, ability in enumerate(tile.abilities if tile.family in self.kit.held else ()):
                self.abilities.add(ability, tile.id, self.tile_rules[tile.id], ("component", tile.id, "abilities", n))
        self.level_bits = tuple(self.abilities.up_to(track) for track in self.tracks)
        self.tile_bits = tuple(self.abilities.of(tile.id) for tile in self.tiles)
        self._suspensions = tuple(
            (holding.bit, self._level_bits(form.tracks, form.level)) for holding, form in self.abilities.suspends()
        )

    def _level_bits(self, family: str, level: int) -> int:
        """What one level gives on all tracks of a family."""
        tracks = [self.tracks[track].id for track in self.family_tracks.get(family, ())]
        return sum(self.abilities.of(f"{track}.{level}") for track in tracks)

    def suspended(self, held: int) -> int:
        """The bits that something held puts out of force."""
        return reduce(or_, (bits for bit, bits in self._suspensions if bit & held), 0)

    def _compile_abilities(self) -> None:
        """What abilities do, once it is known what effects there are; sets change the figures of their holders."""
        for holding, form in self.abilities.sets():
            handle = self.kit.handles.find(form.rule, form.param)
            if isinstance(handle, Figure) and isinstance(form.to, int):
                self.figures[handle.index].set(holding.bit, form.to, holding.ability.bends)
            elif isinstance(handle, FigureRows) and not isinstance(form.to, int):
                self.rows[handle.index].set(holding.bit, dict(form.to))
        self.moments.compile()
        self.free_actions = free_actions(self)
        self.uses = Uses(self.free_actions)
        self._taxes = {
            holding.bit: self._tax(holding, holding.ability.form.tax)
            for holding in self.abilities.holdings
            if isinstance(holding.ability.form, Change) and holding.ability.form.tax
        }
        self.is_careful |= any(self._is_open_tax(holding) for holding in self.abilities.holdings)

    def _is_open_tax(self, holding: Holding) -> bool:
        """Whether a tax on a price leaves a choice: something that can fail may be waiting behind it."""
        tax, form = self._taxes.get(holding.bit), holding.ability.form
        is_price = isinstance(form, Change) and form.amount.startswith("cost.")
        return tax is not None and is_price and any(action.is_open for action in tax.actions)

    def _tax(self, holding: Holding, tax: tuple[Effect, ...]) -> Program:
        address = (*holding.address, "change", "tax")
        if holding.ability.refusable:
            form = holding.ability.form
            assert isinstance(form, Change)
            self.need_question("step-tax" if form.amount.startswith("step.") else "tax", address)
        return self.program(tax, Spot(f"{holding.source}/tax/{holding.bit}", holding.source, holding.rules, address))

    def tax_program(self, holding: Holding) -> Program:
        return self._taxes[holding.bit]

    def gain_site(self, good: int, home: str) -> Site:
        return self.abilities.site(f"gain.{self.goods[good]}", home)

    # -- effects -----------------------------------------------------------------------------------------------------

    def _list_kinds(self) -> None:
        self.moments = Moments(self)
        self._effects = cast("Mapping[type, Compiling]", merged(CORE_EFFECTS, self.kit.effects))
        self.measures = cast("Mapping[type, Measuring]", merged(CORE_MEASURES, self.kit.measures))
        self.events = EventBook(merged(CORE_EVENTS, self.kit.events))
        self.points_told = merged({"scored": self.kit.parts_of_a_point}, self.kit.points_told)
        self.reasons = merged(CORE_REASONS.known, self.kit.reasons.known)
        steps = merged({**CORE_STEPS, Fire: fired}, self.kit.steps)
        self.steps = cast("Mapping[type, Running]", steps)

    # -- claims ------------------------------------------------------------------------------------------------------

    def need_question(self, name: str, content: Address) -> None:
        """An effect asks a question that the content must have as a decision."""
        if all(decision.id != name for decision in self.rulebook.decisions):
            self.claims.refuse(content, f"{self.id} has no decision “{name}”, which this asks")

    def claim_amount(self, amount: Amount, content: Address) -> None:
        for path, message in measures.faults(amount, self):
            self.claims.refuse((*content, *path), message)

    def claim_steps(self, family: str, content: Address) -> None:
        if f"step.{family}" not in self.kit.amounts:
            named = [name.removeprefix("step.") for name in self.kit.amounts if name.startswith("step.")]
            known = [name for name in named if name in self.family_tracks]
            self.claims.refuse((*content, "step", "tracks"), f"markers go up and down only on {', '.join(known)}")

    def claim_tile(self, tile: Component, *names: str) -> None:
        """Parts of a tile that a procedure carries out."""
        for name in names:
            self.claims.claim("component", tile.id, name)

    def claim_marks(self, tile: Component, *names: str) -> None:
        for name in names:
            self.claims.claim("component", tile.id, "marks", name)

    def agreed_on(self, options: Mapping[str, str]) -> Game:
        """The same game at a table that has agreed on these options; each is compiled once."""
        key = tuple(sorted(options.items()))
        if not key:
            return self
        if key not in self._agreed:
            self._agreed[key] = Game(self.rulebook, self.kit, self.modules, {**self.options, **options})
        return self._agreed[key]

    def option(self, name: str) -> str:
        """The chosen value of an option; reading it is claiming it."""
        self.claims.claim("option", name)
        return self.options[name]

    def _refuse_unclaimed(self) -> None:
        is_growing = not all(book.complete for book in self.rulebook.books)
        for tile in self.tiles:
            self.claim_marks(tile, *self.kit.printed_marks)
            self.claim_amount(tile.scores, ("component", tile.id, "scores"))
            if is_growing:
                self.claim_tile(tile, *(part for family, part in self.kit.to_come if family == tile.family))
        for holding in self.abilities.holdings:
            for fault in unsupported(self, holding):
                self.claims.refuse(*fault)
        faults = self.claims.faults(said(self.rulebook, self.tiles, self.places, self.tracks))
        if faults:
            raise UnclaimedContent(self.rulebook, faults)

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
        self.moves.bound(self._asked_kinds, lambda kind, slot: wording(self, kind, slot))
        frames = merged(CORE_QUESTIONS, self.kit.questions)
        self.frame_names = {kind: _saved_name(kind) for kind in self.steps}
        self.frame_names.update((frame, name) for name, frame in frames.items())
        self._frames = {name: kind for kind, name in self.frame_names.items()}
        self.questions = questions_of(self, frames)
        for name in self.kit.questions:
            if all(decision.id != name for decision in self.rulebook.decisions):
                self.claims.refuse(("decision", name), f"{self.id} asks “{name}”, which is no decision of its content")

    def _asked_kinds(self) -> Iterable[str]:
        return dict.fromkeys(kind for question in self.questions.values() for kind in question.kinds)

    def not_now(self, decision: str) -> Citation:
        """The rule that refuses anything else at a decision."""
        question = self.questions[self._frames[decision]]
        return question.not_now or (question.rule,)

    def saved_frame(self, frame: Frame) -> Plain:
        return [self.frame_names[type(frame)], *(plain(value) for value in frame)]

    def restored_frame(self, saved: Plain) -> Frame:
        name, *values = cast("Sequence[Plain]", saved)
        if name not in self._frames:
            raise RulesError(f"{self.id} has no work called {name!r}{nearest(str(name), self._frames)}")
        return cast("Frame", self._frames[str(name)](*map(frozen, values)))

    # -- positions ---------------------------------------------------------------------------------------------------

    def blank(self) -> AnyPosition:
        """A position without anything in it, which whoever asks will fill."""
        pos = self.kit.position()
        pos.game, pos.tables, pos.players = self, self.tables, []
        pos.trace, pos.stepwise, pos.explains, pos.legal = None, False, False, None
        return pos

    def empty(self, seats: Sequence[str]) -> AnyPosition:
        """A position before set-up: every field as it is declared, and players in these seats."""
        pos = self.blank()
        self.kit.position_fields.copy_into(self._untouched[0], pos)
        for colour in seats:
            player = self.kit.player()
            self.kit.player_fields.copy_into(self._untouched[1], player)
            player.colour = colour
            pos.players.append(player)
        return pos

    @cached_property
    def _untouched(self) -> tuple[AnyPosition, Player]:
        """A position and a player as they are declared, to be copied at every set-up."""
        pos, player = self.blank(), self.kit.player()
        self.kit.position_fields.fill(pos, self)
        self.kit.player_fields.fill(player, self)
        return pos, player

    def new_position(self, players: int, seed: int = 0, trace: list[Event] | None = None) -> AnyPosition:
        """Set up a game and go on to the first decision; `trace` is told what happens on the way."""
        if players not in self.player_counts:
            least, most = self.player_counts[0], self.player_counts[-1]
            raise RulesError(f"{self.id} is for {least} to {most} players, not {players}")
        book = self.rulebook.books[0]
        for needed in self.rulebook.books:
            if not needed.complete and (needed is book or set(needed.modules) & set(self.modules)):
                raise RulesError(
                    f"{needed.id} can be judged from a given position, but not yet be played from its set-up"
                )
        pos = self.empty(self.seats[:players] + (self.automata if players == 1 else ()))
        pos.rng, pos.trace = seed, trace
        self.kit.start(pos)
        pos.run()
        return pos

    def position(self, given: Mapping[str, Plain]) -> AnyPosition:
        """A position from its description, as in a case."""
        return self.described(given)[0]

    def described(self, given: Mapping[str, Plain]) -> tuple[AnyPosition, tuple[Fault, ...]]:
        """A position from its description, with what only the house rules that it names let pass."""
        faults = Faults(house_rules(self, given))
        try:
            pos = self.kit.read(self, given, faults)
        except BadPosition as bad:
            raise BadPosition(*faults.found, *bad.faults) from None
        faults.refuse()
        return pos, tuple(faults.exceptions)

    def written(self, pos: AnyPosition) -> dict[str, Plain]:
        """A position as a whole description: what `position` reads."""
        return self.kit.written(pos)

    def from_json(self, saved: Mapping[str, Plain]) -> AnyPosition:
        modules = saved.get("modules", ())
        if saved.get("game") != self.id or list(cast("Sequence[str]", modules)) != list(self.modules):
            raise RulesError(f"saved with {saved.get('game')} and modules {modules}, not {self.id} {self.modules}")
        pos = self.blank()
        self.kit.position_fields.restore(pos, saved)
        pos.stack = [self.restored_frame(frame) for frame in cast("Sequence[Plain]", saved["stack"])]
        for described in cast("Sequence[Mapping[str, Plain]]", saved["players"]):
            player = self.kit.player()
            self.kit.player_fields.restore(player, described)
            pos.players.append(player)
        return pos

    def state(self, pos: AnyPosition) -> dict[str, Plain]:
        """A position in the words of a description."""
        return self.kit.state(pos)

    def describe(self, pos: AnyPosition) -> str:
        return json.dumps(pos.to_json(), separators=(",", ":"))

    def player_name(self, pos: AnyPosition, player: int) -> str:
        return pos.players[player].colour if player >= 0 else ""


def _saved_name(frame: type) -> str:
    """`take_turn` for `TakeTurn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", frame.__name__).lower()
