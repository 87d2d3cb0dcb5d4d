"""The longer book of the bench is one that can be built: every chapter and example again, and nothing unclaimed."""

from __future__ import annotations

import shutil
from pathlib import Path

import engine
from engine.loading import games, load_rulebook
from engine.share import content_root
from generator.measuring.synthetic import grow


def test_a_grown_book_has_so_many_times_the_rules_and_examples_and_can_be_played(tmp_path: Path) -> None:
    grown = tmp_path / "content"
    shutil.copytree(content_root(), grown)
    grow(grown, 2)
    for game in games():
        old, new = load_rulebook(game), load_rulebook(game, grown)
        assert (len(new.rules), len(new.cases)) == (2 * len(old.rules), 2 * len(old.cases))
        assert engine.play_by(new).rulebook is new
