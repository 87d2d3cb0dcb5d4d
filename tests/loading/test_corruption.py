"""However content is damaged, the loader ends with problems that name a file and a line, and never with a traceback."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.loading import read_content
from engine.loading.content import Content
from tests.loading.examples import GAME, copy_game

FILES = sorted(str(path.relative_to(GAME)) for path in GAME.rglob("*.yaml"))
MARKS = [b": ", b"- ", b"[", b"]", b"{", b"}", b"\n", b"  ", b"'", b'"', b"|", b">", b"#", b"\t", b"? ", b"%", b"\\"]
WORDS = [b"&a ", b"*a", b"!!x ", b"\x00", b"\xff", b"yes", b"null", b"1.5", b"-1", b"9" * 30, b"<<: ", b"---\n"]
PIECES = [*MARKS, *WORDS, b"{x|", b"](rule:", b"id", b"effects: "]


def replace_byte(content: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(content))
    return content[:at] + bytes([chance.randrange(256)]) + content[at + 1 :]


def insert_piece(content: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(content))
    return content[:at] + chance.choice(PIECES) + content[at:]


def cut(content: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.randrange(len(content)) for _ in range(2))
    return content[:start] + content[end:]


def move_line(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    line = lines.pop(chance.randrange(len(lines)))
    lines.insert(chance.randrange(len(lines) + 1), b" " * chance.randrange(3) + line)
    return b"\n".join(lines)


def repeat_line(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))
    return b"\n".join(lines)


def swap_words(content: bytes, chance: random.Random) -> bytes:
    words = content.split(b" ")
    first, second = (chance.randrange(len(words)) for _ in range(2))
    words[first], words[second] = words[second], words[first]
    return b" ".join(words)


DAMAGES = [replace_byte, insert_piece, cut, move_line, repeat_line, swap_words]


def damaged(root: Path, chance: random.Random) -> Content:
    """Damage one or two files, read, and put them right again."""
    chosen = chance.sample(FILES, chance.choice([1, 1, 2]))
    for file in chosen:
        content = (GAME / file).read_bytes()
        for _ in range(chance.choice([1, 1, 3])):
            content = chance.choice(DAMAGES)(content, chance) or b" "
        (root / file).write_bytes(content)
    try:
        return read_content(root)
    finally:
        for file in chosen:
            (root / file).write_bytes((GAME / file).read_bytes())


def endure(seed: int, times: int, root: Path) -> None:
    chance, refused = random.Random(seed), 0
    for _ in range(times):
        content = damaged(root, chance)
        refused += bool(content.problems)
        assert bool(content.problems) or "orchard" in content.rulebooks
        assert all(problem.file.startswith("content") and problem.line >= 1 for problem in content.problems)
        assert all(problem.message and problem.path for problem in content.problems)
    assert refused > times / 2


@pytest.mark.parametrize("seed", range(6))
def test_damage_is_reported_and_never_a_traceback(seed: int, tmp_path: Path) -> None:
    endure(seed, 50, copy_game(tmp_path))


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 110))
def test_much_damage_is_endured(seed: int, tmp_path: Path) -> None:
    endure(seed, 500, copy_game(tmp_path))


@pytest.mark.parametrize("opening", [b"[", b"{", b"- ", b"a: {", b"? "])
def test_deep_nesting_ends_quickly(opening: bytes, tmp_path: Path) -> None:
    root = copy_game(tmp_path)
    (root / "orchard" / "glossary.yaml").write_bytes(opening * 50_000)
    (problem,) = read_content(root).problems
    assert problem.file == "content/orchard/glossary.yaml"


def test_long_lines_of_brackets_in_a_text_end_quickly(tmp_path: Path) -> None:
    root = copy_game(tmp_path)
    text = "{a|" * 400 + "["
    (root / "orchard" / "glossary.yaml").write_text(f"terms: [{{id: bank, definition: '{text}'}}]", encoding="utf-8")
    assert any("nested too deeply" in problem.message for problem in read_content(root).problems)
