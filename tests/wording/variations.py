"""One example of every kind, and for each of its fields another value. A sentence that stays the same omits a field."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.model.abilities import Ability, Change, Offer, Set, Suspend, Trigger, Use
from engine.model.effects import (
    Advance,
    Build,
    ByWorker,
    Choose,
    Claim,
    Discard,
    Exchange,
    Fill,
    First,
    Gain,
    GainBy,
    Harvest,
    Lay,
    May,
    Pay,
    Perform,
    PickUp,
    PowerUp,
    Put,
    Recruit,
    Repeat,
    Score,
    Step,
    UseAction,
    Walk,
)
from engine.model.measures import (
    BestSet,
    ByPlayers,
    Count,
    Held,
    Laid,
    Least,
    Power,
    PrintedTable,
    StepPoints,
    Steps,
    Sum,
    Times,
    TracksAt,
    Workers,
    WorkersAt,
)

#: The examples speak of the tiles, tracks, places and goods of this game.
GAME = "tzolkin"

CORN, WOOD = Gain((("corn", 1),)), Gain((("wood", 1),))
PAY = Pay((("corn", 1),))

Variations = list[tuple[Any, dict[str, list[Any]]]]

EFFECTS: Variations = [
    (CORN, {"goods": [(("corn", 2),), (("wood", 1),), (("corn", 1), ("stone", 1)), (("resource", 1),)]}),
    (PAY, {"goods": [(("corn", 2),), (("wood", 1),), (("corn", 1), ("stone", 1)), (("resource", 1),)]}),
    (Lay((("skull", 1),)), {"goods": [(("skull", 2),), (("gold", 1),)]}),
    (Put((("skull", 1),)), {"goods": [(("skull", 2),), (("gold", 1),)]}),
    (Fill((("corn", 2),)), {"goods": [(("corn", 3),), (("wood", 2),)]}),
    (PickUp(1), {"workers": [2]}),
    (Advance("extraction", by=-1), {"track": ["agriculture"], "by": [1]}),
    (Score(4), {"points": [0, 5, -4, Held("gold"), Times(4, Held("gold"))]}),
    (Step("temples"), {"tracks": ["technologies"], "track": ["chaac"], "by": [2, -1, -2], "times": [2, 3]}),
    (
        Step("temples", times=2, different=True),
        {"tracks": ["technologies"], "by": [2, -1], "times": [3], "different": [False]},
    ),
    (Step("temples", by=-1, times=2), {"by": [1, -2], "times": [1, 3], "different": [True]}),
    (Step("temples", "chaac"), {"track": ["kukulcan", "any"], "by": [2, -1], "times": [2]}),
    (Advance(), {"track": ["extraction"], "least": [0], "most": [2], "paying": [True]}),
    (Advance("extraction", 1, 2), {"track": ["agriculture"], "least": [0, 2], "most": [3], "paying": [True]}),
    (Advance(paying=True, most=2), {"track": ["extraction"], "least": [0], "most": [1, 3], "paying": [False]}),
    (Build("buildings"), {"family": ["monuments"], "most": [2], "corn_each": [2]}),
    (Build("buildings", 2, 2), {"family": ["monuments"], "most": [1, 3], "corn_each": [0, 3]}),
    (Harvest(5, 2), {"corn": [6], "wood": [0, 3]}),
    (Harvest(4), {"corn": [5], "wood": [1]}),
    (Exchange(), {"most": [1], "way": ["sell"]}),
    (Exchange(1, "sell"), {"most": [0, 2], "way": ["both"]}),
    (Recruit(1), {"workers": [2]}),
    (UseAction(("tikal",)), {"of": [("palenque",), ("tikal", "palenque"), ("tikal.3",)]}),
    (GainBy("corn", Power()), {"good": ["wood", "resource"], "amount": [3, Held("gold")]}),
    (GainBy("resource", Power()), {"amount": [Power("lowest")]}),
    (Claim("buildings"), {"family": ["monuments"], "source": ["stack", "lowest", "next", "worship"]}),
    (Claim("buildings", "next"), {"family": ["monuments"]}),
    (Claim("buildings", "worship"), {"family": ["monuments"], "kind": ["farm"]}),
    (Build("buildings", free=True), {"family": ["monuments", "tikal"], "most": [2], "free": [False]}),
    (Discard("buildings"), {"family": ["monuments"]}),
    (Walk("board"), {"to": ["worship"]}),
    (Perform((("tikal", "farm"),)), {"tiles": [(("palenque", "farm"),), (("tikal", "tomb"),)]}),
    (ByWorker("highest", (CORN,)), {"order": ["lowest", "worshipping"], "effects": [(WOOD,)], "at": [("tikal",)]}),
    (ByWorker("highest", (CORN,), ("tikal",)), {"order": ["lowest", "worshipping"], "at": [("palenque",)]}),
    (First(((CORN,), (WOOD,))), {"options": [((WOOD,), (CORN,))]}),
    (Step("temples", "here"), {"times": [2]}),
    (Claim("buildings", "stack"), {"family": ["monuments"]}),
    (Claim("buildings", "lowest"), {"family": ["monuments"]}),
    (PowerUp(1), {"times": [2], "where": ["anywhere"]}),
    (PowerUp(1, "anywhere"), {"times": [2]}),
    (PowerUp(1, "worker"), {"times": [2], "where": ["here"]}),
    (Choose(((CORN,), (WOOD,))), {"options": [((CORN,), (PAY,)), ((WOOD,), (CORN,)), ((CORN, PAY), (WOOD,))]}),
    (May((CORN,)), {"effects": [(WOOD,), (CORN, WOOD)]}),
    (Repeat(2, (CORN,)), {"most": [3, Power()], "effects": [(WOOD,), (CORN, WOOD)]}),
    (Repeat(Power(), (CORN,)), {"most": [Power("lowest")], "effects": [(WOOD,)]}),
]

MEASURES: Variations = [
    (Count(("tomb",)), {"tiles": [("civic",), ("tomb", "civic"), ("buildings",)], "whose": ["everyone"]}),
    (Count(("farm-one-worker",)), {"tiles": [("farm-every-worker",)], "whose": ["everyone"]}),
    (Held("gold"), {"good": ["corn"]}),
    (Laid("skull", "tikal"), {"good": ["gold"], "place": ["palenque"]}),
    (Steps("temples"), {"tracks": ["technologies", "chaac"], "which": ["best"]}),
    (Steps("technologies"), {"tracks": ["temples", "agriculture"], "which": ["best"]}),
    (StepPoints("temples"), {"tracks": ["technologies"]}),
    (TracksAt("technologies", 3), {"tracks": ["temples"], "level": [2]}),
    (Workers(), {"where": ["fed", "placed", "tikal"]}),
    (WorkersAt(4), {"power": [5]}),
    (BestSet("tomb"), {"kind": ["shrine"]}),
    (Power(), {"of": ["lowest"]}),
    (Least((Power(), Held("gold"))), {"of": [(Power(), Held("corn")), (Power(), Held("gold"), 3)]}),
    (Least((Held("gold"), Power())), {"of": [(Held("corn"), Power()), (Held("gold"), Power("lowest"))]}),
    (Sum((Power(), 1)), {"of": [(Power(), -1), (Power(), 2), (Power("lowest"), 1), (Power(), 1, Held("gold"))]}),
    (Times(3, Held("gold")), {"by": [2, -3], "of": [Held("corn"), 5, StepPoints("temples")]}),
    (Times(2, StepPoints("temples")), {"by": [3], "of": [StepPoints("technologies")]}),
    (
        PrintedTable(Held("gold"), ((0, -5), (2, 0), (4, 6))),
        {
            "of": [Held("corn"), Steps("temples")],
            "rows": [((0, -4), (2, 0), (4, 6)), ((0, -5), (3, 0), (4, 6)), ((0, 5),)],
        },
    ),
    (ByPlayers(((2, 6), (3, 5))), {"figures": [((2, 6), (3, 4)), ((2, 6), (4, 5)), ((2, 6),)]}),
]

AT: list[Any] = [("tikal",), ("palenque.2",), ("tikal", "palenque")]
FIGURES: list[Any] = [2, -1]
CROWD = ((1, 0), (2, 0), (3, 2), (4, 5), (5, 9), (6, 13))

FORMS: Variations = [
    (Change("gain.corn", 1), {"amount": ["gain.wood", "step.temples"], "by": FIGURES, "tax": [(PAY,)], "at": AT}),
    (Change("gain.corn", 1, at=("yaxchilan",)), {"amount": ["gain.wood"], "by": FIGURES, "at": [(), *AT]}),
    (Change("gain.corn", tax=(PAY,)), {"amount": ["gain.wood", "step.temples"], "by": [1], "tax": [(WOOD,)], "at": AT}),
    (Change("need.feeding", -1), {"by": [-2, 1], "workers": [1, 3], "at": AT, "tax": [(PAY,)]}),
    (Change("need.feeding", -2, workers=1), {"by": [-1, 2], "workers": [0, 2]}),
    (Change("cost.place", 1, workers=1), {"workers": [0, 2], "by": FIGURES, "at": AT}),
    *[
        (Change(f"cost.{what}", 1), {"by": FIGURES, "at": AT, "tax": [(PAY,)], "amount": ["gain.corn"]})
        for what in ("place", "crowd", "lower", "build", "advance", "main_action")
    ],
    (Set("feeding.cost", "corn", 3), {"rule": ["calendar.corn"], "to": [4]}),
    (Set("begging.option", "at_most", 3), {"param": ["steps_down"], "to": [4]}),
    (
        Set("placing.crowd-cost", "crowd", CROWD),
        {"to": [((1, 1), *CROWD[1:]), (*CROWD[:-1], (6, 16))]},
    ),
    (
        Offer("act", "ahead", 1, (("corn", 1),)),
        {
            "decision": ["use"],
            "option": ["nothing", "act"],
            "by": [2],
            "pay": [(), (("corn", 2),), (("wood", 1),)],
            "at": AT,
        },
    ),
    (Offer("act", "ahead", 1, at=("chichen-itza",)), {"by": [2], "pay": [(("corn", 1),)], "at": [(), *AT]}),
    (Offer("harvest", "harvest-bare"), {"decision": ["act"], "option": ["harvest-burn"], "by": [1], "at": AT}),
    (
        Trigger("main_action", (CORN,)),
        {"moment": ["food_day", "power_ups"], "effects": [(WOOD,)], "at": AT, "optional": [True]},
    ),
    (
        Trigger("main_action", (CORN,), ("palenque",), True),
        {"moment": ["food_day"], "effects": [(WOOD,)], "at": [(), *AT], "optional": [False]},
    ),
    (
        Trigger("before_feeding", (CORN,), on=(1, 2)),
        {"moment": ["turn_begins"], "effects": [(WOOD,)], "at": AT, "optional": [True], "on": [(), (1,), (3, 4)]},
    ),
    (Use("own_turn", (CORN,)), {"effects": [(WOOD,), (CORN, WOOD)]}),
    (Suspend("technologies", 2), {"tracks": ["temples"], "level": [1, 3]}),
    (Change("step.chaac", 1), {"amount": ["step.kukulcan", "step.temples"], "by": FIGURES, "tax": [(PAY,)], "at": AT}),
    (Change("room.gear", 1), {"amount": ["gain.corn"], "by": FIGURES, "tax": [(PAY,)], "at": AT}),
]

ABILITIES: Variations = [
    (
        Ability(CHANGE := Change("gain.corn", 1), "agriculture.fishing"),
        {
            "form": [replace(CHANGE, by=2)],
            "bends": ["extraction.wood"],
            "scope": ["action", "turn", "round"],
            "group": ["architecture", "theology"],
            "refusable": [True],
        },
    ),
]

#: Fields with only one value so far: there is no other window in which an ability may be used.
SINGLE = {(Use, "window")}
