"""What content says is either carried out or refused with its file and line: tiles that a contributor might write."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.loading import load_rulebook
from engine.share import content_root
from generator.checking.books import check_play

#: Each tile with a case that says what it does; the last figure is what would happen without it.
WRITTEN: dict[str, tuple[dict[str, Any], dict[str, Any], str, Any, Any]] = {
    "a cheaper crowd": (
        {"change": {"amount": "cost.crowd", "by": -2}},
        {"given": {"corn": 9}, "play": ["place palenque", "place yaxchilan", "place tikal", "done"]},
        "corn",
        8,
        6,
    ),
    "a dearer lower action": (
        {"change": {"amount": "cost.lower", "by": 2}},
        {"given": {"corn": 9, "yaxchilan": [2]}, "play": ["pick yaxchilan 2", "act 1", "done"]},
        "corn",
        6,
        8,
    ),
    "a longer step": (
        {"change": {"amount": "step.temples", "by": 1}},
        {"given": {"corn": 3, "uxmal": [1]}, "play": ["pick uxmal 1", "act 1", "up chaac", "done"]},
        "chaac",
        2,
        1,
    ),
    "a tax on placing": (
        {"change": {"amount": "cost.place", "tax": [{"pay": {"wood": 1}}]}},
        {"given": {"corn": 9, "wood": 3}, "play": ["place palenque", "place yaxchilan", "done"]},
        "wood",
        1,
        3,
    ),
    "once in each turn": (
        {"change": {"amount": "gain.wood", "by": 1}, "scope": "turn"},
        {
            "given": {"yaxchilan": [1, 6]},
            "play": ["pick yaxchilan 1", "act 1", "pick yaxchilan 6", "act 6", "use yaxchilan 1", "done"],
        },
        "wood",
        3,
        2,
    ),
    "a tax that is refused": (
        {"change": {"amount": "gain.gold", "tax": [{"pay": {"corn": 1}}]}, "refusable": True},
        {"given": {"corn": 0, "yaxchilan": [3]}, "play": ["pick yaxchilan 3", "act 3", "gold 0", "done"]},
        "gold",
        0,
        1,
    ),
    "skulls worth more": (
        {"set": {"rule": "end.skulls", "param": "points", "to": 9}},
        {"given": {"skull": 2}, "play": "scoring"},
        "points",
        18,
        6,
    ),
}
TRIBES, TRIBES_CASES = "tribes-and-prophecies/components/tribes.yaml", "tribes-and-prophecies/cases/tribes.yaml"


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return shutil.copytree(content_root(), tmp_path / "content")


def append(file: Path, key: str, entries: list[dict[str, Any]]) -> None:
    """More entries at the end of a file whose last key is a list; a complete family is printed with them."""
    written = file.read_text(encoding="utf-8").rstrip() + "\n"
    written = written.replace("in_print: 13", f"in_print: {13 + len(entries)}")
    listed = yaml.safe_dump(entries, sort_keys=False)
    file.write_text(written + "".join(f"  {line}\n" for line in listed.splitlines()), encoding="utf-8")
    assert len(yaml.safe_load(file.read_bytes())[key]) >= len(entries)


def tile(number: int, ability: dict[str, Any]) -> dict[str, Any]:
    return {"id": f"written-{number}", "abilities": [{**ability, "bends": "tribes.ability"}], "sources": ["seed-el"]}


def case(number: int, told: dict[str, Any], watch: str, figure: int) -> dict[str, Any]:
    green, then = {**told["given"], "tribe": f"written-{number}"}, {"players": {"green": {watch: figure}}}
    play = {"run": told["play"]} if isinstance(told["play"], str) else {"green": told["play"]}
    return {
        "id": f"what-is-written-{number}",
        "title": f"What is written {number}",
        "audience": "check",
        "modules": ["tribes", "prophecies"],
        "rules": ["tribes.ability"],
        "given": {"players": {"green": green, "red": {}}},
        "play": [{**play, "then": then}],
    }


def problems_of(content: Path, game: str) -> list[str]:
    return list(map(str, check_play(load_rulebook(game, content))))


def write(content: Path, which: Callable[[int, int], int]) -> None:
    """All tiles, and for each its case with the figure with or without it."""
    append(content / TRIBES, "components", [tile(n, written[0]) for n, written in enumerate(WRITTEN.values())])
    cases = [case(n, each[1], each[2], which(each[3], each[4])) for n, each in enumerate(WRITTEN.values())]
    append(content / TRIBES_CASES, "cases", cases)


def test_what_is_written_is_played(content: Path) -> None:
    write(content, lambda with_tile, without: with_tile)
    assert problems_of(content, "tzolkin") == []


def test_what_is_not_written_is_not_played(content: Path) -> None:
    write(content, lambda with_tile, without: without)
    told = problems_of(content, "tzolkin")
    assert len(told) == len(WRITTEN)
    for line, (_, _, watch, figure, without) in zip(told, WRITTEN.values(), strict=True):
        assert line.endswith(f"then.players.green.{watch}: expected {without}, found {figure}")


# -- refused

BEGGING, GEARS = "tzolkin/rules/04-begging.yaml", "tzolkin/board/gears.yaml"
DISCOVERIES = "teotihuacan/components/discovery-tiles.yaml"

REFUSED = {
    "no step down": (
        BEGGING,
        "steps_down: 1",
        "steps_down: 0",
        "rules[begging.option].params.steps_down: the game can carry out figures from 1 to 9, not 0",
    ),
    "seven steps up": (
        BEGGING,
        "steps_down: 1",
        "steps_down: -7",
        "rules[begging.option].params.steps_down: the game can carry out figures from 1 to 9, not -7",
    ),
    "mercy for fewer than nobody": (
        BEGGING,
        "workers: 1",
        "workers: -1",
        "rules[begging.mercy].params.workers: the game can carry out figures from 1 to 9, not -1",
    ),
    "a space out of order": (
        GEARS,
        'id: "2", rule: yaxchilan',
        'id: "20", rule: yaxchilan',
        "places[yaxchilan].spaces[20].id: spaces of a gear are counted from 0: 2 is next",
    ),
    "a set constant": (
        TRIBES,
        "set: {rule: setup.workers, param: workers, to: 5}",
        "set: {rule: end.last-day, param: days, to: 5}",
        "components[yaluk].abilities[0].set.param: end.last-day/days is the same for everybody and cannot be set "
        "for one player",
    ),
    "fewer skulls than none": (
        "tzolkin/rules/01-materials.yaml",
        "skulls: 13",
        "skulls: -1",
        "rules[materials.skulls].params.skulls: the bank cannot hold -1",
    ),
    "a step that leads nowhere": (
        GEARS,
        "{step: {tracks: temples}}",
        "{step: {tracks: temples, by: 0}}",
        "places[uxmal].spaces[1].effects[1].step.by: no step leads nowhere",
    ),
    "an effect that the game does not have": (
        DISCOVERIES,
        "effects: [{step: {tracks: temples}}]",
        "effects: [{exchange: {}}]",
        "components[discovery-any-temple].abilities[0].use.effects[0]",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_carried_out_is_refused_at_its_line(what: str, content: Path) -> None:
    file, old, new, message = REFUSED[what]
    text = (content / file).read_text(encoding="utf-8")
    assert old in text
    (content / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1
    told = problems_of(content, file.partition("/")[0].replace("tribes-and-prophecies", "tzolkin"))
    assert any(each.startswith(f"content/{file}:{line}: {message}") for each in told), told


def test_a_constant_is_refused_with_the_nearest_figure(content: Path) -> None:
    file = content / TRIBES
    text = file.read_text(encoding="utf-8")
    old, new = "{rule: setup.workers, param: workers, to: 5}", "{rule: setup.buildings, param: display, to: 5}"
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    (told,) = [each for each in problems_of(content, "tzolkin") if "setup.buildings" in each]
    near = "setup.workers/workers, setup.workers/most, setup.wealth/dealt, setup.wealth/kept"
    assert told.endswith(f"cannot be set for one player; what can be set: {near}")
