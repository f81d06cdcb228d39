"""The leak test can fail: servers that tell a little too much, each in its own way, are found out.

They tell a match in this process, in the messages of the wire, to the same reader as in test_leaks.py.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ossuary.games.dia_de_los_muertos.cards import CARDS
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from support.random_games import choose_in_a_hurry
from support.server.journals import Book
from support.server.leak_checks import Reader, check_collections, public_lines
from support.server.recording_clients import Asked, Collection
from support.server.true_positions import RACE, Leak, Message, Truth
from support.setups import the_game

BONES = "bad-bones"
SPIED = 2
SEATS = 3


class Telling(Book):
    """A book whose every row is followed by what the viewers are told, as a server would."""

    def __init__(self, name: str, teller: Callable[[Match], SeatViews], seed: int = 5) -> None:
        super().__init__(the_game(name), SEATS, seed=seed)
        self.teller = teller(self.match)
        self.collected = [Collection(viewer) for viewer in (0, SPIED)]
        self.rng = random.Random(seed)
        self.tell()

    def tell(self) -> None:
        for kept in self.collected:
            first = sum(len(message["events"]) for message in kept.messages)
            kept.messages.append(json.loads(self.teller.update(kept.viewer, first, True, True)))

    def play(self) -> Collection:
        """To the end; what the spied seat was told."""
        match = self.match
        while not match.over:
            if match.window is not None:
                for seat in match.window.reactors:
                    self.say_and_tell(seat, self.rng.choice(self.options(seat)))
                self.open()
                self.tell()
                continue
            seat = self.rng.choice(match.waiting())
            if not match.is_asked(seat):
                self.say_and_tell(seat, "ready")
            elif match.phase is not None:
                self.say_and_tell(seat, self.rng.choice(self.options(seat)))
            else:
                action = choose_in_a_hurry(match.game, match.state, self.rng)[1]
                self.say_and_tell(seat, match.game.words(match.state, seat, action))
        return self.collected[1]

    def say_and_tell(self, seat: int, words: str) -> None:
        self.say(seat, words)
        self.tell()


def others_with_cards(match: Match, viewer: int) -> list[Any]:
    return [k for k in match.state.skeletons if k.seat != viewer and k.held > 0]


class Mutant(SeatViews):
    """Changes a message before it is sent."""

    def update(self, viewer: int, first: int, full: bool, moment: bool = False) -> bytes:
        message = json.loads(super().update(viewer, first, full, moment))
        self.change(viewer, message)
        return json.dumps(message).encode()

    def change(self, viewer: int, message: Message) -> None:
        raise NotImplementedError


class NamesAHandCard(Mutant):
    """Now and then, one card of one other hand."""

    def change(self, viewer: int, message: Message) -> None:
        others = others_with_cards(self.match, viewer)
        if others and self.match.length % 50 == 0:
            card = next(card for card in range(len(CARDS)) if others[0].hand[card] > 0)
            message["view"]["seats"][others[0].seat - 1]["hand"] = [CARDS[card]]


class NamesALaidCard(Mutant):
    def change(self, viewer: int, message: Message) -> None:
        for k in self.match.state.skeletons:
            if k.laid >= 0:
                message["view"]["seats"][k.seat - 1]["laid"] = CARDS[k.laid]


class CountsTheDrawPile(Mutant):
    """What is unseen without what others hold: the draw pile, card by card."""

    def change(self, viewer: int, message: Message) -> None:
        message["view"]["unseen"] = self.game.facts(self.match.state)["unseen"]


class SendsTheTruth(Mutant):
    """The position as it is, beside a view that says nothing."""

    def change(self, viewer: int, message: Message) -> None:
        message["moment"] = self.match.state.dump()


class OffersAnothersAnswers(Mutant):
    def change(self, viewer: int, message: Message) -> None:
        asked = [other for other in self.match.seats if self.match.is_asked(other)]
        if asked:
            message["options"] = [{"words": words} for words in self.options(asked[0])]


class TellsDraws(Mutant):
    """Another's draw by its front."""

    def change(self, viewer: int, message: Message) -> None:
        for event in message["events"]:
            if event["kind"] == "drew-back" and self.match.length > 60:
                event.update(kind="drew", card="kick")
                del event["bones"]


