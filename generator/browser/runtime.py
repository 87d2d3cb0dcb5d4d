"""The browser runtime: Pyodide, fetched once by its package name and kept in the user's cache."""

from __future__ import annotations

from pathlib import Path

from generator.browser.package import Package, PackageMissing

VERSION = "314.0.7"

# The package runs in readers' browsers, so it must be the one that was tried, byte for byte.
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="

# What a module worker asks for when it loads Pyodide; the rest of the package has other uses.
# They are looked at again whenever they are used: whoever can write into the cache cannot put other files there.
FILES = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}

PYODIDE = Package("pyodide", VERSION, INTEGRITY, FILES)


class RuntimeUnavailable(Exception):
    """The browser runtime is not in the cache and cannot be put there; the message says why."""


def pyodide_runtime() -> Path:
    """The folder with the files of Pyodide, fetched when this machine has not got them yet."""
    try:
        return PYODIDE.folder()
    except PackageMissing as error:
        raise RuntimeUnavailable(f"There is no browser runtime. {error}") from error
