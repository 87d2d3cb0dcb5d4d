"""The five languages: counting with real figures, complete terms, the order of a glossary."""

from __future__ import annotations

import json
import pickle
from fractions import Fraction

import pytest

from generator.languages.load import available_languages, load_language
from generator.wording.language import Language, from_json
from generator.wording.speaker import Speaker
from generator.wording.terms import Term
from generator.wording.writers import to_text

LANGUAGES = {code: load_language(code) for code in available_languages()}
TARGETS = [code for code in LANGUAGES if code != "en"]
FIGURES = (0, 1, 2, 3, 5, 12, 20, 21, 22, 100)

CASES = {
    "el": ("gen", "acc"),
    "de": ("gen", "dat", "acc"),
    "ro": ("def", "gen"),
    "pl": ("gen", "dat", "acc", "ins", "loc"),
}
PLURAL_CASES = {
    "el": ("nom_pl", "gen_pl", "acc_pl"),
    "de": ("nom_pl", "gen_pl", "dat_pl", "acc_pl"),
    "ro": ("nom_pl", "def_pl", "gen_pl"),
    "pl": ("nom_pl", "gen_pl", "dat_pl", "acc_pl", "ins_pl", "loc_pl"),
}
# Names of gods have no article in Romanian; cocoa has no genitive that is in use; gold is not counted in plurals.
EXCEPTIONS = {("ro", "chaac"), ("ro", "quetzalcoatl"), ("ro", "kukulcan"), ("ro", "cocoa")}


def counts(code: str, term: str, role: str = "object", game: str = "tzolkin") -> list[str]:
    say = Speaker(LANGUAGES[code], game)
    return [to_text(say.counted(term, number, role)).replace("\u00a0", " ") for number in FIGURES]


@pytest.mark.parametrize(
    ("code", "term", "one", "few", "many"),
    [
        ("en", "worker", "worker", "workers", "workers"),
        ("el", "worker", "εργάτη", "εργάτες", "εργάτες"),
        ("de", "stone", "Stein", "Steine", "Steine"),
        ("ro", "worker", "muncitor", "muncitori", "de muncitori"),
        ("pl", "stone", "kamień", "kamienie", "kamieni"),
        ("pl", "corn", "kosz kukurydzy", "kosze kukurydzy", "koszy kukurydzy"),
    ],
)
def test_counting_with_real_figures(code: str, term: str, one: str, few: str, many: str) -> None:
    forms = {
        "pl": (many, one, few, few, many, many, many, many, few, many),
        "ro": (few, one, few, few, few, few, many, many, many, many),
    }.get(code, (many, one, *[many] * 8))
    assert counts(code, term) == [f"{number} {form}" for number, form in zip(FIGURES, forms, strict=True)]


@pytest.mark.parametrize(("number", "category"), [(101, "few"), (119, "few"), (120, "other"), (1000, "other")])
def test_romanian_counts_the_last_two_digits(number: int, category: str) -> None:
    assert LANGUAGES["ro"].plurals.category(number) == category


@pytest.mark.parametrize(("number", "category"), [(11, "many"), (14, "many"), (24, "few"), (112, "many"), (122, "few")])
def test_polish_counts_the_last_digit_but_not_the_teens(number: int, category: str) -> None:
    assert LANGUAGES["pl"].plurals.category(number) == category


def test_a_subject_differs_from_an_object_where_the_language_says_so() -> None:
    assert counts("el", "worker", "subject")[1:3] == ["1 εργάτης", "2 εργάτες"]
    assert counts("el", "point", "subject")[1:3] == ["1 πόντος", "2 πόντοι"]
    assert counts("pl", "worker", "subject")[1:5] == ["1 robotnik", "2 robotników", "3 robotników", "5 robotników"]
    assert counts("pl", "worker")[1:5] == ["1 robotnika", "2 robotników", "3 robotników", "5 robotników"]


@pytest.mark.parametrize(
    ("code", "goods"),
    [
        ("en", "1 stone, 2 corn and 21 crystal skulls"),
        ("el", "1 πέτρα, 2 καλαμπόκια και 21 κρυστάλλινα κρανία"),
        ("de", "1 Stein, 2 Mais und 21 Kristallschädel"),
        ("ro", "1 piatră, 2 porumb și 21 de cranii de cristal"),
        ("pl", "1 kamień, 2 kosze kukurydzy i 21 kryształowych czaszek"),
    ],
)
def test_a_list_of_goods_in_every_language(code: str, goods: str) -> None:
    said = Speaker(LANGUAGES[code], "tzolkin").goods({"stone": 1, "corn": 2, "skull": 21})
    assert to_text(said).replace("\u00a0", " ") == goods


def test_quarter_points_in_every_language() -> None:
    said = {code: to_text(Speaker(language).counted("point", Fraction(17, 4))) for code, language in LANGUAGES.items()}
    assert {code: words.replace("\u00a0", " ") for code, words in said.items()} == {
        "en": "4¼ points",
        "el": "4¼ πόντους",
        "de": "4¼ Punkte",
        "ro": "4¼ puncte",
        "pl": "4¼ punktu",
    }


def test_polish_wood_is_counted_in_logs_in_one_game_only() -> None:
    assert counts("pl", "wood")[2] == "2 bale drewna"
    assert counts("pl", "wood", game="teotihuacan")[2] == "2 drewna"


@pytest.mark.parametrize("code", TARGETS)
def test_every_language_has_the_terms_of_english(code: str) -> None:
    english, other = LANGUAGES["en"], LANGUAGES[code]
    assert list(other.terms) == list(english.terms)
    counted = {id for id, term in english.terms.items() if term.counted}
    assert counted - {id for id, term in other.terms.items() if term.counted} <= {"cost"}


