"""The judge: plays a case and says what happened, which rules decided, and what did not hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.case_faults import (
    DidNotHappen,
    Differs,
    IsLegal,
    NoSuchMove,
    NotAllowed,
    NotCited,
    NotTheirs,
    NoWayOn,
    OtherOptions,
    OtherRules,
)
from engine.errors import RulesError, UnknownMove
from engine.events import Event
from engine.faults import BadPosition, Fault, NeedsModule, NotOneOf, What, bad, unknown_key
from engine.fields import Plain
from engine.game import Game
from engine.model.cases import Case, Play
from engine.moves import Move
from engine.notation import in_words, listed, mapped
from engine.position import AnyPosition
from engine.refusals import Refusal
from engine.used_up import Played, asking_effect, no_more

#: Where a case describes its position.
GIVEN = "given"


@dataclass
class Stage:
    """One thing that happened in a case: a move or a procedure, its events, and the position after it."""

    player: str
    said: str
    events: list[Event]
    after: AnyPosition


@dataclass
class Refused:
    """A move that a case asks about, the rules that refuse it, and for whom and at which decision that was judged."""

    move: str
    refusal: Refusal | None
    stage: int
    player: str = ""
    decision: str = ""
    #: Whether the case has tried to play it.
    played: bool = False

    @property
    def rules(self) -> tuple[str, ...]:
        return () if self.refusal is None else self.refusal.rules


@dataclass
class Verdict:
    """Everything the judge found out about a case. `exceptions`: what only house rules let pass."""

    case: Case
    before: AnyPosition | None = None
    stages: list[Stage] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    failures: list[Fault] = field(default_factory=list)
    exceptions: tuple[Fault, ...] = ()
    asked: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def start(self) -> AnyPosition:
        """The position as it was described; only a case that is at fault itself has none."""
        if self.before is None:
            raise RulesError(f"{self.case.id}: {'; '.join(map(str, self.failures))}")
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
        pos, verdict.exceptions = game.agreed_on(case.agreed).described(case.given)
    except BadPosition as impossible:
        verdict.failures += [replace(fault, path=f"{GIVEN}.{fault.path}") for fault in impossible.faults]
        return verdict
    verdict.stages.append(Stage("", GIVEN, pos.trace or [], pos.copy()))
    pos.stepwise, pos.explains = True, explains
    pos.draws = case.draws
    verdict.before = pos.copy()
    if _is_played(verdict, pos, case):
        _expect_cited(verdict, case.rules, "rules")
    return verdict


def _is_played(verdict: Verdict, pos: AnyPosition, case: Case) -> bool:
    """Play the case as far as it goes; says whether that was to its end."""
    where = "play"
    try:
        for number, play in enumerate(case.play):
            where = f"play[{number}]"
            _play(verdict, pos, play, where)
        where = "then"
        _expect(verdict, pos, case.then, where, 0)
        verdict.stages.append(Stage("", "forced", _play_forced(pos, verdict), pos))
        return True
    except BadPosition as impossible:
        verdict.failures += impossible.faults
    except UnknownMove as unknown:
        verdict.failures.append(Fault(where, _unread(pos.game, unknown)))
    except Stopped as stopped:
        verdict.failures.append(Fault(where, stopped.what))
    except RulesError:
        verdict.failures.append(Fault(where, NoWayOn()))
    return False


class Stopped(RulesError):
    """A move that cannot be played, so that nothing after it can be judged."""

    def __init__(self, what: What) -> None:
        super().__init__(str(what))
        self.what = what


def _unread(game: Game, unknown: UnknownMove) -> What:
    """No move at all, or one that names a tile of a module that is not in play."""
    for word in unknown.text.split():
        if word in game.rulebook.components and word not in game.tile_index:
            return NeedsModule(word, game.rulebook.components[word].module)
    return NoSuchMove(unknown.text, unknown.near)


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
    colours = tuple(player.colour for player in pos.players)
    if play.player and play.player not in colours:
        raise bad(where, NotOneOf(play.player, colours))
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
    _expect(verdict, pos, play.then, f"{where}.then", first)


def _run(verdict: Verdict, pos: AnyPosition, procedure: str, where: str) -> None:
    kit = pos.game.kit
    possible = tuple(name for name in kit.runs if kit.can_run(pos, name))
    if procedure not in possible:
        raise bad(f"{where}.run", NotOneOf(procedure, possible))
    pos.stack[:] = kit.runs[procedure]
    verdict.stages.append(Stage("", procedure, _go_on(pos), pos.copy()))


def _move(verdict: Verdict, pos: AnyPosition, player: str, move: str) -> None:
    said = pos.game.moves.read(move)
    forced: list[Event] = []
    for _ in range(_forced_before(pos, said, player)):
        _force(verdict, pos, forced)
    if pos.decision:
        decides = pos.players[pos.decision.player].colour
        if player and decides != player:
            raise Stopped(NotTheirs(move, player, decides))
        verdict.asked.append(pos.decision.rule)
        player = decides
    if said not in pos.legal_moves():
        _refuse(verdict, pos, said, forced)
    _follows(verdict, pos, forced)
    verdict.stages.append(Stage(player, move, pos.play(said), pos.copy()))


def _follows(verdict: Verdict, pos: AnyPosition, forced: list[Event]) -> None:
    """What follows of itself belongs to the move before it, unless something was asked in between."""
    last, number = verdict.stages[-1], len(verdict.stages)
    if last.player and not any(refused.stage == number for refused in verdict.refused):
        last.events.extend(forced)
        last.after = pos.copy()
    elif forced:
        verdict.stages.append(Stage("", "forced", forced, pos.copy()))


def _forced_before(pos: AnyPosition, said: Move, player: str) -> int:
    """How many forced decisions lead to the one at which a move is legal; if none does, to one that it could answer.

    If there is none of these either, to the end of the effects that have been begun. Nothing is forced into a turn that
    the move is not meant for: whoever moves again has to end their turn first.
    """
    trial, forced, to_question = pos.copy(), 0, 0 if pos.asks_for(said) else None
    trial.trace, in_effects = [], 0
    while said not in trial.legal_moves():
        if in_effects == forced and asking_effect(trial) is not None:
            in_effects += 1
        if not trial.force() or _is_another_turn(trial, pos, player):
            return min(in_effects, forced) if to_question is None else to_question
        forced += 1
        if to_question is None and trial.asks_for(said):
            to_question = forced
    return forced


def _is_another_turn(trial: AnyPosition, pos: AnyPosition, player: str) -> bool:
    """Whether a turn has begun since: anybody's, if nobody is named, or one more of the player who was deciding."""
    begins = trial.game.kit.begins_turn
    began = [event.player for event in trial.trace or [] if event.kind == begins]
    return pos.active in began or (not player and bool(began))


