"""What Teotibot answers where a player would be asked: a temple, a resource, a reward, what lies on a step."""

from __future__ import annotations

from engine.automata import Answer, Answers
from engine.gains import Take
from engine.model.effects import Claim
from engine.moves import Move
from engine.options import ChooseOne, MayDo
from engine.steps import Up, go
from engine.teotihuacan import bot_rules
from engine.teotihuacan.frames import Reward
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.tracks import can_step

# -- a temple


def find_temple(pos: TeotihuacanPosition, frame: Up) -> Move:
    """Where its marker stands highest and can go up; of several the leftmost. If none can go up, the step is lost."""
    family = pos.game.steps_at(frame.address).family
    climbable = [track for track in family if can_step(pos, track, 1) is None] or family[:1]
    return pos.game.moves.move("up", max(climbable, key=lambda track: pos.me.tracks[track]))


def play_temple(pos: TeotihuacanPosition, frame: Up, move: Move) -> bool:
    """A table can agree that the temple is found once for all steps."""
    track, is_anew = move.args[0], pos.tables.bot is None or not pos.tables.bot.temple_once
    cites = bot_rules.ANY_TEMPLE + bot_rules.EACH_STEP if is_anew and frame.left > 1 else bot_rules.ANY_TEMPLE
    pos.tell("bot_chose_temple", pos.bot, (pos.game.tracks[track].id,), cites)
    if is_anew:
        return False
    for _ in range(frame.left):
        go(pos, pos.game.steps_at(frame.address), track)
    return True


# -- a resource


def find_resource(pos: TeotihuacanPosition, frame: Take) -> Move:
    """What it has least of; of several, gold before stone before wood."""
    tables = pos.tables
    order = (tables.gold, tables.stone, tables.wood)
    return pos.game.moves.move("take", min(order, key=lambda good: pos.me.goods[good]))


def play_resource(pos: TeotihuacanPosition, frame: Take, move: Move) -> bool:
    pos.tell("bot_chose_resource", pos.bot, (pos.game.goods[move.args[0]],), bot_rules.RESOURCE)
    return False


# -- discovery tiles on a step


def find_printed(pos: TeotihuacanPosition, frame: ChooseOne) -> Move:
    """The option without a tile to claim."""
    options = pos.game.choice_at(frame.address).options
    printed = [n for n, option in enumerate(options, 1) if not any(isinstance(a.effect, Claim) for a in option.actions)]
    return pos.game.moves.move("choose", printed[0] if printed else 1)


def find_no(pos: TeotihuacanPosition, frame: MayDo) -> Move:
    return pos.game.moves.move("no")


def leave_tile(pos: TeotihuacanPosition, frame: ChooseOne | MayDo, move: Move) -> bool:
    """Where nothing is printed that was all: it would not matter whether a tile lies there that could be paid."""
    pos.tell("bot_left_tile", pos.bot, (), bot_rules.NO_DISCOVERIES)
    return isinstance(frame, MayDo)


# -- a reward of the wheel


def find_reward(pos: TeotihuacanPosition, frame: Reward) -> Move:
    return pos.game.moves.move("reward", bot_rules.REWARD.of(pos.game))


def play_reward(pos: TeotihuacanPosition, frame: Reward, move: Move) -> bool:
    pos.tell("rewarded", pos.bot, (move.args[0],), bot_rules.ASCENSION)
    pos.stack.extend(pos.tables.rewards[move.args[0]].frames)
    return True


ANSWERS: Answers = {
    Up: Answer(find_temple, play_temple),
    Take: Answer(find_resource, play_resource),
    ChooseOne: Answer(find_printed, leave_tile),
    MayDo: Answer(find_no, leave_tile),
    Reward: Answer(find_reward, play_reward),
}
