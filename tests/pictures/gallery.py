"""Write all sample drawings to one page, to look at: python -m tests.pictures.gallery FILE [light|dark|print]"""

from __future__ import annotations

import sys
from pathlib import Path

from generator.pictures.drawing import inline
from generator.pictures.palette import DARK, LIGHT, PRINT
from tests.pictures.samples import SAMPLES

_PALETTES = {"light": LIGHT, "dark": DARK, "print": PRINT}


def gallery(name: str, only: tuple[str, ...] = ()) -> str:
    palette = _PALETTES[name]
    chosen = [key for key in SAMPLES if not only or key in only]
    pictures = (f"<div>{inline(SAMPLES[key](), key, palette)}</div>" for key in chosen)
    colours = f"background:{palette.colours['paper']};color:{palette.colours['ink']}"
    style = f"margin:8px;display:flex;flex-wrap:wrap;gap:16px;font-family:sans-serif;{colours}"
    return f'<!doctype html><meta charset="utf-8"><body style="{style}">{"".join(pictures)}</body>'


def main(arguments: list[str]) -> None:
    target, palette, *only = [*arguments, "light"] if len(arguments) == 1 else arguments
    Path(target).write_text(gallery(palette, tuple(only)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
