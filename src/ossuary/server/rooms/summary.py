"""Where a table stands, in few words: what everyone sees of it, and what is kept beside it so that lists are cheap."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ossuary.core.chance import commitment
from ossuary.core.play import AnyGame
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import ListedTable, Plan, Result, SeatInfo, Status, TableInfo
from ossuary.server.storage.store import StoredSeat, StoredTable

Link = Callable[[str, StoredSeat], str]

encode = msgspec.json.Encoder().encode


class Summary(msgspec.Struct):
    """After so many rows (`length`). `acting` are persons who have something to say now: for them alone to know."""

    length: int
    status: Status
    ready: list[int] = []
    at: int = 0
    round: int = 0
    waiting: list[int] = []
    acting: list[int] = []
    pilots: list[str] = []
    resigned: list[int] = []
    result: Result | None = None

    def kept(self) -> bytes:
        return encode(self)


read = msgspec.json.Decoder(Summary).decode


def of_lobby(rows: int, ready: list[int]) -> Summary:
    return Summary(rows, "open", ready)


def of_match(match: Match, over: bool) -> Summary:
    """`over`: nobody hears of an end that is not on disk yet."""
    acting = [
        seat for seat in match.seats if match.pilots[seat] == PERSON and (match.is_asked(seat) or match.may_close(seat))
    ]
    return Summary(
        match.length,
        "over" if over else "running",
        [],
        match.now,
        match.round,
        match.waiting(),
        acting,
        match.pilots[1:],
        [seat for seat in match.seats if match.state.has_resigned(seat)],
        SeatViews(match).result() if over else None,
    )


class Describer:
    """A table as one person or another sees it, whether it is in memory or not."""

    def __init__(self, kept: StoredTable, plan: Plan, game: AnyGame, link: Link) -> None:
        self.kept = kept
        self.plan = plan
        self.game = game
        self.link = link
        self.options = game.read_setup(len(self.plan.seats), self.plan.options)
        self.commit = "" if plan.start else commitment(kept.seed)  # nobody has promised how it came to its start

    def info(self, standing: Summary, person: str, present: set[int]) -> TableInfo:
        kept = self.kept
        owns = kept.owner == person
        links = {
            str(seat.seat): self.link(kept.id, seat)
            for seat in kept.seats
            if owns and seat.kind == "link" and not seat.person
        }
        return TableInfo(
            kept.id,
            self.game.name,
            self.options,
            self._seats(standing, person, present),
            self.plan.clock,
            self.plan.reaction_seconds,
            standing.status,
            self.commit,
            kept.since,
            owns,
            links,
            kept.rematch or "",
            standing.result,
            kept.occasion,
        )

    def line(self, standing: Summary, person: str, present: set[int]) -> ListedTable:
        info = self.info(standing, person, present)
        turn = any(seat.mine and seat.seat in standing.acting for seat in info.seats)
        return ListedTable(
            **msgspec.structs.asdict(info),
            at=standing.at or self.kept.since,
            round=standing.round,
            waiting=standing.waiting,
            turn=turn,
        )

    def _seats(self, standing: Summary, person: str, present: set[int]) -> list[SeatInfo]:
        return [
            SeatInfo(
                seat.seat,
                seat.kind,
                self._pilot(standing, seat),
                self.kept.names.get(seat.person or "", ""),
                seat.level if seat.kind == "bot" else "",
                seat.seat in present,
                seat.seat in standing.ready,
                seat.person == person and bool(person),
                seat.seat in standing.resigned,
            )
            for seat in self.kept.seats
        ]

    def _pilot(self, standing: Summary, seat: StoredSeat) -> str:
        if standing.pilots:
            return standing.pilots[seat.seat - 1]
        return seat.level if seat.kind == "bot" else PERSON
