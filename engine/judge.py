"""The judge: plays a case and says what happened, which rules decided, and what did not hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.errors import BadPosition, RulesError, nearest
from engine.events import Event
from engine.fields import Plain
from engine.game import Game
from engine.model.cases import Case, Play
from engine.notation import in_words, listed, mapped
from engine.position import AnyPosition
from engine.refusals import Refusal


@dataclass
class Stage:
    """One thing that happened in a case: a move or a procedure, its events, and the position after it."""

    player: str
    said: str
    events: list[Event]
    after: AnyPosition


@dataclass
class Refused:
    """A move that a case asks about, and the rules that refuse it."""

    move: str
    refusal: Refusal | None
    stage: int

    @property
    def rules(self) -> tuple[str, ...]:
        return () if self.refusal is None else self.refusal.rules


@dataclass
class Verdict:
    """Everything the judge found out about a case."""

    case: Case
    before: AnyPosition | None = None
    stages: list[Stage] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def start(self) -> AnyPosition:
        """The position as it was described; only a case that is at fault itself has none."""
        if self.before is None:
            raise RulesError(f"{self.case.id}: {'; '.join(self.failures)}")
        return self.before

    @property
    def events(self) -> list[Event]:
        return [event for stage in self.stages for event in stage.events]

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule cited by an event, a decision or a refusal."""
        cited = [rule for event in self.events for rule in event.rules]
        cited += [rule for refused in self.refused for rule in refused.rules]
        cited += self.asked
        return tuple(dict.fromkeys(cited))


def judge(game: Game, case: Case, explains: bool = False) -> Verdict:
    """Play a case from its position. Faults of the case itself become failures, never exceptions.

    `explains`: there are further events that tell what added up to an amount.
    """
    verdict = Verdict(case)
    try:
        pos = game.position(case.given)
        verdict.stages.append(Stage("", "given", pos.trace or [], pos.copy()))
        pos.stepwise, pos.explains = True, explains
        pos.draws = case.draws
        verdict.before = pos.copy()
        for number, play in enumerate(case.play, 1):
            _play(verdict, pos, play, f"play {number}")
        _expect(verdict, pos, case.then, "then", 0)
        verdict.stages.append(Stage("", "forced", _play_forced(pos, verdict), pos))
    except BadPosition as fault:
        verdict.failures.append(f"given: {fault}")
    except RulesError as fault:
        verdict.failures.append(str(fault))
    _expect_cited(verdict, case.rules, "rules")
    return verdict


def _play_forced(pos: AnyPosition, verdict: Verdict) -> list[Event]:
    """What follows of itself, up to the next decision with a choice or of another player."""
    events: list[Event] = []
    pos.trace = events
    who = pos.decision.player if pos.decision else -1
    while pos.decision and pos.decision.player == who and pos.force():
        pass
    return events


def _go_on(pos: AnyPosition) -> list[Event]:
    events: list[Event] = []
    pos.trace = events
    pos.run()
    return events


def _play(verdict: Verdict, pos: AnyPosition, play: Play, where: str) -> None:
    first = len(verdict.stages)
    if play.run:
        _run(verdict, pos, play.run, where)
    elif first == 1:
        verdict.stages.append(Stage("", "start", _go_on(pos), pos.copy()))
    for move in play.moves:
        _move(verdict, pos, play.player, move)
    for move, rules in play.why_not.items():
        _expect_refusal(verdict, pos, move, tuple(rules), where)
    if play.options is not None:
        _expect_options(verdict, pos, play.options, where)
    _expect(verdict, pos, play.then, f"{where}: then", first)


def _run(verdict: Verdict, pos: AnyPosition, procedure: str, where: str) -> None:
    runs = pos.game.kit.runs
    if procedure not in runs:
        raise BadPosition(f"{where}.run", f"expected one of {', '.join(runs)}, not {procedure!r}")
    pos.stack[:] = runs[procedure]
    verdict.stages.append(Stage("", procedure, _go_on(pos), pos.copy()))


def _move(verdict: Verdict, pos: AnyPosition, player: str, move: str) -> None:
    said = pos.game.moves.read(move)
    forced: list[Event] = []
    for _ in range(pos.forced_before(said)):
        _force(verdict, pos, forced)
    if pos.decision:
        decides = pos.players[pos.decision.player].colour
        if decides != player:
            raise RulesError(f"{move!r}: {decides} decides here, not {player}")
        verdict.asked.append(pos.decision.rule)
    events = pos.play(said)
    verdict.stages.append(Stage(player, move, forced + events, pos.copy()))


