"""A turn, from its start to its end."""
