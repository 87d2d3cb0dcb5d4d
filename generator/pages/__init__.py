"""Pages: gathered into a typed model first, then written as plain Markdown."""
