"""What jsonschema finds, in words for people who write content: one small function for each keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from jsonschema import ValidationError
from jsonschema.exceptions import best_match

from engine.loading.document import Path
from engine.loading.nearest import hint

Finding = tuple[Path, str]

TYPES: dict[str, tuple[type, str]] = {
    "object": (dict, "a mapping"),
    "array": (list, "a list"),
    "string": (str, "text"),
    "integer": (int, "a whole number"),
    "boolean": (bool, "true or false"),
}
_CALLED = dict(TYPES.values())


class Broken(NamedTuple):
    """A keyword with its argument, the schema in which it stands, and the value that does not keep it."""

    keyword: str
    argument: Any
    schema: Mapping[str, Any]
    path: Path
    value: Any
    error: ValidationError

    @property
    def meant(self) -> str:
        """Whoever described the schema said it better than a regular expression does."""
        return str(self.schema.get("description", self.error.message))


Words = Callable[[Broken], Iterator[Finding]]


def sentences(errors: Iterable[ValidationError]) -> Iterator[Finding]:
    """Where the type is wrong, nothing else is said of the value."""
    found = [_broken(error) for error in errors]
    mistyped = {each.path for each in found if each.keyword == "type"}
    for each in found:
        if each.keyword == "type" or each.path not in mistyped:
            yield from _said(each)


def _broken(error: Any) -> Broken:
    schema = error.schema if isinstance(error.schema, Mapping) else {}
    path = tuple(error.absolute_path)
    return Broken(str(error.validator), error.validator_value, schema, path, error.instance, error)


def _said(broken: Broken) -> Iterator[Finding]:
    """A keyword for which we have no words speaks with those of jsonschema."""
    words = WORDS.get(broken.keyword)
    return words(broken) if words else iter([(broken.path, broken.error.message)])


def _type(broken: Broken) -> Iterator[Finding]:
    names = [broken.argument] if isinstance(broken.argument, str) else broken.argument
    expected = " or ".join(TYPES[name][1] for name in names)
    yield broken.path, f"must be {expected}, not {_shown(broken.value)}"


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return f"the text “{value[:40]}”"
    return str(value).lower() if isinstance(value, bool | int) else _CALLED[type(value)]


def _additional_properties(broken: Broken) -> Iterator[Finding]:
    key = str(broken.path[-1])
    yield broken.path, f"unknown key “{key[:60]}”{hint(key, broken.schema.get('properties', {}))}"


def _required(broken: Broken) -> Iterator[Finding]:
    """There is one such error for each missing key, and none of them says for which."""
    missing = (name for name in broken.argument if name not in broken.value)
    yield from ((broken.path, f"“{name}” is missing") for name in missing)


def _alternatives(broken: Broken) -> Iterator[Finding]:
    """Of several alternatives only the nearest is worth a sentence, unless each of them is a single key."""
    if all(list(branch) == ["required"] for branch in broken.argument):
        names = ", ".join(name for branch in broken.argument for name in branch["required"])
        needed = "exactly" if broken.keyword == "oneOf" else "at least"
        yield broken.path, f"{needed} one of these keys is needed: {names}"
        return
    nearest = best_match([broken.error])
    yield from [(broken.path, _unfit(broken))] if nearest in (None, broken.error) else _said(_broken(nearest))


def _unfit(broken: Broken) -> str:
    fits = "none" if broken.error.context else "more than one"
    return f"fits {fits} of the forms that are allowed here: {broken.meant}"


def _limit(words: str) -> Words:
    def limit(broken: Broken) -> Iterator[Finding]:
        yield broken.path, words.format(broken.argument)

    return limit


def _pattern(broken: Broken) -> Iterator[Finding]:
    yield broken.path, f"“{broken.value[:60]}” is not written as expected here: {broken.meant}"


def _enum(broken: Broken) -> Iterator[Finding]:
    values = [str(each) for each in broken.argument]
    near = hint(broken.value, values) if isinstance(broken.value, str) else ""
    near = near if "did you mean" in near else ""
    yield broken.path, f"must be one of {', '.join(values)}, not {_shown(broken.value)}{near}"


def _unique_items(broken: Broken) -> Iterator[Finding]:
    for index, each in enumerate(broken.value):
        if each in broken.value[:index]:
            yield (*broken.path, index), f"{_shown(each)} stands twice in this list"


WORDS: dict[str, Words] = {
    "type": _type,
    "additionalProperties": _additional_properties,
    "required": _required,
    "oneOf": _alternatives,
    "anyOf": _alternatives,
    "minProperties": _limit("needs at least {} keys"),
    "maxProperties": _limit("has more than {} keys"),
    "minItems": _limit("needs at least {} entries"),
    "maxItems": _limit("has more than {} entries"),
    "maxLength": _limit("has more than {} characters"),
    "minimum": _limit("is below the least figure allowed here, {}"),
    "maximum": _limit("is above the greatest figure allowed here, {}"),
    "pattern": _pattern,
    "enum": _enum,
    "uniqueItems": _unique_items,
}
