"""What the database holds. Every change here is also a step in `migrations/versions/`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    # there is one row
    Column("id", Integer, primary_key=True),
    # what forms are signed with, the same in every process and after every start
    Column("secret", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("key", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    # the digest of the game as it was dealt, so that a table without moves is verified too
    Column("dealt", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("pace", Text, nullable=False),
    # how many entries the log has
    Column("version", Integer, nullable=False),
    # counts every change of any kind, so that one number tells whether memory is behind
    Column("changes", Integer, nullable=False),
    # the seats that owe a decision, as bits: whom to wake, and 0 when it is over
    Column("owed", BigInteger, nullable=False),
    # what one of the players asks the others; see `agreement.py`
    Column("proposal", JSON(none_as_null=True)),
    Column("abandoned", Boolean, nullable=False, server_default=false()),
    # milliseconds since 1970, UTC
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_changed_at", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_key", Text, ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("secret_hash", Text, unique=True),
    # what a person asked to be done in their name, as the title writes it; empty for nothing
    Column("standing_order", Text, key="order", nullable=False, server_default=""),
    # the bot that plays for a person who is away or has left; empty for nobody
    Column("stand_in", Text, nullable=False, server_default=""),
    # what a player notes for nobody else
    Column("notes", Text, nullable=False, server_default=""),
    # the hash of a secret that lets others watch through this seat's eyes
    Column("eyes_hash", Text),
    Index("seats_eyes_hash", "eyes_hash", unique=True),
)

said = Table(
    "said",
    metadata,
    Column("table_key", Text, ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    # the change of the table that it is
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    # of who sat there when it was said
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("said_at", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_key", Text, ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", Text),
    Column("digest", Text, nullable=False),
    Column("once", Text),
    Column("entered_at", BigInteger, nullable=False),
    UniqueConstraint("table_key", "seat", "once", name="entries_once"),
)
