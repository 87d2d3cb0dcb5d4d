"""A build that is stopped at any moment leaves one whole site, the old one or the new one, and spoils no later one."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from generator.site import build
from generator.site.build import build_sites
from tests.site.sample import book_with
from tests.site.test_build import digests, quiet

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de")
MOMENTS = [pytest.param(2, id="twice"), pytest.param(16, id="often", marks=pytest.mark.fuzz)]
# Builds the sample again and again, each time with another word.
BUILDER = """
import sys
from pathlib import Path
from generator.site import build
from tests.site.sample import book_with
build.put_in_prints = lambda *given: None
for word in sys.argv[2:]:
    build.build_sites(["en", "de"], Path(sys.argv[1]), jobs=2, books=[book_with(word)])
"""


def built(out: Path, word: str) -> dict[str, str]:
    build_sites(LANGUAGES, out, progress=quiet, jobs=1, books=[book_with(word)])
    return digests(out)


@pytest.mark.parametrize("times", MOMENTS)
def test_a_killed_build_leaves_one_whole_site_and_spoils_no_later_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    monkeypatch.setattr(build, "put_in_prints", lambda *given: None)
    out, draw = tmp_path / "out", random.Random(5)
    whole = {word: built(tmp_path / word / "out", word) for word in ("Old.", "New.")}
    assert built(out, "Old.") == whole["Old."] != whole["New."]
    for _ in range(times):
        running = subprocess.Popen(
            [sys.executable, "-c", BUILDER, str(out), *["New.", "Old."] * 9],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(draw.uniform(1.5, 4))
        running.send_signal(draw.choice([signal.SIGKILL, signal.SIGINT, signal.SIGTERM]))
        running.wait()
        assert digests(out) in whole.values()
    assert built(out, "New.") == whole["New."]
