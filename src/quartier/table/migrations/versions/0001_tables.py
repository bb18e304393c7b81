"""Tables, their seats and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("dealt", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("owed", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_changed_at", "tables", ["changed_at"])
    op.create_table(
        "seats",
        sa.Column("table_key", sa.Text, sa.ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.Text, unique=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_key", sa.Text, sa.ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.Text),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("once", sa.Text),
        sa.Column("entered_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_key", "seat", "once", name="entries_once"),
    )
