"""Everything as plain values, for programs and for later comparison."""
