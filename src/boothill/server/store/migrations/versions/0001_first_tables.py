"""Tables, games, answers, checkpoints and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("game_number", sa.Integer, nullable=False),
        sa.Column("series_game", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("sets", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("winners", sa.Text),
        sa.Column("roles", sa.Text),
        sa.Column("characters", sa.Text),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_matches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_tables"),
    )
    op.create_index("ix_matches_ended", "matches", ["ended"])
    op.create_index("ix_matches_public_ended", "matches", ["public", "ended"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("given_by", sa.Integer, nullable=False),
        sa.Column("given_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "game", "number", name="pk_answers"),
        sa.ForeignKeyConstraint(
            ["table_id", "game"], ["matches.table_id", "matches.number"], name="fk_answers_matches"
        ),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "game", "answers", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(
            ["table_id", "game"], ["matches.table_id", "matches.number"], name="fk_checkpoints_matches"
        ),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Remove everything."""
    op.drop_table("reports")
    op.drop_table("checkpoints")
    op.drop_table("answers")
    op.drop_table("matches")
    op.drop_table("tables")
