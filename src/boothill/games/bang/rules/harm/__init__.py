"""Shots, life lost and regained, dying, and coming back."""
