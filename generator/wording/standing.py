"""Where an effect stands: the engine remembers work still to do by address, and words need the effect itself."""

from __future__ import annotations

from engine.abilities import Holding
from engine.game import Game
from engine.model.abilities import Change, Trigger, Use
from engine.model.effects import Choose, Effect, May, Repeat

Effects = tuple[Effect, ...]


def effect_at(address: str, game: Game) -> Effect | None:
    """The effect at an address such as `tikal.4/0`; none for something that is not written in content."""
    home, *path = address.split("/")
    effects = _at_home(home, game)
    if path and path[0] == "use":
        effects, path = _used(home, game), path[1:]
    elif path and path[0] in ("trigger", "tax"):
        effects, path = _by_bit(int(path[1]), game), path[2:]
    return _walk(effects, [int(part) for part in path]) if path and "reward" not in path else None


def _at_home(home: str, game: Game) -> Effects:
    """The effects of a tile, of the bonus of a track, of a space or of a step."""
    book = game.rulebook
    if home in book.components:
        return book.components[home].effects
    if home in book.track_by_id:
        return book.track_by_id[home].bonus
    name, _, part = home.partition(".")
    if name in book.track_by_id:
        return book.track_by_id[name].steps[int(part)].effects
    spaces = book.place_by_id[name].spaces if name in book.place_by_id else ()
    return next((space.effects for space in spaces if space.id == part), ())


def _used(tile: str, game: Game) -> Effects:
    forms = (holding.ability.form for holding in game.abilities.holdings if holding.source == tile)
    return next((form.effects for form in forms if isinstance(form, Use)), ())


def _by_bit(bit: int, game: Game) -> Effects:
    holding: Holding = next(each for each in game.abilities.holdings if each.bit == bit)
    match holding.ability.form:
        case Trigger(effects=effects, optional=optional):
            return (May(effects),) if optional else effects
        case Change(tax=tax):
            return tax
    return ()


def _walk(effects: Effects, path: list[int]) -> Effect | None:
    if path[0] >= len(effects):
        return None
    effect, rest = effects[path[0]], path[1:]
    if not rest:
        return effect
    match effect:
        case Choose(options) if rest[0] < len(options) and rest[1:]:
            return _walk(options[rest[0]], rest[1:])
        case May(inner) | Repeat(_, inner):
            return _walk(inner, rest)
    return None
