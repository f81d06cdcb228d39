"""What would happen: answers tried on a position made up from what their seat knows, as far as it is certain."""

from __future__ import annotations

from typing import Any

from ossuary.core.chance import Dice
from ossuary.core.refusal import Refused
from ossuary.core.state import CHANCE, NOBODY
from ossuary.server.errors import TableError
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import Forecast, Preview, Stop


def preview(match: Match, seat: int, answers: list[str]) -> Preview:
    """The events of these answers, up to chance, another's choice, or the first that would reveal something."""
    game = match.game
    if not match.is_asked(seat):
        first = int(game.parse(match.state, seat, answers[0].split(" ")))
        raise Refused(game.not_asked(match.state, seat, first))
    position = game.imagine(SeatViews(match).bot_view(seat), Dice(0))
    events: list[dict[str, Any]] = []
    heard = position.record_events()
    for words in answers:
        action = int(game.parse(position, seat, words.split(" ")))
        game.check(position, seat, action)
        before = game.clone(position)
        if match.phase is not None:
            game.draft(position, seat, action)
        else:
            game.play(position, seat, action)
        for event in heard:
            if event.reveals:
                return Preview(events, "reveal", game.facts(game.known_to(before, seat)), [])
            if event.reaches(seat):
                events.append(game.describe(event))
        heard.clear()
    options = [game.words(position, seat, action) for action in game.legal(position, seat)]
    return Preview(events, stopped(match, position, seat), game.facts(game.known_to(position, seat)), options)


def stopped(match: Match, position: Any, seat: int) -> Stop:
    if len(match.game.legal(position, seat)):
        return "question"
    if match.phase is not None:
        return "phase"
    asked = match.game.next_seat(position)
    return "end" if asked == NOBODY else "chance" if asked == CHANCE else "other"


def forecast(match: Match, seat: int, answers: list[str]) -> Forecast:
    """What the plan so far, with these answers on top, will surely lead to on the own board."""
    game = match.game
    if match.over:
        raise TableError("game-over")
    foreseen = game.forecast(SeatViews(match).bot_view(seat), answers)
    if foreseen is None:
        raise TableError("no-forecast")
    events = [game.describe(event) for event in foreseen.events]
    facts = game.facts(foreseen.state)
    return Forecast(events, "question" if foreseen.unsure else "phase", facts, foreseen.unsure, foreseen.assumed)
