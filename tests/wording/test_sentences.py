"""How effects, measures and abilities read in English."""

from __future__ import annotations

import pytest

from engine.model import abilities, effects, measures
from engine.model.effects import Gain, Pay, Score, Step
from generator.games.telling import narrator
from generator.wording.kinds import worded
from generator.wording.measures import table_rows
from generator.wording.points import points_words
from generator.wording.sentences import tile_sentences, track_sentences
from generator.wording.tiles import tile_link, tile_name
from generator.wording.writers import to_html
from tests.wording.voices import book, polyglot, said, voice

CORN, PAY = Gain((("corn", 1),)), Pay((("corn", 1),))
UP = Step("temples")


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Gain((("gold", 1), ("stone", 1), ("corn", 2))), "Take 1 gold, 1 stone and 2 corn."),
        (Pay((("resource", 1),)), "Pay 1 resource of any kind."),
        (Score(measures.Times(4, measures.Count(("tomb",)))), "Score 4 points for each tomb you have."),
        (Step("temples", times=2, different=True), "Go up 1 step on each of 2 temples."),
        (
            effects.Advance(most=2, paying=True),
            "Advance 1 or 2 levels in all, on one technology or on several, and pay for each level.",
        ),
        (effects.Advance("extraction"), "Advance 1 level on Resource Extraction, free of charge."),
        (effects.Build("buildings", 2), "Construct up to 2 buildings and pay the cost."),
        (effects.UseAction(("palenque", "tikal")), "Perform any action of Palenque or Tikal."),
        (
            effects.Harvest(5, 2),
            "Take a harvest tile from the fields of this space: a corn tile brings you 5 corn, a wood tile 2 wood.",
        ),
        (
            effects.Choose(((CORN,), (PAY, UP))),
            "Choose one: (1) Take 1 corn. (2) Pay 1 corn to go up 1 step on any temple.",
        ),
        (effects.May((CORN,)), "You may take 1 corn."),
        (effects.May((PAY, CORN, UP)), "You may pay 1 corn to take 1 corn and go up 1 step on any temple."),
        (
            effects.May((effects.May((CORN,)), UP)),
            "If you wish, all of this: You may take 1 corn. Go up 1 step on any temple.",
        ),
        (effects.Repeat(3, (PAY, UP)), "Up to 3 times, you may pay 1 corn to go up 1 step on any temple."),
    ],
)
def test_effects_are_sentences(effect: object, sentence: str) -> None:
    assert said(worded(effect, voice())) == sentence


@pytest.mark.parametrize(
    ("amount", "points"),
    [
        (8, "8 points"),
        (measures.Count(("buildings", "monuments")), "1 point for each building and monument you have"),
        (measures.Times(2, measures.Count(("civic",), "everyone")), "2 points for each civic building of any player"),
        (measures.StepPoints("temples"), "the points printed at your step on each temple"),
        (
            measures.Times(3, measures.Steps("temples", "best")),
            "3 points for each step above the start on the temple on which you stand highest",
        ),
        (
            measures.Times(2, measures.Least((measures.Count(("tomb",)), measures.Power()))),
            "2 points for each tomb you have, but at most as many times as the power of the worker",
        ),
        (measures.Sum((5, measures.Held("gold"))), "5 points and 1 point for each gold you have"),
        (
            measures.PrintedTable(measures.Held("gold"), ((0, -5), (2, 0), (4, 6), (6, 13))),
            "points for the gold you have (0–1: −5 points; 2–3: none; 4–5: 6 points; 6 or more: 13 points)",
        ),
        (
            measures.PrintedTable(measures.Workers(), ((3, 0), (4, 6), (5, 12), (6, 18))),
            "points for the number of your workers in play "
            "(up to 3: none; 4: 6 points; 5: 12 points; 6 or more: 18 points)",
        ),
        (
            measures.PrintedTable(measures.Steps("chaac"), ((0, -5), (1, 0), (3, 6))),
            "points for your steps above the start on Chaac (up to 0: −5 points; 1–2: none; 3 or more: 6 points)",
        ),
        (measures.ByPlayers(((2, 6), (3, 5), (4, 4))), "6 points with 2 players (5 with 3 and 4 with 4)"),
        (
            measures.Times(measures.ByPlayers(((2, 6), (3, 5))), measures.Count(("monuments",), "everyone")),
            "6 points with 2 players (5 with 3) for each monument of any player",
        ),
        (
            measures.Times(3, measures.Steps("technologies")),
            "3 points for each level you have reached on all technologies together",
        ),
        (measures.TracksAt("technologies", 3), "1 point for each technology on which you stand on level 3"),
        (measures.TracksAt("technologies", 2), "1 point for each technology on which you stand on level 2 or higher"),
        (measures.Times(2, measures.Power()), "2 points, times the power of the worker"),
    ],
)
def test_amounts_by_measure_read_well(amount: measures.Amount, points: str) -> None:
    assert said(points_words(amount, voice())) == points


