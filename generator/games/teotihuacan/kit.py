"""What Teotihuacan declares on this side: everything that is told, drawn, called or valued in this game only."""

from __future__ import annotations

from engine.teotihuacan.bot import TEOTIBOT
from engine.teotihuacan.position import TeotihuacanPosition
from generator.games.kit import GameKit, Values
from generator.games.teotihuacan.amounts import AMOUNTS
from generator.games.teotihuacan.bot_events import BOT_EVENTS
from generator.games.teotihuacan.bot_guide import GUIDE
from generator.games.teotihuacan.events import ACTS, EVENTS
from generator.games.teotihuacan.labels import LABELS
from generator.games.teotihuacan.marks import MARKS
from generator.games.teotihuacan.moments import MOMENTS, MOMENTS_AT, WINDOWS
from generator.games.teotihuacan.offers import OFFERS
from generator.games.teotihuacan.pictures import PICTURES
from generator.games.teotihuacan.position_in_words import player_words, table_words
from generator.games.teotihuacan.reasons import REASONS
from generator.games.teotihuacan.tile_names import told_by
from generator.wording.game_words import GameWords

KIT: GameKit[TeotihuacanPosition] = GameKit(
    words=GameWords(
        events={**EVENTS, **BOT_EVENTS},
        acts=ACTS,
        reasons=REASONS,
        table=table_words,
        player=player_words,
        amounts=AMOUNTS,
        moments=MOMENTS,
        moments_at=MOMENTS_AT,
        windows=WINDOWS,
        offers=OFFERS,
        marks=MARKS,
        told_by=told_by,
        guides={TEOTIBOT: GUIDE},
        terms={"temples": "temple", "avenue": "avenue-of-the-dead", "pyramid": "pyramid-track"},
    ),
    pictures=PICTURES,
    labels=LABELS,
    values=Values(
        goods={"cocoa": 0.3, "wood": 0.8, "stone": 1.1, "gold": 1.4},
        workers=lambda pos, who: len(pos.players[who].workers),
        food="cocoa",
        meal=2,
    ),
)
