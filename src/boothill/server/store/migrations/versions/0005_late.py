"""Whether a table takes newcomers in a game is asked anew: all tables of 0.1.0 did, and nobody had chosen it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_TABLES = sa.table("tables", sa.column("id", sa.Text), sa.column("settings", sa.Text))


def upgrade() -> None:
    """Leave it to what the table is: yes if it is found by its link only, no if it is public."""
    link = op.get_bind()
    for table, text in link.execute(sa.select(_TABLES.c.id, _TABLES.c.settings)).all():
        settings = json.loads(text)
        if settings.get("late") is True:
            _write(link, table, settings | {"late": None})


def downgrade() -> None:
    """Say yes where nothing is said, for a version that has to be told."""
    link = op.get_bind()
    for table, text in link.execute(sa.select(_TABLES.c.id, _TABLES.c.settings)).all():
        settings = json.loads(text)
        if settings.get("late", True) is None:
            _write(link, table, settings | {"late": True})


def _write(link: sa.Connection, table: str, settings: dict[str, object]) -> None:
    changed = sa.update(_TABLES).where(_TABLES.c.id == table)
    link.execute(changed.values(settings=json.dumps(settings, ensure_ascii=False, separators=(",", ":"))))
