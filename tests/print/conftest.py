"""What is printed, typeset once for all tests that look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from generator.languages.load import available_languages
from generator.print.build import PrintReport, build_prints
from generator.site.build import work_folder
from generator.wording.pseudo import PSEUDO
from tests.conftest import alone
from tests.print.extraction import Poppler


@pytest.fixture(scope="session")
def printed(site_folder: Path) -> PrintReport:
    """Everything in every language, where the site's own build finds it again."""
    out = work_folder(site_folder) / "print"
    with alone(out):
        return build_prints(available_languages(), None, out, progress=lambda line: None)


@pytest.fixture(scope="session")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> PrintReport:
    """The sheets in the pseudo-language, which is longer than any other."""
    out = tmp_path_factory.mktemp("pseudo")
    return build_prints([PSEUDO], None, out, progress=lambda line: None, kinds=["aid", "solo", "score"])


@pytest.fixture(scope="session")
def poppler() -> Poppler:
    """Runs one of Poppler's tools. Without them the test is skipped, unless RULEBOOK_BROWSER=required."""
    if not shutil.which("pdftotext"):
        reason = "no Poppler on this machine (Debian: apt-get install poppler-utils)"
        if os.environ.get("RULEBOOK_BROWSER") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    return _run


def _run(tool: str, path: Path, *options: str) -> str:
    output = ["-"] if tool == "pdftotext" else []
    command = [tool, *options, str(path), *output]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout
