"""How the schema came about, step by step; Alembic runs the steps that a database lacks when the server starts.

A new step is a file in `versions` with a number one higher, which names the step before it as its `down_revision`. It
stands for itself and uses nothing of ours: the schema of later versions is not the one it was written for. A test holds
the steps and `schema` together, on both databases.
"""
