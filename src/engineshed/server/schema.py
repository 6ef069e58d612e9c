"""The database's tables. `migrations` brings a database here from any earlier state."""

import json
from typing import Any

import sqlalchemy as sa

META = sa.MetaData()


class Json(sa.TypeDecorator[object]):
    """JSON that may be broken: one unreadable row is None and harms no other."""

    impl = sa.JSON
    cache_ok = True

    def load_dialect_impl(self, dialect: sa.Dialect) -> "sa.types.TypeEngine[Any]":
        # PostgreSQL keeps no broken JSON; SQLite keeps any text.
        return dialect.type_descriptor(sa.JSON() if dialect.name == "postgresql" else sa.Text())

    def process_bind_param(self, value: object, dialect: sa.Dialect) -> object:
        return value if dialect.name == "postgresql" else json.dumps(value)

    def process_result_value(self, value: object, dialect: sa.Dialect) -> object:
        if not isinstance(value, str):
            return value
        try:
            return json.loads(value)
        except ValueError:
            return None


TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("moved", sa.Float, nullable=False),
    sa.Column("summary", Json, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("bot", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("started", sa.Boolean, nullable=False),
)

# The primary key is what makes it impossible that two writers both write number 57.
EVENTS = sa.Table(
    "events",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="events_key"),
)

SITTINGS = sa.Table(
    "sittings",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)

NOTES = sa.Table(
    "notes",
    META,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(256), nullable=False),
)

COUNTS = sa.Table(
    "counts",
    META,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
)
