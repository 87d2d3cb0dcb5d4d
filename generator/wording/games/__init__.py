"""What is said of one game only; a folder for each game, named as the game is, with its events and its table."""
