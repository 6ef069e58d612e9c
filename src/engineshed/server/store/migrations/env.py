"""Alembic's entry: the server hands over its connection."""

from alembic import context

from engineshed.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
