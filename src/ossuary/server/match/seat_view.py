"""What each viewer may know of a match, built up from nothing, as messages."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw
from mypy_extensions import mypyc_attr

from ossuary.core.events import ONLOOKER
from ossuary.core.game import Facts
from ossuary.server.match import journal
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from ossuary.server.messages import ClockInfo, OrderInfo, Question, Result, SeatView, Update

ENCODED_OPTIONS: dict[Any, dict[int, Raw]] = {}  # by game: options whose words are the same in any position
encode = msgspec.json.Encoder().encode


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatViews:
    """The views of one match as it is now, each time it is asked for one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.encoded: dict[int, tuple[Facts, Raw]] = {}  # by the identity of a part
        self.encoded_before: dict[int, tuple[Facts, Raw]] = {}

    def view(self, viewer: int) -> Facts:
        """What the viewer may know, as the game's facts."""
        facts: Facts = self.game.facts_for(self.match.position_for(viewer), viewer)
        return facts

    def encoded_view(self, viewer: int) -> Facts:
        """The same with its parts encoded: a part that is one and the same for several viewers is encoded once."""
        facts = self.view(viewer)
        for name, value in facts.items():
            if isinstance(value, list):
                facts[name] = [self._encode_part(part) if isinstance(part, dict) else part for part in value]
        return facts

    def _encode_part(self, part: Facts) -> Raw:
        known = self.encoded.get(id(part))
        if known is None:
            known = self.encoded_before.get(id(part))
            if known is None:
                known = part, Raw(encode(part))  # kept with the part, so that no other gets its id
            self.encoded[id(part)] = known
        return known[1]

    def forget_unused(self) -> None:
        """Keep only the encoded parts that have been used since the last call."""
        self.encoded_before, self.encoded = self.encoded, {}

    def moment(self, viewer: int) -> list[int]:
        """The position as far as the viewer may know it, in the engine's own numbers."""
        numbers: list[int] = self.game.moment(self.match.position_for(viewer), viewer)
        return numbers

    def question(self, seat: int) -> Question | None:
        """What the seat is asked now."""
        match = self.match
        if self._asks_person(seat):
            about = self.game.prompt(match.position_for(seat), seat)
            return Question(match.question_id(seat), about.pop("asked"), about)
        if seat != ONLOOKER and match.may_close(seat) and match.pilots[seat] == PERSON:
            return Question(match.question_id(seat), journal.READY, {})
        return None

    def _asks_person(self, seat: int) -> bool:
        """Whether the person in this seat has to answer now. Where a bot plays on, they are asked nothing."""
        return seat != ONLOOKER and self.match.is_asked(seat) and self.match.pilots[seat] == PERSON

    def options(self, seat: int) -> list[str]:
        """Every legal answer of the person in this seat, in words."""
        if not self._asks_person(seat):
            return []
        position = self.match.position_for(seat)
        words = self.game.words
        return [words(position, seat, action) for action in self.game.legal(position, seat)]

    def encoded_options(self, seat: int) -> list[Raw]:
        """The same as messages: the words, and each word by its name."""
        if not self._asks_person(seat):
            return []
        game, position = self.game, self.match.position_for(seat)
        known = ENCODED_OPTIONS.setdefault(game, {})
        options: list[Raw] = []
        for action in game.legal(position, seat):
            option = known.get(action)
            if option is None:
                option = Raw(encode(parts_of(game, game.words(position, seat, action))))
                if not game.words_depend_on_position(action):
                    known[action] = option
            options.append(option)
        return options

    def chains(self, seat: int) -> list[list[str]]:
        """Answers that this seat can give in one go, each in words."""
        if seat == ONLOOKER or not self.match.is_asked(seat):
            return []
        chains: list[list[str]] = self.game.chains(self.match.position_for(seat), seat)
        return chains

    def premoves(self, seat: int) -> list[list[str]]:
        """Answers that the person in this seat can decide on before they are asked, each list in words."""
        if not self._asks_person(seat):
            return []
        premoves: list[list[str]] = self.game.premoves(self.match.position_for(seat), seat)
        return premoves

    def clocks(self) -> dict[str, ClockInfo]:
        match = self.match
        if not match.setup.pace.limited:
            return {}
        return {
            str(seat): ClockInfo(clock.pace.choice, clock.bank, clock.deadline())
            for seat, clock in enumerate(match.clocks)
            if seat
        }

    def result(self) -> Result | None:
        if not self.match.over:
            return None
        outcome = self.game.outcome(self.match.state)
        made = bool(outcome.winners) if self.match.setup.has_goal else None
        return Result(outcome.winners, outcome.lost, outcome.scores, outcome.cause, made)

    def update(self, viewer: int, first: int, full: bool, moment: bool = False) -> bytes:
        """An update message: events from `first` on and, with `full`, all that the viewer sees now."""
        match = self.match
        update = Update(
            viewer,
            first,
            match.events[viewer][first:],
            match.waiting(),
            self.ready(),
            viewer != ONLOOKER and match.can_undo(viewer),
            match.over,
        )
        if match.setup.pace.limited:
            update.clocks = self.clocks()
        if full:
            update.view = self.encoded_view(viewer)
            update.asked = self.question(viewer)
            update.options = self.encoded_options(viewer)
            update.chains = self.chains(viewer) or UNSET
            update.premoves = self.premoves(viewer) or UNSET
            update.moment = self.moment(viewer) if moment else UNSET
            closes = match.closes()
            update.closes = UNSET if closes is None else closes
            if viewer != ONLOOKER and self.game.standing_orders:
                update.orders = self.orders(viewer)
            update.result = self.result() or UNSET
        return encode(update)

    def ready(self) -> list[int]:
        return sorted(self.match.phase.ready) if self.match.phase else []

    def seat_view(self, viewer: int) -> SeatView:
        """Everything at once, for HTTP."""
        match = self.match
        return SeatView(
            viewer,
            len(match.events[viewer]),
            self.view(viewer),
            self.question(viewer),
            [parts_of(self.game, words) for words in self.options(viewer)],
            match.waiting(),
            self.ready(),
            viewer != ONLOOKER and match.can_undo(viewer),
            match.over,
            match.closes(),
            self.clocks(),
            self.moment(viewer),
            self.result(),
            self.orders(viewer) or UNSET,
            self.chains(viewer) or UNSET,
            self.premoves(viewer) or UNSET,
        )

    def orders(self, seat: int) -> dict[str, OrderInfo]:
        """What the seat has ordered itself, by question."""
        own = self.match.orders.by_seat[seat]
        return {question: OrderInfo(order.words, order.span) for question, order in own.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenViews(SeatViews):
    """The views of a point in a game that is over by now: all hands are open."""

    def view(self, viewer: int) -> Facts:
        """Everything. What is drafted in a sealed phase is left to the events that reveal it, in their order."""
        if self.match.phase is not None and self.game.is_sealed(self.match.state):
            return super().view(viewer)
        facts: Facts = self.game.facts(self.match.position_for(viewer))
        return facts


def parts_of(game: Any, words: str) -> dict[str, str]:
    """An answer's words by their names, from the game's forms; `use crossbow …` has a form of its own."""
    each = words.split(" ")
    two = " ".join(each[:2])
    if len(each) > 1 and two in game.forms:
        return {"words": words, "verb": each[0], "item": each[1], **named(game.forms[two], each[2:])}
    return {"words": words, "verb": each[0], **named(game.forms[each[0]], each[1:])}


def named(kinds: list[str], words: list[str]) -> dict[str, str]:
    """Words by their kinds; the second word of a kind gets a 2 behind its name."""
    names = [kind if kind not in kinds[:i] else f"{kind}2" for i, kind in enumerate(kinds)]
    return dict(zip(names, words, strict=False))
