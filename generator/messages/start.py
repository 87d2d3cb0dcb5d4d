"""Start a new language: a terms.yaml to translate, with the plural rule and the lists that CLDR knows."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from decimal import Decimal
from gettext import c2py
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.messages.plurals import get_plural

from engine.whole_file import write_whole
from generator.languages.load import TERMS, load_language
from generator.wording.language import SOURCE

ONE_AND_A_HALF = Decimal("1.5")
NOTE = """\
# How this language counts, lists and sorts, and its terms with their forms.
# The terms below are still in English: translate them, add gender and forms, and put the alphabet in order.
"""


def start_language(code: str, root: Path) -> Path:
    """Write the new terms.yaml; a ValueError says why not."""
    if not re.fullmatch("[a-z]{2}", code):
        raise ValueError(f"a language has a code of two small letters, such as fr; “{code}” has not")
    path = root / code / TERMS
    if path.exists():
        raise ValueError(f"{path} exists already")
    try:
        locale = Locale.parse(code)
    except (UnknownLocaleError, ValueError) as error:
        raise ValueError(f"“{code}” is no language that CLDR knows") from error
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, (NOTE + _written(_new_tree(code, locale, root))).encode(), lasting=True)
    return path


def _new_tree(code: str, locale: Locale, root: Path) -> dict[str, Any]:
    tree = load_language(SOURCE, root).to_json()
    del tree["messages"], tree["ordinal"], tree["instead"], tree["part"]
    rule = str(get_plural(code))
    categories = _categories(rule, locale)
    tree |= {"language": code, "name": locale.get_display_name(code), "plural": rule, "categories": categories}
    tree |= {"fraction": locale.plural_form(ONE_AND_A_HALF)}
    tree |= {"list": _pattern(locale, "standard"), "either": _pattern(locale, "or")}
    tree["neither"] = tree["either"]  # CLDR knows no list under a negation; many languages have no other
    tree["number"]["decimal"] = locale.number_symbols["latn"]["decimal"]
    for terms in (tree["terms"], *tree["games"].values()):
        for term in terms.values():
            _widen(term, categories)
    return tree


def _categories(rule: str, locale: Locale) -> list[str]:
    """CLDR's name for each form of the plural rule: the one that most numbers agree on."""
    index = c2py(rule.partition("plural=")[2].rstrip("; "))
    votes: dict[int, Counter[str]] = defaultdict(Counter)
    for number in range(200):
        votes[index(number)][locale.plural_form(number)] += 1
    return [votes[form].most_common(1)[0][0] for form in sorted(votes)]


def _widen(term: dict[str, Any], categories: list[str]) -> None:
    """The English forms, once for each plural category of the new language."""
    if "counted" in term:
        english = term["counted"]
        term["counted"] = {name: english["one" if name == "one" else "other"] for name in categories}
    term.pop("forms", None)


def _pattern(locale: Locale, kind: str) -> dict[str, str]:
    known = locale.list_patterns[kind]
    patterns = {"pair": known["2"], "middle": known["middle"], "last": known["end"]}
    return {part: str(text).replace("{0}", "{a}").replace("{1}", "{b}") for part, text in patterns.items()}


def _written(tree: dict[str, Any]) -> str:
    """YAML with one line for each term; JSON's flow style is YAML too."""
    lines: list[str] = []
    for key, value in tree.items():
        if key in ("terms", "games"):
            lines += [f"{key}:", *_branches(value, 2 if key == "games" else 1, "  ")]
        else:
            lines.append(f"{key}: {_inline(value)}")
    return "\n".join(lines) + "\n"


def _branches(tree: dict[str, Any], depth: int, indent: str) -> list[str]:
    if depth == 1:
        return [f"{indent}{key}: {_inline(value)}" for key, value in tree.items()]
    return [line for key, value in tree.items() for line in (f"{indent}{key}:", *_branches(value, 1, indent + "  "))]


def _inline(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
