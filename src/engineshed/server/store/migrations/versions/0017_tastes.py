"""What people like, for their other devices; and which device a way for notices belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tastes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.add_column("ways", sa.Column("device", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("ways", "device")
    op.drop_table("tastes")
