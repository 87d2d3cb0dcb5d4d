"""What Teotihuacan declares: everything that its procedures ask, carry out and tell."""

from __future__ import annotations

from engine.kit import Kit, Part, Parts, merged, parts
from engine.teotihuacan import (
    alchemy,
    ascension,
    calendar,
    claiming,
    collecting,
    construction,
    decorations,
    drawing,
    eclipse,
    main_action,
    masks,
    moving,
    nobles,
    notation,
    power_ups,
    rules,
    scoring,
    setup,
    spending_tiles,
    tiles,
    tracks,
    turn,
    worship,
)
from engine.teotihuacan.position import (
    TEOTIHUACAN_PLAYER_FIELDS,
    TEOTIHUACAN_POSITION_FIELDS,
    TeotihuacanPlayer,
    TeotihuacanPosition,
)
from engine.teotihuacan.tables import Tables

EVENTS: dict[str, tuple[str, ...]] = {
    "set_up": (),
    "boards_laid": (),
    "kept": ("component",),
    "received": ("component",),
    "received_gift": (),
    "started": ("place", "power"),
    "neutral_placed": ("colour", "place"),
    "turn": (),
    "moved": ("place", "power", "to"),
    "collected": ("place", "colours"),
    "main_action": ("place", "workers", "power", "cost"),
    "worshipped": ("component", "cost"),
    "prayed": ("place", "cost"),
    "unlocked": ("place", "power"),
    "claimed": ("component",),
    "revealed": ("component",),
    "learnt": ("component",),
    "ennobled": ("row", "space"),
    "decorated": ("component", "side", "slot"),
    "built": ("component", "level", "space"),
    "pyramid_completed": (),
    "powered_up": ("place", "power"),
    "ascended": ("place", "power"),
    "rewarded": ("space",),
    "recruited": ("power",),
    "disc_advanced": ("space",),
    "disc_stopped": (),
    "eclipse": (),
    "eclipse_scored": ("number",),
    "track_reset": ("track",),
    "salary": ("need", "paid"),
    "points_lost": ("points",),
    "new_era": ("light", "dark"),
    "game_over": ("winners",),
}


def imposed(pos: TeotihuacanPosition) -> int:
    """Nothing binds everybody."""
    return 0


OFFERS: dict[tuple[str, str], Parts] = {
    ("second", "join"): parts(Part.SCOPE, Part.ONCE),
    ("turn", "leap"): parts(Part.SCOPE, Part.ONCE),
    ("arrive", "waive"): parts(Part.SCOPE, Part.ONCE),
    ("salary", "waive"): parts(Part.SCOPE, Part.ONCE),
    ("arrive", "helper"): parts(Part.BY, Part.AT, Part.SCOPE, Part.ONCE),
}

#: A gain can be changed and taxed, and a tax refused.
GAIN = parts(Part.BY, Part.TAX, Part.REFUSABLE, Part.SCOPE)

KIT = Kit(
    handles=rules.HANDLES,
    position=TeotihuacanPosition,
    player=TeotihuacanPlayer,
    position_fields=TEOTIHUACAN_POSITION_FIELDS,
    player_fields=TEOTIHUACAN_PLAYER_FIELDS,
    read=notation.read,
    state=notation.state,
    runs=notation.RUNS,
    tables=Tables,
    parts_of_a_point=1,
    seats=("black", "red", "yellow", "blue"),
    step=tracks.step,
    can_step=tracks.can_step,
    start=setup.start,
    outcome=scoring.outcome,
    imposed=imposed,
    nothing_to_decide=rules.ONE_ACTION,
    cannot_pay=rules.CANNOT_PAY,
    refuse_tax=(),
    held=tiles.OWNED,
    questions=merged(
        setup.QUESTIONS,
        moving.QUESTIONS,
        turn.QUESTIONS,
        worship.QUESTIONS,
        claiming.QUESTIONS,
        alchemy.QUESTIONS,
        nobles.QUESTIONS,
        decorations.QUESTIONS,
        construction.QUESTIONS,
        power_ups.QUESTIONS,
        ascension.QUESTIONS,
        eclipse.QUESTIONS,
    ),
    moves=merged(
        setup.MOVES,
        moving.MOVES,
        collecting.MOVES,
        main_action.MOVES,
        worship.MOVES,
        claiming.MOVES,
        alchemy.MOVES,
        nobles.MOVES,
        decorations.MOVES,
        construction.MOVES,
        spending_tiles.MOVES,
        power_ups.MOVES,
        ascension.MOVES,
        eclipse.MOVES,
        turn.MOVES,
    ),
    steps=merged(
        setup.STEPS,
        turn.STEPS,
        worship.STEPS,
        construction.STEPS,
        drawing.STEPS,
        power_ups.STEPS,
        calendar.STEPS,
        eclipse.STEPS,
    ),
    effects=merged(power_ups.EFFECTS, ascension.EFFECTS, claiming.EFFECTS),
    measures=merged(power_ups.MEASURES, masks.MEASURES),
    uncountable=merged(tiles.UNCOUNTABLE, tracks.UNCOUNTABLE, power_ups.UNCOUNTABLE),
    events=EVENTS,
    amounts=merged(
        {f"gain.{good}": GAIN for good in ("cocoa", "wood", "stone", "gold")}, tracks.AMOUNTS, main_action.AMOUNTS
    ),
    moments=main_action.MOMENTS,
    windows=turn.WINDOWS,
    scopes=turn.SCOPES,
    offers=OFFERS,
    printed_marks=frozenset({"number"}),
)
