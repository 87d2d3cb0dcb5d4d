"""Programs: the effects of a game's content, compiled into actions that frames on the stack find by their address."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from engine.actions import Action, Program, Spot
from engine.claims import Claims
from engine.completing import incomplete
from engine.decisions import Frame
from engine.handles import Citation
from engine.model.components import Component
from engine.model.effects import EFFECTS, Effect
from engine.model.origins import Address
from engine.model.rulebook import Rulebook
from engine.options import Choose, Optional, Spend
from engine.parts import Parts
from engine.purse import Purse
from engine.refusals import Refusal
from engine.steps import Step

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition

#: How an effect is compiled.
Compiling = Callable[[Effect, Spot, "Game"], Action]

_WORDS = {kind: word for word, kind in EFFECTS.items()}


class Programs(Parts):
    """The parts of a game, and whatever they do."""

    def __init__(self, rulebook: Rulebook, modules: Sequence[str], options: Mapping[str, str]) -> None:
        super().__init__(rulebook, modules, options)
        self.claims = Claims()
        #: Whether a choice can spoil what has to be done after it.
        self.is_careful = False
        self.actions: dict[str, Action] = {}
        self._step_actions: dict[str, Step] = {}
        self._effects: Mapping[type, Compiling] = {}

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
        spot = place._replace(address=f"{place.address}/used")
        first = [self.entered(Spend(used, spot, cast("Game", self)))] if used else []
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
        action = kind(effect, place._replace(address=f"{place.address}/{number}", content=content), cast("Game", self))
        action.effect = effect
        return self.entered(action)

    def entered(self, action: Action) -> Action:
        """Enter an action under its address, by which frames on the stack find it."""
        self.actions[action.address] = action
        if isinstance(action, Step):
            self._step_actions[action.address] = action
        return action

    def steps_at(self, address: str) -> Step:
        """Asked at every step of a marker, so kept apart."""
        return self._step_actions[address]

    def choice_at(self, address: str) -> Choose:
        return cast("Choose", self.actions[address])

    def optional_at(self, address: str) -> Optional:
        return cast("Optional", self.actions[address])
