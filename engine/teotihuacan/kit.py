"""What Teotihuacan declares: everything that its procedures ask, carry out and tell."""

from __future__ import annotations

from engine.fields import Plain
from engine.kit import Kit, Part, merged, parts
from engine.teotihuacan import (
    ascension,
    calendar,
    collecting,
    main_action,
    notation,
    power_ups,
    reasons,
    rules,
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
    "collected": ("place", "colours"),
    "main_action": ("place", "workers", "power", "cost"),
    "worshipped": ("component", "cost"),
    "unlocked": ("place", "power"),
    "powered_up": ("place", "power"),
    "ascended": ("place", "power"),
    "rewarded": ("space",),
    "recruited": ("power",),
    "disc_advanced": ("space",),
    "disc_stopped": (),
    "eclipse": (),
}


def start(pos: TeotihuacanPosition) -> None:
    """The book is not complete: it is played from given positions, and there is no set-up to carry out."""


def outcome(pos: TeotihuacanPosition) -> dict[str, Plain]:
    """Nobody has won while the game goes on."""
    return {"winners": []}


def imposed(pos: TeotihuacanPosition) -> int:
    """Nothing binds everybody."""
    return 0


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
    start=start,
    outcome=outcome,
    imposed=imposed,
    nothing_to_decide=rules.ONE_ACTION,
    cannot_pay=rules.CANNOT_PAY,
    resources=rules.RESOURCES,
    refuse_tax=(),
    held=tiles.OWNED,
    questions=merged(turn.QUESTIONS, power_ups.QUESTIONS, ascension.QUESTIONS),
    moves=merged(
        collecting.MOVES,
        main_action.MOVES,
        worship.MOVES,
        power_ups.MOVES,
        ascension.MOVES,
        turn.MOVES,
    ),
    steps=merged(turn.STEPS, power_ups.STEPS, calendar.STEPS),
    effects=merged(power_ups.EFFECTS, ascension.EFFECTS),
    measures=power_ups.MEASURES,
    uncountable=merged(tiles.UNCOUNTABLE, tracks.UNCOUNTABLE),
    events=EVENTS,
    reasons=reasons.REASONS,
    amounts=merged(
        {f"gain.{good}": GAIN for good in ("cocoa", "wood", "stone", "gold")}, tracks.AMOUNTS, main_action.AMOUNTS
    ),
    moments=main_action.MOMENTS,
    windows=turn.WINDOWS,
    scopes=turn.SCOPES,
    printed_marks=frozenset({"number", "category"}),
    #: Nothing is taken from the market of tiles yet, so nobody pays for them.
    to_come=frozenset({(tiles.TECHNOLOGIES, "cost"), (tiles.DISCOVERIES, "cost")}),
)
