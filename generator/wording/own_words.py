"""Tiles of which a language speaks in its own words: a message for one tile, with its figures as parameters.

The message belongs to the English that is made of the tile's data, with its figures taken out. Where the data have
changed in anything but their figures, the English is another one, and the sentence is made as for every other tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.model.components import Component
from engine.model.text import Inline, Node, Param, Words, parse, write
from generator.wording.ability_runs import told_together
from generator.wording.costs import worth_words
from generator.wording.effects import effect_sentences
from generator.wording.language import SOURCE, Language
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value, resolve
from generator.wording.writers import to_text

FIGURE = re.compile("(\N{MINUS SIGN}?[0-9]+)")


def own_context(game: str, tile: str) -> str:
    return f"{game}/component/{tile}/told"


def own_words(tile: Component, say: Narrator) -> Inline | None:
    """What the language itself has written of a tile; nothing where it is made as for every other tile."""
    written = say.language.own(own_context(say.game, tile.id))
    if not written:
        return None
    english, figures = without_figures(tile, say)
    text = written.get(english)
    return resolve(parse(text), figures, say.language, say.game) if text else None


def does(tile: Component, say: Narrator) -> Iterator[Inline]:
    """What a tile does and is worth; neither its cost nor its marks nor the rules that it bends."""
    yield from effect_sentences(tile.effects, say)
    for told in told_together(tile.abilities, say):
        yield from told
    if tile.scores != 0:
        yield worth_words(tile, say)


def without_figures(tile: Component, say: Narrator) -> tuple[str, dict[str, Value]]:
    """The English with {n1}, {n2} ... in place of its figures, and those. Terms stand as their ids."""
    bare = replace(say, language=Language(SOURCE, SOURCE), links=False, icons=False)
    parts = FIGURE.split(to_text(bare.sentences(does(tile, bare))).replace("\N{NO-BREAK SPACE}", " "))
    figures = {f"n{place}": int(part.replace("\N{MINUS SIGN}", "-")) for place, part in enumerate(parts[1::2], 1)}
    nodes: list[Node] = [Words(parts[0])]
    for name, words in zip(figures, parts[2::2], strict=True):
        nodes += [Param(name), Words(words)]
    return write(tuple(nodes)), dict(figures)
