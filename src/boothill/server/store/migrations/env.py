"""Run by Alembic: carries out the steps over the connection it is handed, in the transaction that is open there."""

from alembic import context

from boothill.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    # SQLite can hardly alter tables, Alembic rebuilds them for it.
    render_as_batch=connection.dialect.name == "sqlite",
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
