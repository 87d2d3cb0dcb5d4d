"""From plain, already checked data (dicts and lists, as in the compiled JSON) to the typed model.

The dataclasses are the only description of the shape: fields are read by name, and a kind of effect, measure or ability
is a mapping with one key. A kind that has a single field takes its value directly.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import cache, partial
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.model import abilities, cases, effects, measures
from engine.model.rulebook import Rulebook

T = TypeVar("T")
_Reader = Callable[[Any], Any]

_NAMESPACE = {**vars(measures), **vars(effects), **vars(abilities), **vars(cases)}


class ShapeError(ValueError):
    """Plain data that does not have the shape of the model."""


def rulebook_from_plain(plain: Mapping[str, Any]) -> Rulebook:
    return build(Rulebook, plain)


def build(cls: type[T], plain: Any) -> T:
    """Read one dataclass from a mapping; unknown and missing keys are errors."""
    readers, required = _shape(cls)  # type: ignore[arg-type]
    _refuse_unknown(cls, plain, readers)
    values = {name: read(plain[name]) if read else plain[name] for name, read in readers.items() if name in plain}
    missing = [name for name in required if name not in values]
    if missing:
        raise ShapeError(f"{cls.__name__} lacks {', '.join(missing)}")
    return cls(**values)


@cache
def _shape(cls: Any) -> tuple[dict[str, _Reader | None], tuple[str, ...]]:
    """How each field is read, and which fields there must be; to find it out for every value would take longer."""
    hints = get_type_hints(cls, localns=_NAMESPACE)
    return {f.name: _reader(hints[f.name]) for f in fields(cls)}, tuple(f.name for f in fields(cls) if _required(f))


def _required(field: Any) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _refuse_unknown(cls: type, plain: Any, readers: Mapping[str, Any]) -> None:
    if not isinstance(plain, Mapping):
        raise ShapeError(f"{cls.__name__} must be a mapping, not {plain!r}")
    unknown = [key for key in plain if key not in readers]
    if unknown:
        raise ShapeError(f"{cls.__name__} has no {unknown[0]!r}")


@cache
def _reader(hint: Any) -> _Reader | None:
    """What makes a value of plain data; None where they are the same."""
    if hint in _SPECIAL:
        return _SPECIAL[hint]
    if get_origin(hint) is tuple:
        return partial(_tuple, _reader(get_args(hint)[0]))
    if get_origin(hint) in (Union, types.UnionType):
        return _union
    return partial(build, hint) if hasattr(hint, "__dataclass_fields__") else None


def _tuple(read: _Reader | None, plain: Any) -> tuple[Any, ...]:
    """A mapping becomes its pairs, a list its items; a single item needs no list."""
    if isinstance(plain, Mapping):
        return _pairs(plain)
    if not isinstance(plain, list | tuple):
        plain = [plain]
    return tuple(map(read, plain)) if read else tuple(plain)


def _pairs(plain: Mapping[Any, Any]) -> tuple[tuple[Any, Any], ...]:
    return tuple((_key(key), _pairs(value) if isinstance(value, Mapping) else value) for key, value in plain.items())


def _key(key: Any) -> Any:
    """JSON turns the numbers that head a table into text; turn them back."""
    return int(key) if isinstance(key, str) and key.isascii() and key.lstrip("-").isdigit() else key


def _union(plain: Any) -> Any:
    """A figure or a table of figures; an optional list stays a tuple."""
    if isinstance(plain, Mapping):
        return _pairs(plain)
    return tuple(plain) if isinstance(plain, list | tuple) else plain


def _kind(table: Mapping[str, type]) -> Callable[[Any], Any]:
    def read(plain: Any) -> Any:
        if not isinstance(plain, Mapping) or len(plain) != 1:
            raise ShapeError(f"exactly one kind expected: {plain!r}")
        ((name, value),) = plain.items()
        if name not in table:
            raise ShapeError(f"unknown kind {name!r}")
        return build(table[name], named(table[name], value))

    return read


def named(cls: type, value: Any) -> Any:
    """The value of a one-field kind, with its field named."""
    names = _names(cls)
    return {names[0]: value} if len(names) == 1 else value


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(f.name for f in fields(cls))


def _amount(plain: Any) -> Any:
    return plain if isinstance(plain, int) else _MEASURE(plain)


def _ability(plain: Any) -> abilities.Ability:
    forms = {name: value for name, value in plain.items() if name in abilities.FORMS}
    rest = {name: value for name, value in plain.items() if name not in abilities.FORMS}
    return abilities.Ability(form=_FORM(forms), **rest)


_EFFECT = _kind(effects.EFFECTS)
_MEASURE = _kind(measures.MEASURES)
_FORM = _kind(abilities.FORMS)

_SPECIAL: dict[Any, _Reader] = {
    effects.Effect: _EFFECT,
    measures.Measure: _MEASURE,
    measures.Amount: _amount,
    abilities.Form: _FORM,
    abilities.Ability: _ability,
}
