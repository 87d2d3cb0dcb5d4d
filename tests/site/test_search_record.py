"""What the search reads of a page: its text, and nothing that it would pass over anyway."""

from __future__ import annotations

import pytest

from generator.site.search_record import search_record, without_ignored

PAGE = """<!doctype html>
<html lang="ro" class="no-js"><head><title>A</title></head><body><nav>menu</nav>
<article class="md-content__inner"><p data-pagefind-meta="game" data-pagefind-ignore hidden>Tzolk'in</p>
<h1 id="top">A</h1>
<p>Words <img class="rb-drawing" src="../drawings/0a1b.svg" alt="drawn" width="8" height="8"></p>
<div class="rb-notes" data-pagefind-ignore="all"><div>notes</div></div></article></body></html>
"""


def test_only_the_text_is_read_with_its_language_and_what_the_search_shall_know() -> None:
    assert search_record(PAGE) == (
        '<!doctype html><html lang="ro" class="no-js"><body><article class="md-content__inner">'
        '<p data-pagefind-meta="game" data-pagefind-ignore hidden>Tzolk\'in</p>\n<h1 id="top">A</h1>\n'
        "<p>Words </p>\n</article></body></html>"
    )


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ('<p>a</p><div data-pagefind-ignore="all"><div>b</div></div><p>c</p>', "<p>a</p><p>c</p>"),
        ('<h2 id="x">a <a href="#x" data-pagefind-ignore="all"></a></h2>', '<h2 id="x">a </h2>'),
        ('<p>a <input data-pagefind-ignore="all"> b</p>', "<p>a  b</p>"),
        ("<p data-pagefind-ignore>a</p>", "<p data-pagefind-ignore>a</p>"),
    ],
)
def test_what_is_to_be_ignored_is_left_out_whole(text: str, left: str) -> None:
    assert without_ignored(text) == left
