"""How many people sit at a table: games of people alone with bots stay out of others' way."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    known = connection.execute(sa.text("SELECT id, summary FROM tables")).all()
    counts = [{"id": row.id, "people": _people(row.summary)} for row in known]
    if counts:
        connection.execute(sa.text("UPDATE tables SET people = :people WHERE id = :id"), counts)
    op.create_index("tables_company", "tables", ["public", "over", "started", "people", "moved"])


def _people(summary: Any) -> int:
    """As it was written then; what cannot be read is nobody."""
    try:
        found = json.loads(summary) if isinstance(summary, str | bytes) else summary
        return len({seat.get("guest") for seat in found["seats"] if seat["kind"] == "person"})
    except (ValueError, TypeError, LookupError, AttributeError):
        return 0


def downgrade() -> None:
    op.drop_index("tables_company", "tables")
    op.drop_column("tables", "people")
