"""A column for JSON that one broken row cannot spoil."""

import json
from typing import Any

import sqlalchemy as sa


class Json(sa.TypeDecorator[object]):
    """JSON that may be broken: an unreadable value is read as None instead of failing the whole query."""

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
