"""What is said of Tzolk'in only: its events and its table."""
