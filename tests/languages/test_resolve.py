"""Values, counted words, terms and links come out right, whatever the language."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.model.text import Icon, Link, Words, parse
from generator.wording.language import Language, ListPattern, from_json
from generator.wording.numbers import NumberFormat
from generator.wording.plurals import Plurals
from generator.wording.pseudo import pseudo_language, pseudo_text
from generator.wording.resolve import MissingValue, TermRef, Value, resolve
from generator.wording.speaker import Speaker
from generator.wording.terms import Term
from generator.wording.writers import to_text

POLISH_RULE = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
ROMANIAN_RULE = "nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100>0 && n%100<20)) ? 1 : 2);"

ENGLISH = Language(
    "en",
    "English",
    terms={
        "corn": Term("corn", "corn", counted={"one": "corn", "other": "corn"}),
        "stone": Term("stone", "stone", counted={"one": "stone", "other": "stone"}),
        "worker": Term("worker", "worker", counted={"one": "worker", "other": "workers"}),
    },
)
POLISH = Language(
    "pl",
    "polski",
    Plurals(POLISH_RULE, ("one", "few", "many"), "other"),
    NumberFormat(decimal=","),
    ListPattern("{a} i {b}", "{a}, {b}", "{a} i {b}"),
    terms={
        "worker": Term(
            "worker",
            "robotnik",
            "m-personal",
            {"one": "robotnika", "few": "robotników", "many": "robotników"},
            {"one": "robotnik", "few": "robotnicy", "many": "robotników"},
            {"gen": "robotnika", "gen_pl": "robotników", "ins": "robotnikiem", "ins_pl": "robotnikami"},
        ),
        "point": Term(
            "point", "punkt", counted={"one": "punkt", "few": "punkty", "many": "punktów", "other": "punktu"}
        ),
        "wood": Term("wood", "bal drewna", counted={"one": "bal drewna", "few": "bale drewna", "many": "bali drewna"}),
    },
    game_terms={
        "teotihuacan": {"wood": Term("wood", "drewno", counted=dict.fromkeys(("one", "few", "many"), "drewna"))}
    },
    catalogues={
        "rulebook": {"effect.gain": {"Take {goods}.": "Weź {goods}."}},
        "tzolkin": {"rule/step/text": {"Go {n|step|steps} up.": "Idź {n|stopień|stopnie|stopni} w górę."}},
    },
)
ROMANIAN = Language(
    "ro",
    "română",
    Plurals(ROMANIAN_RULE, ("one", "few", "other"), "few"),
    terms={"step": Term("step", "pas", counted={"one": "pas", "few": "pași", "other": "de pași"})},
)


def text(source: str, language: Language = ENGLISH, **values: Value) -> str:
    return to_text(resolve(parse(source), values, language))


def test_a_counted_word_is_a_number_a_fixed_space_and_its_form() -> None:
    assert text("go {n|step|steps}", n=1) == "go 1\u00a0step"
    assert text("go {n|step|steps}", n=3) == "go 3\u00a0steps"
    assert text("{n|worker|workers} {~n|is|are}", n=2) == "2\u00a0workers are"


def test_numbers_have_a_true_minus_and_quarters() -> None:
    assert text("{n}", n=-3) == "−3"
    assert text("{n|point|points}", n=-1) == "−1\u00a0point"
    assert text("{n} {m} {h}", n=Fraction(17, 4), m=Fraction(3, 4), h=Fraction(8, 2)) == "4¼ ¾ 4"
    assert text("{n}", POLISH, n=Fraction(7, 5)) == "1,4"


def test_a_fraction_takes_its_own_form_where_the_language_has_one() -> None:
    assert to_text(Speaker(POLISH).counted("point", Fraction(5, 2))) == "2½\u00a0punktu"
    assert text("{n|punkt|punkty|punktów|punktu}", POLISH, n=Fraction(1, 4)) == "¼\u00a0punktu"
    assert text("{n|punkt|punkty|punktów|punktu}", POLISH, n=5) == "5\u00a0punktów"


def test_less_than_one_may_take_another_form_than_one_and_a_half() -> None:
    german = Language("de", "Deutsch", Plurals(part="one"))
    assert [text("{n|Punkt|Punkte}", german, n=Fraction(n, 4)) for n in (1, -2, 4, 6)] == [
        "¼\u00a0Punkt",
        "−½\u00a0Punkt",
        "1\u00a0Punkt",
        "1½\u00a0Punkte",
    ]
    assert from_json(german.to_json()).plurals.part == "one"


def test_an_inserted_sentence_may_go_on_with_a_small_letter() -> None:
    sentence = resolve(parse("[Χτίσε](rule:building) τώρα. Πάρε."), {}, ENGLISH)
    assert text("Αν θες: {what:small}", what=sentence) == "Αν θες: χτίσε τώρα. Πάρε."
    assert text("Αν θες: {what}", what=sentence) == "Αν θες: Χτίσε τώρα. Πάρε."


def test_a_term_is_shown_in_the_form_the_text_asks_for_and_linked() -> None:
    linked = Link("term", "worker", (Words("robotnikiem"),))
    assert resolve(parse("z {who:ins}"), {"who": TermRef("worker")}, POLISH) == (Words("z "), linked)
    assert text("z {who:ins_pl}", POLISH, who=TermRef("worker", linked=False)) == "z robotnikami"


def test_english_falls_back_to_the_base_form_and_others_remember_the_gap() -> None:
    assert text("{who:gen}", ENGLISH, who=TermRef("worker")) == "worker"
    assert ENGLISH.misses == set()
    assert text("{who:loc}", POLISH, who=TermRef("worker")) == "robotnik"
    assert "term/worker/loc" in POLISH.misses


def test_a_resolved_text_is_a_value_and_neighbouring_words_become_one() -> None:
    inner = resolve(parse("take [corn](term:corn)"), {}, ENGLISH)
    outer = resolve(parse("You may {what}, {n}."), {"what": inner, "n": 2}, ENGLISH)
    assert outer == (Words("You may take "), Link("term", "corn", (Words("corn"),)), Words(", 2."))


def test_a_value_inside_a_link_brings_no_second_link() -> None:
    resolved = resolve(parse("[the {what}](rule:begging)"), {"what": TermRef("corn")}, ENGLISH)
    assert resolved == (Link("rule", "begging", (Words("the corn"),)),)


def test_a_value_is_never_read_as_a_text() -> None:
    assert text("{name}", name="{n} [x](term:corn) <b>") == "{n} [x](term:corn) <b>"


def test_a_missing_value_and_a_word_that_cannot_count_are_refused() -> None:
    with pytest.raises(MissingValue, match=r"no value for \{n\}; given are m"):
        text("{n}", m=1)
    with pytest.raises(MissingValue, match="counts, but its value is 'two'"):
        text("{n|a|b}", n="two")


def test_english_left_in_a_translation_counts_in_english() -> None:
    assert text("{n|step|steps}", POLISH, n=5) == "5\u00a0steps"
    assert text("{n|step|steps}", POLISH, n=1) == "1\u00a0step"


def test_a_list_of_goods_is_counted_joined_and_linked() -> None:
    goods = Speaker(ENGLISH).goods({"stone": 1, "corn": 2, "worker": 3})
    assert to_text(goods) == "1\u00a0stone, 2\u00a0corn and 3\u00a0workers"
    assert [node.target for node in goods if isinstance(node, Link)] == ["stone", "corn", "worker"]
    assert to_text(Speaker(ENGLISH).choice([(Words("a"),), (Words("b"),)])) == "a or b"
    assert Speaker(ENGLISH).goods({}) == ()


def test_icons_and_links_can_be_switched() -> None:
    assert Speaker(ENGLISH, icons=True).amount("corn", 2)[0] == Icon("corn")
    assert Speaker(ENGLISH, links=False).amount("corn", 2) == (Words("2\u00a0corn"),)


def test_a_counted_term_follows_its_role() -> None:
    say = Speaker(POLISH)
    assert to_text(say.counted("worker", 2)) == "2\u00a0robotników"
    assert to_text(say.counted("worker", 2, role="subject")) == "2\u00a0robotnicy"
    assert to_text(say.counted("worker", 5, role="ins")) == "5\u00a0robotnikami"
    assert to_text(say.counted("worker", 1, role="ins")) == "1\u00a0robotnikiem"


def test_the_word_before_a_romanian_count_is_not_linked() -> None:
    twenty = Speaker(ROMANIAN).counted("step", 20)
    assert twenty == (Words("20\u00a0de "), Link("term", "step", (Words("pași"),)))


def test_a_game_may_have_its_own_term() -> None:
    assert to_text(Speaker(POLISH, "tzolkin").counted("wood", 2)) == "2\u00a0bale drewna"
    assert to_text(Speaker(POLISH, "teotihuacan").counted("wood", 2)) == "2\u00a0drewna"


def test_the_speaker_reads_the_catalogue_of_its_game_and_remembers_what_is_missing() -> None:
    say = Speaker(POLISH, "tzolkin")
    assert to_text(say("effect.gain", "Take {goods}.", goods=say.goods({"wood": 5}))) == "Weź 5\u00a0bali drewna."
    assert to_text(say.read("rule/step/text", "Go {n|step|steps} up.", {"n": 3})) == "Idź 3\u00a0stopnie w górę."
    assert to_text(say.say("effect.gain", "Take {goods} now.", goods="x")) == "Take x now."
    assert "effect.gain" in POLISH.misses


def test_a_language_survives_its_json() -> None:
    assert from_json(POLISH.to_json()) == POLISH


def test_the_pseudo_language_keeps_parameters_and_targets_and_grows() -> None:
    assert pseudo_text("Take {n|[step](term:step)|steps} up.") == "⟦Ţààķé {n|[šţéép](term:step)|šţééépš} ûûp.⟧"
    pseudo = pseudo_language(ENGLISH)
    said = to_text(Speaker(pseudo)("x", "You have {goods}.", goods=Speaker(pseudo).goods({"worker": 2})))
    assert said == "⟦Ýööû ĥààvé 2\u00a0ŵöööŕķéŕš.⟧"
    assert pseudo.misses == set()
