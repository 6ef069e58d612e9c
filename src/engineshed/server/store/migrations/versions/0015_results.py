"""Finished games with their results, everybody's ratings, and who lets others see them.

Tables that are over already are booked by the house, a few at a time, once it is open.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("booked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_booked", "tables", ["booked", "over", "moved"])
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("board", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("finished.table_id"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("pause", sa.Float),
        sa.Column("mean", sa.Float),
        sa.Column("spread", sa.Float),
        sa.Column("gain", sa.Float),
    )
    op.create_index("results_guest", "results", ["guest"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_game", "ratings", ["game", "mean"])
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("page", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    for table in ("profiles", "ratings", "results", "finished"):
        op.drop_table(table)
    op.drop_index("tables_booked", "tables")
    op.drop_column("tables", "booked")
