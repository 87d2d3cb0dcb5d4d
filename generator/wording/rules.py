"""Rules as texts: with their figures, or with other figures for somebody whom an ability favours."""

from __future__ import annotations

from engine.model.rules import ParamValue, Rule
from engine.model.text import Inline
from generator.wording.speaker import Speaker

Params = dict[str, ParamValue]


def rule_text(rule: Rule, say: Speaker, **instead: ParamValue) -> Inline:
    """The rule's text; `instead` are parameters that have another value."""
    return say.read(f"rule/{rule.id}/text", rule.text, rule_values({**dict(rule.params), **instead}))


def rule_values(params: Params) -> dict[str, int]:
    """A table's figures are asked for by their key: {fields.3}."""
    values: dict[str, int] = {}
    for name, value in params.items():
        if isinstance(value, int):
            values[name] = value
        else:
            values.update({f"{name}.{key}": figure for key, figure in value})
    return values
