"""Which tables wait for a bot, and the number of their last event: who drives is decided by numbers."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    last = "(SELECT max(number) FROM events WHERE table_id = tables.id)"
    connection.execute(sa.text(f"UPDATE tables SET number = coalesce({last}, 0)"))
    running = connection.execute(sa.text("SELECT id, summary FROM tables WHERE NOT over")).all()
    asked = [{"id": row.id} for row in running if _asks_a_bot(row.summary)]
    if asked:
        connection.execute(sa.text("UPDATE tables SET bot = true WHERE id = :id"), asked)
    op.create_index("tables_bot", "tables", ["bot"])


def _asks_a_bot(summary: Any) -> bool:
    """As it was written then; whatever cannot be read waits for nobody."""
    try:
        found = json.loads(summary) if isinstance(summary, str | bytes) else summary
        return any(found["seats"][seat]["kind"] == "bot" for seat in found["waiting"])
    except (ValueError, TypeError, LookupError):
        return False


def downgrade() -> None:
    op.drop_index("tables_bot", "tables")
    op.drop_column("tables", "bot")
    op.drop_column("tables", "number")
