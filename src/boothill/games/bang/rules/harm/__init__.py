"""Shots, life lost and regained, dying, and other characters."""
