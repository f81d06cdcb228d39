"""Looking back: any number of events leads to a position that tells no more, and hands are open at the end."""

from __future__ import annotations

import itertools

from ossuary.server.match.match import Match
from ossuary.server.match.replay import replay
from ossuary.server.match.seat_view import OpenViews, SeatViews
from support.browser.stored_games import DIA, begin, finished, greedy_answer, play_on
from support.server.journals import Book

BONES = "bad-bones"


def positions(book: Book, viewer: int) -> list[int]:
    """How many events the viewer had been told each time the game stood still."""
    match = Match(book.setup, book.rows[0])
    told = []
    for row in book.rows[1:]:
        if not match.chance_asked():
            told.append(len(match.events[viewer]))
        match.load(row)
    return [*told, len(match.events[viewer])]


def test_a_position_within_so_many_events_is_the_last_that_tells_no_more() -> None:
    book = finished(BONES, 2, 1, ("rounds=4",))
    known = positions(book, 1)
    assert any(later - earlier > 10 for earlier, later in itertools.pairwise(known))  # a march is one answer
    for event in range(0, known[-1] + 5, 7):
        match = replay(book.setup, book.rows, 1, event, within=True)
        expected = max((told for told in known if told <= event), default=known[0])
        assert len(match.events[1]) == expected


def test_once_a_game_is_over_all_hands_of_any_moment_are_open() -> None:
    book = begin(DIA, 3, 5)
    play_on(book, lambda match: match.round > 2, greedy_answer)
    hands = [seat.get("hand") for seat in SeatViews(book.match).view(1)["seats"]]
    assert hands[0] is not None
    assert hands[1:] == [None, None]
    opened = OpenViews(book.match).view(1)["seats"]
    assert opened[0]["hand"] == hands[0]
    assert all(seat["hand"] for seat in opened)


def test_a_sealed_phase_is_opened_by_its_events_alone() -> None:
    """Otherwise the film would move a hero who stands there already."""
    book = Book(begin(BONES, 2, 1).setup.game, 2)
    book.say(2, book.options(2)[0])
    assert OpenViews(book.match).view(1) == SeatViews(book.match).view(1)