def test_the_rows_of_a_table_can_be_listed() -> None:
    table = measures.PrintedTable(measures.TracksAt("technologies", 3), ((0, 0), (1, 9), (2, 20), (3, 33)))
    assert list(map(said, table_rows(table, voice()))) == ["0: 0", "1: 9", "2: 20", "3 or more: 33"]


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        (
            abilities.Change("gain.wood", 1, at=("palenque", "yaxchilan")),
            "When you take wood at Palenque or Yaxchilan, take 1 wood more.",
        ),
        (
            abilities.Change("gain.corn", 2, at=("palenque.2", "palenque.3", "palenque.4")),
            "When you take corn at Palenque 2, 3 or 4, take 2 corn more.",
        ),
        (abilities.Change("gain.gold", tax=(PAY,)), "For each gold you take, pay 1 corn."),
        (abilities.Change("need.feeding", -2, workers=1), "On every Food Day, one of your workers needs 2 corn less."),
        (
            abilities.Change("need.feeding", -2, workers=3),
            "On every Food Day, 3 of your workers need 2 corn less each.",
        ),
        (
            abilities.Change("cost.build", 1, at=("tikal",)),
            "A building costs you 1 resource more. This holds only at Tikal.",
        ),
        (
            abilities.Offer("act", "ahead", 1, (("corn", 1),)),
            "For 1 corn, a worker that you pick up may perform the next higher action instead.",
        ),
        (
            abilities.Offer("harvest", "harvest-bare"),
            "You may also harvest corn without taking a tile.",
        ),
        (
            abilities.Trigger("main_action", (PAY, UP), ("tikal",), optional=True),
            "After your main action at Tikal, you may pay 1 corn to go up 1 step on any temple.",
        ),
        (abilities.Use("own_turn", (CORN,)), "On your turn, you may take 1 corn."),
    ],
)
def test_abilities_are_sentences(form: object, sentence: str) -> None:
    assert said(worded(form, polyglot())) == sentence


def test_a_set_parameter_quotes_its_rule_with_the_other_figure() -> None:
    rule = book().rules["feeding.cost"]
    sentence = said(worded(abilities.Set("feeding.cost", "corn", 3), voice()))
    assert sentence.startswith(f"For you, rule {rule.number} {rule.title} reads, with 3 instead of 2: “")
    assert "3 corn" in sentence


def test_a_tile_tells_everything_and_links_the_rule_it_bends() -> None:
    tile = book().components["empty-treasury"]
    rule = book().rules["prophecy.empty-treasury"]
    assert list(map(said, tile_sentences(tile, voice()))) == [
        "For each gold you take, pay 1 corn. You may refuse; then you do not take it. "
        f"See rule {rule.number} {rule.title}.",
        "Worth points for the gold you have (0–1: −5 points; 2–3: none; 4–5: 6 points; 6 or more: 13 points).",
    ]


def test_a_rule_that_several_abilities_bend_is_named_once() -> None:
    tile = book("teotihuacan").components["technology-gather-more"]
    words = " ".join(map(said, tile_sentences(tile, voice(game="teotihuacan"))))
    assert words.count("Reading the table") == 1
    assert words.endswith("After your main action at the Gold Deposits, take 1 gold. See rule 7.1 Reading the table.")


def test_a_track_tells_its_bonuses() -> None:
    tracks = book().track_by_id
    assert list(map(said, track_sentences(tracks["extraction"], voice()))) == [
        "For each advance beyond the last level, take 2 resources of any kind."
    ]
    assert list(map(said, track_sentences(tracks["chaac"], voice()))) == [
        "Whoever stands highest at the end of age 1 scores 6 points.",
        "Whoever stands highest at the end of age 2 scores 2 points.",
    ]


@pytest.mark.parametrize(
    ("game", "tile", "name"),
    [
        ("tzolkin", "farm-one-worker", "Farm · 1 wood"),
        ("tzolkin", "civic-agriculture-stone", "Civic building · 3 wood · age 1"),
        ("tzolkin", "civic-any-stone", "Civic building · 3 wood · age 2"),
        ("tzolkin", "monument-tombs", "Monument · 3 wood, 2 stone and 1 gold"),
        ("tzolkin", "yaluk", "Yaluk"),
        ("teotihuacan", "royal-temples", "Royal tile · no. 8"),
        ("teotihuacan", "technology-power-up", "Technology tile · 2 gold · no. 13"),
    ],
)
def test_tiles_without_a_printed_name_get_one(game: str, tile: str, name: str) -> None:
    assert said(tile_name(tile, voice("en", game))) == name


def test_a_tile_leads_to_its_place_on_the_pages() -> None:
    linked = narrator(voice().language, book())
    html = to_html(tile_link("yaluk", linked), lambda scheme, target: f"/{scheme}/{target}")
    assert html == '<a class="component" href="/component/yaluk">Yaluk</a>'


def test_other_games_use_the_same_words() -> None:
    say = voice("en", "teotihuacan")
    assert (
        said(worded(effects.PowerUp(2, "anywhere"), say))
        == "Do 2 power-ups in all with your unlocked workers, on any boards."
    )
    assert said(worded(Step("temples", "green"), say)) == "Go up 1 step on the green temple."
    repeat = effects.Repeat(measures.Sum((measures.Power(), -1)), (Pay((("cocoa", 1),)), UP))
    assert said(worded(repeat, say)) == (
        "You may pay 1 cocoa to go up 1 step on any temple, at most as many times as the power of the worker minus 1."
    )
