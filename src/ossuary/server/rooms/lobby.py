"""A table before its game starts: who is ready, and the value each of them adds to the seed."""

from __future__ import annotations

from ossuary.server.match import journal
from ossuary.server.match.journal import Row
from ossuary.server.storage.store import StoredTable


class Lobby:
    """The rows before the start. The values stay when the game has started."""

    def __init__(self) -> None:
        self.values: dict[int, str] = {}
        self.rows = 0

    def add(self, row: Row) -> None:
        self.values[row.seat] = row.words.partition(" ")[2]
        self.rows += 1

    def is_ready(self, seat: int) -> bool:
        return self.values.get(seat, journal.NO_VALUE) != journal.NO_VALUE

    def ready_seats(self) -> list[int]:
        return [seat for seat in sorted(self.values) if self.is_ready(seat)]

    def can_start(self, stored: StoredTable) -> bool:
        """Whether every seat is a bot's or its person is ready; a fixed start waits for nobody."""
        if stored.occasion:
            return True
        return all(seat.kind == "bot" or (seat.person and self.is_ready(seat.seat)) for seat in stored.seats)

    def start_row(self, stored: StoredTable, at: int) -> Row:
        values = " ".join(self.values.get(seat.seat, journal.NO_VALUE) for seat in stored.seats)
        return Row(self.rows, journal.TABLE, f"{journal.START} {values}", at)
