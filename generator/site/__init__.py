"""Sites: one for each language, built by mkdocs from plain Markdown, with one search index each and a chooser at the root."""
