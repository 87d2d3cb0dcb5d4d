"""What is coming in a game of Tzolk'in: the next food day, and the corn that it will take."""

from __future__ import annotations

from collections.abc import Iterator

from engine.model.text import Inline
from engine.tzolkin.food_day import needs
from engine.tzolkin.position import TzolkinPosition
from generator.wording.names import currency, player_name
from generator.wording.narrator import Narrator


def outlook(pos: TzolkinPosition, say: Narrator) -> Iterator[Inline]:
    day = pos.tables.food_days.get(pos.food_days + 1)
    if day is None or pos.is_over:
        return
    left = max(0, day - pos.day)
    if left:
        yield say("outlook.food-day", "Next Food Day: in {n|day|days}.", n=left)
    else:
        yield say("outlook.food-day-now", "This round ends with a Food Day.")
    hungry = say.listing([_hungry(pos, who, say) for who, _ in enumerate(pos.players)])
    # Translators: {players} is a list such as "Green 6 corn and Red 8 corn".
    yield say("outlook.corn", "Corn that it will take: {players}.", players=hungry)


def _hungry(pos: TzolkinPosition, who: int, say: Narrator) -> Inline:
    player = pos.players[who]
    corn = say.amount(currency(say), sum(needs(pos, player)), "subject")
    # Translators: {player} is a colour; {corn} is such as "6 corn".
    return say("outlook.player", "{player} {corn}", player=player_name(player.colour, say), corn=corn)
