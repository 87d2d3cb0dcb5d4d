"""What simulated games show: figures that are kept with the repository, for the page "Statistics" of each game."""
