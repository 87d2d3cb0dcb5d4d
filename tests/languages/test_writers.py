"""No content becomes markup, in any output."""

from __future__ import annotations

import html
import re

import markdown  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.model.text import Icon, Inline, Link, Param, Words
from generator.wording.writers import escape_markdown, to_html, to_json, to_markdown, to_text

EXTENSIONS = ["attr_list", "tables", "admonition", "def_list", "footnotes", "abbr", "md_in_html", "toc"]
EXTENSIONS += [
    "pymdownx.details",
    "pymdownx.superfences",
    "pymdownx.magiclink",
    "pymdownx.tilde",
    "pymdownx.arithmatex",
]
BEG: Inline = (Words("Take <3> "), Icon("corn"), Link("term", "corn", (Words("corn & co"),)), Words("."))


def href(scheme: str, target: str) -> str | None:
    return f"../{scheme}/#{target}" if scheme == "term" else None


def icon(good: str) -> str:
    return f"<svg>{good}</svg>"


def test_the_terminal_gets_words_only_and_no_control_characters() -> None:
    assert to_text(BEG) == "Take <3> corn & co."
    assert to_text((Words("\x1b[31mred\x07"),)) == "[31mred"


def test_html_is_escaped_and_linked_through_the_callback() -> None:
    assert to_html(BEG, href, icon) == (
        'Take &lt;3&gt; <svg>corn</svg><a class="term" href="../term/#corn">corn &amp; co</a>.'
    )
    assert to_html((Link("rule", "x", (Words('"x"'),)),), href) == "&quot;x&quot;"
    assert to_html((Link("term", 'a"b', (Words("x"),)),), href) == '<a class="term" href="../term/#a&quot;b">x</a>'


def test_markdown_links_carry_their_scheme() -> None:
    assert to_markdown(BEG, href, icon) == ("Take &#60;3\\> <svg>corn</svg>[corn &#38; co](../term/#corn){.term}.")


def test_typst_gets_plain_objects() -> None:
    assert to_json(BEG)[1:3] == [
        {"kind": "icon", "good": "corn"},
        {"kind": "link", "scheme": "term", "target": "corn", "inline": [{"kind": "words", "text": "corn & co"}]},
    ]


def test_an_unresolved_text_is_refused() -> None:
    with pytest.raises(ValueError, match="no value yet"):
        to_text((Param("n"),))


def rendered(before: str, words: str) -> tuple[str, str]:
    """What Markdown makes of the words: the tags inside the block, and the text."""
    page = markdown.markdown(before + escape_markdown(words) + "\n", extensions=EXTENSIONS)
    inner = re.sub(r'</?(p|h2|ul|li)( id="[^"]*")?>|\n', "", page)
    return "".join(re.findall("<[^>]*>", inner)), html.unescape(inner).strip()


DANGEROUS = """# a|1. a|- a|+ a|* a|> a|```a|~~~|!!! note|??? note|: a|[^1]: a|*[a]: b|[a](b)|![a](b)|<b>a</b>|&amp;
{{ a }} {% b %}|{: .a }|http://a.b/c|www.a.org|a@b.cc|a_b_c *a* __b__|`a` $a$ ==a== ~~a~~|===|---|***|a\\*b|[TOC]
<!-- a -->|&#42;|a | b\n--|--\n1 | 2|\\(a\\)|<script>alert(1)</script>|[a]: http://b.c""".replace("\n", "|").split("|")


@pytest.mark.parametrize("before", ["", "## ", "- "])
@pytest.mark.parametrize("words", DANGEROUS)
def test_words_stay_words_in_markdown(before: str, words: str) -> None:
    assert rendered(before, words) == ("", " ".join(words.split()))


@given(st.text(alphabet="ab1 \n#*_-+>`~![](){}<>&|:.=$\\'\"/%^@?", max_size=24))
def test_no_mixture_of_marks_becomes_markup(words: str) -> None:
    tags, text = rendered("", f"x {words} x")
    assert (tags, text) == ("", " ".join(f"x {words} x".split()))
