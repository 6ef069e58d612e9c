"""Tables, their events, who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
    )
    op.create_index("tables_moved", "tables", ["moved"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="events_key"),
    )
    op.create_table(
        "sittings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(256), nullable=False),
    )


def downgrade() -> None:
    for name in ("notes", "sittings", "events", "tables"):
        op.drop_table(name)
