"""The tables of a simulation and their columns. What a batch has played becomes two small Parquet files."""

from __future__ import annotations

from typing import Any, NamedTuple

from generator.simulating.plan import Plan
from generator.simulating.recording import Row, play

#: The extra that brings what is needed here.
EXTRA = "pip install living-rulebook[simulate]"


class Column(NamedTuple):
    name: str
    kind: str
    meaning: str


COUNTS, FIGURES = "map<string, int32>", "map<string, double>"
GAMES = (
    Column("game", "int64", "the number of the game, from 0"),
    Column("seed", "int64", "the seed that deals it: rulebook play GAME --random --seed SEED plays it again"),
    Column("players", "int8", "how many seats"),
    Column("decisions", "int32", "decisions that somebody was asked; those with one option are not"),
    Column("turns", "int32", "turns of all players"),
    Column("winners", "list<string>", "the colours that won"),
    Column("decided_by", "string", "the rule that decided"),
    Column("rules", COUNTS, "how often each rule was cited: by what happened, or by a decision"),
)
SEATS = (
    Column("game", "int64", "the number of the game"),
    Column("seat", "int8", "the place at the table, from 0"),
    Column("colour", "string", "the colour of the seat"),
    Column("player", "string", "who played it: random, sensible"),
    Column("points", "double", "victory points at the end"),
    Column("rank", "int8", "1 for whoever won; equal ones share a rank"),
    Column("won", "bool", "whether the rank is 1"),
    Column("decisions", "int32", "decisions that this seat was asked"),
    Column("turns", "int32", "its turns"),
    Column("sources", FIGURES, "points by the rule, or by the tile, that gave or cost them"),
    Column("tiles", COUNTS, "how often something happened with a tile: 'built farm-one-worker', 'kept wealth-tikal-2'"),
    Column("tracks", COUNTS, "steps above the start of every track, at the end"),
    Column("goods", COUNTS, "goods left at the end"),
)


class Missing(Exception):
    """A library that is an extra is not there."""

    def __init__(self, name: str, extra: str) -> None:
        super().__init__(f"{name} is not installed: {extra}")


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Missing("pyarrow", EXTRA) from error
    return pyarrow


def schema(columns: tuple[Column, ...]) -> Any:
    return arrow().schema([arrow().field(c.name, _kind(c.kind), metadata={"meaning": c.meaning}) for c in columns])


def _kind(name: str) -> Any:
    pa = arrow()
    kinds = {
        COUNTS: lambda: pa.map_(pa.string(), pa.int32()),
        FIGURES: lambda: pa.map_(pa.string(), pa.float64()),
        "list<string>": lambda: pa.list_(pa.string()),
        "bool": pa.bool_,
        "string": pa.string,
        "double": pa.float64,
        "int8": pa.int8,
        "int32": pa.int32,
        "int64": pa.int64,
    }
    return kinds[name]()


class Batch(NamedTuple):
    """What a batch has become: both files, ready to be written."""

    number: int
    games: bytes
    seats: bytes


def played(plan: Plan, number: int) -> Batch:
    """All games of a batch. It runs in any process on any machine, and returns the same bytes everywhere."""
    both = [play(plan, each) for each in plan.numbers(number)]
    games = [game for game, _ in both]
    seats = [seat for _, own in both for seat in own]
    return Batch(number, _parquet(games, GAMES), _parquet(seats, SEATS))


def _parquet(rows: list[Row], columns: tuple[Column, ...]) -> bytes:
    pa = arrow()
    written = pa.BufferOutputStream()
    pa.parquet.write_table(pa.Table.from_pylist(rows, schema(columns)), written, compression="zstd")
    return bytes(written.getvalue().to_pybytes())
