"""One row about the house itself: how long it has watched its tables, and something to try writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; the row comes when there is something to say."""
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False, server_default="0"),
        sa.Column("watched", sa.Double, nullable=False, server_default="0"),
        sa.Column("filler", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("house")
