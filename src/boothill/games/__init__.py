"""One folder per game, all of the same shape. `boothill.titles` is the list of them."""
