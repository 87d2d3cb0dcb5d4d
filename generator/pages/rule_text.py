"""A rule's text with its parameters."""

from __future__ import annotations

from engine.model.rules import Rule
from engine.model.text import Inline
from generator.wording.speaker import Speaker


def rule_text(rule: Rule, say: Speaker) -> Inline:
    return say.read(f"rule/{rule.id}/text", rule.text, rule_values(rule))


def rule_values(rule: Rule) -> dict[str, int]:
    """A table's figures are asked for by their key: {fields.3}."""
    values: dict[str, int] = {}
    for name, value in rule.params:
        if isinstance(value, int):
            values[name] = value
        else:
            values.update({f"{name}.{key}": figure for key, figure in value})
    return values
