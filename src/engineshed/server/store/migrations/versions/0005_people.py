"""People beyond one browser: accounts, devices, codes and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24)),
        sa.Column("key", sa.String(24), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("link", sa.String(64), unique=True),
        sa.Column("disabled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(255), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("passkeys", "codes", "devices", "people"):
        op.drop_table(name)
