"""Who answers for a seat now: a person, or a bot for a person who left, resigned or ran out of time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ossuary.server.errors import TableError
from ossuary.server.match import journal

if TYPE_CHECKING:
    from ossuary.server.match.match import Match

PERSON = "person"


def change_pilot(match: Match, seat: int, verb: str, level: str) -> None:
    """Let a bot of this level answer for the seat or, without a level, its person again."""
    if verb == journal.RETURN and match.state.has_resigned(seat):
        raise TableError("has-resigned")
    if (verb == journal.RETURN) == (match.pilots[seat] == PERSON):
        raise TableError("person-plays" if verb == journal.RETURN else "bot-plays")
    was_late = seat in match.late
    match.pilots[seat] = level or PERSON
    match.late.discard(seat)
    match.lines.append(f"{seat} {'bot ' + level if level else PERSON}")
    if verb == journal.LATE:
        match.late.add(seat)
        match.announce("out-of-time", seat)
    elif not was_late:  # a person who was late for one choice has not been away
        match.announce("pilot", seat, pilot=match.pilots[seat])


def want_bot(match: Match, seat: int, other: str) -> None:
    """A seat wants a bot to play on for another."""
    if not other.isdecimal() or int(other) not in match.seats or int(other) == seat:
        raise TableError("unknown-words", words=f"{journal.BOT_FOR} {other}")
    votes = match.bot_votes.setdefault(int(other), [])
    if seat not in votes:
        votes.append(seat)


def note_transfer(match: Match, seat: int, times: str) -> None:
    """Another device has the seat now, for this many times in all."""
    if not times.isdecimal() or int(times) <= match.transfers[seat]:
        raise TableError("unknown-words", words=f"{journal.TRANSFERRED} {times}")
    match.transfers[seat] = int(times)
    match.announce("transferred", seat)


def shown_pilots(match: Match) -> list[tuple[str, bool]]:
    """Who plays each seat for everybody to see, and whether it has resigned; being late for a choice is not leaving."""
    return [
        (PERSON if seat in match.late else match.pilots[seat], bool(match.state.has_resigned(seat)))
        for seat in match.seats
    ]


def hand_back_late_seats(match: Match) -> None:
    """Persons who ran out of time answer again from their next choice on."""
    for seat in match.just_answered:
        if seat in match.late and not match.state.has_resigned(seat):
            change_pilot(match, seat, journal.RETURN, "")
    match.just_answered = []


def resign(match: Match, seat: int) -> None:
    if match.state.has_resigned(seat):
        raise TableError("has-resigned")
    match.state.resign(seat)
    if match.phase is not None:
        match.phase.opening.state.resign(seat)  # an undone draft does not bring the seat back
    match.late.discard(seat)  # there is nobody to hand the seat back to
    match.undoable.clear()
    match.lines.append(f"{seat} resign")
    match.announce("resigned", seat)
