"""How fast the engine and the commands are, measured."""
