"""Case files spoilt at random: a clean verdict or a message, never a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import randomness
from engine.loading import games, load_rulebook
from engine.share import content_root

from .conftest import Rulebook

FILES = sorted(content_root().glob("*/cases/*.yaml"))
#: A folder of content -> the game that it belongs to, or that it extends.
GAME_OF = {book.id: game for game in games() for book in load_rulebook(game).books}
WORD = re.compile(r"[\w.-]+|\[[^\]\[]*\]|\{[^{}]*\}")
STRANGE = ("-1", "7", "14", "999", "true", "[]", "{}", "[1, 1]", "{green: 1}", "purple", "feeding", "yaluk", "3.5")


class Chance:
    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state, drawn = randomness.below(self.state, limit)
        return drawn


def spoilt(text: str, chance: Chance) -> str:
    """One word or bracket replaced by something strange, or by another one of the same file."""
    words = list(WORD.finditer(text))
    place, other = words[chance.below(len(words))], words[chance.below(len(words))].group()
    choices = (*STRANGE, other)
    return text[: place.start()] + choices[chance.below(len(choices))] + text[place.end() :]


def judge_spoilt(rulebook: Rulebook, seed: int) -> None:
    chance = Chance(seed)
    file = FILES[chance.below(len(FILES))]
    text = spoilt(file.read_text(encoding="utf-8"), chance)
    if chance.below(2):
        text = spoilt(text, chance)
    Path("spoilt.yaml").write_text(text, encoding="utf-8")
    answer = rulebook("judge", "spoilt.yaml", "--game", GAME_OF[file.parents[1].name], "--explain")
    assert answer.code in (0, 1, 2)
    if answer.code == 2:
        assert re.match(r"spoilt\.yaml:\d+: |rulebook: ", answer.err), text


@pytest.mark.parametrize("seed", range(0, 60, 10))
def test_a_spoilt_case_file_is_judged_or_refused(rulebook: Rulebook, seed: int) -> None:
    for each in range(seed, seed + 10):
        judge_spoilt(rulebook, each)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(1000, 3000, 100))
def test_many_spoilt_case_files(rulebook: Rulebook, seed: int) -> None:
    for each in range(seed, seed + 100):
        judge_spoilt(rulebook, each)
