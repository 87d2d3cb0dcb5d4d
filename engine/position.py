"""A position: the state of a game at a decision. Changed in place, copied cheaply, saved exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar

from engine import randomness
from engine.abilities import ACTION
from engine.decisions import Decision, Frame, Question
from engine.errors import IllegalMove, RulesError
from engine.events import Event, new_event
from engine.fields import Field, Fields, Plain, Shape, Sight
from engine.handles import Citation
from engine.moves import Move
from engine.reasons import OVER
from engine.refusals import Refusal
from engine.things import abilities, nothing, seats, tiles

if TYPE_CHECKING:
    from engine.game import Game

NOBODY: Final = -1
#: Nothing that is counted ever comes near this.
MANY: Final = 999


class Player:
    """What lies in front of one player. A game adds its own fields; all of them are declared in its kit.

    `points` counts parts of a point, as many to a point as the kit says.
    """

    colour: str
    goods: list[int]
    tracks: list[int]
    points: int
    tiles: tuple[int, ...]
    used: tuple[int, ...]
    held: int
    spent: int
    __slots__ = tuple(__annotations__)

    def pieces(self, name: str) -> int:
        """Tiles that a game counts without telling one from the other."""
        return 0


def _longest_track(game: Game) -> int:
    return max(len(track.steps) for track in game.tracks) - 1


PLAYER_FIELDS = Fields(
    Field("colour", default="", holds=nothing),
    Field("goods", Shape.LIST, least=0, most=MANY, default=lambda game: [0] * len(game.goods)),
    Field("tracks", Shape.LIST, most=_longest_track, default=lambda game: [track.start for track in game.tracks]),
    Field(
        "points",
        key="points",
        least=-MANY,
        most=MANY,
        per_unit=lambda game: game.kit.parts_of_a_point,
        term="victory-point",
    ),
    Field("tiles", default=(), holds=tiles()),
    Field("used", default=(), holds=tiles()),
    Field("held", bits=abilities),
    Field("spent", bits=abilities),
)

P = TypeVar("P", bound=Player, covariant=True)
T = TypeVar("T", covariant=True)


class Position(Generic[P, T]):
    """The common part of every game's position: players, whose turn, work still to do, randomness.

    `tables` is what the game has compiled for itself. The abilities that count in the action that is going on are
    those `in_force`.
    """

    game: Game
    tables: T
    players: list[P]
    active: int
    in_force: int
    bank: list[int]
    stack: list[Frame]
    rng: int
    draws: tuple[str, ...]
    over: bool
    results: tuple[tuple[int, str, int], ...]
    trace: list[Event] | None
    stepwise: bool
    explains: bool
    legal: tuple[Move, ...] | None
    __slots__ = tuple(__annotations__)

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def me(self) -> P:
        return self.players[self.active]

    @property
    def is_over(self) -> bool:
        return self.over

    @property
    def decision(self) -> Decision | None:
        question = self._question()
        return Decision(self.active, question.id, question.rule) if question else None

    def legal_moves(self) -> tuple[Move, ...]:
        if self.legal is None:
            question = self._question()
            self.legal = question.legal(self, self.stack[-1]) if question else ()
        return self.legal

    def candidates(self) -> tuple[Move, ...]:
        """Every move that comes into question at the pending decision, legal or not."""
        question = self._question()
        return tuple(dict.fromkeys(question.candidates(self, self.stack[-1]))) if question else ()

    def asks_for(self, move: Move) -> bool:
        """Whether the pending decision is one that such a move could answer, legal or not."""
        question = self._question()
        return question is not None and move.kind in question.kinds

    def refusal(self, move: str | Move) -> Refusal | None:
        """Why a move cannot be played, with the values that decided; nothing when it is legal."""
        said = self.game.moves.read(move)
        question = self._question()
        if question is None:
            return Refusal(OVER, self.game.kit.nothing_to_decide)
        refused = question.refusal(self, self.stack[-1], said)
        return None if refused is None else refused.settled()

    def why_not(self, move: str | Move) -> Citation:
        """The rules that refuse a move, the deciding one first; nothing when it is legal."""
        refused = self.refusal(move)
        return () if refused is None else refused.rules

    def why(self, move: str | Move) -> Citation:
        """The rules that allow and price a legal move: those its own events cite, after the one that asks."""
        decision = self.decision
        trial = self.copy()
        trial.stepwise = True
        events = trial.play(move)
        asked = (decision.rule,) if decision else ()
        return tuple(dict.fromkeys((*asked, *(rule for event in events for rule in event.rules))))

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, move: str | Move, trace: bool = True) -> list[Event]:
        """Play a legal move and everything that follows from it, up to the next decision."""
        events: list[Event] = []
        self.trace = events if trace else None
        if not isinstance(move, Move) or self.stepwise or move not in (self.legal or ()):
            move = self._legal_said(move)
        frame = self.stack.pop()
        self.game.questions[type(frame)].plays[move.kind](self, frame, move)
        self.run()
        return events

    def _legal_said(self, move: str | Move) -> Move:
        """The move that is meant, where it is legal; what is forced before it has been played."""
        said = self.game.moves.read(move)
        if self.stepwise:
            self._force_before(said)
        if said not in self.legal_moves():
            raise IllegalMove(said.text, self.why_not(said), self.game.describe(self))
        return said

    def run(self) -> None:
        """Do what needs no decision; a decision with one option plays itself, unless every decision is wanted."""
        stack, doing = self.stack, self.game.doing
        self.legal = None
        while stack:
            frame = stack.pop()
            legal = doing[type(frame)](self, frame)
            if legal is None:
                continue
            if len(legal) != 1 or self.stepwise:
                stack.append(frame)
                if not legal:
                    asked = self.game.questions[type(frame)].id
                    raise RulesError(f"no way on at {asked!r} in {self.game.describe(self)}")
                self.legal = legal
                return
            move = legal[0]
            self.game.questions[type(frame)].plays[move.kind](self, frame, move)

    def _force_before(self, said: Move) -> None:
        for _ in range(self.forced_before(said)):
            self.force()

    def forced_before(self, said: Move) -> int:
        """Where every decision is wanted: how many forced ones lead to a point at which the move is legal."""
        if not self.stepwise or said in self.legal_moves():
            return 0
        trial, forced = self.copy(), 0
        while trial.force():
            forced += 1
            if said in trial.legal_moves():
                return forced
        return 0

    def force(self) -> bool:
        """Play the pending decision if it has only one option; says whether it did."""
        if len(self.legal_moves()) != 1:
            return False
        move, frame = self.legal_moves()[0], self.stack.pop()
        self.game.questions[type(frame)].kinds[move.kind].play(self, frame, move)
        self.run()
        return True

    def _question(self) -> Question | None:
        return self.game.questions.get(type(self.stack[-1])) if self.stack else None

    # -- for procedures ----------------------------------------------------------------------------------------------

    def tell(self, kind: str, player: int, values: tuple[object, ...], rules: Citation) -> None:
        if self.trace is not None:
            if player >= 0 and self.players[player].held & self.game.abilities.setting:
                rules = self.game.abilities.with_sets(rules, self.players[player].held)
            self.trace.append(new_event((kind, player, values, rules)))

    def begin(self, program: tuple[Frame, ...]) -> None:
        """Start effects for the active player; the abilities that count are those held now."""
        me = self.players[self.active]
        if me.spent & self.game.abilities.waking:
            self.game.abilities.over(self, me, ACTION)
        self.in_force = me.held
        self.stack.extend(program)

    def draw(self, limit: int) -> int:
        self.rng, drawn = randomness.below(self.rng, limit)
        return drawn

    def shuffle(self, items: tuple[int, ...]) -> tuple[int, ...]:
        self.rng, order = randomness.shuffled(self.rng, items)
        return order

    # -- copies and notation -----------------------------------------------------------------------------------------

    def copy(self) -> Self:
        game = self.game
        kit = game.kit
        other = kit.position()
        other.game, other.tables, other.trace = game, self.tables, None
        other.stepwise, other.explains, other.legal = self.stepwise, self.explains, self.legal
        kit.position_fields.copy_into(self, other)
        other.players = kit.player_fields.copies(kit.player, self.players)  # type: ignore[assignment]
        return other  # type: ignore[return-value]

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """The game is shared: it never changes."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as it is saved; the game is loaded again from content, by its id, modules and options."""
        from engine.saved import restored

        return restored, (self.to_json(), self.stepwise)

    def to_json(self) -> dict[str, Plain]:
        game = self.game
        state = game.kit.position_fields.save(self)
        state["stack"] = [game.saved_frame(frame) for frame in self.stack]
        state["players"] = [game.kit.player_fields.save(player) for player in self.players]
        return {"game": game.id, "modules": list(game.modules), "options": dict(game.options), **state}

    def view(self, player: int) -> dict[str, Plain]:
        """What one player may know: no face-down decks (only how many tiles), nobody else's secret choices."""
        game, kit = self.game, self.game.kit
        seen = kit.position_fields.view(self, self, False)
        seen["stack"] = [game.saved_frame(frame) for frame in self.stack]
        seen["players"] = [kit.player_fields.view(p, self, who == player) for who, p in enumerate(self.players)]
        return {"game": game.id, "modules": list(game.modules), "options": dict(game.options), **seen}

    def scores(self) -> dict[str, dict[str, int]]:
        """Parts of points of the final scoring per player, each under the rule or tile that gave them."""
        scores: dict[str, dict[str, int]] = {player.colour: {} for player in self.players}
        for who, reason, parts in self.results:
            scores[self.players[who].colour][reason] = parts
        return scores

    def outcome(self) -> Mapping[str, Plain]:
        return self.game.kit.outcome(self)


#: Any game's position, where only the common part matters.
AnyPosition = Position[Player, object]

POSITION_FIELDS = Fields(
    Field("active", least=0, most=MANY, holds=seats),
    Field("in_force", bits=abilities),
    Field("bank", Shape.LIST, least=-1, most=MANY, default=lambda game: game.bank()),
    Field("stack", Shape.LIST),
    Field("rng", sight=Sight.NOBODY),
    Field("draws", default=(), sight=Sight.NOBODY),
    Field("over", most=1, default=False),
    Field("results", default=(), holds=nothing),
)
