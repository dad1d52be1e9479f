"""The rules of the card game, on the kernel. `game.BANG` is what a match is made of."""
