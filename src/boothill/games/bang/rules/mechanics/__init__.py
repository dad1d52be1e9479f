"""Whole mechanics that only some sets bring along, one module each; what the core asks of them is in `mechanic`."""