def _force(verdict: Verdict, pos: AnyPosition, events: list[Event]) -> None:
    """The one thing that can be done; the rule that asks for it is cited too."""
    if pos.decision:
        verdict.asked.append(pos.decision.rule)
    pos.trace = events
    pos.force()


def _expect_refusal(verdict: Verdict, pos: AnyPosition, move: str, rules: tuple[str, ...], where: str) -> None:
    refusal = pos.refusal(move)
    found = () if refusal is None else refusal.rules
    verdict.refused.append(Refused(move, refusal, len(verdict.stages)))
    if not found:
        verdict.failures.append(f"{where}: {move!r} is legal")
    elif found[: len(rules)] != rules:
        verdict.failures.append(f"{where}: {move!r} is refused by {', '.join(found)}, not by {', '.join(rules)}")


def _expect_options(verdict: Verdict, pos: AnyPosition, options: tuple[str, ...], where: str) -> None:
    """Exactly these moves; a forced decision before them is played first."""
    wanted, forced = set(options), list[Event]()
    while {move.text for move in pos.legal_moves()} != wanted and len(pos.legal_moves()) == 1:
        _force(verdict, pos, forced)
    if forced:
        verdict.stages.append(Stage("", "forced", forced, pos.copy()))
    found = [move.text for move in pos.legal_moves()]
    if set(found) != wanted:
        verdict.failures.append(f"{where}: the options are {', '.join(found) or 'none'}")


def _expect(verdict: Verdict, pos: AnyPosition, then: Mapping[str, Plain], where: str, first: int) -> None:
    wanted = dict(then)
    _expect_events(verdict, pos, listed(f"{where}.events", wanted.pop("events", [])), where, first)
    _expect_cited(verdict, tuple(map(str, listed(f"{where}.cites", wanted.pop("cites", [])))), where)
    if "scores" in wanted:
        verdict.failures.extend(_differences(_points(pos), wanted.pop("scores"), f"{where}.scores"))
    if "outcome" in wanted:
        verdict.failures.extend(_differences(pos.outcome(), wanted.pop("outcome"), f"{where}.outcome"))
    if wanted:
        verdict.failures.extend(_state_differs(pos, wanted, where))


def _state_differs(pos: AnyPosition, wanted: Mapping[str, Plain], where: str) -> list[str]:
    """What does not hold now, nor after the forced moves that follow of themselves."""
    here = _differences(pos.game.state(pos), wanted, where)
    later, found = pos.copy(), here
    while found and later.force():
        found = _differences(later.game.state(later), wanted, where)
    return here if found else []


def _points(pos: AnyPosition) -> dict[str, dict[str, Plain]]:
    unit = pos.game.kit.parts_of_a_point
    return {who: {reason: in_words(n, unit) for reason, n in items.items()} for who, items in pos.scores().items()}


def _differences(found: Plain, wanted: Plain, path: str) -> list[str]:
    """Every key that is asked for must be there with the same value; what is not asked for does not matter."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        names = {str(key): value for key, value in found.items()}
        return [d for key, value in wanted.items() for d in _at_key(names, str(key), value, path)]
    return [] if _listed(found) == _listed(wanted) else [f"{path}: expected {wanted!r}, found {found!r}"]


def _at_key(found: Mapping[str, Plain], key: str, wanted: Plain, path: str) -> list[str]:
    if key not in found:
        return [f"{path}.{key}: nothing of that name{nearest(key, found)}"]
    return _differences(found[key], wanted, f"{path}.{key}")


def _listed(value: Plain) -> Plain:
    return list(value) if isinstance(value, list | tuple) else value


def _expect_events(verdict: Verdict, pos: AnyPosition, wanted: list[Plain], where: str, first: int) -> None:
    told = [pos.game.events.plain(event, pos) for stage in verdict.stages[first:] for event in stage.events]
    for event in wanted:
        asked = mapped(f"{where}.events", event).items()
        if not any(asked <= candidate.items() for candidate in told):
            verdict.failures.append(f"{where}.events: {event} did not happen")


def _expect_cited(verdict: Verdict, rules: tuple[str, ...], where: str) -> None:
    if verdict.failures and not verdict.stages:
        return
    for rule in rules:
        if rule not in verdict.rules:
            verdict.failures.append(f"{where}: {rule} was not cited")
