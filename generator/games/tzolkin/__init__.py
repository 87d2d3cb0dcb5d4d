"""What is told and drawn of Tzolk'in only."""
