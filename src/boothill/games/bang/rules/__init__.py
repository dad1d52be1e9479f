"""The rules of the card game, on the kernel. `table.game.BANG` is what a match is made of."""