def nouns(language: Language) -> list[Term]:
    """Terms that stand in a sentence as a noun and change with it."""
    named = (term for id, term in language.terms.items() if not id.startswith("game-t"))
    return [term for term in named if term.gender and not term.fixed and not term.open]


@pytest.mark.parametrize("code", TARGETS)
def test_every_noun_has_every_case(code: str) -> None:
    """A form that is missing would leave a hole in a generated sentence."""
    for term in nouns(LANGUAGES[code]):
        changing = len(set(term.counted.values())) > 1 and term.counted.get("few") != term.counted.get("one", "")
        plural = PLURAL_CASES[code] if changing else ()
        missing = {form for form in CASES[code] + plural if not term.in_form(form)}
        assert not missing or (code, term.id) in EXCEPTIONS, (code, term.id, missing)


@pytest.mark.parametrize(
    ("code", "id", "form", "words"),
    [
        ("el", "worker", "gen_pl", "εργατών"),
        ("el", "temple", "acc_pl", "ναούς"),
        ("el", "food-day", "gen", "Ημέρας Ταΐσματος"),
        ("el", "tile", "gen", "πλακιδίου"),
        ("el", "starting-player", "gen", "αρχικού παίκτη"),
        ("de", "gear", "dat_pl", "Zahnrädern"),
        ("de", "god", "gen", "Gottes"),
        ("de", "dummy-worker", "dat", "neutralem Arbeiter"),
        ("de", "dummy-worker", "def_pl", "neutralen Arbeiter"),
        ("de", "bonus", "dat_pl", "Boni"),
        ("ro", "gear", "gen", "roții dințate"),
        ("ro", "building", "def_pl", "clădirile"),
        ("ro", "food-day", "def", "Ziua Ospățului"),
        ("ro", "technology", "gen", "tehnologiei"),
        ("pl", "worker", "ins_pl", "robotnikami"),
        ("pl", "temple", "loc_pl", "świątyniach"),
        ("pl", "forest", "loc", "Lesie"),
        ("pl", "die", "ins_pl", "kośćmi"),
        ("pl", "chaac", "ins", "Chaakiem"),
        ("pl", "quick-action", "gen_pl", "Szybkich Akcji"),
    ],
)
def test_forms_that_are_easily_got_wrong(code: str, id: str, form: str, words: str) -> None:
    assert LANGUAGES[code].term_form(id, form) == words


@pytest.mark.parametrize("code", TARGETS)
def test_counted_forms_agree_with_the_cases(code: str) -> None:
    """After a number stands the accusative: the same words as the form of that name, where the term has one."""
    otherwise = {("de", "component"), ("el", "gold")}  # gold is counted in cubes
    for id, term in LANGUAGES[code].terms.items():
        singular = term.forms.get("nom_pl") if code == "ro" else term.forms.get("acc")
        counted = term.counted.get("few" if code == "ro" else "one")
        if singular and counted and (code, id) not in otherwise:
            assert singular == counted, (code, id)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_language_has_letters_it_should_not_have(code: str) -> None:
    language = LANGUAGES[code]
    forms = {form for term in language.terms.values() for form in term.all_forms()}
    assert not [form for form in forms if any(letter in form for letter in 'şţŞŢ"')]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("el", ["άγαλμα", "αγορά", "εργάτης", "Έρημος", "ήλιος", "ημέρα", "ναός", "Ναυτικό", "ώρα"]),
        ("de", ["Abend", "Ähre", "Alter", "Straße", "Stufe", "Übung", "Uhr"]),
        ("ro", ["an", "ară", "ăsta", "când", "iarbă", "în", "sac", "șir", "tab", "țară", "zi"]),
        ("pl", ["akcja", "ągi", "cel", "ćma", "lód", "łan", "oko", "ósmy", "zero", "źle", "żeton"]),
        ("en", ["Age 1", "Age 2", "age-old", "aged", "agriculture", "Tzolk'in", "tzolkins"]),
    ],
)
def test_a_glossary_is_in_the_order_of_its_language(code: str, words: list[str]) -> None:
    shuffled = [*words[1::2], *words[::2]]
    assert sorted(shuffled, key=LANGUAGES[code].sort_key) == words


def test_a_glossary_letter_folds_accents_but_keeps_letters_of_the_alphabet() -> None:
    initials = {
        ("el", "Έκλειψη"): "Ε",
        ("de", "Übung"): "U",
        ("ro", "Înălțare"): "Î",
        ("pl", "łan"): "Ł",
        ("en", "1"): "#",
    }
    assert {key: LANGUAGES[key[0]].initial(key[1]) for key in initials} == initials


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_survives_its_json(code: str) -> None:
    language: Language = LANGUAGES[code]
    assert from_json(json.loads(json.dumps(language.to_json(), ensure_ascii=False))) == language


def test_the_pseudo_language_speaks_without_gaps() -> None:
    pseudo = load_language("xx")
    said = to_text(Speaker(pseudo, "tzolkin").goods({"corn": 2, "skull": 3}))
    assert said == "2\u00a0çööŕñ ààñd 3\u00a0çŕýšţàààļ šķûûûļļš"
    assert pseudo.misses == set()


@pytest.mark.parametrize("code", [*available_languages(), "xx"])
def test_a_language_can_be_sent_to_another_process(code: str) -> None:
    language = load_language(code)
    sent = pickle.loads(pickle.dumps(language))
    assert sent == language
    assert [sent.plurals.category(number) for number in FIGURES] == [
        language.plurals.category(number) for number in FIGURES
    ]
