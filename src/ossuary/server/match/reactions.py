"""Reactions: everybody who may react to something is asked at once, and all answers open together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ossuary.core.refusal import Refused
from ossuary.server.errors import TableError
from ossuary.server.match import journal, orders
from ossuary.server.match.drafts import Window
from ossuary.server.match.pilots import PERSON

if TYPE_CHECKING:
    from ossuary.server.match.match import Match

BOT_SPAN = 400  # milliseconds until reactions open where no person is asked


def ask_for_reactions(match: Match) -> None:
    match.window = Window(match.game.reactors(match.state), match.now + BOT_SPAN)
    if match.setup.reactions_close and is_awaited(match, match.window):
        match.window.closes = match.now + match.setup.reaction_span
    match.undoable.clear()


def is_awaited(match: Match, window: Window) -> bool:
    """Whether a person may still react, as far as the others may know."""
    return any(may_still_react(match, seat) and seat not in window.answers for seat in window.reactors)


def stop_waiting(match: Match, at: int) -> None:
    """Where nobody watches, reactions open as soon as the one person has no more to say."""
    window = match.window
    if window is not None and orders.nobody_watches(match) and not is_awaited(match, window):
        window.closes = min(window.closes, at + BOT_SPAN)


def may_still_react(match: Match, seat: int) -> bool:
    """Whether the others may think that the seat's person thinks; where nobody watches, whether they have to."""
    if match.pilots[seat] != PERSON or seat in match.standing_orders:
        return False
    return not (orders.nobody_watches(match) and is_spared(match, seat))


def is_spared(match: Match, seat: int) -> bool:
    """Whether the person whose seat may react is not asked about it: by their order, or because they can't."""
    return match.pilots[seat] == PERSON and orders.is_spared(match, seat)


def closing_time(match: Match) -> int | None:
    """When the reactions that are asked for open, if that is known."""
    window = match.window
    if window is None:
        return None
    if match.one_screen:  # it is passed around with no hurry, and nobody can tell who took how long
        asked = any(match.pilots[seat] == PERSON and match.is_asked(seat) for seat in window.reactors)
        return None if asked else min(window.closes, match.now + BOT_SPAN)
    return window.closes if match.setup.reactions_close or not is_awaited(match, window) else None


def react(match: Match, seat: int, words: str) -> None:
    """Take a seat's reaction, which stays sealed until all open."""
    window = match.window
    assert window is not None
    if seat not in window.reactors or seat in window.answers:
        raise Refused(match.game.not_asked(match.state, seat, match.game.parse(match.state, seat, words.split(" "))))
    match.read_answer(match.game.with_reactor(match.state, seat), seat, words)
    window.answers[seat] = words


def open_reactions(match: Match) -> None:
    """The time is over: queue what was answered for when the game asks for it."""
    window = match.window
    if window is None:
        raise TableError("no-reactions")
    for seat in window.reactors:
        if seat not in window.answers:
            match.questions_asked[seat] += 1
            window.answers[seat] = orders.ordered_words(match, seat) if is_spared(match, seat) else ""
        match.queued[seat] = window.answers[seat]
    match.window = None
    match.announce("reactions-opened", journal.TABLE)


def play_queued_reaction(match: Match, seat: int) -> None:
    """Play an opened reaction if it is still legal; without one the seat lets it be, which is its last option."""
    words = match.queued.pop(seat)
    legal = list(match.game.legal(match.state, seat))
    action = int(match.game.parse(match.state, seat, words.split(" "))) if words else int(legal[-1])
    match.play(seat, action if action in legal else int(legal[-1]))
