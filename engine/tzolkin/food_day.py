"""Food days: feeding, the change of buildings, and the gods' rewards."""

from __future__ import annotations

from engine.abilities import Changing
from engine.explaining import add_up
from engine.gains import gain
from engine.handles import Citation
from engine.kit import Steps
from engine.moments import fire
from engine.payments import give_back
from engine.points import score
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.display import reveal
from engine.tzolkin.frames import (
    BeforeFeeding,
    Feed,
    FoodDay,
    FoodDayDone,
    NewBuildings,
    RevealQuick,
    Reward,
    RewardGoods,
    RewardPoints,
    Rewards,
    ScoreProphecy,
)
from engine.tzolkin.position import TzolkinPlayer, TzolkinPosition
from engine.tzolkin.prophecies import begin_next

AFTER_FEEDING = (FoodDayDone(), ScoreProphecy(), Rewards())
#: Stands for a source that is no tile, such as a level: it is held once.
NO_TILE = -1


def food_day(pos: TzolkinPosition, frame: FoodDay) -> None:
    """Feed, change the buildings if it is time, reward; the stack runs from its end."""
    number = pos.food_day
    pos.stack.extend(AFTER_FEEDING)
    if number == rules.NEW_BUILDINGS_DAY.of(pos.game):
        pos.stack.append(NewBuildings())
    if pos.quick_spaces and number == rules.QUICK_SECOND_AGE.of(pos.game):
        pos.stack.append(RevealQuick())
    pos.stack.append(Feed())
    if pos.tables.before_feeding_bits:
        pos.stack.extend(BeforeFeeding(who) for who in reversed(in_turn_order(pos)))


def before_feeding(pos: TzolkinPosition, frame: BeforeFeeding) -> None:
    """What buildings bring on a food day, in time for feeding."""
    pos.active = frame.who
    pos.begin(())
    fire(pos, "before_feeding", "food-day", number=pos.food_day)


def food_day_done(pos: TzolkinPosition, frame: FoodDayDone) -> None:
    pos.food_days += 1
    begin_next(pos)


# -- feeding


def feed(pos: TzolkinPosition, frame: Feed) -> None:
    for who in in_turn_order(pos):
        _feed(pos, who)


def in_turn_order(pos: TzolkinPosition) -> list[int]:
    count = len(pos.players)
    return [(pos.starting_player + n) % count for n in range(count)]


def _feed(pos: TzolkinPosition, who: int) -> None:
    """As many workers as the corn allows, those that need least first."""
    pos.active = who
    me, corn = pos.players[who], pos.tables.corn
    fed, left = 0, me.goods[corn]
    for need in sorted(needs(pos, me)):
        if need > left:
            break
        fed, left = fed + 1, left - need
    paid = me.goods[corn] - left
    cites = _feeding_rules(pos, me) if pos.trace is not None else ()
    if pos.explains:
        usual, needed = me.workers * rules.NEED.of(pos, me), sum(needs(pos, me))
        add_up(pos, pos.game.goods[corn], needed, [(usual, rules.NEED.rule), (needed - usual, rules.FARMS[0])])
    if pos.trace is not None:
        pos.tell("fed", who, (fed, paid), cites)
    give_back(pos, corn, paid, cites)
    me.fed = fed
    unfed = me.workers - fed
    if unfed:
        cites = rules.UNFED.cites(pos, me)
        pos.tell("unfed", who, (unfed,), cites)
        score(pos, who, -unfed * rules.UNFED.of(pos, me), cites)


def needs(pos: TzolkinPosition, me: TzolkinPlayer) -> list[int]:
    """Corn for each worker: the common need first, then the icons that serve single workers, one for each."""
    if not me.held & pos.tables.farm_bits:
        return [rules.NEED.of(pos, me)] * me.workers
    farms = _farms(pos, me)
    common = rules.NEED.of(pos, me) + sum(by for by, workers in farms if not workers)
    icons = sorted((by for by, workers in farms for _ in range(workers)), key=abs, reverse=True)
    lowered = (icons + [0] * me.workers)[: me.workers]
    return [max(0, common + by) for by in lowered]


