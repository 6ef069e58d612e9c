"""Notices: ways to reach people, what they wish, the queue, and which tables give something to tell."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failed", sa.Float),
        sa.Column("last", sa.Float, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(80), nullable=False),
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("batch", sa.String(32), index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Float),
        sa.Column("note", sa.String(100), nullable=False),
        sa.UniqueConstraint("guest", "reason", "way", name="notices_reason"),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
    op.add_column("tables", sa.Column("told", sa.Integer))
    op.create_index("tables_told", "tables", ["told"])


def downgrade() -> None:
    op.drop_index("tables_told", "tables")
    op.drop_column("tables", "told")
    for name in ("notices", "wishes", "ways"):
        op.drop_table(name)
