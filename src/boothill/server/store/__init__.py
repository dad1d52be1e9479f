"""The memory of the server: `store.Store` keeps tables, games and answers; `rows` is what it keeps.

Nothing is imported here, so that the rows can be had without a database.
"""
