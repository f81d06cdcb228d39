"""The journal of a table: one row for each thing anyone did, in order. Everything else is derived from it.

A row is a seat and its words. Before the game, seats give their values. Seat 0 is the table itself: `start` with all
values, the answers of chance, `open` when the time for reactions is over, `pause` and `go-on` for its clocks. During
the game, a seat's words are an answer or one of the words below.
"""

from __future__ import annotations

import msgspec

TABLE = 0  # the seat of chance and of the table's own rows

VALUE = "value"
START = "start"
OPEN = "open"
PAUSE = "pause"  # nobody is there: all clocks stand still
GO_ON = "go-on"

UNDO = "undo"
READY = "ready"
UNREADY = "unready"
LET_ROUND = "let-round"  # a standing order that everybody sees: no reaction for the rest of the round
ORDER = "order"  # a standing order that only its seat knows: the question, the answer to it, and for how long
GIVEN = "given"  # before an answer: the table has given it for the person
RESIGN = "resign"
RETURN = "person"
LEAVE = "bot"  # with the level that plays on
BOT_FOR = "bot-for"  # with another seat: a bot should play on there, whose person is gone
TRANSFERRED = "transferred"  # with how often: another device has the seat now
LATE = "late"  # out of time: with the level that answers in the person's place

# Verbs that no game may have.
NO_ANSWERS = (
    UNDO,
    READY,
    UNREADY,
    LET_ROUND,
    ORDER,
    GIVEN,
    RESIGN,
    RETURN,
    LEAVE,
    LATE,
    BOT_FOR,
    PAUSE,
    GO_ON,
    TRANSFERRED,
)

NO_VALUE = "-"


class Row(msgspec.Struct, frozen=True, gc=False):
    """One entry. `at` is in milliseconds; there is a `digest` where a round has ended.

    `ready` goes with an answer: if it leaves the seat nothing to answer in its phase, the seat is ready as well.
    `given` goes with one that the table has given for the person.
    `joined` goes with one that was given in one go with the one before it, and is undone with it.
    """

    number: int
    seat: int
    words: str
    at: int
    digest: str = ""
    ready: bool = False
    given: bool = False
    joined: bool = False
