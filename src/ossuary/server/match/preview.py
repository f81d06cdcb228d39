"""What would happen after some answers, as far as their seat can be certain of it. Nothing is answered."""

from __future__ import annotations

from typing import Any

from ossuary.core.chance import Dice
from ossuary.core.refusal import Refused
from ossuary.core.state import CHANCE, NOBODY
from ossuary.server.errors import TableError
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews, parts_of
from ossuary.server.messages import Forecast, Preview, Stop


def preview(match: Match, seat: int, answers: list[str]) -> Preview:
    """The events of these answers, up to chance, another seat's choice, or the first event that reveals something."""
    game = match.game
    if not match.is_asked(seat):
        first = int(game.parse(match.state, seat, answers[0].split(" ")))
        raise Refused(game.not_asked(match.state, seat, first))
    position = game.imagine(SeatViews(match).moment(seat), seat, Dice(0))
    events: list[dict[str, Any]] = []
    new_events = position.record_events()
    for words in answers:
        action = int(game.parse(position, seat, words.split(" ")))
        game.check(position, seat, action)
        before = game.clone(position)
        if match.phase is not None:
            game.draft(position, seat, action)
        else:
            game.play(position, seat, action)
        for event in new_events:
            if event.reveals:
                return Preview(events, "reveal", game.facts(game.known_to(before, seat)), [])
            if event.reaches(seat):
                events.append(game.describe(event))
        new_events.clear()
    options = [game.words(position, seat, action) for action in game.legal(position, seat)]
    return Preview(events, reason_to_stop(match, position, seat), game.facts(game.known_to(position, seat)), options)


def reason_to_stop(match: Match, position: Any, seat: int) -> Stop:
    """Why nothing beyond this position is certain."""
    if len(match.game.legal(position, seat)):
        return "question"
    if match.phase is not None:
        return "phase"
    asked = match.game.next_seat(position)
    return "end" if asked == NOBODY else "chance" if asked == CHANCE else "other"


def forecast(match: Match, seat: int, answers: list[str]) -> Forecast:
    """What the seat's drafts so far, with these answers on top, will surely lead to on its own board."""
    game = match.game
    if match.over:
        raise TableError("game-over")
    foreseen = game.forecast(SeatViews(match).moment(seat), seat, answers)
    if foreseen is None:
        raise TableError("no-forecast")
    events = [game.describe(event) for event in foreseen.events]
    facts = game.facts(foreseen.state)
    return Forecast(
        events,
        "question" if foreseen.unsure else "phase",
        facts,
        foreseen.unsure,
        foreseen.assumed,
        [parts_of(game, words) for words in foreseen.options],
        foreseen.lost,
    )
