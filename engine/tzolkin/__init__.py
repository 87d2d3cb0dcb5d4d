"""Tzolk'in: the procedures that are truly its own. Every figure they use stands in content."""
