"""Where a table stands, in few words: for everybody to see, and stored beside the table so that lists are cheap."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ossuary.core.chance import commitment
from ossuary.core.play import AnyGame
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON, shown_pilots
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import ListedTable, Plan, Result, SeatInfo, Status, TableInfo, TransferInfo
from ossuary.server.storage.seats import OPEN_FOR
from ossuary.server.storage.store import StoredSeat, StoredTable

Link = Callable[[str, StoredSeat], str]

encode = msgspec.json.Encoder().encode


class Summary(msgspec.Struct):
    """A table after so many rows (`length`). Only the persons in `acting` may know that they have something to do."""

    length: int
    status: Status
    ready: list[int] = []
    at: int = 0
    round: int = 0
    waiting: list[int] = []
    acting: list[int] = []
    pilots: list[str] = []
    resigned: list[int] = []
    bot_votes: dict[int, list[int]] = {}
    result: Result | None = None

    def encoded(self) -> bytes:
        return encode(self)


read_summary = msgspec.json.Decoder(Summary).decode


def summarize_lobby(rows: int, ready: list[int]) -> Summary:
    return Summary(rows, "open", ready)


def summarize_match(match: Match, over: bool) -> Summary:
    """`over` is False while the end is not on disk yet."""
    acting = [
        seat for seat in match.seats if match.pilots[seat] == PERSON and (match.is_asked(seat) or match.may_close(seat))
    ]
    pilots = shown_pilots(match)
    return Summary(
        match.length,
        "over" if over else "running",
        [],
        match.public_at,
        match.round,
        match.waiting(),
        acting,
        [pilot for pilot, _ in pilots],
        [seat for seat, (_, resigned) in enumerate(pilots, 1) if resigned],
        {seat: list(votes) for seat, votes in match.bot_votes.items()},
        SeatViews(match).result() if over else None,
    )


class Describer:
    """Describes a table to one person or another, whether it is in memory or not."""

    def __init__(self, stored: StoredTable, plan: Plan, game: AnyGame, link: Link) -> None:
        self.stored = stored
        self.plan = plan
        self.game = game
        self.link = link
        self.options = game.read_setup(len(self.plan.seats), self.plan.options)
        self.commit = "" if plan.start else commitment(stored.seed)  # chance before the start was not committed to

    def info(
        self, summary: Summary, person: str, present: set[int], away_since: dict[int, int] | None = None
    ) -> TableInfo:
        stored = self.stored
        owns = stored.owner == person
        links = {
            str(seat.seat): self.link(stored.id, seat)
            for seat in stored.seats
            if seat.kind == "link" and not seat.person and person == (seat.handed_by or stored.owner)
        }
        return TableInfo(
            stored.id,
            self.game.name,
            self.options,
            self._seats(summary, person, present, away_since or {}),
            self.plan.clock,
            self.plan.reaction_seconds,
            summary.status,
            self.commit,
            stored.since,
            self.game.rules_version,
            owns,
            links,
            stored.rematch or "",
            summary.result,
            stored.occasion,
            self.plan.variant,
            self.plan.away_seconds,
        )

    def listed(self, summary: Summary, person: str, present: set[int]) -> ListedTable:
        info = self.info(summary, person, present)
        turn = any(seat.mine and seat.seat in summary.acting for seat in info.seats)
        return ListedTable(
            **msgspec.structs.asdict(info),
            at=summary.at or self.stored.since,
            round=summary.round,
            waiting=summary.waiting,
            turn=turn,
        )

    def _seats(self, summary: Summary, person: str, present: set[int], away_since: dict[int, int]) -> list[SeatInfo]:
        return [
            SeatInfo(
                seat.seat,
                seat.kind,
                self._pilot(summary, seat),
                self.stored.names.get(seat.person or "", ""),
                seat.level if seat.kind == "bot" else "",
                seat.seat in present,
                seat.seat in summary.ready,
                seat.person == person and bool(person),
                seat.seat in summary.resigned,
                away_since.get(seat.seat, 0),
                summary.bot_votes.get(seat.seat, []),
                self._transfer(seat, person),
                seat.transfers,
                seat.transferred_from == person and bool(person),
            )
            for seat in self.stored.seats
        ]

    def _transfer(self, seat: StoredSeat, person: str) -> TransferInfo | None:
        asking = seat.transfer_to
        if asking is None or not person or person not in (seat.person, asking):
            return None
        at, until = seat.transfer_at, seat.transfer_until
        return TransferInfo(at, until, until + OPEN_FOR, self.stored.names.get(asking, ""), person == asking)

    def _pilot(self, summary: Summary, seat: StoredSeat) -> str:
        if summary.pilots:
            return summary.pilots[seat.seat - 1]
        return seat.level if seat.kind == "bot" else PERSON
