"""A position: the state of a game at a decision. Changed in place, copied cheaply, saved exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from engine import randomness
from engine.binding import Citation
from engine.decisions import Decision, Frame, Question
from engine.errors import IllegalMove, RulesError
from engine.events import Event, new_event
from engine.moves import Move

if TYPE_CHECKING:
    from engine.game import Game

NOBODY = -1


class Player:
    """What lies in front of one player. Points are kept in quarters, because corn is worth a quarter of a point."""

    __slots__ = ("colour", "goods", "tracks", "quarters", "tiles", "used", "held")
    LISTS: ClassVar[tuple[str, ...]] = ("goods", "tracks", "tiles", "used")

    def __init__(self, colour: str, goods: int, tracks: list[int]) -> None:
        self.colour = colour
        self.goods = [0] * goods
        self.tracks = tracks
        self.quarters = 0
        self.tiles: list[int] = []
        self.used: list[int] = []
        self.held = 0

    def pieces(self, name: str) -> int:
        """Tiles that a game counts without telling one from the other."""
        return 0

    def copy(self) -> Player:
        other = object.__new__(type(self))
        copy_slots(self, other)
        return other


class Position:
    """The common part of every game's position: players, whose turn, work still to do, randomness."""

    __slots__ = (
        "game",
        "tables",
        "players",
        "active",
        "in_force",
        "bank",
        "stack",
        "rng",
        "draws",
        "over",
        "results",
        "trace",
        "stepwise",
        "_legal",
    )
    LISTS: ClassVar[tuple[str, ...]] = ("bank", "stack")
    #: Not part of the state: what the position belongs to, and how it is being watched.
    BOOKKEEPING: ClassVar[frozenset[str]] = frozenset({"game", "tables", "trace", "stepwise", "_legal"})

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables = game.tables
        self.players: list[Any] = []
        self.active = 0
        self.in_force = 0
        self.bank: list[int] = []
        self.stack: list[Frame] = []
        self.rng = 0
        self.draws: tuple[str, ...] = ()
        self.over = False
        self.results: tuple[tuple[int, str, int], ...] = ()
        self.trace: list[Event] | None = None
        self.stepwise = False
        self._legal: tuple[Move, ...] | None = None

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Any:
        return self.players[self.active]

    @property
    def is_over(self) -> bool:
        return self.over

    @property
    def decision(self) -> Decision | None:
        question = self._question()
        return Decision(self.active, question.id, question.rule) if question else None

    def legal_moves(self) -> tuple[Move, ...]:
        if self._legal is None:
            question = self._question()
            self._legal = question.legal(self, self.stack[-1]) if question else ()
        return self._legal

    def why_not(self, move: str | Move) -> Citation:
        """The rules that refuse a move, the deciding one first; nothing when it is legal."""
        said = self.game.moves.read(move)
        question = self._question()
        if question is None:
            return self.game.procedures.nothing_to_decide
        return question.refusal(self, self.stack[-1], said) or ()

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
        said = move if isinstance(move, Move) else self.game.moves.read(move)
        events: list[Event] = []
        self.trace = events if trace else None
        if self.stepwise:
            self._force_before(said)
        if said not in (self._legal or self.legal_moves()):
            raise IllegalMove(said.text, self.why_not(said), self.game.describe(self))
        self._answer(said)
        return events

    def run(self) -> None:
        """Do what needs no decision; a decision with one option plays itself, unless every decision is wanted."""
        stack, questions, steps = self.stack, self.game.questions, self.game.steps
        self._legal = None
        while stack:
            frame = stack[-1]
            step = steps.get(frame[0])
            if step is not None:
                stack.pop()
                step(self, *frame[1:])
                continue
            question = questions[frame[0]]
            legal = question.legal(self, frame)
            if not legal:
                raise RulesError(f"no way on at {question.id!r} in {self.game.describe(self)}")
            if len(legal) > 1 or self.stepwise:
                self._legal = legal
                return
            stack.pop()
            question.kinds[legal[0].kind].play(self, frame, legal[0])

    def _answer(self, move: Move) -> None:
        """Answer the pending question, and go on to the next one."""
        frame = self.stack.pop()
        self.game.questions[frame[0]].kinds[move.kind].play(self, frame, move)
        self.run()

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
        self._answer(self.legal_moves()[0])
        return True

    def _question(self) -> Question | None:
        return self.game.questions.get(self.stack[-1][0]) if self.stack else None

    # -- for procedures ----------------------------------------------------------------------------------------------

    def tell(self, kind: str, player: int, values: tuple[Any, ...], rules: Citation) -> None:
        if self.trace is not None:
            self.trace.append(new_event((kind, player, values, rules)))

    def begin(self, program: tuple[Frame, ...]) -> None:
        """Start effects for the active player; the abilities that count are those held now."""
        self.in_force = self.players[self.active].held
        self.stack.extend(program)

    def draw(self, limit: int) -> int:
        self.rng, drawn = randomness.below(self.rng, limit)
        return drawn

    def shuffle(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        self.rng, order = randomness.shuffled(self.rng, items)
        return order

    # -- copies and notation -----------------------------------------------------------------------------------------

    def copy(self) -> Any:
        other = object.__new__(type(self))
        copy_slots(self, other)
        other.players = [player.copy() for player in self.players]
        other.trace = None
        return other

    def to_json(self) -> dict[str, Any]:
        state = {name: plain(getattr(self, name)) for name in slots(type(self)) if name not in self.BOOKKEEPING}
        state["players"] = [{name: plain(getattr(p, name)) for name in slots(type(p))} for p in self.players]
        return {"game": self.game.id, "modules": list(self.game.modules), "options": dict(self.game.options), **state}

    def view(self, player: int) -> dict[str, Any]:
        """What one player may know: no face-down decks (only how many tiles), nobody else's secret choices."""
        return self.game.procedures.view(self, player)

    def scores(self) -> dict[str, dict[str, int]]:
        """Quarter points of the final scoring per player, each under the rule or tile that gave them."""
        scores: dict[str, dict[str, int]] = {player.colour: {} for player in self.players}
        for who, reason, quarters in self.results:
            scores[self.players[who].colour][reason] = quarters
        return scores

    def outcome(self) -> dict[str, Any]:
        return self.game.procedures.outcome(self)


class Shape(NamedTuple):
    """The slots of a class, those of its parents first: which hold values, which lists, which lists of lists."""

    values: tuple[str, ...]
    lists: tuple[str, ...]
    nested: tuple[str, ...]


_SHAPES: dict[type, Shape] = {}


def shape(cls: type) -> Shape:
    known = _SHAPES.get(cls)
    if known is None:
        known = _SHAPES[cls] = _shape(cls)
    return known


def _shape(cls: type) -> Shape:
    lists: set[str] = {name for part in cls.__mro__ for name in getattr(part, "LISTS", ())}
    nested: set[str] = {name for part in cls.__mro__ for name in getattr(part, "NESTED", ())}
    values = tuple(name for name in slots(cls) if name not in lists | nested)
    return Shape(values, tuple(sorted(lists)), tuple(sorted(nested)))


def slots(cls: type) -> tuple[str, ...]:
    """All slots of a class, those of its parents first."""
    return tuple(name for part in reversed(cls.__mro__) for name in getattr(part, "__slots__", ()))


def copy_slots(source: Any, target: Any) -> None:
    """Every slot, and lists as new lists (one or two levels deep)."""
    values, lists, nested = shape(type(source))
    for name in values:
        setattr(target, name, getattr(source, name))
    for name in lists:
        setattr(target, name, getattr(source, name)[:])
    for name in nested:
        setattr(target, name, [inner[:] for inner in getattr(source, name)])


def plain(value: Any) -> Any:
    """Lists for tuples, so that what is saved reads back as itself."""
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value
