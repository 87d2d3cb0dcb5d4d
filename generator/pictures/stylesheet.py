"""The style sheet that pages with drawings need: what the roles look like in light, dark and on paper."""

from __future__ import annotations

from generator.pictures.palette import DARK, LIGHT, PRINT, Palette

# The theme marks its dark scheme on the body element.
_DARK = '[data-md-color-scheme="slate"]'

_LAYOUT = """\
.rb-picture{max-width:100%;height:auto;vertical-align:middle}
.rb-icon{vertical-align:-.2em}
.rb-frame{overflow-x:auto;max-width:100%}
.rb-frame>.rb-wide{min-width:30rem}
.rb-sheet{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start;justify-content:center;margin:1rem 0}
.rb-picture a{outline-offset:2px}
.rb-picture a:hover .rb-face,.rb-picture a:focus-visible .rb-face{stroke:var(--rb-accent);stroke-width:2.5}
.rb-picture a:focus-visible{outline:2px solid var(--rb-accent)}
@media print{.rb-frame{overflow:visible}.rb-frame>.rb-wide{min-width:0}}
"""


def stylesheet() -> str:
    """Custom properties for every role in every scheme, then the layout of pictures on a page."""
    return "\n".join(
        (
            _block(":root", LIGHT),
            _block(_DARK, DARK),
            f"@media print{{{_block(f':root,{_DARK}', PRINT)}}}",
            _LAYOUT,
        )
    )


def _block(selector: str, palette: Palette) -> str:
    body = "".join(f"--rb-{role}:{colour};" for role, colour in palette.colours.items())
    return f"{selector}{{{body}}}"
