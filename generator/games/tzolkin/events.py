"""The events of Tzolk'in, and which of them tell what a move did."""

from __future__ import annotations

from generator.games.tzolkin.events_of_building import EVENTS as OF_BUILDING
from generator.games.tzolkin.events_of_calendar import EVENTS as OF_CALENDAR
from generator.games.tzolkin.events_of_modules import EVENTS as OF_MODULES
from generator.games.tzolkin.events_of_scoring import EVENTS as OF_SCORING
from generator.games.tzolkin.events_of_set_up import EVENTS as OF_SET_UP
from generator.games.tzolkin.events_of_workers import EVENTS as OF_WORKERS
from generator.wording.game_words import Telling

EVENTS: dict[str, Telling] = {**OF_SET_UP, **OF_CALENDAR, **OF_WORKERS, **OF_BUILDING, **OF_SCORING, **OF_MODULES}
#: A kind of move -> the event that says the same, and more exactly.
ACTS = {
    "place": "placed",
    "pick": "picked",
    "act": "acted",
    "use": "acted",
    "across": "acted",
    "ahead": "acted",
    "nothing": "no_action",
    "pass": "passed",
    "skip": "skipped",
    "beg": "begged",
    "build": "built",
    "renovate": "renovated",
    "keep": "kept",
    "develop": "developed",
    "harvest-corn": "harvested",
    "harvest-wood": "harvested",
    "harvest-burn": "harvested",
    "harvest-bare": "harvested",
    "sell": "sold",
    "save": "saved",
}
