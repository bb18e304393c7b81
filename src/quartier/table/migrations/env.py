"""Run by Alembic on the connection it was handed; whoever hands it begins and commits."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
