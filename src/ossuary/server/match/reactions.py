"""Reactions: everybody who may react to something is asked at once, and all answers open together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ossuary.core.refusal import Refused
from ossuary.server.errors import TableError
from ossuary.server.match import journal
from ossuary.server.match.drafts import Window
from ossuary.server.match.pilots import PERSON

if TYPE_CHECKING:
    from ossuary.server.match.match import Match

BOT_SPAN = 400  # milliseconds until reactions open where no person is asked


def ask_for_reactions(match: Match) -> None:
    reactors: list[int] = match.game.reactors(match.state)
    persons = any(may_still_react(match, seat) for seat in reactors)
    span = match.setup.reaction_span if persons and match.setup.reactions_close else BOT_SPAN
    match.window = Window(reactors, match.now + span)
    match.undoable.clear()


def may_still_react(match: Match, seat: int) -> bool:
    """Whether a person answers for the seat and has given no standing order."""
    return match.pilots[seat] == PERSON and seat not in match.standing_orders


def closing_time(match: Match) -> int | None:
    """When the reactions that are asked for open, if that is known."""
    window = match.window
    if window is None:
        return None
    silent = [seat for seat in window.reactors if may_still_react(match, seat) and seat not in window.answers]
    return window.closes if match.setup.reactions_close or not silent else None


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
        match.queued[seat] = window.answers.get(seat, "")
    match.window = None
    match.announce("reactions-opened", journal.TABLE)


def play_queued_reaction(match: Match, seat: int) -> None:
    """Play an opened reaction if it is still legal; without one the seat lets it be, which is its last option."""
    words = match.queued.pop(seat)
    legal = list(match.game.legal(match.state, seat))
    action = int(match.game.parse(match.state, seat, words.split(" "))) if words else int(legal[-1])
    match.play(seat, action if action in legal else int(legal[-1]))
