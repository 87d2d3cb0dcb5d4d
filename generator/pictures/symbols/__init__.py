"""The third reading of effects, abilities and measures: as symbols. Engine and wording have the other two."""

from generator.pictures.symbols.abilities import ability_marks
from generator.pictures.symbols.effects import effect_marks, goods_marks
from generator.pictures.symbols.measures import amount_marks, amount_rows
from generator.pictures.symbols.sign import Signs

__all__ = ["Signs", "ability_marks", "amount_marks", "amount_rows", "effect_marks", "goods_marks"]
