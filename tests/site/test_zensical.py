"""The tree of one language, built by Zensical, the successor of mkdocs-material: the same pages, the same anchors."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from generator.site.build import work_folder
from generator.site.mkdocs_run import remove_unused
from tests.site.checker import read_pages

LANGUAGE = "en"


@pytest.fixture(scope="module")
def built(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same Markdown and settings; Zensical only asks that both and the result lie in one folder."""
    tree = tmp_path_factory.mktemp("zensical") / LANGUAGE
    shutil.copytree(work_folder(site) / LANGUAGE, tree)
    settings = yaml.safe_load((tree / "mkdocs.yml").read_text(encoding="utf-8"))
    settings |= {"docs_dir": "docs", "site_dir": "site"}
    (tree / "mkdocs.yml").write_text(yaml.safe_dump(settings, sort_keys=False), encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(tree / "mkdocs.yml")]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No issues found" in done.stdout + done.stderr
    remove_unused(tree / "site")
    return tree / "site"


def test_zensical_builds_the_same_paths_and_anchors(site: Path, built: Path) -> None:
    ours, theirs = anchors(site / LANGUAGE), anchors(built)
    assert len(ours) > 80
    assert theirs == ours


def anchors(folder: Path) -> dict[str, set[str]]:
    """The ids of every page, without the theme's own and those of drawings, which only our build puts into the page."""
    return {
        path.relative_to(folder).as_posix(): {id for id in sheet.ids if not id.startswith(("__", "drawing-"))}
        for path, sheet in read_pages(folder).items()
    }


def test_zensical_shows_every_drawing_as_a_picture_in_the_pages_language(built: Path) -> None:
    board = (built / "tzolkin" / "board.html").read_text(encoding="utf-8")
    assert board.count('<img class="rb-drawing"') == board.count("../drawings/") >= 15
    pictures = [
        picture for sheet in read_pages(built).values() for picture in sheet.addresses if "drawings/" in picture
    ]
    assert len(pictures) > 200
    assert not [picture for picture in pictures if not (built / "drawings" / Path(picture).name).is_file()]
