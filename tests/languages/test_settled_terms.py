"""Words that were once used for two things, or two for one: each is settled, and stays so in every text."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

LOCALES = Path(__file__).parents[2] / "locales"
#: A language, what the English speaks of, what it does not speak of, and the words that must not stand for it.
SETTLED = [
    ("el", r"\bresources?\b", r"goods|material", r"(?i)υλικ"),  # πόρος; υλικά are goods of every kind
    ("el", "", "", r"(?i)πλήθος"),
    ("el", r"(?i)reading the table|cells of a table", "", r"(?i)πίνακ"),  # πλέγμα; a πίνακας is an action board
    ("el", r"(?i)\bseveral\b", "", r"(?i)\bπολλ(οί|ές|ά|ών|ούς)\b"),  # more than one: two are not πολλοί
    ("el", r"(?i)\b(taken|occupied)\b", "", r"(?i)πιασμέν"),  # κατειλημμένος
    ("el", r"(?i)\bmodules?\b", "", r"(?i)ενότητ"),  # μέρος της επέκτασης
    ("el", r"^\{player\}", "", r"\bτο \{tile"),  # {tile:the_acc} brings the article: a mask and a tribe are feminine
    ("el", r"(?i)\bskip\w* a space", "", r"(?i)παραλε[ίι]"),  # προσπερνώ, as the move is called
    ("el", r"(?i)\brewards?\b", "", r"(?i)\bαμοιβ"),  # ανταμοιβή
    ("el", r"(?i)\bfull\b", "", r"(?i)\bπλήρ(ης|εις)\b"),  # γεμάτος
    ("el", r"(?i)\b(still|yet)\b", "", r"ακόμη (ένα|έναν|μία|μια)\b"),  # which also means "one more"
    ("el", "", "", r"\{~(\w+)\|[^~]*\{\1\} [α-ωά-ώ]"),  # a fixed space keeps a number and its noun together
    ("de", r"\bfields?\b", "", r"\bFeld"),  # Dschungelfeld; a Feld is a space
    ("de", r"\brows?\b", "", r"\bZeile"),  # Reihe
    ("de", "", "", r"\bAuslage"),
    ("de", r"(?i)\btechnolog", r"(?i)\btemple|ascen", r"\b[Aa]ufst(ei|ie)g"),  # vorrücken; one climbs temples
    ("de", r"(?i)\btiles?\b", r"(?i)\bstone|\bresource|\bgoods", r"\bStein(e|en|s)?\b"),  # Pyramidenstein
    ("de", "", r"cannot have had", r"\{player\} [a-zäöü]"),  # {player:the} is Schwarz, but der Teotibot
    ("de", "", "", r"\bhandel\w* mit "),  # trading with somebody; a worker is used
    ("de", "", "", r"\bVermögensplättchen"),  # Startvermögensplättchen
    ("de", "", "", r"\b(ein|kein)(e[mnrs]?)? dieser (Mais|Kakao|Holz|Gold)\b"),  # no plural: ein Mais davon
    ("ro", r"\bsteps? (up|down|on)\b", r"back", r"\bpa[sșş](ul|i|ii)?\b"),  # prag
    ("ro", r"^Next$", "", r"^Înainte$"),  # Înainte is what was before
    ("ro", r"(?i)\bclockwise\b", "", r"\borar\b"),  # în sensul acelor de ceasornic
    ("ro", r"(?i)\bhas(n’t| no)? room\b", "", r"\bnu are loc[.;]"),  # which also means "does not take place"
    ("ro", "", "", r"\b(la|din|pe|pentru|despre|spre) \{good:def\}"),  # no article behind a preposition: la aur
    ("ro", "", "", r"\{~(\w+)\|[^~]*\{\1\} [a-zăâîșț]"),  # a fixed space keeps a number and its noun together
    ("ro", "", "", r"(?i)\btrea?pt[aăe]"),  # prag
    ("ro", "", "", r"\{~(\w+)\|\{\1\}\s?dată"),  # o dată
    ("ro", "", "", r"[a-zăâîșț] Piramid"),  # piramida, but Calea Morților
    ("ro", "", "", r"[a-zăâîșț)] nu[.;]"),  # what is left out leaves a comma: monumentele, nu
    ("pl", r"(?i)\bcosts?\b", r"(?i)\bprice", r"(?i)\bcen(a|y|ę|ie|ą)\b"),  # koszt
    ("pl", r"(?i)\btechnolog", r"(?i)\btemple|\bstep", r"(?i)\bawans"),  # rozwinięcie; awans is a step on a temple
    ("pl", r"(?i)\bworship", "", r"\bmodlitw"),  # Modlitwa; the small one is a prayer at Uxmal
    ("pl", r"(?i)Pyramid tile|\bdecoration", r"(?i)\bconstruct", r"(?i)\bwzn(ie|o)"),  # kłaść; one raises buildings
    ("pl", r"(?i)\bworker", "", r"\(\{player\}\)"),  # {player:of}: robotnik Czarnego
    ("pl", r"(?i)\brules?\b", "", r"(?i)\breguł"),  # zasada
    ("pl", r"(?i)\bpyramid", "", r"\bstron\w* [Pp]iramid|\b([Pp]oziom|[Bb]ok)\w* Piramidy"),  # bok piramidy
    ("pl", r"(?i)\bcosts?\b|\bpay\b", r"(?i)\bbuy", r"(?i)\bzakup"),  # one pays the cost of a building, and raises it
    ("pl", "", "", r"\bnależy się \{|\bnależy \w+ się \{"),  # należą się 2 kakao: say who pays it instead
    ("pl", r"(?i)\bof any kind\b", "", r"\{goods\} dowolnego rodzaju"),  # do wyboru: two may be of two kinds
]
#: Sentences that others put behind a colon, with a small first letter.
PUT_IN = "event.bot-why."


@cache
def texts(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every context with its English and its translation."""
    files = sorted((LOCALES / language / "LC_MESSAGES").glob("*.po"))
    messages = [message for file in files for message in read_po(file.open("rb")) if message.context]
    return tuple((str(message.context), str(message.id), str(message.string)) for message in messages)


@pytest.mark.parametrize(("language", "about", "besides", "never"), SETTLED)
def test_a_settled_word_stands_for_one_thing(language: str, about: str, besides: str, never: str) -> None:
    found = [
        f"{context}: {text}"
        for context, english, text in texts(language)
        if re.search(about, english) and not (besides and re.search(besides, english)) and re.search(never, text)
    ]
    assert found == []


@pytest.mark.parametrize("language", ["el", "de", "ro", "pl"])
def test_a_sentence_that_loses_its_capital_does_not_begin_with_a_name(language: str) -> None:
    """A player's name would lose it, too: "… nie da się wykonać: teotibot ma już wszystkie technologie"."""
    put_in = {context: text for context, _, text in texts(language) if context.startswith(PUT_IN)}
    assert len(put_in) > 3
    assert [context for context, text in put_in.items() if text.startswith("{player")] == []


@pytest.mark.parametrize("language", ["el", "de", "ro", "pl"])
def test_all_catalogues_are_read(language: str) -> None:
    assert len(texts(language)) > 2500
