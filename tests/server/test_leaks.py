"""All that a seat and an onlooker are sent is compared with the truth: nobody is told what they may not know.

A real server, real sockets, and greedy bots as clients in all seats. One seat and an onlooker keep every message of
their sockets, and what they are answered by HTTP now and then (view, events, replay, record, preview, forecast, hint).
When the game is over its whole record is downloaded and replayed: the true position after every answer. Then

- the events told, taken together, are those that this viewer may be told, in order and no more; a card's front in one
  of them lies face up at that moment, has just been turned up, or is in the viewer's own hand;
- every view is placed by the number of events known with it, and is what the rules let the viewer know of the true
  position then: view, position, question and options are the same, to the last number, if all that is hidden from them
  (other hands, laid cards, the draw pile; in a sealed phase all that others have drafted) is made otherwise;
- the public part of a record is the whole record's beginning, without what names a hidden card;
- where nothing is to be said about cards, none is named, and no message has a part that is not known here.

test_sealed.py looks at sealed phases from both sides of a draft: not one byte of what can be asked for changes, and not
one message comes. test_leak_checks.py shows that all this can fail.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from support.server.leak_checks import check_collections
from support.server.players import Person, Player, finish, sit_down
from support.server.recording_clients import Onlooker, Spy
from support.server.serving import Server
from support.server.true_positions import RACE
from support.setups import Setup, counted, every_setup

GAMES = counted(3, 200)
PHASES = counted(10, 200)  # sealed ones
AT_ONCE = 4
BONES = "bad-bones"
VERSUS = [setup for setup in every_setup(BONES) if setup.seats > 1 and "play=versus" in setup.words]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("leaks")) as server:
        yield server


class Tally(NamedTuple):
    """What was looked at."""

    messages: int
    sealed_phases: int


async def play_and_check(server: Server, people: list[Person], setup: Setup, number: int) -> Tally:
    """A game from its first message to its last."""
    seated = await sit_down(people[: setup.seats], [server.address] * setup.seats, setup)
    at = number % setup.seats
    spy = Spy(people[at], server.address, seated[0].table, setup.game, at + 1, bool(number % 2))
    onlooker = Onlooker(server.address, spy.table)
    players: list[Player] = [*seated[:at], spy, *seated[at + 1 :]]
    looking = asyncio.create_task(onlooker.look_on())
    await finish(players)
    await asyncio.wait_for(looking, 30)
    record = await spy.client.get(f"/api/tables/{spy.table}/record")
    for client in (spy.client, onlooker.client):
        await client.aclose()
    kept = (spy.collected, onlooker.collected)
    phases = await asyncio.to_thread(check_collections, record.text, *kept)
    return Tally(sum(len(one.messages) + len(one.answers) for one in kept), phases)


async def play_all(server: Server, setups: Iterator[Setup]) -> list[Tally]:
    """Some games at the same time, until there are no more."""
    people = [await Person.come(server.address, f"P{seat}") for seat in range(6)]
    numbers = enumerate(setups)
    tallies: list[Tally] = []

    async def play_on() -> None:
        for number, setup in numbers:
            tallies.append(await play_and_check(server, people, setup, number))

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(play_on())
    return tallies


def test_no_card_is_told_to_who_may_not_see_it(server: Server) -> None:
    setups = (Setup(RACE, 2 + number % 5, ()) for number in range(GAMES))
    tallies = asyncio.run(play_all(server, setups))
    assert len(tallies) == GAMES
    assert all(tally.messages > 100 for tally in tallies)


def test_nothing_of_a_sealed_phase_is_told_before_it_closes(server: Server) -> None:
    rng = random.Random(4)
    games = counted(2, 16)
    tallies = asyncio.run(play_all(server, (rng.choice(VERSUS) for _ in range(games))))
    assert sum(tally.sealed_phases for tally in tallies) >= PHASES
