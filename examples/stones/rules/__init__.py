"""The rules of Stones."""
