"""Lines of the chat that somebody has reported to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.UniqueConstraint("table_id", "guest", "line", name="reports_once"),
    )


def downgrade() -> None:
    op.drop_table("reports")
