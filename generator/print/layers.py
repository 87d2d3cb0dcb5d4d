"""Drawings that are alike share what they have in common: each is a pile of layers, and a layer is typeset once.

A board stands in a hundred drawings, each time with other pieces on it. To read its shapes again for each of them would
take longer than all the words of the book do.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from generator.pictures.drawing import Drawing, framed
from generator.pictures.palette import PRINT
from generator.pictures.svg import write

# What it takes to read a text and to place a layer, each as so many shapes: measured, and the same on all machines.
A_TEXT = 10
A_PLACE = 20


class Layer(NamedTuple):
    """Some of the shapes of drawings of this size, as they are written."""

    width: float
    height: float
    shapes: str
    weight: int  # what reading it takes


Pile: TypeAlias = tuple[Layer, ...]  # the lowest first
Pair: TypeAlias = tuple[Layer, Layer]


def layers(drawing: Drawing) -> Pile:
    """Every shape as a layer of its own."""
    written = (write(shape, PRINT) for shape in drawing.body)
    return tuple(Layer(drawing.width, drawing.height, shape, _weight(shape)) for shape in written)


def _weight(shapes: str) -> int:
    return shapes.count("<") + A_TEXT * shapes.count("<text")


def as_svg(layer: Layer) -> str:
    return framed(layer.width, layer.height, layer.shapes, PRINT)


def name_of(pile: Pile) -> str:
    """Equal ones have the same name; all layers of a pile are of one size."""
    size = f"{pile[0].width} {pile[0].height}"
    return hashlib.sha256("".join((size, *(layer.shapes for layer in pile))).encode()).hexdigest()[:16]


def shared(piles: Mapping[str, Pile]) -> dict[str, Pile]:
    """The same drawings in as few layers as make them cheapest, all of them together."""
    found = _joined(piles, _inseparable(piles))
    while joins := _worth_joining(found):
        found = _joined(found, joins)
    return found


def _inseparable(piles: Mapping[str, Pile]) -> set[Pair]:
    """Neighbours neither of which lies anywhere without the other."""
    uses, pairs = _counted(piles)
    return {pair for pair, together in pairs.items() if all(uses[layer] == together for layer in pair)}


def _worth_joining(piles: Mapping[str, Pile]) -> set[Pair]:
    """Neighbours, the best first, no layer in two pairs: so each pair can be joined wherever it lies."""
    uses, pairs = _counted(piles)
    gains = {pair: _gain(pair, together, uses) for pair, together in pairs.items()}
    taken: set[Layer] = set()
    joins: set[Pair] = set()
    for pair in sorted((pair for pair in gains if gains[pair] > 0), key=lambda pair: -gains[pair]):
        if taken.isdisjoint(pair):
            taken.update(pair)
            joins.add(pair)
    return joins


def _counted(piles: Mapping[str, Pile]) -> tuple[Counter[Layer], Counter[Pair]]:
    """How often each layer lies somewhere, and how often each upon each."""
    layers = Counter(layer for pile in piles.values() for layer in pile)
    return layers, Counter(pair for pile in piles.values() for pair in pairwise(pile))


def _gain(pair: Pair, together: int, uses: Mapping[Layer, int]) -> int:
    """What is not placed any more, less the shapes that are now there twice."""
    return together * A_PLACE - sum(layer.weight for layer in pair if uses[layer] > together)


def _joined(piles: Mapping[str, Pile], joins: set[Pair]) -> dict[str, Pile]:
    return {name: tuple(map(_as_one, _runs(pile, joins))) for name, pile in piles.items()}


def _runs(pile: Pile, joins: set[Pair]) -> list[list[Layer]]:
    runs: list[list[Layer]] = []
    for layer in pile:
        if runs and (runs[-1][-1], layer) in joins:
            runs[-1].append(layer)
        else:
            runs.append([layer])
    return runs


def _as_one(run: list[Layer]) -> Layer:
    if len(run) == 1:
        return run[0]
    shapes, weight = "".join(layer.shapes for layer in run), sum(layer.weight for layer in run)
    return run[0]._replace(shapes=shapes, weight=weight)
