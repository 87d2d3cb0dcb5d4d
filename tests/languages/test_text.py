"""The message mini-language reads, writes and refuses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.model.text import (
    SPECIAL,
    Counted,
    Link,
    Param,
    TextError,
    Words,
    counted_words,
    escape,
    parameters,
    parse,
    plain,
    targets,
    write,
)

BEGGING = (
    "If you have {at_most} [corn](term:corn) or less, you may beg. "
    "This [angers the gods](rule:anger.step-down): go down {steps_down|step|steps}."
)


def test_a_rule_becomes_words_parameters_links_and_counted_words() -> None:
    assert parse(BEGGING) == (
        Words("If you have "),
        Param("at_most"),
        Words(" "),
        Link("term", "corn", (Words("corn"),)),
        Words(" or less, you may beg. This "),
        Link("rule", "anger.step-down", (Words("angers the gods"),)),
        Words(": go down "),
        Counted("steps_down", ((Words("step"),), (Words("steps"),))),
        Words("."),
    )


def test_parameters_and_targets_are_found_at_every_depth() -> None:
    inline = parse("{n|[{good:gen} tile](term:tile)|[tiles](component:farm)} {~n|is|are} {name:acc}")
    assert parameters(inline) == {"n", "good", "name"}
    assert targets(inline) == {("term", "tile"), ("component", "farm")}
    assert [len(word.forms) for word in counted_words(inline)] == [2, 2]
    assert [word.silent for word in counted_words(inline)] == [False, True]


def test_a_form_may_be_empty() -> None:
    assert parse("{~n||s}") == (Counted("n", ((), (Words("s"),)), silent=True),)


def test_escapes_stand_for_the_characters() -> None:
    assert parse(r"\{a\} \[b\] c\|d \\") == (Words(r"{a} [b] c|d \ "[:-1]),)
    assert parse(r"{n|a\|b|c}") == (Counted("n", ((Words("a|b"),), (Words("c"),))),)


def test_a_bar_outside_braces_is_a_bar() -> None:
    assert parse("a | b") == (Words("a | b"),)


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("take {n", 8, "not closed"),
        ("take {n|a", 10, "not closed"),
        ("take }", 6, "closes nothing"),
        ("take ]", 6, "closes nothing"),
        ("take {N}", 7, "parameter's name"),
        ("{n:}", 4, "grammatical form"),
        ("{~n}", 1, "needs its forms"),
        ("[corn]", 1, "[words](scheme:id)"),
        ("[](term:corn)", 1, "without words"),
        ("[corn](http:corn)", 7, "unknown link scheme “http”"),
        ("[corn](term:Corn)", 1, "[words](scheme:id)"),
        ("[a [b](term:b)](term:a)", 4, "a link inside a link"),
        ("a \\n b", 3, "backslash"),
        ("a \\", 3, "backslash"),
        ("{a|" * 50, 19, "nested too deeply"),
    ],
)
def test_an_unreadable_text_is_refused_with_its_column(text: str, column: int, message: str) -> None:
    with pytest.raises(TextError) as refused:
        parse(text)
    assert refused.value.column == column
    assert message in refused.value.message


@given(st.text())
def test_escaped_words_read_back_as_themselves(words: str) -> None:
    assert plain(parse(escape(words))) == words


@given(st.text(alphabet=SPECIAL + "an~:()term", max_size=30))
def test_any_text_is_read_and_written_back_or_refused(text: str) -> None:
    try:
        inline = parse(text)
    except TextError:
        return
    assert parse(write(inline)) == inline
