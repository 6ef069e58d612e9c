"""What limits are about: who opened a table, whether it has begun, and what all processes count together."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "counts",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("started", sa.Boolean, nullable=False, server_default=sa.true()))
    connection = op.get_bind()
    opened = connection.execute(sa.text("SELECT table_id, data FROM events WHERE number = 1")).all()
    hosts = [{"id": row.table_id, "host": _word(row.data, "host")} for row in opened]
    if hosts:
        connection.execute(sa.text("UPDATE tables SET host = :host WHERE id = :id"), hosts)
    connection.execute(
        sa.text(
            "UPDATE tables SET started = false WHERE NOT EXISTS "
            "(SELECT 1 FROM events WHERE table_id = tables.id AND kind = 'start')"
        )
    )
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("tables_over", "tables", ["over", "started", "moved"])


def _word(data: Any, name: str) -> str:
    """As it was written then; what cannot be read is nothing."""
    try:
        found = json.loads(data) if isinstance(data, str | bytes) else data
        return str(found[name])[:32]
    except (ValueError, TypeError, LookupError):
        return ""


def downgrade() -> None:
    op.drop_index("tables_over", "tables")
    op.drop_index("tables_host", "tables")
    op.drop_column("tables", "started")
    op.drop_column("tables", "host")
    op.drop_table("counts")
