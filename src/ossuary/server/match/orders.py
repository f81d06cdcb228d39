"""Answers that the table gives for a person: those that need not be asked for, and those of standing orders.

Each of them is a row of the journal and a line of the record like any other answer. A reaction alone has no row: it is
taken from its order when all reactions open, so that nobody can tell from what they see, or when, what was ordered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ossuary.core.step import UNDECIDED
from ossuary.server.errors import TableError
from ossuary.server.match import journal
from ossuary.server.match.pilots import PERSON
from ossuary.server.messages import OrderSpan

if TYPE_CHECKING:
    from ossuary.server.match.match import Match

ASK = "ask"
SPANS: dict[str, OrderSpan] = {"round": "round", "game": "game"}


class SeatOrder(NamedTuple):
    """What a seat has ordered for a question: the words to answer it with, for this round or the whole game."""

    words: str
    span: OrderSpan


class Given(NamedTuple):
    """An answer that the table gives for a seat. `ready`: it leaves nothing that the person may want to think over."""

    seat: int
    words: str
    ready: bool


class StandingOrders:
    """The orders of all seats, each known to its own seat alone."""

    def __init__(self, seats: int) -> None:
        self.by_seat: list[dict[str, SeatOrder]] = [{} for _ in range(seats + 1)]
        self.must_be_asked = [""] * (seats + 1)  # the last question of each seat that was found to need its person

    def end_round(self) -> None:
        for orders in self.by_seat:
            for question in [question for question, order in orders.items() if order.span == "round"]:
                del orders[question]


def order_words(question: str, words: str, span: str) -> str:
    """The words of a row that gives an order or, with ASK for words, takes it back."""
    return f"{journal.ORDER} {question} {words}" + ("" if words == ASK else f" {span}")


def take_order(match: Match, seat: int, row_words: str) -> None:
    """Keep what a row orders; a TableError if the game knows no such order."""
    question, *rest = row_words.split(" ")[1:] or [""]
    possible = match.game.standing_orders.get(question, [])
    orders = match.orders.by_seat[seat]
    match.orders.must_be_asked[seat] = ""
    if rest == [ASK] and possible:
        orders.pop(question, None)
    elif len(rest) > 1 and rest[-1] in SPANS and " ".join(rest[:-1]) in possible:
        orders[question] = SeatOrder(" ".join(rest[:-1]), SPANS[rest[-1]])
    else:
        raise TableError("unknown-words", words=row_words)


def ordered_words(match: Match, seat: int) -> str:
    """What the seat has ordered to answer to the question it is asked now; empty if nothing."""
    orders = match.orders.by_seat[seat]
    if not orders:
        return ""
    order = orders.get(match.game.asked_name(match.position_for(seat), seat))
    return "" if order is None else order.words


def nobody_watches(match: Match) -> bool:
    """Whether only one person ever played who has not resigned: then there is nobody to hide a hand from."""
    persons = [seat for seat, pilot in enumerate(match.setup.pilots, 1) if pilot == PERSON]
    return sum(not match.state.has_resigned(seat) for seat in persons) == 1


def is_spared(match: Match, seat: int) -> bool:
    """Whether a person whose reaction is waited for is not asked: by their order, or for want of a choice."""
    if ordered_words(match, seat):
        return True
    return is_lenient(match) and nobody_watches(match) and needless_words(match, seat) != ""


def is_lenient(match: Match) -> bool:
    """Not in a lesson, which asks everything it teaches."""
    return match.setup.reactions_close


def needless_words(match: Match, seat: int) -> str:
    """The answer to the seat's question that need not be asked for; empty if its person has to choose."""
    position = match.position_for(seat)
    action = match.game.needless_answer(position, seat)
    return "" if action == UNDECIDED else str(match.game.words(position, seat, action))


def given_answer(match: Match) -> Given | None:
    """The next answer that the table gives for a person by itself; None if everybody asked has to choose."""
    if match.over or match.window is not None or not is_lenient(match):
        return None
    for seat in match.seats:
        if match.pilots[seat] != PERSON or not match.is_asked(seat):
            continue
        if match.orders.must_be_asked[seat] == match.question_id(seat):
            continue
        words = words_for(match, seat)
        if words:
            return Given(seat, words, match.phase is not None and match.phase.is_settled(seat))
        match.orders.must_be_asked[seat] = match.question_id(seat)
    return None


def words_for(match: Match, seat: int) -> str:
    game, state = match.game, match.state
    ordered = ordered_words(match, seat)
    if ordered and int(game.parse(state, seat, ordered.split(" "))) in list(game.legal(state, seat)):
        return ordered
    if game.hides_question(state, seat) and not nobody_watches(match):
        return ""
    return needless_words(match, seat)
