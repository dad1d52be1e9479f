"""BANG! The Dice Game on the kernel: rules, characters and views. It knows nothing of the card game."""
