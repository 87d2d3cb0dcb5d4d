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
from engine.actions import Action, Program, Spot
from engine.choices import CORE_MOVES, CORE_QUESTIONS
from engine.claims import Claims, UnclaimedContent, said
from engine.completing import careful, incomplete
from engine.decisions import AskedKind, Frame, Question
from engine.effects import CORE_EFFECTS, CORE_EVENTS, CORE_STEPS
from engine.errors import RulesError, nearest
from engine.events import EventBook
from engine.faults import BadPosition, Fault, Faults
from engine.fields import Plain, frozen, plain
from engine.free_actions import FREE_MOVES, free_actions
from engine.handles import Citation, Figure, FigureRows
from engine.kit import AnyKit, merged
from engine.measures import CORE_MEASURES
from engine.model.abilities import Change
from engine.model.components import Component
from engine.model.effects import EFFECTS, Effect
from engine.model.measures import Amount
from engine.model.origins import Address
from engine.model.rulebook import Rulebook
from engine.moments import Fire, Moments, fired
from engine.moves import MoveBook, Slot
from engine.notation import house_rules
from engine.options import Choose, Optional, Spend
from engine.parts import Parts
from engine.purse import Purse
from engine.reasons import REASONS as CORE_REASONS
from engine.refusals import Refusal
from engine.steps import Step
from engine.unsupported import unsupported

if TYPE_CHECKING:
    from engine.position import AnyPosition, Player

Running = Callable[["AnyPosition", Frame], None]
Measuring = Callable[[object, "AnyPosition", "Player"], int]
#: How an effect is compiled.
Compiling = Callable[[Effect, Spot, "Game"], Action]

_WORDS = {kind: word for word, kind in EFFECTS.items()}


