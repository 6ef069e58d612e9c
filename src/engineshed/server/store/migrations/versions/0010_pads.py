"""What people note for themselves at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pads",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.String(4000), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pads")