class SaysMore(Mutant):
    """A part of the message that nobody has heard of."""

    def change(self, viewer: int, message: Message) -> None:
        message["digest"] = self.game.digest(self.match.state)


class ShowsWhoReacts(Mutant):
    """Waits only for those who have a reaction to give."""

    def change(self, viewer: int, message: Message) -> None:
        window = self.match.window
        if window:
            message["waiting"] = [seat for seat in window.reactors if len(self.options(seat)) > 1]


class ShowsDrafts(Mutant):
    """Boards as they are, not as they lay when the phase opened."""

    def change(self, viewer: int, message: Message) -> None:
        message["view"] = self.game.facts(self.match.state)


class ShowsWhoHasDrafted(Mutant):
    """Waits only for those who still have something to draft."""

    def change(self, viewer: int, message: Message) -> None:
        if self.match.phase:
            message["waiting"] = [seat for seat in message["waiting"] if self.match.is_asked(seat)]


@pytest.mark.parametrize("name", [RACE, BONES])
def test_what_the_table_tells_is_no_leak(name: str) -> None:
    book = Telling(name, SeatViews)
    book.play()
    check_collections(book.record(), *book.collected)


@pytest.mark.parametrize(
    ("name", "mutant"),
    [
        *(
            (RACE, mutant)
            for mutant in (
                NamesAHandCard,
                NamesALaidCard,
                CountsTheDrawPile,
                SendsTheTruth,
                OffersAnothersAnswers,
                TellsDraws,
                SaysMore,
                ShowsWhoReacts,
            )
        ),
        *((BONES, mutant) for mutant in (SendsTheTruth, ShowsDrafts, ShowsWhoHasDrafted, SaysMore)),
    ],
)
def test_what_tells_too_much_is_found(name: str, mutant: type[SeatViews]) -> None:
    book = Telling(name, mutant)
    kept = book.play()
    with pytest.raises(Leak):
        check_collections(book.record(), kept)


@pytest.mark.parametrize("line", ["2 lay kick", "* draw 2 kick", "* reveal 2 kick", "= 0123456789ab"])
def test_a_record_that_tells_too_much_is_found(line: str) -> None:
    book = Telling(RACE, SeatViews)
    kept = Collection(SPIED)
    book.play()
    text = book.record()
    reader = Reader(Truth(text), kept)
    headers = text[: text.index("seed: ")] + "---"
    lines = public_lines(reader.truth)
    kept.answers = [Asked("record", "\n".join([headers, *lines[:20]]) + "\n")]
    reader.check()
    kept.answers = [Asked("record", "\n".join([headers, *lines[:10], line]) + "\n")]
    with pytest.raises(Leak):
        reader.check()


def test_an_engine_that_tells_fronts_to_all_is_found() -> None:
    """Even if the truth is made by that engine: a front has to lie open."""
    book = Telling(RACE, SeatViews)
    book.play()
    truth = Truth(book.record())
    other = 1
    truth.told[SPIED] = truth.told[other]
    drawn = next(number for number, told in enumerate(truth.told[other]) if told.event["kind"] == "drew")
    with pytest.raises(Leak):
        truth.check_event(SPIED, drawn, truth.told[other][drawn].event)
    turned = next(number for number, told in enumerate(truth.told[other]) if told.event["kind"] == "laid")
    told = truth.told[other][turned]
    laid = int(truth.steps[told.step].state.skeleton(told.event["seat"]).laid)
    named = {**told.event, "card": CARDS[laid]}
    truth.told[0] = [told._replace(event=named)]
    with pytest.raises(Leak):
        truth.check_event(0, 0, named)
