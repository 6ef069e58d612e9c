"""The database's tables. `migrations` brings a database here from any earlier state."""

from typing import Final

import sqlalchemy as sa

from engineshed.server.store.json_column import Json

META = sa.MetaData()
LONGEST_KEY: Final = 24
LONGEST_PASSKEY: Final = 255

# Tables

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
    sa.Column("due", sa.Float),
    sa.Column("people", sa.Integer, nullable=False, server_default="0"),
    # The event after which nobody has been told anything; empty: there is nothing to tell.
    sa.Column("told", sa.Integer),
    sa.Column("asides", sa.Integer, nullable=False, server_default="0"),
    # Have the results of a table that is over been written down (results/booker.py)?
    sa.Column("booked", sa.Boolean, nullable=False, server_default=sa.false()),
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

# What one person at a table decides for themselves alone, counted apart from what everybody may know.
ASIDES = sa.Table(
    "asides",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("after", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

SITTINGS = sa.Table(
    "sittings",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)

# Who looks at a table without sitting there; a few minutes at most.
WATCHING = sa.Table(
    "watching",
    META,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)

PADS = sa.Table(
    "pads",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.String(4000), nullable=False),
)

# The chance to win that the first answer to a lesson gave away, and whether a good answer was found.
LESSONS = sa.Table(
    "lessons",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("lesson", sa.String(64), primary_key=True),
    sa.Column("lost", sa.Float, nullable=False),
    sa.Column("passed", sa.Boolean, nullable=False),
)

# What the teacher said about finished games, packed.
REVIEWS = sa.Table(
    "reviews",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("review", sa.LargeBinary, nullable=False),
)

# What remains of finished games. These stay when the table is taken out.

FINISHED = sa.Table(
    "finished",
    META,
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

RESULTS = sa.Table(
    "results",
    META,
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
    # The rating after this game, and what it brought; empty: not rated.
    sa.Column("mean", sa.Float),
    sa.Column("spread", sa.Float),
    sa.Column("gain", sa.Float),
)

RATINGS = sa.Table(
    "ratings",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("spread", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

# People

PEOPLE = sa.Table(
    "people",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24)),
    sa.Column("key", sa.String(LONGEST_KEY), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("link", sa.String(64), unique=True),
    sa.Column("disabled", sa.Boolean, nullable=False),
)

DEVICES = sa.Table(
    "devices",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

CODES = sa.Table(
    "codes",
    META,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

PASSKEYS = sa.Table(
    "passkeys",
    META,
    sa.Column("id", sa.String(LONGEST_PASSKEY), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),
)

PROFILES = sa.Table(
    "profiles",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("page", sa.String(16), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
)

HOURS = sa.Table(
    "hours",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("rest", sa.String(80), nullable=False),
    sa.Column("away", sa.Float, nullable=False),
)

TASTES = sa.Table(
    "tastes",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("data", Json, nullable=False),
)

BLOCKS = sa.Table(
    "blocks",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# What the host has to look at; it stays when the table is gone.
REPORTS = sa.Table(
    "reports",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(24), nullable=False),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("about", sa.String(32), nullable=False),
    sa.Column("line", sa.Integer, nullable=False),
    sa.Column("lines", Json, nullable=False),
    sa.Column("decided", sa.Float),
    sa.Column("decision", Json),
    sa.UniqueConstraint("table_id", "guest", "line", name="reports_once"),
)

# What the host has decided about people, and the answers to both sides.
MEASURES = sa.Table(
    "measures",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("report", sa.String(32), nullable=False),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("what", sa.String(8), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

LETTERS = sa.Table(
    "letters",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("report", sa.String(32), nullable=False),
    sa.Column("side", sa.String(8), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("decision", Json, nullable=False),
    sa.Column("words", sa.String(500), nullable=False),
    sa.Column("read", sa.Boolean, nullable=False),
)

HOST_KEYS = sa.Table(
    "host_keys",
    META,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

# Notices

WAYS = sa.Table(
    "ways",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("address", sa.String(2000), nullable=False),
    sa.Column("origin", sa.String(200), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("failed", sa.Float),
    sa.Column("last", sa.Float, nullable=False),
    sa.Column("device", sa.String(32), nullable=False),
)

WISHES = sa.Table(
    "wishes",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("data", Json, nullable=False),
)

# The unique key is what makes it impossible that one reason is told twice by one way.
NOTICES = sa.Table(
    "notices",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("reason", sa.String(80), nullable=False),
    sa.Column("way", sa.String(32), nullable=False),
    sa.Column("what", sa.String(12), nullable=False),
    sa.Column("table_id", sa.String(24), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("batch", sa.String(32)),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Float),
    sa.Column("note", sa.String(100), nullable=False),
    sa.UniqueConstraint("guest", "reason", "way", name="notices_reason"),
)

# The house itself

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
