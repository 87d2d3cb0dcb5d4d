"""Every text of the content reaches the translators, with the place it comes from."""

from __future__ import annotations

from engine.loading import games, load_rulebook
from engine.share import content_root
from generator.messages.collect import collect
from generator.messages.content import content_messages
from generator.messages.message import Message
from generator.wording.language import COMMON


def by_context(game: str) -> dict[str, Message]:
    return {message.context: message for message in content_messages(load_rulebook(game))}


def test_rules_terms_cases_tiles_and_moves_are_messages() -> None:
    book = load_rulebook("tzolkin")
    messages = by_context("tzolkin")
    for rule in book.rules.values():
        assert messages[f"rule/{rule.id}/title"].english == rule.title
        assert messages[f"rule/{rule.id}/text"].english == rule.text
    for term in book.terms:
        assert messages[f"term/{term.id}/definition"].english == term.definition
    for case in book.cases:
        assert (f"case/{case.id}/title" in messages) == (case.audience == "reader")
    for decision in book.decisions:
        assert messages[f"decision/{decision.id}/title"].english == decision.title
    for move in book.moves:
        assert messages[f"move/{move.id}/title"].english == move.title
    named = {tile.id for tile in book.components.values() if tile.name}
    assert named == {context.split("/")[1] for context in messages if context.endswith("/name")}


def test_a_message_knows_the_file_and_line_of_its_id() -> None:
    begging = by_context("tzolkin")["rule/begging.option/text"]
    assert begging.where == "content/tzolkin/rules/04-begging.yaml"
    line = (content_root().parent / begging.where).read_text(encoding="utf-8").splitlines()[begging.line - 1]
    assert "begging.option" in line
    assert begging.comment == "Rule “Begging for corn”."


def test_every_message_of_content_has_a_file() -> None:
    for message in by_context("tzolkin").values():
        assert message.where.endswith(".yaml"), message


def test_texts_of_the_game_lie_in_its_own_catalogue_and_shared_ones_in_the_common_one() -> None:
    for message in by_context("tzolkin").values():
        assert message.domain == (COMMON if message.context.startswith("source/") else "tzolkin")


def test_collecting_finds_code_and_content_and_every_context_once() -> None:
    messages, _ = collect()
    assert {COMMON, "tzolkin"} <= {message.domain for message in messages} <= {COMMON, *games()}
    keys = [(message.domain, message.context) for message in messages]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
