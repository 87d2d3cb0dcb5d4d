"""What players ask, answered: right, with the figures that decided, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from engine.game import Game
from engine.judge import Verdict, judge
from engine.loading import read_questions
from engine.loading.questions import Question
from generator.languages.load import available_languages, load_language
from generator.playing.ruling import Ruling
from generator.playing.voice import Voice
from generator.wording.language import Language
from generator.wording.reasons import reason_words
from generator.wording.writers import to_text

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
LONGEST = 3


def asked(game_id: str) -> list[Any]:
    read: list[Any] = yaml.safe_load((FOLDER / f"{game_id}.yaml").read_text(encoding="utf-8"))
    return read


GAMES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
ALL = [pytest.param(game_id, each, id=f"{game_id}: {each['asks']}") for game_id in GAMES for each in asked(game_id)]


@cache
def book(game_id: str) -> Any:
    return engine.load(game_id).rulebook


@cache
def spoken(language: str) -> Language:
    return load_language(language)


@cache
def table(game_id: str, modules: tuple[str, ...]) -> Game:
    return engine.play_by(book(game_id), modules)


def question(game_id: str, each: Any) -> Question:
    seats = engine.kit_of(game_id).seats
    (found,), problems = read_questions(each["question"].encode(), "question.yaml", book(game_id), seats)
    assert problems == []
    return found


def verdict(game_id: str, each: Any) -> Verdict:
    case = question(game_id, each).case
    return judge(table(game_id, case.modules), replace(case, then=each.get("holds", {})))


@pytest.mark.parametrize(("game_id", "each"), ALL)
def test_a_question_is_short_and_names_no_rule(game_id: str, each: Any) -> None:
    assert len(each["question"].splitlines()) <= LONGEST
    case = question(game_id, each).case
    assert (case.id, case.rules) == ("", ())
    assert not any(rule in each["question"] for rule in book(game_id).rules)


@pytest.mark.parametrize(("game_id", "each"), ALL)
def test_it_is_answered_right(game_id: str, each: Any) -> None:
    found = verdict(game_id, each)
    if "holds" in each:
        assert (list(map(str, found.failures)), found.refused) == ([], [])
        return
    (refused,) = found.refused
    assert refused.played
    assert refused.rules[: len(each["refused"])] == tuple(each["refused"])


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("game_id", "each"), ALL)
def test_the_reason_gives_the_figures_in_every_language(game_id: str, each: Any, language: str) -> None:
    found = verdict(game_id, each)
    if not found.refused:
        return
    voice, (refused,) = Voice(book(game_id), spoken(language)), found.refused
    assert refused.refusal is not None
    words = to_text(reason_words(refused.refusal, voice.say))
    assert words
    numbers = set(map(int, re.findall(r"\d+", words)))
    assert set(each.get("figures", ())) <= numbers, words


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_the_answers_read_as_they_did(game_id: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Golden texts: delete one, run this, and read the difference."""
    monkeypatch.setenv("COLUMNS", "100")
    file = GOLDEN / f"{game_id}-{language}.txt"
    text = "\n".join(_answer(game_id, each, language) for each in asked(game_id))
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        pytest.fail(f"{file.name} has been written: read it and commit it")
    assert file.read_text(encoding="utf-8") == text


def _answer(game_id: str, each: Any, language: str) -> str:
    """The question, what happened and why not, without the texts of rules, which stand in the book."""
    found = verdict(game_id, {**each, "holds": {}})
    ruling = Ruling(found, Voice(book(game_id), spoken(language)))
    ruling.named = set(book(game_id).rules)
    return "\n".join([f"{each['asks']} {each['question'].splitlines()[-1]}", *ruling.lines(), ""])
