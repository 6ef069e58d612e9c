"""Whom people block, and what the host decides about reports."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "measures",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("report", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("report", sa.String(32), nullable=False),
        sa.Column("side", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("decision", sa.JSON, nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("read", sa.Boolean, nullable=False),
    )
    op.create_table(
        "host_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "watching",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.add_column("reports", sa.Column("decided", sa.Float))
    op.add_column("reports", sa.Column("decision", sa.JSON))


def downgrade() -> None:
    op.drop_column("reports", "decision")
    op.drop_column("reports", "decided")
    for table in ("watching", "host_keys", "letters", "measures", "blocks"):
        op.drop_table(table)
