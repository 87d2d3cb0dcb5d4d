"""Every figure of the content: where it stands, what it is called, and the other values that are tried for it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import engine
from engine.handles import Handle
from engine.loading import read_content
from engine.share import schemas_root

Path = tuple[str | int, ...]
Plain = dict[str, Any]

CONTENT: dict[str, Plain] = read_content().rulebooks
SCHEMAS = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in schemas_root().glob("*.schema.json")}
#: Where the schema of each part of a rulebook stands, and how deep in that part its things lie.
PARTS = {
    "chapters": ("rules.schema.json#/properties/rules/items", 4),
    "places": ("board.schema.json#/properties/places/items", 2),
    "tracks": ("board.schema.json#/properties/tracks/items", 2),
    "families": ("components.schema.json#/properties/components/items", 4),
}
#: What only a drawing or the order of a list needs.
DRAWN = frozenset({"layout", "number", "players"})
#: The size of a ring is how many teeth it has, and workers go round it.
RING = "ring"


class Figure(NamedTuple):
    """One number of a game's content, and the way to it."""

    game_id: str
    path: Path

    @property
    def value(self) -> int:
        found: int = at(CONTENT[self.game_id], self.path)
        return found

    @property
    def thing(self) -> Plain:
        """The rule, place, track or tile in which it stands."""
        found: Plain = at(CONTENT[self.game_id], self.path[: self._depth])
        return found

    @property
    def inside(self) -> Path:
        return self.path[self._depth :]

    @property
    def _depth(self) -> int:
        return PARTS[str(self.path[0])][1]

    def __str__(self) -> str:
        """`tzolkin:farm-one-worker/cost/wood`."""
        return f"{self.game_id}:" + "/".join([self.thing["id"], *map(str, self.inside)])


def at(node: Any, path: Path) -> Any:
    for key in path:
        node = node[key]
    return node


@cache
def figures() -> tuple[Figure, ...]:
    """All of them, of every book; games are found."""
    return tuple(Figure(game_id, path) for game_id in CONTENT for path in _paths(game_id))


def _paths(game_id: str) -> Iterator[Path]:
    plain = CONTENT[game_id]
    for c, chapter in enumerate(plain["chapters"]):
        for r, rule in enumerate(chapter["rules"]):
            yield from _under(("chapters", c, "rules", r, "params"), rule.get("params", {}))
    for part in ("places", "tracks"):
        for index, thing in enumerate(plain[part]):
            yield from _drawn_and_played((part, index), thing)
    for f, family in enumerate(plain["families"]):
        for c, tile in enumerate(family["components"]):
            yield from _of_tile(("families", f, "components", c), tile, engine.kit_of(game_id).printed_marks)


def _drawn_and_played(path: Path, thing: Plain) -> Iterator[Path]:
    if thing["layout"]["kind"] == RING:
        yield (*path, "layout", "size")
    for key in sorted(thing.keys() - DRAWN):
        yield from _under((*path, key), thing[key])


def _of_tile(path: Path, tile: Plain, printed: frozenset[str]) -> Iterator[Path]:
    """Everything but the marks that are printed to tell tiles apart."""
    for found in _under(path, tile):
        inside = found[len(path) :]
        if inside[0] != "marks" or inside[1] not in printed:
            yield found


def _under(path: Path, node: Any) -> Iterator[Path]:
    if isinstance(node, Mapping):
        for key, value in node.items():
            yield from _under((*path, key), value)
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from _under((*path, index), value)
    elif isinstance(node, int) and not isinstance(node, bool):
        yield path


# -- what is tried


def tries(figure: Figure) -> list[int]:
    """One up, one down and both bounds; what lies outside the bounds is refused already."""
    least, most = bounds(figure)
    wanted = dict.fromkeys((figure.value + 1, figure.value - 1, least, most))
    return [value for value in wanted if least <= value <= most and value != figure.value]


def bounds(figure: Figure) -> tuple[int, int]:
    """From the least to the most: as the procedure that reads it declares them, or as the schema does."""
    handle = _handle(figure)
    if handle is not None:
        return handle.bounds.least, handle.bounds.most
    return schema_bounds(figure)


def _handle(figure: Figure) -> Handle | None:
    """The handle of a parameter; inside a table every figure has the same bounds."""
    if figure.path[0] != "chapters":
        return None
    return engine.kit_of(figure.game_id).handles.find(figure.thing["id"], str(figure.inside[1]))


def schema_bounds(figure: Figure) -> tuple[int, int]:
    reference = PARTS[str(figure.path[0])][0]
    node, file = _node(reference), reference.partition("#")[0]
    for key in figure.inside:
        node, file = _inner(*_resolved(node, file), key)
    node, _ = _resolved(node, file)
    return node["minimum"], node["maximum"]


def _node(reference: str) -> Plain:
    """The schema at `kinds.schema.json#/$defs/effect`."""
    file, _, pointer = reference.partition("#")
    found: Plain = at(SCHEMAS[file], tuple(pointer.split("/")[1:]))
    return found


def _resolved(node: Plain, file: str) -> tuple[Plain, str]:
    while "$ref" in node:
        target = file + node["$ref"] if node["$ref"].startswith("#") else node["$ref"]
        node, file = _node(target), target.partition("#")[0]
    return node, file


def _inner(node: Plain, file: str, key: str | int) -> tuple[Plain, str]:
    if isinstance(key, int) and "items" in node:
        return node["items"], file
    if key in node.get("properties", {}):
        return node["properties"][key], file
    (pattern,) = node["patternProperties"].values()
    return pattern, file
