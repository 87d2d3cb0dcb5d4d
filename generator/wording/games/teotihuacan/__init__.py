"""What is said of Teotihuacan only: its events and its table."""
