"""When each person last looked at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sittings", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("sittings", "seen")
