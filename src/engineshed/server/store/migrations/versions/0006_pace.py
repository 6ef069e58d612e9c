"""Clocks: when a table has something to tell next, and each person's nights and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "hours",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("rest", sa.String(80), nullable=False),
        sa.Column("away", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("hours")
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
