"""The whole check of content, cases and languages, and what it counts."""
