"""A term of the game and the forms its language gives it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Forms = Mapping[str, str]


@dataclass(frozen=True)
class Term:
    """`counted` stands after a number as an object, `subject` as a subject; both by plural category."""

    id: str
    term: str
    gender: str = ""
    counted: Forms = field(default_factory=dict)
    subject: Forms = field(default_factory=dict)
    forms: Forms = field(default_factory=dict)
    also: tuple[str, ...] = ()
    fixed: bool = False  # the same in every form
    open: bool = False  # a verb or an adjective, which bends with the sentence

    def all_forms(self) -> frozenset[str]:
        """Every form that a text may show for this term."""
        tables = (self.counted, self.subject, self.forms)
        return frozenset({self.term}.union(*(table.values() for table in tables)))

    def in_form(self, form: str) -> str | None:
        if form in ("", "nom"):
            return self.forms.get("nom", self.term)
        return self.term if self.fixed else self.forms.get(form)

    def after_number(self, role: str, category: str) -> str | None:
        """The form after a number: as object, as subject, or in a named case (its singular or plural)."""
        if role == "subject":
            return self.subject.get(category) or self.counted.get(category)
        if role == "object":
            return self.counted.get(category)
        if self.fixed:
            return self.term
        return self.forms.get(role if category == "one" else f"{role}_pl")

    def to_json(self) -> dict[str, object]:
        tables = {"counted": self.counted, "subject": self.subject, "forms": self.forms}
        written: dict[str, object] = {"term": self.term}
        if self.gender:
            written["gender"] = self.gender
        written.update((key, dict(table)) for key, table in tables.items() if table)
        if self.also:
            written["also"] = list(self.also)
        written.update((flag, True) for flag in ("fixed", "open") if getattr(self, flag))
        return written
