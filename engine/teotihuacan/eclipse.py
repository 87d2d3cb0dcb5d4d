"""An eclipse: avenue, pyramid track and masks score, salaries are paid, and a new era begins or the game ends."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.game import Game
from engine.handles import Citation
from engine.kit import Questions, Steps
from engine.measures import amount_of
from engine.model.abilities import Use
from engine.model.effects import Gain
from engine.moves import Move
from engine.payments import give_back, short
from engine.position import NOBODY
from engine.purse import affords
from engine.refusals import Refusal
from engine.teotihuacan import bot_rules, masks, reasons, rules, tile_offers
from engine.teotihuacan.frames import AskSalary, Eclipse, EclipseDone, Salary
from engine.teotihuacan.neutral import place_neutral_workers
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.scoring import award, final_scoring
from engine.teotihuacan.turn import OWN_TURN


def is_final(pos: TeotihuacanPosition) -> bool:
    """The last of all, or the one that follows the completion of the pyramid."""
    return pos.completed or pos.eclipses >= rules.ECLIPSES.of(pos.game)


def eclipse(pos: TeotihuacanPosition, frame: Eclipse) -> None:
    """Everything is scored in its order; then everybody pays the workers, the first player first."""
    pos.eclipses += 1
    pos.countdown = 0
    pos.tell("eclipse_scored", NOBODY, (pos.eclipses,), rules.FINAL_ECLIPSE if is_final(pos) else rules.ECLIPSE)
    _score_avenue(pos)
    _score_pyramid_track(pos)
    _score_masks(pos)
    pos.stack.append(EclipseDone())
    pos.stack.extend(AskSalary(who) for who in reversed(range(len(pos.players))))


def _score_avenue(pos: TeotihuacanPosition) -> None:
    """The lowest number that can be seen in the row of buildings, for each step."""
    points = pos.tables.row_points[sum(pos.buildings)]
    for who, player in enumerate(pos.players):
        award(pos, who, amount_of(points, pos, player), rules.SCORE_AVENUE)


def _score_pyramid_track(pos: TeotihuacanPosition) -> None:
    """Points for whoever is ahead, then for every step; then all markers go back to the start."""
    track = pos.tables.pyramid_track
    steps = [player.tracks[track] for player in pos.players]
    most = max(steps)
    if most or pos.tables.options.leader_at_the_start:
        for who, count in enumerate(steps):
            if count == most:
                award(pos, who, rules.LEADER_POINTS.of(pos.game), rules.SCORE_LEADER)
    table = rules.PYRAMID_POINTS.of(pos.game)
    era = max(table) if pos.completed else min(pos.eclipses, max(table))
    for who, player in enumerate(pos.players):
        award(pos, who, steps[who] * table[era], rules.SCORE_PYRAMID)
        player.tracks[track] = pos.game.tracks[track].start
    pos.tell("track_reset", NOBODY, (pos.game.tracks[track].id,), rules.RESET_PYRAMID)


def _score_masks(pos: TeotihuacanPosition) -> None:
    for who, player in enumerate(pos.players):
        award(pos, who, sum(masks.worth(pos, size) for size in masks.sets_of_masks(pos, player)), rules.SCORE_MASKS)


# -- salary {n}


def salary_of(pos: TeotihuacanPosition, who: int) -> int:
    """Cocoa for all workers in play, locked ones too, and more for strong ones."""
    player, strong = pos.players[who], rules.STRONG_POWER.of(pos.game)
    many = sum(worker.power >= strong for worker in player.workers)
    return len(player.workers) * rules.SALARY_COCOA.of(pos, player) + many * rules.STRONG_COCOA.of(pos, player)


def ask_salary(pos: TeotihuacanPosition, frame: AskSalary) -> None:
    pos.active = frame.who
    pos.in_force = pos.me.held
    if frame.who == pos.bot:
        pos.tell("salary", pos.bot, (0, 0), bot_rules.ECLIPSE)
        return
    need = salary_of(pos, frame.who)
    if need:
        pos.stack.append(Salary(need))


def payments(pos: TeotihuacanPosition, frame: Salary) -> Iterable[Move]:
    most = min(frame.need, pos.players[pos.active].goods[pos.tables.cocoa])
    return pos.game.moves.each("salary", range(most, -1, -1))


def refuse_salary(pos: TeotihuacanPosition, frame: Salary, move: Move) -> Refusal | None:
    if move.args[0] > frame.need:
        return Refusal(reasons.SALARY_TOO_HIGH, rules.SALARY, (move.args[0], frame.need))
    price = ((pos.tables.cocoa, move.args[0]),)
    if affords(pos, pos.me.goods, price, 0):
        return None
    return short(pos, price, 0, pos.me.goods, rules.CANNOT_PAY + rules.SALARY)


def play_salary(pos: TeotihuacanPosition, frame: Salary, move: Move) -> None:
    paid = move.args[0]
    pos.tell("salary", pos.active, (frame.need, paid), rules.SALARY)
    give_back(pos, pos.tables.cocoa, paid, rules.SALARY)
    lose_points(pos, (frame.need - paid) * rules.UNPAID_POINTS.of(pos, pos.me), rules.UNPAID)


def lose_points(pos: TeotihuacanPosition, points: int, cites: Citation) -> None:
    """Nobody has less than the least."""
    lost = min(points, pos.me.points - rules.LEAST_POINTS.of(pos.game))
    if points:
        pos.tell("points_lost", pos.active, (lost,), cites)
        award(pos, pos.active, -lost, cites, tell=False)


def waive_salary(pos: TeotihuacanPosition, frame: Salary, move: Move) -> None:
    """A tile pays for everybody."""
    tile_offers.use(pos, "salary", "waive")
    pos.tell("salary", pos.active, (frame.need, 0), rules.SALARY)


def shut(game: Game, use: Use) -> tuple[type, ...]:
    """No tile is used while salaries are paid, unless it brings cocoa and the table has agreed to that."""
    is_allowed = game.option("cocoa-at-salaries") == "allowed"
    brings_cocoa = any(isinstance(effect, Gain) and "cocoa" in dict(effect.goods) for effect in use.effects)
    return () if is_allowed and brings_cocoa else (Salary,)


# -- afterwards


def eclipse_done(pos: TeotihuacanPosition, frame: EclipseDone) -> None:
    if is_final(pos):
        final_scoring(pos)
        return
    pos.light, pos.dark = rules.LIGHT_START.of(pos.game), pos.dark - rules.DARK_BACK.of(pos.game)
    pos.tell("new_era", NOBODY, (pos.light, pos.dark), rules.NEW_ERA)
    place_neutral_workers(pos, pos.shuffle(pos.tables.starting_tiles), rules.NEUTRAL_AGAIN)


MOVES: MoveKinds = {
    "salary": MoveKind(payments, refuse_salary, play_salary, legal=payments),
}
QUESTIONS: Questions = {"salary": Salary}
#: What a tile brings can be used for salaries as well, if a table agrees.
WINDOWS: dict[str, tuple[type, ...]] = {"own_turn": (*OWN_TURN, Salary)}
STEPS: Steps = {Eclipse: eclipse, AskSalary: ask_salary, EclipseDone: eclipse_done}
