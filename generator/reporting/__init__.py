"""A report on simulated games: figures with their uncertainty, drawn, in the reader's language, in one HTML file."""
