"""What a page may load and run. It stands in the page itself, so that every host has it.

No script that stands in a page runs, whoever put it there, except those that are named here by their fingerprint; no
text becomes a script; nothing comes from another host. The engine and the search are WebAssembly.
"""

from __future__ import annotations

import base64
import hashlib

_RULES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",  # drawings and the theme set sizes and colours in place
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
}


def policy(*scripts: str) -> str:
    """`scripts`: those that have to stand in the page itself, letter by letter."""
    allowed = " ".join([_RULES["script-src"], *map(_fingerprint, scripts)])
    return "; ".join(f"{name} {values}" for name, values in (_RULES | {"script-src": allowed}).items())


def _fingerprint(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
