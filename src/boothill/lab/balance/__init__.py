"""How fair the game is."""
