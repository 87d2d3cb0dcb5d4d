"""Everything works from a wheel, so the wheel holds the content, the schemas and the languages."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from generator import __version__

ROOT = Path(__file__).resolve().parents[2]
ASK = "from engine import share; print(share.content_root(), share.schemas_root(), share.locales_root(), sep='\\n')"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel is a zip archive: unpacked on the path, it is as good as installed."""
    folder = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


def test_the_wheel_is_named_after_project_and_version(wheel: Path) -> None:
    assert wheel.name == f"living_rulebook-{__version__}-py3-none-any.whl"


@pytest.mark.parametrize("folder", ["content", "schemas", "locales"])
def test_the_wheel_holds_each_shared_file(installed: Path, folder: str) -> None:
    shipped = files_below(installed / "engine" / "_share" / folder)
    assert shipped
    assert shipped == files_below(ROOT / folder)


@pytest.mark.parametrize("package", ["engine", "generator"])
def test_the_wheel_holds_each_file_of_the_packages(installed: Path, package: str) -> None:
    shipped = {name for name in files_below(installed / package) if not name.startswith("_share/")}
    assert shipped == files_below(ROOT / package)


def test_an_installed_engine_finds_its_own_folders_from_anywhere(installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-c", ASK]
    done = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(installed)}, capture_output=True, text=True, check=True
    )
    share = installed / "engine" / "_share"
    assert done.stdout.split() == [str(share / name) for name in ("content", "schemas", "locales")]


def files_below(folder: Path) -> set[str]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix() for file in files if not is_by_product(file)}


def is_by_product(file: Path) -> bool:
    return "__pycache__" in file.parts or file.suffix == ".mo"
