"""One table and everybody at it, without clock, socket or database."""
