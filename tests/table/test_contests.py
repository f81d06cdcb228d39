"""Two answers to one choice, from two devices at two processes: exactly one counts, the other is told why not."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable

import pytest
from websockets.asyncio.client import ClientConnection

from ossuary.games import NAMES
from setups import Setup, counted
from table.kept import answer_in, check_kept, journal
from table.players import ACKNOWLEDGED, SENT, Person, Player, Said, sit_down
from table.serving import Server

CONTESTS = counted(15, 150)


class Hand(Player):
    """One of a person's devices: says what it is told to say."""

    async def answer(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def give(self, words: str) -> Said:
        assert self.asked
        said = Said(self.seat, self.asked["question"], words)
        self.said.append(said)
        await self.send(self.socket, said)
        await until(lambda: said.fate != SENT)
        return said


async def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


def question_of(hand: Hand) -> str:
    return str(hand.asked["question"]) if hand.asked else ""


@pytest.mark.parametrize("game", NAMES)
def test_of_two_simultaneous_answers_exactly_one_counts(pair: tuple[Server, Server], game: str) -> None:
    rng = random.Random(game)
    wins: Counter[int] = Counter()
    kept: list[str] = []

    async def contest(hands: list[Hand]) -> None:
        """Both answer the same question at the same time, each in its own way if there are two ways."""
        words = [option["words"] for option in hands[0].options]
        own = rng.sample(words, 2) if len(words) > 1 else words * 2
        said = await asyncio.gather(*(hand.give(answer) for hand, answer in zip(hands, own, strict=True)))
        fates = [one.fate for one in said]
        if len(words) > 1:
            assert sorted(fates) == [ACKNOWLEDGED, "stale-question"]
            wins[fates.index(ACKNOWLEDGED)] += 1
        else:
            assert fates == [ACKNOWLEDGED, ACKNOWLEDGED]  # the same answer twice is one answer
        kept.append(said[fates.index(ACKNOWLEDGED)].words)

    async def play() -> None:
        people = [await Person.come(server.address, "P") for server in pair]
        seated = await sit_down(people, [server.address for server in pair], Setup(game, 2, ()))
        hands = [Hand(people[0], server.address, seated[0].table, game, 1) for server in pair]
        tasks = [asyncio.create_task(player.play()) for player in (seated[1], *hands)]
        done: set[str] = set()

        def agreed() -> bool:
            """Both have learnt what is asked next, or that nothing is."""
            one, other = hands
            asked = question_of(one) == question_of(other) not in done | {""}
            return asked or all(hand.over for hand in hands)

        while wins.total() < CONTESTS:
            await until(agreed)
            if hands[0].over:
                break
            done.add(question_of(hands[0]))
            assert hands[0].asked
            if hands[0].asked["kind"] == "ready":
                hand = hands[rng.randrange(2)]
                await hand.be_ready(hand.socket)
            elif hands[0].closes is None:
                await contest(hands)
            # who has no reaction in time lets it be
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        check_kept(pair[0], [seated[1]])
        written = [answer_in(row.words) for row in journal(pair[0], seated[0].table) if row.seat == 1]
        assert [words for words in written if words] == kept

    asyncio.run(play())
    assert wins.total() >= min(CONTESTS, 10)
