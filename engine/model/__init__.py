"""The rulebook as typed, immutable data: what content says, before anything plays or words it."""
