"""The generator writes the rules out as sites, printed summaries and answers in the terminal."""

__version__ = "0.1.0"
