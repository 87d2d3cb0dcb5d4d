"""One game, and what is noted of it: a row for the game and one for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.events import Event
from engine.game import Game
from engine.position import AnyPosition
from engine.rewards import points, standings
from generator.playing.opponents import RANDOM, seated
from generator.playing.random_games import MOST_DECISIONS
from generator.playing.random_player import RandomPlayer
from generator.simulating.plan import Plan

Row = dict[str, Any]


class Record:
    """Counts what happens: how often rules are cited, and seat by seat what events tell of points and tiles."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.cited: Counter[tuple[str, ...]] = Counter()
        self.decisions = [0] * seats
        self.turns = [0] * seats
        self.sources: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.tiles: list[Counter[str]] = [Counter() for _ in range(seats)]
        kinds = game.events.kinds
        self._tile_at = {kind: names.index("component") for kind, names in kinds.items() if "component" in names}

    def note(self, events: Iterable[Event]) -> None:
        for kind, player, values, rules in events:
            self.cited[rules] += 1
            if player < 0:
                continue
            if kind in self._tile_at:
                self.tiles[player][f"{kind} {values[self._tile_at[kind]]}"] += 1
            if kind in self.game.points_told:
                self._note_points(kind, player, values, rules)
            elif kind == self.game.kit.begins_turn:
                self.turns[player] += 1

    def _note_points(self, kind: str, player: int, values: tuple[object, ...], rules: tuple[str, ...]) -> None:
        """Under the rule that gave them, or under what the event itself names as their reason."""
        *named, figure = values
        assert isinstance(figure, int)
        reason = str(named[0]) if self.game.events.kinds[kind][0] == "reason" else rules[0]
        self.sources[player][reason] += figure * self.game.points_told[kind]

    def rules(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for rules, times in self.cited.items():
            for rule in rules:
                found[rule] += times
        return found


def play(plan: Plan, number: int) -> tuple[Row, list[Row]]:
    """The game with this number, and its seats in the order of the table."""
    game, seed, events = plan.load(), plan.seed + number, list[Event]()
    pos = game.new_position(plan.players, seed, events)
    record = Record(game, len(pos.players))
    record.note(events)
    random, others = RandomPlayer(seed), seated(plan.seats, seed)
    chairs = [others.get(player.colour, random) for player in pos.players]
    made = 0
    while not pos.over and made < MOST_DECISIONS:
        who = pos.active
        asked = pos.decision
        assert asked is not None
        record.cited[asked.rule,] += 1
        record.decisions[who] += 1
        record.note(pos.play(chairs[who].choose(pos)))
        made += 1
    return _game_row(plan, number, pos, record), _seat_rows(plan, number, pos, record)


def _game_row(plan: Plan, number: int, pos: AnyPosition, record: Record) -> Row:
    outcome: Any = pos.outcome()
    return {
        "game": number,
        "seed": plan.seed + number,
        "players": len(pos.players),
        "decisions": sum(record.decisions),
        "turns": sum(record.turns),
        "winners": list(outcome["winners"]),
        "decided_by": outcome["decided_by"],
        "rules": _sorted(record.rules()),
    }


def _seat_rows(plan: Plan, number: int, pos: AnyPosition, record: Record) -> list[Row]:
    game, whole, ranks = pos.game, pos.game.kit.parts_of_a_point, standings(pos)
    return [
        {
            "game": number,
            "seat": seat,
            "colour": player.colour,
            "player": plan.seats.get(player.colour, RANDOM),
            "points": points(pos)[seat],
            "rank": ranks[seat],
            "won": ranks[seat] == 1,
            "decisions": record.decisions[seat],
            "turns": record.turns[seat],
            "sources": [(name, parts / whole) for name, parts in _sorted(record.sources[seat])],
            "tiles": _sorted(record.tiles[seat]),
            "tracks": [(t.id, player.tracks[n] - t.start) for n, t in enumerate(game.tracks)],
            "goods": list(zip(game.goods, player.goods, strict=True)),
        }
        for seat, player in enumerate(pos.players)
    ]


def _sorted(counted: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counted.items())
