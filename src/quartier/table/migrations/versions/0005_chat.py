"""What is said at a table, and what each player notes for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "said",
        sa.Column("table_key", sa.Text, sa.ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said_at", sa.BigInteger, nullable=False),
    )
    op.add_column("seats", sa.Column("notes", sa.Text, nullable=False, server_default=""))
