"""What Tzolk'in declares on this side: everything that is told, drawn, called or valued in this game only."""

from __future__ import annotations

from engine.tzolkin.position import TzolkinPosition
from generator.games.kit import GameKit, Values
from generator.games.tzolkin.amounts import AMOUNTS, together
from generator.games.tzolkin.events import ACTS, EVENTS
from generator.games.tzolkin.labels import LABELS
from generator.games.tzolkin.moments import MOMENTS, MOMENTS_ON, WINDOWS
from generator.games.tzolkin.not_asked import NOT_ASKED
from generator.games.tzolkin.notes import notes
from generator.games.tzolkin.offers import OFFERS
from generator.games.tzolkin.outlook import outlook
from generator.games.tzolkin.pictures import PICTURES
from generator.games.tzolkin.position_in_words import player_words, table_words
from generator.games.tzolkin.reasons import REASONS
from generator.games.tzolkin.space_effects import space_effects
from generator.wording.game_words import GameWords

KIT: GameKit[TzolkinPosition] = GameKit(
    words=GameWords(
        events=EVENTS,
        acts=ACTS,
        reasons=REASONS,
        not_asked=NOT_ASKED,
        notes=notes,
        effects=space_effects,
        outlook=outlook,
        table=table_words,
        player=player_words,
        amounts=AMOUNTS,
        moments=MOMENTS,
        moments_on=MOMENTS_ON,
        windows=WINDOWS,
        offers=OFFERS,
        together=together,
        terms={"temples": "temple", "technologies": "technology", "civic": "civic-building"},
        levels=frozenset({"technologies"}),
    ),
    pictures=PICTURES,
    labels=LABELS,
    values=Values(
        goods={"corn": 0.3, "wood": 0.8, "stone": 1.1, "gold": 1.4, "skull": 3.5},
        workers=lambda pos, who: pos.players[who].workers,
        food="corn",
        meal=2,
    ),
)
