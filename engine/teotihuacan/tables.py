"""What Teotihuacan compiles from its content at load: boards, what tracks and tiles give, the wheel, power-ups."""

from __future__ import annotations

from engine.actions import Action, Program, Spot
from engine.game import Game
from engine.handles import Figure
from engine.model.board import Place
from engine.model.effects import May, PowerUp, Step
from engine.set_figures import figure_values
from engine.teotihuacan import rules
from engine.teotihuacan.boards import PALACE, action_boards
from engine.teotihuacan.tiles import ROYAL

WHEEL = "wheel"


class Tables:
    """Read at every move; made once."""

    def __init__(self, game: Game) -> None:
        self.cocoa = game.good_index["cocoa"]
        self.palace = game.place_index[PALACE]
        self.boards = action_boards(game)
        self.temples = game.family_tracks[rules.TEMPLES]
        self.shown = {track: _shown(game, track) for family in rules.UP for track in game.family_tracks[family]}
        self.rewards = _rewards(game)
        self.royal = {n: game.tile_program(tile) for n, tile in enumerate(game.tiles) if tile.family == ROYAL}
        self.power_up = _power_up(game)
        self.second_power_up = _second_power_up(game)
        self.avenue = _avenue(game)
        _refuse_impossible(game)


def _shown(game: Game, track: int) -> tuple[Program, ...]:
    """What each step of a track gives to whoever arrives there; it comes of itself, so it must always be possible."""
    levels = range(len(game.tracks[track].steps))
    programs = tuple(game.step_program(track, level) for level in levels)
    for level, program in enumerate(programs):
        if program.can_fail:
            address = ("track", game.tracks[track].id, "steps", level, "effects")
            game.claims.refuse(address, "what a step gives must always be possible; put the rest into a “may”")
    return programs


def _rewards(game: Game) -> dict[int, Program]:
    """The rewards of the wheel by their numbers; one of them must always be possible."""
    index, wheel = next((n, place) for n, place in enumerate(game.places) if place.kind == WHEEL)
    for n, _ in enumerate(wheel.spaces):
        _claim_number(game, wheel, n)
    rewards = {n + 1: game.space_program(index, n) for n, _ in enumerate(wheel.spaces)}
    if all(program.can_fail for program in rewards.values()):
        game.claims.refuse(("place", wheel.id, "spaces"), "one of the rewards must always be possible")
    return rewards


def _claim_number(game: Game, wheel: Place, n: int) -> None:
    address = ("place", wheel.id, "spaces", n, "id")
    if wheel.spaces[n].id == str(n + 1):
        game.claims.claim(*address)
    else:
        game.claims.refuse(address, f"the rewards of the wheel are counted from 1: {n + 1} is next")


def _power_up(game: Game) -> Action:
    """The power-ups of a main action; how many, the action says."""
    place = Spot("gathering/power-up", "", rules.POWER_UP, ("rule", rules.POWER_UPS.rule))
    (action,) = game.program([PowerUp(1)], place).actions
    return action


def _second_power_up(game: Game) -> Program:
    more = PowerUp(rules.SECOND_POWER_UPS.of(game))
    content = ("rule", rules.SECOND_POWER_UPS.rule)
    return game.program([May((more,))], Spot("gathering/second-power-up", "", rules.SECOND_POWER_UP, content))


def _avenue(game: Game) -> Program:
    """The steps of an ascension along the only avenue."""
    track, *others = game.family_tracks[rules.AVENUE_OF_THE_DEAD]
    for other in others:
        game.claims.refuse(("track", game.tracks[other].id), f"there is one avenue, {game.tracks[track].id}")
    step = Step(rules.AVENUE_OF_THE_DEAD, game.tracks[track].id, times=rules.AVENUE_STEPS.of(game))
    return game.program([step], Spot("ascension/avenue", "", rules.AVENUE, ("rule", rules.AVENUE_STEPS.rule)))


def _refuse_impossible(game: Game) -> None:
    """Figures that do not fit together."""
    if rules.LIGHT_START.of(game) >= min(rules.DARK_START.of(game).values()):
        address = ("rule", rules.LIGHT_START.rule, "params", rules.LIGHT_START.name)
        game.claims.refuse(address, "the light disc starts before the dark disc")
    for figure in (rules.NEW_POWER, rules.FOURTH_POWER):
        _refuse_ascended(game, figure)


def _refuse_ascended(game: Game, figure: Figure) -> None:
    """A worker that begins with so much power would have to ascend at once."""
    most = rules.ASCENDS_AT.of(game)
    for address, power in figure_values(game, figure):
        if power >= most:
            game.claims.refuse(address, f"a worker of power {most} ascends; one begins with less")
