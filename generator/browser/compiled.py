"""Compiled rulebooks as the engine reads and writes them. Bundle and table find both here, and only here."""

from __future__ import annotations

from engine.loading import from_compiled_json, read_content, to_compiled_json

__all__ = ["from_compiled_json", "read_content", "to_compiled_json"]
