"""From plain, already checked data (dicts and lists, as in the compiled JSON) to the typed model.

The dataclasses are the only description of the shape: fields are read by name, and a kind of effect, measure or ability
is a mapping with one key. A kind that has a single field takes its value directly.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.model import abilities, cases, effects, measures
from engine.model.rulebook import Rulebook

T = TypeVar("T")

_NAMESPACE = {**vars(measures), **vars(effects), **vars(abilities), **vars(cases)}


class ShapeError(ValueError):
    """Plain data that does not have the shape of the model."""


def rulebook_from_plain(plain: Mapping[str, Any]) -> Rulebook:
    return build(Rulebook, plain)


def build(cls: type[T], plain: Any) -> T:
    """Read one dataclass from a mapping; unknown and missing keys are errors."""
    hints = _hints(cls)  # type: ignore[arg-type]
    _refuse_unknown(cls, plain, hints)
    values = {name: _value(hints[name], plain[name]) for name in hints if name in plain}
    missing = [f.name for f in fields(cls) if f.name not in values and _required(f)]  # type: ignore[arg-type]
    if missing:
        raise ShapeError(f"{cls.__name__} lacks {', '.join(missing)}")
    return cls(**values)


@cache
def _hints(cls: type) -> dict[str, Any]:
    hints = get_type_hints(cls, localns=_NAMESPACE)
    return {f.name: hints[f.name] for f in fields(cls)}


def _required(field: Any) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _refuse_unknown(cls: type, plain: Any, hints: Mapping[str, Any]) -> None:
    if not isinstance(plain, Mapping):
        raise ShapeError(f"{cls.__name__} must be a mapping, not {plain!r}")
    unknown = [key for key in plain if key not in hints]
    if unknown:
        raise ShapeError(f"{cls.__name__} has no {unknown[0]!r}")


def _value(hint: Any, plain: Any) -> Any:
    special = _SPECIAL.get(hint)
    if special is not None:
        return special(plain)
    if get_origin(hint) is tuple:
        return _tuple(hint, plain)
    if get_origin(hint) in (Union, types.UnionType):
        return _union(hint, plain)
    if hasattr(hint, "__dataclass_fields__"):
        return build(hint, plain)
    return plain


def _tuple(hint: Any, plain: Any) -> tuple[Any, ...]:
    """A mapping becomes its pairs, a list its items; a single item needs no list."""
    item = get_args(hint)[0]
    if isinstance(plain, Mapping):
        return _pairs(plain)
    if not isinstance(plain, list | tuple):
        plain = [plain]
    return tuple(_value(item, value) for value in plain)


def _pairs(plain: Mapping[Any, Any]) -> tuple[tuple[Any, Any], ...]:
    return tuple((_key(key), _pairs(value) if isinstance(value, Mapping) else value) for key, value in plain.items())


def _key(key: Any) -> Any:
    """JSON turns the numbers that head a table into text; turn them back."""
    return int(key) if isinstance(key, str) and key.lstrip("-").isdigit() else key


def _union(hint: Any, plain: Any) -> Any:
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
    names = [f.name for f in fields(cls)]
    return {names[0]: value} if len(names) == 1 else value


def _amount(plain: Any) -> Any:
    return plain if isinstance(plain, int) else _MEASURE(plain)


def _ability(plain: Any) -> abilities.Ability:
    forms = {name: value for name, value in plain.items() if name in abilities.FORMS}
    rest = {name: value for name, value in plain.items() if name not in abilities.FORMS}
    return abilities.Ability(form=_FORM(forms), **rest)


_EFFECT = _kind(effects.EFFECTS)
_MEASURE = _kind(measures.MEASURES)
_FORM = _kind(abilities.FORMS)

_SPECIAL: dict[Any, Callable[[Any], Any]] = {
    effects.Effect: _EFFECT,
    measures.Measure: _MEASURE,
    measures.Amount: _amount,
    abilities.Form: _FORM,
    abilities.Ability: _ability,
}
