"""A guide through the turn of an automaton, for people who play with the real box and have no position to give.

The automaton's own turn runs in a position of which only so much is filled in as has been told. Whatever else it reads
has no value there: that ends the run, and the inquiry that can settle it is asked. With the answer the turn runs again.
So a person is asked what the engine looks at and nothing else, and what is told cannot contradict the engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from engine import randomness
from engine.decisions import Frame
from engine.events import Event
from engine.handles import Citation

if TYPE_CHECKING:
    from engine.fields import Fields
    from engine.game import Game
    from engine.position import AnyPosition, Player, Position

Pos = TypeVar("Pos", bound="Position[Player, object]")

#: What has been said to an inquiry: an option for each of its parts, by name.
Answer = Mapping[str, str]
#: What has been told, by inquiry.
Known = Mapping[str, Answer]

#: What has no value: the name stands in quotation marks where the error itself does not keep it.
_UNSET = re.compile(r"'(\w+)'")


class Part(NamedTuple):
    """One thing that an inquiry wants to know: its name, what kind of thing can be said, and all that can be."""

    name: str
    kind: str
    options: tuple[str, ...]


#: The kind of a part that is a number; whatever else there is, a game calls by names of its own.
FIGURE = "figure"


def figures(least: int, most: int) -> tuple[str, ...]:
    return tuple(map(str, range(least, most + 1)))


def always(pos: object) -> bool:
    return True


class Inquiry(Generic[Pos]):
    """Something that a person at the table can see, and how much of the position it settles.

    `fields` are those of the position, or those of the player in the seat `of`. Where several inquiries settle a
    field, the first is asked whose time it is (`when`). What `lasts` changes only in turns of the automaton, so that
    the guide need not ask for it again. `read` finds the answer in a position at the end of a turn. All parts of an
    answer must `differ`, if it says so. `usual` is proposed, and what is `random` can be rolled for.
    """

    __slots__ = ("id", "fields", "parts", "fill", "of", "when", "read", "lasts", "differ", "random", "usual")

    def __init__(
        self,
        id: str,
        fields: tuple[str, ...],
        parts: Callable[[Pos, Known], tuple[Part, ...]],
        fill: Callable[[Pos, Answer], None],
        of: int | None = None,
        when: Callable[[Pos], bool] = always,
        read: Callable[[Pos], Answer] | None = None,
        lasts: bool = False,
        differ: bool = False,
        random: bool = False,
        usual: Callable[[Game], Answer] | None = None,
    ) -> None:
        self.id, self.fields, self.of = id, fields, of
        self.parts, self.fill, self.when, self.read = parts, fill, when, read
        self.lasts, self.differ, self.random, self.usual = lasts, differ, random, usual


class Guide(Generic[Pos]):
    """How a person is led through a turn: who sits at the table, what is asked, and what runs.

    `prepare` puts in place what nobody need be asked about. `set_up` decides what `starts` names. `ends` are the rules
    of what is still to do when the turn is over. `options` are those of the game that change such a turn.
    """

    __slots__ = ("seats", "frames", "inquiries", "prepare", "set_up", "starts", "ends", "options")

    def __init__(
        self,
        *,
        seats: tuple[str, ...],
        frames: tuple[Frame, ...],
        inquiries: tuple[Inquiry[Pos], ...],
        prepare: Callable[[Pos], None],
        set_up: Callable[[Pos], None],
        starts: tuple[str, ...],
        ends: Citation,
        options: tuple[str, ...] = (),
    ) -> None:
        self.seats, self.frames, self.inquiries = seats, frames, inquiries
        self.prepare, self.set_up = prepare, set_up
        self.starts, self.ends, self.options = starts, ends, options

    def inquiry(self, id: str) -> Inquiry[Pos]:
        found = [each for each in self.inquiries if each.id == id]
        if not found:
            raise LookupError(f"nobody is asked about {id!r}")
        return found[0]


AnyInquiry = Inquiry["Position[Player, object]"]
AnyGuide = Guide["Position[Player, object]"]


class Led(NamedTuple):
    """How far the turn has come: what has happened, what was looked at, and what is asked now."""

    pos: AnyPosition
    events: list[Event]
    used: Known
    asked: AnyInquiry | None
    parts: tuple[Part, ...]


def lead(game: Game, guide: AnyGuide, known: Known) -> Led:
    """Run the turn as far as what is known allows; what is not looked at is not filled in either."""
    used: dict[str, Answer] = {}
    while True:
        pos = _begun(game, guide, used)
        missing = _run(pos)
        asked = _asked(guide, missing, used, pos) if missing else None
        parts = asked.parts(pos, used) if asked else ()
        said = _said(parts, known.get(asked.id, {})) if asked else {}
        if asked is None or not is_fitting(parts, said):
            return Led(pos, pos.trace or [], used, asked, _open(parts))
        used[asked.id] = said


def _open(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """What can be answered in one way only is not asked."""
    return tuple(part for part in parts if len(part.options) > 1)


def _said(parts: tuple[Part, ...], answer: Answer) -> Answer:
    """An answer part by part, with what goes without saying."""
    forced = {part.name: part.options[0] for part in parts if len(part.options) == 1}
    return {part.name: {**forced, **answer}[part.name] for part in parts if part.name in forced or part.name in answer}


def _begun(game: Game, guide: AnyGuide, used: Known) -> AnyPosition:
    """A position in which only what is told, and what nobody need be asked about, has a value."""
    pos = blank(game, guide)
    for id, said in used.items():
        guide.inquiry(id).fill(pos, said)
    pos.stack, pos.trace = list(guide.frames), []
    return pos


def blank(game: Game, guide: AnyGuide) -> AnyPosition:
    pos = game.blank()
    _fill(pos, game, game.kit.position_fields, _settled(guide, None))
    for seat, colour in enumerate(guide.seats):
        player = game.kit.player()
        _fill(player, game, game.kit.player_fields, _settled(guide, seat))
        player.colour = colour
        pos.players.append(player)
    guide.prepare(pos)
    return pos


def _settled(guide: AnyGuide, of: int | None) -> set[str]:
    return {name for inquiry in guide.inquiries if inquiry.of == of for name in inquiry.fields}


def _fill(thing: object, game: Game, fields: Fields, unset: set[str]) -> None:
    for declared in fields.all:
        if declared.name not in unset:
            setattr(thing, declared.name, declared.initial(game))


def _run(pos: AnyPosition) -> str:
    """The name of the first field that was read and has no value; nothing, if the turn has come to its end."""
    try:
        pos.run()
    except AttributeError as error:
        name = error.name or "".join(_UNSET.findall(str(error))[:1])
        if name in pos.game.kit.position_fields.named or name in pos.game.kit.player_fields.named:
            return name
        raise
    return ""


def _asked(guide: AnyGuide, name: str, used: Known, pos: AnyPosition) -> AnyInquiry:
    for inquiry in guide.inquiries:
        if name in inquiry.fields and inquiry.id not in used and inquiry.when(pos):
            return inquiry
    raise LookupError(f"nobody is asked about {name!r}")


# -- answers


def is_fitting(parts: tuple[Part, ...], answer: Answer) -> bool:
    """Whether an answer says one of the options for each part."""
    is_complete = set(answer) == {part.name for part in parts}
    return is_complete and all(answer[part.name] in part.options for part in parts)


def is_repeated(asked: AnyInquiry, answer: Answer) -> bool:
    """Whether something is said twice that can be there only once."""
    return asked.differ and len(set(answer.values())) < len(answer)


def rolled(parts: tuple[Part, ...], seed: int) -> Answer:
    """What chance says."""
    answer: dict[str, str] = {}
    for part in parts:
        seed, drawn = randomness.below(seed, len(part.options))
        answer[part.name] = part.options[drawn]
    return answer


# -- from turn to turn


class State(NamedTuple):
    """What is known from the turns before, and what has been answered in this one."""

    memory: Known
    answers: Known


@dataclass
class Guidance:
    """A person is led through turn after turn; every answer can be taken back."""

    game: Game
    guide: AnyGuide
    state: State
    past: list[State] = field(default_factory=list)

    @property
    def known(self) -> dict[str, Answer]:
        """What lasts, and what has been answered."""
        lasting = {id: said for id, said in self.state.memory.items() if self.guide.inquiry(id).lasts}
        return {**lasting, **self.state.answers}

    def led(self) -> Led:
        return lead(self.game, self.guide, self.known)

    def proposed(self, asked: AnyInquiry, parts: tuple[Part, ...]) -> Answer:
        """What may well be the answer: as it was before, or as is usual."""
        said = self.state.memory.get(asked.id) or (asked.usual(self.game) if asked.usual else {})
        return said if is_fitting(parts, said) else {}

    def answer(self, id: str, said: Answer) -> None:
        self._go_on(State(self.state.memory, {**self.state.answers, id: dict(said)}))

    def remembered(self, led: Led) -> Known:
        """What is known from turn to turn; at the end of one, as it is then."""
        if led.asked is not None:
            return self.state.memory
        found = {id: self.guide.inquiry(id).read for id in led.used}
        return {**self.state.memory, **{id: dict(read(led.pos)) for id, read in found.items() if read is not None}}

    def next_turn(self) -> None:
        self._go_on(State(self.remembered(self.led()), {}))

    def forget(self, id: str) -> None:
        """It is not so, or no longer: the guide will ask for it; when a turn is over, in the next one."""
        if self.led().asked is None:
            self.next_turn()
        kept = {each: said for each, said in self.state.memory.items() if each != id}
        answers = {each: said for each, said in self.state.answers.items() if each != id}
        self._go_on(State(kept, answers))

    def resume(self, state: State) -> None:
        """Go on from what has been kept; whatever is not known here is refused."""
        for id in (*state.memory, *state.answers):
            self.guide.inquiry(id)
        self.state, self.past = state, []

    def take_back(self) -> bool:
        if self.past:
            self.state = self.past.pop()
            return True
        return False

    def _go_on(self, state: State) -> None:
        self.past.append(self.state)
        self.state = state


def begin(game: Game, guide: AnyGuide, at_set_up: bool) -> Guidance:
    """From the start of a game, of which set-up decides much; or from any turn of one that has begun."""
    memory: dict[str, Answer] = {}
    if at_set_up:
        pos = game.empty(guide.seats)
        guide.set_up(pos)
        readers = {id: guide.inquiry(id).read for id in guide.starts}
        memory = {id: dict(read(pos)) for id, read in readers.items() if read is not None}
    return Guidance(game, guide, State(memory, {}))
