"""Fields that must agree with each other (`x-check` in the schemas), one small function each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

from engine.loading.document import Path
from engine.loading.known import Known, Sheet, called
from engine.loading.nearest import hint

Finding = tuple[Path, str]
Relation = Callable[[Any, Sheet, Known], Iterator[Finding]]

GAME_KEYS = ("players", "goods", "decisions", "moves")
#: Kinds of rules that may tell of a whole expansion, whichever of its modules are in play.
OVERVIEW = ("component", "informative")
PLAY_WORDS = ("run", "why_not", "options", "then")
#: What a question says beside its position.
QUESTION_TITLES = ("game", "cases", "id", "title", "audience", "rules", "modules", "agreed", "text", "sources")
QUESTION_WORDS = (*QUESTION_TITLES, "given", "draws", "play", "why_not", "options", "then")


def game(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    if value["id"] != sheet.found.book:
        yield ("id",), f"must be the name of the folder, “{sheet.found.book}”"
    if "extends" not in value:
        yield from [((), f"“{name}” is missing") for name in GAME_KEYS if name not in value]
    players = value.get("players", {"least": 1, "most": 1})
    if players["least"] > players["most"]:
        yield ("players", "least"), "is more than the most players"
    if value.get("complete") and "missing" in value:
        yield ("missing",), "nothing is missing in a book that is complete"
    yield from _chapters(value["chapters"], known.chapter_files.get(sheet.found.book, []))


def _chapters(listed: list[str], files: list[str]) -> Iterator[Finding]:
    for index, name in enumerate(listed):
        if name not in files:
            yield ("chapters", index), f"there is no file rules/{name}.yaml{hint(name, files)}"
    for name in files:
        if name not in listed:
            yield ("chapters",), f"rules/{name}.yaml has no place in the reading order; list it here"


def chapter(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    stem = sheet.found.stem
    if stem.partition("-")[2] != value["chapter"]:
        yield ("chapter",), f"must be the file's name without its leading number: “{stem.partition('-')[2]}”"
    if any(rule["kind"] not in OVERVIEW for rule in value["rules"]):
        yield from _needs_module(value, sheet, known)


def rule(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    least, most = known.players_with.get(sheet.found.book, known.players)
    for index, number in enumerate(value.get("players", [])):
        if not least <= number <= most:
            yield ("players", index), f"the game is for {least} to {most} players"
    if "changes" in value and sheet.found.book not in known.expansions:
        yield ("changes",), "only a rule of an expansion changes others"


def family(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    yield from _needs_module(value, sheet, known)
    kinds = value.get("kinds", [])
    for index, tile in enumerate(value["components"]):
        if tile.get("kind", "") not in (kinds or [""]):
            near = hint(tile.get("kind", ""), kinds)
            yield ("components", index, "kind"), f"must be one of the kinds of this family{near}"
    yield from _in_print(value, sheet, known)


def _in_print(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    """No family holds more tiles than there are, and that of a complete book holds them all."""
    held = sum(tile.get("count", 1) for tile in value["components"])
    printed = value.get("in_print", held)
    if held > printed:
        yield ("in_print",), f"this family holds {held} tiles, more than there are in print"
    elif held < printed and sheet.found.book in known.complete:
        yield ("in_print",), f"{sheet.found.book} is complete, but this family holds {held} of {printed} tiles"


def place(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    yield from _needs_module(value, sheet, known)
    spaces = [space["id"] for space in value.get("spaces", [])]
    for index, name in enumerate(spaces):
        if name in spaces[:index]:
            yield ("spaces", index, "id"), f"the space “{name}” stands twice"
    columns = value.get("columns", [])
    for index, cell in enumerate(value.get("cells", [])):
        if cell["column"] not in columns:
            yield ("cells", index, "column"), "must be one of the columns of this place"


def track(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    yield from _needs_module(value, sheet, known)
    if value.get("start", 0) >= len(value["steps"]):
        yield ("start",), f"there are only {len(value['steps'])} steps, counted from 0"


def _needs_module(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    if sheet.found.book in known.expansions and "module" not in value:
        yield (), "“module” is missing: what an expansion adds belongs to one of its modules"


def option(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    if value["default"] not in value["values"]:
        yield ("default",), f"must be one of the values{hint(value['default'], value['values'])}"


def supply(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    name, _, param = value.partition("/")
    yield from (((), message) for message in _parameter(name, param, known))


def _parameter(rule: str, param: str, known: Known) -> Iterator[str]:
    if not known.has("rule", rule):
        yield f"there is no rule “{rule}”{hint(rule, known.names['rule'])}"
    elif param not in known.params.get(rule, {}) and "rule" not in known.uncertain:
        yield f"the rule {rule} has no parameter “{param}”{hint(param, known.params.get(rule, {}))}"


def step(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    chosen = value.get("track", "any")
    if known.family_of.get(chosen, value["tracks"]) != value["tracks"]:
        yield ("track",), f"{chosen} belongs to {known.family_of[chosen]}, not to {value['tracks']}"


def advance(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    if value.get("least", 1) > value.get("most", 1):
        yield ("least",), "is more than the most advances"


def amount(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    """`gain.wood` names a good, `step.temples` a family of tracks, `step.chaac` one track."""
    verb, _, name = value.partition(".")
    kind = {"gain": "good", "step": "track" if known.has("track", name) else "tracks"}.get(verb)
    if kind and name != "resource" and not known.has(kind, name):
        yield (), f"there is no {called(kind)} “{name}”{hint(name, known.names[kind])}"


def change(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    if ("by" in value) == ("tax" in value):
        yield (), "needs either “by” or “tax”"


def set_(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    if not known.has("rule", value["rule"]):
        return
    yield from ((("param",), message) for message in _parameter(value["rule"], value["param"], known))
    old = known.params.get(value["rule"], {}).get(value["param"])
    if old is not None and isinstance(old, dict) != isinstance(value["to"], dict):
        yield ("to",), "must be a table of figures" if isinstance(old, dict) else "must be a single figure"


def offer(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    moves = known.moves.get(value["decision"], ())
    if moves and known.has("move", value["option"]) and value["option"] not in moves:
        yield ("option",), f"is not among the moves of the decision {value['decision']}{hint(value['option'], moves)}"


def case(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    if sheet.found.book in known.expansions and "modules" not in value:
        yield (), "“modules” is missing: a case of an expansion names the modules in play"
    if "agreed" in value and value.get("audience") != "check":
        yield ("agreed",), "published cases are played as usual: this one is for “audience: check”"
    yield from _agreed(value, known)
    players = value["given"].get("players", {})
    names = tuple(players) if isinstance(players, dict) else ()
    for index, play in enumerate(value["play"]):
        yield from ((("play", index, *path), message) for path, message in _play(play, names, known))
    yield from _then(value.get("then", {}), ("then",), known)


def question(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    """As of a case, where a question says so much. Whatever is no word of a question belongs to its position."""
    for key in value:
        near = get_close_matches(key, QUESTION_WORDS, n=1, cutoff=0.8)
        if near and key not in QUESTION_WORDS:
            yield (key,), f"unknown key “{key}”; did you mean “{near[0]}”?"
    yield from _agreed(value, known)
    players = value.get("given", value).get("players", {})
    names = tuple(players) if isinstance(players, dict) else ()
    plays = value.get("play", [])
    for index, play in enumerate(plays) if isinstance(plays, list) else ():
        if isinstance(play, dict):
            yield from ((("play", index, *path), message) for path, message in _play(play, names, known))
    yield from _then(value.get("then", {}), ("then",), known)


def _agreed(value: Any, known: Known) -> Iterator[Finding]:
    for name, chosen in value.get("agreed", {}).items():
        if not known.has("option", name):
            yield ("agreed", name), f"there is no option “{name}”{hint(name, known.names['option'])}"
        elif name in known.options and chosen not in known.options[name]:
            yield ("agreed", name), f"“{chosen}” is no value of {name}{hint(chosen, known.options[name])}"


def _play(play: Any, players: tuple[str, ...], known: Known) -> Iterator[Finding]:
    for key in play:
        if players and key not in (*players, *PLAY_WORDS):
            near = hint(key, (*players, *PLAY_WORDS))
            yield (key,), f"“{key}” is neither a player of this case nor a known key{near}"
    if sum(key in (*players, "run") for key in play) > 1:
        yield (), "moves of one player, or one procedure; split it into several entries"
    yield from _then(play.get("then", {}), ("then",), known)


def _then(then: Any, path: Path, known: Known) -> Iterator[Finding]:
    cites = then.get("cites", [])
    for index, name in enumerate(cites if isinstance(cites, list) else []):
        if not known.has("rule", str(name)):
            yield (*path, "cites", index), f"there is no rule “{name}”{hint(str(name), known.names['rule'])}"


def shown(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    kind, _, name = value.partition(":")
    if kind == "table":
        yield from _table_for(int(name), known)
        return
    if kind == "case" and name in known.hidden_cases:
        yield (), f"the case “{name}” is not published (audience: check)"
    if not known.has(kind, name):
        yield (), f"there is no {called(kind)} “{name}”{hint(name, known.names[kind])}"


def _table_for(players: int, known: Known) -> Iterator[Finding]:
    least, most = known.players
    if not least <= players <= most:
        yield (), f"the game is for {least} to {most} players"


def figures(value: Any, sheet: Sheet, known: Known) -> Iterator[Finding]:
    """`rule/parameter`, and the parameter is a table; or a rule with a figure for each of several goods."""
    name, named, param = value.partition("/")
    if not named:
        yield from _figures_of_goods(name, known)
        return
    yield from supply(value, sheet, known)
    if isinstance(known.params.get(name, {}).get(param), int):
        yield (), f"{param} is a single figure of the rule {name}, not a table"


def _figures_of_goods(name: str, known: Known) -> Iterator[Finding]:
    if not known.has("rule", name):
        yield (), f"there is no rule “{name}”{hint(name, known.names['rule'])}"
    elif not any(known.has("good", param) for param in known.params.get(name, {})):
        yield (), f"the rule {name} has no figure that is named after a good"


RELATIONS: dict[str, Relation] = {
    "game": game,
    "chapter": chapter,
    "rule": rule,
    "family": family,
    "place": place,
    "track": track,
    "option": option,
    "supply": supply,
    "step": step,
    "advance": advance,
    "amount": amount,
    "change": change,
    "set": set_,
    "offer": offer,
    "case": case,
    "question": question,
    "shown": shown,
    "figures": figures,
}
