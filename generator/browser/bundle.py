"""What "Try it" needs beside the pages: the browser runtime, the engine in a zip, compiled rulebooks, languages."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from engine.whole_file import write_whole
from generator.browser.compiled import read_content, to_compiled_json
from generator.browser.runtime import FILES, VERSION, RuntimeUnavailable, pyodide_runtime
from generator.wording.language import COMMON, Language
from generator.wording.language import OWN as IN_ITS_OWN_WAY

#: The folder of all languages, and the one of each language.
SHARED, OWN = "try", "try"
#: What the table links to. Terms are explained where the rules stand.
LINKED = frozenset({"rule", "component", "place", "case"})
RUNTIME = f"pyodide-{VERSION}"
ENGINE = "engine.zip"
SCRIPTS = ("guide-panel.js", "try-engine.js", "try-panel.js", "try-worker.js")

_PACKAGES = Path(__file__).resolve().parents[2]
_STATIC = Path(__file__).resolve().parents[1] / "static" / "js"
#: What the table imports.
_CODE = (
    "engine/*.py",
    "engine/loading*/*.py",
    "engine/model/*.py",
    "generator/__init__.py",
    "generator/browser/*.py",
    "generator/games/*.py",
    "generator/pictures/**/*.py",
    "generator/wording/**/*.py",
)
_OF_THE_BUILD = {
    f"generator/browser/{name}.py" for name in ("bundle", "guide_panel", "npm", "package", "panel", "runtime")
}
#: A zip must hold some time; always the same one, so that the same code gives the same bytes.
_TIME = (2000, 1, 1, 0, 0, 0)


def offer(folder: Path, tell: Callable[[str], None]) -> bool:
    """Put "Try it" into a site; where that cannot be, say so, and leave no button that would not work."""
    if not is_offered(tell):
        shutil.rmtree(folder, ignore_errors=True)
        return False
    write_shared(folder, read_content().rulebooks)
    return True


def is_offered(tell: Callable[[str], None]) -> bool:
    """Whether there is a browser runtime; where there is none, that is said."""
    try:
        pyodide_runtime()
    except RuntimeUnavailable as error:
        tell(f'Built without "Try it": {error}')
        return False
    return True


def write_shared(folder: Path, rulebooks: Mapping[str, Mapping[str, Any]]) -> None:
    """What all languages use. RuntimeUnavailable, before anything is written, when there is no browser runtime."""
    pyodide_runtime()
    shutil.rmtree(folder, ignore_errors=True)
    write_runtime(folder, rulebooks)
    write_rulebooks(folder, {game: to_compiled_json(plain).encode() for game, plain in rulebooks.items()})


def write_runtime(folder: Path, games: Iterable[str]) -> None:
    """What depends on no rule: the runtime, the panel, and the code of the engine and of these games."""
    runtime = pyodide_runtime()
    _copy(((runtime / name) for name in FILES), folder / RUNTIME)
    _copy((_STATIC / name for name in SCRIPTS), folder)
    write_whole(folder / ENGINE, engine_zip(games))


def write_rulebooks(folder: Path, compiled: Mapping[str, bytes]) -> None:
    for game, written in compiled.items():
        write_whole(folder / f"{game}.json", written)


def _copy(files: Iterable[Path], folder: Path) -> None:
    for file in files:
        write_whole(folder / file.name, file.read_bytes())


def engine_zip(games: Iterable[str]) -> bytes:
    """The code of the engine, of these games, of the wording and of the drawings."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in code_files(games):
            entry = zipfile.ZipInfo(name, _TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, (_PACKAGES / name).read_bytes())
    return written.getvalue()


def code_files(games: Iterable[str]) -> list[str]:
    owned = (f"{folder}/{game}/**/*.py" for game in games for folder in ("engine", "generator/games"))
    found = {path.relative_to(_PACKAGES).as_posix() for pattern in (*_CODE, *owned) for path in _PACKAGES.glob(pattern)}
    return sorted(found - _OF_THE_BUILD)


def language_files(
    language: Language, games: Iterable[str], places: Mapping[tuple[str, str, str], tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """One file for each game: the language as far as this game needs it, and where the site shows what."""
    for game in games:
        told = {"language": spoken(language, game), "places": addresses(game, places)}
        yield f"{OWN}/{game}.json", json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def spoken(language: Language, game: str) -> dict[str, Any]:
    """The language with the catalogues and terms of one game only."""
    whole = language.to_json()
    kept = {name: own for name, own in whole["messages"].items() if name in (COMMON, IN_ITS_OWN_WAY, game)}
    return {**whole, "messages": kept, "games": {name: own for name, own in whole["games"].items() if name == game}}


def addresses(game: str, places: Mapping[tuple[str, str, str], tuple[str, str]]) -> dict[str, str]:
    """`rule:begging.option` -> `tzolkin/rules/begging.html#begging.option`, seen from the language's first page."""
    return {
        f"{scheme}:{target}": f"{path}.html#{anchor}"
        for (owner, scheme, target), (path, anchor) in places.items()
        if owner == game and scheme in LINKED
    }
