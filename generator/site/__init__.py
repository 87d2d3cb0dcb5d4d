"""Sites: one for each language, built by mkdocs from plain Markdown, with search and a chooser."""
