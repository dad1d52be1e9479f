"""Writes the files that follow from declarations: `make generated`, or `python -m tools.generate`.

Declarations of fields, hooks and mechanics are read as source text, and nothing of Boothill is imported: what it needs
may be about to be written. The types of the client follow from the schema of the protocol, which a program of its own
gives. `products` lists what is written; each module here makes one sort of it.
"""
