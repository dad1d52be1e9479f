"""A real browser and people who use it: for tests of the client, and for its pictures."""
