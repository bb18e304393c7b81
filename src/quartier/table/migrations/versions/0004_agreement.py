"""What players agree on, games given up, who plays for somebody who is away, and who looks on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposal", sa.JSON))
    op.add_column("tables", sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("stand_in", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("eyes_hash", sa.Text))
    op.create_index("seats_eyes_hash", "seats", ["eyes_hash"], unique=True)