def _refuse(verdict: Verdict, pos: AnyPosition, said: Move, forced: list[Event]) -> None:
    _follows(verdict, pos, forced)
    verdict.refused.append(_refused(verdict, pos, said.text, played=True))
    raise Stopped(NotAllowed(said.text))


def _refused(verdict: Verdict, pos: AnyPosition, move: str, played: bool = False) -> Refused:
    decision = pos.decision
    player = pos.players[decision.player].colour if decision else ""
    kind = decision.kind if decision else ""
    refusal = no_more(pos.refusal(move), pos.game.moves.read(move), pos, _history(verdict))
    return Refused(move, refusal, len(verdict.stages), player, kind, played)


def _history(verdict: Verdict) -> list[Played]:
    """The moves so far, each with the position in which it was played."""
    pairs = zip(verdict.stages, verdict.stages[1:], strict=False)
    return [Played(last.after, last.after.game.moves.read(stage.said)) for last, stage in pairs if stage.player]


def _force(verdict: Verdict, pos: AnyPosition, events: list[Event]) -> None:
    """The one thing that can be done; the rule that asks for it is cited too."""
    if pos.decision:
        verdict.asked.append(pos.decision.rule)
    pos.trace = events
    pos.force()


def _expect_refusal(verdict: Verdict, pos: AnyPosition, move: str, rules: tuple[str, ...], where: str) -> None:
    """Without rules it is only a question, to which both answers are good."""
    refused = _refused(verdict, pos, move)
    verdict.refused.append(refused)
    if not rules:
        return
    if not refused.rules:
        verdict.failures.append(Fault(f"{where}.why_not", IsLegal(move)))
    elif refused.rules[: len(rules)] != rules:
        verdict.failures.append(Fault(f"{where}.why_not", OtherRules(move, refused.rules, rules)))


def _expect_options(verdict: Verdict, pos: AnyPosition, options: tuple[str, ...], where: str) -> None:
    """Exactly these moves; a forced decision before them is played first."""
    wanted, forced = set(options), list[Event]()
    while {move.text for move in pos.legal_moves()} != wanted and len(pos.legal_moves()) == 1:
        _force(verdict, pos, forced)
    _follows(verdict, pos, forced)
    found = tuple(move.text for move in pos.legal_moves())
    if set(found) != wanted:
        verdict.failures.append(Fault(f"{where}.options", OtherOptions(found)))


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


def _state_differs(pos: AnyPosition, wanted: Mapping[str, Plain], where: str) -> list[Fault]:
    """What does not hold now, nor after the forced moves that follow of themselves."""
    here = _differences(pos.game.state(pos), wanted, where)
    later, found = pos.copy(), here
    while found and later.force():
        found = _differences(later.game.state(later), wanted, where)
    return here if found else []


def _points(pos: AnyPosition) -> dict[str, dict[str, Plain]]:
    unit = pos.game.kit.parts_of_a_point
    return {who: {reason: in_words(n, unit) for reason, n in items.items()} for who, items in pos.scores().items()}


def _differences(found: Plain, wanted: Plain, path: str) -> list[Fault]:
    """Every key that is asked for must be there with the same value; what is not asked for does not matter."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        names = {str(key): value for key, value in found.items()}
        return [d for key, value in wanted.items() for d in _at_key(names, str(key), value, path)]
    return [] if _as_set(found) == _as_set(wanted) else [Fault(path, Differs(_written(wanted), _written(found)))]


def _at_key(found: Mapping[str, Plain], key: str, wanted: Plain, path: str) -> list[Fault]:
    return _differences(found[key], wanted, f"{path}.{key}") if key in found else [unknown_key(path, key, found)]


def _as_set(value: Plain) -> Plain:
    """What lies somewhere, however it is listed; two alike are still two."""
    return sorted(map(repr, value)) if isinstance(value, list | tuple) else value


def _written(value: Plain) -> str:
    """As in a case: `[a, b]`."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key}: {_written(each)}' for key, each in value.items())}}}"
    return str(value)


def _expect_events(verdict: Verdict, pos: AnyPosition, wanted: list[Plain], where: str, first: int) -> None:
    told = [pos.game.events.plain(event, pos) for stage in verdict.stages[first:] for event in stage.events]
    for event in wanted:
        asked = mapped(f"{where}.events", event).items()
        if not any(asked <= candidate.items() for candidate in told):
            verdict.failures.append(Fault(f"{where}.events", DidNotHappen(_written(event))))


def _expect_cited(verdict: Verdict, rules: tuple[str, ...], where: str) -> None:
    for rule in rules:
        if rule not in verdict.rules:
            verdict.failures.append(Fault(where, NotCited(rule)))
