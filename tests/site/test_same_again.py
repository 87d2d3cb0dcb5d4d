"""The same content gives the same bytes in any process: pages, scripts, what is printed, and the search index."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generator.site.build import build_sites
from generator.site.search_index import ENTRY, indexed
from tests.site.sample import sample_book
from tests.site.test_build import digests

LANGUAGE, GAME = "el", "teotihuacan"
# Sets have another order in a process with another seed.
PROGRAM = f"""
import sys
from pathlib import Path
from generator.languages.load import available_languages
from generator.print.build import build_prints
from generator.site.edition import build_alone
from generator.site.making import Making
from generator.site.reading import read_material
from generator.site.wanted import Wanted
from generator.site.stage import Stage

out = Path(sys.argv[1])
material = read_material(Wanted(tuple(available_languages())), out / "work")
language = next(each for each in material.languages if each.code == "{LANGUAGE}")
build_alone(Making(material.source, language, out / "work", Stage(out / "none", out)))
build_prints(["{LANGUAGE}"], ["{GAME}"], out, kinds=["aid"])
"""


SAMPLE = f"""
import sys
from pathlib import Path
from generator.site.build import build_sites
from tests.site.sample import sample_book

build_sites(["{LANGUAGE}"], Path(sys.argv[1]), books=[sample_book()])
"""


def run(program: str, out: Path, python: str = sys.executable) -> None:
    told = subprocess.run(
        [python, "-c", program, str(out)],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr


def test_another_process_builds_the_same_site(tmp_path: Path) -> None:
    build_sites([LANGUAGE], tmp_path / "here" / "out", progress=lambda line: None, books=[sample_book()])
    run(SAMPLE, tmp_path / "there" / "out")
    here = digests(tmp_path / "here" / "out")
    assert {f"{LANGUAGE}/tzolkin/rules/placing.html", f"{LANGUAGE}/tzolkin/player-aid.pdf"} <= set(here)
    assert digests(tmp_path / "there" / "out") == here


#: Whatever a site and its prints need; the Python that has it says which one it is.
NEEDS = "import sys, babel, jinja2, jsonschema, material, mkdocs, pagefind, typst; print(sys.version_info[:2])"


def other_python() -> str:
    """A Python of another version that has all that we need: named in RULEBOOK_OTHER_PYTHON, or found on the path."""
    for name in (os.environ.get("RULEBOOK_OTHER_PYTHON", ""), *(f"python3.{minor}" for minor in range(14, 10, -1))):
        found = shutil.which(name) if name else None
        told = subprocess.run([found, "-c", NEEDS], capture_output=True, text=True, check=False) if found else None
        if found and told and told.returncode == 0 and told.stdout.strip() != str(sys.version_info[:2]):
            return found
    pytest.skip("no second Python here that has what requirements.lock names (RULEBOOK_OTHER_PYTHON can name one)")


def test_another_python_builds_the_same_site_and_the_same_aid(tmp_path: Path) -> None:
    """Not every version adds up fractions to the same sum."""
    python = other_python()
    run(SAMPLE, tmp_path / "here" / "out")
    run(SAMPLE, tmp_path / "there" / "out", python)
    here = digests(tmp_path / "here" / "out")
    assert f"{LANGUAGE}/tzolkin/player-aid.pdf" in here
    assert digests(tmp_path / "there" / "out") == here


@pytest.mark.fuzz
def test_another_process_writes_the_same_pages_and_the_same_aid(site: Path, tmp_path: Path) -> None:
    """All pages of a language."""
    run(PROGRAM, tmp_path / "out")
    again, first = digests(tmp_path / "out" / LANGUAGE), digests(site / LANGUAGE)
    assert {name for name in first if name.endswith(".html")} == {name for name in again if name.endswith(".html")}
    assert f"{GAME}/player-aid.pdf" in again
    assert len(again) > 90
    assert [name for name, digest in again.items() if first[name] != digest] == []


def test_the_same_pages_give_the_same_search_index(site: Path, tmp_path: Path) -> None:
    """Also where the index is made of whole pages, not only of what the search reads of them."""
    for path in (site / LANGUAGE).rglob("*.html"):
        copy = tmp_path / path.relative_to(site)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    with indexed(tmp_path, LANGUAGE) as index:
        own = {path: file.read_bytes() for path, file in index.items() if not path.endswith(ENTRY)}
    assert len(own) > 90
    assert [path for path, content in own.items() if (site / path).read_bytes() != content] == []
