"""The tables of the database. Where a column has a `key`, the code calls it by that name."""

from __future__ import annotations

import sqlalchemy as sql

ID = sql.String(40)

metadata = sql.MetaData()
hosts = sql.Table(
    "hosts",
    metadata,
    sql.Column("name", ID, primary_key=True),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("since", sql.BigInteger, nullable=False, server_default="0"),  # when a secret is first used
    sql.Column("until", sql.BigInteger, nullable=True),  # when a secret that was replaced is void
)
people = sql.Table(
    "people",
    metadata,
    sql.Column("id", ID, primary_key=True),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("token_since", sql.BigInteger, nullable=False, server_default="0"),  # tokens from before it are void
)
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", ID, primary_key=True),
    sql.Column("owner", ID, nullable=False, index=True),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("plan", sql.LargeBinary, nullable=False),  # a messages.Plan
    sql.Column("seed", sql.LargeBinary, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False, default=False),
    sql.Column("rematch", ID, nullable=True, unique=True),
    sql.Column("occasion", sql.String(60), nullable=False, index=True),  # the name of its fixed start, if it has one
    sql.Column("made", sql.Boolean, nullable=False),  # whether its goal was reached, if it has one
    sql.Column("standing", sql.LargeBinary, nullable=True, key="summary"),  # a Summary as of when it was last needed
    sql.Column("start", sql.Text, nullable=True),  # the text that it continues, if it does
    sql.Column("size", sql.Integer, nullable=False, server_default="0"),  # bytes that count against its owner
    sql.Column("seats_version", sql.Integer, nullable=False, server_default="0"),  # goes up when anybody's seat changes
    sql.Column("edition", ID, nullable=True),  # what its game was begun with; null before its start
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", ID, sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("level", sql.String(20), nullable=False),
    sql.Column("person", ID, nullable=True, index=True),
    sql.Column("turn_of_key", sql.Integer, nullable=False, key="key_version"),  # a seat handed over gets a new link
    sql.Column("handed_by", ID, nullable=True, index=True),  # the person who has handed it over: only they see its link
    sql.Column("transfer_to", ID, nullable=True, index=True),  # the person who asks for it from another device
    sql.Column("transfer_at", sql.BigInteger, nullable=False, server_default="0"),  # when they asked
    sql.Column("transfer_until", sql.BigInteger, nullable=False, server_default="0"),  # when they may come for it
    sql.Column("transferred_from", ID, nullable=True, index=True),  # whose it was, and who has not agreed
    sql.Column("transfers", sql.Integer, nullable=False, server_default="0"),  # how often it went to another device
)
rows = sql.Table(
    "rows",
    metadata,
    sql.Column("table_id", ID, sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("words", sql.String(400), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("digest", sql.String(12), nullable=False),
)
editions = sql.Table(  # what games were begun with: rules, and data of the game
    "editions",
    metadata,
    sql.Column("id", ID, primary_key=True),  # a fingerprint of the rules and of all the data
    sql.Column("game", ID, nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("corrections", sql.LargeBinary, nullable=False),  # what the host had changed in the game's data
)
processes = sql.Table(  # the servers on this database
    "processes",
    metadata,
    sql.Column("id", ID, primary_key=True),
    sql.Column("beat", sql.BigInteger, nullable=False),  # goes up as long as the process lives
)
