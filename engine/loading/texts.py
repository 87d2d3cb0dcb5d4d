"""Texts: they can be parsed, their links lead somewhere, and their parameters are those that stand beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.loading.document import Document
from engine.loading.known import Known, called
from engine.loading.marks import Mark
from engine.loading.nearest import hint
from engine.model.text import Counted, Inline, Param, TextError, Words, counted_words, parameters, parse, targets, walk

ENGLISH_FORMS = 2


def check_text(document: Document, mark: Mark, known: Known) -> Iterator[str]:
    try:
        inline = parse(mark.value)
    except TextError as error:
        yield f"column {error.column}: {error.message}"
        return
    yield from _links(inline, known)
    yield from _forms(inline)
    beside = document.at(mark.path[:-1])
    if mark.argument == "rule":
        yield from _rule_text(inline, beside)
    elif mark.argument != "form":
        yield from _parameters(inline, _form_parameters(beside) if mark.argument == "move" else ())


def _links(inline: Inline, known: Known) -> Iterator[str]:
    for scheme, target in sorted(targets(inline)):
        if not known.has(scheme, target):
            names = known.names.get(scheme, {})
            yield f"the link {scheme}:{target} leads nowhere: no {called(scheme)} has this id{hint(target, names)}"
        elif scheme == "case" and target in known.hidden_cases:
            yield f"the link {scheme}:{target} leads to a case that is not published (audience: check)"


def _forms(inline: Inline) -> Iterator[str]:
    for word in counted_words(inline):
        if len(word.forms) != ENGLISH_FORMS:
            needs = f"needs {ENGLISH_FORMS} forms, one and other, not {len(word.forms)}"
            yield f"the counted word {{{word.name}|…}} {needs}"


def _rule_text(inline: Inline, rule: dict[str, Any]) -> Iterator[str]:
    """A rule's text shows every figure of the rule, and no other figure."""
    figures = figure_names(rule.get("params", {}))
    yield from _parameters(inline, figures)
    silent = [node for node in walk(inline) if isinstance(node, Counted) and node.silent]
    shown = {node.name for node in walk(inline) if isinstance(node, Param | Counted) and node not in silent}
    for name in figures:
        if name not in shown:
            yield f"the figure {name} is not shown: the text has no {{{name}}}"
    for node in walk(inline):
        typed = re.search(r"[0-9]+", node.text) if isinstance(node, Words) else None
        if typed:
            yield f"the figure {typed.group()} is typed into the text; make it a parameter"


def _parameters(inline: Inline, allowed: tuple[str, ...]) -> Iterator[str]:
    for name in sorted(parameters(inline)):
        if name not in allowed:
            yield f"the text uses {{{name}}}, which is not a parameter here{hint(name, allowed)}"


def figure_names(params: dict[str, Any]) -> tuple[str, ...]:
    """A table counts by its entries: {crowd.3}."""
    return tuple(
        name
        for param, value in params.items()
        for name in ([f"{param}.{key}" for key in value] if isinstance(value, dict) else [param])
    )


def _form_parameters(move: dict[str, Any]) -> tuple[str, ...]:
    try:
        named = tuple(parameters(parse(move["form"])))
    except TextError:
        return ()
    return (*named, "goods") if {"good", "n"} <= set(named) else named
