"""The browser runtime: Pyodide, fetched once by its package name and kept in the user's cache."""

from __future__ import annotations

from pathlib import Path

from generator.browser.package import Package, PackageMissing

VERSION = "314.0.7"

# The package runs in readers' browsers, so it must be the one that was tried, byte for byte.
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="

# What a module worker asks for when it loads Pyodide; the rest of the package has other uses.
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

PYODIDE = Package("pyodide", VERSION, INTEGRITY, FILES)


class RuntimeUnavailable(Exception):
    """The browser runtime is not in the cache and cannot be put there; the message says why."""


def pyodide_runtime() -> Path:
    """The folder with the files of Pyodide, fetched when this machine has not got them yet."""
    try:
        return PYODIDE.folder()
    except PackageMissing as error:
        raise RuntimeUnavailable(f"There is no browser runtime. {error}") from error
