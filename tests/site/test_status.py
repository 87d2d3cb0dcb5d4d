"""The page on the state of the translations tells the figures of the catalogues, counted here in another way."""

from __future__ import annotations

import re

from generator.languages.load import available_languages, load_language
from generator.messages.collect import collect
from generator.pages.drawings import Drawings
from generator.pages.gather import gather_edition
from generator.pages.write import edition_files
from generator.site.progress import translation_progress
from generator.wording.language import Language
from tests.site.sample import sample_book

ROW = re.compile(
    r'<th scope="row" lang="(\w+)">(.+?)</th><td class="rb-figure">(\d+)</td><td class="rb-figure">(\d+)</td>'
    r'<td class="rb-figure">(\d+)</td><td>.*?</span></span> (\d+)'
)


def test_the_status_page_shows_what_the_catalogues_hold() -> None:
    languages = [load_language(code) for code in available_languages()]
    edition = gather_edition(languages[0], [sample_book()], translation_progress(languages))
    shown = ROW.findall(dict(edition_files(edition, Drawings()))["status.md"])
    wanted = {(message.domain, message.context, message.english) for message in collect()[0]}
    assert shown == [row(language, wanted) for language in languages if not language.is_source]
    assert len(shown) == 4


def row(language: Language, wanted: set[tuple[str, str, str]]) -> tuple[str, ...]:
    """A message counts as soon as the site would show it: translated, current, not fuzzy."""
    held = {
        (domain, context, english)
        for domain, texts in language.catalogues.items()
        for context, translations in texts.items()
        for english in translations
    }
    done = len(held & wanted)
    figures = (len(wanted), done, 0, 100 * done // len(wanted))
    return (language.code, language.name, *map(str, figures))
