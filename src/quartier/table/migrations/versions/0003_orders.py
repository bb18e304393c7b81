"""What a seat asked to be done in its name."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing_order", sa.Text, nullable=False, server_default=""))
