"""What the lab asks of the dice game."""
