"""The site's icon in the sizes that telephones ask for, drawn from our own SVG."""

from __future__ import annotations

from pathlib import Path

import typst

from engine.whole_file import write_whole
from generator.site.bundles import colour
from generator.site.places import STATIC

# Edge in pixels, and how much of it the drawing fills, in per cent: what is cut to a circle needs a margin.
_SIZES = {
    "icon-180.png": (180, 100),
    "icon-192.png": (192, 100),
    "icon-512.png": (512, 100),
    "icon-mask.png": (512, 80),
}


def write_icons(folder: Path) -> None:
    for name, (edge, share) in _SIZES.items():
        asked = {"edge": str(edge), "share": str(share), "ground": colour("header")}
        # At 72 to the inch, a point is a pixel.
        icon = typst.compile(STATIC / "icon.typ", root=STATIC, sys_inputs=asked, format="png", ppi=72)
        write_whole(folder / name, icon)
