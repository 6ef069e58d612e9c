"""How far people have come with the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(64), primary_key=True),
        sa.Column("lost", sa.Float, nullable=False),
        sa.Column("passed", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
