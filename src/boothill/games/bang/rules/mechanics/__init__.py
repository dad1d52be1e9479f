"""Whole mechanics that only some sets bring along, one module each."""
