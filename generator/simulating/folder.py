"""Where a simulation is kept: its plan, and for each batch a part of both tables. What is there is not played again."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.whole_file import write_whole
from generator.simulating.plan import FORMAT, Plan
from generator.simulating.tables import Batch, arrow

GAMES, SEATS = "games", "seats"
PLAN = "plan.json"


class OtherPlan(Exception):
    """A folder holds the games of another plan."""


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, plan: Plan) -> None:
        """A new folder, or one in which the same plan was begun."""
        if (self.path / PLAN).exists():
            self._refuse_other(plan)
        for name in (GAMES, SEATS):
            (self.path / name).mkdir(parents=True, exist_ok=True)
        write_whole(self.path / PLAN, json.dumps(plan.to_json(), indent=2).encode() + b"\n")

    def _refuse_other(self, plan: Plan) -> None:
        found, wanted = self.plan().to_json(), plan.to_json()
        differ = [name for name in wanted if found.get(name) != wanted[name]]
        if differ:
            told = ", ".join(f"{name} {found.get(name)!r}, not {wanted[name]!r}" for name in differ)
            raise OtherPlan(f"{self.path} holds another simulation: {told}. Name another folder, or the same plan")

    def plan(self) -> Plan:
        try:
            saved: Any = json.loads((self.path / PLAN).read_text(encoding="utf-8"))
            assert saved["format"] == FORMAT
            return Plan.from_json(saved)
        except (OSError, ValueError, KeyError, TypeError, AssertionError) as error:
            raise OtherPlan(f"{self.path} holds no simulation: `rulebook simulate` makes one") from error

    def missing(self, plan: Plan) -> list[int]:
        """Batches that are not there, or only in part."""
        return [n for n in range(plan.batches) if not all(self._part(name, n).exists() for name in (GAMES, SEATS))]

    def keep(self, batch: Batch) -> None:
        write_whole(self._part(SEATS, batch.number), batch.seats)
        write_whole(self._part(GAMES, batch.number), batch.games)

    def table(self, name: str) -> Any:
        """All games, or all seats, in the order of their numbers."""
        files = sorted((self.path / name).glob("*.parquet"))
        return arrow().concat_tables([arrow().parquet.read_table(file) for file in files])

    def fingerprint(self) -> str:
        """The same for the same rows, however they were played."""
        whole = sha256()
        for file in sorted(self.path.glob("*/*.parquet")):
            whole.update(f"{file.parent.name}/{file.name}".encode())
            whole.update(file.read_bytes())
        return whole.hexdigest()[:16]

    def _part(self, name: str, batch: int) -> Path:
        return self.path / name / f"part-{batch:06}.parquet"
