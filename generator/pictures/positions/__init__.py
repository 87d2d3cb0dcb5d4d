"""What a position of each game shows: one module for each game, named after it, with a function `parts`."""
