"""What the lab asks of the card game."""
