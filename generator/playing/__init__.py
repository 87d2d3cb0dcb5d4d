"""Playing without a page: random players, a game in the terminal, and how the terminal says things."""
