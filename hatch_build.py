"""Compiles the engine into a wheel, where that is asked for: `make wheel`. Any other build stays pure Python.

mypyc, which comes with mypy, translates the modules that play; the same files stand beside what it makes, so that
errors show the same lines. Declarations, the loader and the model stay Python: nothing of them runs while a game is
played.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
#: Set to anything, it asks for a compiled wheel.
ASKED = "RULEBOOK_COMPILED"
#: What stays as it is written: declarations, and the guide, which leads a person and waits more than it works.
AS_WRITTEN = ("__init__.py", "kit.py", "guiding.py")


def sources() -> list[str]:
    """What plays: the core and every game."""
    games = sorted(kit.parent for kit in (ROOT / "engine").glob("*/kit.py"))
    found = [path for folder in (ROOT / "engine", *games) for path in sorted(folder.glob("*.py"))]
    return [path.relative_to(ROOT).as_posix() for path in found if path.name not in AS_WRITTEN]


def compiled(into: Path) -> list[Path]:
    """The compiled modules, below a folder; they are made from a copy, so that nothing is left beside the sources."""
    work, built = into / "work", into / "built"
    shutil.copytree(ROOT / "engine", work / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, __file__, str(built), str(into / "temp"), *sources()]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"mypyc could not compile the engine:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return [path for path in sorted(built.rglob("*")) if path.is_file()]


def translate(built: str, temporary: str, modules: list[str]) -> None:
    """One C file for each module, as many at a time as there are processors: a small machine can do it, too."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Together(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_one, link, begun = compiler._compile, compiler.link_shared_object, list[Future[None]]()

            def link_when_done(*given: Any, **named: Any) -> None:
                for each in begun:
                    each.result()
                begun.clear()
                link(*given, **named)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiler._compile = lambda *given: begun.append(pool.submit(compile_one, *given))
                compiler.link_shared_object = link_when_done
                super().build_extensions()

    found = mypycify(["--strict", *modules], opt_level="2", debug_level="0", multi_file=True, group_name="engine")
    setup(
        name="engine",
        packages=[],
        cmdclass={"build_ext": Together},
        ext_modules=found,
        script_args=["build_ext", "--build-lib", built, "--build-temp", temporary],
    )


class CompiledEngine(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources, and names the wheel after this machine and this Python."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard" or not os.environ.get(ASKED):
            return
        self._folder = Path(tempfile.mkdtemp(prefix="engine-"))
        print("compiling the engine; this takes some minutes ...", file=sys.stderr, flush=True)
        for path in compiled(self._folder):
            build_data["force_include"][str(path)] = path.relative_to(self._folder / "built").as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "_folder", ""), ignore_errors=True)


if __name__ == "__main__":
    translate(sys.argv[1], sys.argv[2], sys.argv[3:])
