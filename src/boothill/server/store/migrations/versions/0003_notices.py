"""Tables keep who came to a seat or lost one during a game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nothing is known of games before."""
    op.add_column("tables", sa.Column("notices", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "notices")
