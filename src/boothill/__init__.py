"""Boothill, a digital table for the BANG! card game."""

__version__ = "0.1.0"
