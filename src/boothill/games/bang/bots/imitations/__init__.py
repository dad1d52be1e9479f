"""Opponents that think as bots of other public programs are described to: our own code, their ideas."""