class Game(Parts):
    """Everything that stays the same while a game is played."""

    def __init__(
        self, rulebook: Rulebook, kit: AnyKit, modules: Sequence[str] = (), options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(rulebook, modules, options or {})
        self.kit: AnyKit = kit
        self.seats = kit.seats[: self.player_counts[-1]]
        self.claims = Claims()
        #: Whether a choice can spoil what has to be done after it.
        self.is_careful = False
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
        self.actions: dict[str, Action] = {}
        self.moments = Moments(self)
        self._effects = cast("Mapping[type, Compiling]", merged(CORE_EFFECTS, self.kit.effects))
        self.measures = cast("Mapping[type, Measuring]", merged(CORE_MEASURES, self.kit.measures))
        self.events = EventBook(merged(CORE_EVENTS, self.kit.events))
        self.reasons = merged(CORE_REASONS.known, self.kit.reasons.known)
        steps = merged({**CORE_STEPS, Fire: fired}, self.kit.steps)
        self.steps = cast("Mapping[type, Running]", steps)

    def space_program(self, place: int, number: int) -> Program:
        """What the action of a space does; whoever asks for it lets workers act there."""
        board = self.places[place]
        space = board.spaces[number]
        content = ("place", board.id, "spaces", number, "effects")
        self.claims.claim(*content)
        home = f"{board.id}.{space.id}"
        return self.program(space.effects, Spot(home, home, (space.rule or board.rule,), content))

    def step_program(self, track: int, level: int) -> Program:
        """What happens when a marker arrives at a step."""
        whole = self.tracks[track]
        content = ("track", whole.id, "steps", level, "effects")
        self.claims.claim(*content)
        home = f"{whole.id}.{level}"
        return self.program(whole.steps[level].effects, Spot(home, home, (whole.rule,), content))

    def bonus_program(self, track: int, rules: Citation) -> Program:
        """What a further advance gives at the end of a track."""
        whole = self.tracks[track]
        self.claims.claim("track", whole.id, "bonus")
        program = self.program(whole.bonus, Spot(whole.id, whole.id, rules, ("track", whole.id, "bonus")))
        self.refuse_doubtful(program, ("track", whole.id, "bonus"))
        return program

    def tile_program(self, tile: Component) -> Program:
        """What happens at once when a tile comes to a player."""
        self.claims.claim("component", tile.id, "effects")
        content = ("component", tile.id, "effects")
        return self.program(tile.effects, Spot(tile.id, tile.id, (self.tile_rules[tile.id],), content))

    def refuse_doubtful(self, program: Program, content: Address) -> None:
        """Effects that come of themselves must always be possible."""
        if program.can_fail:
            self.claims.refuse(content, "must always be possible; put what may turn out to be impossible into a “may”")

    def program(self, effects: Iterable[Effect], place: Spot, used: int = 0) -> Program:
        """Compile a list of effects; `used` is the ability that it uses up, if it works once in a while."""
        first = [self.entered(Spend(used, place._replace(address=f"{place.address}/used"), self))] if used else []
        listed = [self._compiled(effect, n, place) for n, effect in enumerate(effects)]
        program = Program([*first, *(action for action in listed if action is not None)])
        self.is_careful |= program.is_open
        return program

    def incomplete(self, pos: AnyPosition, frames: tuple[Frame, ...], purse: Purse) -> Refusal | None:
        """Why effects cannot be completed with what is in a purse, whatever is chosen on the way."""
        return incomplete(pos, frames, purse)

    def inner_program(self, effects: Iterable[Effect], place: Spot, words: Address, part: str = "") -> Program:
        """A list of effects inside another effect."""
        address = f"{place.address}/{part}" if part else place.address
        return self.program(effects, place._replace(address=address, content=(*place.content, *words)))

    def _compiled(self, effect: Effect, number: int, place: Spot) -> Action | None:
        content = (*place.content, number)
        kind = self._effects.get(type(effect))
        if kind is None:
            known = ", ".join(sorted(_WORDS[each] for each in self._effects))
            self.claims.refuse(content, f"“{_WORDS[type(effect)]}” is no effect of {self.id}; known: {known}")
            return None
        action = kind(effect, place._replace(address=f"{place.address}/{number}", content=content), self)
        action.effect = effect
        return self.entered(action)

    def entered(self, action: Action) -> Action:
        """Enter an action under its address, by which frames on the stack find it."""
        self.actions[action.address] = action
        return action

    def steps_at(self, address: str) -> Step:
        return cast("Step", self.actions[address])

    def choice_at(self, address: str) -> Choose:
        return cast("Choose", self.actions[address])

    def optional_at(self, address: str) -> Optional:
        return cast("Optional", self.actions[address])

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
        frames = merged(CORE_QUESTIONS, self.kit.questions)
        self.frame_names = {kind: _saved_name(kind) for kind in self.steps}
        self.frame_names.update((frame, name) for name, frame in frames.items())
        self._frames = {name: kind for kind, name in self.frame_names.items()}
        self.questions = self._questions(frames)
        for name in self.kit.questions:
            if all(decision.id != name for decision in self.rulebook.decisions):
                self.claims.refuse(("decision", name), f"{self.id} asks “{name}”, which is no decision of its content")

    def _questions(self, frames: Mapping[str, type]) -> dict[type, Question]:
        kinds = cast("Mapping[str, AskedKind]", merged(CORE_MOVES, FREE_MOVES, self.kit.moves))
        out_of_place = {form.id: (form.not_now,) for form in self.rulebook.moves if form.not_now}
        questions: dict[type, Question] = {}
        for decision in self.rulebook.decisions:
            unknown = [name for name in decision.moves if name not in kinds]
            if decision.id not in frames:
                self.claims.refuse(("decision", decision.id), f"{self.id} never asks this")
            elif unknown:
                message = f"{self.id} has no move “{unknown[0]}”{nearest(unknown[0], kinds)}"
                self.claims.refuse(("decision", decision.id, "moves", decision.moves.index(unknown[0])), message)
            else:
                asked = {name: kinds[name] for name in decision.moves if self._comes_about(name)}
                not_now = (decision.not_now,) if decision.not_now else ()
                opened = {name: self._opening(name) for name in asked}
                questions[frames[decision.id]] = Question(
                    decision.id, decision.rule, asked, not_now, out_of_place, opened
                )
        return questions

    def _comes_about(self, kind: str) -> bool:
        """Whether a kind of move that only abilities open is opened by any; other kinds always come about."""
        is_free = kind not in FREE_MOVES and all(option != kind for _, option in self.kit.offers)
        return is_free or bool(self._opening(kind))

    def _opening(self, kind: str) -> int:
        """The bits of the abilities that open a kind of move, where only abilities do."""
        if kind in FREE_MOVES:
            return sum(holding.bit for holding, _ in self.abilities.uses())
        offers = (self.abilities.offers(decision, option) for decision, option in self.kit.offers if option == kind)
        return sum({holding.bit for found in offers for holding, _ in found})

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

    def new_position(self, players: int, seed: int = 0) -> AnyPosition:
        """Set up a game and go on to the first decision."""
        if players not in self.player_counts:
            least, most = self.player_counts[0], self.player_counts[-1]
            raise RulesError(f"{self.id} is for {least} to {most} players, not {players}")
        book = self.rulebook.books[0]
        for needed in self.rulebook.books:
            if not needed.complete and (needed is book or set(needed.modules) & set(self.modules)):
                raise RulesError(
                    f"{needed.id} can be judged from a given position, but not yet be played from its set-up"
                )
        pos = self.empty(self.seats[:players])
        pos.rng = seed
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
