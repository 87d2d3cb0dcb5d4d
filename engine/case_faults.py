"""What can be wrong with a case: moves that cannot be made, and expectations that do not hold."""

from __future__ import annotations

from dataclasses import dataclass

from engine.faults import What


@dataclass(frozen=True)
class NoSuchMove(What):
    move: str
    near: str = ""
    english = "“{move}” is not a move of this game"
    note = "{move} is what somebody has written, such as: plaze tikal."


@dataclass(frozen=True)
class NotAllowed(What):
    move: str
    english = "“{move}” is not allowed here"
    note = "{move} is a move as it is written in a case, such as: place tikal. The reason stands further above."


@dataclass(frozen=True)
class NotTheirs(What):
    move: str
    player: str
    decides: str
    english = "“{move}”: not {player} but {decides} decides here"
    note = "{player} and {decides} are players, called by their colours; {move} is a move as it is written in a case."


@dataclass(frozen=True)
class NoWayOn(What):
    english = "from here the rules know no way on"


@dataclass(frozen=True)
class Differs(What):
    wanted: str
    found: str
    english = "expected {wanted}, found {found}"
    note = "{wanted} is what a case says must hold; {found} what the position has."


@dataclass(frozen=True)
class NotCited(What):
    rule: str
    english = "{rule} was not cited"
    note = "{rule} is the id of a rule."


@dataclass(frozen=True)
class DidNotHappen(What):
    event: str
    english = "{event} did not happen"
    note = "{event} is an event in the notation of cases."


@dataclass(frozen=True)
class IsLegal(What):
    move: str
    english = "“{move}” is legal"
    note = "{move} is a move as it is written in a case, which the case says is refused."


@dataclass(frozen=True)
class OtherRules(What):
    move: str
    found: tuple[str, ...]
    wanted: tuple[str, ...]
    english = "“{move}” is refused by {found}, not by {wanted}"
    note = "{found} and {wanted} are lists of ids of rules; {move} is a move as it is written in a case."


@dataclass(frozen=True)
class OtherOptions(What):
    found: tuple[str, ...]
    english = "the options are: {found}"
    note = "{found} is a list of moves as they are written in a case."