def _farms(pos: TzolkinPosition, me: TzolkinPlayer) -> list[tuple[int, int]]:
    """Every change of the need for food that a player holds, as often as it is held."""
    found: list[tuple[int, int]] = []
    for holding, form in _farms_held(pos, me):
        tile = pos.game.tile_index.get(holding.source, NO_TILE)
        found.extend([(form.by, form.workers)] * max(1, me.tiles.count(tile)))
    return found


def _farms_held(pos: TzolkinPosition, me: TzolkinPlayer) -> list[Changing]:
    return [farm for farm in pos.tables.farms if farm.holding.bit & me.held]


def _feeding_rules(pos: TzolkinPosition, me: TzolkinPlayer) -> Citation:
    farms = dict.fromkeys(rule for holding, _ in _farms_held(pos, me) for rule in holding.rules)
    return rules.NEED.cites(pos, me) + rules.FED + ((*rules.FARMS, *farms) if farms else ())


# -- buildings of the second age


def new_buildings(pos: TzolkinPosition, frame: NewBuildings) -> None:
    pos.age, pos.display, pos.decks = 2, (), ((), pos.decks[1])
    pos.tell("new_age", NOBODY, (pos.age,), rules.NEW_BUILDINGS)
    reveal(pos, rules.DISPLAY.of(pos.game), rules.NEW_BUILDINGS)


# -- rewards


def rewards(pos: TzolkinPosition, frame: Rewards) -> None:
    """Goods in the middle of an age, points at its end."""
    if pos.food_day in rules.MID_AGE_DAYS.of(pos.game).values():
        pos.stack.append(RewardGoods())
    for age, number in rules.END_OF_AGE_DAYS.of(pos.game).items():
        if number == pos.food_day:
            pos.stack.append(RewardPoints(age))


def reward_goods(pos: TzolkinPosition, frame: RewardGoods) -> None:
    """Mid-age: everything printed at or below a marker's step, worked out before anybody takes anything."""
    skull = pos.tables.skull
    due = [
        (who, temple, *item)
        for temple in pos.tables.temples
        for who in in_turn_order(pos)
        for item in pos.tables.due[temple][pos.players[who].tracks[temple]]
    ]
    skulls = sum(n for _, _, good, n in due if good == skull)
    if skulls > pos.bank[skull] >= 0:
        due = [item for item in due if item[2] != skull]
        pos.tell("skull_shortage", NOBODY, (skulls, pos.bank[skull]), rules.SHORTAGE)
    pos.stack.extend(Reward(*item) for item in reversed(due))


def reward(pos: TzolkinPosition, frame: Reward) -> None:
    pos.active = frame.who
    pos.in_force = pos.me.held
    action = pos.tables.rewards[frame.temple]
    gain(pos, action, frame.good, frame.amount, pos.game.gain_site(frame.good, action.home))


def reward_points(pos: TzolkinPosition, frame: RewardPoints) -> None:
    """End of an age: the points of each marker's step, and the bonus for whoever stands highest."""
    order = in_turn_order(pos)
    for temple in pos.tables.temples:
        track = pos.game.tracks[temple]
        best = max(player.tracks[temple] for player in pos.players)
        leaders = [who for who in order if pos.players[who].tracks[temple] == best]
        for who in order:
            _score(pos, who, track.id, track.steps[pos.players[who].tracks[temple]].points, rules.END_OF_AGE)
        shared = len(leaders) > 1
        parts = rules.TIE_PARTS.of(pos.game) if shared else 1
        for who in leaders:
            cites = rules.LEADER_TIE if shared else rules.LEADER
            _score(pos, who, track.id, track.leader[frame.age - 1] // parts, cites, "temple_led")


def _score(
    pos: TzolkinPosition, who: int, temple: str, points: int, cites: Citation, told: str = "temple_scored"
) -> None:
    """Points of a temple, which is named: those of a step, unless they are told as something else."""
    if points:
        pos.players[who].points += pos.game.kit.parts_of_a_point * points
        if pos.trace is not None:
            pos.tell(told, who, (temple, points), cites)


STEPS: Steps = {
    FoodDay: food_day,
    BeforeFeeding: before_feeding,
    FoodDayDone: food_day_done,
    Feed: feed,
    NewBuildings: new_buildings,
    Rewards: rewards,
    RewardGoods: reward_goods,
    Reward: reward,
    RewardPoints: reward_points,
}
