"""Teotihuacan: the procedures that are truly its own, declared in its kit. Every figure they use stands in content."""
