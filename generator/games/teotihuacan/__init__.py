"""What is told and drawn of Teotihuacan only."""
