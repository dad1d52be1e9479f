"""Writes the Python files that follow from declarations: `make generated`, or `python -m tools.generate`.

Declarations are read as source text, nothing of Boothill is imported. `products` lists what is written; each module
here makes one sort of it.
"""
