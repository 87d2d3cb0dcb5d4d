"""What others have made and a built site or a printed document carries along, each under its own licence."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version
from typing import NamedTuple

from generator.browser.runtime import PYODIDE


class Part(NamedTuple):
    """`package`: where its version comes from and programs know it by; `use`: a word for what it does here."""

    name: str
    licence: str
    use: str
    package: str
    version: str


def parts() -> Iterator[Part]:
    yield _from_python("Material for MkDocs", "MIT", "theme", "mkdocs-material")
    yield _from_python("Pagefind", "MIT", "search", "pagefind")
    yield Part("Pyodide", "MPL-2.0", "runtime", f"pkg:npm/{PYODIDE.name}", PYODIDE.version)
    yield Part("CPython", "PSF-2.0", "runtime", f"pkg:npm/{PYODIDE.name}", PYODIDE.version)
    yield _from_python("Libertinus Serif", "OFL-1.1", "type", "typst")
    yield _from_python("Source Sans Pro", "OFL-1.1", "type", "font-source-sans-pro")


def _from_python(name: str, licence: str, use: str, package: str) -> Part:
    return Part(name, licence, use, f"pkg:pypi/{package}", version(package))
