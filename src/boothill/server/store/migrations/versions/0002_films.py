"""Games are found by what was committed to: the keys of their films begin it."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the index."""
    op.create_index("ix_matches_commitment", "matches", ["commitment"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_matches_commitment", "matches")
