"""The sets of the dice game: what differs from box to box."""
