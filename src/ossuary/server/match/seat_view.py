"""What each viewer is told of a match: built up from what he may know, in the shape of the wire."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw
from mypy_extensions import mypyc_attr

from ossuary.core.events import ONLOOKER
from ossuary.core.game import Facts
from ossuary.server.match.match import PERSON, Match
from ossuary.server.messages import ClockInfo, Question, Result, SeatView, Update

READY = "ready"
PARTS: dict[Any, dict[int, Raw]] = {}  # answers that are said the same in any position, ready for the wire
encode = msgspec.json.Encoder().encode


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatViews:
    """Speaks for one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.coded: dict[int, tuple[Facts, Raw]] = {}

    def view(self, viewer: int) -> Facts:
        """What the viewer sees."""
        facts: Facts = self.game.facts_for(self.match.position_for(viewer), viewer)
        return facts

    def coded_view(self, viewer: int) -> Facts:
        """The same for the wire. A part that a game shows to several viewers as one and the same is coded once."""
        facts = self.view(viewer)
        for name, value in facts.items():
            if isinstance(value, list):
                facts[name] = [self._coded(part) if isinstance(part, dict) else part for part in value]
        return facts

    def _coded(self, part: Facts) -> Raw:
        known = self.coded.get(id(part))
        if known is None:
            known = self.coded[id(part)] = part, Raw(encode(part))  # held, so that no other part gets its id
        return known[1]

    def moment(self, viewer: int) -> list[int]:
        """The position he may know, as the engine's own numbers."""
        numbers: list[int] = self.game.known_to(self.match.position_for(viewer), viewer).dump()
        return numbers

    def bot_view(self, seat: int) -> Facts:
        """What a bot is told in this seat."""
        view: Facts = self.game.view(self.match.position_for(seat), seat)
        return view

    def asked(self, seat: int) -> Question | None:
        match = self.match
        if seat == ONLOOKER:
            return None
        if match.is_asked(seat):
            about = self.game.prompt(match.position_for(seat), seat)
            return Question(match.question_id(seat), about.pop("asked"), about)
        if match.may_close(seat) and match.pilots[seat] == PERSON:
            return Question(match.question_id(seat), READY, {})
        return None

    def options(self, seat: int) -> list[str]:
        """Every answer of this seat in words."""
        if seat == ONLOOKER or not self.match.is_asked(seat):
            return []
        position = self.match.position_for(seat)
        words = self.game.words
        return [words(position, seat, action) for action in self.game.legal(position, seat)]

    def parts(self, seat: int) -> list[Raw]:
        """The same ready for the screen: the words, and each word by its name."""
        if seat == ONLOOKER or not self.match.is_asked(seat):
            return []
        game, position = self.game, self.match.position_for(seat)
        known = PARTS.setdefault(game, {})
        parts: list[Raw] = []
        for action in game.legal(position, seat):
            part = known.get(action)
            if part is None:
                part = Raw(encode(parts_of(game, game.words(position, seat, action))))
                if not game.words_depend_on_position(action):
                    known[action] = part
            parts.append(part)
        return parts

    def clocks(self) -> dict[str, ClockInfo]:
        match = self.match
        if not match.setup.pace.limited:
            return {}
        return {str(seat): ClockInfo(clock.bank, clock.deadline()) for seat, clock in enumerate(match.clocks) if seat}

    def result(self) -> Result | None:
        if not self.match.over:
            return None
        outcome = self.game.outcome(self.match.state)
        made = bool(outcome.winners) if self.match.setup.goal else None
        return Result(outcome.winners, outcome.lost, outcome.scores, outcome.cause, made)

    def update(self, viewer: int, first: int, full: bool, moment: bool = False) -> bytes:
        """Events from `first` on; with `full` all that the viewer sees now."""
        match = self.match
        update = Update(
            viewer,
            first,
            match.told[viewer][first:],
            match.waiting(),
            self.ready(),
            viewer != ONLOOKER and match.can_undo(viewer),
            match.over,
        )
        if match.setup.pace.limited:
            update.clocks = self.clocks()
        if full:
            update.view = self.coded_view(viewer)
            update.asked = self.asked(viewer)
            update.options = self.parts(viewer)
            update.moment = self.moment(viewer) if moment else UNSET
            closes = match.closes()
            update.closes = UNSET if closes is None else closes
            update.result = self.result() or UNSET
        return encode(update)

    def ready(self) -> list[int]:
        return sorted(self.match.phase.ready) if self.match.phase else []

    def seat_view(self, viewer: int) -> SeatView:
        """All at once, for who asks by HTTP."""
        match = self.match
        return SeatView(
            viewer,
            len(match.told[viewer]),
            self.view(viewer),
            self.asked(viewer),
            self.option_parts(viewer),
            match.waiting(),
            self.ready(),
            viewer != ONLOOKER and match.can_undo(viewer),
            match.over,
            match.closes(),
            self.clocks(),
            self.moment(viewer),
            self.result(),
        )

    def option_parts(self, viewer: int) -> list[dict[str, str]]:
        return [parts_of(self.game, words) for words in self.options(viewer)]


def parts_of(game: Any, words: str) -> dict[str, str]:
    """An answer's words by their names, from the game's forms: `use crossbow …` has a form of its own."""
    said = words.split(" ")
    two = " ".join(said[:2])
    if len(said) > 1 and two in game.forms:
        return {"words": words, "verb": said[0], "item": said[1], **named(game.forms[two], said[2:])}
    return {"words": words, "verb": said[0], **named(game.forms[said[0]], said[1:])}


def named(kinds: list[str], said: list[str]) -> dict[str, str]:
    """Words by their kinds; a second one of a kind has a 2 behind it."""
    names = [kind if kind not in kinds[:i] else f"{kind}2" for i, kind in enumerate(kinds)]
    return dict(zip(names, said, strict=False))
